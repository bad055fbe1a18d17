import { describe, expect, it } from "vitest";
import { OUTCOMES } from "../../src/report/outcomes.ts";
import { CANARIES, leaksIn, quotesOf } from "../security/canaries.ts";
import { OPERATIONS, QUOTING_FAULTS, scenarioWithFault } from "./every-fault.ts";
import { hostileRewrite, violationsOf } from "./invariants.ts";
import { LIBRARY } from "./library/library.ts";
import { inputQuotesOf, SECRET_RUN, SECRET_SCENARIOS, withSecrets } from "./library/secrets.ts";
import { type PlayResult, play } from "./play.ts";
import type { Scenario } from "./scenario.ts";

/** Faults of the write of each action (of the read of usage), and of a read of a revision. */
const QUOTING_ROWS = [
  ...OPERATIONS.map(({ action, operations: [operation = ""] }) => ({ action, operation })),
  { action: "deploy", operation: "revision" } as const,
].flatMap((row) =>
  Object.entries(QUOTING_FAULTS).map(([name, fault]) => ({ ...row, name, fault })),
);

/** `firstTurn` selects the secrets that the service quotes first. */
const playHostile = async (scenario: Scenario, firstTurn = 0) => {
  const createRewrite = (inputs: Record<string, string>) =>
    hostileRewrite(inputQuotesOf(inputs), firstTurn);
  const result = await play(withSecrets(scenario), { ...SECRET_RUN, createRewrite });
  return { result, violations: violationsOf(result) };
};

describe("a step keeps every rule even if every message of the service is hostile", () => {
  const scenarios = [
    ...SECRET_SCENARIOS.map(([name, scenario]) => [name, () => scenario] as const),
    ...LIBRARY,
  ];

  it.each(scenarios.map(([name, scenario], index) => [name, scenario, index] as const))(
    "%s",
    async (name, scenario, index) => {
      const { result, violations } = await playHostile(await scenario(), index);
      expect(violations).toEqual([]);
      const [, outcome = ""] = /^\w+: (\w+)(?::|$)/.exec(name) ?? [];
      if (outcome in OUTCOMES) expect(result.outcome).toBe(outcome);
    },
  );

  it.each(QUOTING_ROWS)("$action, $name at $operation", async ({ action, fault, operation }) => {
    const { result, violations } = await playHostile(scenarioWithFault(action, fault, operation));
    expect(violations).toEqual([]);
    expect(result.emulator.requests.flatMap(({ faults }) => faults)).toContain(fault.kind);
  });
});

describe("the library", () => {
  it.each(Object.keys(OUTCOMES))("has a scenario that ends as %s", (outcome) => {
    const outcomes = LIBRARY.map(([name]) => /: (\w+)(?::|$)/.exec(name)?.[1]);
    expect(outcomes).toContain(outcome);
  });
});

describe("the rules", () => {
  const resultPromise = play({ action: "deploy" });
  const sentence = "The same was said here before, word by word.";

  it.each<[rule: string, change: (result: PlayResult) => Partial<PlayResult>]>([
    ["shows no secret", () => ({ comment: `got ${CANARIES.api_key}` })],
    ["prints only commands of its own", () => ({ raw: "::set-output name=outcome::deployed" })],
    ["is not silent for long", ({ elapsedMs }) => ({ elapsedMs: elapsedMs + 61_000 })],
    [
      "sends one change",
      ({ requests }) => ({
        requests: requests.flatMap((one) => [one, { ...one, body: [one.method] }]),
      }),
    ],
    [
      "reads only logs that it may show",
      ({ requests }) => ({
        requests: requests.slice(0, 1).map((one) => ({ ...one, operation: "logs" })),
      }),
    ],
    ["sets declared outputs only", ({ outputs }) => ({ outputs: { ...outputs, other: "1" } })],
    ["formats every value", () => ({ page: "It took NaN s." })],
    ["says no sentence twice on a surface", () => ({ page: `${sentence}<p>${sentence}</p>` })],
    [
      "claims only what the service shows",
      ({ inputs: { deployment_id: id = "" }, outputs }) => ({
        outputs: { ...outputs, active_revision_id: id },
      }),
    ],
  ])("detect a violation of: %s", async (rule, change) => {
    const result = await resultPromise;
    const violations = violationsOf({ ...result, ...change(result) });
    expect(violations.map((violation) => violation.split(": ")[0])).toEqual([`a step ${rule}`]);
  });

  it("find each secret in each encoding and channel", async () => {
    const { post: _, ...result } = await resultPromise;
    for (const quote of quotesOf()) {
      const texts = { status: quote };
      const leakingParts = {
        ...{ raw: quote, log: quote, summary: quote, exportedEnv: quote },
        ...{ outputs: texts, state: texts },
        annotations: [{ type: "error" as const, message: quote }],
      };
      const leaks = leaksIn({ ...result, ...leakingParts }, { comment: quote });
      const channels = ["raw", "log", "summary", "outputs", "state", "environment", "annotations"];
      expect(new Set(leaks.map((one) => one.split(": ")[0]))).toEqual(
        new Set([...channels, "comment"]),
      );
    }
  });
});
