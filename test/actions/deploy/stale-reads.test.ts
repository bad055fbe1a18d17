import { describe, expect, it } from "vitest";
import type { Script } from "../../../emulator/deployments/life-cycle.ts";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import {
  deployInVirtualTime,
  imageOf,
  OUR_IMAGE,
  type Service,
  type Story,
} from "../../harness/virtual.ts";

const SECOND = 1_000;
const script = (...steps: [status: string, after_s: number][]): Script =>
  steps.map(([status, after_s]) => ({ status, after_ms: after_s * SECOND }));
const FAILING = script(["QUEUED", 0], ["DEPLOYING", 10], ["DEPLOY_FAILED", 60]);
const GOOD = script(["QUEUED", 0], ["DEPLOYING", 10], ["DEPLOYED", 20]);
const MID = imageOf("mid");
const OLD = "registry.example/agent:1";

const stale = (path: "get" | "list" | "revision", nth?: number | number[]): FaultPlan => ({
  match: { path, ...(nth === undefined ? {} : { nth }) },
  fault: { kind: "stale_read", commits: 1 },
});
const imagesSent = ({ requests }: Story) =>
  requests
    .filter(({ method }) => method === "PATCH")
    .map(({ body }) =>
      Reflect.get(Object(Reflect.get(Object(body), "source_revision_config")), "image_uri"),
    );

describe("rollback_on_failure", () => {
  const inputs = { rollback_on_failure: "true" };

  it("applies what served last before ours, not what served when the step began", async () => {
    const story = await deployInVirtualTime({
      inputs,
      arrange: ({ emulator, deploymentId }) => {
        emulator.store.addRevision(deploymentId, {
          source_revision_config: { image_uri: MID },
          script: script(["DEPLOYING", 0], ["DEPLOYED", 30]),
        });
        emulator.store.nextScripts.push(FAILING, GOOD);
      },
    });
    expect(story).toMatchObject({ outcome: "failed", outputs: { rolled_back: true } });
    expect(imagesSent(story)[1]).toBe(MID);
  });

  it("does the same where only the first read was stale", async () => {
    const story = await deployInVirtualTime({
      inputs,
      arrange: ({ emulator, deploymentId }) => {
        emulator.store.addRevision(deploymentId, {
          source_revision_config: { image_uri: MID },
          script: script(["DEPLOYED", 0]),
        });
        emulator.faults.add(stale("get", 1));
        emulator.store.nextScripts.push(FAILING, GOOD);
      },
    });
    expect(imagesSent(story)[1]).toBe(MID);
  });

  it("is not stopped by one stale read", async () => {
    const story = await deployInVirtualTime({
      inputs,
      listEndpoint: false,
      arrange: ({ emulator, clock }) => {
        emulator.store.nextScripts.push(FAILING, GOOD);
        clock.at(61 * SECOND, () =>
          emulator.faults.add({
            match: { path: "get", nth: 2 },
            fault: { kind: "stale_read", commits: 9 },
          }),
        );
      },
    });
    expect(story.outputs).toMatchObject({ outcome: "failed", rolled_back: true });
    expect(imagesSent(story)[1]).toBe(OLD);
  });

  it("is denied where the service only limited its rate", async () => {
    const story = await deployInVirtualTime({
      inputs,
      arrange: ({ emulator }) => {
        emulator.store.nextScripts.push(FAILING);
        const fault = { kind: "status", status: 429, retry_after: 3_600 } as const;
        emulator.faults.add({ match: { path: "patch", nth: 2 }, fault });
      },
    });
    expect(story.failure?.message).toMatch(/Not rolled back: PATCH .* status 429/);
  });

  it("rolls back the revision of an earlier attempt that this one has taken over", async () => {
    const story = await deployInVirtualTime({
      inputs,
      run: { attempt: 2 },
      arrange: ({ emulator, deploymentId }) => {
        emulator.store.addRevision(deploymentId, {
          source_revision_config: { image_uri: imageOf("ours") },
          script: FAILING,
        });
        emulator.store.nextScripts.push(GOOD);
      },
    });
    expect(story.outputs).toMatchObject({
      outcome: "failed",
      revision_created: false,
      rolled_back: true,
    });
    expect(imagesSent(story)).toEqual([OLD]);
  });

  it("sends no image of a git deployment, which shows what it built", async () => {
    const tag = (name: string) => ({
      source_revision_config: { repo_ref: `refs/tags/${name}`, image_uri: `built.example/${name}` },
    });
    const story = await deployInVirtualTime({
      source: "github",
      inputs: { ...inputs, repo_ref: "refs/tags/v2" },
      arrange: ({ emulator, deploymentId }) => {
        emulator.store.addRevision(deploymentId, { ...tag("v1"), script: script(["DEPLOYED", 0]) });
        emulator.store.nextScripts.push(FAILING, GOOD);
      },
    });
    expect(story.outputs).toMatchObject({ outcome: "failed", rolled_back: true });
    const bodies = story.requests
      .filter(({ method }) => method === "PATCH")
      .map(({ body }) => body);
    expect(bodies[1]).toEqual({ source_revision_config: { repo_ref: "refs/tags/v1" } });
  });
});

describe("attaching", () => {
  const attached = (life: Script, arrange: (service: Service) => void = () => undefined) => ({
    inputs: (service: Service) => {
      const { emulator, deploymentId } = service;
      const { id } = emulator.store.addRevision(deploymentId, { script: life });
      arrange(service);
      return { image_uri: "", revision_id: id };
    },
  });

  it.each([true, false])("is not superseded by the former revision (list: %s)", async (listed) => {
    const life = script(["DEPLOYING", 0], ["DEPLOYED", 200]);
    const story = await deployInVirtualTime({
      ...attached(life, ({ emulator }) => emulator.faults.add(stale("get", [1, 2, 3]))),
      listEndpoint: listed,
    });
    expect(story.outcome).toBe("deployed");
  });

  it.each([true, false])("survives stale reads after DEPLOYED (list: %s)", async (listed) => {
    const life = script(["DEPLOYING", 0], ["DEPLOYED", 20]);
    const story = await deployInVirtualTime({
      ...attached(life, ({ emulator }) => emulator.faults.add(stale("get", [2, 3]))),
      listEndpoint: listed,
    });
    expect(story.outcome).toBe("deployed");
  });

  it("waits for a young revision that the replica does not know yet", async () => {
    const missing = {
      kind: "status",
      status: 404,
      body: { detail: "Revision not found" },
    } as const;
    const story = await deployInVirtualTime(
      attached(GOOD, ({ emulator }) =>
        emulator.faults.add({ match: { path: "revision", nth: [1, 2] }, fault: missing }),
      ),
    );
    expect(story.outcome).toBe("deployed");
  });

  it("is rejected if the deployment has no such revision", async () => {
    const revision_id = "1e0bf508-9bb2-46f3-87d9-d90a73be68ae";
    const story = await deployInVirtualTime({ inputs: { image_uri: "", revision_id } });
    expect(story.outcome).toBe("rejected");
    expect(story.outputs.error_message).toContain("no revision has this revision_id");
  });
});

describe("wait_for_idle", () => {
  const inputs = { wait_for_idle: "true" };
  const busy = ({ emulator, deploymentId }: Service) =>
    emulator.store.addRevision(deploymentId, {
      source_revision_config: { image_uri: MID },
      script: script(["BUILDING", 0], ["DEPLOYED", 120]),
    }).id;

  it.each([true, false])("does not believe one stale read (list: %s)", async (listEndpoint) => {
    const story = await deployInVirtualTime({
      inputs,
      listEndpoint,
      arrange: (service) => {
        busy(service);
        service.emulator.faults.add(stale("get", [1, 2]));
      },
    });
    const patch = story.requests.find(({ method }) => method === "PATCH");
    expect(patch?.atMs).toBeGreaterThanOrEqual(120 * SECOND);
  });

  it("names the revision that is in the way at the end", async () => {
    let newest = "";
    const story = await deployInVirtualTime({
      inputs: { ...inputs, timeout: "5m" },
      arrange: (service) => {
        const { emulator, deploymentId, clock } = service;
        busy(service);
        clock.at(60 * SECOND, () => {
          newest = emulator.store.addRevision(deploymentId, { script: "stuck" }).id;
        });
      },
    });
    expect(story.outcome).toBe("timed_out");
    expect(story.failure?.message).toContain(newest.slice(0, 8));
  });
});

describe("a revision that is gone", () => {
  it("is not put down to a wrong id, which was read before", async () => {
    const body = { detail: "Deployment not found" };
    const story = await deployInVirtualTime({
      script: "slow",
      arrange: ({ emulator, clock }) =>
        clock.at(20 * SECOND, () =>
          emulator.faults.add({ fault: { kind: "status", status: 404, body } }),
        ),
    });
    expect(story.outcome).toBe("error");
    expect(story.failure?.message).toContain("was deleted meanwhile");
    expect(story.failure?.message).not.toContain("is wrong");
  });
});

describe("secrets that were sent", () => {
  it("are not called missing by a read that lags behind", async () => {
    const story = await deployInVirtualTime({
      deployment: { secrets: [{ name: "OLD", value: "value-of-old" }] },
      inputs: { secrets: "TOKEN=value-of-token", secrets_mode: "replace" },
      arrange: ({ emulator }) => emulator.faults.add(stale("get", 4)),
    });
    expect(story.outcome).toBe("deployed");
    expect(story.log.filter((line) => line.includes("missing now"))).toEqual([]);
  });
});

describe("a re-run", () => {
  it("sends a setting that is not there, although the same digest runs already", async () => {
    const custom_url = "https://new.example";
    const story = await deployInVirtualTime({
      run: { attempt: 2 },
      inputs: { custom_url },
      arrange: ({ emulator, deploymentId }) =>
        emulator.store.addRevision(deploymentId, {
          source_revision_config: { image_uri: OUR_IMAGE },
          script: script(["DEPLOYED", 0]),
        }),
    });
    expect(story).toMatchObject({
      outcome: "deployed",
      outputs: { revision_created: true, deployment_url: custom_url },
    });
  });
});

describe("skip_unchanged", () => {
  it("sends the change where only the first read showed it as made", async () => {
    const story = await deployInVirtualTime({
      inputs: { skip_unchanged: "true" },
      arrange: ({ emulator, deploymentId }) => {
        for (const image_uri of [imageOf("ours"), MID])
          emulator.store.addRevision(deploymentId, {
            source_revision_config: { image_uri },
            script: script(["DEPLOYED", 0]),
          });
        emulator.faults.add(stale("get", 1));
      },
    });
    expect(story.outcome).toBe("deployed");
    expect(imagesSent(story)).toHaveLength(1);
  });

  it("compares digests: the tag beside one says nothing", async () => {
    const digest = `sha256:${"a".repeat(64)}`;
    const story = await deployInVirtualTime({
      inputs: { skip_unchanged: "true", image_uri: `registry.example/agent:run-2@${digest}` },
      arrange: ({ emulator, deploymentId }) => {
        emulator.store.addRevision(deploymentId, {
          source_revision_config: { image_uri: `registry.example/agent:run-1@${digest}` },
          script: script(["DEPLOYED", 0]),
        });
      },
    });
    expect(story.outcome).toBe("unchanged");
  });
});
