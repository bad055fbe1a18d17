import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { sendRequest } from "../../harness/http-request.ts";
import { withDeployments } from "../../harness/manual-emulator.ts";
import { startProgram } from "../../harness/program.ts";

const DIRECTORY = fileURLToPath(new URL("../../../examples/agent", import.meta.url));
const MAIN = fileURLToPath(new URL("../../../emulator/main.ts", import.meta.url));
const SECRET = "a secret of at least thirty-two bytes";

const ALICE = { sub: "alice", aud: "example-agent", exp: Math.floor(Date.now() / 1000) + 300 };
const omitClaim = (claim: keyof typeof ALICE) =>
  Object.fromEntries(Object.entries(ALICE).filter(([name]) => name !== claim));
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const STUDIO = { "x-auth-scheme": "studio", "x-api-key": "demo-key" };
const BOB = { ...ALICE, sub: "bob" };

async function signToken(
  claims: JWTPayload,
  secret = SECRET,
  alg = "HS256",
): Promise<Record<string, string>> {
  return bearer(
    await new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret)),
  );
}

async function startExample() {
  const emulator = await withDeployments({ agent: { directory: DIRECTORY } });
  const url = String(emulator.docker.source_config.custom_url);
  return {
    get: (path: string, headers: Record<string, string> = {}) =>
      sendRequest(url + path, "GET", { headers }),
    post: (path: string, headers: Record<string, string>, body?: unknown) =>
      sendRequest(url + path, "POST", { headers, body }),
    [Symbol.asyncDispose]: emulator[Symbol.asyncDispose],
  };
}

describe("examples/agent", () => {
  beforeEach(() => void vi.stubEnv("AGENT_JWT_SECRET", SECRET));
  afterEach(() => void vi.unstubAllEnvs());

  it("isolates the data of two users", async () => {
    await using agent = await startExample();
    const alice = await signToken(ALICE);
    const bob = await signToken(BOB);
    const ownThread = await agent.post("/threads", alice);
    const otherThread = await agent.post("/threads", bob, { metadata: { owner: "alice" } });
    expect((await agent.post("/threads/search", alice)).json).toEqual([ownThread.json]);
    expect((await agent.post("/threads/search", bob)).json).toEqual([otherThread.json]);
    expect((await agent.post("/threads/search", STUDIO)).json).toEqual([
      ownThread.json,
      otherThread.json,
    ]);
    const input = { greeting: "Good morning", identity: "bob" };
    const run = await agent.post("/runs/wait", alice, { assistant_id: "greeter", input });
    expect(run.json).toEqual({ identity: "alice", message: "Good morning, alice" });
  });

  const INVALID = "The token is not valid";
  it.each([
    ["no token", () => ({}), "A bearer token is required"],
    ["another scheme", () => ({ authorization: "Basic YTpi" }), "A bearer token is required"],
    ["a token that is no JWT", () => bearer("nonsense"), INVALID],
    ["a token of another secret", () => signToken(ALICE, SECRET.toUpperCase()), INVALID],
    ["a token of another algorithm", () => signToken(ALICE, SECRET, "HS512"), INVALID],
    [
      "a token without a signature",
      () => bearer(new UnsecuredJWT({ sub: "alice", aud: ALICE.aud }).encode()),
      INVALID,
    ],
    ["a token for another audience", () => signToken({ ...ALICE, aud: "other" }), INVALID],
    ["a token without an audience", () => signToken(omitClaim("aud")), INVALID],
    ["an expired token", () => signToken({ ...ALICE, exp: 1 }), "The token has expired"],
    ["a token without an expiry", () => signToken(omitClaim("exp")), INVALID],
    ["a token without a subject", () => signToken(omitClaim("sub")), INVALID],
    ["an empty subject", () => signToken({ ...ALICE, sub: "" }), "The token names no subject"],
  ])("refuses a request with %s", async (_, headers, detail) => {
    await using agent = await startExample();
    expect(await agent.get("/threads", await headers())).toMatchObject({
      status: 401,
      json: { detail },
    });
  });

  it.each([undefined, "", "short"])("does not start when its secret is %j", async (secret) => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    vi.stubEnv("AGENT_JWT_SECRET", secret);
    await using agent = await startExample();
    expect((await agent.get("/threads")).status).toBe(500);
    expect(log).toHaveBeenCalledWith(expect.stringContaining("AGENT_JWT_SECRET"));
    log.mockRestore();
  });

  it("accepts a token that its script has signed", async () => {
    await using agent = await startExample();
    const script = fileURLToPath(new URL("token.ts", `file://${DIRECTORY}/`));
    const token = execFileSync(process.execPath, [script, "carol"], { encoding: "utf8" }).trim();
    const run = await agent.post("/runs/wait", bearer(token), { assistant_id: "greeter" });
    expect(run.json).toMatchObject({ identity: "carol" });
  });

  it("runs from the command line", async () => {
    const { child, output, exit } = startProgram(process.execPath, [
      ...[MAIN, "--port", "0", "--agent", DIRECTORY],
    ]);
    onTestFinished(() => void child.kill());
    await expect.poll(() => output.text, { timeout: 15_000 }).toContain("image_uri:");
    const ok = `${/agent server\s+(\S+)/.exec(output.text)?.[1]}/ok`;
    expect((await sendRequest(ok)).status).toBe(401);
    expect((await sendRequest(ok, "GET", { headers: await signToken(ALICE) })).status).toBe(200);
    child.kill("SIGTERM");
    expect((await exit).text).toMatch(/GET \/agents\/\S+\/ok 401\n/);
  });
});
