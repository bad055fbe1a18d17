import { once } from "node:events";
import { createServer } from "node:http";
import { describe, expect, it } from "vitest";
import { readRuns } from "../../../src/actions/export/watch/runs.ts";
import { ID } from "../../harness/ids.ts";
import { contextAt } from "../../harness/step-context.ts";

const MEGABYTE = 1024 * 1024;
const MAX_SENT = 80 * MEGABYTE;

/** Reads runs from a reply that begins so, and then repeats the same text without end. */
async function readRunsFrom(begin: string, more: string) {
  let sent = 0;
  const service = createServer(async (_, response) => {
    response.write(begin);
    const closed = once(response, "close");
    while (more !== "" && sent < MAX_SENT && !response.destroyed) {
      sent += more.length;
      if (!response.write(more)) await Promise.race([once(response, "drain"), closed]);
    }
    response.end();
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const address = service.address();
  const base_url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const { ctx } = contextAt(base_url);
  const result = await readRuns(ctx, ID).catch((error: unknown) => error);
  service.close();
  return { end: result, sent };
}

describe("readRuns", () => {
  it("stops at the limit if a list never ends", async () => {
    const more = `{"id":"${ID}","status":"Running"},`.repeat(20_000);
    const { end, sent } = await readRunsFrom("[", more);
    expect(String(end)).toContain("larger than");
    expect(sent).toBeLessThan(MAX_SENT + 8 * MEGABYTE);
  });

  it.each(["{}", "nul", "nullify", "null []", '"[]"', '{"resources":[]}', "", "[", "[]]"])(
    "refuses %j",
    async (text) => {
      expect(await readRunsFrom(text, "")).toMatchObject({ end: { name: "ContractError" } });
    },
  );

  it("counts a run that is listed twice once", async () => {
    const run = `{"id":"${ID}","status":"Completed","metadata":{"result":{"rows_written":7}}}`;
    expect(await readRunsFrom(`[${run},${run}]`, "")).toMatchObject({
      end: { total: 1, completedRows: 7 },
    });
  });

  it.each([" []\n", "null", " null\n", "\ufeff[]"])("reads %j as an empty list", async (text) => {
    expect(await readRunsFrom(text, "")).toMatchObject({ end: { total: 0 } });
  });

  it("accepts any text as the id of a run", async () => {
    const run = `{"id":"2026-01-01","status":"Completed"}`;
    expect(await readRunsFrom(`[${run}]`, "")).toMatchObject({
      end: { total: 1, completedCount: 1 },
    });
  });

  it("reads a number of rows that is a text", async () => {
    const run = (rows: string) =>
      `[{"id":"${ID}","status":"Completed","metadata":{"result":{"rows_written":${rows}}}}]`;
    expect(await readRunsFrom(run('"7"'), "")).toMatchObject({ end: { completedRows: 7 } });
    expect(await readRunsFrom(run('"about 7"'), "")).toMatchObject({
      end: { writtenRows: undefined },
    });
  });

  it("reads the number of rows next to the status", async () => {
    const run = `{"id":"${ID}","status":"Completed","rows_exported":7}`;
    expect(await readRunsFrom(`[${run}]`, "")).toMatchObject({ end: { completedRows: 7 } });
  });

  it.each([
    ["latest_cursor", '{"rows_written":7,"latest_cursor":{"id":"a","at":1}}'],
    ["export_path", '{"rows_written":7,"export_path":["a"]}'],
    ["exported_files", '{"rows_written":7,"exported_files":[{"key":"a"}]}'],
  ])("counts rows also if %s, which is not documented, has another form", async (_, result) => {
    const metadata = `{"prefix":7,"start_time":1767225600,"result":${result}}`;
    const times = `"created_at":1767225600,"updated_at":{},"finished_at":[]`;
    const run = `{"id":"${ID}","status":"Completed",${times},"metadata":${metadata}}`;
    expect(await readRunsFrom(`[${run}]`, "")).toMatchObject({
      end: { total: 1, completedRows: 7 },
    });
  });

  it("reads a run whose metadata is not an object", async () => {
    const run = `{"id":"${ID}","status":"Failed","errors":{"retry_0":"no"},"metadata":"{}"}`;
    expect(await readRunsFrom(`[${run}]`, "")).toMatchObject({
      end: { failedCount: 1, writtenRows: undefined },
    });
  });
});
