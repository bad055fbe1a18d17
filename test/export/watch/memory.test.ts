import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const CHILD = fileURLToPath(new URL("./memory-child.ts", import.meta.url));
const EXPORT_ID = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01";
const SMALL_ID = "1b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01";
const RUNS = 5_000;
const POLLS = 100;
const DAY_MS = 86_400_000;

function run(index: number) {
  const day = new Date(Date.UTC(2012, 0, 1) + index * DAY_MS).toISOString();
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

/** Reading 5,000 runs again and again takes long on a busy machine. */
const TIMEOUT_MS = 120_000;

/** A service with a small export, and a large one that completes with the last of its polls. */
async function startService() {
  const runs = Buffer.from(JSON.stringify(Array.from({ length: RUNS }, (_, index) => run(index))));
  const reads = { polls: 0, runs: 0 };
  const server = createServer((request, response) => {
    response.setHeader("content-type", "application/json");
    if (request.url?.includes(SMALL_ID)) {
      const isList = request.url.endsWith("/runs");
      return response.end(
        JSON.stringify(isList ? [run(1)] : { id: SMALL_ID, status: "Completed" }),
      );
    }
    if (request.url?.endsWith("/runs")) {
      reads.runs += 1;
      return response.end(runs);
    }
    reads.polls += 1;
    return response.end(
      JSON.stringify({ id: EXPORT_ID, status: reads.polls < POLLS ? "Running" : "Completed" }),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return { url, reads, bytes: runs.length, close: () => server.close() };
}

it(
  "needs less than 100 MB more for an export of 5,000 runs than for one of a single run",
  async () => {
    const { url, reads, bytes, close } = await startService();
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [
        CHILD,
        url,
        SMALL_ID,
        EXPORT_ID,
      ]);
      const seen = JSON.parse(stdout);
      expect(seen).toMatchObject({ outcome: "completed" });
      expect(seen.grownMb).toBeLessThan(100);
      expect(seen.runs).toBeLessThan(200_000);
      expect(seen.files).toBeLessThan(200_000);
      expect(bytes).toBeGreaterThan(2 * 1024 * 1024);
      expect(reads.polls).toBe(POLLS);
      expect(reads.runs).toBeLessThan(POLLS / 2);
    } finally {
      close();
    }
  },
  TIMEOUT_MS,
);
