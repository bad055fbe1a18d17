import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, stat } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { CSV_COLUMNS } from "../../../src/contract/usage.ts";
import { startUsageService } from "../usage-service.ts";

const CHILD = fileURLToPath(new URL("./memory-child.ts", import.meta.url));
/** Node collects garbage late when there is room. A small heap shows how much is needed. */
export const SMALL_HEAP = ["--max-old-space-size=48", "--max-semi-space-size=2"];
const BATCH_ROWS = 2_000;
const USERS = 5_000;

const idOf = (index: number) =>
  `a1b2c3d4-0000-4000-8000-${String(index % USERS).padStart(12, "0")}`;
const emailOf = (index: number) => `user-${index % USERS}@example.com`;
const bucketOf = (index: number) => new Date(Date.UTC(2026, 1, 1 + (index % 28))).toISOString();

const FORMS = {
  json: {
    head: '{"stride":{"days":1,"hours":0},"usage":[',
    row: (index: number) => {
      const dimensions = { user_id: idOf(index), user_email: emailOf(index) };
      return (
        (index === 0 ? "" : ",") +
        JSON.stringify({ time_bucket: bucketOf(index), dimensions, traces: 2 })
      );
    },
    tail: "]}",
  },
  csv: {
    head: `${CSV_COLUMNS.join(",")}\r\n`,
    row: (index: number) =>
      `${bucketOf(index)},${bucketOf(index + 1)},,,,,${idOf(index)},${emailOf(index)},,2\r\n`,
    tail: "",
  },
};

async function send(
  response: ServerResponse,
  format: keyof typeof FORMS,
  rows: number,
): Promise<void> {
  const { head, row, tail } = FORMS[format];
  response.write(head);
  for (let from = 0; from < rows && !response.destroyed; from += BATCH_ROWS) {
    const texts = Array.from({ length: Math.min(BATCH_ROWS, rows - from) }, (_, index) =>
      row(from + index),
    );
    if (!response.write(texts.join(""))) await once(response, "drain");
  }
  response.end(tail);
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
    (query, response, index) => {
      void send(response, query.format, index === 0 ? 10 : rows);
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
