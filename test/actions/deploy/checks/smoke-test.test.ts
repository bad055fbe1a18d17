import { describe, expect, it } from "vitest";
import { createDispatcher } from "../../../../src/service/client/http/http.ts";
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

  it("has to return 200 twice in a row", async () => {
    const { url, requests } = await startAgentServer((_, earlier) => [200, 502][earlier] ?? 200);
    const result = await deployWith({ smoke_test_url: url });
    expect(result.outcome).toBe("deployed");
    expect(requests).toHaveLength(4);
  });

  it.each<[string, Record<string, string>, (method: string | undefined) => number]>([
    ["refused", { smoke_test_token: TOKEN }, () => 401],
    ["refused", { smoke_test_token: TOKEN, ...RUN }, (method) => (method === "POST" ? 403 : 200)],
    ["missing", RUN, (method) => (method === "POST" ? 401 : 200)],
  ])("rolls nothing back if the token is %s: %j", async (adjective, inputs, statusOf) => {
    const { url } = await startAgentServer(({ method }) => statusOf(method));
    const inputsWithRollback = { smoke_test_url: url, rollback_on_failure: "true" };
    const { outputs, failure } = await deployWith({ ...inputsWithRollback, ...inputs });
    expect(outputs).toMatchObject({ outcome: "unhealthy", rollback_revision_id: "" });
    const reason = `a ${adjective} token says nothing about the revision`;
    expect(failure).toContain(`Not rolled back: ${reason}.`);
  });

  it("names the reason of the server for not being ready", async () => {
    const detail = "Server not ready: migrations pending";
    const { url } = await startAgentServer(() => [503, { detail }]);
    const { failure } = await deployWith({ smoke_test_url: url });
    expect(failure).toContain(`GET ${url}/ok answered 503 instead of 200: ${detail}.`);
  });

  it("fails if the response is a web page, as a sign-in page returns for any path", async () => {
    const { url } = await startAgentServer(() => (response) => {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end("<html>Sign in");
    });
    const result = await deployWith({ smoke_test_url: url });
    expect(result.outcome).toBe("unhealthy");
    expect(result.failure).toContain(`GET ${url}/ok failed: status 200 is of a web page`);
    expect(result.failure).toContain("whether smoke_test_url is the address of the agent");
  });

  it("passes if the body is no HTML, whatever its content type", async () => {
    const { url } = await startAgentServer(() => (response) => {
      response.writeHead(200, { "content-type": "text/html" }).end('{"ok":true}');
    });
    expect((await deployWith({ smoke_test_url: url })).outcome).toBe("deployed");
  });

  it("fails if only one response was correct at the deadline", async () => {
    const { url } = await startAgentServer((_, earlier) => (earlier === 0 ? 200 : 503));
    expect((await deployWith({ smoke_test_url: url })).outcome).toBe("unhealthy");
  });

  it("sends its token to its address only, and not to the target of a redirect", async () => {
    const target = await startAgentServer(() => 200);
    const { url, requests } = await startAgentServer(() => redirectTo(`${target.url}/ok`));
    const result = await deployWith({ smoke_test_url: url, smoke_test_token: TOKEN });
    expect(result.failure).toContain("answered 307 instead of 200: a redirect");
    for (const { headers } of requests) expect(headers.authorization).toBe(`Bearer ${TOKEN}`);
    expect(target.requests).toEqual([]);
    expect(JSON.stringify(result.requests)).not.toContain(TOKEN);
  });

  it("reports a TLS failure", async () => {
    const { url } = await startAgentServer(() => 200);
    const { failure } = await deployWith({ smoke_test_url: url.replace("http:", "https:") });
    expect(failure).toMatch(/GET \S+ failed: no secure connection \(E\w+\)\./);
    expect(failure).not.toContain("base_url");
  });

  it.each([
    [200, "deployed"],
    [503, "unhealthy"],
  ])("confirms a first 200 at the time limit by another request: %i", async (lastStatus, end) => {
    const { url } = await startAgentServer(
      (_, earlier) => [503, 200, lastStatus][Math.max(0, earlier - 20)] ?? 503,
    );
    expect((await deployWith({ smoke_test_url: url })).outcome).toBe(end);
  });

  it("passes if the agent is at another path of the control plane's host", async () => {
    const { outcome } = await play({
      action: "deploy",
      ...AGENT,
      inputs: ({ emulator, deploymentId }) => ({
        smoke_test_url: `${emulator.url}/agents/${deploymentId}`,
      }),
    });
    expect(outcome).toBe("deployed");
  });

  it.each([
    [{}, 200, "superseded", /was replaced by /],
    [{ on_superseded: "warn" }, 200, "superseded", /was replaced by /],
    [{ verify_active: "false" }, 200, "superseded", /was replaced by /],
    [{}, 503, "unhealthy", /^agent: the new revision of \S+ failed the smoke test$/],
  ])(
    "reports that another deploy took over meanwhile: %j, %d",
    async (inputs, status, outcome, headline) => {
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
      expect(result.outcome).toBe(outcome);
      expect(result.outputs.active_revision_id).toBe(result.activeId);
      expect(result.headline).toMatch(headline);
    },
  );

  it("is followed by one read of the deployment", async () => {
    const { url } = await startAgentServer(() => 200);
    const { requests } = await deployWith({ smoke_test_url: url });
    const { requests: requestsWithoutCheck } = await deployWith({});
    expect(requests).toHaveLength(requestsWithoutCheck.length + 1);
  });

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

  it("needs no text, and sends {} by default", async () => {
    const { url, requests } = await respondWith([200, { anything: 1 }]);
    expect((await deployWith({ smoke_test_url: url, ...RUN })).outcome).toBe("deployed");
    expect(requests.at(-1)?.body).toEqual({ assistant_id: "greeter", input: {} });
  });

  it.each([
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
    ["a web page", [200, "<html>Sign in</html>"], /something other than JSON: <html>Sign in/],
    [
      "nesting that no stack holds",
      [200, "[".repeat(6_000) + "]".repeat(6_000)],
      /answered with JSON that is nested too deeply: \[{10,}…/,
    ],
  ] as [string, [number, unknown], RegExp][])("reports %s", async (_, reply, message) => {
    const { url, requests } = await respondWith(reply);
    const { outcome, failure } = await deployWith({ smoke_test_url: url, ...RUN });
    expect(outcome).toBe("unhealthy");
    expect(failure).toMatch(message);
    expect(requests.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  it("advises a longer request_timeout if the run takes too long", async () => {
    const { url, requests } = await respondWith(() => undefined);
    const { outcome, failure } = await deployWith({
      ...{ smoke_test_url: url, request_timeout: "700ms" },
      ...RUN,
    });
    expect(outcome).toBe("unhealthy");
    expect(failure).toMatch(/\/runs\/wait failed: no (complete )?answer in time/);
    expect(failure).toContain("Next step: set a longer request_timeout");
    expect(requests.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  it("is sent once, even if the response is lost", async () => {
    const { url, requests } = await respondWith((response) => void response.socket?.destroy());
    const { failure } = await deployWith({ smoke_test_url: url, ...RUN });
    expect(failure).toContain("/runs/wait failed: the connection was closed");
    expect(requests.filter(({ method }) => method === "POST")).toHaveLength(1);
  });
});

/** A service at a public address, whose requests reach the emulator. */
const PLATFORM = "https://platform.example";
const ON_PLATFORM: DeployScenario = {
  inputs: { base_url: PLATFORM },
  dispatcher: async (url) =>
    createDispatcher().compose(
      (dispatch) => (options, handler) =>
        dispatch(options.origin === PLATFORM ? { ...options, origin: url } : options, handler),
    ),
};

describe("smoke_test_url: auto", () => {
  const auto = (deployment: DeployScenario["deployment"] & object, scenario: DeployScenario = {}) =>
    play({
      ...{ action: "deploy", ...scenario, deployment },
      inputs: { smoke_test_url: "auto", ...scenario.inputs },
    });

  it("completes an address without a scheme with https", async () => {
    const result = await auto({ url: "agent.invalid/prefix" });
    expect(result.failure).toContain("https://agent.invalid/prefix/ok");
  });

  it.each([
    [{}, "the service shows no address"],
    [{ url: "http://agent.invalid" }, "the service shows a plain http address"],
    [{ url: "javascript:alert(1)" }, "what the service shows is not an address"],
    [
      { url: "https://127.0.0.1" },
      "the service shows an address of this machine or of a private network",
    ],
  ])(
    "is rejected before anything is sent where the service shows %j",
    async (deployment, problem) => {
      const result = await auto(deployment, ON_PLATFORM);
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

  it.each([
    ["custom_url", "of the service", {}, { source_config: { custom_url: host } }],
    ["custom_url", "that is sent", { custom_url: host }, {}],
    ["smoke_test_url", "of the service alone", {}, { url: host }],
  ])("leads to %s, %s", async (input, _, inputs, deployment) => {
    const result = await deployWith({ smoke_test_url: "auto", ...inputs }, { deployment });
    expect(result.outcome).toBe("unhealthy");
    expect(result.failure).toContain(`: correct ${input}; if it is right, its DNS record`);
  });

  it("leads to smoke_test_url of a git deployment, whose custom_url is the service's", async () => {
    // Too long for a name of DNS.
    const deployment = { name: "a".repeat(64), source_config: {} };
    const inputs = { smoke_test_url: "auto", repo_ref: "main" };
    const result = await deployWith(inputs, { source: "github", deployment });
    expect(result.failure).toContain(": correct smoke_test_url;");
  });
});

describe("a deploy to an agent server during the switch", () => {
  const deployTag = (tag: string) =>
    deployWith({ smoke_test_url: "auto", image_uri: `registry.example/agent:${tag}` }, AGENT);

  it.each(["answers-late", "answers-flap", "answers-502"])("waits if it %s", async (habit) => {
    const result = await deployTag(habit);
    expect(result.outcome).toBe("deployed");
    expect(result.messages.join("\n")).toContain("trying again");
  });

  it.each([
    ["2", "deployed", "ours"],
    ["info-late", "deployed", "ours"],
    ["info-flap", "deployed", "ours"],
    ["info-none", "deployed", ""],
    ["info-js", "deployed", ""],
    ["info-old", "unhealthy", "previous"],
  ])("compares the revision if it is %s", async (habit, outcome, reportedRevision) => {
    const result = await deployTag(habit);
    const { revision_id: ours = "", previous_revision_id: previous = "" } = result.outputs;
    const ids: Record<string, unknown> = { ours, previous };
    expect(result.outputs.outcome).toBe(outcome);
    expect(result.outputs.server_revision_id).toBe(ids[reportedRevision] ?? "");
  });

  it("is superseded if it reports the revision of another deploy that took over", async () => {
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

  it("is unhealthy if it never responds", async () => {
    expect((await deployTag("answers-never")).outcome).toBe("unhealthy");
  });
});
