import { RefusedError } from "../client/errors.ts";
import type { Progress } from "../rollout/progress.ts";
import { UnprovenError } from "../rollout/unproven.ts";
import { type Verdict, verdictOfError } from "../rollout/verdict.ts";

/** Ends after which the deployment is there, or may be: what others advise names inputs that this action does not have. */
const OPEN_ENDS = ["timed_out", "cancelled", "error"];

/** The verdict with advice that fits a creation. */
export function advised(verdict: Verdict, progress: Progress): Verdict {
  const { deployment, revision } = progress;
  if (deployment === undefined || !OPEN_ENDS.includes(verdict.outcome)) return verdict;
  const target = [`deployment_id: ${deployment.id}`, ...(revision === undefined ? [] : [`revision_id: ${revision.id}`])];
  const advice = `To go on, use the root action with ${target.join(", ")}.`;
  return { ...verdict, advice: verdict.outcome === "timed_out" ? `${advice} Or give a longer timeout.` : advice };
}

const lookUp = (name: string) =>
  `Look for ${name} on the platform. Where it exists, use its deployment_id with the root action; where it does not, run this again.`;

/** An error as the end of a creation. */
export function verdictOfFailure(error: unknown, progress: Progress, name: string, cancelled: boolean): Verdict {
  const { deployment, revision, changeSent } = progress;
  if (deployment === undefined && error instanceof RefusedError) return refused(error);
  const verdict = verdictOfError(error, progress, cancelled);
  if (deployment === undefined) {
    const isOpen = error instanceof UnprovenError || (verdict.outcome === "cancelled" && changeSent);
    return isOpen ? { ...verdict, advice: lookUp(name) } : verdict;
  }
  if (revision !== undefined || error instanceof UnprovenError) return verdict;
  const what = verdict.outcome === "cancelled" ? "The workflow was cancelled" : verdict.message.replace(/\.$/, "");
  const message = `Deployment ${deployment.id} was created, but its first revision is not known. ${what}.`;
  return { ...verdict, outcome: verdict.outcome === "cancelled" ? "cancelled" : "error", message };
}

const REFUSALS: Record<number, string> = {
  401: "Check api_key or bearer_token: it is unknown, expired or of another installation.",
  403: "The credential may not create deployments. If the message speaks of a workspace, give tenant_id.",
  404: "Check base_url: a self-hosted installation lives under a path, such as https://example.com/api-host.",
  409: "Give another name; or deploy to the one that exists with the root action, by its deployment_id.",
};

function refused({ status, message }: RefusedError): Verdict {
  const taken = status === 409 ? "name: a deployment or tracing project of this name exists. " : "";
  const advice = REFUSALS[status] ?? "Correct the values that the service names; dry_run: true shows what would be sent.";
  return { outcome: "rejected", message: `${taken}${message}.`, advice };
}
