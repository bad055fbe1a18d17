import { expect, it } from "vitest";
import { sendRequest } from "../../harness/http-request.ts";
import { startExportService } from "./export-service.ts";

const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

it.each<[string, object, status: number, text: string]>([
  ["neither end nor interval", { end_time: undefined }, 422, '"end_time"'],
  ["an end and an interval", { interval_hours: 24 }, 422, '"end_time"'],
  ["a long interval", { end_time: undefined, interval_hours: 169 }, 422, '"interval_hours"'],
  ["an end before the start", { end_time: "2029-12-01T00:00:00Z" }, 422, '"end_time"'],
  ["a time without a zone", { start_time: "2029-12-01T00:00:00" }, 422, '"start_time"'],
  ["an unknown field", { export_fields: ["id", "colour"] }, 422, '"export_fields"'],
  ["an unknown format", { format_version: "v3" }, 422, '"format_version"'],
  ["an unsupported filter", { filter: 'search("x")' }, 422, "are supported here"],
  ["half a filter", { filter: 'eq(run_type, "llm"' }, 422, '"filter"'],
  ["a filter by an unknown field", { filter: 'eq(constructor, "x")' }, 422, '"filter"'],
  ["a project that is no UUID", { session_id: "mine" }, 422, '"session_id"'],
  ["an unknown project", { session_id: UNKNOWN_ID }, 404, UNKNOWN_ID],
  ["an unknown destination", { bulk_export_destination_id: UNKNOWN_ID }, 404, UNKNOWN_ID],
  ["null for absent members", { filter: null, interval_hours: null }, 200, '"CREATED"'],
])("responds to a creation with %s (%j) by the status %d", async (_, change, status, text) => {
  await using service = await startExportService();
  const response = await service.call("POST", "", { ...service.exportBody, ...change });
  expect(response).toMatchObject({ status, text: expect.stringContaining(text) });
});

it.each([
  ["GET", ""],
  ["GET", "/runs"],
  ["PATCH", ""],
] as const)("responds to %s /{export_id}%s of an unknown export with 404", async (method, path) => {
  await using service = await startExportService();
  const body = method === "PATCH" ? { status: "Cancelled" } : undefined;
  expect(await service.call(method, `/${UNKNOWN_ID}${path}`, body)).toMatchObject({ status: 404 });
});

it("GET /api/v1/bulk-exports requires a workspace, and finds only exports of that workspace", async () => {
  await using service = await startExportService();
  const id = await service.createExport();
  const { text } = await sendRequest(`${service.url}/api/v1/bulk-exports`);
  expect(text).toContain("requires workspace specification");
  const otherWorkspace = { "x-tenant-id": service.otherWorkspace.id };
  for (const [path, tenant, status, text] of [
    ["", { "x-tenant-id": UNKNOWN_ID }, 403, "Not a member of this workspace"],
    ["", otherWorkspace, 200, "[]"],
    [`/${id}`, otherWorkspace, 404, "not found"],
  ] as const) {
    const response = await service.call("GET", path, undefined, tenant);
    expect(response).toMatchObject({ status, text: expect.stringContaining(text) });
  }
});
