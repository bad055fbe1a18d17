import { describe, expect, it } from "vitest";
import { INTEGRATION_ID } from "../../../emulator/deployments/seeds.ts";
import type { Optional } from "../../../emulator/deployments/undocumented-routes.ts";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { HABIT_WORDS } from "../../../emulator/habits/habits.ts";
import type { Emulator } from "../../../emulator/server/server.ts";
import { createInVirtualTime, DOCKER } from "../../harness/virtual.ts";

const MINUTE_MS = 60_000;

const faulty =
  (...plans: FaultPlan[]) =>
  ({ faults }: Emulator) =>
    faults.add(...plans);

const onCreation = (nth: number, fault: FaultPlan["fault"]): FaultPlan => ({
  match: { path: "create", nth },
  fault,
});
const lost = onCreation(1, { kind: "reset", when: "after" });

const GIT = {
  source: "github",
  image_uri: "",
  integration_id: INTEGRATION_ID,
  repo_url: "https://git.example/team/agent",
  repo_ref: "main",
  graph_config_path: "agent/graph.json",
};

/** The first answer names a deployment that is there, but no revision yet. */
function withoutRevision(emulator: Emulator) {
  const seeded = emulator.store.addDeployment({ name: "other", source: "external_docker" });
  const body = { ...seeded, latest_revision_id: null, active_revision_id: null };
  emulator.faults.add(
    onCreation(1, { kind: "status", status: 201, body: JSON.parse(JSON.stringify(body)) }),
  );
  return seeded;
}

describe("create", () => {
  it("sets the output deployment_id before it reads the first revision", async () => {
    const { journal, outcome } = await createInVirtualTime();
    expect(outcome).toBe("deployed");
    expect(journal.indexOf("output deployment_id")).toBeGreaterThan(journal.indexOf("create"));
    expect(journal.indexOf("output deployment_id")).toBeLessThan(journal.indexOf("revision"));
    expect(journal.indexOf("output revision_id")).toBeLessThan(journal.indexOf("revision"));
  });

  it.each(HABIT_WORDS)("deploys to a service with the habit $word", async ({ word }) => {
    const seen = await createInVirtualTime({ habits: [word] });
    // Another image runs than was sent.
    const outcome = word === "other-image" ? "error" : "deployed";
    expect(seen).toMatchObject({ outcome, sent: 1 });
  });

  // The contract promises no more of this answer.
  it.each([["id", "latest_revision_id"], ["id"]] as const)(
    "needs of the answer to a creation only %j",
    async (...members) => {
      const seen = await createInVirtualTime({
        arrange: (emulator) => {
          const shown = emulator.store.addDeployment({
            name: "preview-7",
            source: "external_docker",
          });
          const body = Object.fromEntries(members.map((member) => [member, shown[member]]));
          emulator.faults.add(onCreation(1, { kind: "status", status: 201, body }));
        },
      });
      expect(seen).toMatchObject({ outcome: "deployed", sent: 1, failure: "" });
      expect(seen.early.get("deployment_name")).toBe("preview-7");
      expect(seen.outputs.revision_id).not.toBe("");
    },
  );

  it("needs nothing else of that answer in the contract's form", async () => {
    const seen = await createInVirtualTime({
      arrange: ({ store, faults }) => {
        const { id } = store.addDeployment({ name: "preview-7", source: "external_docker" });
        const odd = { name: 7, status: null, source_config: [], source_revision_config: "agent:1" };
        const body = { id, ...odd, latest_revision_id: "", active_revision_id: "none", url: {} };
        faults.add(onCreation(1, { kind: "status", status: 201, body }));
      },
    });
    expect(seen).toMatchObject({ outcome: "deployed", sent: 1, failure: "" });
  });

  it("reads the deployment until it shows its first revision", async () => {
    let id: string | null = null;
    const seen = await createInVirtualTime({
      arrange: (emulator) => {
        id = withoutRevision(emulator).latest_revision_id;
      },
    });
    expect(seen).toMatchObject({ outcome: "deployed", revision_id: id, sent: 1 });
  });

  it("waits while a replica answers 404 for the new deployment", async () => {
    const seen = await createInVirtualTime({
      arrange: (emulator) => {
        withoutRevision(emulator);
        const unknown = {
          kind: "status",
          status: 404,
          body: { detail: "Deployment not found" },
        } as const;
        emulator.faults.add({ match: { path: "get", nth: [1, 2] }, fault: unknown });
      },
    });
    expect(seen).toMatchObject({ outcome: "deployed" });
  });

  it("says that it was created where no revision appears", async () => {
    const seen = await createInVirtualTime({
      arrange: (emulator) => {
        const { id } = withoutRevision(emulator);
        const body = { ...emulator.store.deployment(id), latest_revision_id: null };
        const fault = {
          kind: "status",
          status: 200,
          body: JSON.parse(JSON.stringify(body)),
        } as const;
        emulator.faults.add({ match: { path: "get" }, fault });
      },
    });
    expect(seen).toMatchObject({ outcome: "error", revision_id: "" });
    expect(seen.failure).toMatch(/: created, but its first revision is not known/);
  });

  it("ends as error, not as rejected, when the revision of the created deployment cannot be read", async () => {
    const seen = await createInVirtualTime({
      arrange: (emulator) => {
        withoutRevision(emulator);
        emulator.faults.add({ match: { path: "get" }, fault: { kind: "expired_credential" } });
      },
    });
    expect(seen).toMatchObject({ outcome: "error", revision_id: "" });
    expect(seen.failure).toMatch(/: created, but[\s\S]*401[\s\S]*root action with deployment_id: /);
  });

  it("stops waiting for a first revision that never appears", async () => {
    const gone = { kind: "status", status: 503 } as const;
    const seen = await createInVirtualTime({
      arrange: (emulator) => {
        withoutRevision(emulator);
        emulator.faults.add({ match: { path: "get" }, fault: gone });
      },
    });
    expect(seen).toMatchObject({ outcome: "error" });
    expect(seen.failure).toContain(": created, but its first revision is not known");
    expect(seen.elapsedMs).toBeLessThan(2 * MINUTE_MS);
  });

  it("sets active_revision_id with verify_active: false", async () => {
    const seen = await createInVirtualTime({ inputs: { verify_active: "false" } });
    expect(seen).toMatchObject({
      outcome: "deployed",
      active_revision_id: seen.outputs.revision_id,
    });
  });

  it("names the root action and its inputs for watching on after a timeout", async () => {
    const seen = await createInVirtualTime({ script: "stuck", inputs: { timeout: "1m" } });
    expect(seen).toMatchObject({ outcome: "timed_out" });
    expect(seen.failure).toMatch(
      /root action with deployment_id: [0-9a-f-]{36}, revision_id: [0-9a-f-]{36}/,
    );
    expect(seen.failure).not.toContain("this action");
  });

  it("sends nothing when the workflow was cancelled before", async () => {
    const seen = await createInVirtualTime({ signal: AbortSignal.abort() });
    expect(seen).toMatchObject({ outcome: "cancelled", sent: 0 });
    expect(seen.failure).toContain("cancelled before anything was created");
  });

  it("warns of quotes around a secret", async () => {
    const { journal } = await createInVirtualTime({ inputs: { secrets: 'A="canary-in-quotes"' } });
    expect(journal).toContain(
      "warning secrets: quotes around a value are sent as part of it: A. Remove them unless they are meant.",
    );
  });

  it("warns of a name that some services refuse, and creates it where one takes it", async () => {
    const inputs = { name: "My.Agent_2" };
    const warning = expect.stringMatching(/^warning name: some services refuse names of other/);
    const taken = await createInVirtualTime({ inputs });
    expect(taken).toMatchObject({ outcome: "deployed" });
    expect(taken.journal).toContainEqual(warning);
    const refused = await createInVirtualTime({ inputs, habits: ["plain-names"] });
    expect(refused).toMatchObject({ outcome: "rejected", made: 0 });
    expect(refused.failure).toContain(
      "the control plane refused name (422).\nNext step: use only a-z, 0-9 and -.\nThe control plane said: String should match pattern",
    );
  });

  it("leaves it to the service whether a deployment needs an image", async () => {
    const seen = await createInVirtualTime({ inputs: { image_uri: "" } });
    expect(seen).toMatchObject({ outcome: "rejected", sent: 1, made: 0 });
    expect(seen.failure).toContain(
      "the control plane refused image_uri (422).\nNext step: set image_uri.",
    );
  });

  it.each([{}, { dry_run: "true" }])(
    "says before the request all that a deployment from git lacks: %j",
    async (more) => {
      const missing = { repo_url: "", integration_id: "", repo_ref: "", graph_config_path: "" };
      const seen = await createInVirtualTime({ inputs: { ...GIT, ...missing, ...more } });
      expect(seen).toMatchObject({ outcome: "rejected", sent: 0, made: 0 });
      expect(seen.failure).toContain("4 inputs are wrong");
      for (const input of Object.keys(missing))
        expect(seen.failure).toContain(`${input}: is required for source github: `);
    },
  );

  it("sends a deployment_type that newer services have, and says where one refuses it", async () => {
    const inputs = { ...GIT, deployment_type: "serverless" };
    const { emulator, outcome } = await createInVirtualTime({ inputs });
    expect(outcome).toBe("deployed");
    expect(emulator.requests.find(({ method }) => method === "POST")?.body).toMatchObject({
      source_config: { deployment_type: "serverless" },
    });
    const seen = await createInVirtualTime({ inputs, strict: true });
    expect(seen.failure).toContain("The control plane said: Input should be 'dev_free'");
  });

  it.each<[string, deployments: string[], without: Optional[], sent: number]>([
    ["as the deployments of the service show", ["other"], [], 1],
    ["as a refusal says where there is no deployment", [], [], 2],
    ["as a refusal says where there is no list", ["other"], ["list"], 2],
  ])("spells graph_config_path %s", async (_, names, without, sent) => {
    const { emulator, ...seen } = await createInVirtualTime({
      inputs: GIT,
      habits: ["langgraph-config-path"],
      arrange: ({ store }) => {
        for (const name of names) store.addDeployment({ name, source: "github" });
      },
      without,
    });
    expect(seen).toMatchObject({ outcome: "deployed", sent, made: 1 });
    const created = [...emulator.store.history.view().deployments.values()].at(-1);
    expect(created?.revisions[0]?.source_revision_config).toMatchObject({
      graph_config_path: "agent/graph.json",
    });
  });

  it.each([
    ["A deployment named agent already exists", "set if_exists: update"],
    ["A tracing project named agent already exists", "delete that project on the platform"],
    [
      "A deployment already exists for this agent environment",
      "change that deployment with the root action, or delete it first",
    ],
  ])("says what to do after a 409 that says %j", async (detail, advice) => {
    const body = { detail };
    const seen = await createInVirtualTime({
      arrange: faulty(onCreation(1, { kind: "status", status: 409, body })),
    });
    expect(seen).toMatchObject({ outcome: "rejected", made: 0 });
    expect(seen.failure).toContain(advice);
    expect(seen.failure.includes("the name is taken")).toBe(!detail.includes("environment"));
  });

  it("warns of deprecated fields of the spec", async () => {
    const { journal } = await createInVirtualTime({ inputs: { resource_spec: "executor_cpu: 1" } });
    expect(journal).toContainEqual(
      expect.stringMatching(/^warning resource_spec: executor_cpu should not be used/),
    );
  });

  it.each([401, 404, 500])("creates also if the list answers %i", async (status) => {
    const refused: FaultPlan = {
      match: { path: "deployments" },
      fault: { kind: "status", status },
    };
    expect(await createInVirtualTime({ arrange: faulty(refused) })).toMatchObject({
      outcome: "deployed",
      sent: 1,
    });
  });

  it("names base_url, and no input that it does not have, at a 404", async () => {
    const seen = await createInVirtualTime({
      arrange: faulty(
        onCreation(1, { kind: "status", status: 404, body: { detail: "Not Found" } }),
      ),
    });
    expect(seen).toMatchObject({ outcome: "rejected" });
    expect(seen.failure).toContain("base_url");
    expect(seen.failure).not.toMatch(/deployment_id|revision_id/);
  });
});

describe("a creation that was not sent, or was rate-limited", () => {
  it("fails after half a minute without a connection, and does not claim that anything was created", async () => {
    const seen = await createInVirtualTime({ goneAfter: 0 });
    expect(seen).toMatchObject({ outcome: "error", sent: 0 });
    expect(seen.failure).not.toContain("may have been created");
    expect(seen.failure).toContain("the service is down: run this again later");
    expect(seen.failure).toMatch(/ECONNREFUSED\); tried \d times/);
    expect(seen.elapsedMs).toBeLessThanOrEqual(MINUTE_MS / 2);
  });
});

describe("a creation whose answer was lost", () => {
  it.each([
    ["reset", { kind: "reset", when: "before" }],
    ["408", { kind: "status", status: 408 }],
    ["503", { kind: "status", status: 503 }],
    ["an answer that is no JSON", { kind: "html", status: 200 }],
  ] as const)("is sent once more after the settle window (%s), and adopted", async (_, fault) => {
    const seen = await createInVirtualTime({ arrange: faulty(onCreation(1, fault)) });
    expect(seen).toMatchObject({ outcome: "deployed", made: 1, sent: 2 });
    expect(seen.elapsedMs).toBeGreaterThanOrEqual(90_000);
  });

  it("is never sent a third time", async () => {
    const seen = await createInVirtualTime({
      arrange: faulty({ match: { path: "create" }, fault: { kind: "reset" } }),
    });
    expect(seen).toMatchObject({ outcome: "error", made: 0, sent: 2 });
    expect(seen.failure).toMatch(/preview-7 may have been created[\s\S]*look for preview-7/);
  });

  it("is not sent to a page, which base_url names", async () => {
    const page: FaultPlan = { match: {}, fault: { kind: "html", status: 200 } };
    const seen = await createInVirtualTime({ arrange: faulty(page) });
    expect(seen).toMatchObject({ outcome: "error", made: 0, sent: 0 });
    expect(seen.failure).toMatch(/no control plane at base_url[\s\S]*correct base_url/);
  });

  it("is adopted as soon as the list shows it", async () => {
    const seen = await createInVirtualTime({ arrange: faulty(lost) });
    expect(seen).toMatchObject({ outcome: "deployed", made: 1, sent: 1 });
    expect(seen.elapsedMs).toBeLessThan(2 * MINUTE_MS);
  });

  it("is not mistaken for a deployment that had its name before", async () => {
    const seen = await createInVirtualTime({
      arrange: (emulator) => {
        const { name, image_uri } = DOCKER;
        const source_revision_config = { image_uri };
        emulator.store.addDeployment({ name, source: "external_docker", source_revision_config });
        emulator.faults.add(lost);
      },
    });
    expect(seen).toMatchObject({ outcome: "rejected", sent: 2, revision_id: "" });
    expect(seen.failure).toContain("the name is taken");
  });

  it("is not taken for ours because of its name alone, if there is no list", async () => {
    const seen = await createInVirtualTime({ arrange: faulty(lost), without: ["list"] });
    expect(seen).toMatchObject({ outcome: "error", made: 1, sent: 2, revision_id: "" });
    expect(seen.failure).toMatch(/preview-7 exists[\s\S]*deployment_id/);
    expect(seen.failure).not.toContain("Read the deployment's revisions");
  });

  it.each([401, 403, 400])("may exist, also when the second answer is %i", async (status) => {
    const refusal = onCreation(2, { kind: "status", status, body: { detail: "no" } });
    const seen = await createInVirtualTime({ arrange: faulty(lost, refusal), without: ["list"] });
    expect(seen).toMatchObject({ outcome: "error", made: 1, sent: 2 });
    expect(seen.failure).toContain("may have been created");
  });

  it("does not exist when the second answer is a 422", async () => {
    const detail = [{ loc: ["body", "name"], msg: "is too long", type: "value_error" }];
    const refusal = onCreation(2, { kind: "status", status: 422, body: { detail } });
    const seen = await createInVirtualTime({
      arrange: faulty(onCreation(1, { kind: "reset" }), refusal),
    });
    expect(seen).toMatchObject({ outcome: "rejected", made: 0 });
  });

  it("may exist when the service is unreachable from then on", async () => {
    const seen = await createInVirtualTime({ arrange: faulty(lost), goneAfter: 1 });
    expect(seen).toMatchObject({ outcome: "error", made: 1, sent: 1 });
    expect(seen.failure).toMatch(/not known whether it was created[\s\S]*deployment_id/);
  });
});
