import { describe, expect, it } from "vitest";
import { startEmulator } from "../../../emulator/server/server.ts";
import { ask, withDeployments } from "../../harness/ask.ts";

describe("startEmulator", () => {
  it("serves below its prefix, and answers 404 elsewhere", async () => {
    await using emulator = await withDeployments({ prefix: "/api-host" });
    expect(emulator.url).toMatch(/\/api-host$/);
    expect(await ask(emulator.at(emulator.docker))).toMatchObject({ status: 200 });
    const outside = emulator.at(emulator.docker).replace("/api-host", "");
    expect(await ask(outside)).toMatchObject({ status: 404 });
  });

  it("answers 405 to a method that a path does not have", async () => {
    await using emulator = await withDeployments();
    const url = emulator.at(emulator.docker);
    for (const wrong of [ask(url, "POST", { body: {} }), ask(`${url}/revisions`, "DELETE")]) {
      expect(await wrong).toMatchObject({ status: 405, json: { detail: "Method Not Allowed" } });
    }
    expect(await ask(url, "POST", { headers: {} })).toMatchObject({ status: 401 });
  });

  it("records every request, whether it succeeds or fails", async () => {
    await using emulator = await withDeployments();
    const body = { secrets: [{ name: "A", value: "1" }] };
    await ask(emulator.at(emulator.docker), "PATCH", { body });
    await ask(`${emulator.url}/nothing?a=1&a=2`, "POST", { body: "not JSON" });
    expect(emulator.requests).toMatchObject([
      {
        method: "PATCH",
        operation: "patch",
        headers: { "x-api-key": "demo-key" },
        body,
        committed: true,
      },
      {
        method: "POST",
        path: "/nothing",
        query: { a: ["1", "2"] },
        body: "not JSON",
        committed: false,
      },
    ]);
  });

  it.each(["localhost:8123", "LOCALHOST", "127.0.0.1", "127.8.0.1:80", "[::1]:8123"])(
    "answers a request for %s",
    async (host) => {
      await using emulator = await withDeployments();
      const headers = { "x-api-key": "demo-key", host };
      expect(await ask(emulator.at(emulator.docker), "GET", { headers })).toMatchObject({
        status: 200,
      });
    },
  );

  it.each([
    "rebound.example:8123",
    "localhost.example",
    "127.0.0.1.example",
    "127.0.0.1@rebound.example",
    "0.0.0.0",
    "192.168.0.1",
    "localhost/path",
  ])("refuses a request for %s, which a page of another site could send", async (host) => {
    await using emulator = await withDeployments({ prefix: "/api-host" });
    const headers = { "x-api-key": "demo-key", host };
    for (const path of [
      emulator.at(emulator.docker),
      `${emulator.url}/openapi.json`,
      new URL("/", emulator.url).href,
    ])
      expect((await ask(path, "GET", { headers })).status).toBeOneOf([400, 403]);
    expect(emulator.requests).toEqual([]);
  });

  it("frees its port on close, even while a request hangs", async () => {
    const emulator = await startEmulator();
    emulator.faults.add({ fault: { kind: "hang" } });
    const hanging = ask(emulator.url).catch((error: { code?: string }) => error.code);
    await expect.poll(() => emulator.requests.length).toBe(1);
    await emulator.close();
    expect(await hanging).toBe("UND_ERR_SOCKET");
    const again = await startEmulator({ port: Number(new URL(emulator.url).port) });
    await again.close();
  });

  it("rejects when its port is in use", async () => {
    await using emulator = await withDeployments();
    await expect(startEmulator({ port: Number(new URL(emulator.url).port) })).rejects.toThrow(
      "EADDRINUSE",
    );
  });
});
