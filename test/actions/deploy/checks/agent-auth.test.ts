import { describe, expect, it } from "vitest";
import { plainText } from "../../../../src/report/blocks.ts";
import {
  directoryWith,
  PROTECTED_AGENT,
  UNPROTECTED_AGENT,
} from "../../../harness/agent/agents.ts";
import { play } from "../../../scenarios/play.ts";

/** The habit of the agent server, as part of the image's tag, and a token that it accepts. */
const SERVERS = {
  "no authentication": { files: PROTECTED_AGENT, habit: "no-auth", good: "alice" },
  "a handler": { files: PROTECTED_AGENT, habit: "2", good: "alice" },
  "a handler but at /ok": { files: PROTECTED_AGENT, habit: "ok-for-all", good: "alice" },
  "the platform's key": { files: UNPROTECTED_AGENT, habit: "2", good: "demo-key" },
};
type Server = keyof typeof SERVERS;
const BAD = "mallory";

/**
 * Deploys to an agent server with this authentication; the previous revision has the same, or a
 * handler.
 */
function deployTo(server: Server, inputs: (agent: string) => Record<string, string>) {
  const { files, habit } = SERVERS[server];
  return play({
    action: "deploy",
    agent: { directory: directoryWith(files) },
    inputs: ({ emulator, deploymentId }) => ({
      image_uri: `registry.example/agent:${habit}`,
      rollback_on_failure: "true",
      ...inputs(`${emulator.url}/agents/${deploymentId}`),
    }),
  });
}

type PlayResult = Awaited<ReturnType<typeof deployTo>>;

const summaryOf = ({ outcome, outputs }: Pick<PlayResult, "outcome" | "outputs">) =>
  outcome === "deployed"
    ? "deployed"
    : `${outcome}, ${outputs.rolled_back === "true" ? "back" : "kept"}`;

/** Requests of the smoke test and of the protection check. */
const PROBES: Record<string, (agent: string, token: string) => Record<string, string>> = {
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

const [PASSED, KEPT, ROLLED_BACK] = ["deployed", "unhealthy, kept", "unprotected, back"];
const UNCLEAR = "unprotected, kept";

describe("the checks of a deploy", () => {
  // The columns are the probes above, in their order.
  it.each<[Server, "no" | "good" | "bad", ...string[]]>([
    ["no authentication", "no", PASSED, PASSED, UNCLEAR, UNCLEAR, ROLLED_BACK, ROLLED_BACK],
    ["no authentication", "good", PASSED, PASSED, UNCLEAR, UNCLEAR, ROLLED_BACK, ROLLED_BACK],
    ["no authentication", "bad", PASSED, PASSED, UNCLEAR, UNCLEAR, ROLLED_BACK, ROLLED_BACK],
    ["a handler", "no", PASSED, KEPT, PASSED, UNCLEAR, PASSED, PASSED],
    ["a handler", "good", PASSED, PASSED, PASSED, UNCLEAR, PASSED, PASSED],
    ["a handler", "bad", KEPT, KEPT, UNCLEAR, UNCLEAR, UNCLEAR, UNCLEAR],
    ["a handler but at /ok", "no", PASSED, KEPT, UNCLEAR, UNCLEAR, PASSED, PASSED],
    ["a handler but at /ok", "good", PASSED, PASSED, UNCLEAR, UNCLEAR, PASSED, PASSED],
    ["a handler but at /ok", "bad", PASSED, KEPT, UNCLEAR, UNCLEAR, UNCLEAR, UNCLEAR],
    ["the platform's key", "no", PASSED, KEPT, UNCLEAR, UNCLEAR, PASSED, PASSED],
    ["the platform's key", "good", PASSED, PASSED, UNCLEAR, UNCLEAR, PASSED, PASSED],
    ["the platform's key", "bad", PASSED, KEPT, UNCLEAR, UNCLEAR, UNCLEAR, UNCLEAR],
  ])("pass or fail for %s and %s token", async (server, credential, ...expected) => {
    const token = { no: "", good: SERVERS[server].good, bad: BAD }[credential];
    const ends: Record<string, string> = {};
    for (const [probe, inputs] of Object.entries(PROBES))
      ends[probe] = summaryOf(await deployTo(server, (agent) => inputs(agent, token)));
    const probes = Object.keys(PROBES);
    expect(ends).toEqual(Object.fromEntries(probes.map((one, index) => [one, expected[index]])));
  });

  it("are reported in summary, comment and log if they pass, with the host", async () => {
    const result = await deployTo("a handler", (agent) => ({
      smoke_test_url: "auto",
      auth_check_url: `${agent}/threads`,
    }));
    const passed = "; smoke test and protection check passed; the agent server reports revision ";
    for (const block of [result.summaryBlocks[1], result.actionResult?.comment?.[0]])
      expect(plainText(block?.text ?? "")).toContain(passed);
    const log = result.messages.join("\n");
    expect(log).toMatch(/Deployed in \d+s; smoke test and protection check passed; the agent/);
    expect(log).toMatch(/smoke test: asking http:\/\/127\.0\.0\.1:\d+\n.*smoke test passed\n/);
    expect(log).toMatch(
      /protection check: asking http:\/\/127\.0\.0\.1:\d+ without a credential\n/,
    );
  });

  it.each<[Server, string]>([
    ["a handler", "deployed"],
    ["a handler but at /ok", "deployed"],
    ["the platform's key", "deployed"],
    ["no authentication", "unprotected, back"],
  ])("have this outcome without a token, for %s", async (server, expected) => {
    const result = await deployTo(server, (agent) => ({
      smoke_test_url: "auto",
      auth_check_url: `${agent}/threads`,
    }));
    expect(summaryOf(result)).toBe(expected);
  });
});
