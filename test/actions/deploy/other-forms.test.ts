import { describe, expect, it } from "vitest";
import { isList, rewriting } from "../../harness/rewriting.ts";
import { deployInVirtualTime } from "../../harness/virtual.ts";
import { patchesOf } from "../../scenes/ends.ts";
import { faults, onPatch } from "../../scenes/faults.ts";

const isRevision = ({ path }: { path: string }) => /\/revisions\/[^/]+$/.test(path);

describe("a service that answers in another form where the contract says nothing", () => {
  it.each([
    ["a bare array", (resources: unknown[]) => resources],
    ["an array of another name", (resources: unknown[]) => ({ items: resources })],
  ])("is deployed to, once, where its list of revisions is %s", async (_, form) => {
    const dispatcher = rewriting((body, request) =>
      isList(request) ? form(body.resources) : body,
    );
    for (const plans of [[], [onPatch({ kind: "reset", when: "after" })]]) {
      const story = await deployInVirtualTime({ dispatcher, arrange: faults(...plans) });
      expect(story).toMatchObject({ outcome: "deployed", activeId: story.outputs.revision_id });
      expect(patchesOf(story)).toHaveLength(1);
    }
  });

  const members = {
    created_at: 1_768_003_200_000,
    updated_at: { seconds: 5 },
    status_message: { code: 7, text: "building" },
    source: { kind: "image" },
  };
  it.each(Object.entries(members))(
    "is followed where a revision's %s is %j",
    async (name, value) => {
      const dispatcher = rewriting((body, request) =>
        isRevision(request) ? { ...body, [name]: value } : body,
      );
      const story = await deployInVirtualTime({ dispatcher });
      expect(story).toMatchObject({ outcome: "deployed", activeId: story.outputs.revision_id });
    },
  );

  it("is deployed to by name where its list has an offset of another kind", async () => {
    const dispatcher = rewriting((body) =>
      "resources" in body ? { ...body, offset: "next-page" } : body,
    );
    const inputs = { deployment_id: "", deployment_name: "agent" };
    expect(await deployInVirtualTime({ dispatcher, inputs })).toMatchObject({
      outcome: "deployed",
    });
  });

  it("is deployed to where the deployment's address is more than a text", async () => {
    const dispatcher = rewriting((body) =>
      "latest_revision_id" in body ? { ...body, url: { agent: "https://agent.example" } } : body,
    );
    expect(await deployInVirtualTime({ dispatcher })).toMatchObject({ outcome: "deployed" });
  });

  it("is deployed to where it writes the ids of revisions in capitals beside the deployment alone", async () => {
    const capitals = (name: string, value: unknown) =>
      /_revision_id$/.test(name) && value !== null ? String(value).toUpperCase() : value;
    const dispatcher = rewriting((body) => JSON.parse(JSON.stringify(body, capitals)));
    const story = await deployInVirtualTime({ dispatcher });
    expect(story).toMatchObject({ outcome: "deployed", activeId: story.outputs.revision_id });
  });

  it("is watched where it writes ids in capitals, and does not mind their case", async () => {
    const capitals = (_: string, value: unknown) =>
      typeof value === "string" && /^[0-9a-f]{8}-/.test(value) ? value.toUpperCase() : value;
    const dispatcher = rewriting((body) => JSON.parse(JSON.stringify(body, capitals))).compose(
      (dispatch) => (options, handler) =>
        dispatch({ ...options, path: options.path.toLowerCase() }, handler),
    );
    const story = await deployInVirtualTime({
      dispatcher,
      inputs: ({ emulator, deploymentId }) => ({
        image_uri: "",
        revision_id: emulator.store.addRevision(deploymentId).id,
      }),
    });
    expect(story).toMatchObject({ outcome: "deployed" });
    expect(patchesOf(story)).toHaveLength(0);
  });
});
