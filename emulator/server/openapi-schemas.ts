import * as z from "zod";
import * as deployments from "../../src/service/contract/deployments/deployment.ts";
import * as listeners from "../../src/service/contract/deployments/listeners.ts";
import * as resourceSpec from "../../src/service/contract/deployments/resource-spec.ts";
import * as revisions from "../../src/service/contract/deployments/revision.ts";
import * as settings from "../../src/service/contract/deployments/settings.ts";
import { OTHER_GRAPH_CONFIG_PATH } from "../../src/service/contract/deployments/spelling.ts";
import * as errors from "../../src/service/contract/errors.ts";
import * as bulkExports from "../../src/service/contract/exports/bulk-export.ts";
import * as destinations from "../../src/service/contract/exports/destination.ts";
import type { Operation } from "../../src/service/contract/operation.ts";
import * as usage from "../../src/service/contract/usage.ts";

/** Operations and schemas have the names of the contract's exports. */
const NAMES = new Map<unknown, string>(
  Object.entries({
    ...{ ...bulkExports, ...deployments, ...revisions, ...destinations, ...errors },
    ...{ ...resourceSpec, ...settings, ...listeners, ...usage },
  }).map(([name, value]) => [value, name]),
);
export const nameOf = (operation: Operation) => NAMES.get(operation) ?? "";

const PREFIX = "#/components/schemas/";

/** An extension of OpenAPI: false for what the contract does not name. */
export const X_IN_CONTRACT = "x-in-contract";
/** An extension of OpenAPI: the row of docs/design/contract/README.md that describes it. */
export const X_ROW = "x-row";

const ObjectSchema = z.looseObject({ properties: z.record(z.string(), z.looseObject({})) });

function withoutNull(schema: Record<string, unknown>): Record<string, unknown> {
  const { anyOf, type, ...rest } = schema;
  if (Array.isArray(type)) return { ...rest, type: type.find((one) => one !== "null") };
  if (!Array.isArray(anyOf)) return schema;
  return { ...rest, ...anyOf.find((one) => one.type !== "null") };
}

/** The schema of what services send, from the lenient one that parses responses. */
function toResponseSchema(value: unknown, contractOnly: boolean): unknown {
  const { data } = ObjectSchema.safeParse(value);
  if (data === undefined) return value;
  const { properties, required, ...keywords } = data;
  const members = Object.entries(properties)
    .filter(([name]) => name !== OTHER_GRAPH_CONFIG_PATH)
    .filter(([, member]) => !contractOnly || member[X_IN_CONTRACT] === undefined)
    .map(([name, { isAlwaysPresent, ...member }]) => [
      name,
      isAlwaysPresent ? withoutNull(member) : member,
    ]);
  return {
    ...keywords,
    properties: Object.fromEntries(members),
    ...(required ? { required } : {}),
  };
}

/** Beyond the contract: empty-values and unknown-members. */
function rowOfBounds(json: z.core.JSONSchema.BaseSchema): string | undefined {
  if (json.minLength === 1 || json.minItems === 1) return "empty-values";
  return json.additionalProperties === false ? "unknown-members" : undefined;
}

/** Removes patterns that a format implies, and limits of JavaScript. Adds the extensions. */
function simplifySchema(context: {
  zodSchema: z.core.$ZodType;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  const { zodSchema, jsonSchema: json } = context;
  if (json.format !== undefined) delete json.pattern;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.inContract === false) json[X_IN_CONTRACT] = false;
  const row = json.row ?? rowOfBounds(json);
  if (row !== undefined) json[X_ROW] = row;
  delete json.inContract;
  delete json.row;
  if (zodSchema === resourceSpec.JsonValue) for (const name of Object.keys(json)) delete json[name];
}

/** As input schemas, because a reply may have members that the contract does not name. */
export const SCHEMA_OPTIONS = { io: "input", override: simplifySchema } as const;

export const hasBody = (reply: z.ZodType) => !(reply instanceof z.ZodUndefined);

type Registry = z.core.$ZodRegistry<{ id: string }>;

/** All schemas with their names. An unnamed schema is named after its operation. */
export function createRegistry(operations: readonly Operation[]): Registry {
  const registry: Registry = z.registry();
  for (const [value, id] of NAMES) if (value instanceof z.ZodType) registry.add(value, { id });
  for (const operation of operations) {
    const { body, reply } = operation;
    const name = nameOf(operation);
    if (body !== undefined && !registry.has(body)) registry.add(body, { id: `${name}Body` });
    if (hasBody(reply) && !registry.has(reply)) registry.add(reply, { id: `${name}Reply` });
  }
  return registry;
}

export const referTo = (registry: Registry, schema: z.ZodType) => ({
  $ref: PREFIX + registry.get(schema)?.id,
});

const schemaNamesIn = (value: unknown): string[] =>
  JSON.stringify(value).match(/(?<="#\/components\/schemas\/)\w+(?=")/g) ?? [];

/** The schemas that the paths use, directly or indirectly. */
export function describeSchemas(registry: Registry, paths: unknown, contractOnly: boolean) {
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => PREFIX + id, ...SCHEMA_OPTIONS });
  const { NewerResourceSpec, ...otherSchemas } = JSON.parse(JSON.stringify(schemas), (_, value) =>
    toResponseSchema(value, contractOnly),
  );
  const schemasByName: Record<string, z.core.JSONSchema.BaseSchema> = {
    ...otherSchemas,
    ResourceSpec: NewerResourceSpec,
    // contract: SourceConfig. A reply has the same fields as a request.
    ResourceSpecReply: { $ref: `${PREFIX}ResourceSpec` },
  };
  const usedSchemas: Record<string, unknown> = {};
  const names = schemaNamesIn(paths);
  for (const name of names) {
    if (name in usedSchemas) continue;
    const { $schema: _, $id: __, ...schema } = schemasByName[name] ?? {};
    usedSchemas[name] = schema;
    names.push(...schemaNamesIn(schema));
  }
  return usedSchemas;
}
