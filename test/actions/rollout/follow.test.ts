import { describe, expect, it } from "vitest";
import { deployInVirtualTime, type Service } from "../../harness/virtual.ts";
import { endOf, type Row, words } from "../../scenarios/ends.ts";
import {
  AWAY,
  at,
  type Fault,
  met,
  numbers,
  SECOND,
  script,
  stale,
} from "../../scenarios/faults.ts";

const SLOW = script(["CREATING", 0], ["AWAITING_DEPLOY", 10], ["DEPLOYED", 100]);
const GOES_ON = script(["BUILDING", 0], ["INTERRUPTED", 20], ["BUILDING", 70], ["DEPLOYED", 120]);
const INTERRUPTED = script(["BUILDING", 0], ["INTERRUPTED", 20]);
/** A status that comes just before the timeout. */
const lastly = (status: string) => ({
  inputs: { timeout: "10m" },
  script: script(["DEPLOYING", 0], [status, 599.9]),
});
const theirs =
  (at_s: number, life: "stuck" | ReturnType<typeof script>) =>
  ({ emulator, deploymentId, clock }: Service) =>
    clock.at(at_s * SECOND, () => emulator.store.addRevision(deploymentId, { script: life }));

const ONCE = "deployed; sent 1, ours 1; follows ours 1, serves";
const FAILED = "failed; sent 1, ours 1; follows ours 1";
const REPLACED = "superseded; sent 1, ours 1; follows ours 1";

const BAD: Fault[] = [
  { kind: "redirect", to: "http://127.0.0.1:9", status: 307 },
  { kind: "huge_headers", kb: 64 },
  { kind: "huge", mb: 40 },
  { kind: "bomb", mb: 1 },
];

const ROWS: Row[] = [
  ["believes BUILD_FAILED, first read at the timeout", lastly("BUILD_FAILED"), FAILED],
  ["believes INTERRUPTED, first read at the timeout", lastly("INTERRUPTED"), FAILED],
  ["believes SKIPPED, first read at the timeout", lastly("SKIPPED"), REPLACED],
  [
    "believes a failure if the next read is not answered",
    {
      ...lastly("BUILD_FAILED"),
      arrange: ({ emulator, clock }) =>
        clock.at(600 * SECOND - 1, () => emulator.faults.add(at("revision", AWAY, 2))),
    },
    FAILED,
  ],
  ["continues if the service does within a minute of INTERRUPTED", { script: GOES_ON }, ONCE],
  [
    "ends a minute after INTERRUPTED",
    { script: INTERRUPTED },
    FAILED,
    / 1:21 {2}still INTERRUPTED/,
  ],
  [
    "ends at once if failure_statuses names it in any case",
    { script: GOES_ON, inputs: { failure_statuses: "interrupted" } },
    FAILED,
  ],
  [
    "keeps to its revision while a newer one is on its way, and says that once",
    { script: SLOW, arrange: theirs(20, "stuck") },
    ONCE,
    /A newer revision was created: \S+ Still following this one\.(?!.*A newer revision)/s,
  ],
  [
    "is not superseded by a former one that a stale read names the latest",
    {
      script: script(["QUEUED", 0], ["DEPLOYING", 300], ["DEPLOYED", 400]),
      ...met(stale(3)),
    },
    ONCE,
  ],
  [
    "is superseded if a newer one serves although its own is DEPLOYED",
    {
      script: script(["DEPLOYING", 0], ["DEPLOYED", 60]),
      arrange: theirs(50, script(["DEPLOYING", 0], ["DEPLOYED", 5])),
    },
    REPLACED,
  ],
  [
    "takes DEPLOYED for the end if verify_active is false",
    { script: "never-active", inputs: { verify_active: "false" } },
    "deployed; sent 1, ours 1; follows ours 1",
  ],
  [
    "is timed_out if that comes before the minute in which it may begin to serve",
    { script: "never-active", inputs: { timeout: "40s" } },
    "timed_out; sent 1, ours 1; follows ours 1",
  ],
  [
    "survives an outage between DEPLOYED and active",
    {
      script: script(["DEPLOYING", 0], ["DEPLOYED", 20]),
      ...met(at("get", AWAY, numbers(3, 22))),
    },
    ONCE,
  ],
  ...BAD.map(
    (fault): Row => [
      `continues after two bad answers in a row: ${fault.kind}`,
      { script: SLOW, ...met(at("revision", fault, [3, 4])) },
      ONCE,
    ],
  ),
];

describe("a step that follows its revision", () => {
  it.each(ROWS)("%s", async (_, scenario, end, says = /^/) => {
    const result = await deployInVirtualTime(scenario);
    expect(endOf(result)).toBe(end);
    expect(words(result)).toMatch(says);
  });
});
