import type { Ending } from "../../action/ending.ts";
import { subjectOf, theRevision } from "../../rollout/words.ts";
import type { Step } from "../step.ts";
import { addressFor, SET_ADDRESS } from "./address.ts";
import type { Finding, Limits } from "./ask.ts";
import { findUnprotected } from "./protection.ts";
import { findUnhealthy } from "./smoke-test.ts";

/** From the switch to two good answers. */
const SMOKE_TEST_MS = 60_000;
const PROTECTION_MS = 2 * 60_000;
/** Two answers are compared, so that a long pause between polls would leave no time for them. */
const MAX_PAUSE_MS = 5_000;

/** The checks that passed, by name, and the first one that failed. */
interface Checked {
  passed: string[];
  failed?: Finding & { outcome: "unhealthy" | "unprotected"; headline: string };
}

/** Asks the agent server what the inputs ask for. */
export async function check(step: Step): Promise<Checked> {
  const passed: string[] = [];
  for (const { name, input, outcome, find } of CHECKS) {
    if (step.inputs[input] === undefined) continue;
    const finding = await find(step);
    if (finding !== undefined)
      return { passed, failed: { outcome, headline: `failed the ${name}`, ...finding } };
    step.world.report.tell(`${name} passed`);
    passed.push(name);
  }
  return { passed };
}

function limitsOf({ world, inputs }: Step, limitMs: number): Limits {
  return {
    deadline: world.deadline.within(limitMs),
    pauseMs: Math.min(inputs.poll_interval, MAX_PAUSE_MS),
  };
}

async function smokeTest(step: Step): Promise<Finding | undefined> {
  const { world, inputs, progress } = step;
  const { smoke_test_assistant: assistant_id, smoke_test_token: token } = inputs;
  const { smoke_test_input: input = {}, smoke_test_expect: expect } = inputs;
  const address = addressFor(progress.deployment, inputs);
  if ("problem" in address)
    return { seen: `smoke_test_url ${address.problem}`, advice: SET_ADDRESS };
  world.report.tell(`smoke test: asking ${new URL(address.url).origin}`);
  const run = assistant_id === undefined ? undefined : { assistant_id, input, expect };
  return findUnhealthy(world, { ...address, token }, run, limitsOf(step, SMOKE_TEST_MS));
}

async function protect(step: Step): Promise<Finding | undefined> {
  const { world, inputs } = step;
  const { auth_check_url: url = "", auth_check_token: token } = inputs;
  const isReached = inputs.smoke_test_url !== undefined;
  world.report.tell(`protection check: asking ${new URL(url).origin} without a credential`);
  return findUnprotected(world, { url, token, isReached }, limitsOf(step, PROTECTION_MS));
}

const CHECKS = [
  { name: "smoke test", input: "smoke_test_url", outcome: "unhealthy", find: smokeTest },
  { name: "protection check", input: "auth_check_url", outcome: "unprotected", find: protect },
] as const;

/** How a check of the agent server failed, if one did. Notes those that passed. */
export async function failedCheck(step: Step): Promise<Ending | undefined> {
  const { progress } = step;
  const { passed, failed } = await check(step);
  progress.checksPassed = passed;
  if (failed === undefined) return undefined;
  const { seen, headline, ...more } = failed;
  const message = [...theRevision(progress), ` is deployed, but ${seen}.`];
  return { ...more, headline: `${subjectOf(progress)} ${headline}`, message };
}
