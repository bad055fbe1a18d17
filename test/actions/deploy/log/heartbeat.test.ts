import { describe, expect, it } from "vitest";
import { deadAddress } from "../../../harness/agent-server.ts";
import { deployInVirtualTime, type Service, type VirtualDeploy } from "../../../harness/virtual.ts";
import { onPatch } from "../apply/patch-faults.ts";

const MINUTE = 60_000;
const AWAY = { kind: "status", status: 503 } as const;
const BUSY = { kind: "status", status: 429 } as const;
const lasting = (minutes: number) => [
  { status: "BUILDING", after_ms: 0 },
  { status: "DEPLOYED", after_ms: minutes * MINUTE },
];

/** The longest time without a line that is seen in a step's log while it runs. */
async function longestSilence(options: VirtualDeploy) {
  let clock: Service["clock"] | undefined;
  let isFolded = false;
  const linesMs: number[] = [];
  const { outcome, log, elapsedMs } = await deployInVirtualTime({
    ...options,
    arrange: async (service) => {
      await options.arrange?.(service);
      ({ clock } = service);
    },
    onEntry: (kind) => {
      if (kind === "group") isFolded = true;
      if (["endGroup", "notice", "warning"].includes(kind)) isFolded = false;
      const isSeen = ["info", "notice", "warning"].includes(kind) && !isFolded;
      if (isSeen && clock !== undefined) linesMs.push(clock.now());
    },
  });
  const gapsMs = [...linesMs, elapsedMs].map((ms, at) => ms - (linesMs[at - 1] ?? 0));
  return { outcome, log, elapsedMs, silentMs: Math.max(...gapsMs) };
}

const PHASES: [phase: string, outcome: string, options: VirtualDeploy][] = [
  [
    "the first read",
    "error",
    { arrange: ({ emulator }) => emulator.faults.add({ match: { path: "get" }, fault: AWAY }) },
  ],
  [
    "wait_for_idle",
    "deployed",
    {
      inputs: { wait_for_idle: "true" },
      arrange: ({ emulator, deploymentId }) =>
        emulator.store.addRevision(deploymentId, { script: lasting(12) }),
    },
  ],
  [
    "a change that is put off",
    "error",
    { arrange: ({ emulator }) => emulator.faults.add({ match: { path: "patch" }, fault: BUSY }) },
  ],
  [
    "the search for a change whose answer was lost",
    "deployed",
    { arrange: ({ emulator }) => emulator.faults.add(onPatch({ kind: "reset" }, [1, 2])) },
  ],
  ["the rollout", "deployed", { script: lasting(12) }],
  [
    "an outage",
    "error",
    {
      script: lasting(25),
      arrange: ({ emulator, clock }) =>
        clock.at(3 * MINUTE, () => emulator.faults.add({ fault: AWAY })),
    },
  ],
  ["the wait until it serves", "not_active", { script: "never-active" }],
];

describe("the log of a step that waits", () => {
  it.each(PHASES)("is never silent for longer than a minute in %s", async (_, outcome, options) => {
    const seen = await longestSilence(options);
    expect(seen.outcome).toBe(outcome);
    expect(seen.elapsedMs).toBeGreaterThan(MINUTE);
    expect(seen.silentMs).toBeLessThanOrEqual(MINUTE);
  });

  it.each(["smoke_test_url", "auth_check_url"])(
    "is never silent for longer than a minute in the check of %s",
    async (input) => {
      const seen = await longestSilence({ inputs: { [input]: await deadAddress() } });
      expect(seen.silentMs).toBeLessThanOrEqual(MINUTE);
      expect(seen.elapsedMs).toBeGreaterThan(MINUTE);
    },
  );
});
