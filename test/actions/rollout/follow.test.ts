import { describe, expect, it } from "vitest";
import { rewritingDispatcher } from "../../harness/rewriting-dispatcher.ts";
import {
  type Fault,
  faultAt,
  lateCommit,
  requestNumbers,
  requestsFrom,
  SECOND,
  script,
  staleRead,
  status,
  UNAVAILABLE,
  withFault,
  withFaults,
  withImage,
} from "../../scenarios/faults.ts";
import { play } from "../../scenarios/play.ts";
import { messagesOf, type Row, summaryOfDeploy } from "../../scenarios/results.ts";
import type { DeployScenario, Service } from "../../scenarios/scenario.ts";

const SLOW = script(["CREATING", 0], ["AWAITING_DEPLOY", 10], ["DEPLOYED", 100]);
const CONTINUES = script(["BUILDING", 0], ["INTERRUPTED", 20], ["BUILDING", 70], ["DEPLOYED", 120]);
const INTERRUPTED = script(["BUILDING", 0], ["INTERRUPTED", 20]);
/** The revision gets this status just before the timeout. */
const endingAs = (status: string) => ({
  inputs: { timeout: "10m" },
  script: script(["DEPLOYING", 0], [status, 599.9]),
});
const otherRevision =
  (at_s: number, otherScript: "stuck" | ReturnType<typeof script>, change: object = {}) =>
  ({ emulator, deploymentId, clock }: Service) =>
    clock.at(at_s * SECOND, () =>
      emulator.store.addRevision(deploymentId, { ...change, script: otherScript }),
    );

/** The first of two requests for a change is applied last, with an earlier creation time. */
function withFirstShownLate(): DeployScenario {
  let revisionCount = () => 0;
  let latest = () => "";
  return {
    // A revision that is still building would be skipped once the other one appears.
    script: script(["AWAITING_DEPLOY", 0], ["DEPLOYED", 100]),
    dispatcher: rewritingDispatcher((body) =>
      revisionCount() > 2 && body.id === latest()
        ? { ...body, created_at: "2025-01-01T00:00:00Z" }
        : body,
    ),
    arrange: ({ emulator, deploymentId }) => {
      emulator.faults.add(lateCommit(95));
      const revisions = () => emulator.store.revisions(deploymentId);
      revisionCount = () => revisions().length;
      latest = () => revisions()[0]?.id ?? "";
    },
  };
}

const DEPLOYED = "deployed; sent 1, ours 1; follows ours 1, serves";
const FAILED = "failed; sent 1, ours 1; follows ours 1";
const REPLACED = "superseded; sent 1, ours 1; follows ours 1";

const EXPIRED = status(401, "expired");
const REDIRECT: Fault = { kind: "redirect", to: "http://127.0.0.1:9", status: 307 };

const ROWS: Row[] = [
  ["ends as failed if BUILD_FAILED is first read at the timeout", endingAs("BUILD_FAILED"), FAILED],
  ["ends as failed if INTERRUPTED is first read at the timeout", endingAs("INTERRUPTED"), FAILED],
  ["ends as superseded if SKIPPED is first read at the timeout", endingAs("SKIPPED"), REPLACED],
  [
    "ends as failed if the read that would confirm the failure gets a 503",
    {
      ...endingAs("BUILD_FAILED"),
      arrange: ({ emulator, clock }) =>
        clock.at(600 * SECOND - 1, () => emulator.faults.add(faultAt("revision", UNAVAILABLE, 2))),
    },
    FAILED,
  ],
  [
    "ends as deployed if only the read after the wait for the takeover shows it",
    {
      inputs: { poll_interval: "5s", poll_max_interval: "5s" },
      script: [{ status: "DEPLOYED", after_ms: 0, inactive: true }, ...script(["DEPLOYED", 66.5])],
      arrange: ({ emulator, clock }) =>
        clock.at(30 * SECOND, () =>
          emulator.faults.add(faultAt("revision", { kind: "latency", ms: 9 * SECOND })),
        ),
    },
    DEPLOYED,
  ],
  [
    "does not say which revision serves if the only read of it fails, with verify_active: false",
    {
      inputs: { verify_active: "false" },
      script: script(["DEPLOYING", 0], ["DEPLOYED", 1]),
      ...withFault("get", UNAVAILABLE, 3),
    },
    DEPLOYED,
    /agent: ours\S+ is DEPLOYED\. .* ours\S+ may serve, or still agent:1\./,
  ],
  ["continues if a build resumes within a minute of INTERRUPTED", { script: CONTINUES }, DEPLOYED],
  ["ends a minute after INTERRUPTED", { script: INTERRUPTED }, FAILED, /1:21 {2}still INTERRUPTED/],
  [
    "ends at INTERRUPTED at once if failure_statuses names it in lower case",
    { script: CONTINUES, inputs: { failure_statuses: "interrupted" } },
    FAILED,
  ],
  [
    "does not call a revision newer if it is of its own first request, applied late",
    withFirstShownLate(),
    "deployed; sent 2, ours 2; follows ours 2, serves",
    /^(?!.*A newer revision)/s,
  ],
  [
    "is not superseded by an older revision that a stale read names as the latest",
    {
      script: script(["QUEUED", 0], ["DEPLOYING", 300], ["DEPLOYED", 400]),
      ...withFaults(staleRead(3)),
    },
    DEPLOYED,
  ],
  [
    "is superseded if a newer revision serves although its own is DEPLOYED",
    {
      script: script(["DEPLOYING", 0], ["DEPLOYED", 60]),
      arrange: otherRevision(50, script(["DEPLOYING", 0], ["DEPLOYED", 5])),
    },
    REPLACED,
  ],
  [
    "names the content of the active revision if a later one is the latest",
    {
      script: script(["DEPLOYING", 0], ["DEPLOY_FAILED", 60]),
      arrange: (service) => {
        otherRevision(40, script(["DEPLOYED", 0]), withImage("agent:theirs"))(service);
        otherRevision(50, "stuck", withImage("agent:latest"))(service);
      },
    },
    FAILED,
    / Serving: agent:theirs\.\n/,
  ],
  [
    "ends at DEPLOYED if verify_active is false",
    { script: "never-active", inputs: { verify_active: "false" } },
    "deployed; sent 1, ours 1; follows ours 1",
  ],
  [
    "continues at an unknown status that sounds final, and logs advice once",
    { script: script(["Crashed", 10]), inputs: { timeout: "5m" } },
    "timed_out; sent 1, ours 1; follows ours 1",
    /0:00 {2}If Crashed is an end on your platform, add it to failure_statuses\.(?!.*If Crashed)/s,
  ],
  [
    "does not advise adding a status to failure_statuses that is there already",
    { script: script(["Crashed", 10]), inputs: { failure_statuses: "crashed" } },
    FAILED,
    /0:00 {2}Crashed\n(?!.*If Crashed)/s,
  ],
  [
    "ends as timed_out if the timeout comes before the limit for becoming active",
    { script: "never-active", inputs: { timeout: "40s" } },
    "timed_out; sent 1, ours 1; follows ours 1",
  ],
  [
    "survives an outage between DEPLOYED and active",
    {
      script: script(["DEPLOYING", 0], ["DEPLOYED", 20]),
      ...withFault("get", UNAVAILABLE, requestNumbers(3, 22)),
    },
    DEPLOYED,
  ],
  [
    "continues after two redirects in a row",
    { script: SLOW, ...withFault("revision", REDIRECT, [3, 4]) },
    DEPLOYED,
  ],
];

describe("a step that follows its revision", () => {
  it.each(ROWS)("%s", async (_, scenario, end, log = /^/) => {
    const result = await play({ action: "deploy", ...scenario });
    expect(summaryOfDeploy(result)).toBe(end);
    expect(messagesOf(result)).toMatch(log);
  });

  it.each([
    ["the active revision", [], "revision_id"],
    ["no active revision if all reads fail", [faultAt("get", EXPIRED, requestsFrom(3))], ""],
  ])("after refused reads of its revision, reports %s", async (_, faults, name) => {
    const plans = [faultAt("revision", EXPIRED, requestsFrom(2)), ...faults];
    const { outcome, outputs, page } = await play({ action: "deploy", ...withFaults(...plans) });
    expect(outcome).toBe("error");
    expect(outputs.active_revision_id).toBe(outputs[name] ?? "");
    expect(page.includes("erving")).toBe(name !== "");
  });

  it("reads and logs each newer revision once, and reads its own only when it polls", async () => {
    const result = await play({
      action: "deploy",
      script: script(["AWAITING_DEPLOY", 0], ["DEPLOYED", 300]),
      arrange: (service) => {
        for (const at_s of [40, 100, 160]) otherRevision(at_s, "stuck")(service);
      },
    });
    expect(summaryOfDeploy(result)).toBe(DEPLOYED);
    const newer = /A newer revision was created: \S+ Still following this one\./g;
    expect(messagesOf(result).match(newer)).toHaveLength(3);
    const reads = result.requests.filter(({ operation }) => operation === "revision");
    const ownReads = reads.filter(({ path }) => path.endsWith(`/${result.outputs.revision_id}`));
    expect(ownReads).toHaveLength(Number(result.outputs.poll_count));
    expect(reads.length - ownReads.length).toBe(3);
  });
});
