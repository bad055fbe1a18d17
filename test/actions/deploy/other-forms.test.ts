import { describe, expect, it } from "vitest";
import { isRevisionList, rewritingDispatcher } from "../../harness/rewriting-dispatcher.ts";
import { faults, onPatch } from "../../scenarios/faults.ts";
import { play } from "../../scenarios/play.ts";
import { patchesOf } from "../../scenarios/results.ts";

const isRevision = ({ path }: { path: string }) => /\/revisions\/[^/]+$/.test(path);

describe("with unspecified members in another form, a deploy", () => {
  it.each([
    ["a bare array", (resources: unknown[]) => resources],
    ["an array of another name", (resources: unknown[]) => ({ items: resources })],
  ])("sends one change if the list of revisions is %s", async (_, toListForm) => {
    const dispatcher = rewritingDispatcher((body, request) =>
      isRevisionList(request) ? toListForm(body.resources) : body,
    );
    for (const plans of [[], [onPatch({ kind: "reset", when: "after" })]]) {
      const result = await play({ action: "deploy", dispatcher, arrange: faults(...plans) });
      expect(result).toMatchObject({ outcome: "deployed", activeId: result.outputs.revision_id });
      expect(patchesOf(result)).toHaveLength(1);
    }
  });

  const MEMBERS = {
    created_at: 1_768_003_200_000,
    updated_at: { seconds: 5 },
    status_message: { code: 7, text: "building" },
    source: { kind: "image" },
  };
  it.each(Object.entries(MEMBERS))(
    "ends as deployed if a revision's %s is %j",
    async (name, value) => {
      const dispatcher = rewritingDispatcher((body, request) =>
        isRevision(request) ? { ...body, [name]: value } : body,
      );
      const result = await play({ action: "deploy", dispatcher });
      expect(result).toMatchObject({ outcome: "deployed", activeId: result.outputs.revision_id });
    },
  );

  it("finds a deployment by name if the list has an offset that is a text", async () => {
    const dispatcher = rewritingDispatcher((body) =>
      "resources" in body ? { ...body, offset: "next-page" } : body,
    );
    const inputs = { deployment_id: "", deployment_name: "agent" };
    expect((await play({ action: "deploy", dispatcher, inputs })).outcome).toBe("deployed");
  });

  it("ends as deployed if the deployment's URL is an object", async () => {
    const dispatcher = rewritingDispatcher((body) =>
      "latest_revision_id" in body ? { ...body, url: { agent: "https://agent.example" } } : body,
    );
    expect(await play({ action: "deploy", dispatcher })).toMatchObject({ outcome: "deployed" });
  });
});
