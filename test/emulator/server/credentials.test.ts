import { describe, expect, it } from "vitest";
import { ask, withDeployments } from "../../harness/ask.ts";

describe("unauthorized", () => {
  it.each([
    ["no credential", 401, {}],
    ["a wrong key", 401, { "x-api-key": "other" }],
    ["a wrong token", 401, { authorization: "Bearer other" }],
    ["the key as a token", 401, { authorization: "Bearer demo-key" }],
    ["the key", 200, { "x-api-key": "demo-key" }],
    ["the token", 200, { authorization: "Bearer demo-token" }],
  ])("responds to %s with %d", async (_, status, headers: Record<string, string>) => {
    await using emulator = await withDeployments();
    expect((await ask(emulator.at(emulator.docker), "GET", { headers })).status).toBe(status);
  });

  it.each(["other", "99999999-9999-4999-8999-999999999999"])(
    "refuses the workspace %s, which is not the deployment's, but not its own",
    async (unknown) => {
      await using emulator = await withDeployments();
      const [own, other] = emulator.store.traces.workspaces.map(({ id }) => id);
      const range = "start_time=2029-12-01T00:00:00Z&end_time=2029-12-02T00:00:00Z";
      const usage = `${emulator.url}/api/v1/orgs/current/billing/granular-usage?${range}&workspace_ids=${own}`;
      const statusOf = async (url: string, tenant = "") => {
        const headers = { "x-api-key": "demo-key", "x-tenant-id": tenant };
        return (await ask(url, "GET", { headers })).status;
      };
      const deployment = emulator.at(emulator.docker);
      for (const [tenant, ofDeployment, ofUsage] of [
        [own, 200, 200],
        [other, 403, 200],
        [unknown, 403, 403],
      ] as const) {
        expect([await statusOf(deployment, tenant), await statusOf(usage, tenant)]).toEqual([
          ofDeployment,
          ofUsage,
        ]);
      }
    },
  );

  it("refuses requests without the right X-Tenant-Id if the option tenant_id is set", async () => {
    await using emulator = await withDeployments({ tenant_id: "team" });
    const read = (tenant?: string) =>
      ask(emulator.at(emulator.docker), "GET", {
        headers: {
          "x-api-key": "demo-key",
          ...(tenant === undefined ? {} : { "x-tenant-id": tenant }),
        },
      });
    expect(await read()).toMatchObject({
      status: 403,
      json: { detail: expect.stringContaining("requires workspace specification") },
    });
    expect(await read("other")).toMatchObject({ status: 403 });
    expect(await read("team")).toMatchObject({ status: 200 });
  });
});
