import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Cause, causeIn } from "../../../src/report/causes/cause.ts";
import { EXPORT_CAUSES } from "../../../src/report/causes/export-causes.ts";
import { ROLLOUT_CAUSES } from "../../../src/report/causes/rollout-causes.ts";

/**
 * By kind and name of a cause, texts as platforms, registries and package managers write them: with
 * ✓ those of this cause, with ✗ similar ones that have, or may have, another cause.
 */
const TEXTS = new Map(
  readFileSync("test/report/causes/causes.txt", "utf8")
    .split(/^## /m)
    .map((section) => {
      const [heading = "", ...lines] = section.split("\n");
      const marked = (mark: string) =>
        lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
      return [heading, { matching: marked("✓ "), others: marked("✗ ") }];
    }),
);

const kinds = Object.entries<Record<string, Cause>>({ ...ROLLOUT_CAUSES, export: EXPORT_CAUSES });

describe.each(kinds)("a cause of a failed %s", (kind, causes) => {
  it.each(Object.entries(causes))("is found in its 3 or more ✓ texts only: %s", (name, cause) => {
    const { matching, others } = TEXTS.get(`${kind}: ${name}`) ?? { matching: [], others: [] };
    expect([matching.length > 2, others.length > 2]).toEqual([true, true]);
    expect([...matching, ...others].filter((text) => causeIn(causes, text) === cause)).toEqual(
      matching,
    );
  });
});

it("causes.txt has texts of exactly the known causes", () => {
  const names = kinds.flatMap(([kind, causes]) =>
    Object.keys(causes).map((name) => `${kind}: ${name}`),
  );
  expect([...TEXTS.keys()].filter((heading) => heading !== "")).toEqual(names);
});
