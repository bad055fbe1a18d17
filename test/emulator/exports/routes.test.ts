import { describe, expect, it } from "vitest";
import { exporting, HOUR, SECOND } from "./exporting.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";

describe("exportRoutes", () => {
  it.each([
    ["neither end nor interval", { end_time: undefined }, "end_time"],
    ["an end and an interval", { interval_hours: 24 }, "end_time"],
    [
      "an interval of more than a week",
      { end_time: undefined, interval_hours: 169 },
      "interval_hours",
    ],
    ["an end before the start", { end_time: "2029-12-01T00:00:00Z" }, "end_time"],
    ["a time without a zone", { start_time: "2029-12-01T00:00:00" }, "start_time"],
    ["a field that cannot be exported", { export_fields: ["id", "colour"] }, "export_fields"],
    ["a format that is not known", { format_version: "v3" }, "format_version"],
    ["a filter beyond the subset", { filter: 'search("x")' }, "filter"],
    ["a project that is no UUID", { session_id: "mine" }, "session_id"],
  ])("refuses %s with a 422", async (_, change, member) => {
    await using service = await exporting();
    const reply = await service.call("POST", "", { ...service.exportBody, ...change });
    expect(reply).toMatchObject({
      status: 422,
      json: { detail: [{ loc: expect.arrayContaining(["body", member]) }] },
    });
  });

  it("lists the supported filters in the refusal of another", async () => {
    await using service = await exporting();
    const reply = await service.call("POST", "", { ...service.exportBody, filter: "x" });
    expect(reply.text).toMatch(/only eq.* are understood here/);
  });

  it.each(["bulk_export_destination_id", "session_id"])(
    "refuses an unknown %s with a 404",
    async (member) => {
      await using service = await exporting();
      const reply = await service.call("POST", "", { ...service.exportBody, [member]: UNKNOWN });
      expect(reply).toMatchObject({
        status: 404,
        json: { detail: expect.stringContaining(UNKNOWN) },
      });
    },
  );

  it.each([
    ["GET", ""],
    ["GET", "/runs"],
    ["PATCH", ""],
  ] as const)("answers %s /{export_id}%s of an unknown export with a 404", async (method, path) => {
    await using service = await exporting();
    const body = method === "PATCH" ? { status: "Cancelled" } : undefined;
    expect(await service.call(method, `/${UNKNOWN}${path}`, body)).toMatchObject({ status: 404 });
  });

  it("requires a workspace, and shows only its exports", async () => {
    await using service = await exporting();
    const id = await service.begin();
    const nowhere = await service.call("GET", "", undefined, { "x-tenant-id": UNKNOWN });
    expect(nowhere).toMatchObject({
      status: 403,
      json: { detail: "Not a member of this workspace" },
    });
    const elsewhere = { "x-tenant-id": service.otherWorkspace.id };
    expect(await service.call("GET", "", undefined, elsewhere)).toMatchObject({
      status: 200,
      json: [],
    });
    expect(await service.call("GET", `/${id}`, undefined, elsewhere)).toMatchObject({
      status: 404,
    });
    expect(await service.call("POST", "", service.exportBody, elsewhere)).toMatchObject({
      status: 404,
    });
    const reply = await fetch(`${service.url}/api/v1/bulk-exports`, {
      headers: { "x-api-key": "demo-key" },
    });
    expect(reply.status).toBe(403);
    expect(await reply.text()).toContain("requires workspace specification");
  });

  it("takes members of a creation that are null as omitted", async () => {
    await using service = await exporting();
    const change = { filter: null, interval_hours: null, export_fields: null };
    const { status } = await service.call("POST", "", { ...service.exportBody, ...change });
    expect(status).toBe(200);
  });

  it("cancels an export once, and changes no export that has ended", async () => {
    await using service = await exporting();
    const [ended, cancelled] = [await service.begin(), await service.begin()];
    expect(await service.cancel(cancelled)).toMatchObject({
      status: "CANCELLED",
      finished_at: "2030-01-01T00:00:00.000Z",
    });
    service.clock.pass(HOUR);
    expect(await service.cancel(ended)).toMatchObject({ status: "COMPLETED" });
    expect(await service.cancel(cancelled)).toMatchObject({
      status: "CANCELLED",
      finished_at: "2030-01-01T00:00:00.000Z",
    });
    const reply = await service.call("PATCH", `/${ended}`, { status: "RUNNING" });
    expect(reply).toMatchObject({ status: 422, json: { detail: [{ loc: ["body", "status"] }] } });
  });

  it("applies faults", async () => {
    await using service = await exporting();
    service.faults.add(
      { match: { path: "export" }, fault: { kind: "reset", when: "after" } },
      { match: { path: "get-export", nth: 1 }, fault: { kind: "status", status: 503 } },
      { match: { path: "runs", nth: 1 }, fault: { kind: "stale_read", commits: 1 } },
      { match: { path: "exports", nth: 2 }, fault: { kind: "stale_read", ms: 1_000 } },
      { match: { path: "cancel-export", nth: 1 }, fault: { kind: "late_commit", after_ms: 1_000 } },
      { match: { path: "destination", nth: 1 }, fault: { kind: "html" } },
    );
    await expect(service.begin()).rejects.toThrow();
    const [{ id = "" } = {}] = await service.list();
    expect(await service.list()).toEqual([]);
    expect(await service.call("GET", `/${id}`)).toMatchObject({ status: 503 });
    expect(await service.call("GET", `/${id}/runs`)).toMatchObject({ status: 404 });
    await expect(service.cancel(id)).rejects.toThrow();
    expect(await service.read(id)).toMatchObject({ status: "CREATED" });
    service.clock.pass(2 * SECOND);
    expect(await service.read(id)).toMatchObject({
      status: "CANCELLED",
      finished_at: "2030-01-01T00:00:01.000Z",
    });
    expect(await service.call("POST", "/destinations", service.destinationBody())).toMatchObject({
      status: 502,
    });
    const committed = service.requests
      .filter((request) => request.committed)
      .map(({ operation }) => operation);
    expect(committed).toEqual(["destination", "export", "cancel-export"]);
  });
});
