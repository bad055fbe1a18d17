import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dependencies, lockEntries, scripts } from "./package.ts";

describe("package.json", () => {
  it("has exact versions only", () => {
    const versions = Object.values(dependencies).flatMap((versions) => Object.entries(versions));
    const isExact = (version: string) => /^\d+\.\d+\.\d+(-r\.\d+)?$/.test(version);
    expect(versions.length).toBeGreaterThan(20);
    expect(versions.filter(([, version]) => !isExact(version))).toEqual([]);
  });

  it("has no install script", () => {
    const hooks = Object.keys(scripts).filter((name) =>
      /^(pre|post)|^(install|prepare)$/.test(name),
    );
    expect(hooks).toEqual([]);
  });
});

/** Runs npm without configuration of user and machine. Not on Windows, where it needs a shell. */
function npm(cwd: string, ...args: string[]) {
  const noConfiguration = ["--userconfig", "no-user/npmrc", "--globalconfig", "no-machine/npmrc"];
  const env = { PATH: process.env.PATH };
  return spawnSync("npm", [...args, ...noConfiguration], { cwd, encoding: "utf8", env });
}

it("ARCHITECTURE.md explains every dependency", () => {
  const [, text = ""] = readFileSync("ARCHITECTURE.md", "utf8").split("## Dependencies");
  const explainedNames = [...text.matchAll(/^\| ([@a-z].+?) +\|/gm)]
    .flatMap(([, names = ""]) => names.split(", "))
    .filter((name) => name !== "package");
  const packageNames = Object.values(dependencies).flatMap((versions) => Object.keys(versions));
  expect(explainedNames.sort()).toEqual(packageNames.sort());
});

describe(".npmrc", () => {
  it.skipIf(process.platform === "win32")("silences npm's warnings on an older Node", () => {
    const folder = mkdtempSync(join(tmpdir(), "npmrc-"));
    try {
      const project = { name: "newer", version: "1.0.0", engines: { node: ">=99" } };
      writeFileSync(join(folder, "package.json"), JSON.stringify(project));
      const install = () => npm(folder, "install", "--offline", "--dry-run").stderr;
      expect(install()).toContain("EBADENGINE");
      copyFileSync(".npmrc", join(folder, ".npmrc"));
      expect(install()).toBe("");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("package-lock.json", () => {
  it("contains the digest of every package, and no URL", () => {
    expect(lockEntries.length).toBeGreaterThan(100);
    expect(lockEntries.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual(
      [],
    );
    expect(lockEntries.filter(([, { resolved: url }]) => url !== undefined)).toEqual([]);
  });

  it.skipIf(process.platform === "win32")("gets no URL from npm", () => {
    const { stdout } = npm(".", "config", "get", "omit-lockfile-registry-resolved");
    expect(stdout.trim()).toBe("true");
  });

  it("has no package with an install script", () => {
    expect(lockEntries.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  });
});
