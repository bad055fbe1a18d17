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
  servers: z.array(z.looseObject({ url: z.string() })).catch([]),
  paths: z.record(z.string(), z.record(z.string(), z.unknown()).catch({})),
});

/**
 * An interface description: its operations by method and address, as `GET /v2/deployments`, with
 * the server before the path as far as it is known.
 */
export type Description = ReadonlyMap<string, DescribedOperation>;

async function textAt(address: string): Promise<string> {
  const reply = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if ([401, 403].includes(reply.status))
    throw new Error(
      `it asks for a credential (status ${reply.status}). Download it with yours, and give the file`,
    );
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

/** In place of what Node says. */
const CAUSES: Record<string, string> = {
  ENOENT: "no such file",
  EISDIR: "it is a folder. Give the file in it",
  EACCES: "you may not read it",
  ENOTFOUND: "the host name is not known",
  ECONNREFUSED: "nothing answers at this host and port",
};

/** With one sentence for whatever fails. */
async function step<T>(what: string, take: () => Promise<T> | T): Promise<T> {
  try {
    return await take();
  } catch (error) {
    const { cause = error } = error instanceof Error ? error : {};
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    const said = String(cause instanceof Error ? cause.message : cause);
    const [why = ""] = (CAUSES[code] ?? said).split("\n");
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

/** Why this is no description that can be compared. */
function flawOf(data: unknown, text: string): string {
  if (text.trim() === "") return "is empty";
  if (/^\s*</.test(text))
    return "is a web page or XML. Look for the platform's openapi.json, which is JSON";
  const { swagger, openapi } = z.looseObject({}).safeParse(data).data ?? {};
  if (swagger !== undefined)
    return `is a Swagger ${String(swagger).slice(0, 10)} document. Convert it to OpenAPI 3 first`;
  if (openapi === undefined) return "is no OpenAPI document: it has no openapi: 3…";
  return "is no OpenAPI 3 document with paths";
}

/** What stands before each path: the first server, which may be relative to the document. */
function serverIn({ servers: [server] }: z.infer<typeof Description>, source: string): string {
  if (server === undefined) return "";
  const { url } = server;
  const whole = isAddress(source) && !isAddress(url) && URL.canParse(url, source);
  return (whole ? new URL(url, source).href : url).replace(/\/+$/, "");
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
    throw new UnusableDocument(`${source} ${flawOf(data, text)}`);
  const whole = await step(`${source} cannot be resolved`, () => dereferenced(data));
  const description = Description.parse(whole);
  const server = serverIn(description, source);
  const operations = new Map<string, DescribedOperation>();
  for (const [path, item] of Object.entries(description.paths)) {
    for (const method of METHODS) {
      const operation = Operation.safeParse(item[method]);
      if (operation.success)
        operations.set(`${method.toUpperCase()} ${server}${path}`, operation.data);
    }
  }
  return operations;
}
