import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { documents } from "./documents.ts";

const Names = z.record(z.string(), z.string());
const dependencies = { dependencies: Names, devDependencies: Names, optionalDependencies: Names };
const { scripts, ...packages } = z
  .object({ scripts: Names, ...dependencies })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

/** The scripts that npm's own commands run. */
const BUILT_IN: Record<string, string> = { start: "start", test: "test", cit: "test", ci: "test" };

function scriptsIn(text: string): string[] {
  const commands = [...text.matchAll(/`[^`]*`|^npm .*$/gm)].map(([command]) => command).join("\n");
  const mentions = [...commands.matchAll(/\bnpm (run )?([a-z:]+)/g)];
  return mentions.map(([, run, name = ""]) =>
    run === undefined ? (BUILT_IN[name] ?? name) : name,
  );
}

/**
 * Paths in inline code or in a command: each ends in `/` or in the suffix of a file of this
 * repository, and is no pattern.
 */
function pathsIn(text: string): string[] {
  const codeMatches = text.matchAll(/`([^`\s]+)`|`(np[mx] [^`]+)`|^((?:npm|npx|node) .*)$/gm);
  const words = [...codeMatches].flatMap(([, path, inline, line]) =>
    (path ?? inline ?? line ?? "").split(" "),
  );
  return words.filter((path) =>
    /^\.?\w[\w.-]*(\/[\w.-]+)*(\/|\.(ts|md|txt|json))$|^\.ci\/[\w.-]+$/.test(path),
  );
}

const sources = globSync("{src,emulator}/**/*.ts").map((path) => path.replaceAll("\\", "/"));

/** Whether a path exists, also below src or relative to a module. */
const existsAnywhere = (path: string) =>
  // A file of users, and generated files.
  ["coverage/", "langgraph.json"].includes(path) ||
  [path, join("src", path)].some((candidate) => existsSync(candidate)) ||
  sources.some((source) => `${source}\n`.includes(`/${path}${path.endsWith("/") ? "" : "\n"}`));

it("npm start and npm run step run on Node 22", () => {
  for (const path of globSync("scripts/demo/*.ts"))
    expect(readFileSync(path, "utf8"), path).not.toMatch(/^\s*await using /m);
});

describe.each(documents)("$path", ({ text }) => {
  it("mentions only scripts that package.json has", () => {
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(scriptsIn(text)));
  });

  it("mentions only files and folders that exist", () => {
    expect(pathsIn(text).filter((path) => !existsAnywhere(path))).toEqual([]);
  });
});

describe("ARCHITECTURE.md", () => {
  it("explains every dependency", () => {
    const [, table = ""] = readFileSync("ARCHITECTURE.md", "utf8").split("## Dependencies");
    const explainedNames = [...table.matchAll(/^\| (.+?) +\|/gm)].flatMap(([, names = ""]) =>
      names.split(", "),
    );
    const packageNames = Object.values(packages).flatMap((names) => Object.keys(names));
    expect(
      explainedNames.filter((name) => name !== "package" && !/^-+$/.test(name)).sort(),
    ).toEqual(packageNames.sort());
  });
});

describe("CONTRIBUTING.md", () => {
  it("mentions every script", () => {
    expect(scriptsIn(readFileSync("CONTRIBUTING.md", "utf8"))).toEqual(
      expect.arrayContaining(Object.keys(scripts)),
    );
  });
});

describe("the search for commands and paths", () => {
  it("finds commands and paths that do not exist", () => {
    const text =
      "Use `npm run explode`, `npm run build -- --x`, `src/absent.ts`, `absent/`, `refs/tags/<tag>`, `.ci/absent` and `npx vitest run src/none.ts`.\nnpm test -- test/none/";
    expect(scriptsIn(text)).toEqual(["explode", "build", "test"]);
    expect(pathsIn(text)).toEqual([
      ...["src/absent.ts", "absent/", ".ci/absent", "src/none.ts", "test/none/"],
    ]);
    expect(pathsIn(text).some(existsAnywhere)).toBe(false);
  });
});

describe("scripts/needs.js", () => {
  const NEEDS = ["--import", "./scripts/needs.js", "--eval", "console.log('started')"];

  it.each([
    [[], /^started$/, ""],
    [
      ["--no-strip-types"],
      /^$/,
      /^Node v\S+ cannot run this: install Node 24, or 22.18 or newer.$/,
    ],
  ])("requires a Node that runs TypeScript: %j", (flags, stdout, stderr) => {
    const run = spawnSync(process.execPath, [...flags, ...NEEDS], { encoding: "utf8" });
    expect(run.stdout.trim()).toMatch(stdout);
    expect(run.stderr.trim()).toMatch(stderr);
  });

  it("runs before each script that starts node", () => {
    const commands = Object.values(scripts).filter((command) => command.startsWith("node "));
    expect(commands.length).toBeGreaterThan(5);
    for (const command of commands) expect(command).toMatch(/^node --import .\/scripts\/needs.js /);
  });
});
