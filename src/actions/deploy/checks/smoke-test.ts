import type { Piece } from "../../../report/blocks.ts";
import type { World } from "../../../report/world.ts";
import { ContractError, UnreachableError } from "../../../service/client/errors.ts";
import { peek } from "../../../service/client/http/http.ts";
import { exchange } from "../../../service/client/http/reply.ts";
import {
  type Answer,
  addressShown,
  ask,
  type Finding,
  inShort,
  type Limits,
  MAY_PASS,
  type Meaning,
  passageOf,
  type Question,
  type Wrong,
} from "./ask.ts";

interface Address {
  /** Of the agent server, without a slash at the end. */
  url: string;
  /** The input that gives the address. */
  from: string;
  token: string | undefined;
}

interface Run {
  assistant_id: string;
  input: unknown;
  expect: string | undefined;
}

/**
 * Asks an agent server whether it is up, and lets it run a graph once if that is asked for. Returns
 * undefined if both are right.
 */
export async function findUnhealthy(
  world: World,
  address: Address,
  run: Run | undefined,
  limits: Limits,
): Promise<Finding | undefined> {
  const down = await ask(world, isUp(world, address), limits);
  if (down !== undefined || run === undefined) return down;
  world.report.tell(`smoke test: running ${run.assistant_id} once`);
  return ask(world, runsOnce(world, address, run), limits);
}

function isUp({ signal }: World, { url, from, token }: Address): Question {
  const address = `${url}/ok`;
  return {
    method: "GET",
    address: addressShown(address),
    wanted: "200",
    input: from,
    token,
    send: async (server) => {
      const { status, isPage } = await peek(server, address, signal);
      // A gateway that wants a sign-in, or the pages of a platform, answer so at any path.
      if (status === 200 && isPage) throw new ContractError(`status ${status} is of a web page`);
      return { status, text: "" };
    },
    // Whoever refuses a stranger is up.
    meaningOf: meaningOfStatus(token === undefined ? "right" : refusalOf(token), NOT_YET_UP),
  };
}

function runsOnce({ signal, report }: World, { url, from, token }: Address, run: Run): Question {
  const { assistant_id, input, expect } = run;
  const path = "/runs/wait";
  const address = addressShown(url + path);
  const message = { method: "POST", path, body: JSON.stringify({ assistant_id, input }) } as const;
  const meaningOf = meaningOfStatus(refusalOf(token), WRONG_RUN);
  return {
    method: "POST",
    address,
    wanted: "200",
    input: from,
    token,
    isSentOnce: true,
    send: (server) => exchange({ ...server, base_url: url }, message, { cancel: signal }),
    meaningOf: (answer) => {
      if ("failure" in answer) return meaningOfFailure(answer.failure);
      const meaning = meaningOf(answer);
      return meaning === "right"
        ? meaningOfText(answer.text, `POST ${address}`, expect, report.clean)
        : meaning;
    },
  };
}

const meaningOfStatus = (refused: Meaning, otherwise: Wrong) => (answer: Answer) => {
  if (passageOf(answer) === "refused") return refused;
  return "status" in answer && answer.status === 200 ? "right" : otherwise;
};

const NOT_YET_UP: Wrong = { lastsMs: MAY_PASS };

/** Who is not let in learns nothing about what is behind the door. */
function refusalOf(token: string | undefined): Wrong {
  const [how, which] = token === undefined ? ["without", "missing"] : ["with", "refused"];
  return {
    headline: "refused the smoke test",
    seen: (usual) => `${how} smoke_test_token, ${usual}`,
    advice:
      "Set smoke_test_token to a credential that the agent server accepts: one of a user if the graph configuration file names a handler, otherwise an API key of the platform.",
    keepsRevision: `a ${which} token says nothing about the revision`,
  };
}

const WRONG_RUN: Wrong = {
  advice: (where) => [
    "Compare smoke_test_assistant with the graphs in the graph configuration file, and smoke_test_input with the input of that graph; if both are right, read the deploy log ",
    where,
    ".",
  ],
};

/** The server was up a moment ago: if it got the request, it is the run that takes so long. */
function meaningOfFailure(failure: Error): Wrong {
  if (!(failure instanceof UnreachableError)) return {};
  if (!failure.sent) return NOT_YET_UP;
  const advice = (where: Piece) => [
    "Set a longer request_timeout if the run takes so long; if it should not, look at it ",
    where,
    ".",
  ];
  return /timeout/i.test(failure.code ?? "") ? { advice } : {};
}

const readRun = (where: Piece) => ["Look at this run ", where, ", and at what the graph did."];

function meaningOfText(
  text: string,
  asked: string,
  expect = "",
  clean: (text: string) => string,
): Meaning {
  const read = readJson(text);
  if (read === undefined)
    return {
      isBroken: true,
      seen: () => `${asked} answered with something other than JSON: ${inShort(clean(text))}`,
    };
  const { json, written } = read;
  const isWritten = written !== undefined;
  const texts = (_: string, value: unknown) => (typeof value === "string" ? clean(value) : value);
  const answer = inShort(withBlanks(clean(isWritten ? JSON.stringify(json, texts) : text)));
  const wrong = (seen: string, advice: Finding["advice"] = readRun): Wrong => ({
    seen: () => seen,
    isBroken: true,
    advice,
  });
  if (!isWritten) return wrong(`${asked} answered with JSON that is nested too deeply: ${answer}`);
  // Beyond the contract: agent-failures.
  if (typeof json === "object" && json !== null && "__error__" in json)
    return wrong(`the run failed: ${asked} answered ${answer}`);
  if ([text, written].some((one) => one.includes(expect))) return "right";
  return wrong(
    `${asked} answered ${answer}, which does not contain ${inShort(clean(expect))}`,
    (where) => [...readRun(where), " If the answer is right, correct smoke_test_expect."],
  );
}

/** JSON, and how it is usually written, unless it is nested too deeply for that. */
function readJson(text: string): { json: unknown; written?: string } | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
    return { json, written: JSON.stringify(json) };
  } catch (error) {
    return error instanceof SyntaxError ? undefined : { json };
  }
}

/** More than is inShort. */
const MAX_CHARACTERS = 1_000;

/** Makes blanks in JSON at which it can be cut, but none inside a text, which may be a secret. */
const withBlanks = (json: string) =>
  json
    .slice(0, MAX_CHARACTERS)
    .replace(/"(?:[^"\\]|\\.)*"?|[[{,:]/g, (token) => (token[0] === '"' ? token : `${token} `));
