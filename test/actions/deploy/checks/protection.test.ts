import { describe, expect, it } from "vitest";
import {
  type AgentRequest,
  closedPortUrl,
  redirectTo,
  startAgentServer,
  UNKNOWN_HOST,
} from "../../../harness/agent/agent-server.ts";
import { play } from "../../../scenarios/play.ts";

const TOKEN = "canary-token-of-a-user";

const deployWith = (inputs: Record<string, string>) => play({ action: "deploy", inputs });

const requireToken = ({ headers }: AgentRequest) =>
  headers.authorization === `Bearer ${TOKEN}` ? 200 : 401;

describe("the protection check", () => {
  it("passes if anonymous requests get 401 and the token is accepted, in both headers", async () => {
    const { url, requests } = await startAgentServer(requireToken);
    const result = await deployWith({ auth_check_url: url, auth_check_token: TOKEN });
    expect(result.outcome).toBe("deployed");
    const tokens = requests.map(({ headers }) => [headers.authorization, headers["x-api-key"]]);
    const noToken = [undefined, undefined];
    const bothTokens = [`Bearer ${TOKEN}`, TOKEN];
    expect(tokens).toEqual([noToken, noToken, bothTokens, bothTokens]);
    expect(JSON.stringify(result.requests)).not.toContain(TOKEN);
  });

  const SERVES = "🔓 agent: ours@sha256:ae0bec9 serves, but";
  const OPEN = `${SERVES} is open to everyone`;
  const UNKNOWN = `${SERVES} is not known to be protected`;
  const UNCHECKED = `${SERVES} could not be checked for protection`;
  const REFUSED = `${SERVES} refused auth_check_token`;
  const PROTECTED = "✅ agent runs ours@sha256:ae0bec9";

  /** Responses to anonymous and authenticated requests, headline, request count, and failure. */
  // biome-ignore format: one pair of responses, one line
  const RESPONSES: [number, number, string, number, RegExp][] = [
    [200, 200, OPEN, 2, /\. Nobody was refused: without a credential, GET \S+ answered 200 instead of 401 or 403\..*roll back now/s],
    [404, 404, UNKNOWN, 5, /\. Without a credential, .* 404 instead of 401 or 403\..*Next step: correct auth_check_url/s],
    [422, 422, OPEN, 5, /\. Nobody was refused: without a credential, .* 422 instead of 401 or 403\..*roll back now/s],
    [401, 401, REFUSED, 4, /\. With it, GET \S+ answered 401 instead of 200\..*Requests without a credential are refused/s],
    [403, 403, REFUSED, 4, /answered 403 instead of 200\..*Requests without a credential are refused/s],
    [403, 404, PROTECTED, 4, /^$/],
    [403, 405, PROTECTED, 4, /^$/],
    [429, 200, UNCHECKED, 42, /answered 429 instead of 401 or 403.*check whether auth_check_url/s],
    [500, 200, UNCHECKED, 42, /answered 500 instead of 401 or 403\..*roll back now: deploy agent:1 again\. Read the deploy log/s],
    [401, 500, UNCHECKED, 43, /With auth_check_token, GET .*Read the deploy log/s],
    [401, 307, UNCHECKED, 43, /answered 307 instead of 200\..*set auth_check_url to/s],
  ];
  it.each(RESPONSES)(
    "judges %i without a credential and %i with the token",
    async (anonymousStatus, tokenStatus, headline, requestCount, failure) => {
      const { url, requests } = await startAgentServer(({ headers }) =>
        headers["x-api-key"] === TOKEN ? tokenStatus : anonymousStatus,
      );
      const result = await deployWith({ auth_check_url: url, auth_check_token: TOKEN });
      expect(result.summaryBlocks[0]?.heading).toBe(headline);
      expect(requests).toHaveLength(requestCount);
      expect(result.outcome).toBe(headline === PROTECTED ? "deployed" : "unprotected");
      expect(result.failure).toMatch(failure);
    },
  );

  it.each([
    ["/agent/threads", OPEN],
    ["/agent-2/threads", UNKNOWN],
  ])("counts a 404 as open below smoke_test_url only: %s", async (path, headline) => {
    const { url } = await startAgentServer((request) => (request.path === "/agent/ok" ? 200 : 404));
    const inputs = { smoke_test_url: `${url}/agent`, auth_check_url: url + path };
    const result = await deployWith(inputs);
    expect(result.summaryBlocks[0]?.heading).toBe(headline);
  });

  it.each([
    ["nobody listens", closedPortUrl, /connection was refused \(ECONNREFUSED\)/, "host and port"],
    [
      "the host is not known",
      async () => `${UNKNOWN_HOST}/ok`,
      /GET https:\/\/a+\.invalid\/ok failed: the host name is not known/,
      "correct auth_check_url",
    ],
    [
      "there is no secure connection",
      async () => (await startAgentServer(requireToken)).url.replace("http:", "https:"),
      /GET \S+ failed: no secure connection \(E\w+\)/,
      "what answers there is plain http",
    ],
  ])("reports after two minutes that %s", async (_, address, message, advice) => {
    const auth_check_url = await address();
    const result = await deployWith({ auth_check_url });
    const resultWithoutCheck = await deployWith({});
    expect(result.outcome).toBe("unprotected");
    expect(result.summaryBlocks[0]?.heading).toBe(UNCHECKED);
    expect(result.outputs.error_message).toMatch(message);
    expect(result.failure).toContain(advice);
    expect(result.failure).not.toContain("base_url");
    const [line, ...otherLines] = result.messages.filter((one) => one.endsWith("; trying again."));
    expect(line).toMatch(message);
    expect(otherLines).toEqual([]);
    const counts = result.messages.flatMap(
      (one) => / (\d+) tries\)\. (?:Giving up at|One try) /.exec(one)?.[1] ?? [],
    );
    expect(counts).toEqual(["22"]);
    const checkMs = result.elapsedMs - resultWithoutCheck.elapsedMs;
    expect(checkMs).toBeGreaterThan(110_000);
    expect(checkMs).toBeLessThan(130_000);
  });

  it("retries on 404, 502 and 503, and logs each failure but the first", async () => {
    const { url } = await startAgentServer(
      (request, earlier) => [404, 503, 502][earlier] ?? requireToken(request),
    );
    const { outcome, messages } = await deployWith({
      auth_check_url: url,
      auth_check_token: TOKEN,
    });
    expect(outcome).toBe("deployed");
    const codes = messages.flatMap((line) => /answered (\d+) .*trying again/.exec(line)?.[1] ?? []);
    expect(codes).toEqual(["503", "502"]);
  });

  it.each([
    ["a single 401, which the previous revision may have sent", [401, 200, 200], "is open"],
    ["a single 200 to the token", [401, 401, 200, 403, 403], "refused auth_check_token"],
    [
      "a first 401 at the time limit",
      [...Array.from({ length: 40 }, () => 503), 401],
      "could not be checked for protection",
    ],
    ["two responses each, after others", [200, 401, 401, 401, 200, 200], PROTECTED],
  ])("requires two consecutive responses: %s", async (_, statuses, headline) => {
    const { url } = await startAgentServer((__, earlier) => statuses[earlier] ?? 500);
    const result = await deployWith({ auth_check_url: url, auth_check_token: TOKEN });
    expect(result.outcome).toBe(headline === PROTECTED ? "deployed" : "unprotected");
    expect(result.summaryBlocks[0]?.heading).toContain(headline);
  });

  it.each<[string, (request: AgentRequest) => number, string, string]>([
    ["401 to the token", () => 401, "", "a refused token says nothing about the revision"],
    [
      "403 to the token",
      ({ headers }) => (headers.authorization ? 403 : 401),
      "",
      "a refused token says nothing about the revision",
    ],
    ["200 at /ok", () => 200, "/ok", "what /ok and /info answer says nothing about the revision"],
  ])("rolls nothing back after %s", async (_, statusOf, path, reason) => {
    const { url } = await startAgentServer(statusOf);
    const inputs = { auth_check_token: TOKEN, rollback_on_failure: "true" };
    const result = await deployWith({ auth_check_url: url + path, ...inputs });
    expect(result.outputs).toMatchObject({ outcome: "unprotected", rollback_revision_id: "" });
    expect(result.failure).toContain(`Not rolled back: ${reason}.`);
  });

  it("never sends the token to the target of a redirect", async () => {
    const target = await startAgentServer(() => 200);
    const { url } = await startAgentServer(({ headers }) =>
      headers.authorization ? redirectTo(target.url) : 401,
    );
    const result = await deployWith({ auth_check_url: url, auth_check_token: TOKEN });
    expect(result.outcome).toBe("unprotected");
    expect(result.outputs.error_message).toContain("answered 307 instead of 200.");
    expect(target.requests).toEqual([]);
  });
});
