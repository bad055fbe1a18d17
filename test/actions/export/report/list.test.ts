import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { exportTraces } from "../../../../src/actions/export/export.ts";
import { ExportInputs } from "../../../../src/actions/export/inputs.ts";
import { worldAt } from "../../../harness/world.ts";

const TENANT = "22222222-2222-4222-8222-222222222222";
const idOf = (index: number) => `0b6f4c1e-2f0a-4d3e-9b1c-${String(index).padStart(12, "0")}`;

/** Lists a workspace with so many exports, of which the last in the reply is the newest. */
async function listed(count: number, times = 1, change: object = {}) {
  return listedAs(exportsOf(count, times, change));
}

function exportsOf(count: number, times: number, change: object) {
  const one = Array.from({ length: count }, (_, index) => ({
    id: idOf(index),
    status: "Completed",
    created_at: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    start_time: "2026-01-01T00:00:00Z",
    interval_hours: index === 0 ? 1 : null,
    ...change,
  }));
  return Array.from({ length: times }, () => one).flat();
}

async function listedAs(exports: object[] | null) {
  const service = createServer((_, response) => response.end(JSON.stringify(exports))).listen(
    0,
    "127.0.0.1",
  );
  await once(service, "listening");
  const base_url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const inputs = await ExportInputs.parseAsync({
    base_url,
    api_key: "key-of-the-test",
    tenant_id: TENANT,
    operation: "list",
  });
  const { world, log: lines } = worldAt(base_url);
  const { summary } = await exportTraces(inputs, world);
  service.close();
  return {
    lines,
    summary: JSON.stringify(summary),
  };
}

describe("operation list", () => {
  it("uses the singular for one export and for an interval of one hour", async () => {
    const { summary, lines } = await listed(1);
    expect(summary).toContain("1 export in the workspace");
    expect(lines.join("\n")).toContain("every 1 hour from 2026-01-01 00:00 UTC,");
  });

  it.each([
    ["of no schedule, with an interval of 0", { interval_hours: 0 }],
    ["of a schedule, with its interval", { interval_hours: 24, source_bulk_export_id: idOf(7) }],
  ])("shows the range of an export %s", async (_, change) => {
    const { lines } = await listed(1, 1, { end_time: "2026-01-02T00:00:00Z", ...change });
    expect(lines.join("\n")).toContain("COMPLETED  2026-01-01, created");
  });

  it("shows the id of an export that cannot be read, and the others", async () => {
    const [read = {}] = exportsOf(1, 1, {});
    const { lines, summary } = await listedAs([read, { id: idOf(1), status: 7 }]);
    expect(lines.join("\n")).toContain(`${idOf(1)}  UNKNOWN`);
    expect(summary).toContain("2 exports in the workspace");
    expect(lines).toContainEqual(expect.stringContaining("lists 1 export that cannot be read"));
  });

  it("reads an export whose undocumented members have another form", async () => {
    const change = { created_at: 1_767_225_600, updated_at: {}, finished_at: 7, tenant_id: [] };
    const { lines } = await listed(1, 1, change);
    expect(lines.join("\n")).toContain("COMPLETED  every 1 hour");
    expect(lines.join("\n")).toContain("created ?");
  });

  it("reads an interval that is written as a text", async () => {
    const { lines } = await listed(1, 1, { interval_hours: "24" });
    expect(lines.join("\n")).toContain("every 24 hours from");
  });

  it("takes null for no exports", async () => {
    expect((await listedAs(null)).summary).toContain("No exports in the workspace");
  });

  it("shows an export that is listed twice once", async () => {
    const { summary } = await listed(3, 2);
    expect(summary).toContain("3 exports in the workspace");
  });

  it("reads the exports that hourly schedules have made in a year, and shows the newest", async () => {
    const count = 4 * 8_760;
    const { lines, summary } = await listed(count, 1, { filter: 'eq(run_type, "llm")'.repeat(25) });
    expect(summary).toContain("35,040 exports in the workspace");
    expect(summary).toContain("The newest 50 are shown.");
    const shown = lines.filter((line) => line.includes("COMPLETED"));
    expect(shown).toHaveLength(50);
    expect(shown[0]).toContain(idOf(count - 1));
  });
});
