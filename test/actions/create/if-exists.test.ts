import { describe, expect, it } from "vitest";
import { INTEGRATION_ID, LISTENER_ID } from "../../../emulator/deployments/seeds.ts";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import type { Emulator } from "../../../emulator/server/server.ts";
import {
  createInVirtualTime,
  imageOf,
  OUR_IMAGE,
  type VirtualCreate,
} from "../../harness/virtual.ts";

const seed = { name: "preview-7", source: "external_docker" } as const;
const taken = ({ store }: Emulator) => store.addDeployment(seed);

/** `patches` are the bodies of all that were sent; `own` the revisions of our image, by deployment. */
async function update(options: VirtualCreate = {}) {
  const inputs: Record<string, string> = {
    if_exists: "update",
    image_uri: OUR_IMAGE,
    ...options.inputs,
  };
  const seen = await createInVirtualTime({ ...options, inputs });
  const { requests, store } = seen.emulator;
  const ids = [...store.history.view().deployments.values()]
    .filter(({ name }) => name === (inputs.name ?? seed.name))
    .map(({ id }) => id);
  const own = ids.map((id) =>
    store.revisions(id).filter(({ source_revision_config: runs }) => runs?.image_uri === OUR_IMAGE),
  );
  const patches = requests.flatMap(({ method, body }) => (method === "PATCH" ? [body] : []));
  return { ...seen, own: own.map((all) => all.length), patches };
}

const at = (path: string, fault: FaultPlan["fault"]): FaultPlan => ({
  match: { path, nth: 1 },
  fault,
});

/** Acts just before the service answers the creation of this number. */
function beforeCreation(nth: number, { requests }: Emulator, act: () => void): void {
  const { push } = requests;
  let creations = 0;
  requests.push = (...added) => {
    for (const { operation } of added) if (operation === "create" && ++creations === nth) act();
    return push.apply(requests, added);
  };
}

describe("if_exists: update", () => {
  it("changes what is there, exactly once, and follows the revision", async () => {
    let id = "";
    const seen = await update({
      arrange: (emulator) => {
        id = taken(emulator).id;
      },
      inputs: { secrets: "TOKEN=value", resource_spec: "cpu: 2" },
    });
    expect(seen).toMatchObject({ outcome: "deployed", sent: 0, own: [1], revision_created: true });
    expect(seen.patches).toEqual([
      {
        source_config: { resource_spec: { cpu: 2 } },
        source_revision_config: { image_uri: OUR_IMAGE },
        secrets: [{ name: "TOKEN", value: "value" }],
      },
    ]);
    expect(Object.fromEntries(seen.early)).toMatchObject({ created: false, deployment_id: id });
    expect(seen.journal.indexOf("output deployment_id")).toBeLessThan(seen.journal.indexOf("get"));
  });

  it("declares all of it: removes what is not sent, and says so", async () => {
    const seen = await update({
      arrange: ({ store }) =>
        store.addDeployment({
          ...seed,
          source_config: { resource_spec: { cpu: 1, min_scale: 2 } },
          secrets: [{ name: "OLD_KEY", value: "value-of-old" }],
        }),
      inputs: { secrets: "{}", resource_spec: "cpu: 2" },
    });
    expect(seen).toMatchObject({ outcome: "deployed", patches: [{ secrets: [] }] });
    expect(seen.journal.filter((entry) => entry.startsWith("warning"))).toEqual([
      "warning resource_spec: replaces the current spec and removes min_scale. To keep it, send it too.",
      "warning secrets: replaces all secrets and removes OLD_KEY. To keep it, send it too.",
    ]);
  });

  it("skips nothing, also where nothing differs", async () => {
    const source_revision_config = { image_uri: OUR_IMAGE };
    const seen = await update({
      arrange: ({ store }) => store.addDeployment({ ...seed, source_revision_config }),
    });
    expect(seen).toMatchObject({ outcome: "deployed", own: [2] });
  });

  it.each(["true", "false"])("shows its plan in a dry run, where it exists: %s", async (exists) => {
    const seen = await update({
      arrange: exists === "true" ? taken : () => undefined,
      inputs: { dry_run: "true" },
    });
    expect(seen).toMatchObject({ outcome: "planned", sent: 0, patches: [] });
    expect(JSON.stringify(seen.early.get("changes"))).toContain(OUR_IMAGE);
  });

  it.each<[string, VirtualCreate, RegExp]>([
    [
      "no list",
      { without: ["list"] },
      /^preview-7: the control plane has no list of deployments \(405\)[\s\S]*leave if_exists out to create preview-7/,
    ],
    [
      "two",
      { arrange: (one) => [taken(one), taken(one)] },
      /^2 deployments are named "preview-7"\. They are /,
    ],
    [
      "another source",
      { arrange: ({ store }) => store.addDeployment({ ...seed, source: "github" }) },
      /^source: preview-7 exists, its source is github/m,
    ],
    [
      "one that is being deleted",
      { arrange: (one) => one.store.setStatus(taken(one).id, "AWAITING_DELETE") },
      /^preview-7 is being deleted/,
    ],
  ])("is rejected beside %s", async (_, options, message) => {
    const seen = await update(options);
    expect(seen).toMatchObject({ outcome: "rejected", sent: 0, patches: [] });
    expect(seen.failure).toMatch(message);
  });

  const GITHUB = {
    source: "github",
    image_uri: "",
    repo_url: "https://git.example/team/agent",
    integration_id: INTEGRATION_ID,
    repo_ref: "main",
    graph_config_path: "graph.json",
  };
  const built = ({ store }: Emulator) => store.addDeployment({ ...seed, source: "github" });

  it.each(["https://git.example/team/agent", "https://Git.example/team/agent.git/"])(
    "changes what is built from the same repository, written as %s",
    async (repo_url) => {
      const inputs = { ...GITHUB, repo_url, deployment_type: "prod" };
      const seen = await update({ arrange: built, inputs });
      expect(seen).toMatchObject({ outcome: "deployed", sent: 0 });
      expect(seen.patches).toEqual([
        { source_revision_config: { repo_ref: "main", graph_config_path: "graph.json" } },
      ]);
      expect(seen.journal).toContain(
        'warning deployment_type: preview-7 keeps "dev", which cannot be changed.',
      );
    },
  );

  it("warns of a namespace that the deployment does not move to", async () => {
    const listener_config = { k8s_namespace: "agents" };
    const seen = await update({
      arrange: ({ store }) =>
        store.addDeployment({
          ...seed,
          source_config: { listener_id: LISTENER_ID, listener_config },
        }),
      inputs: { listener_id: LISTENER_ID, k8s_namespace: "production" },
    });
    expect(seen).toMatchObject({ outcome: "deployed", own: [1] });
    expect(seen.journal.filter((entry) => entry.startsWith("warning"))).toEqual([
      'warning k8s_namespace: preview-7 keeps "agents", which cannot be changed.',
    ]);
  });

  it("is rejected where another repository is built", async () => {
    const inputs = { ...GITHUB, repo_url: "https://git.example/team/agents" };
    const seen = await update({ arrange: built, inputs });
    expect(seen).toMatchObject({ outcome: "rejected", sent: 0, patches: [] });
    expect(seen.failure).toMatch(/^repo_url: preview-7 exists, it is built from "https:.*agent"/m);
  });

  it("changes what another run created after the first look", async () => {
    const seen = await update({
      arrange: (emulator) => beforeCreation(1, emulator, () => taken(emulator)),
    });
    expect(seen).toMatchObject({ outcome: "deployed", sent: 1, made: 0, own: [1] });
    expect(seen.early.get("created")).toBe(false);
  });

  it("says that nothing was changed where what another run created cannot be read", async () => {
    const seen = await update({
      arrange: (emulator) =>
        beforeCreation(1, emulator, () => {
          taken(emulator);
          emulator.faults.add({ match: { path: "get" }, fault: { kind: "status", status: 503 } });
        }),
    });
    expect(seen).toMatchObject({ outcome: "error", made: 0, patches: [] });
    expect(seen.failure).toContain("nothing was created");
  });

  it("names the tracing project that may be left over where the name is taken and not listed", async () => {
    const seen = await update({ arrange: ({ store }) => store.traces.addProject(seed.name, 0) });
    expect(seen).toMatchObject({ outcome: "rejected", made: 0 });
    expect(seen.failure).toContain("a tracing project of this name is left over");
    // Else the traces of a deployment that was created a minute ago would be deleted.
    expect(seen.failure).toMatch(/Next step: run this again in five minutes, .* list/);
  });
});

describe("a change of what exists", () => {
  const FAULTS: [string, FaultPlan["fault"], string, number][] = [
    ["patch", { kind: "reset", when: "after" }, "deployed", 1],
    ["patch", { kind: "reset" }, "deployed", 1],
    ["patch", { kind: "status", status: 503 }, "deployed", 1],
    ["patch", { kind: "status", status: 409, body: { detail: "busy" } }, "rejected", 0],
    ["deployments", { kind: "reset" }, "deployed", 1],
    ["deployments", { kind: "expired_credential" }, "rejected", 0],
    ["get", { kind: "status", status: 500 }, "deployed", 1],
  ];

  it.each(FAULTS)("is made once: at %s, %j ends as %s", async (path, fault, outcome, own) => {
    const seen = await update({
      arrange: (emulator) => {
        taken(emulator);
        emulator.faults.add(at(path, fault));
      },
    });
    expect(seen).toMatchObject({ outcome, own: [own], sent: 0 });
    expect(seen.failure).not.toMatch(/was created|An earlier run may have made it/);
  });

  it("leads to the root action after a timeout", async () => {
    const seen = await update({ arrange: taken, script: "stuck", inputs: { timeout: "1m" } });
    expect(seen).toMatchObject({ outcome: "timed_out", own: [1] });
    expect(seen.failure).toMatch(/root action with deployment_id: [0-9a-f-]{36}, revision_id: /);
  });
});

describe("a creation whose answer was lost", () => {
  const lost = at("create", { kind: "reset", when: "after" });

  it("is adopted where the list shows its name since", async () => {
    const seen = await update({ arrange: ({ faults }) => faults.add(lost) });
    expect(seen).toMatchObject({ outcome: "deployed", made: 1, sent: 1, own: [1] });
    expect(seen.early.get("created")).toBe(true);
  });

  it("is adopted after a second answer of 409, where the list lagged behind", async () => {
    const seen = await update({
      arrange: (emulator) => {
        const body = { resources: [], offset: 0 };
        const lagging: FaultPlan["fault"] = { kind: "status", status: 200, body };
        emulator.faults.add(lost, { match: { path: "deployments" }, fault: lagging });
        beforeCreation(2, emulator, emulator.faults.clear);
      },
    });
    expect(seen).toMatchObject({ outcome: "deployed", made: 1, sent: 2, own: [1] });
  });

  it("is adopted where the service completes the image's name", async () => {
    const seen = await update({
      habits: ["full-image-names"],
      inputs: { image_uri: "agent:7" },
      arrange: ({ faults }) => faults.add(lost),
    });
    expect(seen).toMatchObject({ outcome: "deployed", made: 1, sent: 1 });
  });

  it("is sent again where the list shows none", async () => {
    const seen = await update({
      arrange: ({ faults }) => faults.add(at("create", { kind: "reset" })),
    });
    expect(seen).toMatchObject({ outcome: "deployed", made: 1, sent: 2, own: [1] });
  });

  it("is sent once with on_ambiguous: fail, and adopted all the same", async () => {
    const inputs = { on_ambiguous: "fail" };
    const seen = await update({ inputs, arrange: ({ faults }) => faults.add(lost) });
    expect(seen).toMatchObject({ outcome: "deployed", made: 1, sent: 1 });
    const absent = await update({
      inputs,
      arrange: ({ faults }) => faults.add(at("create", { kind: "reset" })),
    });
    expect(absent).toMatchObject({ outcome: "error", made: 0, sent: 1 });
  });

  it("is not mistaken for someone else's of the same name", async () => {
    const seen = await update({
      arrange: (emulator) => {
        emulator.faults.add(at("create", { kind: "reset" }));
        const source_revision_config = { image_uri: imageOf("foreign") };
        beforeCreation(1, emulator, () =>
          emulator.store.addDeployment({ ...seed, source_revision_config }),
        );
      },
    });
    expect(seen).toMatchObject({ outcome: "error", made: 0, sent: 1, revision_id: "", own: [0] });
    expect(seen.failure).toContain("preview-7 may have been created");
  });
});

describe("the name of a deployment behind a listener", () => {
  const inputs = { if_exists: "fail", listener_id: LISTENER_ID, k8s_namespace: "agents" };

  it.each(["true", "false"])("may be too long for some, with a warning: %s", async (dry_run) => {
    const seen = await update({ inputs: { ...inputs, name: "a".repeat(22), dry_run } });
    expect(seen).toMatchObject({ sent: dry_run === "true" ? 0 : 1 });
    expect(seen.outcome).toBe(dry_run === "true" ? "planned" : "deployed");
    expect(seen.journal).toContainEqual(
      expect.stringMatching(/^warning name: has 22 characters.*more than 21/),
    );
  });

  it("is not too long with 21 characters, or without a listener", async () => {
    for (const more of [{ ...inputs, name: "a".repeat(21) }, { name: "a".repeat(22) }]) {
      const seen = await update({ inputs: more });
      expect(seen).toMatchObject({ sent: 1 });
      expect(seen.journal.join()).not.toContain("warning name");
    }
  });
});
