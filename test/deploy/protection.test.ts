import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it, vi } from "vitest";
import { API_KEY, deployWith } from "../harness/step.ts";

const TOKEN = "canary-token-of-a-user";
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** An agent server that answers by what it is asked with. */
async function agent(
  answer: (request: IncomingMessage, count: number) => number,
  location?: string,
) {
  const seen: IncomingMessage["headers"][] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers);
    response
      .writeHead(answer(request, seen.length), location === undefined ? {} : { location })
      .end("body");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  closing.push(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ok`, seen };
}

const deployed = (inputs: Record<string, string>) =>
  deployWith({
    inputs: { image_uri: "registry.example/agent:2", timeout: "10m", ...inputs },
    run: { secrets: [API_KEY, TOKEN] },
  });

const strict = ({ headers }: IncomingMessage) =>
  headers.authorization === `Bearer ${TOKEN}` ? 200 : 401;

describe("the protection check", () => {
  it("passes when a request without a credential gets 401 and the token is accepted", async () => {
    const { url, seen } = await agent(strict);
    const result = await deployed({ auth_check_url: url, auth_check_token: TOKEN });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: "deployed" } });
    expect(seen.map(({ authorization }) => authorization)).toEqual([undefined, `Bearer ${TOKEN}`]);
    expect(seen.some((headers) => "x-api-key" in headers)).toBe(false);
  });

  it.each([
    ["lets everyone in", () => 200, /without a credential it answered 200 instead of 401/],
    ["forbids instead", () => 403, /answered 403 instead of 401/],
    ["refuses the token too", () => 401, /with auth_check_token it answered 401/],
  ])("fails when the server %s", async (_, answer, message) => {
    const { url } = await agent(answer);
    const result = await deployed({ auth_check_url: url, auth_check_token: TOKEN });
    expect(result).toMatchObject({
      exitCode: 1,
      outputs: { outcome: "unprotected", status: "DEPLOYED" },
    });
    expect(result.annotations).toMatchObject([
      { type: "error", title: "unprotected", message: expect.stringMatching(message) },
    ]);
    expect(result.summary).toMatch(/not protected/);
    expect(result.summary).toContain(
      message.source.includes("auth_check_token")
        ? "Give a token that its handler accepts"
        : "auth.path",
    );
  });

  it("waits while the server answers 502 or 503", async () => {
    const { url } = await agent((request, count) => [503, 502, 200][count - 1] ?? strict(request));
    const result = await deployed({ auth_check_url: url, auth_check_token: TOKEN });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: "deployed" } });
  });

  it("never sends the token to the target of a redirect", async () => {
    const other = await agent(() => 200);
    const { url } = await agent(({ headers }) => (headers.authorization ? 307 : 401), other.url);
    const result = await deployed({ auth_check_url: url, auth_check_token: TOKEN });
    expect(result.outputs.outcome).toBe("unprotected");
    expect(result.annotations[0]?.message).toContain("answered 307");
    expect(other.seen).toEqual([]);
  });

  it("refuses auth_check_token without auth_check_url, and plain http to another host", async () => {
    const result = await deployed({ auth_check_token: TOKEN });
    expect(result.annotations[0]?.message).toContain("auth_check_token: needs auth_check_url");
    const plain = await deployed({ auth_check_url: "http://agent.example.com/ok" });
    expect(plain.annotations[0]?.message).toContain("auth_check_url: is plain http");
    expect([...result.requests, ...plain.requests]).toEqual([]);
  });
});

describe("the protection check of an emulated agent", () => {
  const path = "threads";
  const source = fileURLToPath(new URL("../../examples/agent", import.meta.url));
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
      { type: "notice", message: expect.stringContaining("seen as the API key's owner") },
    ]);
  });
});
