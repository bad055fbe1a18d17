import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { startVitest } from "vitest/node";
import * as z from "zod";
import { instrument, type Switch } from "./switches.ts";

/** Tests of the repository, of processes (no mutant affects them), and of timeouts (too slow). */
const EXCLUDED_TESTS = [
  "test/actions/github-failures.test.ts",
  "test/project/**",
  "test/clients/**",
  "test/**/load/**",
  "test/emulator/main.test.ts",
];
const USAGE = `npm run mutants -- [FOLDER or file of src] [--sample=300] [--tests=FOLDER or file]
  [--list] [--least=PERCENT]
Runs the tests with one mutation at a time, and lists the mutants that survive. The sample depends only on
the code that is mutated. --list shows the sample without running it; below --least the command fails.`;

const TestMutants = z.object({ reachedIds: z.array(z.string()), killedIds: z.array(z.string()) });

const sourcesIn = (path: string): string[] =>
  statSync(path).isFile() ? [path] : globSync(`${path}/**/!(*.d).ts`).sort();

/** Runs the tests with each mutant. Returns the ids of the mutants that tests reach and kill. */
async function runMutants(sampleIds: ReadonlySet<string>) {
  const folder = mkdtempSync(join(tmpdir(), "mutants-"));
  const file = join(folder, "results.jsonl");
  process.env.CI = "1";
  const transform = (code: string, id: string) => {
    const path = relative(".", id.split("?")[0] ?? "");
    if (!path.startsWith("src/")) return undefined;
    return { code: instrument(path, code, (one) => sampleIds.has(one)).code, map: null };
  };
  const vitest = await startVitest(
    "test",
    values.tests,
    {
      exclude: EXCLUDED_TESTS,
      env: { MUTANTS_FILE: file },
      reporters: [],
      silent: true,
      runner: resolve("scripts/mutants/runner.ts"),
      maxWorkers: 1,
      maxConcurrency: 1,
      testTimeout: 1_200_000,
      update: false,
      watch: false,
      fsModuleCache: false,
      dangerouslyIgnoreUnhandledErrors: true,
    },
    { plugins: [{ name: "mutants", enforce: "pre", transform }] },
  );
  await vitest.close();
  const lines = readFileSync(file, "utf8").trim().split("\n");
  rmSync(folder, { recursive: true });
  const results = lines.map((line) => TestMutants.parse(JSON.parse(line)));
  return {
    reachedIds: new Set(results.flatMap(({ reachedIds }) => reachedIds)),
    killedIds: new Set(results.flatMap(({ killedIds }) => killedIds)),
  };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string", default: "300" },
    least: { type: "string", default: "0" },
    list: { type: "boolean" },
    tests: { type: "string", multiple: true, default: [] },
    help: { type: "boolean" },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}
const mutants = sourcesIn(positionals[0] ?? "src").flatMap(
  (path) => instrument(path, readFileSync(path, "utf8")).switches,
);
// Ids are hashes: the first ones in their order are a stable sample.
const sample = mutants.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, Number(values.sample));
const print = ({ position, mutation }: Switch) => console.log(`${position} ${mutation}`);
if (values.list) sample.forEach(print);
else {
  const { reachedIds, killedIds } = await runMutants(new Set(sample.map(({ id }) => id)));
  const survivors = sample.filter(({ id }) => !killedIds.has(id));
  console.log("\nSurvived:");
  survivors.filter(({ id }) => reachedIds.has(id)).forEach(print);
  console.log("\nReached by no test:");
  survivors.filter(({ id }) => !reachedIds.has(id)).forEach(print);
  const share = Math.round((100 * killedIds.size) / sample.length);
  if (share < Number(values.least)) process.exitCode = 1;
  console.log(
    `\n${killedIds.size} of ${sample.length} mutants of ${mutants.length} are killed: ${share} %`,
  );
}
