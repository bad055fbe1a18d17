import { describe, expect, it } from "vitest";
import { rollbackPatch } from "../../../src/actions/deploy/rollback.ts";
import {
  directoryWith,
  OPEN,
  PROTECTED,
  WITHOUT_HANDLER,
  withHandler,
} from "../../emulator/agents/agents.ts";
import { type DeployWith, deployWith, quickly } from "../../harness/step.ts";
import { deployInVirtualTime, imageOf } from "../../harness/virtual.ts";

const FAILING = quickly("QUEUED", "DEPLOY_FAILED");
const GOOD = quickly("QUEUED", "DEPLOYED");
const docker = { source: "external_docker", source_config: {} };
const OPEN_IMAGE = "registry.example/agent:open";
const github = { source: "github", source_config: {} };
const DIGEST = `sha256:${"a".repeat(64)}`;

describe("rollbackPatch", () => {
  it("applies the former image", () => {
    expect(rollbackPatch(docker, { image_uri: "a:1" }, { image_uri: "a:2" })).toEqual({
      source_revision_config: { image_uri: "a:1" },
    });
  });

  it("applies the former tag and path, and turns build_on_push off where it is on", () => {
    const former = { repo_ref: "refs/tags/v1", graph_config_path: "graph.json" };
    const failed = { repo_ref: "main", graph_config_path: "other.json" };
    const building = { ...github, source_config: { build_on_push: true } };
    expect(rollbackPatch(building, former, failed)).toEqual({
      source_config: { build_on_push: false },
      source_revision_config: { repo_ref: "refs/tags/v1", graph_config_path: "graph.json" },
    });
  });

  it("never sends the image that a service shows for what it built", () => {
    const former = { repo_ref: "refs/tags/v1", image_uri: "built.example/a:1" };
    const failed = { repo_ref: "refs/tags/v2", image_uri: "built.example/a:2" };
    expect(rollbackPatch(github, former, failed)).toEqual({
      source_revision_config: { repo_ref: "refs/tags/v1" },
    });
  });

  it.each([
    [github, { repo_ref: "main" }, { repo_ref: "refs/tags/v2" }, /main is a branch/],
    [github, { repo_ref: "refs/tags/v1" }, { repo_ref: "refs/tags/v1" }, /same tag/],
    [github, { image_uri: "built.example/a:1" }, {}, /no tag/],
    [docker, { image_uri: "a:1" }, { image_uri: "a:1" }, /same image/],
    [docker, { image_uri: `a:run-1@${DIGEST}` }, { image_uri: `a:run-2@${DIGEST}` }, /same image/],
    [docker, {}, { image_uri: "a:1" }, /no image/],
  ])("says why, on %j, %j cannot follow %j", (deployment, former, failed, expected) => {
    expect(rollbackPatch(deployment, former, failed)).toMatch(expected);
  });
});

describe("rollback_on_failure", () => {
  const inputs = { image_uri: "registry.example/agent:2", rollback_on_failure: "true" };

  it("brings the former image back, follows it to its end, and still fails", async () => {
    const arrange = ({ store }: { store: { nextScripts: unknown[] } }) =>
      void store.nextScripts.push(FAILING, GOOD);
    const result = await deployWith({ inputs, arrange });
    expect(result).toMatchObject({
      exitCode: 1,
      outputs: { outcome: "failed", status: "DEPLOY_FAILED", rolled_back: "true" },
    });
    expect(result.patches).toEqual([
      { source_revision_config: { image_uri: "registry.example/agent:2" } },
      { source_revision_config: { image_uri: "registry.example/agent:1" } },
    ]);
    expect(result.outputs.rollback_revision_id).toBe(result.outputs.active_revision_id);
    expect(result.annotations).toHaveLength(1);
    const end = "Rolled back in ";
    expect(result.annotations[0]?.message).toContain(end);
    expect(result.outputs.error_message).toContain(end);
    expect(result.summary.split(end)).toHaveLength(2);
  });

  it("says what it has not taken back", async () => {
    const story = await deployInVirtualTime({
      inputs: { ...inputs, secrets: "KEY=canary-of-ours", resource_spec: "cpu: 2" },
      arrange: ({ emulator }) => void emulator.store.nextScripts.push(FAILING, GOOD),
    });
    expect(story.outputs.rolled_back).toBe(true);
    expect(story.failure?.message).toMatch(
      /rolled back to agent:1\. [\s\S]* \(revision \S+\)\. Not rolled back: resource_spec, secrets\./,
    );
    const plain = await deployInVirtualTime({
      inputs,
      arrange: ({ emulator }) => void emulator.store.nextScripts.push(FAILING, GOOD),
    });
    expect(plain.failure?.message).not.toContain("Not rolled back: ");
  });

  it("says what serves, also where that is not verified", async () => {
    const arrange = ({ store }: { store: { nextScripts: unknown[] } }) =>
      void store.nextScripts.push(FAILING, GOOD);
    const { outputs } = await deployWith({
      inputs: { ...inputs, verify_active: "false" },
      arrange,
    });
    expect(outputs.active_revision_id).toBe(outputs.rollback_revision_id);
    expect(outputs.error_message).toMatch(
      /Rolled back in \S+ \(revision \S+\)\. Serving: agent:1\.$/,
    );
  });

  it("says when the rollback fails too", async () => {
    const result = await deployWith({ inputs, script: FAILING });
    expect(result).toMatchObject({
      exitCode: 1,
      outputs: { outcome: "failed", rolled_back: "false" },
    });
    expect(result.outputs.rollback_revision_id).not.toBe("");
    expect(result.annotations[0]?.message).toMatch(
      /the rollback failed\. [\s\S]*The rollback to agent:1 \(revision .*\) failed/,
    );
  });

  it("does not deny a rollback whose end it cannot see", async () => {
    const { outputs } = await deployInVirtualTime({
      inputs,
      arrange: ({ emulator: { store, faults } }) => {
        store.nextScripts.push(FAILING, GOOD);
        // The revision that failed is read some times, and what ran before it once.
        const nth = Array.from({ length: 90 }, (_, index) => index + 6);
        faults.add({ match: { path: "revision", nth }, fault: { kind: "status", status: 401 } });
      },
    });
    expect(outputs.rollback_revision_id).not.toBe("");
    expect(outputs.error_message).toContain(
      `How the rollback (revision ${String(outputs.rollback_revision_id).slice(0, 8)}) ended is not known: `,
    );
    expect(outputs.error_message).not.toContain("Not rolled back");
  });

  it("says that it does not know, where the rollback's PATCH may have been applied", async () => {
    const arrange = ({ store, faults }: Parameters<NonNullable<DeployWith["arrange"]>>[0]) => {
      store.nextScripts.push(FAILING);
      faults.add({ match: { path: "patch", nth: 2 }, fault: { kind: "reset" } });
      return { on_ambiguous: "fail", settle_window: "100ms" };
    };
    const { outputs } = await deployWith({ inputs, arrange });
    expect(outputs.error_message).toContain("It is not known whether the rollback was applied: ");
  });

  it("rolls back after a timeout", async () => {
    const arrange = ({ store }: { store: { nextScripts: unknown[] } }) =>
      void store.nextScripts.push("stuck", GOOD);
    const result = await deployWith({ inputs: { ...inputs, timeout: "1s" }, arrange });
    expect(result).toMatchObject({
      exitCode: 1,
      outputs: { outcome: "timed_out", rolled_back: "true" },
    });
  });

  it("warns of someone else's deploy that it was made over", async () => {
    const foreign = { kind: "foreign_deploy", when: "before", change: {} } as const;
    const story = await deployInVirtualTime({
      inputs,
      arrange: ({ emulator }) => {
        emulator.store.nextScripts.push(FAILING, GOOD, GOOD);
        emulator.faults.add({ match: { path: "patch", nth: 2 }, fault: foreign });
      },
    });
    expect(story.outputs.rolled_back).toBe(true);
    expect(story.log.join("\n")).toMatch(
      /Revision \S+ appeared after this step had read the deployment and before its change/,
    );
  });

  it.each([
    ["", {}],
    [", also if it had to be checked", { smoke_test_url: "auto" }],
  ])("after a timeout, takes nothing back that serves by then%s", async (_, checks) => {
    const away = { kind: "status", status: 503 } as const;
    const nth = Array.from({ length: 100 }, (__, index) => index + 2);
    const story = await deployInVirtualTime({
      agent: { directory: directoryWith(WITHOUT_HANDLER) },
      inputs: { ...inputs, timeout: "2m", ...checks },
      arrange: ({ emulator, clock }) => {
        emulator.faults.add({ match: { path: "revision", nth }, fault: away });
        clock.at(2 * 60_000 + 1, () => emulator.faults.clear());
      },
    });
    expect(story).toMatchObject({ outcome: "timed_out" });
    expect(story.requests.filter(({ method }) => method === "PATCH")).toHaveLength(1);
    expect(story.failure?.message).toContain("Not rolled back: the new revision serves.");
  });

  it("restores what another deploy brought while ours was on its way, after a failed check", async () => {
    const mid = imageOf("mid");
    const story = await deployInVirtualTime({
      inputs: { ...inputs, smoke_test_url: "http://127.0.0.1:9" },
      arrange: ({ emulator, deploymentId }) => {
        emulator.store.addRevision(deploymentId, {
          source_revision_config: { image_uri: mid },
          script: [
            { status: "DEPLOYING", after_ms: 0 },
            { status: "DEPLOYED", after_ms: 4_000 },
          ],
        });
        emulator.store.nextScripts.push(
          [
            { status: "DEPLOYING", after_ms: 0 },
            { status: "DEPLOYED", after_ms: 9_000 },
          ],
          GOOD,
        );
      },
    });
    expect(story).toMatchObject({ outcome: "unhealthy", outputs: { rolled_back: true } });
    const [, back] = story.requests.filter(({ method }) => method === "PATCH");
    expect(back?.body).toMatchObject({ source_revision_config: { image_uri: mid } });
  });

  it("cannot roll a branch back, and says why", async () => {
    const result = await deployWith({
      source: "github",
      script: FAILING,
      inputs: { repo_ref: "refs/tags/v2", rollback_on_failure: "true" },
    });
    expect(result.outputs).toMatchObject({
      outcome: "failed",
      rolled_back: "false",
      rollback_revision_id: "",
    });
    expect(result.annotations[0]?.message).toContain("main is a branch");
    expect(result.patches).toHaveLength(1);
  });

  it("does nothing after a success, and nothing over someone else's deploy", async () => {
    const success = await deployWith({ inputs });
    expect(success.patches).toHaveLength(1);
    const foreign = await deployWith({
      inputs,
      script: FAILING,
      arrange: ({ faults }) =>
        void faults.add({ match: { path: "revision", nth: 2 }, fault: { kind: "foreign_deploy" } }),
    });
    expect(foreign.patches).toHaveLength(1);
    expect(foreign.annotations[0]?.message).toContain("someone else has deployed since");
  });
});

describe("rollback_on_failure after a check", () => {
  const bad = "registry.example/agent:answers-never";
  const agent = { directory: directoryWith(WITHOUT_HANDLER) };
  const inputs = { image_uri: bad, rollback_on_failure: "true", smoke_test_url: "auto" };

  it("takes back a revision that is unhealthy, and asks again", async () => {
    const story = await deployInVirtualTime({ agent, inputs });
    const { rollback_revision_id: id } = story.outputs;
    expect(story.outputs).toMatchObject({
      outcome: "unhealthy",
      rolled_back: true,
      active_revision_id: id,
    });
    expect(story.outputs.error_message).toMatch(
      new RegExp(`Rolled back in .* \\(revision ${String(id).slice(0, 8)}\\)\\. Serving: `),
    );
    const asked = story.requests.filter(({ operation }) => operation === "agent");
    expect(asked.slice(-2).map(({ status }) => status)).toEqual([200, 200]);
  });

  it("brings back what someone else deployed while the change was put off", async () => {
    const theirs = "registry.example/agent:theirs";
    const putOff = { kind: "status", status: 429, retry_after: 60 } as const;
    const story = await deployInVirtualTime({
      agent,
      inputs,
      arrange: ({ emulator, deploymentId, clock }) => {
        emulator.faults.add({ match: { path: "patch", nth: 1 }, fault: putOff });
        clock.at(1_000, () => {
          const source_revision_config = { image_uri: theirs };
          emulator.store.addRevision(deploymentId, { source_revision_config });
        });
      },
    });
    expect(story.outputs).toMatchObject({ outcome: "unhealthy", rolled_back: true });
    const sent = story.requests.filter(({ method }) => method === "PATCH");
    expect(sent.at(-1)?.body).toEqual({ source_revision_config: { image_uri: theirs } });
  });

  it("says if what it brought back is not healthy either", async () => {
    const { outputs, failure } = await deployInVirtualTime({
      agent,
      inputs,
      deployment: { source_revision_config: { image_uri: "registry.example/a:answers-never" } },
    });
    expect(outputs).toMatchObject({ outcome: "unhealthy", rolled_back: true });
    expect(failure?.message).toContain(
      "; rolled back to a:answers-never, which fails the smoke test. ",
    );
  });

  it("takes back a revision that is unprotected", async () => {
    const directories = { [OPEN_IMAGE]: directoryWith(withHandler(OPEN)) };
    const { outputs } = await deployInVirtualTime({
      agent: { directory: directoryWith(PROTECTED), directories },
      inputs: ({ emulator, deploymentId }) => ({
        image_uri: OPEN_IMAGE,
        rollback_on_failure: "true",
        auth_check_url: `${emulator.url}/agents/${deploymentId}/threads`,
      }),
    });
    expect(outputs).toMatchObject({ outcome: "unprotected", rolled_back: true });
    expect(outputs.error_message).toMatch(
      /Nobody was refused: without a credential.* Rolled back in /,
    );
  });
});

describe("wait_for_idle", () => {
  it("waits until someone else's revision has settled", async () => {
    const arrange = (
      { store }: { store: { addRevision: (id: string, change: object) => unknown } },
      deployment: string,
    ) =>
      void store.addRevision(deployment, { script: quickly("BUILDING", "BUILDING", "DEPLOYED") });
    const result = await deployWith({
      inputs: { image_uri: "registry.example/agent:2", wait_for_idle: "true" },
      arrange,
    });
    expect(result.outputs.outcome).toBe("deployed");
    expect(result.log).toMatch(/waiting until revision \S+ has finished \(BUILDING\)/);
    const before = result.requests.slice(0, result.requests.indexOf("PATCH /v2/deployments/{id}"));
    expect(before.filter((line) => /revisions\/./.test(line)).length).toBeGreaterThanOrEqual(3);
  });

  it("gives a young revision, which a replica does not know yet, some time", async () => {
    const arrange = (
      { store, faults }: Parameters<NonNullable<DeployWith["arrange"]>>[0],
      deployment: string,
    ) => {
      store.addRevision(deployment, { script: quickly("BUILDING", "DEPLOYED") });
      faults.add({ match: { path: "revision", nth: 1 }, fault: { kind: "status", status: 404 } });
      return {};
    };
    const result = await deployWith({
      inputs: { image_uri: "registry.example/agent:2", wait_for_idle: "true" },
      arrange,
    });
    expect(result.outputs.outcome).toBe("deployed");
  });

  it("says that the deployment is gone, and not that its id is wrong", async () => {
    const gone = { kind: "status", status: 404, body: { detail: "Deployment not found" } } as const;
    const nth = Array.from({ length: 50 }, (_, index) => index + 5);
    const story = await deployInVirtualTime({
      script: "stuck",
      inputs: { wait_for_idle: "true" },
      arrange: ({ emulator, deploymentId }) => {
        emulator.store.addRevision(deploymentId);
        emulator.faults.add({ match: { path: "get", nth }, fault: gone });
      },
    });
    expect(story.outcome).toBe("rejected");
    expect(story.failure?.message).toContain("was deleted meanwhile");
    expect(story.failure?.message).not.toContain("deployment_id is wrong");
  });

  it("is a part of timeout", async () => {
    const story = await deployInVirtualTime({
      script: "stuck",
      inputs: { wait_for_idle: "true", timeout: "10m" },
      arrange: ({ emulator, deploymentId }) => {
        const script = [
          { status: "BUILDING", after_ms: 0 },
          { status: "DEPLOYED", after_ms: 4 * 60_000 },
        ];
        emulator.store.addRevision(deploymentId, { script });
      },
    });
    expect(story).toMatchObject({ outcome: "timed_out", own: [{}] });
    expect(story.elapsedMs).toBeGreaterThanOrEqual(10 * 60_000);
    expect(story.elapsedMs).toBeLessThan(11 * 60_000);
  });

  it("changes nothing when that takes too long", async () => {
    const arrange = (
      { store }: { store: { addRevision: (id: string, change: object) => unknown } },
      deployment: string,
    ) => void store.addRevision(deployment, { script: quickly("BUILDING") });
    const inputs = {
      image_uri: "registry.example/agent:2",
      wait_for_idle: "true",
      timeout: "300ms",
    };
    const result = await deployWith({ inputs, arrange });
    expect(result).toMatchObject({ exitCode: 1, patches: [], outputs: { outcome: "timed_out" } });
  });
});
