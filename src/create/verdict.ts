import { explainRefusal } from "../action/refusal.ts";
import type { ExplainRefusal } from "../action/rejected.ts";
import { given } from "../inputs/given.ts";
import { givenSpec } from "../inputs/resource-spec/input.ts";
import { givenSecrets } from "../inputs/secrets/secrets.ts";
import type { Progress } from "../rollout/progress.ts";
import { UnprovenError } from "../rollout/unproven.ts";
import { type Verdict, verdictOfError } from "../rollout/verdict.ts";
import { CreateInputs } from "./inputs.ts";

/** Ends after which the deployment is there, or may be: what others advise names inputs that this action does not have. */
const OPEN_ENDS = ["timed_out", "cancelled", "error"];

/** The verdict with advice that fits a creation. */
export function advised(verdict: Verdict, progress: Progress): Verdict {
  const { deployment, revision } = progress;
  if (deployment === undefined || !OPEN_ENDS.includes(verdict.outcome)) return verdict;
  const target = [
    `deployment_id: ${deployment.id}`,
    ...(revision === undefined ? [] : [`revision_id: ${revision.id}`]),
  ];
  const advice = `To go on, use the root action with ${target.join(", ")}.`;
  return {
    ...verdict,
    advice: verdict.outcome === "timed_out" ? `${advice} Or give a longer timeout.` : advice,
  };
}

const lookUp = (name: string) =>
  `Look for ${name} on the platform. Where it exists, use its deployment_id with the root action; where it does not, run this again.`;

/** An error as the end of a creation. */
export function verdictOfFailure(
  error: unknown,
  progress: Progress,
  inputs: CreateInputs,
  cancelled: boolean,
): Verdict {
  const { deployment, revision, changeSent } = progress;
  const verdict = verdictOfError(error, progress, cancelled, explainerOf(inputs));
  if (deployment === undefined) {
    const isOpen =
      error instanceof UnprovenError || (verdict.outcome === "cancelled" && changeSent);
    return isOpen ? { ...verdict, advice: lookUp(inputs.name) } : verdict;
  }
  if (revision !== undefined || error instanceof UnprovenError) return verdict;
  const what =
    verdict.outcome === "cancelled"
      ? "The workflow was cancelled"
      : verdict.message.replace(/\.$/, "");
  const message = `Deployment ${deployment.id} was created, but its first revision is not known. ${what}.`;
  return { ...verdict, outcome: verdict.outcome === "cancelled" ? "cancelled" : "error", message };
}

function explainerOf(inputs: CreateInputs): ExplainRefusal {
  return (error) =>
    explainRefusal(error, {
      inputs: Object.keys(CreateInputs.shape),
      given: Object.keys(given(inputs)),
      positionOf: givenSpec(inputs)?.located.positionOf,
      secretsNames: givenSecrets(inputs)?.map(({ name }) => name) ?? [],
      fromEnvNames: inputs.secrets_from_env?.map(({ name }) => name),
    });
}
