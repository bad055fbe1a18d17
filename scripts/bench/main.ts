import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { unpack } from "../../test/harness/archive.ts";
import { listen } from "../../test/harness/listen.ts";
import { inputVariables } from "../../test/harness/runner/inputs.ts";
import { withBlocks } from "../docs.ts";
import { table } from "../table.ts";
import { median, peakText, ratio, spread } from "./figures.ts";
import { measureLarge } from "./large.ts";
import { loadedModules } from "./loaded.ts";
import {
  ACTIONS,
  FLOOR,
  inputsOf,
  measureStartUp,
  type Release,
  ROUNDS,
  refusingServer,
  type StartUp,
  UNPACKING,
} from "./start-up.ts";
import { optimum, SCHEDULES, sampleRollouts, simulate } from "./waiting.ts";
import { measureMs, WORKLOADS } from "./workloads.ts";

/*
 * `npm run bench`: all published figures on speed. Compared figures are ratios within one run.
 * `-- --before=COMMIT` alternates that commit's release with this one, and `--write` replaces the
 * figures of docs/design/benchmarks.md.
 */

const PAGE = "docs/design/benchmarks.md";
const ROLLOUT_COUNT = 20_000;
const REPEATS = 3;

/** Median time to the first request, or to the end if there is none, ÷ time of `node -e 0`. */
const waitingRatioOf = ({ request, exit }: StartUp) => median(request.length > 0 ? request : exit);

function startUpTable(startUps: readonly StartUp[]): string {
  const rows = startUps.map((startUp) => {
    const { name, request, exit, ms, peak_mb } = startUp;
    const [action, inputs] = name.split(", ");
    const floor = startUps.find((other) => other.name === `${FLOOR}, ${inputs}`);
    const isAction = floor !== undefined && action !== FLOOR;
    return [
      name,
      request.length === 0 ? "—" : spread(request),
      spread(exit),
      `${Math.round(median(ms))} ms`,
      isAction ? (waitingRatioOf(startUp) - waitingRatioOf(floor)).toFixed(1) : "—",
      peakText(peak_mb),
    ];
  });
  return table(
    ["process", "first request ÷ `node -e 0`", "exit ÷ `node -e 0`", "ms", "ours", "peak memory"],
    rows,
  );
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

/** What a job downloads and waits for: a column for each release, and the last one ÷ the first. */
function jobTable(releases: readonly Release[], startUps: readonly StartUp[]): string {
  const row = (name: string, figureOf: (release: Release) => number, digits = 1) => {
    const values = releases.map(figureOf);
    const [first = 1, last = first] = [values[0], values.at(-1)];
    const cells = values.map((value) =>
      value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    );
    return [name, ...cells, ...(releases.length > 1 ? [ratio(last, first)] : [])];
  };
  const startUpOf = (release: Release, name: string) => {
    const startUp = startUps.find((one) => one.release === release.name && one.name === name);
    if (startUp === undefined) throw new Error(`${name} was not measured`);
    return startUp;
  };
  const unpackAndRequestRatioOf = (release: Release, action: string) => {
    const { request } = startUpOf(release, `${action}, to its first request`);
    const unpacking = startUpOf(release, UNPACKING).exit;
    return median(request.map((value, round) => value + (unpacking[round] ?? 0)));
  };
  const rows = [
    row("archive, bytes", ({ file }) => statSync(file).size, 0),
    row("archive, files", ({ folder }) => filesIn(folder).length, 0),
    row(UNPACKING, (release) => waitingRatioOf(startUpOf(release, UNPACKING))),
    ...ACTIONS.flatMap((action) =>
      [`${action}, to its first request`, `${action}, refusing an input`].map((name) =>
        row(name, (release) => waitingRatioOf(startUpOf(release, name))),
      ),
    ),
    ...ACTIONS.map((action) =>
      row(`**${action}, unpacked and to its first request**`, (release) =>
        unpackAndRequestRatioOf(release, action),
      ),
    ),
  ];
  const names = releases.map(({ name }) => name);
  return table(["", ...names, ...(names.length > 1 ? ["ratio"] : [])], rows);
}

async function measureBundles({ folder }: Release): Promise<string> {
  const size = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + statSync(path).size, 0);
  const kB = (bytes: number) => `${Math.round(bytes / 1_000)} kB`;
  const server = refusingServer(() => undefined);
  const inputs = inputsOf(await listen(server));
  const rows: string[][] = [];
  for (const action of ACTIONS) {
    const index = join(folder, `dist/${action}/index.js`);
    const sizeWith = async (stepInputs: Record<string, string>) =>
      kB(size((await loadedModules(index, inputVariables(stepInputs))).files));
    const refusedInputSize = await sizeWith({ ...inputs[action], api_key: "" });
    const refusedRequestSize = await sizeWith(inputs[action]);
    rows.push([action, refusedInputSize, refusedRequestSize]);
  }
  server.close();
  return table(["bundle", "loaded to refuse an input", "loaded for a refused request"], rows);
}

function waitingTable(): string {
  const rollouts = sampleRollouts(ROLLOUT_COUNT, "waiting");
  const results = Object.entries(SCHEDULES).map(([name, schedule]) => ({
    name,
    ...simulate(schedule, rollouts, name),
  }));
  const [ownResult] = results;
  if (ownResult === undefined) throw new Error("there is no schedule");
  const best = {
    name: "the best common poll times for these durations",
    ...optimum(rollouts, ownResult.polls),
  };
  const rows = [...results, best].map(({ name, meanDelay_seconds, polls, requests }) => [
    name,
    ratio(meanDelay_seconds, ownResult.meanDelay_seconds),
    `${meanDelay_seconds.toFixed(1)} s`,
    polls.toFixed(0),
    requests.toFixed(0),
  ]);
  const header = ["schedule", "delay ÷ ours", "mean delay", "polls a deploy", "requests a deploy"];
  return table(header, rows);
}

function measureGrowth(): string {
  const rows = Object.entries(WORKLOADS).map(([name, { unit, sizes }]) => {
    const times = sizes.map((size) =>
      median(Array.from({ length: REPEATS }, () => measureMs(name, size))),
    );
    const [small = 1, middle = 1, large = 1] = times;
    return [
      `${name} (${sizes.map((size) => size.toLocaleString("en")).join(", ")} ${unit})`,
      ratio(middle, small),
      ratio(large, middle),
      `${Math.round(sizes[2] / (large / 1_000)).toLocaleString("en")} ${unit}/s`,
    ];
  });
  return table(["work", "second size ÷ first", "third ÷ second", "throughput at the third"], rows);
}

async function measureSteps({ folder }: Release): Promise<string> {
  const measurements = await measureLarge(folder);
  const rows = measurements.map(({ name, size, ms, peak_mb }, index) => {
    const previous = measurements[index - 1];
    const growth = previous?.name === name ? ratio(ms, previous.ms) : "—";
    return [
      name,
      size.toLocaleString("en"),
      growth,
      `${Math.round(size / (ms / 1_000)).toLocaleString("en")}/s`,
      peakText(peak_mb),
    ];
  });
  return table(
    ["step", "size", "time ÷ time at the previous size", "throughput", "peak memory"],
    rows,
  );
}

const { values } = parseArgs({
  options: { write: { type: "boolean", default: false }, before: { type: "string" } },
});
const { before } = values;
const thisRelease = { name: "now", ...unpack() };
const releases = [
  ...(before ? [{ name: `before (${before})`, ...unpack(before) }] : []),
  thisRelease,
];
const measurements = await measureStartUp(releases);

const startUps = measurements.filter(
  ({ release, name }) => [undefined, thisRelease.name].includes(release) && name !== UNPACKING,
);
const command = `npm run bench -- --write${before ? ` --before=${before}` : ""}`;
const machine = `${availableParallelism()} cores with Node ${process.versions.node}`;

const blocks = [
  [
    "run",
    `Made by \`${command}\` on ${machine}, in ${ROUNDS} rounds, and with ${ROLLOUT_COUNT.toLocaleString("en")} simulated revisions.`,
  ],
  ["job", jobTable(releases, measurements)],
  ["start", startUpTable(startUps)],
  ["bundles", await measureBundles(thisRelease)],
  ["waiting", waitingTable()],
  ["growth", measureGrowth()],
  ["steps", await measureSteps(thisRelease)],
] as const;

for (const { file } of releases) rmSync(dirname(file), { recursive: true });
console.log(blocks.map(([, text]) => text).join("\n\n"));
if (values.write) writeFileSync(PAGE, withBlocks(PAGE, blocks).text);
