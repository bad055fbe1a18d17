import { expect, it } from "vitest";
import { deployInVirtualTime } from "../../harness/virtual.ts";

const LIST = "GET /v2/deployments";
const OURS = "GET /v2/deployments/ours";
const OTHER = "GET /v2/deployments/other";
const REVISION = `${OTHER}/revisions/…`;

/** The other deployment's image is none that can be promoted: that ends the step. */
it.each([
  ["deployment_id", {}, [OURS, `${OURS}/revisions`]],
  ["deployment_name", { deployment_name: "agent" }, [LIST, LIST, OURS, `${OURS}/revisions`]],
  ["image_from", { image_from: "other" }, [OTHER, REVISION]],
  ["both names", { deployment_name: "agent", image_from: "other" }, [LIST, LIST, OTHER, REVISION]],
])("a deploy by %s reads each once before the change", async (_, { ...inputs }, reads) => {
  let other = "";
  const { requests, early } = await deployInVirtualTime({
    arrange: ({ emulator }) => {
      other = emulator.store.addDeployment({ name: "other", source: "external_docker" }).id;
    },
    inputs: ({ deploymentId }) => ({
      deployment_id: "deployment_name" in inputs ? "" : deploymentId,
      ...inputs,
      ...("image_from" in inputs ? { image_uri: "", image_from: other } : {}),
    }),
  });
  const change = requests.findIndex(({ method }) => method === "PATCH");
  const before = requests.slice(0, change === -1 ? undefined : change);
  const named = before.map(({ method, path }) =>
    `${method} ${path}`
      .replace(String(early.get("deployment_id")), "ours")
      .replace(other, "other")
      .replace(/[0-9a-f-]{36}$/, "…"),
  );
  expect(named).toEqual(reads);
});
