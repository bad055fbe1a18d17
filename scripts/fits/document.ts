import { readFile } from "node:fs/promises";
import { BaseResolver, bundle, createConfig, makeDocumentFromString } from "@redocly/openapi-core";
import { parse } from "yaml";
import * as z from "zod";

const MAX_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 30_000;

/** A document that cannot be compared; the message says why, in one sentence. */
export class UnusableDocument extends Error {
  override name = "UnusableDocument";
}

const Operation = z.looseObject({
  parameters: z.array(z.unknown()).catch([]),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.unknown()).catch({}),
});
export type DescribedOperation = z.infer<typeof Operation>;

const Description = z.looseObject({
  openapi: z.string().regex(/^3\./),
  paths: z.record(z.string(), z.record(z.string(), z.unknown()).catch({})),
});

/** An interface description: its operations by method and path, as `GET /v2/deployments`. */
export type Description = ReadonlyMap<string, DescribedOperation>;

async function textAt(address: string): Promise<string> {
  const reply = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!reply.ok) throw new Error(`it answers with status ${reply.status}`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of reply.body ?? []) {
    bytes += part.length;
    if (bytes > MAX_BYTES) throw new Error("it has more than 20 MiB");
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

const isAddress = (source: string) => /^https?:\/\//i.test(source);

/** With one sentence for whatever fails. */
async function step<T>(what: string, take: () => Promise<T> | T): Promise<T> {
  try {
    return await take();
  } catch (error) {
    const { cause = error } = error instanceof Error ? error : {};
    const [why = ""] = String(cause instanceof Error ? cause.message : cause).split("\n");
    throw new UnusableDocument(`${what}: ${why.slice(0, 200)}`);
  }
}

/** As JSON has them. Aliases that multiply are an error. */
function dataOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parse(text);
  }
}

/** Neither files nor other hosts: a document is compared as it is. */
class OwnReferencesOnly extends BaseResolver {
  override loadExternalRef(ref: string): never {
    throw new Error(`it refers to ${ref}, and only one that is whole can be compared`);
  }
}

async function dereferenced(data: unknown): Promise<unknown> {
  const doc = makeDocumentFromString(JSON.stringify(data), "/document.json");
  const config = await createConfig({});
  const externalRefResolver = new OwnReferencesOnly();
  const result = await bundle({ doc, config, externalRefResolver, dereference: true });
  const [problem] = result.problems;
  if (problem !== undefined) throw new Error(problem.message);
  return result.bundle.parsed;
}

const METHODS = ["get", "post", "patch", "delete", "put"];

/** Reads an OpenAPI 3 document, and resolves its references. Throws `UnusableDocument`. */
export async function readDescription(source: string): Promise<Description> {
  const text = await step(`${source} cannot be read`, () =>
    isAddress(source) ? textAt(source) : readFile(source, "utf8"),
  );
  const data = await step(`${source} is neither JSON nor YAML`, () => dataOf(text));
  if (!Description.safeParse(data).success)
    throw new UnusableDocument(`${source} is no OpenAPI 3 document with paths`);
  const whole = await step(`${source} cannot be resolved`, () => dereferenced(data));
  const operations = new Map<string, DescribedOperation>();
  for (const [path, item] of Object.entries(Description.parse(whole).paths)) {
    for (const method of METHODS) {
      const operation = Operation.safeParse(item[method]);
      if (operation.success) operations.set(`${method.toUpperCase()} ${path}`, operation.data);
    }
  }
  return operations;
}
