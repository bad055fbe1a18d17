import { expect, it } from "vitest";
import { sendRequest } from "../harness/http-request.ts";
import { withDeployments } from "../harness/manual-emulator.ts";
import { play } from "../scenarios/play.ts";
import { countCreations } from "../scenarios/results.ts";

const contractOnly = true;

it("a contract-only service describes no member beyond the contract", async () => {
  await using emulator = await withDeployments({ contractOnly });
  const { text } = await sendRequest(`${emulator.url}/openapi.json`);
  expect(text).toContain("latest_revision_id");
  expect(text).not.toMatch(/x-in-contract|export_path/);
});

it.each<["POST" | "PATCH", path: string, body: object, number]>([
  // A fraction of a CPU, an invalid value, an unknown member or source, and unknown operations.
  ["PATCH", "v2/deployments/ID", { source_config: { resource_spec: { cpu: 0.5 } } }, 422],
  ["PATCH", "v2/deployments/ID", { secrets: [{ name: "A", value: 1 }] }, 422],
  ["PATCH", "v2/deployments/ID", { revision_source: "another", secrets: [] }, 422],
  ["POST", "v2/deployments", { name: "b", source: "internal_docker", source_config: {} }, 422],
  ["POST", "v2/deployments/ID/upload-url", {}, 404],
  ["POST", "v2/deployments/ID/push-token", {}, 404],
  ["POST", "v1/projects/ID/deploy_logs", {}, 404],
])("a contract-only service refuses %s %s (%j) with %d", async (method, path, body, expected) => {
  await using emulator = await withDeployments({ contractOnly });
  const url = `${emulator.url}/${path.replace("ID", emulator.docker.id)}`;
  const { status, json } = await sendRequest(url, method, { body });
  expect(status).toBe(expected);
  // The response does not quote the invalid value.
  for (const problem of status === 422 ? Object(json).detail : [])
    expect(Object.keys(problem)).toEqual(["loc", "msg", "type"]);
});

it("a deploy to a contract-only service, which cannot list deployments, succeeds", async () => {
  const { outcome, requests } = await play({ action: "deploy", contractOnly });
  expect(outcome).toBe("deployed");
  expect(requests.some(({ status = 0 }) => status >= 500)).toBe(false);
});

it("create/ creates one deployment on a contract-only service", async () => {
  const result = await play({ action: "create", contractOnly });
  expect([result.outcome, countCreations(result, "create").createdCount]).toEqual(["deployed", 1]);
});

it("an export of a contract-only service has the outputs of rows and files", async () => {
  const { rows_exported } = (await play({ action: "export" })).outputs;
  const { outputs } = await play({ action: "export", contractOnly });
  expect(outputs).toMatchObject({ outcome: "completed", run_count: "3", rows_exported });
  expect(JSON.parse(outputs.files ?? "")).toHaveLength(3);
});

it("a contract-only service reports usage", async () => {
  const inputs = { last: "7d" };
  const { outputs } = await play({ action: "usage", seed: "usage", contractOnly, inputs });
  expect(outputs).toMatchObject({ outcome: "ok", row_count: expect.stringMatching(/^[1-9]/) });
});
