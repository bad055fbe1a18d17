import { ContractError, UnreachableError } from "../../../service/client/errors.ts";
import { exchange, get } from "../../../service/client/http/reply.ts";
import { platformLink } from "../../rollout/describe.ts";
import type { Deploy } from "../context.ts";
import { type Address, deriveAddress, SET_ADDRESS } from "./address.ts";
import {
  accessOf,
  excerpt,
  type Finding,
  OK,
  type Probe,
  type ProbeResult,
  probeUntilStable,
  type Verdict,
} from "./probe.ts";
import { createRevisionCheck } from "./server-revision.ts";

/** Checks that an agent server is up, and runs a graph once if configured. */
export async function runSmokeTest(deploy: Deploy): Promise<Finding | undefined> {
  const { ctx, inputs, store } = deploy;
  const address = deriveAddress(store.state.deployment, inputs);
  if ("problem" in address)
    return { problem: `smoke_test_url ${address.problem}`, advice: SET_ADDRESS };
  ctx.report.progress(`smoke test: asking ${new URL(address.url).origin}`);
  const finding = await probeUntilStable(deploy, healthProbe(deploy, address));
  if (finding !== undefined || inputs.smoke_test_assistant === undefined) return finding;
  ctx.report.progress(`smoke test: running ${inputs.smoke_test_assistant} once`);
  return probeUntilStable(deploy, graphRunProbe(deploy, address));
}

function healthProbe(deploy: Deploy, address: Address): Probe {
  const { ctx, inputs } = deploy;
  const { smoke_test_token: token } = inputs;
  const checkRevision = createRevisionCheck(deploy, address);
  const url = `${address.url}/ok`;
  // A server that refuses anonymous requests is up.
  const verdictOnRefusal = token === undefined ? OK : refusedTokenVerdict(token);
  return {
    request: `GET ${url}`,
    expected: "200",
    input: address.input,
    token,
    send: async (server) => {
      const [{ status, text }, reportedVerdict] = await Promise.all([
        get(server, url, ctx.signal),
        checkRevision(server),
      ]);
      // Gateways with a sign-in page, and the platform's own web pages, respond like this.
      if (status === 200 && text.trimStart().startsWith("<"))
        throw new ContractError({ title: `status ${status} is of a web page` });
      return { status, text: "", reportedVerdict };
    },
    judge(result) {
      const verdict = judgeStatus(result, verdictOnRefusal, TRANSIENT);
      return ("reportedVerdict" in result && verdict.passes && result.reportedVerdict) || verdict;
    },
  };
}

function graphRunProbe({ ctx, inputs, store }: Deploy, { url: base_url, input }: Address): Probe {
  const { smoke_test_assistant: assistant_id, smoke_test_input = {} } = inputs;
  const { smoke_test_token: token, smoke_test_expect } = inputs;
  const path = "/runs/wait";
  const request = `POST ${base_url}${path}`;
  const body = JSON.stringify({ assistant_id, input: smoke_test_input });
  const link = platformLink(store.state);
  const failedRunAdvice = [
    "Compare smoke_test_assistant with the graphs in the graph configuration file, and smoke_test_input with the input of that graph; if both are right, read the deploy log ",
    link,
    ".",
  ];
  return {
    request,
    expected: "200",
    input,
    token,
    isSentOnce: true,
    send: (server) =>
      exchange({ ...server, base_url }, { method: "POST", path, body }, { cancel: ctx.signal }),
    judge: (result) => {
      if ("failure" in result) {
        const { failure } = result;
        return failure instanceof UnreachableError && !failure.sent ? TRANSIENT : {};
      }
      const verdict = judgeStatus(result, refusedTokenVerdict(token), { advice: failedRunAdvice });
      if (!verdict.passes) return verdict;
      const problem = problemWithResponse(result.text, smoke_test_expect, ctx.report.redact);
      if (problem === undefined) return OK;
      const advice = ["Look at this run ", link, "; if its answer is right, correct the inputs."];
      return { problem: `${request} answered ${problem}`, isBroken: true, advice };
    },
  };
}

function judgeStatus(result: ProbeResult, onRefusal: Verdict, onOther: Verdict): Verdict {
  if (accessOf(result) === "refused") return onRefusal;
  return "status" in result && result.status === 200 ? OK : onOther;
}

const TRANSIENT: Verdict = { isTransient: true };

function refusedTokenVerdict(token: string | undefined): Verdict {
  return {
    headline: "refused the smoke test",
    prefix: `${token === undefined ? "without" : "with"} smoke_test_token`,
    advice:
      "Set smoke_test_token to a credential that the agent server accepts: one of a user if the graph configuration file names a handler, otherwise an API key of the platform.",
    noRollbackReason: "a refused request says nothing about the revision",
  };
}

/** What is wrong with the response of a run, to follow "answered"; undefined if nothing is. */
function problemWithResponse(text: string, expectedText = "", redact: (text: string) => string) {
  let json: unknown;
  let normalizedText: string;
  try {
    json = JSON.parse(text);
    // The response may be escaped more than necessary.
    normalizedText = JSON.stringify(json);
  } catch {
    return `with something that cannot be read as JSON: ${excerpt(redact(text))}`;
  }
  // A secret may be escaped in the text, so each value is redacted before it is serialized.
  const redactValue = (_: string, value: unknown) =>
    typeof value === "string" ? redact(value) : value;
  const output = excerpt(redact(JSON.stringify(json, redactValue)));
  // Beyond the contract: agent-failures.
  if (typeof json === "object" && json !== null && "__error__" in json)
    return `that the run failed: ${output}`;
  if (text.includes(expectedText) || normalizedText.includes(expectedText)) return undefined;
  return `${output}, which does not contain ${excerpt(redact(expectedText))}`;
}
