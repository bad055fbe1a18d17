import type { RefusedError } from "../../service/client/errors.ts";
import type { RefusedMember, SentMembers } from "./member.ts";

export type Service = "control plane" | "platform API";

export interface RefusalContext extends SentMembers {
  service: Service;
  /** Rules of this action. */
  rules?: readonly RefusalRule[];
  /** Advice if the service cannot list deployments, as a clause. */
  listAlternative?: string;
  /** Overrides the advice of the rules. */
  nextStep?: string | undefined;
}

/** A refused request with its context, from which the messages are built. */
export interface RefusedRequest extends RefusalContext {
  status: number;
  /** The service's message; empty without one, or if it may be that of a gateway. */
  detail: string;
  operation: RefusedError["operation"];
  /** The inputs that the message names. */
  members: readonly RefusedMember[];
}

type Template = string | ((refused: RefusedRequest) => string);

/** A rule for refusals. Each condition that is present must match the request. */
export interface RefusalRule {
  status?: readonly number[];
  detail?: RegExp;
  operation?: RefusedError["operation"];
  /** Matches an input that the service names. */
  member?: RegExp;
  /** Inputs of which one must be set, and an input that must not. */
  input?: string | readonly string[];
  unsetInput?: string;
  /** Follows the subject of the step. */
  headline: Template;
  /** Absent if the headline or the service's message names the cause. */
  likelyCause?: Template;
  nextStep: Template;
  /** Whether something other than the service answered. */
  isForeign?: true;
}
