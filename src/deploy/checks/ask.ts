import { counted, shortened } from "../../action/wording.ts";
import type { World } from "../../action/world.ts";
import { refusal } from "../../client/call.ts";
import type { Deadline } from "../../client/clock.ts";
import {
  ContractError,
  RefusedError,
  type ServiceError,
  UnreachableError,
} from "../../client/errors.ts";
import { type Server, within } from "../../client/http/http.ts";
import { reasonOf } from "../../client/trouble.ts";

/** A request to an agent server. The credential goes to this address only. */
export interface Question {
  method: "GET" | "POST";
  /** Where to, for a person to read: a query is left out, which may hold a token. */
  address: string;
  /** The right answer, for a person to read. */
  wanted: string;
  /** The input that gives the address. */
  input: string;
  token: string | undefined;
  /** Whether an attempt may outlive the asking, though not the deadline of the step. */
  hasAllTime?: true;
  /** One attempt. The server that it gets has no credential but the token. */
  send: (server: Server) => Promise<{ status: number; text: string }>;
}

/** What one request came to. */
export type Answer = { status: number; text: string } | { failure: ServiceError };

/** What an agent server did, as a clause, and what to do about it. */
export interface Finding {
  seen: string;
  advice: string;
}

export interface Limits {
  deadline: Deadline;
  pauseMs: number;
}

/** Whether an answer ends the asking, is right so far, or is wrong and may pass. */
export type Verdict = "settled" | "right" | "wrong";

const MAX_DETAIL_CHARACTERS = 300;

async function attempt(world: World, question: Question, limitMs: number): Promise<Answer> {
  const { token, hasAllTime } = question;
  const headers: Record<string, string> =
    token === undefined ? {} : { authorization: `Bearer ${token}` };
  try {
    const server = hasAllTime ? world.server : within(world.server, limitMs);
    return await question.send({ ...server, headers });
  } catch (error) {
    world.signal.throwIfAborted();
    if (error instanceof RefusedError) return { status: error.status, text: "" };
    if (error instanceof UnreachableError && error.status !== undefined)
      return { status: error.status, text: "" };
    if (error instanceof UnreachableError || error instanceof ContractError)
      return { failure: error };
    throw error;
  }
}

/**
 * Asks until an answer is settled or the deadline has come, and returns the last answer. Wrong
 * answers before it are logged, each kind once.
 */
export function ask(
  world: World,
  question: Question,
  limits: Limits,
  judge: (answer: Answer) => Verdict,
): Promise<Answer> {
  const { clock, report } = world;
  const kinds = new Set<string | number | undefined>();
  let wrong: { count: number; sinceMs: number } | undefined;
  const onWrong = (answer: Answer) => {
    wrong = { count: (wrong?.count ?? 0) + 1, sinceMs: wrong?.sinceMs ?? clock.now() };
    const kind = "status" in answer ? answer.status : codeOf(answer.failure);
    if (!kinds.has(kind)) report.tell(`${findingOf(question, answer).seen}; trying again.`);
    kinds.add(kind);
  };
  const words = () => {
    if (wrong === undefined) return "still waiting for an answer of the agent server";
    const since = `${report.timeOf(wrong.sinceMs)}, ${counted(wrong.count, "try", "tries")}`;
    const end = report.timeOf(clock.now() + limits.deadline.leftMs);
    return `no right answer of the agent server since ${since}. Giving up at ${end}.`;
  };
  return report.during(words, () => askUntilSettled(world, question, limits, { judge, onWrong }));
}

async function askUntilSettled(
  world: World,
  question: Question,
  { deadline, pauseMs }: Limits,
  on: { judge: (answer: Answer) => Verdict; onWrong: (answer: Answer) => void },
): Promise<Answer> {
  for (;;) {
    const answer = await attempt(world, question, deadline.requestMs);
    const verdict = on.judge(answer);
    const left = deadline.leftMs;
    if (verdict === "settled" || left <= 0) return answer;
    if (verdict === "wrong") on.onWrong(answer);
    await world.clock.sleep(Math.min(pauseMs, left), world.signal);
  }
}

const codeOf = (failure: ServiceError) =>
  failure instanceof UnreachableError ? failure.code : failure.name;

export const isStatus = (answer: Answer, isWanted: (status: number) => boolean) =>
  "status" in answer && isWanted(answer.status);

/** What an answer other than the right one means. */
export function findingOf(question: Question, answer: Answer): Finding {
  return "failure" in answer ? unreached(question, answer.failure) : answered(question, answer);
}

const DOES_NOT_RUN = (input: string) =>
  `Check the host and port of ${input}; if they are right, the server is not running: read its log on the platform.`;
const IS_SLOW = (input: string) =>
  `Check whether this runner can reach ${input}; if it can, read the server's log on the platform.`;

/** What is said of a failure below HTTP, by its code. */
const FAILURES: [RegExp, (address: string) => string, (input: string) => string][] = [
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    (address) => `the host of ${address} is not known`,
    (input) => `Correct ${input}; if it is right, its DNS record is missing.`,
  ],
  [
    /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/,
    (address) => `nothing listens at ${address}`,
    DOES_NOT_RUN,
  ],
  [
    /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/,
    (address) => `the connection to ${address} was closed without an answer`,
    DOES_NOT_RUN,
  ],
  [/^UND_ERR_CONNECT_TIMEOUT$/, (address) => `${address} accepted no connection in time`, IS_SLOW],
  [
    /^(TimeoutError|UND_ERR_(HEADERS|BODY)_TIMEOUT)$/,
    (address) => `${address} gave no answer in time`,
    IS_SLOW,
  ],
];

function unreached({ method, address, input }: Question, failure: ServiceError): Finding {
  const { code = "", permanent = false } = failure instanceof UnreachableError ? failure : {};
  const known = FAILURES.find(([pattern]) => pattern.test(code));
  if (known !== undefined) {
    const [, seen, advice] = known;
    return { seen: `${seen(address)} (${code})`, advice: advice(input) };
  }
  if (permanent && code !== "") {
    const seen = `no secure connection to ${address} was possible (${code})`;
    const advice = `Correct ${input} or the server's certificate; for a private certificate authority, set NODE_EXTRA_CA_CERTS.`;
    return { seen, advice };
  }
  const reason = reasonOf(failure);
  return {
    seen: `${method} ${address} failed: ${reason}`,
    advice: `Check whether ${input} is the address of the agent server.`,
  };
}

/** What is said of a status, in its order: the first that fits. */
const STATUSES: [(status: number) => boolean, string, (input: string) => string][] = [
  [
    (status) => status === 404,
    ": there is no such path",
    (input) => `Correct ${input}: its path is wrong, or it leads to another server.`,
  ],
  [
    (status) => status >= 500,
    ": the server, or a gateway in front of it, failed",
    () => "Read the server's log on the platform.",
  ],
  [
    (status) => status >= 300 && status < 400,
    ": a redirect, which is not followed",
    (input) => `Set ${input} to the address that it redirects to.`,
  ],
  [
    () => true,
    "",
    (input) => `Check whether ${input} is the address of the agent server, and read its log.`,
  ],
];

function answered(
  { method, address, wanted, input }: Question,
  { status, text }: { status: number; text: string },
): Finding {
  const found = STATUSES.find(([fits]) => fits(status));
  const { detail } = refusal("", status, text);
  const meaning = detail === undefined ? found?.[1] : `: ${quoted(detail)}`;
  return {
    seen: `${method} ${address} answered ${status} instead of ${wanted}${meaning}`,
    advice: found?.[2](input) ?? "",
  };
}

/** A text of the agent server, in short. */
export const quoted = (text: string) => shortened(text, MAX_DETAIL_CHARACTERS);

/** The same for JSON, with the blanks between which it can be cut. */
export const quotedJson = (json: unknown) =>
  quoted(JSON.stringify(json, null, 1).replace(/\n\s*/g, " "));

/** An address as it is shown. */
export function shown(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
