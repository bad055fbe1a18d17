import type { Attempt } from "./write.ts";

/** What one attempt at a write came to. */
export type Answer = Attempt<unknown>["kind"];

/** What the service shows of a write that may have arrived. */
export type Sight<Found> =
  | { kind: "ours"; found: Found }
  /** Nothing new is there. */
  | { kind: "nothing" }
  /** Something new is there that is not ours, or cannot be told apart from ours. */
  | { kind: "foreign"; why: string }
  /** The service could not be read. */
  | { kind: "unknown"; why: string };

/**
 * `reject`: nothing of ours exists, and the service does not want it. `send`: send again.
 * `search`: look for what an earlier attempt may have made. `adopt`: what was found is ours.
 * `give_up`: nobody can prove what happened, and sending again might do it twice.
 */
export type Decision = "reject" | "send" | "search" | "adopt" | "give_up";

/** An attempt that was throttled, refused or never left this machine has made nothing. */
const MAY_HAVE_ARRIVED: Record<Answer, boolean> = {
  applied: true,
  ambiguous: true,
  refused: false,
  throttled: false,
  unsent: false,
};

/** Repeating an accepted write would do it twice, and a refused one would be refused again. */
const MAY_BE_REPEATED: Record<Answer, boolean> = {
  applied: false,
  ambiguous: true,
  refused: false,
  throttled: true,
  unsent: true,
};

export const hasArrived = (answer: Answer): boolean => MAY_HAVE_ARRIVED[answer];

export interface Facts {
  answer: Answer;
  /** Whether any attempt so far, this one included, may have arrived. It never becomes false. */
  mayHaveArrived: boolean;
  /** Undefined before the search that follows the answer. */
  result: Sight<unknown>["kind"] | undefined;
  /** Whether the limit on repetitions allows another one. */
  maySendAgain: boolean;
}

/**
 * Answers "is it ours, and may I send again?" for every write that must not happen twice. While no
 * attempt can have arrived there is nothing to find, so whatever is new belongs to someone else.
 */
export function decide({ answer, mayHaveArrived, result, maySendAgain }: Facts): Decision {
  if (!mayHaveArrived) return MAY_BE_REPEATED[answer] ? "send" : "reject";
  if (result === undefined) return "search";
  if (result === "ours") return "adopt";
  const isProvenAbsent = result === "nothing" && MAY_BE_REPEATED[answer];
  return isProvenAbsent && maySendAgain ? "send" : "give_up";
}
