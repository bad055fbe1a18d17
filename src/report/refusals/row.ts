import type { RefusedMember } from "./member.ts";

export type Service = "control plane" | "platform API";

/** What is said of a refusal. */
export interface Advice {
  /** After the name of what the step is about. */
  headline: string;
  /** Whether the status would say nothing more. */
  isPlain?: true;
  /** Absent if the headline, or what the service says, is all that is known. */
  likelyCause?: string;
  nextStep: string;
  /** Whether something else than the service has answered. */
  isForeign?: true;
}

/** What the advice on a refusal depends on. */
export interface Refused {
  service: Service;
  status: number;
  /** The service's own sentence; empty if it gave none. */
  detail: string;
  /** The names of the inputs that were given. */
  given: readonly string[];
  /** What it names of them. */
  members: readonly RefusedMember[];
  /** What to do if the service has no list of deployments, as a clause, if that was asked for. */
  withoutList?: string | undefined;
}

/** A row of the table of refusals: what is said of those that all of its columns fit. */
export interface Row {
  /** Of any status, if absent. */
  status?: readonly number[];
  /** What the service says. */
  says?: RegExp;
  /** The input that it names. */
  member?: RegExp;
  /** An input that was given, */
  given?: string;
  /** and what else has to be so. */
  if?: (refused: Refused) => boolean;
  advice: Advice | ((refused: Refused) => Advice);
}

const fits = (row: Row, refused: Refused): boolean =>
  (row.status?.includes(refused.status) ?? true) &&
  (row.says?.test(refused.detail) ?? true) &&
  (row.given === undefined || refused.given.includes(row.given)) &&
  (row.member === undefined || refused.members.some(({ input }) => row.member?.test(input))) &&
  (row.if?.(refused) ?? true);

/** What the first row says that fits. The last one of a table fits everything. */
export function adviceIn(rows: readonly Row[], refused: Refused): Advice | undefined {
  const advice = rows.find((row) => fits(row, refused))?.advice;
  return advice instanceof Function ? advice(refused) : advice;
}
