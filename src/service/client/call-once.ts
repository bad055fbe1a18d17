import * as z from "zod";
import { HTTPValidationError } from "../contract/errors.ts";
import { pathId } from "../contract/ids.ts";
import type {
  BodyOf,
  ClientReplyOf,
  Operation,
  ParametersOf,
  QueryOf,
} from "../contract/operation.ts";
import { ContractError, RefusedError, ServiceError } from "./errors.ts";
import type { Server } from "./http/http.ts";
import { exchange, type Limits, parseJson, reasonOf } from "./http/reply.ts";

/** Path parameters and query of an operation. */
export type Parameters<O extends Operation> = ParametersOf<O> &
  Partial<QueryOf<O> extends object ? QueryOf<O> : object>;

/** The path with its parameters. A parameter may come from the service: none may add a segment. */
export function pathOf(
  operation: Pick<Operation, "path" | "query">,
  parameters: Record<string, unknown>,
): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(pathId.parse(parameters[name])),
  );
  if (!(operation.query instanceof z.ZodObject)) return path;
  const query = new URLSearchParams();
  for (const name of Object.keys(operation.query.shape)) {
    const value = parameters[name];
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

/** A 4xx as an error, with the reasons from its body, redacted so that they can be truncated. */
export function refusalOf(
  { redact }: Pick<Server, "redact">,
  where: string,
  status: number,
  text: string,
): RefusedError {
  const { body, isPlainText, detail: reason } = reasonOf(text, redact);
  const problems = (HTTPValidationError.safeParse(body).data?.detail ?? []).map(
    ({ loc, msg, type }) => ({
      loc: loc.map((step) => (typeof step === "string" ? redact(step) : step)),
      msg: redact(msg),
      type,
    }),
  );
  const lines = problems.map(({ loc, msg }) => `${loc.join(".")}: ${msg}`).join("; ");
  const detail = lines || reason;
  return new RefusedError({
    where,
    why: `status ${status}`,
    status,
    problems,
    detail,
    isPlainText,
  });
}

const ReplyWithSecrets = z.object({ secrets: z.array(z.unknown()) });
const SecretValue = z.object({ name: z.string(), value: z.string().min(1) });

/** Redacts the secrets of the deployment that the reply contains, from now on. */
function addSecretsIn({ addSecret }: Server, json: unknown): void {
  for (const one of ReplyWithSecrets.safeParse(json).data?.secrets ?? []) {
    const { data } = SecretValue.safeParse(one);
    if (data !== undefined) addSecret(data);
  }
}

const ReplyWithId = z.object({ id: z.string() });

/** Whether the reply is for a resource other than the one requested, as a broken cache may send. */
function isOtherResource(
  path: string,
  parameters: Record<string, unknown>,
  data: unknown,
): boolean {
  const name = /\{(\w+)\}$/.exec(path)?.[1];
  const resource = ReplyWithId.safeParse(data);
  if (name === undefined || !resource.success) return false;
  return resource.data.id.toLowerCase() !== String(parameters[name]).toLowerCase();
}

interface Options<O extends Operation> extends Omit<Limits, "maxBytes"> {
  body?: BodyOf<O> | undefined;
}

/**
 * Calls an operation once and returns its validated reply. Throws `RefusedError`,
 * `UnreachableError` or `ContractError`. Retries are up to the caller.
 */
export async function callOnce<O extends Operation>(
  server: Server,
  operation: O,
  parameters: Parameters<O>,
  options: Options<O> = {},
): Promise<ClientReplyOf<O>> {
  try {
    return await exchangeAndParse(server, operation, parameters, options);
  } catch (error) {
    if (error instanceof ServiceError) error.operation = operation;
    throw error;
  }
}

async function exchangeAndParse<O extends Operation>(
  server: Server,
  operation: O,
  parameters: Parameters<O>,
  { body, ...limits }: Options<O>,
): Promise<ClientReplyOf<O>> {
  const { method, clientReply, successStatus, maxBytes } = operation;
  const path = pathOf(operation, parameters);
  const where = `${method} ${path.replace(/\?.*/s, "")}`;
  const requestBody = body === undefined ? undefined : JSON.stringify(body);
  const reply = await exchange(
    server,
    { method, path, body: requestBody },
    { ...limits, maxBytes },
  );
  if (reply.status >= 400) throw refusalOf(server, where, reply.status, reply.text);
  const needsNoBody = successStatus === 204;
  const json = needsNoBody && reply.text === "" ? null : parseJson(reply.text);
  if (json === undefined) {
    const isCutShort = /^\s*[[{]/.test(reply.text);
    const why = `the answer (status ${reply.status}) is not JSON${isCutShort ? ", or is cut short" : ""}`;
    // Login pages and the like have status 200.
    const accepts = isCutShort || reply.status !== 200 || reply.text.trim() === "";
    throw new ContractError({ where, why, kind: accepts ? undefined : "foreign", accepts });
  }
  addSecretsIn(server, json);
  const parsed = z.safeParse<O["clientReply"]>(clientReply, json);
  if (!parsed.success) {
    const members = parsed.error.issues.map(({ path }) => path.join(".") || "the whole body");
    const why = `the answer is not as documented at ${members.slice(0, 5).join(", ")}`;
    throw new ContractError({ where, why, kind: "form", accepts: true });
  }
  // A reply without a required body may describe the operation, not the resource.
  if (!needsNoBody && isOtherResource(operation.path, parameters, parsed.data))
    throw new ContractError({ where, why: "the answer is about another id" });
  return parsed.data;
}
