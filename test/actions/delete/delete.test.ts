import { describe, expect, it } from "vitest";
import type { Optional } from "../../../emulator/deployments/undocumented-routes.ts";
import { createDispatcher } from "../../../src/service/client/http/http.ts";
import { deleteInVirtualTime, idOf } from "../../harness/virtual.ts";

const NOTHING: Optional[] = ["list", "delete", "logs", "redeploy"];
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

  it.each([
    ["gave an answer that cannot be read", { kind: "status", status: 200, body: { resources: 7 } }],
    ["limits the rate", { kind: "status", status: 429 }],
    ["did not answer", { kind: "reset" }],
  ] as const)("says that nothing was deleted where the control plane %s", async (words, fault) => {
    const story = await deleteInVirtualTime({
      arrange: ({ faults }) => faults.add({ match: { path: "deployments" }, fault }),
    });
    expect(story).toMatchObject({ outcome: "error", deletions: [] });
    expect(story.failure).toContain(
      `agent-pr-4: the control plane ${words}; nothing was deleted. `,
    );
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
      'no deployment is named "agent-pr-4"; close to it are "Agent-pr-4"',
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

  it("ends as absent where deployment_id names none, after more than one look", async () => {
    const story = await deleteInVirtualTime({ inputs: { deployment_id: UNKNOWN_ID } });
    expect(story).toMatchObject({ outcome: "absent", deletions: [] });
    expect(story.requests).toEqual(["GET get", "GET get", "GET get"]);
  });

  it("says that the service cannot delete, where it cannot", async () => {
    const story = await deleteInVirtualTime({
      without: NOTHING,
      inputs: (emulator) => ({ deployment_id: idOf(emulator, "agent-pr-4") }),
    });
    expect(story).toMatchObject({ outcome: "rejected", kept: ["agent-pr-4", "agent-pr-42"] });
    expect(story.failure).toMatch(/agent-pr-4 was not deleted\. .*status 405/);
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

  it("waits for a deletion that someone else has begun", async () => {
    const story = await deleteInVirtualTime({
      arrange: (emulator) => {
        const deployment = emulator.store.history
          .view()
          .deployments.get(idOf(emulator, "agent-pr-4"));
        if (deployment) emulator.store.delete(deployment, false, emulator.store.history.view().now);
        const status = { kind: "status", status: 409 } as const;
        emulator.faults.add({ match: { path: "delete" }, fault: status });
      },
    });
    expect(story).toMatchObject({ outcome: "deleted", left: ["agent-pr-42"] });
  });

  it("believes an answer that names the work, and not the deployment", async () => {
    const body = { id: UNKNOWN_ID, status: "pending" };
    const accepted = { kind: "status", status: 202, when: "after", body } as const;
    const story = await deleteInVirtualTime({
      arrange: (emulator) => {
        emulator.faults.add({ match: { path: "delete" }, fault: accepted });
        const { id, name } = emulator.store.deployment(idOf(emulator, "agent-pr-4"));
        const shown = { id, name, status: "READY" };
        const fault = { kind: "status", status: 200, body: shown } as const;
        emulator.faults.add({ match: { path: "get", nth: [2, 3, 4, 5, 6] }, fault });
      },
    });
    expect(story).toMatchObject({ outcome: "deleted", left: ["agent-pr-42"] });
    expect(story.deletions).toHaveLength(1);
  });

  it("ends as rejected, with the words of the service, where the deletion is refused", async () => {
    const detail = "a revision is being deployed";
    const story = await deleteInVirtualTime({
      arrange: ({ faults }) =>
        faults.add({
          match: { path: "delete" },
          fault: { kind: "status", status: 409, body: { detail } },
        }),
    });
    expect(story).toMatchObject({ outcome: "rejected", kept: ["agent-pr-4", "agent-pr-42"] });
    expect(story.failure).toContain(detail);
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

  it("does not believe one replica that does not know the deployment", async () => {
    const unknown = { kind: "status", status: 404, body: { detail: "Not Found" } } as const;
    const story = await deleteInVirtualTime({
      arrange: ({ faults }) => {
        faults.add({ match: { path: "delete", nth: 1 }, fault: { kind: "reset" } });
        faults.add({ match: { path: "get", nth: 2 }, fault: unknown });
      },
    });
    expect(story).toMatchObject({ outcome: "deleted", left: ["agent-pr-42"] });
    expect(story.deletions).toHaveLength(2);
  });

  it("ends as error, not as deleted, where nothing can be found out any more", async () => {
    const story = await deleteInVirtualTime({
      arrange: ({ faults }) => {
        faults.add({ match: { path: "delete" }, fault: { kind: "reset", when: "after" } });
        faults.add({
          match: { path: "get", nth: [2, 3, 4, 5, 6, 7, 8, 9] },
          fault: { kind: "fin" },
        });
        faults.add({ match: { path: "get" }, fault: { kind: "status", status: 503 } });
      },
    });
    expect(story.outcome).toBe("error");
  });
});

describe("a cancelled deletion", () => {
  it("sends nothing when the workflow was cancelled before", async () => {
    const story = await deleteInVirtualTime({ signal: AbortSignal.abort() });
    expect(story).toMatchObject({ outcome: "cancelled", deletions: [] });
    expect(story.failure).toContain("before anything was deleted");
  });

  it("says that the deletion continues when it was accepted", async () => {
    const cancel = new AbortController();
    const dispatcher = createDispatcher().compose((dispatch) => (request, handler) => {
      const accepted = dispatch(request, handler);
      if (request.method === "DELETE") cancel.abort();
      return accepted;
    });
    const story = await deleteInVirtualTime({ dispatcher, signal: cancel.signal });
    expect(story).toMatchObject({ outcome: "cancelled", kept: ["agent-pr-42"] });
    expect(story.failure).toContain("The deletion continues");
  });
});
