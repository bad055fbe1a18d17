import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { timeOf, WORKS } from "./growth.ts";
import { measureLarge } from "./large.ts";
import { measureStartUp, median } from "./start-up.ts";
import { lives, optimum, SCHEDULES, simulate } from "./waiting.ts";

/* `npm run bench`: everything that is said of speed, as ratios of one run. `-- --write` puts it into BENCHMARKS.md. */

const DEPLOYS = 20_000;
const REPEATS = 3;

function table(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [header, header.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const ratio = (value: number, base: number) => (value / base).toFixed(2);

async function startUp(): Promise<string> {
  const all = await measureStartUp();
  const base = all[0]?.exit_ms ?? 1;
  const rows = all.map(({ name, request_ms, exit_ms, peak_mb }) => [
    name,
    request_ms === undefined ? "—" : ratio(request_ms, base),
    ratio(exit_ms, base),
    peak_mb === undefined ? "—" : `${peak_mb.toFixed(0)} MB`,
  ]);
  return table(
    ["process", "first request ÷ `node -e 0`", "exit ÷ `node -e 0`", "peak memory"],
    rows,
  );
}

/** A file, and those that it asks for at once. */
function withStatic(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, name = ""] of readFileSync(path, "utf8").matchAll(
    /(?<!=>)require\("(\.\/[^"]+)"\)/g,
  )) {
    withStatic(join(dirname(path), name), seen);
  }
  return seen;
}

function bundles(): string {
  const size = (paths: Iterable<string>) =>
    [...paths].reduce((sum, path) => sum + statSync(path).size, 0);
  const kB = (bytes: number) => `${Math.round(bytes / 1_000)} kB`;
  const rows = ["deploy", "create", "export", "usage"].map((action) => [
    action,
    kB(size(withStatic(`dist/${action}/index.js`))),
    kB(size(globSync(`dist/${action}/**/*.js`))),
  ]);
  return table(["bundle", "loaded at the start", "with all that is loaded later"], rows);
}

function waiting(): string {
  const all = lives(DEPLOYS, "waiting");
  const waits = Object.entries(SCHEDULES).map(([name, schedule]) => ({
    name,
    ...simulate(schedule, all, name),
  }));
  const [ours] = waits;
  if (ours === undefined) throw new Error("there is no schedule");
  const best = {
    name: "the best for these durations, known in advance",
    ...optimum(all, ours.requests),
  };
  const rows = [...waits, best].map(({ name, meanDelay_seconds, requests }) => [
    name,
    ratio(meanDelay_seconds, ours.meanDelay_seconds),
    `${meanDelay_seconds.toFixed(1)} s`,
    requests.toFixed(0),
  ]);
  return table(["schedule", "delay ÷ ours", "mean delay", "requests a deploy"], rows);
}

function growth(): string {
  const rows = Object.entries(WORKS).map(([name, { unit, sizes }]) => {
    const times = sizes.map((size) =>
      median(Array.from({ length: REPEATS }, () => timeOf(name, size))),
    );
    const [small = 1, middle = 1, large = 1] = times;
    const last = sizes[2];
    return [
      `${name} (${sizes.map((size) => size.toLocaleString("en")).join(", ")} ${unit})`,
      ratio(middle, small),
      ratio(large, middle),
      `${Math.round(last / (large / 1_000)).toLocaleString("en")} ${unit}/s`,
    ];
  });
  return table(["work", "second size ÷ first", "third ÷ second", "throughput at the third"], rows);
}

async function large(): Promise<string> {
  const all = await measureLarge();
  const rows = all.map(({ name, size, ms, peak_mb }, index) => {
    const before = all[index - 1];
    const step = before?.name === name ? ratio(ms, before.ms) : "—";
    const peak = peak_mb === undefined ? "—" : `${peak_mb.toFixed(0)} MB`;
    return [
      name,
      size.toLocaleString("en"),
      step,
      `${Math.round(size / (ms / 1_000)).toLocaleString("en")}/s`,
      peak,
    ];
  });
  return table(["step", "size", "time ÷ the size before", "throughput", "peak memory"], rows);
}

const text = `# Benchmarks

Made by \`npm run bench -- --write\` on ${availableParallelism()} cores with Node ${process.versions.node}. All ratios compare
processes or calculations of the same run; absolute figures are this machine's. Nothing but loopback is asked.

## Start

Medians of processes started in turn, the bundles as a runner starts them. A ratio of 1 is a Node process that does nothing.
The libraries alone (@actions/core, zod and the client of undici, bundled in the same way and each asked for the least) are the
floor: what a deploy needs beyond them is its own code, and above all its schemas. With \`zod/mini\` the floor would lie 0.2 lower,
and schemas would be harder to read; a bare http request stays below it by giving up the proof of what was sent. Of what a refused
input needs, 0.15 is Node's crypto, which @actions/core loads for its outputs. A deploy's first read leaves before the code that
takes its answer is loaded.

${await startUp()}

${bundles()}

## Waiting

How late the end of a revision is noticed, and at how many requests: ${DEPLOYS.toLocaleString("en")} simulated revisions, of which half are
images, a third git builds, some fail early and a few take very long.

${waiting()}

## Growth

From the first size to the second, and from the second to the third, is a step of ten: a ratio of 10 is linear, a smaller one
is what does not grow.

${growth()}

Whole steps, the bundles against a service on loopback:

${await large()}
`;

if (process.argv.includes("--write")) writeFileSync("BENCHMARKS.md", text);
console.log(text);
