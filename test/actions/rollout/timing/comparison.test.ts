import { describe, expect, it } from "vitest";
import { deployInVirtualTime, type Service, type VirtualDeploy } from "../../../harness/virtual.ts";

const MINUTE = 60_000;
const RANGE = "the last 5 took 3m to 6m";

const lasting = (minutes: number) => [
  { status: "QUEUED", after_ms: 0 },
  { status: "DEPLOYING", after_ms: 10_000 },
  { status: "DEPLOYED", after_ms: minutes * MINUTE },
];

/** Rollouts of so many minutes, one after another. */
const history = (minutes: readonly number[]) => async (service: Service) => {
  const { emulator, deploymentId, clock } = service;
  for (const each of minutes) {
    await clock.sleep(10 * MINUTE);
    emulator.store.addRevision(deploymentId, { script: lasting(each) });
  }
  await clock.sleep(10 * MINUTE);
};

/** A deploy that takes so long, what it logged of that, and what its summary says. */
async function deployFor(minutes: number, options: VirtualDeploy = {}) {
  const result = await deployInVirtualTime({
    arrange: history([4, 3, 6, 5, 4]),
    script: lasting(minutes),
    ...options,
  });
  const isComparison = (text: string) => /usual|about .* left/i.test(text);
  const texts = result.summary.map(({ text }) => (typeof text === "string" ? text : ""));
  return {
    ...result,
    logged: result.log.filter(isComparison).map((line) => line.slice(8)),
    summarized: texts.filter(isComparison),
  };
}

describe("the duration of a rollout", () => {
  it("is compared with earlier rollouts in log and summary", async () => {
    const { outcome, logged, summarized } = await deployFor(4);
    expect(outcome).toBe("deployed");
    expect(logged).toEqual([`Usually 4m: ${RANGE}.`]);
    expect(summarized).toEqual([`Usually 4m: ${RANGE}.`]);
  });

  it("is shown if the timeout comes before the typical duration", async () => {
    const { outcome, summarized } = await deployFor(4, { inputs: { timeout: "2m" } });
    expect(outcome).toBe("timed_out");
    expect(summarized).toEqual([`Usually 4m: ${RANGE}.`]);
  });

  it("is not shown if reads fail", async () => {
    const { outcome, summarized } = await deployFor(9, {
      inputs: { timeout: "8m" },
      arrange: async (service) => {
        await history([4, 3, 6, 5, 4])(service);
        const { clock, emulator } = service;
        const fault = { kind: "status", status: 503 } as const;
        const goAway = () => void emulator.faults.add({ match: { path: "revision" }, fault });
        clock.at(clock.now() + 2 * MINUTE, goAway);
      },
    });
    expect({ outcome, summarized }).toEqual({
      outcome: "timed_out",
      summarized: [`Usually 4m: ${RANGE}.`],
    });
  });

  it("causes no additional request", async () => {
    const compared = await deployFor(4);
    const silent = await deployFor(4, { arrange: history([4, 3]) });
    expect(silent.logged).toEqual([]);
    expect(silent.summarized).toEqual([]);
    const sent = ({ requests }: typeof silent) => requests.map(({ operation }) => operation);
    expect(sent(compared)).toEqual(sent(silent));
  });

  it.each([
    ["a service without a list", { listEndpoint: false }],
    ["a service that touches its revisions all the time", { habits: ["moving-times"] }],
  ] satisfies [string, VirtualDeploy][])("is not compared with %s", async (_, options) => {
    const { outcome, logged, summarized } = await deployFor(4, options);
    expect({ outcome, logged, summarized }).toEqual({
      outcome: "deployed",
      logged: [],
      summarized: [],
    });
  });

  it("is not compared if the revision fails", async () => {
    const failed = { status: "DEPLOY_FAILED", after_ms: MINUTE };
    const { outcome, summarized } = await deployFor(4, {
      script: [...lasting(4).slice(0, 2), failed],
    });
    expect({ outcome, summarized }).toEqual({ outcome: "failed", summarized: [] });
  });

  it("is shown for an existing revision", async () => {
    const attached = (age: number, timeout = "30m") => ({
      arrange: async (service: Service) => {
        await history([4, 3, 6, 5, 4])(service);
        service.emulator.store.addRevision(service.deploymentId, { script: lasting(5) });
        await service.clock.sleep(age * MINUTE);
      },
      inputs: ({ emulator, deploymentId }: Service) => ({
        image_uri: "",
        timeout,
        revision_id: emulator.store.deployment(deploymentId).latest_revision_id ?? "",
      }),
    });
    const young = await deployFor(5, attached(2));
    expect(young.logged).toEqual([`Usually 4m: ${RANGE}.`]);
    expect(young.summarized).toEqual([`Usually 4m: ${RANGE}.`]);
    const late = await deployFor(5, attached(2, "1m"));
    expect(late.outcome).toBe("timed_out");
    expect([...late.logged, ...late.summarized]).toEqual([
      `Usually 4m: ${RANGE}.`,
      `Usually 4m: ${RANGE}.`,
    ]);
    const over = await deployFor(5, attached(6));
    expect([...over.logged, ...over.summarized]).toEqual([]);
  });
});
