import { describe, expect, it } from "vitest";
import { sendRequest } from "../../harness/http-request.ts";
import { withDeployments } from "../../harness/manual-emulator.ts";

describe("startEmulator", () => {
  it.each([
    ["below its prefix", "GET", "/api-host/v2/deployments/ID", 200],
    ["outside of its prefix", "GET", "/v2/deployments/ID", 404],
    ["with a method that the path lacks", "POST", "/api-host/v2/deployments/ID", 405],
    ["with the method of another path", "DELETE", "/api-host/v2/deployments/ID/revisions", 405],
  ] as const)("responds to a request %s (%s %s) with %d", async (_, method, path, status) => {
    await using emulator = await withDeployments({ prefix: "/api-host" });
    const url = new URL(path.replace("ID", emulator.docker.id), emulator.url).href;
    expect((await sendRequest(url, method)).status).toBe(status);
  });

  it.each(["localhost:8123", "LOCALHOST", "127.0.0.1", "127.8.0.1:80", "[::1]:8123"])(
    "serves a request for the host %s",
    async (host) => {
      await using emulator = await withDeployments();
      const headers = { "x-api-key": "demo-key", host };
      const { status } = await sendRequest(emulator.at(emulator.docker), "GET", { headers });
      expect(status).toBe(200);
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
  ])("refuses a cross-site request for the host %s", async (host) => {
    await using emulator = await withDeployments({ prefix: "/api-host" });
    const headers = { "x-api-key": "demo-key", host };
    const { url, docker } = emulator;
    for (const address of [emulator.at(docker), `${url}/openapi.json`, new URL("/", url).href])
      expect((await sendRequest(address, "GET", { headers })).status).toBeOneOf([400, 403]);
    expect(emulator.requests).toEqual([]);
  });
});
