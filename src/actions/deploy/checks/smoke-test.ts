import type { Piece } from "../../../report/blocks.ts";
import { ContractError, UnreachableError } from "../../../service/client/errors.ts";
import { exchange, get } from "../../../service/client/http/reply.ts";
import { onThePlatform } from "../../rollout/describe.ts";
import type { Deploy } from "../context.ts";
import { addressFor, SET_ADDRESS } from "./address.ts";
import {
  type Answer,
  addressShown,
  askUntilSure,
  type Finding,
  inShort,
  MAY_PASS,
  type Meaning,
  passageOf,
  type Question,
  type Wrong,
} from "./ask.ts";

/**
 * Checks that an agent server is up, and runs a graph once if configured. Returns undefined if both
 * succeed.
 */
export async function findUnhealthy(deploy: Deploy): Promise<Finding | undefined> {
  const { world, inputs, store } = deploy;
  const address = addressFor(store.known.deployment, inputs);
  if ("problem" in address)
    return { seen: `smoke_test_url ${address.problem}`, advice: SET_ADDRESS };
  world.report.tell(`smoke test: asking ${new URL(address.url).origin}`);
  const asked = { ...address, token: inputs.smoke_test_token };
  const down = await askUntilSure(deploy, isUp(deploy, asked));
  if (down !== undefined || inputs.smoke_test_assistant === undefined) return down;
  world.report.tell(`smoke test: running ${inputs.smoke_test_assistant} once`);
  return askUntilSure(deploy, runsOnce(deploy, asked));
}

interface Asked {
  /** Base URL of the agent server, without a trailing slash. */
  url: string;
  /** The input that gives the address. */
  from: string;
  token: string | undefined;
}

function isUp({ world }: Deploy, { url, from, token }: Asked): Question {
  const address = `${url}/ok`;
  // A server that rejects anonymous requests is up.
  const refused = token === undefined ? "right" : refusalOf(token);
  return {
    method: "GET",
    address: addressShown(address),
    wanted: "200",
    input: from,
    token,
    send: async (server) => {
      const { status, text } = await get(server, address, world.signal);
      // A gateway with a sign-in page, or the platform's own web pages, answer like this at any
      // path.
      if (status === 200 && text.trimStart().startsWith("<"))
        throw new ContractError({ why: `status ${status} is of a web page` });
      return { status, text: "" };
    },
    meaningOf: (answer) => meaningOfStatus(answer, refused, NOT_YET_UP),
  };
}

function runsOnce({ world, inputs, store }: Deploy, { url, from, token }: Asked): Question {
  const { smoke_test_assistant: assistant_id, smoke_test_input: input = {} } = inputs;
  const path = "/runs/wait";
  const address = addressShown(url + path);
  const body = JSON.stringify({ assistant_id, input });
  const where = onThePlatform(store.known);
  const wrong: Wrong = {
    advice: [
      "Compare smoke_test_assistant with the graphs in the graph configuration file, and smoke_test_input with the input of that graph; if both are right, read the deploy log ",
      where,
      ".",
    ],
  };
  return {
    method: "POST",
    address,
    wanted: "200",
    input: from,
    token,
    isSentOnce: true,
    send: (server) =>
      exchange(
        { ...server, base_url: url },
        { method: "POST", path, body },
        { cancel: world.signal },
      ),
    meaningOf: (answer) => {
      if ("failure" in answer) return meaningOfFailure(answer.failure, where);
      const meaning = meaningOfStatus(answer, refusalOf(token), wrong);
      if (meaning !== "right") return meaning;
      const seen = whatIsWrong(answer.text, inputs.smoke_test_expect, world.report.clean);
      if (seen === undefined) return "right";
      const advice = ["Look at this run ", where, "; if its answer is right, correct the inputs."];
      return { seen: `POST ${address} answered ${seen}`, isBroken: true, advice };
    },
  };
}

function meaningOfStatus(answer: Answer, refused: Meaning, otherwise: Wrong): Meaning {
  if (passageOf(answer) === "refused") return refused;
  return "status" in answer && answer.status === 200 ? "right" : otherwise;
}

const NOT_YET_UP: Wrong = { lastsMs: MAY_PASS };

/** A rejected credential says nothing about the revision. */
function refusalOf(token: string | undefined): Wrong {
  const [how, which] = token === undefined ? ["without", "missing"] : ["with", "refused"];
  return {
    headline: "refused the smoke test",
    how: `${how} smoke_test_token`,
    advice:
      "Set smoke_test_token to a credential that the agent server accepts: one of a user if the graph configuration file names a handler, otherwise an API key of the platform.",
    keepsRevision: `a ${which} token says nothing about the revision`,
  };
}

/** The server was up a moment ago: if it received the request, the run itself is slow. */
function meaningOfFailure(failure: Error, where: Piece): Wrong {
  if (!(failure instanceof UnreachableError)) return {};
  if (!failure.sent) return NOT_YET_UP;
  const longer =
    "Set a longer request_timeout if the run takes so long; if it should not, look at it ";
  return failure.kind === "slow" ? { advice: [longer, where, "."] } : {};
}

/** What is wrong with a run's reply, as what it replied; undefined if it is correct. */
function whatIsWrong(text: string, expect = "", clean: (text: string) => string) {
  let json: unknown;
  let written: string;
  try {
    json = JSON.parse(text);
    // The reply may be escaped more than necessary.
    written = JSON.stringify(json);
  } catch (error) {
    const what =
      error instanceof RangeError ? "JSON that is nested too deeply" : "something other than JSON";
    return `with ${what}: ${inShort(clean(text))}`;
  }
  // A secret may be escaped in it.
  const texts = (_: string, value: unknown) => (typeof value === "string" ? clean(value) : value);
  const answer = inShort(clean(JSON.stringify(json, texts)));
  // Beyond the contract: agent-failures.
  if (typeof json === "object" && json !== null && "__error__" in json)
    return `that the run failed: ${answer}`;
  const isThere = [text, written].some((one) => one.includes(expect));
  return isThere ? undefined : `${answer}, which does not contain ${inShort(clean(expect))}`;
}
