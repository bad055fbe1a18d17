import type { RefusedError } from "../../service/client/errors.ts";
import { DEFAULT_RULE, FIRST_RULES, LAST_RULES } from "./both-services.ts";
import { memberNamedIn, type RefusedMember, refusedMember } from "./member.ts";
import type { RefusalContext, RefusalRule, RefusedRequest } from "./rule.ts";

/** A refusal in terms of the inputs. */
interface Refusal extends Pick<RefusalRule, "isForeign"> {
  headline: string;
  likelyCause: string;
  nextStep: string;
  /** The refused inputs, if the service names them. */
  members: readonly RefusedMember[];
}

const MAX_MEMBERS = 20;
/** In messages with other statuses, a named member is not the cause. */
const STATUSES_ABOUT_VALUES = [400, 404, 409, 422];

/** Statuses whose advice depends on whether the service or a gateway answered. */
const AMBIGUOUS_STATUSES = [401, 403, 404];

const isMatch = (
  { status, detail, operation, member, input, unsetInput }: RefusalRule,
  refused: RefusedRequest,
): boolean =>
  (status?.includes(refused.status) ?? true) &&
  (detail?.test(refused.detail) ?? true) &&
  (operation === undefined || operation.resourceLabel === refused.operation?.resourceLabel) &&
  (member === undefined || refused.members.some(({ input }) => member.test(input))) &&
  (input === undefined || refused.providedInputs.includes(input)) &&
  (unsetInput === undefined || !refused.providedInputs.includes(unsetInput));

/** Explains a refusal in terms of the inputs. Quoted reasons are redacted, but not escaped. */
export function explainRefusal(error: RefusedError, context: RefusalContext): Refusal {
  const { status, operation, problems, isPlainText } = error;
  // The service's own reason is JSON: another text says nothing about the credential or an id.
  const isFromGateway =
    isPlainText && AMBIGUOUS_STATUSES.includes(status) && !/^forbidden/i.test(error.detail ?? "");
  const detail = (!isFromGateway && error.detail) || "";
  const { rules = [] } = context;
  const membersInDetail =
    problems.length === 0 && STATUSES_ABOUT_VALUES.includes(status)
      ? memberNamedIn(detail, context)
      : [];
  const members = [
    ...problems.slice(0, MAX_MEMBERS).map((problem) => refusedMember(problem, context)),
    ...membersInDetail,
  ];
  const refused = { ...context, status, detail, operation, members };
  const row =
    [...FIRST_RULES, ...rules, ...LAST_RULES].find((one) => isMatch(one, refused)) ?? DEFAULT_RULE;
  const text = (template: RefusalRule["headline"] = "") =>
    typeof template === "string" ? template : template(refused);
  return {
    members,
    headline: text(row.headline),
    likelyCause: text(row.likelyCause),
    nextStep: context.nextStep ?? text(row.nextStep),
    ...(row.isForeign && { isForeign: true }),
  };
}
