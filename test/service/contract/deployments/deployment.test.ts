import { describe, expect, it } from "vitest";
import {
  Deployment,
  DeploymentPatch,
  DeploymentState,
  isBeingDeleted,
  revisionTriggers,
} from "../../../../src/service/contract/deployments/deployment.ts";
import { Revision } from "../../../../src/service/contract/deployments/revision.ts";
import { SourceRevisionConfig } from "../../../../src/service/contract/deployments/settings.ts";

const ID = "11111111-1111-4111-8111-111111111111";
const deployment = {
  ...{ id: ID, name: "agent", source: "external_docker", status: "A_NEW_STATUS" },
  source_config: { resource_spec: { cpu: 0.5, a_new_field: { x: 1 } }, a_new_member: 1 },
  source_revision_config: { image_uri: "a:1" },
  secrets: [{ name: "A", value: "canary" }],
  ...{ created_at: "2026-01-01T00:00:00Z", updated_at: "2026-01-01T00:00:00Z" },
  ...{ latest_revision_id: ID, active_revision_id: null, image_version: null },
};

describe("a deployment in a reply", () => {
  it("may have an unknown status, and unknown members, which are dropped outside the spec", () => {
    const reply = Deployment.parse({ ...deployment, a_new_member: true });
    const { a_new_member, ...source_config } = deployment.source_config;
    expect(reply).toEqual({ ...deployment, source_config });
  });

  it.each(["../../x", "1", ""])("is refused if its latest_revision_id is %j", (id) => {
    const { success } = DeploymentState.safeParse({ ...deployment, latest_revision_id: id });
    expect(success).toBe(false);
  });
});

it.each([
  ["AWAITING_FINAL_DELETE", true],
  ["AwaitingDelete", true],
  ["AWAITING_DATABASE", false],
])("isBeingDeleted: a deployment that is %s", (status, expected) => {
  expect(isBeingDeleted({ status })).toBe(expected);
});

const BOTH_PATHS = { graph_config_path: "a.json", langgraph_config_path: "a.json" };
it.each([
  [{ langgraph_config_path: "a.json" }, BOTH_PATHS],
  [{ graph_config_path: "a.json" }, { graph_config_path: "a.json" }],
  [{ ...BOTH_PATHS, graph_config_path: "b.json" }, { graph_config_path: "b.json" }],
  ["a.json", undefined],
])("SourceRevisionConfig parses %j as %j", (json, config) => {
  expect(SourceRevisionConfig.safeParse(json).data).toEqual(config);
});

it.each([
  [{ id: ID, status: "HIBERNATING", more: 1 }, true],
  [{ id: ID, status: "" }, false],
  [{ status: "DEPLOYED" }, false],
])("Revision requires an id and a status that is not empty: %j", (json, isValid) => {
  expect(Revision.safeParse(json).success).toBe(isValid);
});

it.each([
  { name: "x" },
  { source_config: { cpu: 1 } },
  { source_config: { resource_spec: { cpus: 1 } } },
  { source_revision_config: { repo_commit_sha: "x" } },
  { source_revision_config: { image_uri: "" } },
  { source_config: { deployment_type: 1 } },
  { secrets: [{ name: "A" }] },
  { secrets: [{ name: "A", value: "b", extra: 1 }] },
])("DeploymentPatch refuses %j", (patch) => {
  expect(DeploymentPatch.safeParse(patch).success).toBe(false);
});

const settings = { build_on_push: true, custom_url: "x", install_command: "x", build_command: "x" };
it.each([
  [{ source_revision_config: { repo_ref: "main" } }, ["repo_ref"]],
  [{ source_revision_config: { graph_config_path: "a.json" } }, ["graph_config_path"]],
  [{ source_revision_config: { image_uri: "a:1" } }, ["image_uri"]],
  [{ secrets: [] }, ["secrets"]],
  [{ source_config: { resource_spec: {} } }, ["resource_spec"]],
  [{ source_config: settings }, []],
  [{ source_config: { resource_spec: null }, secrets: null }, []],
  [{ source_revision_config: { image_uri: null } }, []],
  [{}, []],
])("revisionTriggers of %j are %j", (patch, expected) => {
  expect(revisionTriggers(patch)).toEqual(expected);
});
