import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const OWN_ACTION = /^(?:\.\/|deploy-agent-server\/deploy-agent-server(?:\/\w+)?@v1$)/;
const PINNED_ACTION = /^[\w.-]+\/[\w.-]+(?:\/[\w./-]+)?@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

const usesIn = (text: string) =>
  [...text.matchAll(/^\s*(?:- )?uses: (.*)$/gm)].map(([, use = ""]) => use);
/** The actions of others that are not pinned to a commit. */
const unpinnedIn = (text: string) =>
  usesIn(text).filter((use) => !OWN_ACTION.test(use) && !PINNED_ACTION.test(use));

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
    expect(versions.filter((version, index) => versions.indexOf(version) !== index)).toEqual([]);
  });

  it.each(["actions/checkout@v7", `actions/checkout@${"0".repeat(40)}`, "a/b/c@main # v1.0.0"])(
    "detects: %s",
    (use) => expect(unpinnedIn(`- uses: ${use}`)).toEqual([use]),
  );
});
