import type { RefusedError } from "../../service/client/errors.ts";
import { NoListError } from "../look-up-by-name.ts";
import { FIRST, LAST, UNKNOWN } from "./any.ts";
import { memberNamedIn, type RefusedMember, refusedMember, type Sent } from "./member.ts";
import { type Advice, adviceIn, type Row, type Service } from "./row.ts";

/** What a step that is refused was about. */
export interface RefusalContext extends Sent {
  service: Service;
  /** What is so of this action alone. */
  rows?: readonly Row[];
}

/** A refusal in the words of the inputs. */
export interface Refusal extends Advice {
  /** What of the inputs was refused, if the service names it. */
  members: readonly RefusedMember[];
}

export type ExplainRefusal = (error: RefusedError) => Refusal;

const MOST_MEMBERS = 20;
/** Of other statuses a sentence that names a member is about something else. */
const OF_VALUES = [400, 404, 409, 422];

/**
 * Explains a refusal in the words of the inputs. It quotes the service in short, but neither
 * escapes nor redacts what it quotes.
 */
export function explainRefusal(error: RefusedError, context: RefusalContext): Refusal {
  const { status, detail = "" } = error;
  const { service, given, rows = [] } = context;
  const isOfList = error instanceof NoListError;
  const named = error.problems
    .slice(0, MOST_MEMBERS)
    .map((problem) => refusedMember(problem, context));
  const isNamed = named.length > 0 || isOfList || !OF_VALUES.includes(status);
  const inSentence = isNamed ? undefined : memberNamedIn(detail, context);
  const members = inSentence === undefined ? named : [inSentence];
  const withoutList = isOfList ? error.otherwise : undefined;
  const refused = { service, status, detail, given, members, withoutList };
  return { members, ...(adviceIn([...FIRST, ...rows, ...LAST], refused) ?? UNKNOWN) };
}
