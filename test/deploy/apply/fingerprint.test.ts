import { describe, expect, it } from "vitest";
import { matches, strengthOf } from "../../../src/deploy/apply/fingerprint.ts";

const DIGEST = `registry.example/agent@sha256:${"a".repeat(64)}`;
const SHA = "0123456789abcdef0123456789abcdef01234567";
const marks = ["17300000001", SHA, SHA.slice(0, 7)];
const secrets = [{ name: "A", value: "b" }];
const image = (image_uri: string) => ({ source_revision_config: { image_uri } });

describe("strengthOf", () => {
  it.each([
    ["a digest", image(DIGEST), "unique"],
    ["a digest beside secrets", { ...image(DIGEST), secrets }, "reusable"],
    [
      "a digest beside resources",
      { ...image(DIGEST), source_config: { resource_spec: { cpu: 1 } } },
      "reusable",
    ],
    ["a tag that holds the commit", { ...image(`r.example/a:${SHA}`), secrets }, "unique"],
    ["a tag that holds the short commit", image("r.example/a:build-0123456"), "unique"],
    ["a tag that holds the run's id", image("r.example/a:17300000001"), "unique"],
    ["the commit in the registry's path only", image("r.example/0123456/a:latest"), "reusable"],
    ["a tag that may move", image("r.example/a:latest"), "reusable"],
    ["a git tag", { source_revision_config: { repo_ref: "refs/tags/v1" } }, "unique"],
    ["a branch", { source_revision_config: { repo_ref: "main" } }, "reusable"],
    ["secrets alone", { secrets }, "none"],
  ])("takes %s for %3$s", (_, patch, expected) => {
    expect(strengthOf(patch, marks)).toBe(expected);
  });

  it("does not take a short or empty mark for the name of a run", () => {
    expect(strengthOf(image("r.example/a:1"), ["", "1"])).toBe("reusable");
  });
});

describe("matches", () => {
  const patch = { source_revision_config: { repo_ref: "main", graph_config_path: "graph.json" } };

  it("wants every given member to be the revision's own", () => {
    expect(
      matches(patch, { repo_ref: "main", graph_config_path: "graph.json", repo_commit_sha: SHA }),
    ).toBe(true);
    expect(matches(patch, { repo_ref: "main", graph_config_path: "other.json" })).toBe(false);
    expect(matches(patch, { repo_ref: "main" })).toBe(false);
    expect(matches(patch, undefined)).toBe(false);
  });

  it("holds for every revision when nothing is shown", () => {
    expect(matches({ secrets }, { image_uri: DIGEST })).toBe(true);
  });
});
