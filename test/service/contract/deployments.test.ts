import { describe, expect, it } from "vitest";
import {
  Deployment,
  DeploymentPatch,
  DeploymentState,
  Revision,
  revisionTriggers,
  SourceConfig,
  SourceConfigRequest,
  SourceRevisionConfig,
  SourceRevisionConfigRequest,
} from "../../../src/service/contract/deployments.ts";
import { HTTPValidationError } from "../../../src/service/contract/errors.ts";

const ID = "11111111-1111-4111-8111-111111111111";
const names = (schema: { shape: object }) => Object.keys(schema.shape).sort();

const deployment = {
  id: ID,
  name: "agent",
  source: "external_docker",
  source_config: { resource_spec: { cpu: 0.5, a_new_field: { x: 1 } }, a_new_member: 1 },
  source_revision_config: { image_uri: "a:1" },
  secrets: [{ name: "A", value: "canary" }],
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  status: "A_NEW_STATUS",
  latest_revision_id: ID,
  active_revision_id: null,
  image_version: null,
  a_new_member: true,
};

describe("Deployment", () => {
  it("has every field of the contract, and the address that some services add", () => {
    const fields =
      "active_revision_id created_at id image_version latest_revision_id name secrets source source_config";
    expect(names(Deployment)).toEqual(
      `${fields} source_revision_config status tenant_id updated_at url`.split(" "),
    );
  });

  it("accepts unknown members and statuses in a reply", () => {
    const read = Deployment.parse(deployment);
    expect(read.status).toBe("A_NEW_STATUS");
    expect(read).not.toHaveProperty("a_new_member");
    expect(read.source_config.resource_spec).toEqual({ cpu: 0.5, a_new_field: { x: 1 } });
  });

  it("is kept without its secrets (DeploymentState)", () => {
    expect(JSON.stringify(DeploymentState.parse(deployment))).not.toContain("canary");
  });

  it.each(["../../x", "1", ""])(
    "refuses %j for an id, which becomes part of a path",
    (latest_revision_id) => {
      expect(DeploymentState.safeParse({ ...deployment, latest_revision_id }).success).toBe(false);
    },
  );
});

describe("SourceConfig and SourceConfigRequest", () => {
  it("both have every field of the contract", () => {
    const fields =
      "build_command build_on_push custom_url deployment_type install_command integration_id listener_config listener_id";
    expect(names(SourceConfigRequest)).toEqual(`${fields} repo_url resource_spec`.split(" "));
    expect(names(SourceConfig)).toEqual(names(SourceConfigRequest));
  });
});

describe("SourceRevisionConfig", () => {
  it("has the request's fields and the read-only commit", () => {
    expect(names(SourceRevisionConfigRequest)).toEqual([
      "graph_config_path",
      "image_uri",
      "repo_ref",
    ]);
    expect(names(SourceRevisionConfig.out)).toEqual([
      "graph_config_path",
      "image_uri",
      "langgraph_config_path",
      "repo_commit_sha",
      "repo_ref",
    ]);
  });

  it("is read under the contract's name where a service has another one", () => {
    const both = { graph_config_path: "a.json", langgraph_config_path: "a.json" };
    expect(SourceRevisionConfig.parse({ langgraph_config_path: "a.json" })).toEqual(both);
    expect(SourceRevisionConfig.parse({ graph_config_path: "a.json" })).toEqual({
      graph_config_path: "a.json",
    });
    expect(SourceRevisionConfig.parse({ ...both, graph_config_path: "b.json" })).toEqual({
      graph_config_path: "b.json",
    });
    expect(SourceRevisionConfig.safeParse("a.json").success).toBe(false);
  });
});

describe("Revision", () => {
  it("requires an id and a status that is not empty", () => {
    expect(Revision.parse({ id: ID, status: "HIBERNATING", more: 1 })).toEqual({
      id: ID,
      status: "HIBERNATING",
    });
    expect(Revision.safeParse({ id: ID, status: "" }).success).toBe(false);
    expect(Revision.safeParse({ status: "DEPLOYED" }).success).toBe(false);
  });
});

describe("DeploymentPatch", () => {
  it.each([
    { name: "x" },
    { source_config: { cpu: 1 } },
    { source_config: { resource_spec: { cpus: 1 } } },
    { source_revision_config: { repo_commit_sha: "x" } },
    { source_revision_config: { image_uri: "" } },
    { source_config: { deployment_type: 1 } },
    { secrets: [{ name: "A" }] },
    { secrets: [{ name: "A", value: "b", extra: 1 }] },
  ])("refuses %j", (patch) => {
    expect(DeploymentPatch.safeParse(patch).success).toBe(false);
  });
});

describe("revisionTriggers", () => {
  it.each([
    [{ source_revision_config: { repo_ref: "main" } }, ["source_revision_config.repo_ref"]],
    [
      { source_revision_config: { graph_config_path: "graph.json" } },
      ["source_revision_config.graph_config_path"],
    ],
    [{ source_revision_config: { image_uri: "a:1" } }, ["source_revision_config.image_uri"]],
    [{ secrets: [] }, ["secrets"]],
    [{ source_config: { resource_spec: {} } }, ["source_config.resource_spec"]],
    [
      {
        source_config: {
          build_on_push: true,
          custom_url: "x",
          install_command: "x",
          build_command: "x",
        },
      },
      [],
    ],
    [
      {
        source_config: { resource_spec: null },
        source_revision_config: { image_uri: null },
        secrets: null,
      },
      [],
    ],
    [{}, []],
  ])("of %j are %j", (patch, expected) => {
    expect(revisionTriggers(patch)).toEqual(expected);
  });
});

describe("HTTPValidationError", () => {
  it("keeps loc, msg and type, and drops members that may hold a secret", () => {
    const body = {
      detail: [
        {
          loc: ["body", "secrets", 0],
          msg: "m",
          type: "t",
          input: "canary",
          ctx: { x: "canary" },
          url: "canary",
        },
      ],
    };
    expect(HTTPValidationError.parse(body)).toEqual({
      detail: [{ loc: ["body", "secrets", 0], msg: "m", type: "t" }],
    });
  });
});
