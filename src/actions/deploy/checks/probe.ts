import type { Piece, Text } from "../../../report/blocks.ts";
import { truncate } from "../../../report/format.ts";
import { adviceOnUnreachable, shortReason } from "../../../report/unanswered.ts";
import { ContractError, ServiceError, UnreachableError } from "../../../service/client/errors.ts";
import { parseRefusal } from "../../../service/client/http/error-body.ts";
import { type Server, withTimeout } from "../../../service/client/http/http.ts";
import { LIMITS } from "../../../service/client/limits.ts";
import { createOutageLog } from "../../../service/client/outage-log.ts";
import { poll, TWO_READS } from "../../../service/client/poll.ts";
import type { StepContext } from "../../../step/step-context.ts";
import { platformLink } from "../../rollout/describe.ts";
import type { Deploy } from "../context.ts";

/** A request to an agent server, and how a check interprets its responses. */
export interface Probe {
  method: "GET" | "POST";
  /** The URL for messages: without a query, which may hold a token. */
  address: string;
  /** The expected response, for messages. */
  expected: string;
  input: string;
  /** Sent to this address only, in both headers: handlers and platforms read different ones. */
  token: string | undefined;
  /** For a request with side effects: retried only if it was never sent. */
  isSentOnce?: true;
  /** One attempt. The server that it gets has no credential except the token. */
  send: (server: Server) => Promise<AgentResponse>;
  judge: (result: ProbeResult) => Verdict;
}

interface AgentResponse {
  status: number;
  text: string;
  /** The server's own message, if it was read already. */
  detail?: string | undefined;
  /** The verdict on the revision that the server reports. */
  reportedVerdict?: Verdict;
}

export type ProbeResult = AgentResponse | { failure: ServiceError };

/** What is wrong with an agent server, as a clause, and what to do about it. */
export interface Finding {
  /** Precedes the problem. */
  prefix?: string;
  /** The response, or why there is none. */
  problem: string;
  /** Whether the revision is at fault, not an input: then the first advice is to roll back. */
  isBroken?: boolean;
  /** Whether another revision, or another deployment, responded. */
  isOther?: true;
  advice: Text;
  /** Follows the name of what was deployed, if it says more than that the check failed. */
  headline?: string;
  /** Why there is no rollback although the check failed, as a clause. */
  noRollbackReason?: string;
}

/** A judgement of a response, with what differs from the default finding if the check failed. */
export interface Verdict extends Partial<Finding> {
  /** Identifies the verdict: consecutive reads must agree on it. */
  key: string;
  passes?: true;
  /** How long it must last before it counts. */
  minDurationMs?: number;
  /** It counts only at the deadline. */
  isTransient?: true;
}

export const OK: Verdict = { key: "ok", passes: true };

/** How far the request got, judging by the response. */
export function accessOf(result: ProbeResult): "refused" | "accepted" | "unknown" {
  if ("failure" in result) return "unknown";
  const { status } = result;
  if (status === 401 || status === 403) return "refused";
  const isUnknown = status === 429 || status >= 500 || (status >= 300 && status < 400);
  return isUnknown ? "unknown" : "accepted";
}

/**
 * Polls until two consecutive responses agree, because the previous revision may respond once more
 * during the switch, or until the deadline. Returns what is wrong, or undefined.
 */
export async function probeUntilStable(
  { ctx, inputs, store }: Deploy,
  probe: Probe,
): Promise<Finding | undefined> {
  const { clock, deadline, report } = ctx;
  const pauseMs = Math.min(inputs.poll_interval, LIMITS.checkPause.ms);
  const link = platformLink(store.state);
  const outage = createOutageLog({ clock, report, server: { name: "agent server" } });
  const { lastReply } = await poll(ctx, {
    interval: { minMs: pauseMs, maxMs: pauseMs },
    read: async () => {
      const result = await sendProbe(ctx, probe);
      return { result, verdict: probe.judge(result) };
    },
    stateOf: ({ verdict }) => verdict.key,
    neededEvidence: ({ verdict: { isTransient, minDurationMs: ms = 0 } }) =>
      isTransient ? undefined : { reads: probe.isSentOnce ? 1 : TWO_READS.reads, ms },
    onReply({ result, verdict }, isEnd) {
      if (verdict.passes || isEnd) return;
      const { problem: title } = defaultFinding(ctx, probe, result, link);
      outage.onFailure(new ContractError({ title }), clock.now() + deadline.leftMs);
    },
    heartbeat: () => outage.heartbeat(),
  });
  if (lastReply === undefined || lastReply.verdict.passes) return undefined;
  return { ...defaultFinding(ctx, probe, lastReply.result, link), ...lastReply.verdict };
}

async function sendProbe(
  ctx: StepContext,
  { token, isSentOnce, send }: Probe,
): Promise<ProbeResult> {
  const headers: Record<string, string> =
    token === undefined ? {} : { authorization: `Bearer ${token}`, "x-api-key": token };
  try {
    // A run may take until the deadline.
    const server = isSentOnce ? ctx.server : withTimeout(ctx.server, ctx.deadline.requestMs);
    return await send({ ...server, headers });
  } catch (error) {
    ctx.signal.throwIfAborted();
    if (!(error instanceof ServiceError)) throw error;
    const { status, detail } = error;
    const isResponse = status !== undefined && !(error instanceof ContractError);
    return isResponse ? { status, text: "", detail } : { failure: error };
  }
}

/** The finding for a response that has no verdict of its own. */
function defaultFinding(
  { server }: StepContext,
  probe: Probe,
  result: ProbeResult,
  link: Piece,
): Finding {
  const target = `${probe.method} ${probe.address}`;
  const advice = defaultAdvice(probe.input, result, link);
  if ("failure" in result)
    return { problem: `${target} failed: ${shortReason(result.failure)}`, advice };
  const isBroken = result.status >= 500;
  return { problem: `${target} ${describeResponse(server, probe, result)}`, isBroken, advice };
}

// Beyond the contract: agent-auth.
const REFUSED_HEADERS: Record<number, string> = {
  401: ", which is how a handler refuses Authorization: Bearer",
  403: ", which is how a platform refuses X-Api-Key",
};

function describeResponse(
  server: Server,
  { expected, token }: Probe,
  { status, text, detail = parseRefusal(text, server.redact).detail }: AgentResponse,
): string {
  const header = (token && REFUSED_HEADERS[status]) ?? "";
  // The published agent server explains invalid runs in plain text.
  const reason = detail ?? /^([A-Z][^<{\n]+)\.$/.exec(server.redact(text).trim())?.[1];
  const explanation = reason === undefined ? explainStatus(status) : `: ${excerpt(reason)}`;
  return `answered ${status} instead of ${expected}${header}${explanation}`;
}

function explainStatus(status: number): string {
  if (status === 404) return ": there is no such path";
  if (status >= 500) return ": the server, or a gateway in front of it, failed";
  return status >= 300 && status < 400 ? ": a redirect, which is not followed" : "";
}

/** Advice by the status of the response, or on a missing response. */
function defaultAdvice(input: string, result: ProbeResult, link: Piece): Text {
  if ("failure" in result && result.failure instanceof UnreachableError)
    return adviceOnUnreachable(result.failure, input, ["read the deploy log ", link]);
  const status = "status" in result ? result.status : 0;
  if (status === 404) return `Correct ${input}: its path is wrong, or it leads to another server.`;
  if (status >= 500) return ["Read the deploy log ", link, "."];
  if (status >= 300 && status < 400) return `Set ${input} to the address that it redirects to.`;
  const check = `Check whether ${input} is the address of the agent server, and `;
  return [check, "read the deploy log ", link, "."];
}

const MAX_CHARACTERS = 300;

export const excerpt = (text: string) => truncate(text, MAX_CHARACTERS);
