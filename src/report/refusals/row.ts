import type { RefusedError } from "../../service/client/errors.ts";
import type { RefusedMember } from "./member.ts";

export type Service = "control plane" | "platform API";

/** What the words on a refusal depend on. */
export interface Refused {
  service: Service;
  status: number;
  /** The service's own sentence; empty if it gave none. */
  detail: string;
  operation: RefusedError["operation"];
  /** The names of the inputs that were given. */
  given: readonly string[];
  /** What it names of them. */
  members: readonly RefusedMember[];
  /** What to do if the service has no list of deployments, as a clause. */
  withoutList: string;
}

type Said = string | ((refused: Refused) => string);

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
  headline: Said;
  /** Absent if the headline, or what the service says, is all that is known. */
  likelyCause?: Said;
  nextStep: Said;
  /** Whether something else than the service has answered. */
  isForeign?: true;
}

/** What is said of a refusal. */
export type Advice = Record<"headline" | "likelyCause" | "nextStep", string> &
  Pick<Row, "isForeign">;

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

/** What the first row says that fits, or else the last one. */
export function adviceIn(rows: readonly Row[], otherwise: Row, refused: Refused): Advice {
  const row = rows.find((one) => fits(one, refused)) ?? otherwise;
  const text = (said: Said = "") => (typeof said === "string" ? said : said(refused));
  return {
    headline: text(row.headline),
    likelyCause: text(row.likelyCause),
    nextStep: text(row.nextStep),
    ...(row.isForeign && { isForeign: true }),
  };
}
