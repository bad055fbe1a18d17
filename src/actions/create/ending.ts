import { givenSpec } from "../../inputs/resource-spec/input.ts";
import { givenSecrets, inputsOfSecrets } from "../../inputs/secrets/secrets.ts";
import type { Ending } from "../../report/conclusion.ts";
import type { PhaseWords } from "../../report/error-ending.ts";
import { HAS_AGENT } from "../../report/refusals.ts";
import { type ExplainRefusal, explainRefusal } from "../../report/refused-input.ts";
import { RefusedError } from "../../service/client/errors.ts";
import type { Phase } from "../../service/client/write/write.ts";
import { omitAbsent } from "../../service/contract/operation.ts";
import { subjectOf } from "../rollout/describe.ts";
import { endingOfFailure, watchingWords } from "../rollout/end/ending.ts";
import type { Known } from "../rollout/known.ts";
import { CreateInputs } from "./inputs.ts";

const lookUp = (name: string) =>
  `Look for ${name} on the platform. If it exists, use its deployment_id with the root action; if it does not, run this again.`;

/** What an error or a cancel leaves, by how far the creation has come. */
const CREATION = (known: Known, name: string): Record<Phase, PhaseWords> => ({
  "not sent": {
    headline: "nothing was created",
    cancelled: "cancelled before anything was created",
    message: "",
  },
  sent: {
    headline: "not known whether it was created",
    cancelled: "cancelled, not known whether it was created",
    message: "The workflow was cancelled while the creation was being sent.",
    advice: lookUp(name),
  },
  accepted: {
    ...watchingWords(known),
    headline: known.revision ? "end not known" : "created, but its first revision is not known",
    ...(known.revision
      ? {}
      : {
          cancelled: "cancelled, created, but its first revision is not known",
          message: "The workflow was cancelled.",
        }),
  },
});

const LEFT_OVER =
  "Run this again in five minutes, because the list, which shows no deployment of this name, may be behind. If it ends so again, most likely a tracing project of this name is left over from a deployment that was deleted: delete that project, or choose another name.";

/** Whether the service refused a creation because of its name. Nothing was created. */
export const isTaken = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && error.status === 409 && !HAS_AGENT.test(error.message);

/** An error as the end of a creation, or of the change of what exists. */
export function endingOfCreation(
  error: unknown,
  known: Known,
  inputs: CreateInputs,
  isCancelled: boolean,
): Ending {
  const isChange = known.before !== undefined;
  const explain = explainerOf(inputs, isChange);
  if (isChange) return endingOfFailure(error, known, explain, isCancelled);
  const words = CREATION(known, inputs.name);
  const ending = endingOfFailure(error, known, explain, isCancelled, words);
  if (!isTaken(error) || ending.outcome !== "rejected") return ending;
  const advice = inputs.if_exists === "update" ? { advice: LEFT_OVER } : {};
  return { ...ending, headline: `${subjectOf(known)}: the name is taken`, ...advice };
}

/** The end of a creation whose first revision serves. */
export function created(ending: Ending, known: Known, { if_exists, name }: CreateInputs): Ending {
  const end = { ...ending, headline: `${subjectOf(known)} was created` };
  if (if_exists === "update") return end;
  const advice = `Deploy later versions with the root action and deployment_name: ${name}, or with this step and if_exists: update.`;
  return { ...end, advice };
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
