import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PINS } from "./pins.ts";

const OURS = /^(?:\.\/|deploy-agent-server\/deploy-agent-server(?:\/\w+)?@v1$)/;
const PINNED = /^([\w.-]+\/[\w.-]+)(?:\/[\w./-]+)?@([0-9a-f]{40}) # v(\d+\.\d+\.\d+)$/;
const OLDEST_NODE = 24;

const { compare } = new Intl.Collator("en", { numeric: true });

function problemOf(use: string, pins: typeof PINS): string | undefined {
  const [, action = "", commit, version = ""] = PINNED.exec(use) ?? [];
  if (action === "") return "is not pinned to a commit, with its version beside it";
  const pin = pins[action];
  if (pin === undefined) return "is not in the table of pins";
  const [oldest, node, commitOfOldest] = pin;
  if (node < OLDEST_NODE) return `runs on Node ${node}`;
  if (compare(version, oldest) < 0) return `is older than ${oldest}`;
  if (version === oldest && commit !== commitOfOldest) return `is not the commit of ${oldest}`;
  return undefined;
}

/** What is wrong with the actions that a workflow uses. */
function problemsIn(text: string, pins = PINS): string[] {
  const uses = [...text.matchAll(/^\s*(?:- )?uses: (.*)$/gm)].map(([, use = ""]) => use);
  return uses
    .filter((use) => !OURS.test(use))
    .flatMap((use) => {
      const problem = problemOf(use, pins);
      return problem === undefined ? [] : [`${use.split("@")[0]} ${problem}`];
    });
}

const COMMIT = "3d3c42e5aac5ba805825da76410c181273ba90b1";

describe("the actions that are used", () => {
  it.each([...globSync("examples/*.yml"), ...globSync(".github/workflows/*.yml")])(
    "by %s are pinned, and run on what runners have",
    (path) => {
      expect(problemsIn(readFileSync(path, "utf8"))).toEqual([]);
    },
  );

  it.each([
    [`- uses: actions/checkout@${COMMIT} # v7.0.1`, []],
    [`  uses: actions/checkout@${"0".repeat(40)} # v7.0.10`, []],
    ["- uses: deploy-agent-server/deploy-agent-server/create@v1", []],
    ["- uses: ./create", []],
    [`- uses: github/codeql-action/init@${COMMIT} # v5.0.0`, []],
    [
      "- uses: deploy-agent-server/deploy-agent-server@v2",
      ["is not pinned to a commit, with its version beside it"],
    ],
    ["- uses: actions/checkout@v7", ["is not pinned to a commit, with its version beside it"]],
    [
      `- uses: actions/checkout@${COMMIT}`,
      ["is not pinned to a commit, with its version beside it"],
    ],
    [`- uses: actions/checkout@${COMMIT} # v6.10.0`, ["is older than 7.0.1"]],
    [`- uses: actions/checkout@${"0".repeat(40)} # v7.0.1`, ["is not the commit of 7.0.1"]],
    [`- uses: actions/cache@${COMMIT} # v9.0.0`, ["is not in the table of pins"]],
  ])("would be found out: %s", (line, problems) => {
    const action = /uses: ([^@]+)/.exec(line)?.[1];
    expect(problemsIn(line)).toEqual(problems.map((problem) => `${action} ${problem}`));
  });

  it("would be found out where the table has an action that runs on an old Node", () => {
    const pins = { "actions/checkout": ["4.2.2", 20, COMMIT] } as const;
    expect(problemsIn(`uses: actions/checkout@${COMMIT} # v4.2.2`, pins)).toEqual([
      "actions/checkout runs on Node 20",
    ]);
  });
});
