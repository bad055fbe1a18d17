import type { World } from "../../action/world.ts";
import { ContractError, UnreachableError } from "../../client/errors.ts";
import { peek } from "../../client/http/http.ts";
import { exchange } from "../../client/http/reply.ts";
import {
  type Answer,
  ask,
  type Finding,
  findingOf,
  isStatus,
  type Limits,
  type Question,
  quoted,
  quotedJson,
  shown,
  type Verdict,
} from "./ask.ts";

/** Through a switch a server may answer once and be gone again. */
const GOOD_ANSWERS = 2;

interface SmokeTest {
  /** Of the agent server, without a slash at the end. */
  url: string;
  /** The input that gives the address. */
  from: string;
  token: string | undefined;
  run: Run | undefined;
}

interface Run {
  assistant_id: string;
  input: unknown;
  expect: string | undefined;
}

const isOk = (status: number) => status === 200;

/**
 * Asks an agent server whether it is up, and lets it run a graph once where that is asked for.
 * Returns undefined when both are right.
 */
export async function findUnhealthy(
  world: World,
  { url, from, token, run }: SmokeTest,
  limits: Limits,
): Promise<Finding | undefined> {
  const address = `${url}/ok`;
  const question: Question = {
    method: "GET",
    wanted: "200",
    address: shown(address),
    input: from,
    token,
    send: async (server) => {
      const { status, isPage } = await peek(server, address, world.signal);
      // A gateway that wants a sign-in, or the pages of a platform, answer so at any path.
      if (isOk(status) && isPage) throw new ContractError(`status ${status} is of a web page`);
      return { status, text: "" };
    },
  };
  let wrong: Answer | undefined;
  let good = 0;
  await ask(world, question, limits, (answer) => {
    if (isStatus(answer, isOk)) good += 1;
    else [good, wrong] = [0, answer];
    if (good === GOOD_ANSWERS) return "settled";
    return good > 0 ? "right" : "wrong";
  });
  if (good < GOOD_ANSWERS) return notUp(question, wrong);
  return run && findWrongRun(world, { url, from, token, run }, limits);
}

/** `wrong` is undefined where a single answer was right, and the time was up. */
function notUp(question: Question, wrong: Answer | undefined): Finding {
  const { address, token } = question;
  if (wrong === undefined) {
    const seen = `GET ${address} answered 200 only once before the time limit`;
    return { seen, advice: "Set a longer timeout." };
  }
  const finding = findingOf(question, wrong);
  return isStatus(wrong, isRefusal) ? { ...finding, advice: adviceOnToken(token) } : finding;
}

const isRefusal = (status: number) => status === 401 || status === 403;
const adviceOnToken = (token: string | undefined) =>
  token === undefined
    ? "Set smoke_test_token: this address requires a credential."
    : "Set smoke_test_token to a token that the agent server accepts.";

/** A run may do something, so that it is sent once: again only when it never left this machine. */
function judgeRun(answer: Answer): Verdict {
  const error = "failure" in answer ? answer.failure : undefined;
  return error instanceof UnreachableError && !error.sent ? "wrong" : "settled";
}

async function findWrongRun(
  world: World,
  { url, from, token, run }: SmokeTest & { run: Run },
  limits: Limits,
): Promise<Finding | undefined> {
  const { assistant_id, input, expect } = run;
  const question: Question = {
    method: "POST",
    wanted: "200",
    address: shown(`${url}/runs/wait`),
    input: from,
    token,
    hasAllTime: true,
    send: (server) =>
      exchange(
        { ...server, base_url: url },
        {
          method: "POST",
          path: "/runs/wait",
          body: JSON.stringify({ assistant_id, input }),
        },
        { cancel: world.signal },
      ),
  };
  world.report.tell(`running ${assistant_id} once`);
  const answer = await ask(world, question, limits, judgeRun);
  const finding = findingOf(question, answer);
  if ("failure" in answer) return hasRun(answer.failure) ? { ...finding, advice: SLOW } : finding;
  if (isStatus(answer, isRefusal)) return { ...finding, advice: adviceOnToken(token) };
  if (!isOk(answer.status)) return { ...finding, advice: `${finding.advice} ${ASSISTANT}` };
  return wrongAnswer(question, answer.text, expect);
}

/** The server was up a moment ago, and got the request: it is the run that takes so long. */
const hasRun = (failure: Error) =>
  failure instanceof UnreachableError && failure.sent && /timeout/i.test(failure.code ?? "");

const SLOW =
  "Set a longer request_timeout if the run takes so long; if it should not, look at it on the platform.";
const ASSISTANT =
  "Compare smoke_test_assistant with the graphs in graph.json, and smoke_test_input with the input of that graph.";
const READ_RUN = "Look at this run on the platform, and at what the graph did.";

function wrongAnswer(
  { method, address, input }: Question,
  text: string,
  expect: string | undefined,
): Finding | undefined {
  const asked = `${method} ${address}`;
  const json = jsonOf(text);
  if (json === undefined)
    return {
      seen: `${asked} answered with something other than JSON: ${quoted(text)}`,
      advice: `Check whether ${input} is the address of the agent server.`,
    };
  // Beyond the contract: agent-failures.
  if (typeof json === "object" && json !== null && "__error__" in json) {
    const seen = `the run failed: ${asked} answered ${quotedJson(json.__error__)}`;
    return { seen, advice: READ_RUN };
  }
  const isExpected = [text, JSON.stringify(json)].some((one) => one.includes(expect ?? ""));
  if (isExpected) return undefined;
  return {
    seen: `${asked} answered ${quotedJson(json)}, which does not contain ${quoted(expect ?? "")}`,
    advice: `${READ_RUN} If the answer is right, correct smoke_test_expect.`,
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
