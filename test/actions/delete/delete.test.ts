import { describe, expect, it } from "vitest";
import type { Optional } from "../../../emulator/deployments/undocumented-routes.ts";
import { deleteInVirtualTime, idOf } from "../../harness/virtual.ts";

const NOTHING: Optional[] = ["list", "delete", "logs"];
const UNKNOWN_ID = "99999999-9999-4999-8999-999999999999";

describe("a deployment that is AWAITING_FINAL_DELETE", () => {
  it("is waited for like any that is being deleted", async () => {
    const habits = ["final-deletes"] as const;
    const story = await deleteInVirtualTime({ habits });
    expect(story).toMatchObject({ outcome: "deleted", left: ["agent-pr-42"] });
    expect(story.log).toContain("AWAITING_FINAL_DELETE");
  });
});

describe("delete", () => {
  it("deletes the deployment of exactly this name, with its tracing project, and waits", async () => {
    const story = await deleteInVirtualTime({ deletionMs: 60_000 });
    expect(story).toMatchObject({ outcome: "deleted", left: ["agent-pr-42"] });
    expect(story.deletions).toMatchObject([{ query: { delete_tracing_project: ["true"] } }]);
    const projects = story.emulator.store.traces.projectNames();
    expect(projects.filter((name) => name.startsWith("agent-pr"))).toEqual(["agent-pr-42"]);
    expect(story.elapsedMs).toBeGreaterThanOrEqual(60_000);
    expect(story.log).toMatch(
      /Deleting agent-pr-4 .* and its tracing project[\s\S]*agent-pr-4 was deleted. Took 1m.*, with its tracing project/,
    );
    expect(story.early).toEqual({
      deployment_name: "agent-pr-4",
      deployment_id: story.deployment_id,
    });
  });

  it("leaves the tracing project with delete_tracing_project: false", async () => {
    const story = await deleteInVirtualTime({ inputs: { delete_tracing_project: "false" } });
    expect(story.outcome).toBe("deleted");
    expect(story.deletions).toMatchObject([{ query: { delete_tracing_project: ["false"] } }]);
    expect(story.emulator.store.traces.projectNames()).toContain("agent-pr-4");
  });

  it("ends as absent, and succeeds, where there is none of that name", async () => {
    const story = await deleteInVirtualTime({ names: ["agent-pr-42", "Agent-pr-4", "agent-pr-5"] });
    expect(story).toMatchObject({ outcome: "absent", failure: "", deployment_id: "" });
    expect(story.kept).toHaveLength(3);
    expect(story.log).toContain(
      'agent-pr-4: there is no deployment of that name. Nothing was deleted. Close to it: "Agent-pr-4"',
    );
  });

  it("deletes nothing where several have the name, unless deployment_id says which", async () => {
    const names = ["agent-pr-4", "agent-pr-4"];
    const story = await deleteInVirtualTime({ names });
    expect(story).toMatchObject({ outcome: "rejected", kept: names });
    expect(story.failure).toMatch(/2 deployments are named "agent-pr-4"[\s\S]*deployment_id/);
    const chosen = await deleteInVirtualTime({
      names,
      inputs: (emulator) => ({ deployment_id: idOf(emulator, "agent-pr-4") }),
    });
    expect(chosen).toMatchObject({ outcome: "deleted", kept: ["agent-pr-4"] });
  });

  it("asks for deployment_id where the service has no list, and sends nothing", async () => {
    const story = await deleteInVirtualTime({ without: ["list"] });
    expect(story).toMatchObject({ outcome: "rejected", deletions: [] });
    expect(story.failure).toMatch(/no list of deployments \(405\)[\s\S]*set deployment_id, too/);
  });

  it("deletes by deployment_id where the service has no list", async () => {
    const story = await deleteInVirtualTime({
      without: ["list"],
      inputs: (emulator) => ({ deployment_id: idOf(emulator, "agent-pr-4") }),
    });
    expect(story).toMatchObject({ outcome: "deleted", left: ["agent-pr-42"] });
    expect(story.requests).not.toContain("GET deployments");
  });

  it("deletes nothing where deployment_id is that of another name", async () => {
    const story = await deleteInVirtualTime({
      inputs: (emulator) => ({ deployment_id: idOf(emulator, "agent-pr-42") }),
    });
    expect(story).toMatchObject({ outcome: "rejected", deletions: [], deployment_id: "" });
    expect(story.failure).toMatch(/"agent-pr-4", but deployment .* is named "agent-pr-42"/);
  });

  it("deletes nothing where deployment_id names none, and the name another", async () => {
    const story = await deleteInVirtualTime({ inputs: { deployment_id: UNKNOWN_ID } });
    expect(story).toMatchObject({ outcome: "rejected", deletions: [] });
    expect(story.failure).toMatch(
      /^deployment_id: there is no deployment 9999.*; "agent-pr-4" is [\da-f-]{36}\..*correct deployment_id, or leave it out/s,
    );
  });

  it.each([
    ["a list without the name", { names: ["agent-pr-42"] }],
    ["no list", { without: ["list"] as Optional[] }],
  ])(
    "ends as absent where deployment_id names none and there is %s, after more than one look",
    async (_, service) => {
      const inputs = { deployment_id: UNKNOWN_ID };
      const story = await deleteInVirtualTime({ ...service, inputs });
      expect(story).toMatchObject({ outcome: "absent", deletions: [], failure: "" });
      expect(story.requests.slice(0, 3)).toEqual(["GET get", "GET get", "GET get"]);
    },
  );

  it("says that the service cannot delete, where it cannot", async () => {
    const story = await deleteInVirtualTime({
      without: NOTHING,
      inputs: (emulator) => ({ deployment_id: idOf(emulator, "agent-pr-4") }),
    });
    expect(story).toMatchObject({ outcome: "rejected", kept: ["agent-pr-4", "agent-pr-42"] });
    expect(story.failure).toMatch(
      /^agent-pr-4: the control plane cannot delete deployments \(405\)\./,
    );
  });

  it("sends nothing in a dry run, and says what would be deleted", async () => {
    const story = await deleteInVirtualTime({ inputs: { dry_run: "true" } });
    expect(story).toMatchObject({ outcome: "planned", deletions: [] });
    expect(story.deployment_id).not.toBe("");
    expect(story.log).toMatch(/agent-pr-4 and its tracing project would be deleted/);
  });

  it("does not wait with wait: false", async () => {
    const story = await deleteInVirtualTime({ inputs: { wait: "false" } });
    expect(story).toMatchObject({ outcome: "not_waited", kept: ["agent-pr-42"] });
    expect(story.requests.at(-1)).toBe("DELETE delete");
  });

  it("times out where the deletion takes longer, and says that it continues", async () => {
    const story = await deleteInVirtualTime({ deletionMs: 3_600_000 });
    expect(story).toMatchObject({ outcome: "timed_out" });
    expect(story.failure).toMatch(/still AWAITING_DELETE after 10m\. .* continues/);
    expect(story.elapsedMs).toBeLessThanOrEqual(615_000);
  });
});

describe("a deletion whose answer was lost", () => {
  it("is settled by a look, and sent once", async () => {
    const story = await deleteInVirtualTime({
      arrange: ({ faults }) =>
        faults.add({ match: { path: "delete" }, fault: { kind: "reset", when: "after" } }),
    });
    expect(story).toMatchObject({ outcome: "deleted", left: ["agent-pr-42"] });
    expect(story.deletions).toHaveLength(1);
  });

  it("is sent again where it never arrived", async () => {
    const story = await deleteInVirtualTime({
      arrange: ({ faults }) =>
        faults.add({ match: { path: "delete", nth: 1 }, fault: { kind: "reset" } }),
    });
    expect(story).toMatchObject({ outcome: "deleted", left: ["agent-pr-42"] });
    expect(story.deletions).toHaveLength(2);
  });
});

describe("a cancelled deletion", () => {
  it("sends nothing when the workflow was cancelled before", async () => {
    const story = await deleteInVirtualTime({ signal: AbortSignal.abort() });
    expect(story).toMatchObject({ outcome: "cancelled", deletions: [] });
    expect(story.failure).toContain("before anything was deleted");
  });
});
