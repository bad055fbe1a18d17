import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { median } from "./start-up.ts";
import { ratio, table } from "./table.ts";

export const MEGABYTE = 1_000_000;
const ROUNDS = 3;
export const LOG_LINE =
  "2026-01-05T00:00:00Z worker 7: pulled layer sha256:9f86d081884c7d65 in 1.25 s — 42 % done\n";
const REDACTOR = "src/runner/secrets/redactor.ts";

/** Distinct secrets without a common beginning. */
const secretOf = (index: number, length: number) => {
  const digits = Math.imul(index + 1, 0x9e3779b1) >>> 0;
  return `${digits.toString(36).padStart(7, "x")}-Canary-of-a-password`.slice(0, length);
};
const secretsOf = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => secretOf(index, length));

interface Case {
  secrets: readonly string[];
  text: string;
}

/** Secrets, and a log of about this size in which each secret occurs equally often. */
function caseOf(secrets: readonly string[], size: number, occurrences = secrets.length): Case {
  const gap = LOG_LINE.repeat(Math.ceil(size / occurrences / LOG_LINE.length));
  const parts = Array.from({ length: occurrences }, (_, index) => {
    const secret = secrets[index % secrets.length] ?? "";
    return `${gap.slice(0, Math.floor(size / occurrences) - secret.length - 2)} ${secret}\n`;
  });
  return { secrets, text: parts.join("") };
}

const CASES: Record<string, () => Case> = {
  "20 secrets, 10 MB of text": () => caseOf(secretsOf(20, 27), 10 * MEGABYTE, 1_000),
  "100 secrets, 900 kB": () => caseOf(secretsOf(100, 27), 900_000, 5_000),
  "5,000 secrets, 1 MB": () => caseOf(secretsOf(5_000, 27), MEGABYTE),
  "5,000 secrets of seven characters, 1 MB": () => caseOf(secretsOf(5_000, 7), MEGABYTE),
  "5,000 secrets that begin alike, 1 MB": () =>
    caseOf(
      secretsOf(5_000, 7).map((secret) => `canary-of-the-production-service-${secret}`),
      MEGABYTE,
    ),
  "one secret, 10 MB that repeat its beginning": () => ({
    secrets: [`${"a".repeat(1_000)}b`],
    text: "a".repeat(10 * MEGABYTE),
  }),
};

interface Measurement {
  name: string;
  /** CPU time to add the secrets and to redact the text. */
  ms: number;
  peak_mb: number;
}

/** The sources of a commit, which its archive does not contain. */
function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), "sources-"));
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, "index") };
  execFileSync("git", ["read-tree", commit], { env });
  execFileSync("git", ["checkout-index", "--all", `--prefix=${folder}/`], { env });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

function measureOnce(folder: string, name: string): Measurement {
  const args = [import.meta.filename, folder, name];
  const [ms, peak_mb] = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
  return { name, ms, peak_mb };
}

/** Medians of a commit, if there is one, and of this working tree, from alternating processes. */
function measureRedaction(commit: string | undefined): Measurement[][] {
  const folders = [...(commit === undefined ? [] : [checkOut(commit)]), resolve(".")];
  const medians = Object.keys(CASES).map((name) => {
    const rounds = Array.from({ length: ROUNDS }, () =>
      folders.map((folder) => measureOnce(folder, name)),
    );
    return folders.map((_, index) => {
      const values = rounds.flatMap((round) => round[index] ?? []);
      const [ms, peak_mb] = [values.map((one) => one.ms), values.map((one) => one.peak_mb)];
      return { name, ms: median(ms), peak_mb: median(peak_mb) };
    });
  });
  for (const folder of folders.slice(0, -1)) rmSync(folder, { recursive: true });
  return medians;
}

/** With a commit, its figures are beside those of this working tree. */
export function redactionTable(commit: string | undefined): string {
  const measurements = measureRedaction(commit);
  const firstMs = measurements[0]?.at(-1)?.ms ?? Number.NaN;
  const rows = measurements.map(([first, last = first]) => {
    if (first === undefined || last === undefined) throw new Error("nothing was measured");
    const figures = [
      ratio(last.ms, firstMs),
      `${last.ms.toFixed(0)} ms`,
      `${last.peak_mb.toFixed(0)} MB`,
    ];
    const comparison = [ratio(last.ms, first.ms), ratio(last.peak_mb, first.peak_mb)];
    return [last.name, ...figures, ...(commit === undefined ? [] : comparison)];
  });
  const comparisons = [`time ÷ ${commit}`, `memory ÷ ${commit}`];
  const header = ["redaction", "time ÷ the first", "CPU time", "peak memory"];
  return table([...header, ...(commit === undefined ? [] : comparisons)], rows);
}

const cpu_ms = () => process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000;

if (import.meta.main) {
  const [, , folder = ".", name = ""] = process.argv;
  const { createRedactor } = await import(pathToFileURL(resolve(folder, REDACTOR)).href);
  const { secrets = [], text = "" } = CASES[name]?.() ?? {};
  const start_ms = cpu_ms();
  // `add` was named `hide` in earlier commits.
  const { hide, add = hide, message } = createRedactor();
  for (const value of secrets) add({ value, kind: "certain" });
  const count = message(text).split("***").length - 1;
  const end_ms = cpu_ms();
  if (count < secrets.length) throw new Error(`${count} of ${secrets.length} secrets were found`);
  console.log(JSON.stringify([end_ms - start_ms, process.resourceUsage().maxRSS / 1_024]));
}
