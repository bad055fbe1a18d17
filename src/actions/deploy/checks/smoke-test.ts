import type { Piece } from "../../../report/blocks.ts";
import { ContractError, UnreachableError } from "../../../service/client/errors.ts";
import { exchange, get } from "../../../service/client/http/reply.ts";
import { platformLink } from "../../rollout/describe.ts";
import type { Deploy } from "../context.ts";
import { addressFor, SET_ADDRESS } from "./address.ts";
import {
  type Answer,
  accessOf,
  excerpt,
  type Finding,
  OK,
  type Probe,
  probeUntilStable,
  type Verdict,
  withoutQuery,
} from "./probe.ts";
import { revisionProbe } from "./server-revision.ts";

/** Checks that an agent server is up, and runs a graph once if configured. */
export async function findUnhealthy(deploy: Deploy): Promise<Finding | undefined> {
  const { ctx, inputs, store } = deploy;
  const address = addressFor(store.state.deployment, inputs);
  if ("problem" in address)
    return { seen: `smoke_test_url ${address.problem}`, advice: SET_ADDRESS };
  ctx.report.progress(`smoke test: asking ${new URL(address.url).origin}`);
  const target = { ...address, token: inputs.smoke_test_token };
  const down = await probeUntilStable(deploy, isUp(deploy, target));
  if (down !== undefined || inputs.smoke_test_assistant === undefined) return down;
  ctx.report.progress(`smoke test: running ${inputs.smoke_test_assistant} once`);
  return probeUntilStable(deploy, runsOnce(deploy, target));
}

interface Target {
  /** Base URL of the agent server, without a trailing slash. */
  url: string;
  /** The input that gives the address. */
  from: string;
  token: string | undefined;
}

function isUp(deploy: Deploy, { url, from, token }: Target): Probe {
  const { signal } = deploy.ctx;
  const readRevision = revisionProbe(deploy, { url, from });
  const address = `${url}/ok`;
  // A server that rejects anonymous requests is up.
  const refused = token === undefined ? OK : refusalOf(token);
  return {
    method: "GET",
    address: withoutQuery(address),
    expected: "200",
    input: from,
    token,
    send: async (server) => {
      const [{ status, text }, reported] = await Promise.all([
        get(server, address, signal),
        readRevision(server),
      ]);
      // Gateways with a sign-in page, and the platform's own web pages, answer like this.
      if (status === 200 && text.trimStart().startsWith("<"))
        throw new ContractError({ why: `status ${status} is of a web page` });
      return { status, text: "", reported };
    },
    judge(answer) {
      const verdict = judgeStatus(answer, refused, NOT_YET_UP);
      return ("reported" in answer && verdict.passes && answer.reported) || verdict;
    },
  };
}

function runsOnce({ ctx, inputs, store }: Deploy, { url, from, token }: Target): Probe {
  const { smoke_test_assistant: assistant_id, smoke_test_input: input = {} } = inputs;
  const path = "/runs/wait";
  const address = withoutQuery(url + path);
  const body = JSON.stringify({ assistant_id, input });
  const where = platformLink(store.state);
  const wrong: Verdict = {
    word: "wrong run",
    advice: [
      "Compare smoke_test_assistant with the graphs in the graph configuration file, and smoke_test_input with the input of that graph; if both are right, read the deploy log ",
      where,
      ".",
    ],
  };
  return {
    method: "POST",
    address,
    expected: "200",
    input: from,
    token,
    isSentOnce: true,
    send: (server) =>
      exchange(
        { ...server, base_url: url },
        { method: "POST", path, body },
        { cancel: ctx.signal },
      ),
    judge: (answer) => {
      if ("failure" in answer) return judgeFailure(answer.failure, where);
      const verdict = judgeStatus(answer, refusalOf(token), wrong);
      if (verdict !== OK) return verdict;
      const seen = whatIsWrong(answer.text, inputs.smoke_test_expect, ctx.report.redact);
      if (seen === undefined) return OK;
      const advice = ["Look at this run ", where, "; if its answer is right, correct the inputs."];
      return {
        word: "wrong answer",
        seen: `POST ${address} answered ${seen}`,
        isBroken: true,
        advice,
      };
    },
  };
}

function judgeStatus(answer: Answer, refused: Verdict, otherwise: Verdict): Verdict {
  if (accessOf(answer) === "refused") return refused;
  return "status" in answer && answer.status === 200 ? OK : otherwise;
}

const NOT_YET_UP: Verdict = { word: "not yet up", isTransient: true };

/** A rejected credential says nothing about the revision. */
function refusalOf(token: string | undefined): Verdict {
  const [prefix, which] = token === undefined ? ["without", "missing"] : ["with", "refused"];
  return {
    word: "token refused",
    headline: "refused the smoke test",
    prefix: `${prefix} smoke_test_token`,
    advice:
      "Set smoke_test_token to a credential that the agent server accepts: one of a user if the graph configuration file names a handler, otherwise an API key of the platform.",
    noRollbackReason: `a ${which} token says nothing about the revision`,
  };
}

/** The server was up a moment ago: if it received the request, the run itself is slow. */
function judgeFailure(failure: Error, where: Piece): Verdict {
  const unknown = { word: "no answer" };
  if (!(failure instanceof UnreachableError)) return unknown;
  if (!failure.sent) return NOT_YET_UP;
  const longer =
    "Set a longer request_timeout if the run takes so long; if it should not, look at it ";
  return failure.kind === "slow" ? { ...unknown, advice: [longer, where, "."] } : unknown;
}

/** What is wrong with a run's reply, as what it replied; undefined if it is correct. */
function whatIsWrong(text: string, expect = "", redact: (text: string) => string) {
  let json: unknown;
  let written: string;
  try {
    json = JSON.parse(text);
    // The reply may be escaped more than necessary.
    written = JSON.stringify(json);
  } catch (error) {
    const what =
      error instanceof RangeError ? "JSON that is nested too deeply" : "something other than JSON";
    return `with ${what}: ${excerpt(redact(text))}`;
  }
  // A secret may be escaped in it.
  const texts = (_: string, value: unknown) => (typeof value === "string" ? redact(value) : value);
  const answer = excerpt(redact(JSON.stringify(json, texts)));
  // Beyond the contract: agent-failures.
  if (typeof json === "object" && json !== null && "__error__" in json)
    return `that the run failed: ${answer}`;
  const isThere = [text, written].some((one) => one.includes(expect));
  return isThere ? undefined : `${answer}, which does not contain ${excerpt(redact(expect))}`;
}
