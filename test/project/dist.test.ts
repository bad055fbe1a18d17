import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { loadedModules } from "../../scripts/bench/loaded.ts";
import { inputsOf, refusingServer } from "../../scripts/bench/start-up.ts";
import { bundle, MODIFIED_PACKAGES } from "../../scripts/bundle.ts";
import { pathInArchive } from "../harness/archive.ts";
import { listen } from "../harness/listen.ts";
import { inputVariables } from "../harness/runner/inputs.ts";
import { lockEntries } from "./package.ts";

describe("a build", () => {
  it("fails if an imported file is missing", async () => {
    const folder = mkdtempSync(join(tmpdir(), "missing-"));
    try {
      const entry = join(folder, "entry.js");
      writeFileSync(entry, 'import "./renamed.js";');
      await expect(bundle(entry)).rejects.toThrow("./renamed.js is imported, and cannot be found");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

/** The bundled packages by name and version, according to the lockfile. */
function bundledPackages(): { name: string; version: string }[] {
  return lockEntries
    .filter(([, { dev, optional }]) => !dev && !optional)
    .map(([path, { version }]) => ({ name: path.replace(/^.*node_modules\//, ""), version }))
    .filter(({ name }) => !NOT_BUNDLED.includes(name));
}

/** Production packages that are not bundled: those of d3-dsv's command, and octokit's types. */
const NOT_BUNDLED = [
  ...["commander", "iconv-lite", "rw", "safer-buffer"],
  ...["@octokit/openapi-types", "@octokit/types"],
];

const Component = z.object({
  name: z.string(),
  version: z.string(),
  pedigree: z.object({ notes: z.string() }).optional(),
});
const readSbom = () =>
  z
    .object({ components: z.array(Component) })
    .parse(JSON.parse(readFileSync(pathInArchive("dist/sbom.cdx.json"), "utf8")));

describe("the bill of materials", () => {
  it("lists every package that is bundled, with its version, and no other", () => {
    const components = readSbom().components.map(({ name, version }) => ({ name, version }));
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
    expect(components.toSorted(byName)).toEqual(bundledPackages().toSorted(byName));
    expect(components.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["zod", "yaml", "d3-dsv", "undici"]),
    );
  });

  it("marks modified packages", () => {
    const modifiedPackages = readSbom().components.filter(({ pedigree }) => pedigree !== undefined);
    expect(modifiedPackages.map(({ name, pedigree }) => [name, pedigree?.notes])).toEqual(
      Object.entries(MODIFIED_PACKAGES).sort(),
    );
  });
});

describe("licenses.txt", () => {
  const text = readFileSync(pathInArchive("dist/licenses.txt"), "utf8");
  const ENTRY_HEADING = /^((?:@[a-z-]+\/)?[a-z0-9-]+)(?: [\d.]+|, in undici), [\w.-]+$/gm;
  const packageNamesOf = (text: string) =>
    [...text.matchAll(ENTRY_HEADING)].map(([, name = ""]) => name);

  it("names every package that is bundled, and the parser in undici", () => {
    const packageNames = bundledPackages().map(({ name }) => name);
    expect([...new Set(packageNamesOf(text))].sort()).toEqual(
      [...new Set([...packageNames, "llhttp"])].sort(),
    );
  });

  it("contains as many license texts as headings", () => {
    const TEXT = /Permission is hereby granted|Permission to use|Apache License\s+Version/g;
    expect(text.match(TEXT)?.length).toBe(packageNamesOf(text).length);
  });
});

describe("a bundle", () => {
  it("loads only those parts of undici that a first request needs", async () => {
    let requests = 0;
    const server = refusingServer(() => {
      requests += 1;
    });
    const inputs = inputsOf(await listen(server));
    const { files, builtins } = await loadedModules(
      pathInArchive("dist/deploy/index.js"),
      inputVariables(inputs.deploy),
    );
    server.close();
    expect(requests).toBe(1);
    const text = files.map((path) => readFileSync(path, "utf8")).join("\n");
    expect(text).toContain("class EnvHttpProxyAgent");
    expect(builtins).toContain("http");
    expect(builtins).not.toContain("http2");
    // What undici's index would also load.
    expect(text).not.toMatch(/class (MockAgent|SqliteCacheStore|WebSocket|EventSource)/);
  });

  it.each([
    ["deploy", /orchestrator_memory_limit_mb|octokit/],
    ["create", /orchestrator_memory_limit_mb|octokit/],
    ["delete", /orchestrator_memory_limit_mb|octokit/],
    ["export", /\/api\/v1\/bulk-exports\/\{|octokit/],
  ] as const)(
    "loads neither the service's schemas nor GitHub's API for an invalid input of %s",
    async (action, unneededCode) => {
      const isUnneeded = (path: string) => unneededCode.test(readFileSync(path, "utf8"));
      const inputs = { ...inputsOf("http://127.0.0.1:1")[action], api_key: "" };
      const { files } = await loadedModules(
        pathInArchive(`dist/${action}/index.js`),
        inputVariables(inputs),
      );
      expect(files.length).toBeGreaterThan(2);
      expect(files.filter(isUnneeded)).toEqual([]);
      expect(globSync(pathInArchive("dist/*.js")).filter(isUnneeded).length).toBeGreaterThan(1);
    },
  );

  it("wraps its modules in parentheses, which V8 compiles eagerly", () => {
    const text = globSync(pathInArchive("dist/*.js"))
      .map((path) => readFileSync(path, "utf8"))
      .join("\n");
    expect(text.match(/\b\d+: \(\(/g)?.length).toBeGreaterThan(200);
  });
});
