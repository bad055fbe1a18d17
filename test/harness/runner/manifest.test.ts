import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { readManifest } from "./manifest.ts";

let directory = "";
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "manifest-"));
  await writeFile(join(directory, "main.mjs"), "");
});

async function manifestOf(yaml: string) {
  const path = join(directory, "action.yml");
  await writeFile(path, yaml);
  return await readManifest(path);
}

describe("readManifest", () => {
  it("keeps defaults as they are written", async () => {
    const manifest = await manifestOf(`
inputs:
  wait: { default: True }
  count: { default: 0x10 }
  none: { default: }
  plain: { description: No default. }
  bare:
  old: { default: "", deprecationMessage: Use wait. }
runs: { using: node24, main: main.mjs }`);
    expect(manifest.inputs).toEqual([
      { name: "wait", default: "True" },
      { name: "count", default: "0x10" },
      { name: "none", default: "" },
      { name: "plain", default: "" },
      { name: "bare", default: "" },
      { name: "old", default: "", deprecation: "Use wait." },
    ]);
    expect(manifest.main).toBe(join(directory, "main.mjs"));
  });

  it("runs post always where no condition is given", async () => {
    expect((await manifestOf("runs: { using: node24, main: main.mjs }")).post).toBeUndefined();
    const manifest = await manifestOf("runs: { using: node24, main: main.mjs, post: main.mjs }");
    expect(manifest.post?.condition).toBe("always()");
  });

  it("refuses another runtime", async () => {
    await expect(manifestOf("runs: { using: node20, main: main.mjs }")).rejects.toThrow(
      "must be node24, not 'node20'",
    );
  });

  it("refuses a script that is not there", async () => {
    await expect(manifestOf("runs: { using: node24, main: absent.mjs }")).rejects.toThrow(
      "absent.mjs is not there: run npm run build",
    );
    await expect(
      manifestOf("runs: { using: node24, main: main.mjs, post: absent.mjs }"),
    ).rejects.toThrow("run npm run build");
  });
});
