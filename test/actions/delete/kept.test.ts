import { describe, expect, it } from "vitest";
import type { Emulator } from "../../../emulator/server/server.ts";
import { deleteInVirtualTime, idOf } from "../../harness/virtual.ts";

/** From its deletion on, or from an earlier read, the service shows `agent-pr-4` so. */
const shownAs =
  (shown: { status: string; active_revision_id?: null }, from = 2) =>
  (emulator: Emulator) => {
    const { faults, store } = emulator;
    const { id, name, active_revision_id } = store.deployment(idOf(emulator, "agent-pr-4"));
    const body = { id, name, active_revision_id, ...shown };
    const nth = Array.from({ length: 500 }, (_, read) => read + from);
    faults.add({ match: { path: "get", nth }, fault: { kind: "status", status: 200, body } });
  };

/** A deployment of this name that the service has deleted, and still lists. */
function addDeleted({ store }: Emulator, name: string): void {
  const { id } = store.addDeployment({ name, source: "external_docker" });
  const { deployments, now } = store.history.view();
  const record = deployments.get(id);
  if (record) store.history.commit("deployments", { ...record, status: "DELETED" }, now);
}

describe("a service that keeps what it has deleted", () => {
  it.each([
    { status: "DELETED" },
    { status: "Deleted", active_revision_id: null },
    { status: "TERMINATED" },
    { status: "ARCHIVED", active_revision_id: null },
  ] as const)("has deleted what it shows as %j", async (shown) => {
    const story = await deleteInVirtualTime({ arrange: shownAs(shown) });
    expect(story).toMatchObject({ outcome: "deleted", failure: "" });
    expect(story.log).toMatch(new RegExp(`agent-pr-4 was deleted.* shown as ${shown.status}`));
    expect(story.deletions).toHaveLength(1);
  });

  it.each([{ status: "ARCHIVED" }, { status: "UNUSED" }, { status: "DELETE_FAILED" }])(
    "has not deleted what it shows as %j with an active revision",
    async (shown) => {
      const story = await deleteInVirtualTime({ arrange: shownAs(shown) });
      expect(story.outcome).toBe("timed_out");
      const words = `still ${shown.status} after 10m. The deletion was accepted.\n`;
      expect(story.failure).toContain(words);
    },
  );

  it("has not deleted what it has shown so before", async () => {
    const shown = { status: "TERMINATED" };
    const story = await deleteInVirtualTime({ arrange: shownAs(shown, 1) });
    expect(story).toMatchObject({ outcome: "timed_out" });
    expect(story.deletions).toHaveLength(1);
  });

  it.each([{ deployment_id: "" }, { deployment_id: "given" }])(
    "has none of a name that only a deleted one has: %j",
    async ({ deployment_id }) => {
      const story = await deleteInVirtualTime({
        names: ["agent-pr-42"],
        arrange: (emulator) => {
          addDeleted(emulator, "agent-pr-4");
          if (deployment_id === "") addDeleted(emulator, "agent-pr-4");
        },
        inputs: (emulator) =>
          deployment_id === "" ? {} : { deployment_id: idOf(emulator, "agent-pr-4") },
      });
      expect(story).toMatchObject({ outcome: "absent", deletions: [], deployment_id: "" });
    },
  );

  it("has one of a name that deleted ones had, too", async () => {
    const story = await deleteInVirtualTime({
      arrange: (emulator) => addDeleted(emulator, "agent-pr-4"),
    });
    expect(story).toMatchObject({ outcome: "deleted", kept: ["agent-pr-42"] });
  });

  it("is sent a deletion whose answer was lost only once", async () => {
    const story = await deleteInVirtualTime({
      arrange: (emulator) => {
        const fault = { kind: "reset", when: "after" } as const;
        emulator.faults.add({ match: { path: "delete" }, fault });
        shownAs({ status: "DELETED" })(emulator);
      },
    });
    expect(story).toMatchObject({ outcome: "deleted", kept: ["agent-pr-42"] });
    expect(story.deletions).toHaveLength(1);
  });
});
