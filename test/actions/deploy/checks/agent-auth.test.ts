import { describe, expect, it } from "vitest";
import { plainText } from "../../../../src/report/blocks.ts";
import {
  directoryWith,
  PROTECTED_AGENT,
  UNPROTECTED_AGENT,
} from "../../../harness/agent/agents.ts";
import { type PlayResult, play } from "../../../scenarios/play.ts";

/** The agent server's files, the image's tag (2, or a habit), and a token that it accepts. */
const SERVERS = {
  "no authentication": { files: PROTECTED_AGENT, tag: "no-auth", token: "alice" },
  "a handler": { files: PROTECTED_AGENT, tag: "2", token: "alice" },
  "a handler except at /ok": { files: PROTECTED_AGENT, tag: "ok-for-all", token: "alice" },
  "the platform's key": { files: UNPROTECTED_AGENT, tag: "2", token: "demo-key" },
};
type Server = keyof typeof SERVERS;
const INVALID_TOKEN = "mallory";

/**
 * Deploys to an agent server with this authentication; the previous revision has the same, or a
 * handler.
 */
function deployTo(server: Server, inputs: (agent: string) => Record<string, string>) {
  const { files, tag } = SERVERS[server];
  return play({
    action: "deploy",
    agent: { directory: directoryWith(files) },
    inputs: ({ emulator, deploymentId }) => ({
      image_uri: `registry.example/agent:${tag}`,
      rollback_on_failure: "true",
      ...inputs(`${emulator.url}/agents/${deploymentId}`),
    }),
  });
}

const summaryOf = ({ outcome, outputs }: Pick<PlayResult, "outcome" | "outputs">) =>
  outcome === "deployed"
    ? "deployed"
    : `${outcome}, ${outputs.rolled_back === "true" ? "back" : "kept"}`;

/** The inputs of a smoke test or of a protection check, by the request that it sends. */
const PROBES: Record<string, (agent: string, token: string) => Record<string, string>> = {
  "smoke /ok": (_, token) => ({ smoke_test_url: "auto", smoke_test_token: token }),
  "smoke /runs/wait": (_, token) => ({
    ...{ smoke_test_url: "auto", smoke_test_token: token, smoke_test_assistant: "echo" },
  }),
  ...Object.fromEntries(
    ["/ok", "/info", "/threads", "/runs/wait"].map((path) => [
      `auth ${path}`,
      (agent: string, token: string) => ({ auth_check_url: agent + path, auth_check_token: token }),
    ]),
  ),
};

const checkThreads = (agent: string) => ({
  ...{ smoke_test_url: "auto", auth_check_url: `${agent}/threads` },
});

/** The ends of a deploy, by their letters in the table. */
const ENDS: Record<string, string> = {
  D: "deployed",
  H: "unhealthy, kept",
  U: "unprotected, kept",
  R: "unprotected, back",
};

describe("the checks of a deploy", () => {
  // The columns are the probes above, in their order.
  it.each<[Server, "no" | "a valid" | "an invalid", string]>([
    ["no authentication", "no", "D D U U R R"],
    ["no authentication", "a valid", "D D U U R R"],
    ["no authentication", "an invalid", "D D U U R R"],
    ["a handler", "no", "D H D U D D"],
    ["a handler", "a valid", "D D D U D D"],
    ["a handler", "an invalid", "H H U U U U"],
    ["a handler except at /ok", "no", "D H U U D D"],
    ["a handler except at /ok", "a valid", "D D U U D D"],
    ["a handler except at /ok", "an invalid", "D H U U U U"],
    ["the platform's key", "no", "D H U U D D"],
    ["the platform's key", "a valid", "D D U U D D"],
    ["the platform's key", "an invalid", "D H U U U U"],
  ])("have these results for %s and %s token: %s", async (server, credential, letters) => {
    const { token: valid } = SERVERS[server];
    const token = { no: "", "a valid": valid, "an invalid": INVALID_TOKEN }[credential];
    const ends: string[] = [];
    for (const inputs of Object.values(PROBES))
      ends.push(summaryOf(await deployTo(server, (agent) => inputs(agent, token))));
    expect(ends).toEqual(letters.split(" ").map((letter) => ENDS[letter]));
  });

  it("are reported in summary, comment and log if they pass, with the host", async () => {
    const result = await deployTo("a handler", checkThreads);
    const text = "; smoke test and protection check passed; the agent server reports revision ";
    for (const block of [result.summaryBlocks[1], result.actionResult?.comment?.[0]])
      expect(plainText(block?.text ?? "")).toContain(text);
    const log = result.messages.join("\n");
    expect(log).toMatch(/Deployed in \d+s; smoke test and protection check passed; the agent/);
    expect(log).toMatch(/smoke test: asking http:\/\/127\.0\.0\.1:\d+\n.*smoke test passed\n/);
    expect(log).toMatch(/protection check: asking http:\/\/127\.0\.0\.1:\d+ without a cred\w+\n/);
  });
});
