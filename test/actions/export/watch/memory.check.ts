import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const CHILD = fileURLToPath(new URL("./memory-child.ts", import.meta.url));
const EXPORT_ID = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01";
const RUNS = 30_000;
const POLLS = 10;
const DAY_MS = 86_400_000;
/** Of a process, whenever it collects its garbage. A list of all runs would fill it. */
const HEAP_MB = 34;
/** Reading so many runs again and again takes long on a busy machine. */
const TIMEOUT_MS = 120_000;

function run(index: number) {
  const day = new Date(Date.UTC(1900, 0, 1) + index * DAY_MS).toISOString();
  const prefix = `traces/export_id=${EXPORT_ID}/tenant_id=team-0123/session_id=${EXPORT_ID}/runs/day=${day.slice(0, 10)}`;
  return {
    id: `0b6f4c1e-2f0a-4d3e-9b1c-${String(index).padStart(12, "0")}`,
    status: index === 0 ? "Failed" : "Completed",
    created_at: day,
    finished_at: day,
    errors: { retry_0: "the worker was restarted" },
    metadata: {
      prefix,
      start_time: day,
      end_time: day,
      result: { rows_written: 10, exported_files: [`${prefix}/1.parquet`] },
    },
  };
}

/** A service with one export, which completes with the last of its polls. */
async function startService() {
  const runs = Buffer.from(JSON.stringify(Array.from({ length: RUNS }, (_, index) => run(index))));
  const reads = { polls: 0, runs: 0 };
  const server = createServer((request, response) => {
    response.setHeader("content-type", "application/json");
    const isList = request.url?.endsWith("/runs") === true;
    reads[isList ? "runs" : "polls"] += 1;
    const status = reads.polls < POLLS ? "Running" : "Completed";
    response.end(isList ? runs : JSON.stringify({ id: EXPORT_ID, status }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const inChild = (...args: string[]) =>
    promisify(execFile)(process.execPath, [
      `--max-old-space-size=${HEAP_MB}`,
      ...[CHILD, url, EXPORT_ID, ...args],
    ]);
  return { inChild, reads, close: () => server.close() };
}

it(
  "follows an export in a heap that all its runs together would fill",
  async () => {
    const { inChild, reads, close } = await startService();
    try {
      const seen = JSON.parse((await inChild()).stdout);
      expect(seen).toMatchObject({ outcome: "completed" });
      expect(seen.runs).toBeLessThan(200_000);
      expect(seen.files).toBeLessThan(200_000);
      expect(reads.polls).toBe(POLLS);
      expect(reads.runs).toBeLessThan(POLLS);
      await expect(inChild("careless")).rejects.toThrow(/heap/);
    } finally {
      close();
    }
  },
  TIMEOUT_MS,
);
