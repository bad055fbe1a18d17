import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import {
  type AgentResponse,
  redirectTo,
  startAgentServer,
  UNKNOWN_HOST,
} from "../../../harness/agent/agent-server.ts";
import { directoryWith, UNPROTECTED_AGENT } from "../../../harness/agent/agents.ts";
import { play } from "../../../scenarios/play.ts";
import type { DeployScenario } from "../../../scenarios/scenario.ts";

const TOKEN = "canary-token-of-a-user";
const RUN = { smoke_test_assistant: "greeter" };

const AGENT = { agent: { directory: directoryWith(UNPROTECTED_AGENT) } };

const deployWith = (inputs: Record<string, string>, scenario: DeployScenario = {}) =>
  play({ action: "deploy", inputs, ...scenario });

const sendHtml = (text: string) => (response: ServerResponse) =>
  void response.writeHead(200, { "content-type": "text/html" }).end(text);

describe("GET /ok", () => {
  it("has to return 200 twice, without the credential of the control plane", async () => {
    const { url, requests } = await startAgentServer(() => 200);
    const result = await deployWith({ smoke_test_url: `${url}/prefix/ok/` });
    expect(result.outcome).toBe("deployed");
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /prefix/ok",
      "GET /prefix/ok",
    ]);
    for (const { headers } of requests) expect(Object.keys(headers)).not.toContain("x-api-key");
  });

  it.each<[string, (earlier: number) => AgentResponse, string, RegExp?]>([
    ["two responses in a row that are correct", (n) => [200, 502][n] ?? 200, "deployed"],
    ["a single correct response, the first", (n) => (n === 0 ? 200 : 503), "unhealthy"],
    ["a first 200 at the time limit and another", (n) => (n > 20 ? 200 : 503), "deployed"],
    ["a first 200 at the time limit and no other", (n) => (n === 21 ? 200 : 503), "unhealthy"],
    [
      "a 503 with a reason",
      () => [503, { detail: "Server not ready: migrations pending" }],
      "unhealthy",
      /GET \S+\/ok answered 503 instead of 200: Server not ready: migrations pending\./,
    ],
    [
      "a web page, as a sign-in page returns for any path",
      () => sendHtml("<html>Sign in"),
      "unhealthy",
      /GET \S+\/ok failed: status 200 is of a web page[\s\S]*whether smoke_test_url is the address of the agent/,
    ],
    ["a body that is no HTML, whatever its type", () => sendHtml('{"ok":true}'), "deployed"],
  ])("judges %s", async (_, respond, outcome, message = /^/) => {
    const { url } = await startAgentServer((__, earlier) => respond(earlier));
    const result = await deployWith({ smoke_test_url: url });
    expect(result.outcome).toBe(outcome);
    expect(result.failure).toMatch(message);
  });

  it("sends its token to its address only, and not to the target of a redirect", async () => {
    const target = await startAgentServer(() => 200);
    const { url, requests } = await startAgentServer(() => redirectTo(`${target.url}/ok`));
    const result = await deployWith({ smoke_test_url: url, smoke_test_token: TOKEN });
    expect(result.failure).toContain("answered 307 instead of 200.");
    for (const { headers } of requests) expect(headers.authorization).toBe(`Bearer ${TOKEN}`);
    expect(target.requests).toEqual([]);
    expect(JSON.stringify(result.requests)).not.toContain(TOKEN);
  });

  it.each([
    [{}, 200, "superseded", 1, /was replaced by /],
    [{ on_superseded: "warn" }, 200, "superseded", 0, /was replaced by /],
    [{ verify_active: "false" }, 200, "superseded", 1, /was replaced by /],
    [{}, 503, "unhealthy", 1, /^agent: the new revision of \S+ failed the smoke test$/],
  ])(
    "is followed by a read of active_revision_id if another deploy took over: inputs %j, status %d",
    async (inputs, status, outcome, exitCode, headline) => {
      let takeOver = () => {};
      const { url } = await startAgentServer((_, earlier) => {
        if (earlier === 0) takeOver();
        return status;
      });
      const result = await deployWith(
        { smoke_test_url: url, ...inputs },
        {
          arrange: ({ emulator: { store }, deploymentId }) => {
            const script = [{ status: "DEPLOYED", after_ms: 0 }];
            takeOver = () => void store.addRevision(deploymentId, { script });
          },
        },
      );
      expect(result).toMatchObject({ outcome, exitCode });
      expect(result.outputs.active_revision_id).toBe(result.activeId);
      expect(result.headline).toMatch(headline);
    },
  );

  it("is skipped after a failed revision", async () => {
    const { url, requests } = await startAgentServer(() => 200);
    const result = await deployWith({ smoke_test_url: url }, { script: "fail-deploy" });
    expect(result.outcome).toBe("failed");
    expect(requests).toEqual([]);
  });
});

describe("POST /runs/wait", () => {
  const respondWith = (reply: AgentResponse) =>
    startAgentServer(({ method }) => (method === "GET" ? 200 : reply));

  it("needs no expected text, and sends {} by default", async () => {
    const { url, requests } = await respondWith([200, { anything: 1 }]);
    expect((await deployWith({ smoke_test_url: url, ...RUN })).outcome).toBe("deployed");
    expect(requests.at(-1)?.body).toEqual({ assistant_id: "greeter", input: {} });
  });

  it.each<[string, AgentResponse, RegExp, Record<string, string>?]>([
    [
      "an unknown assistant",
      [422, { detail: "Invalid assistant: 'greeter'" }],
      /answered 422 instead of 200: Invalid assistant: 'greeter'/,
    ],
    ["the reason of a 503", [503, { detail: "No worker." }], /answered 503 .* 200: No worker\./],
    ["a failure of the graph", [500, "oops"], /answered 500 instead of 200: oops/],
    [
      "a failure in the body of a 200",
      [200, { __error__: { error: "KeyError", message: "no tool" } }],
      /POST \S+ answered that the run failed: .*KeyError.*no tool/,
    ],
    [
      "a web page",
      [200, "<html>Sign in</html>"],
      /something that cannot be read as JSON: <html>Sign in/,
    ],
    [
      "JSON that is nested too deeply to parse",
      [200, "[".repeat(6_000) + "]".repeat(6_000)],
      /answered with something that cannot be read as JSON: \[{10,}…/,
    ],
    [
      "a lost response",
      (response) => void response.socket?.destroy(),
      /\/runs\/wait failed: the connection was closed/,
    ],
    [
      "a run that takes too long",
      () => undefined,
      /\/runs\/wait failed: no (complete )?answer in time[\s\S]*Next step: raise request_timeout/,
      { request_timeout: "700ms" },
    ],
  ])("reports %s, and is sent once", async (_, reply, message, inputs = {}) => {
    const { url, requests } = await respondWith(reply);
    const { outcome, failure } = await deployWith({ smoke_test_url: url, ...RUN, ...inputs });
    expect(outcome).toBe("unhealthy");
    expect(failure).toMatch(message);
    expect(requests.filter(({ method }) => method === "POST")).toHaveLength(1);
  });
});

it.each<[string, Record<string, string>, (method: string | undefined) => number]>([
  ["with", { smoke_test_token: TOKEN }, () => 401],
  ["with", { smoke_test_token: TOKEN, ...RUN }, (method) => (method === "POST" ? 403 : 200)],
  ["without", RUN, (method) => (method === "POST" ? 401 : 200)],
])(
  "a smoke test that is refused %s a token rolls nothing back: %j",
  async (preposition, inputs, statusOf) => {
    const { url } = await startAgentServer(({ method }) => statusOf(method));
    const inputsWithRollback = { smoke_test_url: url, rollback_on_failure: "true" };
    const { outputs, failure } = await deployWith({ ...inputsWithRollback, ...inputs });
    expect(outputs).toMatchObject({ outcome: "unhealthy", rollback_revision_id: "" });
    expect(failure).toMatch(new RegExp(`\\. ${preposition} smoke_test_token, `, "i"));
    expect(failure).toContain(
      "Not rolled back: a refused request says nothing about the revision.",
    );
  },
);

describe("smoke_test_url: auto", () => {
  it.each([
    [{}, "the service shows no address"],
    [{ url: "http://agent.invalid" }, "the service shows a plain http address"],
  ])(
    "is rejected before the change is sent where the service shows %j",
    async (deployment, problem) => {
      const result = await deployWith({ smoke_test_url: "auto" }, { deployment });
      expect(result.outcome).toBe("rejected");
      expect(result.failure).toContain(
        `smoke_test_url: is auto, but ${problem}. Set smoke_test_url to the address`,
      );
      expect(result.requests.filter(({ method }) => method === "PATCH")).toEqual([]);
    },
  );
});

describe("an unknown host of smoke_test_url: auto", () => {
  const host = UNKNOWN_HOST;

  it.each<[input: string, address: string, inputs: Record<string, string>, DeployScenario]>([
    ["custom_url", "in custom_url", {}, { deployment: { source_config: { custom_url: host } } }],
    ["custom_url", "that is sent", { custom_url: host }, {}],
    ["smoke_test_url", "in url alone", {}, { deployment: { url: host } }],
    [
      "smoke_test_url",
      "in custom_url of a git deployment",
      { repo_ref: "main" },
      // Its host name contains the deployment's name, which is too long for DNS.
      { source: "github", deployment: { name: "a".repeat(64), source_config: {} } },
    ],
  ])("leads to advice to correct %s for the address %s", async (input, _, inputs, scenario) => {
    const result = await deployWith({ smoke_test_url: "auto", ...inputs }, scenario);
    expect(result.outcome).toBe("unhealthy");
    expect(result.failure).toContain(`: correct ${input}; if it is right, its DNS record`);
  });
});

describe("a deploy to an agent server that switches to the new revision", () => {
  it.each([
    ["2", "deployed", "ours", /^/],
    ["answers-late", "deployed", "ours", /trying again/],
    ["answers-flap", "deployed", "ours", /trying again/],
    ["answers-502", "deployed", "ours", /trying again/],
    ["answers-never", "unhealthy", "", /trying again/],
    ["info-late", "deployed", "ours", /\/info reports revision \S+, not \S+; trying again/],
    ["info-flap", "deployed", "ours", /\/info reports revision \S+, not \S+; trying again/],
    ["info-none", "deployed", "", /^/],
    ["info-js", "deployed", "", /^/],
    ["info-old", "unhealthy", "previous", /^/],
  ])("waits, and compares the revision: image tag %s", async (habit, outcome, reported, log) => {
    const inputs = { smoke_test_url: "auto", image_uri: `registry.example/agent:${habit}` };
    const result = await deployWith(inputs, AGENT);
    const { revision_id: ours = "", previous_revision_id: previous = "" } = result.outputs;
    const ids: Record<string, string> = { ours, previous };
    expect(result.outcome).toBe(outcome);
    expect(result.outputs.server_revision_id).toBe(ids[reported] ?? "");
    expect(result.messages.join("\n")).toMatch(log);
  });

  it("is superseded if the server reports the revision of another deploy that took over", async () => {
    let newer = "";
    const { url } = await startAgentServer(
      () => 200,
      () => [200, { host: { host_revision_id: takeOver() } }],
    );
    let takeOver = () => newer;
    const result = await deployWith(
      { smoke_test_url: url, rollback_on_failure: "true" },
      {
        arrange: ({ emulator: { store }, deploymentId }) => {
          const script = [{ status: "DEPLOYED", after_ms: 0 }];
          takeOver = () => {
            newer ||= store.addRevision(deploymentId, { script }).id;
            return newer;
          };
        },
      },
    );
    expect(result.outputs).toMatchObject({ outcome: "superseded", server_revision_id: newer });
  });
});
