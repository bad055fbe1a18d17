import { describe, expect, it } from "vitest";
import {
  SCRIPT_WORDS,
  scriptFrom,
  scriptWordIn,
  stepAt,
} from "../../../emulator/deployments/life-cycle.ts";

const statuses = (choice: Parameters<typeof scriptFrom>[0], source: "github" | "external_docker") =>
  scriptFrom(choice, source).map(({ status }) => status);

describe("scriptFrom", () => {
  it.each([
    ["fail-create", ["CREATE_FAILED"]],
    ["fail-build", ["QUEUED", "AWAITING_BUILD", "BUILDING", "BUILD_FAILED"]],
    [
      "fail-deploy",
      ["QUEUED", "AWAITING_BUILD", "BUILDING", "AWAITING_DEPLOY", "DEPLOYING", "DEPLOY_FAILED"],
    ],
    ["interrupted", ["QUEUED", "AWAITING_BUILD", "BUILDING", "INTERRUPTED"]],
    ["stuck", ["QUEUED", "AWAITING_BUILD", "BUILDING", "AWAITING_DEPLOY", "DEPLOYING"]],
  ] as const)(
    "returns for %s the expected changes of a github revision's statuses",
    (word, expected) => {
      expect(statuses(word, "github")).toEqual(expected);
    },
  );

  it("uses the statuses of the source", () => {
    expect(statuses("fail-deploy", "external_docker")).toEqual([
      "CREATING",
      "QUEUED",
      "AWAITING_DEPLOY",
      "DEPLOYING",
      "DEPLOY_FAILED",
    ]);
  });

  it.each(SCRIPT_WORDS)("starts $word at 0, with its steps in order of time", ({ word }) => {
    const times = scriptFrom(word, "github").map(({ after_ms }) => after_ms);
    expect(times[0]).toBe(0);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  it("returns a script unchanged", () => {
    const script = [{ status: "QUEUED", after_ms: 0 }];
    expect(scriptFrom(script, "github")).toBe(script);
  });
});

describe("scriptWordIn", () => {
  it.each([
    [{ image_uri: "registry.example/agent:v2-fail-build" }, "fail-build"],
    [{ image_uri: "registry.example:5000/agent:stuck@sha256:abc" }, "stuck"],
    [{ image_uri: "registry.example/slow-agent:2" }, undefined],
    [{ image_uri: "slow.example:5000/agent" }, undefined],
    [{ repo_ref: "feature/fail-deploy" }, "fail-deploy"],
    [{ repo_ref: "refs/tags/slow" }, "slow"],
    [{ repo_ref: "main" }, undefined],
  ])("finds in %o the name %s", (config, word) => {
    expect(scriptWordIn(config)).toBe(word);
  });
});

describe("stepAt", () => {
  const script = [
    { status: "QUEUED", after_ms: 0 },
    { status: "DEPLOYED", after_ms: 1_000 },
  ];

  it.each([
    [0, "QUEUED"],
    [999, "QUEUED"],
    [1_000, "DEPLOYED"],
    [1e9, "DEPLOYED"],
  ])("is after %d ms %s", (age, status) => {
    expect(stepAt(script, age).status).toBe(status);
  });
});
