import { execFileSync } from "node:child_process";
import { summarizeRuns } from "../../src/actions/export/watch/runs.ts";
import { toCsv } from "../../src/actions/usage/files/csv.ts";
import { tallyOf } from "../../src/actions/usage/tally.ts";
import { parseResourceSpec } from "../../src/inputs/resource-spec/parse.ts";
import { parseSecrets } from "../../src/inputs/secrets/secrets.ts";
import { redactedValuesOf } from "../../src/runner/secrets/kinds.ts";
import { createRedactor } from "../../src/runner/secrets/redactor.ts";
import { createSanitizer } from "../../src/runner/text.ts";
import { ExportRun } from "../../src/service/contract/exports/bulk-export.ts";
import { UsageReport } from "../../src/service/contract/usage.ts";

const MEGABYTE = 1_000_000;
const LOG_LINE =
  "2026-01-05T00:00:00Z worker 7: pulled layer sha256:9f86d081884c7d65 in 1.25 s — 42 % done\n";

const logOf = (characters: number) =>
  LOG_LINE.repeat(Math.ceil(characters / LOG_LINE.length)).slice(0, characters);
/** A function that redacts these values. */
function redactorOf(secrets: readonly string[]): (text: string) => string {
  const { add, message } = createRedactor();
  for (const value of secrets) add({ value, kind: "input" });
  return message;
}
const secretOf = (index: number) => `secret-value-${index.toString(36)}-0123456789abcdef`;

const TWENTY_SECRETS = Array.from({ length: 20 }, (_, index) => secretOf(index));

function specOf(characters: number): string {
  const line = (index: number) =>
    `      - name: VARIABLE_${index}\n        value: value of the variable ${index}\n`;
  const count = Math.ceil(characters / line(10_000).length);
  const sidecar = "sidecars:\n  - name: proxy\n    image: registry.example/proxy:1\n    env:\n";
  const lines = Array.from({ length: count }, (_, index) => line(index));
  return `min_scale: 1\nmax_scale: 3\n${sidecar}${lines.join("")}`;
}

const ROWS_PER_CHUNK = 400;
/** The last is just below the limit of a resource spec. */
const SPEC_SIZES: [number, number, number] = [600, 6_000, 60_000];
const USERS = 5_000;
const usageRow = (index: number) =>
  JSON.stringify({
    time_bucket: new Date(Date.UTC(2026, 1, 1, Math.floor(index / USERS))).toISOString(),
    dimensions: {
      user_id: `user-id-${index % USERS}`,
      user_email: `user-${index % USERS}@example.com`,
    },
    traces: 2,
  });

export async function* usageReport(rows: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from('{"stride":{"days":0,"hours":1},"usage":[');
  for (let offset = 0; offset < rows; offset += ROWS_PER_CHUNK) {
    const texts = Array.from({ length: Math.min(ROWS_PER_CHUNK, rows - offset) }, (_, index) =>
      usageRow(offset + index),
    );
    yield Buffer.from((offset === 0 ? "" : ",") + texts.join(","));
  }
  yield Buffer.from("]}");
}

/** Parses, sums and serializes a report. */
async function processUsage(rows: number): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of usageReport(rows)) chunks.push(chunk);
  const report = UsageReport.parse(JSON.parse(Buffer.concat(chunks).toString()));
  tallyOf(report, "user", String);
  toCsv(report);
}

export function exportRuns(count: number): string {
  const run = (index: number) => ({
    id: `11111111-1111-4111-8111-${String(index).padStart(12, "0")}`,
    status: index % 50 === 7 ? "Failed" : "Completed",
    created_at: "2026-02-01T00:00:00Z",
    errors: index % 50 === 7 ? { retry_0: "Access denied", retry_1: "Access denied" } : {},
    metadata: {
      result: {
        rows_written: index,
        exported_files: [`export_id=e/runs/year=2026/part-${index}.parquet`],
      },
    },
  });
  return JSON.stringify(Array.from({ length: count }, (_, index) => run(index)));
}

interface Workload {
  unit: string;
  sizes: [number, number, number];
  /** Prepares work on `size` items, and returns the function to measure. */
  prepare: (size: number) => () => unknown;
}

/** Work on a text, by the function that `createFunction` returns. */
const workOnText = (
  createFunction: () => (text: string) => unknown,
  textOf: (characters: number) => string = logOf,
): Workload => ({
  unit: "characters",
  sizes: [MEGABYTE / 10, MEGABYTE, 10 * MEGABYTE],
  prepare: (size) => {
    const processText = createFunction();
    const text = textOf(size);
    return () => processText(text);
  },
});
const repeatA = (characters: number) => "a".repeat(characters);

export const WORKLOADS: Record<string, Workload> = {
  "read secrets, and redact them": {
    unit: "secrets",
    sizes: [100, 1_000, 10_000],
    prepare: (size) => {
      const lines = Array.from({ length: size }, (_, index) => `NAME_${index}=${secretOf(index)}`);
      const secretsText = lines.join("\n");
      const log = logOf(MEGABYTE / 10) + secretOf(size - 1);
      return async () => {
        const { entries } = parseSecrets(secretsText);
        return redactorOf(entries.map(({ value }) => value))(log);
      };
    },
  },
  "read and check a resource_spec": {
    unit: "characters",
    sizes: SPEC_SIZES,
    prepare: (size) => {
      const text = specOf(size);
      if (parseResourceSpec(text).flaws.length > 0) throw new Error("the spec is refused");
      return () => parseResourceSpec(text);
    },
  },
  "find the problems of a resource_spec, one in each line": {
    unit: "characters",
    sizes: SPEC_SIZES,
    prepare: (size) => {
      const indices = Array.from({ length: size / 50 }, (_, index) => index);
      const unknownLines = indices.map((index) => `key_${index}: &anchor_${index} x`);
      const invalidLines = indices.map((index) => `  - name: [${index}]`);
      const text = [...unknownLines, "sidecars:", ...invalidLines].join("\n");
      if (parseResourceSpec(text).flaws.length < 2) throw new Error("the spec is not parsed");
      return () => parseResourceSpec(text);
    },
  },
  "redact a text that repeats the start of a secret": workOnText(
    () => redactorOf([`${"a".repeat(1_000)}b`]),
    repeatA,
  ),
  "redact a text that repeats a secret but for one character in its middle": workOnText(
    () => redactorOf([`${"a".repeat(500)}b${"a".repeat(499)}`]),
    repeatA,
  ),
  "find the parts of a JSON secret, and redact them": {
    unit: "members",
    sizes: [150, 1_500, 15_000],
    prepare: (size) => {
      const members = Array.from({ length: size }, (_, index) => [
        `key_${index}_token`,
        secretOf(index),
      ]);
      const value = JSON.stringify(Object.fromEntries(members));
      const log = logOf(MEGABYTE / 10) + secretOf(size - 1);
      return () =>
        redactorOf(redactedValuesOf({ name: "SETTINGS", value }, "input").map((one) => one.value))(
          log,
        );
    },
  },
  "redact secrets that begin alike, each of them in the text": {
    unit: "secrets",
    sizes: [50, 500, 5_000],
    prepare: (size) => {
      const secrets = Array.from({ length: size }, (_, index) => secretOf(index));
      const redact = redactorOf(secrets);
      const text = secrets.map((secret) => LOG_LINE + secret).join("\n");
      return () => redact(text);
    },
  },
  "redact a text, given a secret of 5,000 lines": workOnText(() => {
    const lines = Array.from({ length: 5_000 }, (_, index) => secretOf(index));
    return redactorOf([lines.join("\n")]);
  }),
  "read, sum and write a usage report as CSV": {
    unit: "rows",
    sizes: [10_000, 100_000, 1_000_000],
    prepare: (size) => () => processUsage(size),
  },
  "read the runs of an export": {
    unit: "runs",
    sizes: [50, 500, 5_000],
    prepare: (size) => {
      const body = exportRuns(size);
      return () => summarizeRuns(ExportRun.array().parse(JSON.parse(body)), String);
    },
  },
  "redact a text, 20 secrets": workOnText(() => redactorOf(TWENTY_SECRETS)),
  "sanitize a line, 20 secrets": workOnText(
    () => createSanitizer(redactorOf(TWENTY_SECRETS)).oneLine,
  ),
  "sanitize log lines, 20 secrets": workOnText(
    () => createSanitizer(redactorOf(TWENTY_SECRETS)).logLines,
  ),
};

/** Measures a workload in a process of its own, so that no workload warms up another. */
export function measureMs(name: string, size: number): number {
  const args = [import.meta.filename, name, String(size)];
  const output = execFileSync(process.execPath, args, {
    encoding: "utf8",
    maxBuffer: 1_000 * MEGABYTE,
  });
  return Number(output.slice(output.lastIndexOf("\n") + 1));
}

if (import.meta.main) {
  const [, , name = "", size = ""] = process.argv;
  const run = WORKLOADS[name]?.prepare(Number(size));
  const startMs = performance.now();
  await run?.();
  process.stdout.write(`\n${performance.now() - startMs}`);
}
