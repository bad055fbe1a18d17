import type { RefusedError } from "../../service/client/errors.ts";
import { FIRST, LAST, UNKNOWN } from "./any.ts";
import { memberNamedIn, type RefusedMember, refusedMember } from "./member.ts";
import type { RefusalContext, Refused, Row } from "./row.ts";

/** A refusal in terms of the inputs. */
interface Refusal extends Pick<Row, "isForeign"> {
  headline: string;
  likelyCause: string;
  nextStep: string;
  /** The refused inputs, if the service names them. */
  members: readonly RefusedMember[];
}

const MAX_MEMBERS = 20;
/** In messages with other statuses, a named member is not the cause. */
const OF_VALUES = [400, 404, 409, 422];

/** Statuses whose advice depends on whether the service or a gateway answered. */
const OF_SERVICE = [401, 403, 404];

const fits = (
  { status, says, of, member, given, lacks }: Row,
  { status: answered, detail, operation, members, given: all }: Refused,
): boolean =>
  (status?.includes(answered) ?? true) &&
  (says?.test(detail) ?? true) &&
  (of === undefined || of.reads === operation?.reads) &&
  (member === undefined || members.some(({ input }) => member.test(input))) &&
  (given === undefined || all.includes(given)) &&
  (lacks === undefined || !all.includes(lacks));

/** Quotes the service, shortened, but neither escaped nor redacted. */
export function explainRefusal(error: RefusedError, context: RefusalContext): Refusal {
  const { status, operation, problems, isText } = error;
  // The service's own reason is JSON: any other text says nothing of the credential or an id.
  const isOfGateway =
    isText && OF_SERVICE.includes(status) && !/^forbidden/i.test(error.detail ?? "");
  const detail = (!isOfGateway && error.detail) || "";
  const { rows = [] } = context;
  const inSentence =
    problems.length === 0 && OF_VALUES.includes(status) ? memberNamedIn(detail, context) : [];
  const members = [
    ...problems.slice(0, MAX_MEMBERS).map((problem) => refusedMember(problem, context)),
    ...inSentence,
  ];
  const refused = { ...context, status, detail, operation, members };
  const row = [...FIRST, ...rows, ...LAST].find((one) => fits(one, refused)) ?? UNKNOWN;
  const text = (template: Row["headline"] = "") =>
    typeof template === "string" ? template : template(refused);
  return {
    members,
    headline: text(row.headline),
    likelyCause: text(row.likelyCause),
    nextStep: context.nextStep ?? text(row.nextStep),
    ...(row.isForeign && { isForeign: true }),
  };
}
