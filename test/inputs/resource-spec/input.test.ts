import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { clauseOf, lineOf, problemsOf } from "../../../src/inputs/problem.ts";
import { resourceSpecInputs, resourceSpecRules } from "../../../src/inputs/resource-spec/input.ts";
import { parseResourceSpec } from "../../../src/inputs/resource-spec/parse.ts";
import { messagesOf } from "../issues.ts";

const YAML = `# resources
min_scale: 1
max_scale: 3
cpu: 0.5
labels:
  team: "1"
volumes:
  - name: data
    emptyDir: {}
volume_mounts: [{ name: data, mountPath: /data }]
sidecars:
  - name: proxy
    image: proxy:1
    restartPolicy: Always
    env:
      - { name: A, value: b }
`;

describe("parseResourceSpec", () => {
  it("reads YAML and JSON alike", async () => {
    const fromYaml = parseResourceSpec(YAML);
    expect(fromYaml).toMatchObject({ flaws: [], conflicts: [] });
    expect(fromYaml.spec).toMatchObject({
      min_scale: 1,
      cpu: 0.5,
      labels: { team: "1" },
      sidecars: [{ name: "proxy" }],
    });
    const fromJson = parseResourceSpec(JSON.stringify(fromYaml.spec, null, "\t"));
    expect(fromJson).toMatchObject({ flaws: [], spec: fromYaml.spec });
  });

  it("refuses a text longer than 64 kB", () => {
    const [flaw] = parseResourceSpec(`# ${"x".repeat(65_536)}`).flaws;
    expect(flaw?.reason).toMatch(/^is longer than 64 kB/);
  });

  it("reports a hundred problems without truncation", () => {
    const text = Array.from({ length: 100 }, (_, index) => `_unknown${index}: 1`).join("\n");
    expect(parseResourceSpec(text).flaws).toHaveLength(100);
    expect(parseResourceSpec(`${text}\n_more: 1`).flaws.at(-1)?.reason).toMatch(/^1 more/);
  });

  it("returns positions behind an alias, and in a malformed text", async () => {
    const { positionOf } = parseResourceSpec("labels: &a\n  x: y\nannotations: *a");
    expect(positionOf(["annotations", "x"])).toMatchObject({ line: 3, column: 1 });
    expect(parseResourceSpec("[").positionOf(["cpu"])).toMatchObject({ line: 1, column: 1 });
    expect(parseResourceSpec("").positionOf(["cpu"])).toMatchObject({ line: 1, column: 1 });
  });

  it("refuses aliases that multiply", async () => {
    const levels = Array.from(
      { length: 9 },
      (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level},`.repeat(9)}]`,
    );
    const { flaws } = parseResourceSpec(["a0: &a0 [x]", ...levels].join("\n"));
    expect(flaws.map(clauseOf)).toEqual([expect.stringContaining("Excessive alias count")]);
  });

  it("refuses deep nesting without a stack overflow", async () => {
    for (const text of [
      "[".repeat(30_000),
      "{a: ".repeat(15_000),
      "- ".repeat(20_000),
      `volumes: [{ name: a, nfs: { x: ${"[".repeat(3_000)}${"]".repeat(3_000)} } }]`,
      `{${'"A":{'.repeat(400)}${"}".repeat(400)}}`,
    ]) {
      const { flaws } = parseResourceSpec(text);
      expect(flaws.map(clauseOf)).toEqual(["is nested too deeply: use fewer levels"]);
    }
  });

  it("does not change the prototype of objects", async () => {
    parseResourceSpec(
      '{"__proto__": {"polluted": 1}, "labels": {"constructor": {"prototype": {"polluted": 1}}}}',
    );
    expect("polluted" in {}).toBe(false);
  });

  it("never throws, and describes each flaw in one line", async () => {
    const piece = fc.constantFrom(
      ...["cpu", "labels", ": ", "\n", "  ", "- ", "[", "]", "{", "}", '"', "'"],
      ...["&a ", "*a", "!!x ", "|", "1", "\t", "#", "? "],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async (pieces) => {
        const { flaws } = parseResourceSpec(pieces.join(""));
        for (const flaw of flaws) expect(clauseOf(flaw)).toMatch(/^.{1,300}$/);
      }),
      { numRuns: 500 },
    );
  });
});

describe("resourceSpecInputs", () => {
  let workspace = "";
  beforeAll(async () => {
    workspace = await mkdtemp(join(tmpdir(), "spec-"));
    vi.stubEnv("GITHUB_WORKSPACE", workspace);
    await writeFile(join(workspace, "good.yaml"), YAML);
    await writeFile(
      join(workspace, "bad.yaml"),
      'min_scale: 2\nmax_scale: 1\n\n  # note\ncpu: "2"\nminScale: 1\n',
    );
  });

  const Inputs = z.object(resourceSpecInputs).check(resourceSpecRules);

  it("reads the file in the workspace", async () => {
    const { resource_spec_file } = await Inputs.parseAsync({ resource_spec_file: " good.yaml " });
    expect(resource_spec_file?.spec.cpu).toBe(0.5);
    expect(resource_spec_file?.positionOf(["cpu"])).toEqual({
      file: "good.yaml",
      line: 4,
      column: 1,
    });
  });

  it("gives every problem its position in the file", async () => {
    const { error } = await Inputs.safeParseAsync({ resource_spec_file: "bad.yaml" });
    expect(problemsOf(error).map(lineOf)).toEqual([
      "resource_spec_file bad.yaml:1: min_scale 2 is above max_scale 1: lower min_scale or raise max_scale",
      "resource_spec_file bad.yaml:5: cpu is not a number: write cpu: 2",
      "resource_spec_file bad.yaml:6: minScale is not a known field: did you mean min_scale?",
    ]);
  });

  it("says which file is missing", async () => {
    expect(await messagesOf(Inputs, { resource_spec_file: "none.yaml" })).toEqual([
      expect.stringMatching(/^no such file .*none\.yaml/),
    ]);
  });
});
