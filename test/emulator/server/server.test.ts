import { describe, expect, it } from "vitest";
import { sendRequest } from "../../harness/http-request.ts";
import { withDeployments } from "../../harness/manual-emulator.ts";

const KEY = { "x-api-key": "demo-key" };

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
      const headers = { ...KEY, host };
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
    const headers = { ...KEY, host };
    const { url, docker } = emulator;
    for (const address of [emulator.at(docker), `${url}/openapi.json`, new URL("/", url).href])
      expect((await sendRequest(address, "GET", { headers })).status).toBeOneOf([400, 403]);
    expect(emulator.requests).toEqual([]);
  });
});

it.each<[string, number, Record<string, string>, tenant_id?: string]>([
  ["no credential", 401, {}],
  ["a wrong key", 401, { "x-api-key": "other" }],
  ["a wrong token", 401, { authorization: "Bearer other" }],
  ["the key as a token", 401, { authorization: "Bearer demo-key" }],
  ["the key", 200, KEY],
  ["the token", 200, { authorization: "Bearer demo-token" }],
  ["no workspace, where one is required,", 403, KEY, "team"],
  ["another workspace than the required one", 403, { ...KEY, "x-tenant-id": "other" }, "team"],
  ["the required workspace", 200, { ...KEY, "x-tenant-id": "team" }, "team"],
])("a request with %s gets %d", async (_, status, headers, tenant_id) => {
  await using emulator = await withDeployments({ tenant_id });
  expect((await sendRequest(emulator.at(emulator.docker), "GET", { headers })).status).toBe(status);
});

it("deployments are read in the first workspace only, usage in any workspace of the credential", async () => {
  await using emulator = await withDeployments();
  const [firstId = "", secondId = ""] = emulator.store.traces.workspaces.map(({ id }) => id);
  const range = "start_time=2029-12-01T00:00:00Z&end_time=2029-12-02T00:00:00Z";
  const path = "/api/v1/orgs/current/billing/granular-usage";
  const usageUrl = `${emulator.url}${path}?${range}&workspace_ids=${firstId}`;
  for (const [tenant, ...expected] of [
    [firstId, 200, 200],
    [secondId, 403, 200],
    ["99999999-9999-4999-8999-999999999999", 403, 403],
  ] as const) {
    const options = { headers: { ...KEY, "x-tenant-id": tenant } };
    const urls = [emulator.at(emulator.docker), usageUrl];
    for (const [index, url] of urls.entries())
      expect((await sendRequest(url, "GET", options)).status).toBe(expected[index]);
  }
});
