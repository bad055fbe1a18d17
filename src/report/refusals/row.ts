import type { RefusedError } from "../../service/client/errors.ts";
import type { RefusedMember, Sent } from "./member.ts";

export type Service = "control plane" | "platform API";

/** What a step that is refused was about. */
export interface RefusalContext extends Sent {
  service: Service;
  /** What is so of this action alone. */
  rows?: readonly Row[];
  /** What to do if the service has no list of deployments, as a clause. */
  withoutList?: string;
  /** What to do, if more than the rows say is known of that. */
  nextStep?: string | undefined;
}

/** What the words on a refusal depend on. */
export interface Refused extends RefusalContext {
  status: number;
  /** The service's own sentence; empty if it gave none. */
  detail: string;
  operation: RefusedError["operation"];
  /** What it names of the inputs. */
  members: readonly RefusedMember[];
}

type Template = string | ((refused: Refused) => string);

/** A row of a table of refusals: what is said of one that all columns fit that the row has. */
export interface Row {
  status?: readonly number[];
  /** What the service says. */
  says?: RegExp;
  /** What was asked for. */
  of?: RefusedError["operation"];
  /** The input that the service names. */
  member?: RegExp;
  /** An input that was given, and one that was not. */
  given?: string;
  lacks?: string;
  /** After the name of what the step is about. */
  headline: Template;
  /** Absent if the headline, or what the service says, is all that is known. */
  likelyCause?: Template;
  nextStep: Template;
  /** Whether something else than the service has answered. */
  isForeign?: true;
}
