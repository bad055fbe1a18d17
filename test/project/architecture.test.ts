import { globSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { describe, expect, it } from "vitest";

const BELOW_ACTIONS = ["zod", "contract", "client", "inputs", "report", "step"];

/** What each module may import, besides itself and Node. ARCHITECTURE.md has the same table. */
const MAY_IMPORT: Record<string, string[]> = {
  contract: ["zod"],
  client: ["zod", "undici", "contract"],
  inputs: ["zod", "yaml", "contract"],
  report: ["zod", "contract", "client", "inputs"],
  step: ["zod", "client", "inputs", "report"],
  rollout: ["contract", "client", "report", "step"],
  deploy: [...BELOW_ACTIONS, "rollout"],
  // A creation can change an existing deployment.
  create: [...BELOW_ACTIONS, "rollout", "deploy"],
  delete: BELOW_ACTIONS,
  // Runs and reports may be too large for memory: these actions read them as streams.
  export: BELOW_ACTIONS,
  usage: [...BELOW_ACTIONS, "d3-dsv"],
  runner: ["@actions", "zod", "inputs", "report", "step"],
  main: ["zod", "runner", "deploy", "create", "delete", "export", "usage"],
  emulator: ["zod", "contract", "hono", "@hono", "hyparquet-writer", "@aws-sdk"],
};
const ACTIONS = ["deploy", "create", "delete", "export", "usage"];
/** Besides types, the runner may import only these files of the modules below it. */
const RUNNER_MAY_RUN = [
  "src/report/conclusion.ts",
  "src/report/outcomes.ts",
  "src/report/problems.ts",
  "src/report/format.ts",
  "src/step/saved-state.ts",
  "src/inputs/problem.ts",
  "src/inputs/proxy.ts",
  "src/inputs/quote.ts",
  "src/inputs/similar.ts",
  "src/inputs/variables.ts",
];

const MAX_COLUMNS = 100;

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

/** `actions` and `service` contain modules; the emulator is a module. */
const moduleOf = (path: string) =>
  path.replace(/^src\/(actions\/|service\/)?/, "").split(/\/|\.ts$/)[0] ?? "";

function forbiddenImports(path: string, text: string): string[] {
  const module = moduleOf(path);
  const allowedModules = [module, ...(MAY_IMPORT[module] ?? [])];
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

/** The first import cycle, including types. */
function cycleIn(files: ReadonlyMap<string, string>): string[] {
  const visitedPaths = new Set<string>();
  const visit = (path: string, trail: readonly string[]): string[] => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (visitedPaths.has(path)) return [];
    for (const { target } of importsOf(path, files.get(path) ?? "")) {
      const cycle = files.has(target) ? visit(target, [...trail, path]) : [];
      if (cycle.length > 0) return cycle;
    }
    visitedPaths.add(path);
    return [];
  };
  for (const path of files.keys()) {
    const cycle = visit(path, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
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

describe("the import table", () => {
  it.each([...sources])("holds for %s", (path, text) => {
    expect(Object.keys(MAY_IMPORT)).toContain(moduleOf(path));
    expect(forbiddenImports(path, text)).toEqual([]);
  });

  it("is the one in ARCHITECTURE.md", () => {
    const text = readFileSync("ARCHITECTURE.md", "utf8");
    const rows = [...text.matchAll(/^\| `(\w+)` +\| .+? \| (.+?) +\|$/gm)];
    const documentedRows = rows.map(([, module = "", names = ""]) => {
      const modules = names.split(", ").map((name) => name.split("/")[0]);
      return [module, [...new Set(modules)].sort()] as const;
    });
    const enforcedRows = Object.entries(MAY_IMPORT).map(([module, names]) => [
      module,
      names.toSorted(),
    ]);
    expect(Object.fromEntries(documentedRows)).toEqual(Object.fromEntries(enforcedRows));
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
  ])("refuses what %s must not import in %j", (path, text, forbiddenModules) => {
    expect(forbiddenImports(path, text)).toEqual(forbiddenModules);
  });
});

describe("the imports", () => {
  it("have no cycles, including types", () => {
    expect(cycleIn(sources)).toEqual([]);
  });

  it("are checked for cycles", () => {
    const files = new Map([
      ["src/a.ts", 'import { b } from "./b.ts";'],
      ["src/b.ts", 'import type { C } from "./c.ts";'],
      ["src/c.ts", 'const b = await import("./b.ts");'],
    ]);
    expect(cycleIn(files)).toEqual(["src/b.ts", "src/c.ts", "src/b.ts"]);
  });
});

describe("the code that a deploy loads before its first read", () => {
  it.each(["src/main.ts", "src/actions/deploy/action.ts", "src/step/start-step.ts"])(
    "contains no operation: %s",
    (path) => {
      const loadedFiles = [...findLoadedFiles(path)];
      expect(loadedFiles).not.toContain("src/service/contract/operation.ts");
      expect(loadedFiles.length).toBeGreaterThan(5);
    },
  );

  it.each(["deploy", "create", "delete"])("contains nothing of GitHub's API: %s", (action) => {
    const loadedFiles = [...findLoadedFiles(`src/actions/${action}/action.ts`)];
    const githubFiles = loadedFiles.filter((path) => path.startsWith("src/runner/github/"));
    expect(githubFiles).toEqual([]);
  });
});

const MEANINGLESS_NAME = /\/(utils?|helpers?|common|misc|types|constants|lib|index)(\.ts|\/)/;

describe("the modules", () => {
  it("have no file or folder with a meaningless name", () => {
    expect([...sources.keys()].filter((path) => MEANINGLESS_NAME.test(path))).toEqual([]);
  });
});

/** Each line that is not a comment, without its strings and patterns. */
function withoutLiterals(text: string): string[] {
  const blank = (literal: string) => literal.replace(/[^\n]/g, "");
  const lines = text.split("\n");
  const blankedLines = text
    .replace(/`[^`]*`|"[^"\n]*"|'[^'\n]*'/g, blank)
    .replace(/(?<=^\s*|[(=,[] ?)\/[^*/].*\//gm, blank)
    .split("\n");
  return lines.map((line, index) => (isComment(line) ? line : (blankedLines[index] ?? "")));
}

const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line);

describe("the files", () => {
  it("have lines of at most 100 columns, except texts and patterns", () => {
    const wideLines = [...sources].flatMap(([path, text]) =>
      withoutLiterals(text)
        .filter((line) => line.length > MAX_COLUMNS)
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(wideLines).toEqual([]);
  });
});
