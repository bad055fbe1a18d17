import { describe, expect, it } from "vitest";
import { isRevisionList, rewritingDispatcher } from "../../harness/rewriting-dispatcher.ts";
import { faults, LOST_RESPONSE, onPatch } from "../../scenarios/faults.ts";
import { play } from "../../scenarios/play.ts";
import { patchesOf } from "../../scenarios/results.ts";

type Rewrite = Parameters<typeof rewritingDispatcher>[0];

const rewriteList =
  (toListForm: (resources: unknown[]) => unknown): Rewrite =>
  (body, request) =>
    isRevisionList(request) ? toListForm(body.resources) : body;
const rewriteRevision =
  (members: object): Rewrite =>
  (body, { path }) =>
    /\/revisions\/[^/]+$/.test(path) ? { ...body, ...members } : body;

const REWRITES: Record<string, Rewrite> = {
  "the list of revisions is a bare array": rewriteList((resources) => resources),
  "the member with the list of revisions has another name": rewriteList((items) => ({ items })),
  "created_at of a revision is a number": rewriteRevision({ created_at: 1_768_003_200_000 }),
  "updated_at of a revision is an object": rewriteRevision({ updated_at: { seconds: 5 } }),
  "status_message of a revision is an object": rewriteRevision({
    status_message: { code: 7, text: "building" },
  }),
  "source of a revision is an object": rewriteRevision({ source: { kind: "image" } }),
  "the offset of a list is a text": (body) =>
    "resources" in body ? { ...body, offset: "next-page" } : body,
  "url of the deployment is an object": (body) =>
    "latest_revision_id" in body ? { ...body, url: { agent: "https://agent.example" } } : body,
};

describe("with an unspecified member in another form, a deploy sends one change", () => {
  it.each(Object.entries(REWRITES))("if %s", async (_, rewrite) => {
    const inputs = { deployment_id: "", deployment_name: "agent" };
    for (const plans of [[], [onPatch(LOST_RESPONSE)]]) {
      const dispatcher = rewritingDispatcher(rewrite);
      const result = await play({
        action: "deploy",
        dispatcher,
        inputs,
        arrange: faults(...plans),
      });
      expect(result).toMatchObject({ outcome: "deployed", activeId: result.outputs.revision_id });
      expect(patchesOf(result)).toHaveLength(1);
    }
  });
});

it("a deploy watches a revision if ids are in upper case", async () => {
  const toUpperCase = (_: string, value: unknown) =>
    typeof value === "string" && /^[0-9a-f]{8}-/.test(value) ? value.toUpperCase() : value;
  const dispatcher = rewritingDispatcher((body) =>
    JSON.parse(JSON.stringify(body, toUpperCase)),
  ).compose(
    (dispatch) => (options, handler) =>
      dispatch({ ...options, path: options.path.toLowerCase() }, handler),
  );
  const result = await play({
    action: "deploy",
    dispatcher,
    inputs: ({ emulator, deploymentId }) => ({
      image_uri: "",
      revision_id: emulator.store.addRevision(deploymentId).id,
    }),
  });
  expect(result).toMatchObject({ outcome: "deployed" });
  expect(patchesOf(result)).toHaveLength(0);
});
