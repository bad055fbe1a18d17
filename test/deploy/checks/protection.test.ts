import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it, vi } from "vitest";
import { deployWith } from "../../harness/step.ts";
import { deployInVirtualTime } from "../../harness/virtual.ts";
import { type Asked, agentServer, deadAddress, redirectTo, UNKNOWN_HOST } from "./agent-server.ts";

const TOKEN = "canary-token-of-a-user";
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const deployed = (inputs: Record<string, string>) => deployInVirtualTime({ inputs });

const strict = ({ headers }: Asked) => (headers.authorization === `Bearer ${TOKEN}` ? 200 : 401);

describe("the protection check", () => {
  it("passes when a request without a credential gets 401 and the token is accepted", async () => {
    const { url, seen } = await agentServer(strict);
    const story = await deployed({ auth_check_url: url, auth_check_token: TOKEN });
    expect(story.outcome).toBe("deployed");
    const credentials = seen.map(({ headers }) => headers.authorization);
    const bearer = `Bearer ${TOKEN}`;
    expect(credentials).toEqual([undefined, undefined, bearer, bearer]);
    expect(seen.some(({ headers }) => "x-api-key" in headers)).toBe(false);
    expect(JSON.stringify(story.requests)).not.toContain(TOKEN);
  });

  const NOT_CHECKED = "🔓 agent is deployed, but its protection could not be checked";

  it.each([
    [
      "lets everyone in",
      200,
      /anyone who knows its address can use it now: without a credential, GET \S+ answered 200 instead of 401\./,
      "🔓 agent is open to strangers",
      "name a handler under auth.path",
    ],
    [
      "refuses the token too",
      401,
      /it rejects auth_check_token: with it, GET \S+ answered 401 instead of 200\./,
      "🔓 agent refused auth_check_token",
      "set auth_check_token to a token that the handler accepts",
    ],
    [
      "forbids instead",
      403,
      /without a credential, GET \S+ answered 403 instead of 401\./,
      NOT_CHECKED,
      "check whether a gateway in front of the agent server answered",
    ],
    [
      "knows no such path",
      404,
      /without a credential, GET \S+ answered 404 instead of 401: there is no such path\./,
      NOT_CHECKED,
      "correct auth_check_url",
    ],
    [
      "fails",
      500,
      /GET \S+ answered 500 instead of 401: the server, or a gateway in front of it, failed\./,
      NOT_CHECKED,
      "read the server's log",
    ],
  ])("fails when the server %s", async (_, status, message, headline, advice) => {
    const { url } = await agentServer(() => status);
    const story = await deployed({ auth_check_url: url, auth_check_token: TOKEN });
    expect(story.outputs).toMatchObject({ outcome: "unprotected", status: "DEPLOYED" });
    expect(story.outputs.error_message).toMatch(message);
    expect(story.outputs.error_message).toContain("It serves now.");
    expect(story.summary[0]?.heading).toBe(headline);
    expect(story.failure?.message).toContain(advice);
  });

  it.each([
    [
      "nobody listens there",
      deadAddress,
      /nothing listens at \S+ \(ECONNREFUSED\)/,
      "host and port",
    ],
    [
      "the host is not known",
      async () => `${UNKNOWN_HOST}/ok`,
      /the host of https:\/\/a+\.invalid\/ok is not known/,
      "correct auth_check_url",
    ],
    [
      "there is no secure connection",
      async () => (await agentServer(strict)).url.replace("http:", "https:"),
      /no secure connection to \S+ was possible/,
      "NODE_EXTRA_CA_CERTS",
    ],
  ])("tells after two minutes that %s", async (_, address, words, advice) => {
    const auth_check_url = await address();
    const story = await deployed({ auth_check_url });
    const plain = await deployed({});
    expect(story.outcome).toBe("unprotected");
    expect(story.summary[0]?.heading).toBe(NOT_CHECKED);
    expect(story.outputs.error_message).toMatch(words);
    expect(story.failure?.message).toContain(advice);
    expect(story.failure?.message).not.toContain("base_url");
    const [line, ...more] = story.log.filter((one) => one.endsWith("; trying again."));
    expect(line).toMatch(words);
    expect(more).toEqual([]);
    const counts = story.log.flatMap((one) => / (\d+) tries\. Giving up at /.exec(one)?.[1] ?? []);
    expect(counts.map(Number)).toEqual([20, 40]);
    const tookMs = story.elapsedMs - plain.elapsedMs;
    expect(tookMs).toBeGreaterThan(110_000);
    expect(tookMs).toBeLessThan(130_000);
  });

  it("waits while the server answers 404, 502 or 503, and tells each", async () => {
    const { url } = await agentServer(
      (asked, earlier) => [404, 503, 502][earlier] ?? strict(asked),
    );
    const story = await deployed({ auth_check_url: url, auth_check_token: TOKEN });
    expect(story.outcome).toBe("deployed");
    const told = story.log.flatMap((line) => /answered (\d+) .*trying again/.exec(line)?.[1] ?? []);
    expect(told).toEqual(["404", "503", "502"]);
  });

  it("believes neither a single 200 nor a single refusal of the token", async () => {
    const answers = [200, 401, 401, 401, 200, 200];
    const { url } = await agentServer((_, earlier) => answers[earlier] ?? 500);
    const story = await deployed({ auth_check_url: url, auth_check_token: TOKEN });
    expect(story.outcome).toBe("deployed");
  });

  it.each([
    ["a single 401, which the former revision may have given", [401, 200, 200], "is open"],
    ["a single 200 to the token", [401, 401, 200, 403, 403], "refused auth_check_token"],
  ])("does not believe %s", async (_, answers, headline) => {
    const { url } = await agentServer((__, earlier) => answers[earlier] ?? 500);
    const story = await deployed({ auth_check_url: url, auth_check_token: TOKEN });
    expect(story.outcome).toBe("unprotected");
    expect(story.summary[0]?.heading).toContain(headline);
  });

  it("never sends the token to the target of a redirect", async () => {
    const other = await agentServer(() => 200);
    const { url } = await agentServer(({ headers }) =>
      headers.authorization ? redirectTo(other.url) : 401,
    );
    const story = await deployed({ auth_check_url: url, auth_check_token: TOKEN });
    expect(story.outcome).toBe("unprotected");
    expect(story.outputs.error_message).toContain("answered 307 instead of 200: a redirect");
    expect(other.seen).toEqual([]);
  });
});

describe("the protection check of an emulated agent", () => {
  const path = "threads";
  const source = fileURLToPath(new URL("../../../examples/agent", import.meta.url));
  const open = () => {
    const folder = mkdtempSync(join(tmpdir(), "agent-"));
    closing.push(() => rmSync(folder, { recursive: true }));
    writeFileSync(
      join(folder, "auth.mjs"),
      "export const auth = { authenticate: () => ({ identity: 'anybody' }) };\n",
    );
    writeFileSync(
      join(folder, "graph.json"),
      JSON.stringify({ graphs: {}, auth: { path: "./auth.mjs:auth" } }),
    );
    return folder;
  };
  const deployAgent = (directory: string) =>
    deployWith({
      seed: { agent: { directory } },
      inputs: { image_uri: "registry.example/agent:2", timeout: "10m" },
      arrange: ({ url }, id) => ({ auth_check_url: `${url}/agents/${id}/${path}` }),
    });

  it("passes when the example's handler requires a token", async () => {
    vi.stubEnv("AGENT_JWT_SECRET", "a-secret-of-at-least-thirty-two-bytes");
    const result = await deployAgent(source);
    vi.unstubAllEnvs();
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: "deployed" } });
  });

  it("fails when the handler lets everyone in", async () => {
    const result = await deployAgent(open());
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: "unprotected" } });
    expect(result.summary).toContain("rejects unknown callers with 401");
  });
});

describe("the preflight of the graph configuration", () => {
  function workspaceWith(config: object): string {
    const folder = mkdtempSync(join(tmpdir(), "workspace-"));
    closing.push(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, "graph.json"), JSON.stringify(config, null, 2));
    return folder;
  }

  it("refuses a handler that does not exist, with its line, before the PATCH", async () => {
    const workspace = workspaceWith({ graphs: {}, auth: { path: "./auth.ts:auth" } });
    const result = await deployWith({
      source: "github",
      inputs: { repo_ref: "refs/tags/v1" },
      run: { workspace },
    });
    expect(result).toMatchObject({ exitCode: 1, patches: [], outputs: { outcome: "rejected" } });
    expect(result.annotations.find(({ file }) => file === "graph.json")).toMatchObject({
      line: 4,
      title: "rejected",
    });
  });

  it("gives a notice when there is no authentication handler", async () => {
    const workspace = workspaceWith({ graphs: {} });
    const result = await deployWith({
      source: "github",
      inputs: { repo_ref: "refs/tags/v1" },
      run: { workspace },
    });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: "deployed" } });
    expect(result.annotations).toMatchObject([
      {
        type: "notice",
        message: expect.stringContaining("attributed to the owner of the API key"),
      },
    ]);
  });
});
