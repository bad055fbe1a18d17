import { describe, expect, it } from "vitest";
import * as z from "zod";
import { openapiOf } from "../../emulator/server/openapi.ts";
import { OPERATIONS } from "../../emulator/server/operations.ts";
import { ask } from "../harness/ask.ts";
import { exporting, HOUR } from "./exports/exporting.ts";

type Word = keyof typeof OPERATIONS;

const Id = z.object({ id: z.guid() });
const Described = z.looseObject({ properties: z.record(z.string(), z.unknown()) });
const Schema = z.custom<z.core.JSONSchema.JSONSchema>();

/** The description, in which every object has all of its members. */
const description = z
  .object({
    paths: z.record(
      z.string(),
      z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) })),
    ),
    components: z.object({ schemas: z.record(z.string(), Schema) }),
  })
  .parse(
    JSON.parse(
      JSON.stringify(openapiOf(OPERATIONS, { url: "" })).replaceAll(
        "#/components/schemas/",
        "#/$defs/",
      ),
      (_, value) => {
        const object = Described.safeParse(value);
        return object.success ? { ...value, required: Object.keys(object.data.properties) } : value;
      },
    ),
  );

const Answer = z.object({
  content: z.object({ "application/json": z.object({ schema: Schema }) }),
});

function replySchema(word: Word): z.ZodType {
  const { method, path, success } = OPERATIONS[word];
  const answer = description.paths[path]?.[method.toLowerCase()]?.responses[success];
  const { schema } = Answer.parse(answer).content["application/json"];
  return z.fromJSONSchema({ ...Object(schema), $defs: description.components.schemas });
}

describe("every reply", () => {
  it("is as /openapi.json describes it, and has null for members that are not set", async () => {
    await using service = await exporting();
    const headers = { "x-api-key": "demo-key", "x-tenant-id": service.workspace.id };
    const schemas = new Map<Word, z.ZodType>();
    const unlike: unknown[] = [];

    async function play(word: Word, ids: Record<string, string>, body?: unknown, query = "") {
      const { method, path, success } = OPERATIONS[word];
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name]));
      const reply = await ask(service.url + filled + query, method, { headers, body });
      expect([word, reply.status, reply.text]).toEqual([word, success, expect.any(String)]);
      const schema = schemas.get(word) ?? (success === 204 ? z.undefined() : replySchema(word));
      schemas.set(word, schema);
      const { error } = schema.safeParse(reply.json);
      if (error !== undefined) unlike.push([word, z.prettifyError(error)]);
      return Id.safeParse(reply.json).data?.id ?? "";
    }

    const image_uri = "registry.example/agent:fail-build";
    const deployment_id = await play(
      "create",
      {},
      {
        name: "agent",
        source: "external_docker",
        source_config: {},
        source_revision_config: { image_uri },
        secrets: [{ name: "A", value: "1" }],
      },
    );
    service.store.addDeployment({ name: "repository", source: "github" });
    await play("patch", { deployment_id }, { source_revision_config: { image_uri } });
    const resource_spec = { cpu: 2, volumes: [{ name: "cache", emptyDir: {} }] };
    await play("patch", { deployment_id }, { source_config: { resource_spec } });
    service.clock.pass(HOUR);
    const [revision] = service.store.revisions(deployment_id);
    const of = { deployment_id, revision_id: revision?.id ?? "" };
    for (const word of ["get", "list", "deployments", "revision"] as const) await play(word, of);
    await play("logs", of, undefined, "?type=build");
    for (const word of ["listeners", "integrations"] as const) await play(word, {});
    const range = "?start_time=2029-12-01T00:00:00Z&end_time=2029-12-02T00:00:00Z";
    await play("usage", {}, undefined, `${range}&workspace_ids=${service.workspace.id}`);

    await play("destination", {}, service.destinationBody());
    const start_time = "2029-12-30T00:00:00Z";
    const schedule = { start_time, end_time: undefined, interval_hours: 24 };
    const scheduled = await play("export", {}, { ...service.exportBody, ...schedule });
    const export_id = await play("export", {}, service.exportBody);
    for (const ms of [0, 2_000, HOUR]) {
      service.clock.pass(ms);
      await play("get-export", { export_id });
      await play("runs", { export_id });
      await play("exports", {});
    }
    await play("cancel-export", { export_id: scheduled }, { status: "Cancelled" });
    await play("delete", { deployment_id });

    expect(unlike).toEqual([]);
    const rest = Object.keys(OPERATIONS).filter((word) => !schemas.has(word as Word));
    // The one reply that is no JSON.
    expect(rest).toEqual(["usage-export"]);
  });
});
