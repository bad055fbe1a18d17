import type { RefusedError } from "../../service/client/errors.ts";
import { FIRST, LAST, UNKNOWN } from "./any.ts";
import { memberNamedIn, type RefusedMember, refusedMember, type Sent } from "./member.ts";
import { type Advice, adviceIn, type Row, type Service } from "./row.ts";

/** What a step that is refused was about. */
export interface RefusalContext extends Sent {
  service: Service;
  /** What is so of this action alone. */
  rows?: readonly Row[];
  /** What to do if the service has no list of deployments, as a clause. */
  withoutList?: string;
}

/** A refusal in the words of the inputs. */
export interface Refusal extends Advice {
  /** What of the inputs was refused, if the service names it. */
  members: readonly RefusedMember[];
}

export type ExplainRefusal = (error: RefusedError) => Refusal;

const MOST_MEMBERS = 20;
/** In a sentence of another status, a member is not what is wrong. */
const OF_VALUES = [400, 404, 409, 422];

/**
 * Explains a refusal in the words of the inputs. It quotes the service in short, but neither
 * escapes nor redacts what it quotes.
 */
export function explainRefusal(error: RefusedError, context: RefusalContext): Refusal {
  const { status, detail = "", operation, problems } = error;
  const { service, given, rows = [], withoutList = "" } = context;
  const inSentence =
    problems.length === 0 && OF_VALUES.includes(status) ? memberNamedIn(detail, context) : [];
  const members = [
    ...problems.slice(0, MOST_MEMBERS).map((problem) => refusedMember(problem, context)),
    ...inSentence,
  ];
  const refused = { service, status, detail, operation, given, members, withoutList };
  return { members, ...adviceIn([...FIRST, ...rows, ...LAST], UNKNOWN, refused) };
}
