import { PATIENCE } from "../../../service/client/patience.ts";
import { onThePlatform } from "../../rollout/describe.ts";
import { addressOf } from "../../rollout/known.ts";
import type { Deploy } from "../context.ts";
import { addressFor, SET_ADDRESS } from "./address.ts";
import type { Finding, Limits } from "./ask.ts";
import { findUnprotected } from "./protection.ts";
import { findUnhealthy } from "./smoke-test.ts";

/** The name of a check that failed, how the deploy ends so, and what was found. */
export interface FailedCheck {
  check: string;
  outcome: "unhealthy" | "unprotected";
  finding: Finding;
}

/** The checks that passed, by name, and the first one that failed. */
interface Checked {
  passed: string[];
  failed?: FailedCheck;
}

/** Asks the agent server what the inputs ask for. */
export async function check(deploy: Deploy): Promise<Checked> {
  const passed: string[] = [];
  for (const { name, input, outcome, find } of CHECKS) {
    if (deploy.inputs[input] === undefined) continue;
    const finding = await find(deploy);
    if (finding !== undefined) return { passed, failed: { check: name, outcome, finding } };
    deploy.world.report.tell(`${name} passed`);
    passed.push(name);
  }
  return { passed };
}

function limitsOf({ world, inputs }: Deploy, limitMs: number): Limits {
  return {
    deadline: world.deadline.within(limitMs),
    pauseMs: Math.min(inputs.poll_interval, PATIENCE.checkPause.ms),
  };
}

async function smokeTest(deploy: Deploy): Promise<Finding | undefined> {
  const { world, inputs, notebook } = deploy;
  const { smoke_test_assistant: assistant_id, smoke_test_token: token } = inputs;
  const { smoke_test_input: input = {}, smoke_test_expect: expect } = inputs;
  const address = addressFor(notebook.known.deployment, inputs);
  if ("problem" in address)
    return { seen: `smoke_test_url ${address.problem}`, advice: SET_ADDRESS };
  world.report.tell(`smoke test: asking ${new URL(address.url).origin}`);
  const run = assistant_id === undefined ? undefined : { assistant_id, input, expect };
  const asked = { ...address, token, where: onThePlatform(notebook.known) };
  return findUnhealthy(world, asked, run, limitsOf(deploy, PATIENCE.smokeTest.ms));
}

async function protect(deploy: Deploy): Promise<Finding | undefined> {
  const { world, inputs, notebook } = deploy;
  const { auth_check_url: url = "", auth_check_token: token, smoke_test_url } = inputs;
  const addresses = [addressOf(notebook.known.deployment), smoke_test_url];
  const isOwn = addresses.some((address) => address && url.startsWith(address));
  world.report.tell(`protection check: asking ${new URL(url).origin} without a credential`);
  const asked = { url, token, isOwn, where: onThePlatform(notebook.known) };
  return findUnprotected(world, asked, limitsOf(deploy, PATIENCE.protection.ms));
}

const CHECKS = [
  { name: "smoke test", input: "smoke_test_url", outcome: "unhealthy", find: smokeTest },
  { name: "protection check", input: "auth_check_url", outcome: "unprotected", find: protect },
] as const;

/** The check of the agent server that failed, if one did. Notes those that passed. */
export async function failedCheck(deploy: Deploy): Promise<FailedCheck | undefined> {
  const { passed, failed } = await check(deploy);
  deploy.notebook.add({ checksPassed: passed });
  return failed;
}
