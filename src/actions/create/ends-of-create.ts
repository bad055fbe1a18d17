import { givenSpec } from "../../inputs/resource-spec/input.ts";
import { givenSecrets, inputsOfSecrets } from "../../inputs/secrets/secrets.ts";
import type { End } from "../../report/conclusion.ts";
import type { PhaseWords } from "../../report/error-ending.ts";
import {
  ACCEPTED,
  CREATION,
  HAS_AGENT,
  LIST,
  READ,
  UNLISTED,
  UNUSUAL_NAME,
} from "../../report/refusals/control-plane.ts";
import type { RefusalContext } from "../../report/refusals/refusal.ts";
import { RefusedError } from "../../service/client/errors.ts";
import type { Phase } from "../../service/client/write/write.ts";
import { omitAbsent } from "../../service/contract/operation.ts";
import { howToContinue, subjectOf } from "../rollout/describe.ts";
import { endOfError, outcomeUnknown, watchingWords } from "../rollout/end/ends-of-errors.ts";
import { deployedIn, nowSo } from "../rollout/end/ends-of-rollout.ts";
import type { Known } from "../rollout/known.ts";
import { CreateInputs } from "./inputs.ts";
import { hasUnusualName } from "./request.ts";

/** What an error or a cancel leaves, by how far the creation has come. */
const LEFT = (known: Known, name: string): Record<Phase, PhaseWords> => ({
  "not sent": {
    headline: "nothing was created",
    cancelled: "cancelled before anything was created",
    message: "",
  },
  sent: {
    headline: "not known whether it was created",
    cancelled: "cancelled, not known whether it was created",
    message: "The workflow was cancelled while the creation was being sent.",
    advice: `Look for ${name} on the platform. If it exists, use its deployment_id with the root action; if it does not, run this again.`,
  },
  accepted: {
    ...watchingWords(known),
    headline: outcomeUnknown(known) ?? "created, but its first revision is not known",
    ...(known.revision
      ? {}
      : {
          cancelled: "cancelled, created, but its first revision is not known",
          message: "The workflow was cancelled.",
        }),
  },
});

/** Whether the service refused a creation because of its name. Nothing was created. */
export const isTaken = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && error.status === 409 && !HAS_AGENT.test(error.detail ?? "");

/** An error as the end of a creation, or of the change of what exists. */
export function endOfCreation(
  error: unknown,
  known: Known,
  name: string,
  context: RefusalContext,
  isCancelled: boolean,
): End<Known> {
  const wordsOf = known.before === undefined ? (now: Known) => LEFT(now, name) : undefined;
  return endOfError(error, known, context, isCancelled, wordsOf);
}

/** The first revision of what was created serves. */
export const created: End<Known> = {
  outcome: "deployed",
  words: (known) => ({
    headline: `${subjectOf(known)} was created${nowSo(known).replace(/^ /, " and ")}`,
    message: deployedIn(known),
  }),
};

export const started: End<Known> = {
  outcome: "not_waited",
  words: (known) => ({
    headline: `${subjectOf(known)} was created; its rollout has started`,
    message: "Not waiting for it (wait: false).",
    advice: howToContinue(known),
  }),
};

export const planned = ({ if_exists }: CreateInputs): End<Known> => ({
  outcome: "planned",
  words: (known) => ({
    headline: `${subjectOf(known)} would be created`,
    message: `Nothing was sent (dry_run)${if_exists === "fail" ? ", so neither the credential nor the name was checked" : ""}.`,
  }),
});

/** What a read, the creation or the change was about, if it is refused. */
export function contextOf(inputs: CreateInputs, known: Known): RefusalContext {
  const rows = known.before === undefined ? rowsOfCreation(inputs) : READ;
  const isAccepted = known.revision !== undefined || known.phase === "accepted";
  return {
    service: "control plane",
    rows: [...LIST, ...(isAccepted ? ACCEPTED : []), ...rows],
    withoutList: `leave if_exists out to create ${inputs.name}, and change it by the root action with its deployment_id`,
    inputs: Object.keys(CreateInputs.shape),
    given: Object.keys(omitAbsent(inputs)),
    positionOf: givenSpec(inputs)?.located.positionOf,
    secretsNames: givenSecrets(inputs)?.map(({ name }) => name) ?? [],
    secretsInputs: inputsOfSecrets(inputs),
  };
}

const rowsOfCreation = ({ name, if_exists }: CreateInputs) => [
  ...(hasUnusualName(name) ? UNUSUAL_NAME : []),
  ...(if_exists === "update" ? UNLISTED : []),
  ...CREATION,
];
