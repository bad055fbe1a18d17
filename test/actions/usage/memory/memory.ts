import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, stat } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startUsageService } from "../usage-service.ts";

const CHILD = fileURLToPath(new URL("./memory-child.ts", import.meta.url));
/** Node collects garbage late when there is room. A small heap shows how much is needed. */
export const SMALL_HEAP = ["--max-old-space-size=48", "--max-semi-space-size=2"];
const BATCH_ROWS = 2_000;
const USERS = 5_000;

const idOf = (index: number) =>
  `a1b2c3d4-0000-4000-8000-${String(index % USERS).padStart(12, "0")}`;
const emailOf = (index: number) => `user-${index % USERS}@example.com`;
const bucketOf = (index: number) =>
  new Date(Date.UTC(2026, 1, 1, Math.floor(index / USERS))).toISOString();

function rowOf(index: number): string {
  const dimensions = { user_id: idOf(index), user_email: emailOf(index) };
  return JSON.stringify({ time_bucket: bucketOf(index), dimensions, traces: 2 });
}

async function send(response: ServerResponse, rows: number): Promise<void> {
  response.write('{"stride":{"days":0,"hours":1},"usage":[');
  for (let from = 0; from < rows && !response.destroyed; from += BATCH_ROWS) {
    const texts = Array.from({ length: Math.min(BATCH_ROWS, rows - from) }, (_, index) =>
      rowOf(from + index),
    );
    const text = (from === 0 ? "" : ",") + texts.join(",");
    if (!response.write(text)) await once(response, "drain");
  }
  response.end("]}");
}

/** The outcome, and sizes in MB. */
export interface ReportCost {
  outcome: string;
  row_count: number;
  /** How much higher the peak memory of the process is than for a report of ten rows. */
  grownMb: number;
  fileMb: number;
}

/** The memory that a report costs a process, which is started with these flags of Node. */
export async function costOf(
  rows: number,
  format: "json" | "csv",
  flags: readonly string[] = [],
): Promise<ReportCost> {
  const service = await startUsageService(
    () => [],
    (_, response, index) => {
      void send(response, index === 0 ? 10 : rows);
      return true;
    },
  );
  const workspace = await mkdtemp(join(tmpdir(), "usage-"));
  try {
    const env = { PATH: process.env.PATH, GITHUB_WORKSPACE: workspace };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...flags, CHILD, service.url, format],
      { env },
    );
    const { size } = await stat(join(workspace, `usage-report/usage-by-user.${format}`));
    return { ...JSON.parse(stdout), fileMb: size / 1024 / 1024 };
  } finally {
    await service.close();
    await rm(workspace, { recursive: true, force: true });
  }
}
