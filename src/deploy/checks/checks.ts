import type { Ending } from "../../action/ending.ts";
import type { DeploymentState } from "../../contract/deployments.ts";
import { agentAddress, needsAllowHttp } from "../../inputs/field/base-url.ts";
import type { Problem } from "../../inputs/problem.ts";
import { addressOf } from "../../rollout/end/facts.ts";
import { subjectOf, theRevision } from "../../rollout/words.ts";
import type { DeployInputs } from "../inputs.ts";
import type { Step } from "../step.ts";
import type { Finding, Limits } from "./ask.ts";
import { findUnprotected } from "./protection.ts";
import { findUnhealthy } from "./smoke-test.ts";

/** From the switch to two good answers. */
const SMOKE_TEST_MS = 60_000;
const PROTECTION_MS = 2 * 60_000;
/** Two answers are compared, so that a long pause between polls would leave no time for them. */
const MAX_PAUSE_MS = 5_000;

/** A check of the agent server that failed. */
export interface FailedCheck extends Finding {
  outcome: "unhealthy" | "unprotected";
  /** After the name of the deployment. */
  headline: string;
}

/** Asks the agent server what the inputs ask for, and returns the first check that fails. */
export async function failedCheck(step: Step): Promise<FailedCheck | undefined> {
  const { world, inputs } = step;
  const pauseMs = Math.min(inputs.poll_interval, MAX_PAUSE_MS);
  const limitsOf = (limitMs: number) => ({
    deadline: world.deadline.within(limitMs),
    pauseMs,
  });
  if (inputs.smoke_test_url !== undefined) {
    world.report.tell("checking that the agent server answers");
    const unhealthy = await smokeTest(step, limitsOf(SMOKE_TEST_MS));
    if (unhealthy !== undefined)
      return { outcome: "unhealthy", headline: "failed the smoke test", ...unhealthy };
  }
  const { auth_check_url: url, auth_check_token: token } = inputs;
  if (url === undefined) return undefined;
  world.report.tell("checking that the agent server rejects requests without a credential");
  const found = await findUnprotected(world, { url, token }, limitsOf(PROTECTION_MS));
  return found && { outcome: "unprotected", ...found };
}

async function smokeTest(
  { world, inputs, progress }: Step,
  limits: Limits,
): Promise<Finding | undefined> {
  const { smoke_test_assistant: assistant_id, smoke_test_token: token } = inputs;
  const { smoke_test_input: input = {}, smoke_test_expect: expect } = inputs;
  const address = addressFor(progress.deployment, inputs);
  if ("problem" in address) return { seen: `smoke_test_url ${address.problem}`, advice: SET };
  const run = assistant_id === undefined ? undefined : { assistant_id, input, expect };
  return findUnhealthy(world, { ...address, token, run }, limits);
}

const SET = "Set smoke_test_url to the address of the agent server.";

/** The address to ask and the input that gives it, or why there is none. */
function addressFor(
  deployment: DeploymentState | undefined,
  { smoke_test_url, custom_url, allow_http }: DeployInputs,
): { url: string; from: string } | { problem: string } {
  const from = "smoke_test_url";
  if (smoke_test_url !== "auto") return { url: smoke_test_url ?? "", from };
  const shown = custom_url ?? addressOf(deployment);
  if (shown === "") return { problem: "is auto, but the service shows no address" };
  const address = agentAddress.safeParse(SCHEME.test(shown) ? shown : `https://${shown}`);
  if (!address.success) return { problem: "is auto, but what the service shows is not an address" };
  if (!allow_http && needsAllowHttp(address.data))
    return { problem: "is auto, but the service shows a plain http address" };
  // contract: of a github deployment, the service alone sets it.
  const isSettable = deployment?.source !== "github" && shown !== deployment?.url;
  return { url: address.data, from: isSettable ? "custom_url" : from };
}

const SCHEME = /^https?:\/\//i;

/** What rules out the smoke test, before anything is sent. */
export function checkProblemsWith(deployment: DeploymentState, inputs: DeployInputs): Problem[] {
  // The address of a deployment that has never served may come later.
  if (inputs.smoke_test_url !== "auto" || deployment.active_revision_id === null) return [];
  const address = addressFor(deployment, inputs);
  return "url" in address
    ? []
    : [{ input: "smoke_test_url", message: `${address.problem}. ${SET}` }];
}

/** The ending, unless a check of the agent server fails. */
export async function checkedEnding(step: Step, ending: Ending): Promise<Ending> {
  const failed = await failedCheck(step);
  if (failed === undefined) return ending;
  const { outcome, seen, advice, headline } = failed;
  const { progress } = step;
  const message = [...theRevision(progress), ` is deployed, but ${seen}.`];
  return { outcome, headline: `${subjectOf(progress)} ${headline}`, message, advice };
}
