import { once } from "node:events";
import { createServer } from "node:http";
import { describe, expect, it } from "vitest";
import { readRuns } from "../../../src/actions/export/watch/runs.ts";
import { ID } from "../../harness/ids.ts";
import { listen } from "../../harness/listen.ts";
import { contextAt } from "../../harness/step-context.ts";

const MEGABYTE = 1024 * 1024;
const MAX_SENT = 80 * MEGABYTE;

/** Reads runs from a response that begins with `text`, and repeats `repeatedText` endlessly. */
async function readRunsFrom(text: string, repeatedText = "") {
  let sentBytes = 0;
  const service = createServer(async (_, response) => {
    response.write(text);
    const close = once(response, "close");
    while (repeatedText !== "" && sentBytes < MAX_SENT && !response.destroyed) {
      sentBytes += repeatedText.length;
      if (!response.write(repeatedText)) await Promise.race([once(response, "drain"), close]);
    }
    response.end();
  });
  const { ctx } = contextAt(await listen(service));
  const result = await readRuns(ctx, ID).catch((error: unknown) => error);
  service.close();
  return { result, sentBytes };
}

const RUN = `{"id":"${ID}","status":"Completed","metadata":{"result":{"rows_written":7}}}`;
const completedRun = (members: string) => `[{"id":"${ID}","status":"Completed",${members}}]`;
const withRows = (rows: string) => completedRun(`"metadata":{"result":{"rows_written":${rows}}}`);
/** A completed run with unusual forms of members that the contract does not name. */
const withUnusualResult = (result: string) =>
  completedRun(
    `"created_at":1767225600,"updated_at":{},"finished_at":[],"metadata":{"prefix":7,"start_time":1767225600,"result":{"rows_written":7,${result}}}`,
  );

describe("readRuns", () => {
  it("stops at the limit if a list never ends", async () => {
    const repeatedText = `{"id":"${ID}","status":"Running"},`.repeat(20_000);
    const { result, sentBytes } = await readRunsFrom("[", repeatedText);
    expect(String(result)).toContain("larger than");
    expect(sentBytes).toBeLessThan(MAX_SENT);
  });

  it.each(["{}", "nul", "nullify", "null []", '"[]"', '{"resources":[]}', "", "[", "[]]"])(
    "throws a ContractError for %j",
    async (text) => {
      expect((await readRunsFrom(text)).result).toMatchObject({ name: "ContractError" });
    },
  );

  it.each([
    ["an empty list", " []\n", { total: 0 }],
    ["null", "null", { total: 0 }],
    ["null and white space", " null\n", { total: 0 }],
    ["a byte order mark", "\ufeff[]", { total: 0 }],
    ["a repeated run once", `[${RUN},${RUN}]`, { total: 1, completedRows: 7 }],
    ["any id", `[{"id":"2026-01-01","status":"Completed"}]`, { total: 1, completedCount: 1 }],
    ["rows that are a text", withRows('"7"'), { completedRows: 7 }],
    ["rows that are no number as unknown", withRows('"about 7"'), { writtenRows: undefined }],
    ["rows next to the status", completedRun('"rows_exported":7'), { completedRows: 7 }],
    ["an object as cursor", withUnusualResult('"latest_cursor":{"id":"a"}'), { completedRows: 7 }],
    ["a list as path", withUnusualResult('"export_path":["a"]'), { completedRows: 7 }],
    ["objects as files", withUnusualResult('"exported_files":[{"key":"a"}]'), { completedRows: 7 }],
    [
      "metadata that is a text",
      `[{"id":"${ID}","status":"Failed","errors":{"retry_0":"no"},"metadata":"{}"}]`,
      { failedCount: 1, writtenRows: undefined },
    ],
  ])("reads %s", async (_, text, summary) => {
    expect((await readRunsFrom(text)).result).toMatchObject(summary);
  });
});
