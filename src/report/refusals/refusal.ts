import type { RefusedError } from "../../service/client/errors.ts";
import {
  DEFAULT_RULE,
  FIRST_RULES,
  INVALID_CREDENTIAL,
  LAST_RULES,
  OTHER_REGION_RULE,
} from "./both-services.ts";
import { memberNamedIn, refusedMember } from "./member.ts";
import type { RefusalContext, RefusalRule, RefusedRequest } from "./rule.ts";

const MAX_MEMBERS = 20;
/** Statuses of refusals that are due to a member of the request: the message may name it. */
const STATUSES_ABOUT_VALUES = [400, 404, 409, 422];

/** Statuses whose advice depends on whether the service or a gateway answered. */
const AMBIGUOUS_STATUSES = [401, 403, 404];

const isMatch = (
  { status, detail, operation, member, input, unsetInput }: RefusalRule,
  request: RefusedRequest,
): boolean =>
  (status?.includes(request.status) ?? true) &&
  (detail?.test(request.detail) ?? true) &&
  (operation === undefined || operation.resourceLabel === request.operation?.resourceLabel) &&
  (member === undefined || request.members.some((one) => member.test(one.input))) &&
  (input === undefined || [input].flat().some((one) => request.providedInputs.includes(one))) &&
  (unsetInput === undefined || !request.providedInputs.includes(unsetInput));

/** Explains a refusal in terms of the inputs. Quoted reasons are redacted, but not escaped. */
export function explainRefusal(error: RefusedError, context: RefusalContext) {
  const { status, operation, problems, isPlainText } = error;
  // The service gives its reason as JSON, except a bare Forbidden.
  const isFromGateway =
    isPlainText &&
    AMBIGUOUS_STATUSES.includes(status) &&
    !OTHER_REGION_RULE.detail.test(error.detail ?? "");
  const detail = (!isFromGateway && error.detail) || "";
  const { rules = [] } = context;
  const mayNameMember = problems.length === 0 && STATUSES_ABOUT_VALUES.includes(status);
  const members = mayNameMember
    ? memberNamedIn(detail, context)
    : problems.slice(0, MAX_MEMBERS).map((problem) => refusedMember(problem, context));
  // Some services answer 403 in place of 401.
  const ruleStatus = status === 403 && INVALID_CREDENTIAL.test(detail) ? 401 : status;
  const request = { ...context, status: ruleStatus, detail, operation, members };
  const rule =
    [...FIRST_RULES, ...rules, ...LAST_RULES].find((one) => isMatch(one, request)) ?? DEFAULT_RULE;
  const render = (template: RefusalRule["headline"] = "") =>
    typeof template === "string" ? template : template(request);
  return {
    members,
    headline: render(rule.headline),
    likelyCause: render(rule.likelyCause),
    nextStep: context.nextStep ?? render(rule.nextStep),
    isForeign: rule.isForeign === true,
  };
}
