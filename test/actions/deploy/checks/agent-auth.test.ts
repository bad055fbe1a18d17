import { describe, expect, it } from "vitest";
import { plainText } from "../../../../src/report/blocks.ts";
import { directoryWith, PROTECTED, WITHOUT_HANDLER } from "../../../harness/agents.ts";
import { deployInVirtualTime } from "../../../harness/virtual.ts";

/** Each with a habit of the agent server, as a word in the image's tag, and who is let in. */
const DOORS = {
  "no door": { files: PROTECTED, habit: "no-door", good: "alice" },
  "a handler": { files: PROTECTED, habit: "2", good: "alice" },
  "a handler but at /ok": { files: PROTECTED, habit: "ok-for-all", good: "alice" },
  "the platform's key": { files: WITHOUT_HANDLER, habit: "2", good: "demo-key" },
};
type Door = keyof typeof DOORS;
const BAD = "mallory";

/** Deploys to an agent server with this door; the revision before has the same, or a handler. */
function deployTo(door: Door, inputs: (agent: string) => Record<string, string>) {
  const { files, habit } = DOORS[door];
  return deployInVirtualTime({
    agent: { directory: directoryWith(files) },
    inputs: ({ emulator, deploymentId }) => ({
      image_uri: `registry.example/agent:${habit}`,
      rollback_on_failure: "true",
      ...inputs(`${emulator.url}/agents/${deploymentId}`),
    }),
  });
}

type Story = Awaited<ReturnType<typeof deployTo>>;

const inShort = ({ outcome, outputs }: Pick<Story, "outcome" | "outputs">) =>
  outcome === "deployed" ? "deployed" : `${outcome}, ${outputs.rolled_back ? "back" : "kept"}`;

/** What a smoke test asks for, and what a protection check does. */
const QUESTIONS: Record<string, (agent: string, token: string) => Record<string, string>> = {
  "smoke /ok": (_, token) => ({ smoke_test_url: "auto", smoke_test_token: token }),
  "smoke /runs/wait": (_, token) => ({
    smoke_test_url: "auto",
    smoke_test_token: token,
    smoke_test_assistant: "echo",
  }),
  ...Object.fromEntries(
    ["/ok", "/info", "/threads", "/runs/wait"].map((path) => [
      `auth ${path}`,
      (agent: string, token: string) => ({
        auth_check_url: agent + path,
        auth_check_token: token,
      }),
    ]),
  ),
};

const [PASSED, KEPT, TAKEN] = ["deployed", "unhealthy, kept", "unprotected, back"];
const UNCLEAR = "unprotected, kept";

describe("the checks of a deploy", () => {
  // The columns are the questions above, in their order.
  it.each<[Door, "no" | "good" | "bad", ...string[]]>([
    ["no door", "no", PASSED, PASSED, UNCLEAR, UNCLEAR, TAKEN, TAKEN],
    ["no door", "good", PASSED, PASSED, UNCLEAR, UNCLEAR, TAKEN, TAKEN],
    ["no door", "bad", PASSED, PASSED, UNCLEAR, UNCLEAR, TAKEN, TAKEN],
    ["a handler", "no", PASSED, KEPT, PASSED, UNCLEAR, PASSED, PASSED],
    ["a handler", "good", PASSED, PASSED, PASSED, UNCLEAR, PASSED, PASSED],
    ["a handler", "bad", KEPT, KEPT, TAKEN, UNCLEAR, TAKEN, TAKEN],
    ["a handler but at /ok", "no", PASSED, KEPT, UNCLEAR, UNCLEAR, PASSED, PASSED],
    ["a handler but at /ok", "good", PASSED, PASSED, UNCLEAR, UNCLEAR, PASSED, PASSED],
    ["a handler but at /ok", "bad", PASSED, KEPT, UNCLEAR, UNCLEAR, TAKEN, TAKEN],
    ["the platform's key", "no", PASSED, KEPT, UNCLEAR, UNCLEAR, PASSED, PASSED],
    ["the platform's key", "good", PASSED, PASSED, UNCLEAR, UNCLEAR, PASSED, PASSED],
    ["the platform's key", "bad", PASSED, KEPT, UNCLEAR, UNCLEAR, TAKEN, TAKEN],
  ])("meet %s with %s token", async (door, credential, ...expected) => {
    const token = { no: "", good: DOORS[door].good, bad: BAD }[credential];
    const ends: Record<string, string> = {};
    for (const [question, inputs] of Object.entries(QUESTIONS))
      ends[question] = inShort(await deployTo(door, (agent) => inputs(agent, token)));
    const asked = Object.keys(QUESTIONS);
    expect(ends).toEqual(Object.fromEntries(asked.map((one, index) => [one, expected[index]])));
  });

  it("that passed are told in summary, comment and log, which names who is asked", async () => {
    const story = await deployTo("a handler", (agent) => ({
      smoke_test_url: "auto",
      auth_check_url: `${agent}/threads`,
    }));
    const told = "; smoke test and protection check passed.";
    for (const block of [story.summary[1], story.comment?.[0]])
      expect(plainText(block?.text ?? "")).toContain(told);
    const log = story.log.join("\n");
    expect(log).toMatch(/Deployed in \d+s; smoke test and protection check passed\./);
    expect(log).toMatch(/smoke test: asking http:\/\/127\.0\.0\.1:\d+\n.*smoke test passed\n/);
    expect(log).toMatch(
      /protection check: asking http:\/\/127\.0\.0\.1:\d+ without a credential\n/,
    );
  });

  it.each<[Door, string]>([
    ["a handler", "deployed"],
    ["a handler but at /ok", "deployed"],
    ["the platform's key", "deployed"],
    ["no door", "unprotected, back"],
  ])("without a token end right at %s", async (door, expected) => {
    const story = await deployTo(door, (agent) => ({
      smoke_test_url: "auto",
      auth_check_url: `${agent}/threads`,
    }));
    expect(inShort(story)).toBe(expected);
  });
});
