import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { scripts } from "./package.ts";

it("npm start and npm run step have no `await using`, which Node 22 does not support", () => {
  for (const path of globSync("scripts/demo/*.ts"))
    expect(readFileSync(path, "utf8"), path).not.toMatch(/^\s*await using /m);
});

it("CONTRIBUTING.md names every script", () => {
  const text = readFileSync("CONTRIBUTING.md", "utf8");
  for (const name of Object.keys(scripts))
    expect(text).toMatch(new RegExp(`npm (run )?${name}\\b`));
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
