import { globSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { describe, expect, it } from "vitest";

const ACTIONS = ["deploy", "create", "export", "usage"];
const BELOW_ACTIONS = ["zod", "contract", "client", "inputs", "rollout"];

/** What each room may import, beside itself and Node's own modules. The same table stands in ARCHITECTURE.md. */
const MAY_IMPORT: Record<string, string[]> = {
  contract: ["zod"],
  client: ["zod", "undici", "p-throttle", "contract"],
  inputs: ["zod", "yaml", "contract"],
  rollout: ["contract", "client"],
  ...Object.fromEntries(ACTIONS.map((action) => [action, BELOW_ACTIONS])),
  // Runs and reports may be too many to hold: these actions take them as streams.
  export: [...BELOW_ACTIONS, "@streamparser"],
  usage: [...BELOW_ACTIONS, "csv-parse", "d3-dsv", "@streamparser"],
  runner: ["@actions", "zod"],
  emulator: ["zod", "contract", "hono", "@hono", "hyparquet-writer", "@aws-sdk"],
};

/** The rooms and packages that a source text imports, beside Node's own. */
function importsOf(path: string, text: string): string[] {
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(
    ([, specifier = ""]) => specifier,
  );
  // A relative path leads to src/<room>/…, however deep either file lies.
  const roots = specifiers.map((specifier) =>
    specifier.startsWith(".") ? posix.join(dirname(path), specifier).slice(4) : specifier,
  );
  return roots
    .filter((name) => !name.startsWith("node:"))
    .map((name) => name.split("/")[0] ?? name);
}

function forbidden(path: string, text: string): string[] {
  const [, room = "", file = ""] = path.split("/");
  const allowed = [...(MAY_IMPORT[room] ?? [])];
  if (ACTIONS.includes(room) && /^(main|post)\.ts$/.test(file)) allowed.push("runner");
  return importsOf(path, text).filter((name) => name !== room && !allowed.includes(name));
}

const sources = globSync("src/**/*.ts").map((path) => path.replaceAll("\\", "/"));

describe("the import table", () => {
  it.each(sources)("holds for %s", (path) => {
    expect(Object.keys(MAY_IMPORT)).toContain(path.split("/")[1]);
    expect(forbidden(path, readFileSync(path, "utf8"))).toEqual([]);
  });

  it("is the one in ARCHITECTURE.md", () => {
    const rows = [
      ...readFileSync("ARCHITECTURE.md", "utf8").matchAll(/^\| `(\w+)` +\| .+? \| (.+?) +\|$/gm),
    ];
    const told = rows.map(([, room = "", names = ""]) => {
      const first = names.split(", ").map((name) => name.split("/")[0]);
      return [room, [...new Set(first)].sort()] as const;
    });
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries(
        Object.entries(MAY_IMPORT).map(([room, names]) => [room, names.toSorted()]),
      ),
    );
  });

  it("refuses a forbidden import", () => {
    expect(forbidden("src/deploy/plan/plan.ts", 'import { run } from "../runner/run.ts";')).toEqual(
      ["runner"],
    );
    expect(forbidden("src/deploy/main.ts", 'import { run } from "../runner/run.ts";')).toEqual([]);
    expect(
      forbidden(
        "src/contract/x.ts",
        'import type { X } from "../client/call.ts";\nawait import("undici");',
      ),
    ).toEqual(["client", "undici"]);
  });
});

describe("the rooms", () => {
  it("have no file whose name says nothing", () => {
    expect(
      sources.filter((path) =>
        /\/(utils?|helpers?|common|types|constants|lib|index)\.ts$/.test(path),
      ),
    ).toEqual([]);
  });
});
