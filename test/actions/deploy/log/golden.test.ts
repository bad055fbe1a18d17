import { describe, expect, it } from "vitest";
import { deployInVirtualTime, type VirtualDeploy } from "../../../harness/virtual.ts";
import { onPatch } from "../../../scenes/faults.ts";

const SECOND = 1_000;
const script = (...steps: [status: string, after_s: number][]) =>
  steps.map(([status, after_s]) => ({ status, after_ms: after_s * SECOND }));
const BUILD = script(
  ["QUEUED", 0],
  ["AWAITING_BUILD", 20],
  ["BUILDING", 60],
  ["AWAITING_DEPLOY", 530],
  ["DEPLOYING", 541],
  ["DEPLOYED", 600],
);
const OUTAGE = { fault: { kind: "reset" } } as const;

/** What a person sees of the log while a deploy runs: groups are closed, and the end is not yet. */
async function logOf(options: VirtualDeploy, isDebugged = false): Promise<string> {
  const lines: string[] = [];
  let isFolded = false;
  const { failure } = await deployInVirtualTime({
    ...options,
    onEntry: (kind, text) => {
      if (kind === "group") lines.push(`▸ ${text}`);
      if (kind === "group") isFolded = true;
      if (["endGroup", "notice", "warning"].includes(kind)) isFolded = false;
      if (isDebugged && kind === "debug") lines.push(`debug: ${text}`);
      if (["info", "notice", "warning"].includes(kind) && !isFolded) lines.push(text);
    },
  });
  return steady(failure === undefined ? lines.slice(0, -1) : lines);
}

/** Ids and ports differ from run to run. */
function steady(lines: readonly string[]): string {
  const names = new Map<string, string>();
  return lines
    .join("\n")
    .replace(/127\.0\.0\.1:\d+/g, "127.0.0.1:{port}")
    .replace(/\b([0-9a-f]{8})(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, (_, short: string) => {
      const name = names.get(short) ?? `id ${names.size + 1}`;
      names.set(short, name);
      return `{whole ${name}}`;
    })
    .replace(/\b[0-9a-f]{8}\b/g, (short) => `{${names.get(short) ?? short}}`);
}

const CASES: [name: string, options: VirtualDeploy][] = [
  [
    "a build of ten minutes",
    {
      source: "github",
      script: BUILD,
      inputs: { repo_ref: "refs/tags/v1.4.0" },
      deployment: { source_revision_config: { repo_ref: "refs/tags/v1.3.2" } },
    },
  ],
  ["a lost answer", { arrange: ({ emulator }) => emulator.faults.add(onPatch({ kind: "reset" })) }],
  [
    "a lost answer of a change that was applied",
    {
      arrange: ({ emulator }) => emulator.faults.add(onPatch({ kind: "reset", when: "after" })),
    },
  ],
  [
    "another rollout in the way",
    {
      inputs: { wait_for_idle: "true" },
      arrange: ({ emulator, deploymentId }) =>
        emulator.store.addRevision(deploymentId, {
          script: script(["CREATING", 0], ["DEPLOYING", 100], ["DEPLOYED", 166]),
        }),
    },
  ],
  [
    "an outage of five minutes",
    {
      script: BUILD,
      arrange: ({ emulator, clock }) => {
        clock.at(100 * SECOND, () => emulator.faults.add(OUTAGE));
        clock.at(400 * SECOND, () => emulator.faults.clear());
      },
    },
  ],
  [
    "an outage without an end",
    {
      script: BUILD,
      arrange: ({ emulator, clock }) => clock.at(100 * SECOND, () => emulator.faults.add(OUTAGE)),
    },
  ],
];

describe("the log of a deploy", () => {
  it.each(CASES)("reads well: %s", async (name, options) => {
    const snapshot = `__snapshots__/${name.replaceAll(" ", "-")}.txt`;
    await expect(await logOf(options)).toMatchFileSnapshot(snapshot);
  });

  it("has each decision of the write and of the wait while the workflow is debugged", async () => {
    const arrange: VirtualDeploy["arrange"] = ({ emulator }) =>
      emulator.faults.add(onPatch({ kind: "reset" }));
    const log = await logOf({ script: script(["QUEUED", 0], ["DEPLOYED", 9]), arrange }, true);
    await expect(log).toMatchFileSnapshot("__snapshots__/a-lost-answer-debugged.txt");
  });
});
