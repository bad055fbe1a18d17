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

/** A request to an agent server, and how a check judges the response. */
export interface Probe {
  /** Method and URL, for messages: without a query, which may hold a token. */
  request: string;
  /** The expected status, for messages. */
  expected: string;
  /** The input that sets the URL. */
  input: string;
  /** Sent only to the agent server, as `Authorization` and as `X-Api-Key`: it may read only one. */
  token: string | undefined;
  /** For a request with side effects: retried only if no attempt was delivered. */
  isSentOnce?: true;
  /** One attempt. `server` has no credential except the token. */
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
  /** Whether the revision is at fault, not an input: if it serves, the advice is to roll back. */
  isBroken?: boolean;
  /** Whether another revision or another deployment responded; undefined if unknown. */
  isOther?: boolean;
  advice: Text;
  /** Follows the name of what was deployed. By default, it says that the check failed. */
  headline?: string;
  /** Why there is no rollback although the check failed, as a clause. */
  noRollbackReason?: string;
}

/** A judgement of a response. Its members replace those of the default finding. */
export interface Verdict extends Partial<Finding> {
  passes?: true;
  /** How long consecutive verdicts must be the same before they count. */
  minDurationMs?: number;
  /** Whether the verdict counts only at the deadline. */
  isTransient?: true;
}

export const OK: Verdict = { passes: true };

/** Whether the server accepted the credential, or its absence, judging by the status. */
export function accessOf(result: ProbeResult): "refused" | "accepted" | "unknown" {
  if ("failure" in result) return "unknown";
  const { status } = result;
  if (status === 401 || status === 403) return "refused";
  const isUnknown = status === 429 || status >= 500 || (status >= 300 && status < 400);
  return isUnknown ? "unknown" : "accepted";
}

/**
 * Polls until the deadline, or until a verdict is confirmed, usually by a second one: the previous
 * revision may respond once more during the switch. Returns undefined if nothing is wrong.
 */
export async function probeUntilStable({ ctx, inputs, store }: Deploy, probe: Probe) {
  const { clock, deadline, report } = ctx;
  const pauseMs = Math.min(inputs.poll_interval, LIMITS.checkPause.ms);
  const link = platformLink(store.state);
  const outage = createOutageLog({ clock, report, server: { name: "agent server" } });
  const { lastReply: reply } = await poll(ctx, {
    interval: [pauseMs, pauseMs],
    read: async () => {
      const result = await sendProbe(ctx, probe);
      const verdict = probe.judge(result);
      return { verdict, finding: { ...defaultFinding(ctx, probe, result, link), ...verdict } };
    },
    stateOf: ({ verdict }) => JSON.stringify(verdict),
    neededEvidence: ({ verdict: { isTransient, minDurationMs: ms = 0 } }) =>
      isTransient ? undefined : { reads: probe.isSentOnce ? 1 : TWO_READS.reads, ms },
    onReply({ verdict, finding: { problem: title } }, isConfirmed) {
      if (verdict.passes || isConfirmed) return;
      outage.onFailure(new ContractError({ title }), clock.now() + deadline.leftMs);
    },
    heartbeat: () => outage.heartbeat(),
  });
  return reply?.verdict.passes ? undefined : reply?.finding;
}

async function sendProbe(ctx: StepContext, { token, isSentOnce, send }: Probe) {
  const headers: Record<string, string> =
    token === undefined ? {} : { authorization: `Bearer ${token}`, "x-api-key": token };
  try {
    // A request that is sent once, such as a run, may outlast the deadline of the check.
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

function defaultFinding(
  { server }: StepContext,
  { request, expected, input }: Probe,
  result: ProbeResult,
  link: Piece,
): Finding {
  if ("failure" in result) {
    const { failure } = result;
    const advice =
      failure instanceof UnreachableError
        ? adviceOnUnreachable(failure, input, ["read the deploy log ", link])
        : defaultAdvice(input, link);
    return { problem: `${request} failed: ${shortReason(failure)}`, advice };
  }
  const { status, text, detail = parseRefusal(text, server.redact).detail } = result;
  const explanation = detail === undefined ? "" : `: ${excerpt(detail)}`;
  return {
    problem: `${request} answered ${status} instead of ${expected}${explanation}`,
    isBroken: status >= 500,
    advice: adviceOnStatus(status, input, link),
  };
}

function adviceOnStatus(status: number, input: string, link: Piece): Text {
  if (status === 404) return `Correct ${input}: its path is wrong, or it leads to another server.`;
  if (status >= 500) return ["Read the deploy log ", link, "."];
  const isRedirect = status >= 300 && status < 400;
  // A redirect is not followed, because its target would get the token.
  if (isRedirect) return `Set ${input} to the address that it redirects to.`;
  return defaultAdvice(input, link);
}

const defaultAdvice = (input: string, link: Piece): Text => [
  `Check whether ${input} is the address of the agent server, and read the deploy log `,
  link,
  ".",
];

const MAX_CHARACTERS = 300;

export const excerpt = (text: string) => truncate(text, MAX_CHARACTERS);
