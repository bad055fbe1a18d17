import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const OURS = /^(?:\.\/|deploy-agent-server\/deploy-agent-server(?:\/\w+)?@v1$)/;
const PINNED = /^[\w.-]+\/[\w.-]+(?:\/[\w./-]+)?@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

/** The actions of a workflow that are neither ours nor pinned to a commit. */
const usesIn = (text: string) =>
  [...text.matchAll(/^\s*(?:- )?uses: (.*)$/gm)].map(([, use = ""]) => use);
const unpinnedIn = (text: string) =>
  usesIn(text).filter((use) => !OURS.test(use) && !PINNED.test(use));

const paths = [...globSync("examples/*.yml"), ...globSync(".github/workflows/*.yml")];

describe("the actions that are used", () => {
  it.each(paths)("by %s are pinned to a commit, with its version beside it", (path) => {
    expect(unpinnedIn(readFileSync(path, "utf8"))).toEqual([]);
  });

  it("have one commit for each version", () => {
    const uses = paths.flatMap((path) => usesIn(readFileSync(path, "utf8")));
    const pins = new Set(uses.map((use) => use.replace(/^([^/]+\/[^/@]+)[^@]*/, "$1")));
    const versions = [...pins].map((use) => use.replace(/@\S+/, ""));
    expect(versions.length).toBeGreaterThan(5);
    expect(versions.filter((version, at) => versions.indexOf(version) !== at)).toEqual([]);
  });

  it.each(["actions/checkout@v7", `actions/checkout@${"0".repeat(40)}`, "a/b/c@main # v1.0.0"])(
    "detects: %s",
    (use) => expect(unpinnedIn(`- uses: ${use}`)).toEqual([use]),
  );
});
