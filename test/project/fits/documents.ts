import { stringify } from "yaml";

const of = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const answering = (status: number, schema: object) => ({
  responses: { [status]: { description: "", content: { "application/json": { schema } } } },
});
const taking = (schema: object) => ({
  requestBody: { content: { "application/json": { schema } } },
});
const text = { type: "string" };
const uuid = { type: "string", format: "uuid" };
const objectOf = (properties: object, ...required: string[]) => ({
  type: "object",
  properties,
  required,
});

const NAMES = Array.from({ length: 31 }, (_, index) => `A${index}`);
const doubling = NAMES.map((name, index) => {
  const next = of(NAMES[index + 1] ?? "End");
  return [name, { anyOf: [next, next], oneOf: [next, next] }];
});

/** Schemas, of which A0 is the first, that a reader without care would follow for ever. */
export const ENDLESS: Record<string, object> = {
  "an alternative of itself": { A0: { anyOf: [of("A0"), objectOf({ id: uuid }, "id")] } },
  "a circle of alternatives and parts": {
    A0: { anyOf: [of("A1"), of("A2"), of("A0")], oneOf: [of("A0"), of("A1")] },
    A1: { allOf: [of("A1"), of("A0")], anyOf: [of("A2"), of("A1")] },
    A2: { allOf: [of("A0"), of("A1"), of("A2")], properties: { id: of("A0"), name: of("A2") } },
  },
  "alternatives that double": { ...Object.fromEntries(doubling), End: objectOf({ id: uuid }) },
  "20,000 members": {
    A0: objectOf(Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`m${i}`, text]))),
  },
};

/** A description of a deployment whose schemas are these. */
export const described = (schemas: object) => ({
  openapi: "3.0.3",
  info: { title: "Endless", version: "1" },
  paths: {
    "/v2/deployments/{id}": {
      get: answering(200, of("A0")),
      patch: { ...taking(of("A0")), ...answering(200, of("A0")) },
    },
    [`/${"{".repeat(50_000)}`]: { get: answering(200, text) },
  },
  components: { schemas },
});

/**
 * A control plane below a prefix, in OpenAPI 3.0: `nullable`, `allOf`, other names of parameters,
 * another spelling, and neither a list nor a deletion.
 */
export const OLDER = {
  openapi: "3.0.3",
  info: { title: "Older", version: "1" },
  paths: {
    "/api-host/v2/deployments": {
      post: {
        ...taking(of("Creation")),
        ...answering(201, of("Deployment")),
      },
    },
    "/api-host/v2/deployments/{id}": {
      get: answering(200, of("Deployment")),
      patch: { ...taking(of("Change")), ...answering(200, of("Deployment")) },
    },
    "/api-host/v2/deployments/{id}/revisions/{rid}": { get: answering(200, of("Revision")) },
  },
  components: {
    schemas: {
      Runs: objectOf({
        repo_ref: { ...text, nullable: true },
        langgraph_config_path: { ...text, nullable: true },
        image_uri: { ...text, nullable: true },
      }),
      Config: objectOf({
        integration_id: { ...uuid, nullable: true },
        repo_url: { ...text, nullable: true },
        deployment_type: { ...text, nullable: true, enum: ["dev_free", "dev", "prod"] },
        build_on_push: { type: "boolean", nullable: true },
        custom_url: { ...text, nullable: true },
        resource_spec: { type: "object", nullable: true },
        install_command: { ...text, nullable: true },
        build_command: { ...text, nullable: true },
      }),
      Secret: objectOf({ name: text, value: text }, "name", "value"),
      Change: objectOf({
        source_config: { allOf: [of("Config")], nullable: true },
        source_revision_config: { allOf: [of("Runs")], nullable: true },
        secrets: { type: "array", items: of("Secret") },
      }),
      Creation: {
        allOf: [
          of("Change"),
          objectOf({ name: text, source: { ...text, enum: ["github"] } }, "name", "source"),
        ],
      },
      Revision: objectOf({ id: uuid, status: text, next: of("Revision") }, "id", "status"),
      Deployment: {
        allOf: [
          of("Creation"),
          objectOf({
            id: uuid,
            status: text,
            latest_revision_id: { ...uuid, nullable: true },
            active_revision_id: { ...uuid, nullable: true },
          }),
        ],
      },
    },
  },
};

/** A control plane that cannot be deployed to: an answer lacks what shows the new revision. */
export const OTHER = {
  openapi: "3.1.0",
  info: { title: "Other", version: "1" },
  paths: {
    "/v2/deployments": { get: answering(200, { type: "array", items: of("Deployment") }) },
    "/v2/deployments/{deployment_id}": {
      get: answering(200, of("Deployment")),
      patch: {
        ...taking(
          objectOf(
            {
              source_revision_config: objectOf({ image: text }),
              source_config: {
                anyOf: [objectOf({ custom_url: { type: "integer" } }), { type: "null" }],
              },
              approval: text,
            },
            "approval",
          ),
        ),
        ...answering(200, of("Deployment")),
      },
    },
    "/v2/deployments/{deployment_id}/revisions/{revision_id}": {
      get: answering(200, objectOf({ id: uuid, state: text }, "id")),
    },
  },
  components: {
    schemas: {
      Deployment: objectOf({
        id: uuid,
        name: text,
        source: text,
        status: text,
        source_config: { type: "object" },
        source_revision_config: { type: "object" },
        latest_revision: uuid,
        active_revision_id: { type: ["string", "null"] },
      }),
    },
  },
};

const run = objectOf({ id: uuid, status: text }, "id", "status");

/** A platform API in YAML, whose usage asks for its workspaces otherwise. */
export const PLATFORM = stringify({
  openapi: "3.1.0",
  info: { title: "Platform", version: "1" },
  paths: {
    "/api/v1/bulk-exports": {
      get: answering(200, { type: "array", items: run }),
      post: {
        ...taking(
          objectOf({
            bulk_export_destination_id: uuid,
            session_id: uuid,
            start_time: text,
            end_time: { anyOf: [text, { type: "null" }] },
            interval_hours: text,
          }),
        ),
        ...answering(200, run),
      },
    },
    "/api/v1/bulk-exports/{export_id}": {
      get: answering(200, run),
      patch: {
        ...taking(objectOf({ status: { ...text, enum: ["Cancelled", "Paused"] } })),
        ...answering(200, {}),
      },
    },
    "/api/v1/bulk-exports/{export_id}/runs": { get: answering(200, { type: "array", items: run }) },
    "/api/v1/orgs/current/billing/granular-usage": {
      get: {
        parameters: ["start_time", "end_time", "workspaces"].map((name) => ({
          ...{ name, in: "query", schema: text },
        })),
        ...answering(200, objectOf({ stride: {}, usage: { type: "array", items: {} } })),
      },
    },
  },
});
