import type { Ending } from "../action/ending.ts";
import type { ExplainRefusal } from "../action/refusal.ts";
import { explainRefusal } from "../action/refusal.ts";
import { HAS_AGENT } from "../action/refusal-advice.ts";
import { RefusedError, UnprovenError } from "../client/errors.ts";
import { omitAbsent } from "../contract/operation.ts";
import { givenSpec } from "../inputs/resource-spec/input.ts";
import { givenSecrets, inputsOfSecrets } from "../inputs/secrets/secrets.ts";
import { endingOfError } from "../rollout/end/ending-of-error.ts";
import type { Progress } from "../rollout/progress.ts";
import { subjectOf } from "../rollout/words.ts";
import { CreateInputs } from "./inputs.ts";

/** Whether the deployment was there before: it was read, and is changed. */
const isChange = ({ before }: Progress) => before !== undefined;

/** After these the deployment exists, or may exist. */
const OPEN_ENDS: readonly string[] = ["timed_out", "cancelled", "error"];

/**
 * The usual advice names inputs that this action does not have: here it leads to the root action.
 */
export function withAdvice(
  ending: Ending,
  progress: Progress,
  { if_exists }: Pick<CreateInputs, "if_exists">,
): Ending {
  const { deployment, revision } = progress;
  if (ending.outcome === "deployed" && !isChange(progress))
    return created(ending, progress, if_exists);
  if (deployment === undefined || !OPEN_ENDS.includes(ending.outcome)) return ending;
  if (isChange(progress) && revision === undefined) return ending;
  const target = [
    `deployment_id: ${deployment.id}`,
    ...(revision === undefined ? [] : [`revision_id: ${revision.id}`]),
  ];
  const advice = `To keep watching, use the root action with ${target.join(", ")}.`;
  const isTimeout = ending.outcome === "timed_out";
  return { ...ending, advice: isTimeout ? `${advice} Or set a longer timeout.` : advice };
}

function created(ending: Ending, progress: Progress, if_exists: CreateInputs["if_exists"]): Ending {
  const end = { ...ending, headline: `${subjectOf(progress)} was created` };
  if (if_exists === "update") return end;
  const name = progress.deployment?.name;
  const advice = `Deploy later versions with the root action and deployment_name: ${name}, or with this step and if_exists: update.`;
  return { ...end, advice };
}

const LEFT_OVER =
  "Run this again in five minutes, because the list, which shows no deployment of this name, may be behind. If it ends so again, most likely a tracing project of this name is left over from a deployment that was deleted: delete that project, or choose another name.";

const lookUp = (name: string) =>
  `Look for ${name} on the platform. Where it exists, use its deployment_id with the root action; where it does not, run this again.`;

/** Whether the service refused a creation because of its name. Nothing was created. */
export const isTaken = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && error.status === 409 && !HAS_AGENT.test(error.message);

/** An error as the end of a creation. */
export function endingOfFailure(
  error: unknown,
  progress: Progress,
  inputs: CreateInputs,
  { isCancelled, elapsedMs }: { isCancelled: boolean; elapsedMs: number },
): Ending {
  const { deployment, revision, changeSent } = progress;
  const explain = explainerOf(inputs, isChange(progress));
  const ending = endingOfError(error, progress, { isCancelled, explain, elapsedMs });
  const { outcome } = ending;
  if (isChange(progress)) return ending;
  if (isTaken(error)) {
    const headline = `${subjectOf(progress)}: the name is taken`;
    const advice = inputs.if_exists === "update" ? LEFT_OVER : ending.advice;
    return { ...ending, headline, ...(advice === undefined ? {} : { advice }) };
  }
  if (deployment === undefined) {
    const isOpen = error instanceof UnprovenError || (outcome === "cancelled" && changeSent);
    const headline = `${subjectOf(progress)}: not known whether it was created`;
    return isOpen ? { ...ending, headline, advice: lookUp(inputs.name) } : ending;
  }
  if (revision !== undefined) return ending;
  const headline = `${subjectOf(progress)} was created, but its first revision is not known`;
  if (outcome === "cancelled")
    return { ...ending, headline, message: "The workflow was cancelled." };
  return { ...ending, headline, outcome: "error" };
}

function explainerOf(inputs: CreateInputs, isChange: boolean): ExplainRefusal {
  const given = Object.keys(omitAbsent(inputs));
  return (error) =>
    explainRefusal(error, {
      inputs: Object.keys(CreateInputs.shape),
      // Of a change no name can be taken.
      given: isChange ? given.filter((name) => name !== "name") : given,
      positionOf: givenSpec(inputs)?.located.positionOf,
      secretsNames: givenSecrets(inputs)?.map(({ name }) => name) ?? [],
      secretsInputs: inputsOfSecrets(inputs),
    });
}
