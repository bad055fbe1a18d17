import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { Deployment } from "../../../src/service/contract/deployments.ts";
import { ask, withDeployments } from "../../harness/ask.ts";

const IMAGE = { source_revision_config: { image_uri: "registry.example/agent:2" } };

/** The reply to one PATCH with these faults, and the number of revisions that it made. */
async function patchUnder(...faults: FaultPlan["fault"][]) {
  await using emulator = await withDeployments();
  emulator.faults.add(...faults.map((fault) => ({ match: { path: "patch" }, fault })));
  const reply = await ask(emulator.at(emulator.docker), "PATCH", {
    body: IMAGE,
    signal: AbortSignal.timeout(500),
  }).catch((error: { name: string; code?: unknown; data?: unknown }) => ({
    code: error.code ?? error.name,
    data: error.data,
  }));
  const revisions = emulator.store.revisions(emulator.docker.id).length - 1;
  return { reply, revisions, committed: emulator.requests[0]?.committed };
}

const TIMEOUT_CODE = 23;

describe("applyFaults", () => {
  it.each([
    [{ kind: "reset" }, "ECONNRESET", 0],
    [{ kind: "reset", when: "after" }, "ECONNRESET", 1],
    [{ kind: "fin" }, "UND_ERR_SOCKET", 0],
    [{ kind: "fin", when: "after" }, "UND_ERR_SOCKET", 1],
    [{ kind: "hang" }, TIMEOUT_CODE, 0],
    [{ kind: "hang", when: "after" }, TIMEOUT_CODE, 1],
    [{ kind: "latency", ms: 5_000, when: "after" }, TIMEOUT_CODE, 1],
    [{ kind: "truncated" }, "UND_ERR_RES_CONTENT_LENGTH_MISMATCH", 1],
    [{ kind: "chunked_cut" }, "HTTPParserError", 1],
    [{ kind: "trickle", interval_ms: 50 }, TIMEOUT_CODE, 1],
    [{ kind: "huge_headers" }, "UND_ERR_HEADERS_OVERFLOW", 1],
    [{ kind: "not_http" }, "HTTPParserError", 0],
    [{ kind: "not_http", when: "after" }, "HTTPParserError", 1],
  ] as const)(
    "gives for %j a connection error %s, and makes %d revisions",
    async (fault, code, revisions) => {
      expect(await patchUnder(fault)).toMatchObject({
        reply: { code },
        revisions,
        committed: revisions === 1,
      });
    },
  );

  it.each([
    [{ kind: "status", status: 503 }, 503, 0],
    [{ kind: "status", status: 503, when: "after" }, 503, 1],
    [{ kind: "status", status: 408 }, 408, 0],
    [{ kind: "status", status: 425 }, 425, 0],
    [{ kind: "status", status: 400, when: "after" }, 400, 1],
    [{ kind: "html" }, 502, 0],
    [{ kind: "html", status: 200, when: "after" }, 200, 1],
    [{ kind: "empty" }, 200, 1],
    [{ kind: "empty", when: "before" }, 200, 0],
    [{ kind: "no_content" }, 204, 1],
    [{ kind: "invalid_json" }, 200, 1],
    [{ kind: "expired_credential" }, 401, 0],
    [{ kind: "redirect", to: "http://127.0.0.1:9" }, 307, 0],
    [{ kind: "redirect", to: "http://127.0.0.1:9", status: 301, when: "after" }, 301, 1],
    [{ kind: "latency", ms: 1 }, 200, 1],
  ] as const)(
    "gives for %j the status %d, and makes %d revisions",
    async (fault, status, revisions) => {
      expect(await patchUnder(fault)).toMatchObject({ reply: { status }, revisions });
    },
  );

  it.each([{ kind: "html", status: 200 }, { kind: "empty" }, { kind: "invalid_json" }] as const)(
    "gives for %j a complete response that is not JSON",
    async (fault) => {
      expect(await patchUnder(fault)).toMatchObject({ reply: { json: undefined } });
    },
  );

  it("repeats the request in a response that is not HTTP", async () => {
    const { reply } = await patchUnder({ kind: "not_http" });
    expect("data" in reply && String(reply.data)).toContain("demo-key");
  });

  it("applies all conditions and the first ending", async () => {
    const faults = [
      { kind: "foreign_deploy" },
      { kind: "reset" },
      { kind: "status", status: 503 },
    ] as const;
    expect(await patchUnder(...faults)).toMatchObject({
      reply: { code: "ECONNRESET" },
      revisions: 1,
      committed: false,
    });
  });

  it.each(["before", "after"] as const)("makes a foreign revision %s the request", async (when) => {
    await using emulator = await withDeployments();
    const change = { source_revision_config: { image_uri: "registry.example/foreign:1" } };
    emulator.faults.add({
      match: { path: "patch" },
      fault: { kind: "foreign_deploy", when, change },
    });
    const { json } = await ask(emulator.at(emulator.docker), "PATCH", { body: IMAGE });
    expect(json).toMatchObject(IMAGE);
    const images = emulator.store
      .revisions(emulator.docker.id)
      .map((one) => one.source_revision_config?.image_uri);
    const both = ["registry.example/foreign:1", "registry.example/agent:2"];
    expect(images.slice(0, 2)).toEqual(when === "after" ? both : both.toReversed());
  });

  it.each([
    ["before", true, ["pushed", "ours"]],
    ["after", true, ["ours", "pushed"]],
    ["before", false, ["ours"]],
  ] as const)(
    "pushes to the deployment's branch %s the request, which builds on push: %s",
    async (when, build_on_push, expected) => {
      await using emulator = await withDeployments();
      const at = emulator.at(emulator.github);
      await ask(at, "PATCH", { body: { source_config: { build_on_push } } });
      emulator.faults.add({ match: { path: "patch" }, fault: { kind: "foreign_push", when } });
      const body = { source_revision_config: { graph_config_path: "ours.json" } };
      const { latest_revision_id } = Deployment.parse((await ask(at, "PATCH", { body })).json);
      const made = emulator.store.revisions(emulator.github.id).slice(0, -1).reverse();
      expect(made.map(({ id }) => (id === latest_revision_id ? "ours" : "pushed"))).toEqual(
        expected,
      );
      const commits = made.map((one) => one.source_revision_config?.repo_commit_sha);
      expect(new Set(commits).size).toBe(when === "after" ? 2 : 1);
    },
  );

  it("commits late_commit after its delay on the emulator's clock", async () => {
    await using emulator = await withDeployments();
    emulator.faults.add({
      match: { path: "patch" },
      fault: { kind: "late_commit", after_ms: 5_000 },
    });
    const code = await ask(emulator.at(emulator.docker), "PATCH", { body: IMAGE }).catch(
      (error) => error.code,
    );
    expect(code).toBe("ECONNRESET");
    emulator.clock.pass(4_999);
    expect(emulator.store.revisions(emulator.docker.id)).toHaveLength(1);
    emulator.clock.pass(10_000);
    const [late] = emulator.store.revisions(emulator.docker.id);
    expect(late).toMatchObject({
      ...IMAGE,
      created_at: new Date(emulator.clock.now() - 9_999).toISOString(),
    });
    expect(emulator.requests[0]?.committed).toBe(true);
  });

  it.each([{ commits: 1 }, { ms: 1_000 }])(
    "shows reads the state of %j ago, and applies writes to the present state",
    async (lag) => {
      await using emulator = await withDeployments();
      emulator.clock.pass(2_000);
      emulator.faults.add({ fault: { kind: "stale_read", ...lag } });
      const url = emulator.at(emulator.docker);
      const { latest_revision_id } = emulator.docker;
      const patched = await ask(url, "PATCH", { body: IMAGE });
      expect(patched.json).not.toMatchObject({ latest_revision_id });
      expect((await ask(url)).json).toMatchObject({ latest_revision_id });
    },
  );

  it("sends Retry-After as seconds, as any text, or as a date relative to Date", async () => {
    await using emulator = await withDeployments();
    const busy = { kind: "status", status: 429 } as const;
    const hour = 3_600_000;
    emulator.faults.add(
      { match: { nth: 1 }, fault: { ...busy, retry_after: 7 } },
      { match: { nth: 2 }, fault: { ...busy, retry_after: "soon" } },
      { match: { nth: 3 }, fault: { ...busy, retry_after_date_ms: 10_000, date_offset_ms: hour } },
      { match: { nth: 4 }, fault: busy },
    );
    const headers = async () => (await ask(emulator.at(emulator.docker))).headers;
    expect(await headers()).toMatchObject({ "retry-after": "7" });
    expect(await headers()).toMatchObject({ "retry-after": "soon" });
    const dated = await headers();
    const [date, until] = [
      Date.parse(String(dated.date)),
      Date.parse(String(dated["retry-after"])),
    ];
    expect(until - date).toBe(10_000);
    expect(date).toBeGreaterThan(Date.now() + hour / 2);
    expect(await headers()).not.toHaveProperty("retry-after");
  });

  it("redirects to the same path of another origin, without a request to that origin", async () => {
    let hits = 0;
    const other = createServer((_, response) => {
      hits += 1;
      response.end();
    }).listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const to = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
    await using emulator = await withDeployments();
    emulator.faults.add({ fault: { kind: "redirect", to } });
    const { headers } = await ask(emulator.at(emulator.docker));
    other.close();
    expect(headers.location).toBe(`${to}/v2/deployments/${emulator.docker.id}`);
    expect(hits).toBe(0);
  });

  it("sends a gzip bomb that is small on the wire", async () => {
    await using emulator = await withDeployments();
    emulator.faults.add({ fault: { kind: "bomb", mb: 8 } });
    const { hostname, port, pathname } = new URL(emulator.at(emulator.docker));
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${pathname} HTTP/1.0\r\nHost: localhost\r\nX-Api-Key: demo-key\r\n\r\n`);
    const raw = Buffer.concat(await socket.toArray());
    const bodyStart = raw.indexOf("\r\n\r\n") + 4;
    expect(raw.subarray(0, bodyStart).toString()).toMatch(/content-encoding: gzip/i);
    expect(raw.length).toBeLessThan(100_000);
    const body = gunzipSync(raw.subarray(bodyStart)).toString();
    expect(body.length).toBeGreaterThan(8 * 1024 * 1024);
    expect(JSON.parse(body)).toMatchObject({ id: emulator.docker.id });
  });

  it("sends a huge body, and survives a client that stops reading", async () => {
    await using emulator = await withDeployments();
    emulator.faults.add({ match: { times: 2 }, fault: { kind: "huge", mb: 4 } });
    const url = emulator.at(emulator.docker);
    expect((await ask(url)).text.length).toBeGreaterThan(4 * 1024 * 1024);
    const { hostname, port, pathname } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${pathname} HTTP/1.1\r\nHost: localhost\r\nX-Api-Key: demo-key\r\n\r\n`);
    await once(socket, "data");
    socket.destroy();
    expect(await ask(url)).toMatchObject({ status: 200 });
  });
});
