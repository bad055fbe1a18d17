import { describe, expect, it } from "vitest";
import { createStore } from "../../../emulator/deployments/store.ts";
import { idSource } from "../../../emulator/ids.ts";
import { handClock } from "../../harness/ask.ts";

function storeWithOne(source: "github" | "external_docker" = "external_docker") {
  const clock = handClock();
  const store = createStore({ clock, newId: idSource("test") });
  const { id } = store.addDeployment({ name: "agent", source });
  const statuses = () => store.revisions(id).map(({ status }) => status);
  return { clock, store, id, statuses };
}

describe("createStore", () => {
  it("seeds a deployment that is ready, with its first revision active", () => {
    const { store, id } = storeWithOne();
    const deployment = store.deployment(id);
    expect(deployment).toMatchObject({ status: "READY", source: "external_docker" });
    expect(deployment.active_revision_id).toBe(deployment.latest_revision_id);
    expect(store.revisions(id)).toMatchObject([{ status: "DEPLOYED" }]);
  });

  it("completes a seed's configuration with the usual values", () => {
    const { store } = storeWithOne();
    const { source_config } = store.addDeployment({
      name: "other",
      source: "github",
      source_config: { build_on_push: true },
    });
    expect(source_config).toMatchObject({
      build_on_push: true,
      repo_url: "https://git.example/team/agent",
    });
  });

  it("moves a revision through its statuses by the clock alone", () => {
    const { clock, store, id, statuses } = storeWithOne();
    store.addRevision(id);
    const seen = new Set<string | undefined>();
    for (let second = 0; second <= 10; second++) {
      seen.add(statuses()[0]);
      clock.pass(1_000);
    }
    expect([...seen]).toEqual(["CREATING", "QUEUED", "AWAITING_DEPLOY", "DEPLOYING", "DEPLOYED"]);
  });

  it("makes a revision active when it is deployed, not before", () => {
    const { clock, store, id } = storeWithOne();
    const first = store.deployment(id).active_revision_id;
    const added = store.addRevision(id);
    expect(store.deployment(id)).toMatchObject({
      latest_revision_id: added.id,
      active_revision_id: first,
    });
    clock.pass(60_000);
    expect(store.deployment(id).active_revision_id).toBe(added.id);
  });

  it("skips a revision if a newer one is created before it is built", () => {
    const { clock, store, id, statuses } = storeWithOne();
    store.addRevision(id);
    store.addRevision(id);
    expect(statuses()).toEqual(["CREATING", "SKIPPED", "DEPLOYED"]);
    clock.pass(60_000);
    expect(statuses()).toEqual(["DEPLOYED", "SKIPPED", "DEPLOYED"]);
  });

  it("lets a built revision finish, but never makes it active after a newer one", () => {
    const { clock, store, id, statuses } = storeWithOne();
    const late = [
      { status: "DEPLOYING", after_ms: 0 },
      { status: "DEPLOYED", after_ms: 60_000 },
    ];
    store.addRevision(id, { script: late });
    const newer = store.addRevision(id);
    clock.pass(60_000);
    expect(statuses()).toEqual(["DEPLOYED", "DEPLOYED", "DEPLOYED"]);
    expect(store.deployment(id).active_revision_id).toBe(newer.id);
  });

  it("keeps the active revision if a newer one fails or never becomes active", () => {
    const { clock, store, id, statuses } = storeWithOne();
    const first = store.deployment(id).active_revision_id;
    store.nextScripts.push("fail-deploy", "never-active");
    store.addRevision(id);
    clock.pass(60_000);
    store.addRevision(id);
    clock.pass(60_000);
    expect(statuses()).toEqual(["DEPLOYED", "DEPLOY_FAILED", "DEPLOYED"]);
    expect(store.deployment(id)).toMatchObject({ active_revision_id: first, status: "READY" });
  });

  it("takes the script from nextScripts, else from the image or ref, else from the deployment", () => {
    const { clock, store, statuses, id } = storeWithOne();
    const script = [{ status: "OWN", after_ms: 0 }];
    const own = store.addDeployment({ name: "own", source: "external_docker", script });
    expect(store.addRevision(own.id).status).toBe("OWN");
    const failing = { source_revision_config: { image_uri: "registry.example/agent:fail-create" } };
    expect(store.addRevision(own.id, failing).status).toBe("CREATE_FAILED");
    store.nextScripts.push("stuck");
    store.addRevision(id, failing);
    clock.pass(1e9);
    expect(statuses()[0]).toBe("DEPLOYING");
  });

  it("makes a revision on a push if the deployment builds that branch on push", () => {
    const { store } = storeWithOne();
    const repo = {
      source: "github",
      source_config: { repo_url: "https://git.example/x", build_on_push: true },
    } as const;
    const tracked = store.addDeployment({ name: "tracked", ...repo });
    const other = store.addDeployment({
      name: "other",
      ...repo,
      source_revision_config: { repo_ref: "dev" },
    });
    store.push("https://git.example/x", "main");
    expect(store.revisions(tracked.id)).toHaveLength(2);
    expect(store.revisions(other.id)).toHaveLength(1);
    const shas = store
      .revisions(tracked.id)
      .map((revision) => revision.source_revision_config?.repo_commit_sha);
    expect(new Set(shas).size).toBe(2);
  });

  it("gives the same identifiers for the same seed", () => {
    expect(storeWithOne().id).toBe(storeWithOne().id);
  });

  it("throws for an unknown deployment", () => {
    const { store } = storeWithOne();
    expect(() => store.deployment("nobody")).toThrow("holds no deployment nobody");
  });
});
