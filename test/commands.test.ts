import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod";

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

/** npm's own, and what they run. */
const BUILT_IN: Record<string, string> = { start: "start", test: "test", cit: "test", ci: "test" };

function scriptsIn(text: string): string[] {
  const commands = [...text.matchAll(/`[^`]*`|^npm .*$/gm)].map(([command]) => command).join("\n");
  const named = [...commands.matchAll(/\bnpm (run )?([a-z:]+)/g)];
  return named.map(([, run, name = ""]) => (run === undefined ? (BUILT_IN[name] ?? name) : name));
}

/** Files and folders between backticks: what ends in `/` or in a suffix of ours, and is no pattern. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = ""]) => path);
  return quoted.filter((path) => /^\.?\w[\w.-]*(\/[\w.-]+)*(\/|\.(ts|md|txt|json))$|^\.ci\/[\w.-]+$/.test(path));
}

const sources = globSync("src/*/*.ts").map((path) => path.replaceAll("\\", "/"));

/** As it is written, or in a room of the sources; what a command makes need not be there. */
const isThere = (path: string) =>
  path === "coverage/" ||
  [path, join("src", path)].some((at) => existsSync(at)) ||
  sources.some((source) => source.endsWith(`/${path}`));

describe.each(["CONTRIBUTING.md", "README.md", "ARCHITECTURE.md", "SECURITY.md"])("%s", (document) => {
  const text = readFileSync(document, "utf8");

  it("names only scripts that package.json has", () => {
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(scriptsIn(text)));
  });

  it("names only files and folders that are there", () => {
    expect(pathsIn(text).filter((path) => !isThere(path))).toEqual([]);
  });
});

describe("CONTRIBUTING.md", () => {
  it("tells of every script", () => {
    expect(scriptsIn(readFileSync("CONTRIBUTING.md", "utf8"))).toEqual(expect.arrayContaining(Object.keys(scripts)));
  });
});

describe("the search for commands and paths", () => {
  it("finds those that are not there", () => {
    const text = "Use `npm run explode`, `npm run build -- --x`, `src/absent.ts`, `absent/`, `refs/tags/<tag>` and `.ci/absent`.";
    expect(scriptsIn(text)).toEqual(["explode", "build"]);
    expect(pathsIn(text)).toEqual(["src/absent.ts", "absent/", ".ci/absent"]);
    expect(pathsIn(text).some(isThere)).toBe(false);
  });
});
