import type { Piece, Text } from "../../../report/blocks.ts";
import { adviceOnSilence, reasonAlone } from "../../../report/unanswered.ts";
import { cut } from "../../../report/wording.ts";
import type { World } from "../../../report/world.ts";
import { refusal } from "../../../service/client/call.ts";
import { ContractError, ServiceError, UnreachableError } from "../../../service/client/errors.ts";
import { type Server, withTimeout } from "../../../service/client/http/http.ts";
import { PATIENCE } from "../../../service/client/patience.ts";
import { createTrouble } from "../../../service/client/trouble.ts";
import { onThePlatform } from "../../rollout/describe.ts";
import type { Deploy } from "../context.ts";

/** A request to an agent server, and how a check interprets its responses. */
export interface Question {
  method: "GET" | "POST";
  /** The URL for messages, without its query, which may hold a token. */
  address: string;
  /** The expected response, for messages. */
  wanted: string;
  input: string;
  /** Sent to this address only, in both headers: handlers and platforms read different ones. */
  token: string | undefined;
  /** For a request with side effects: retried only if it was never sent. */
  isSentOnce?: true;
  /** One attempt. The server that it gets has no credential except the token. */
  send: (server: Server) => Promise<Reply>;
  /** Equal meanings are the same object. */
  meaningOf: (answer: Answer) => Meaning;
}

interface Reply {
  status: number;
  text: string;
  /** The server's own message, if it was read already. */
  detail?: string | undefined;
}

export type Answer = Reply | { failure: ServiceError };

/** What an agent server did, as a clause, and what to do about it. */
export interface Finding {
  seen: string;
  /** Whether the revision is at fault, not an input: then rolling back comes first. */
  isBroken?: boolean;
  advice: Text;
  /** After the name of what was deployed, if it says more than that the check failed. */
  headline?: string;
  /** Why there is no rollback although the check failed, as a clause. */
  keepsRevision?: string;
}

export type Meaning = "right" | Wrong;

/** What a wrong answer means beyond what is said of any such answer. */
export interface Wrong extends Partial<Finding> {
  /** Before what was seen. */
  how?: string;
  /** How long it must last before it counts: forever if it may be transient. */
  lastsMs?: number;
}

export const MAY_PASS = Number.POSITIVE_INFINITY;

/** How far the request got, judging by the response. */
export function passageOf(answer: Answer): "refused" | "accepted" | "unknown" {
  if ("failure" in answer) return "unknown";
  const { status } = answer;
  if (status === 401 || status === 403) return "refused";
  const isUnknown = status === 429 || status >= 500 || (status >= 300 && status < 400);
  return isUnknown ? "unknown" : "accepted";
}

/**
 * Polls until two consecutive responses agree, because the previous revision may answer once more
 * during the switch, or until the deadline. Returns what is wrong, or undefined.
 */
export function askUntilSure(
  { world, inputs, store }: Deploy,
  question: Question,
): Promise<Finding | undefined> {
  const { clock, deadline, report, signal } = world;
  const pauseMs = Math.min(inputs.poll_interval, PATIENCE.checkPause.ms);
  const where = onThePlatform(store.known);
  const trouble = createTrouble({ clock, report, server: { name: "agent server" } });
  let last: { meaning: Meaning; sinceMs: number } | undefined;
  /** Whether the result has been the same for as long as it must last. */
  function isSure(meaning: Meaning): boolean {
    const isRepeated = meaning === last?.meaning;
    if (last === undefined || !isRepeated) last = { meaning, sinceMs: clock.now() };
    const { lastsMs = 0 }: Wrong = meaning === "right" ? {} : meaning;
    return (isRepeated || question.isSentOnce === true) && clock.now() - last.sinceMs >= lastsMs;
  }
  const asking = async () => {
    for (;;) {
      const answer = await attempt(world, question);
      const meaning = question.meaningOf(answer);
      const isOver = isSure(meaning);
      const left = deadline.leftMs;
      if (isOver && meaning === "right") return undefined;
      const usual = usualFinding(world, question, answer, where);
      if (isOver || left <= 0) return findingOf(question, usual, meaning);
      if (meaning !== "right")
        trouble.failed(new ContractError({ why: usual.seen }), clock.now() + left);
      await clock.sleep(Math.min(pauseMs, left), signal);
    }
  };
  return report.during(() => trouble.words(), asking);
}

async function attempt(world: World, { token, isSentOnce, send }: Question): Promise<Answer> {
  const headers: Record<string, string> =
    token === undefined ? {} : { authorization: `Bearer ${token}`, "x-api-key": token };
  try {
    // A run has all the time of the step.
    const server = isSentOnce ? world.server : withTimeout(world.server, world.deadline.requestMs);
    return await send({ ...server, headers });
  } catch (error) {
    world.signal.throwIfAborted();
    if (!(error instanceof ServiceError)) throw error;
    const { status, detail } = error;
    const isAnswer = status !== undefined && !(error instanceof ContractError);
    return isAnswer ? { status, text: "", detail } : { failure: error };
  }
}

/** `right` is a correct last response that was not confirmed. */
function findingOf(question: Question, usual: Finding, meaning: Meaning): Finding {
  if (meaning !== "right") {
    const { how, lastsMs: _, ...more } = meaning;
    const said = { ...usual, ...more };
    return { ...said, seen: how === undefined ? said.seen : `${how}, ${said.seen}` };
  }
  const { method, address, wanted } = question;
  const seen = `${method} ${address} did not answer ${wanted} twice in a row before the time limit`;
  return { seen, advice: "Set a longer timeout." };
}

/** The message for a response whose meaning is unknown. */
function usualFinding(
  { server }: World,
  question: Question,
  answer: Answer,
  where: Piece,
): Finding {
  const asked = `${question.method} ${question.address}`;
  const advice = usualAdvice(question.input, answer, where);
  // The advice for a transport failure names another input.
  if ("failure" in answer)
    return { seen: `${asked} failed: ${reasonAlone(answer.failure)}`, isBroken: false, advice };
  const isBroken = answer.status >= 500;
  return { seen: `${asked} ${answered(server, question, answer)}`, isBroken, advice };
}

// Beyond the contract: agent-doors.
const REFUSED_HEADERS: Record<number, string> = {
  401: ", which is how a handler refuses Authorization: Bearer",
  403: ", which is how a platform refuses X-Api-Key",
};

function answered(
  server: Server,
  { wanted, token }: Question,
  { status, text, detail = refusal(server, "", status, text).detail }: Reply,
): string {
  const header = (token && REFUSED_HEADERS[status]) ?? "";
  // The published agent server explains in plain text what is wrong with a run.
  const said = detail ?? /^([A-Z][^<{\n]+)\.$/.exec(server.clean(text).trim())?.[1];
  const why = said === undefined ? meaningIn(status) : `: ${inShort(said)}`;
  return `answered ${status} instead of ${wanted}${header}${why}`;
}

function meaningIn(status: number): string {
  if (status === 404) return ": there is no such path";
  if (status >= 500) return ": the server, or a gateway in front of it, failed";
  return status >= 300 && status < 400 ? ": a redirect, which is not followed" : "";
}

/** What to do about an answer by its status, or about none. */
function usualAdvice(input: string, answer: Answer, where: Piece): Text {
  if ("failure" in answer && answer.failure instanceof UnreachableError)
    return adviceOnSilence(answer.failure, input, ["read the deploy log ", where]);
  const status = "status" in answer ? answer.status : 0;
  if (status === 404) return `Correct ${input}: its path is wrong, or it leads to another server.`;
  if (status >= 500) return ["Read the deploy log ", where, "."];
  if (status >= 300 && status < 400) return `Set ${input} to the address that it redirects to.`;
  const check = `Check whether ${input} is the address of the agent server, and `;
  return [check, "read the deploy log ", where, "."];
}

const MAX_CHARACTERS = 300;

/** A message of the agent server, redacted and shortened. */
export const inShort = (text: string) => cut(text, MAX_CHARACTERS);

export function addressShown(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
