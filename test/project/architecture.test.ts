import { globSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { describe, expect, it } from "vitest";

/** `actions` and `service` contain modules; the emulator is a module. */
const moduleOf = (path: string) =>
  path.replace(/^src\/(actions\/|service\/)?/, "").split(/\/|\.ts$/)[0] ?? "";

/** What each module may import, besides itself and Node. */
const MAY_IMPORT = new Map(
  [...readFileSync("ARCHITECTURE.md", "utf8").matchAll(/^\| `(\w+)` +\| .+? \| (.+?) +\|$/gm)].map(
    ([, module = "", names = ""]) => [module, names.split(", ").map(moduleOf)],
  ),
);
const ACTIONS = ["deploy", "create", "delete", "export", "usage"];
/** Besides types, the runner may import only these files of the modules below it. */
const RUNNER_MAY_RUN = [
  "src/report/conclusion.ts",
  "src/report/outcomes.ts",
  "src/report/problems.ts",
  "src/report/format.ts",
  "src/step/saved-state.ts",
  "src/inputs/input.ts",
  "src/inputs/problem.ts",
  "src/inputs/proxy.ts",
  "src/inputs/quote.ts",
  "src/inputs/similar.ts",
  "src/inputs/variables.ts",
];

const IMPORT = /^(?:import|export)\s(type\s)?[^;]*?from\s+"([^"]+)"|import\(\s*"([^"]+)"\s*\)/gm;

interface Import {
  /** A path of the repository, or the name of a package. */
  target: string;
  isType: boolean;
  /** Whether it is loaded only when the code that imports it runs. */
  isDynamic: boolean;
}

function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].flatMap(([, type, specifier = "", dynamic]) => {
    const name = dynamic ?? specifier;
    if (name.startsWith("node:")) return [];
    const target = name.startsWith(".") ? posix.join(dirname(path), name) : name;
    return [{ target, isType: type !== undefined, isDynamic: dynamic !== undefined }];
  });
}

function forbiddenImports(path: string, text: string): string[] {
  const module = moduleOf(path);
  const allowedModules = [module, ...(MAY_IMPORT.get(module) ?? [])];
  if (ACTIONS.includes(module) && /\/(action|post)\.ts$/.test(path)) allowedModules.push("runner");
  return importsOf(path, text)
    .filter(({ target, isType }) => {
      const isBelow =
        module === "runner" && ["report", "step", "inputs"].includes(moduleOf(target));
      if (isBelow && !isType && !RUNNER_MAY_RUN.includes(target)) return true;
      return !allowedModules.includes(moduleOf(target));
    })
    .map(({ target }) => moduleOf(target));
}

/** The paths of a file and of the files that it loads with itself. */
function findLoadedFiles(path: string, paths = new Set<string>()): Set<string> {
  if (paths.has(path)) return paths;
  paths.add(path);
  for (const { target, isType, isDynamic } of importsOf(path, sources.get(path) ?? ""))
    if (!isType && !isDynamic) findLoadedFiles(target, paths);
  return paths;
}

const pathsOf = (pattern: string) => globSync(pattern).map((path) => path.replaceAll("\\", "/"));
const sources = new Map(
  pathsOf("{src,emulator}/**/*.ts").map((path) => [path, readFileSync(path, "utf8")]),
);

describe("the import table of ARCHITECTURE.md", () => {
  it.each([...sources])("holds for %s", (path, text) => {
    expect([...MAY_IMPORT.keys()]).toContain(moduleOf(path));
    expect(forbiddenImports(path, text)).toEqual([]);
  });

  it.each([
    [
      "src/actions/deploy/plan/plan.ts",
      'import { run } from "../../runner/runner.ts";',
      ["runner"],
    ],
    ["src/actions/deploy/post.ts", 'import { run } from "../../runner/runner.ts";', []],
    ["src/actions/create/create.ts", 'await import("../deploy/deploy.ts");', []],
    ["src/actions/delete/find.ts", 'import type { Step } from "../deploy/step.ts";', ["deploy"]],
    ["src/actions/deploy/action.ts", 'import { create } from "../create/create.ts";', ["create"]],
    [
      "src/service/contract/x.ts",
      'import type {\n  X,\n} from "../client/call-once.ts";',
      ["client"],
    ],
    ["src/service/contract/x.ts", 'await import("undici");', ["undici"]],
    ["src/runner/x.ts", 'import type { Block } from "../report/blocks.ts";', []],
    ["src/runner/x.ts", 'import { read } from "../report/read.ts";', ["report"]],
    ["src/runner/x.ts", 'import { list } from "../inputs/field/choice.ts";', ["inputs"]],
    ["src/report/x.ts", 'import { x } from "../../emulator/x.ts";', ["emulator"]],
  ])("finds the forbidden imports of %s in %j", (path, text, forbiddenModules) => {
    expect(forbiddenImports(path, text)).toEqual(forbiddenModules);
  });
});

it("the code that a step loads before its first read contains no operation", () => {
  const loadedFiles = [...findLoadedFiles("src/step/start-step.ts")];
  expect(loadedFiles).not.toContain("src/service/contract/operation.ts");
  expect(loadedFiles.length).toBeGreaterThan(5);
});

it("comments of src and emulator have at most 100 columns, like formatted code", () => {
  const wideLines = [...sources].flatMap(([path, text]) =>
    [...text.matchAll(/^(?=.{101}) *(?:\/\/|\/?\*).*$/gm)].map(([line]) => `${path}: ${line}`),
  );
  expect(wideLines).toEqual([]);
});
