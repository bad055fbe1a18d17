import { describe, expect, it } from "vitest";
import {
  type Change,
  changeBlocks,
  changeLines,
  changesInWords,
  warningBlocks,
} from "../../../src/actions/rollout/changes.ts";

const IMAGE = "source_revision_config.image_uri";
const linesOf = (changes: readonly Change[], asides = new Map<string, string>()) =>
  changeLines({ changes, asides });
const digest = (of: string) => `@sha256:${of.repeat(64)}`;

describe("changeLines", () => {
  it("shows what is added, removed and changed, by the names of the inputs", () => {
    const changes = [
      { path: IMAGE, before: "agent:1", after: "agent:2" },
      { path: "source_config.resource_spec.memory_mb", before: 2_048, after: 4_096 },
      { path: "source_config.resource_spec.labels", before: null, after: { a: "1", b: "2" } },
      { path: "source_config.resource_spec.cpu", before: 1, after: null },
      { path: "source_config.resource_spec.sidecars", before: "(set)", after: "(changed)" },
      { path: "secrets.A", before: null, after: "(set)" },
      { path: "secrets.B", before: "(set)", after: "(removed)" },
      { path: "secrets.C", before: "(set)", after: "(changed)" },
    ];
    expect(linesOf(changes)).toEqual([
      "~ image_uri  agent:1 → agent:2",
      "~ memory_mb  2,048 → 4,096",
      '+ labels     { "a": "1", "b": "2" }',
      "- cpu        1",
      "~ sidecars   changed",
      "+ secret A",
      "- secret B   removed",
      "~ secret C   changed",
    ]);
  });

  it.each([
    ["the same image", "agent", "sha256:aaaaaaa → sha256:bbbbbbb"],
    ["another image", "other", "agent@sha256:aaaaaaa → other@sha256:bbbbbbb"],
    ["the same tag", "agent:1", "sha256:aaaaaaa → agent:1"],
  ])("shortens digests, and names %s", (_, name, shown) => {
    const change = { path: IMAGE, before: `agent${digest("a")}`, after: name + digest("b") };
    expect(linesOf([change])).toEqual([`~ image_uri  ${shown}`]);
  });

  it("cuts long values between words, and keeps each change on one line", () => {
    const path = "source_config.build_command";
    const [long = ""] = linesOf([{ path, before: null, after: "x ".repeat(400) }]);
    expect(long.length).toBeLessThan(310);
    expect(long).toMatch(/x …$/);
    expect(linesOf([{ path, before: "a\nb", after: "c" }])).toEqual([
      '~ build_command  "a\\nb" → c',
    ]);
  });
});

describe("the blocks of a plan", () => {
  it("shows what is lost first, what follows behind a change, and why a revision is created", () => {
    const path = "source_config.resource_spec.memory_mb";
    const plan = {
      changes: [{ path, before: 2_048, after: 4_096 }],
      warnings: ["secrets: replaces all secrets and removes A."],
      asides: new Map([[path, "limit 8,192"]]),
      revisionNote: "A new revision is created, because resource_spec is sent.",
    };
    expect([...warningBlocks(plan), ...changeBlocks(plan)]).toEqual([
      { subheading: "⚠️ 1 warning", text: "secrets: replaces all secrets and removes A." },
      { diff: ["~ memory_mb  2,048 → 4,096 (limit 8,192)"] },
      { text: "A new revision is created, because resource_spec is sent." },
    ]);
  });
});

describe("changesInWords", () => {
  const one = { path: IMAGE, before: null, after: "agent:1" };
  it.each([
    [[], false, "no change"],
    [[], true, "nothing changes, but a new revision is created"],
    [[one], true, "1 change, with a new revision"],
    [[one, one], true, "2 changes, with a new revision"],
  ])("counts", (changes, hasRevision, words) => {
    expect(changesInWords(changes, hasRevision)).toBe(words);
  });
});
