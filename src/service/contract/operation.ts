import * as z from "zod";

/** The `{name}` parts of a path template. */
type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParameters<Rest>
  : unknown;

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** An endpoint as data, for the client, the emulator, its OpenAPI document and the tests. */
export interface Operation<
  Path extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  ClientReply extends z.ZodType = z.ZodType,
> {
  method: Method;
  path: Path;
  summary: string;
  /** What a read returns, for messages: `the revision`. Absent if the client does not read it. */
  resourceLabel?: string;
  query?: Query;
  body?: Body;
  /** Body of a successful response; undefined with 204. */
  reply: Reply;
  /** The part of the reply that the client parses: what is not parsed cannot leak. */
  clientReply: ClientReply;
  /** Limit for the size of the reply, if it is not the default. */
  maxBytes?: number;
  successStatus: number;
  mediaType: "application/json" | "text/csv";
  /** Row in docs/design/contract, if the contract does not name the endpoint. */
  row?: string;
}

export type ParametersOf<O extends Operation> = PathParameters<O["path"]>;
export type QueryOf<O> = O extends Operation<string, infer Query> ? z.input<Query> : never;
export type BodyOf<O> = O extends Operation<string, z.ZodType, infer Body> ? z.input<Body> : never;
export type ClientReplyOf<O extends Operation> = z.infer<O["clientReply"]>;

/** The defaults are JSON, status 200, and `reply` as `clientReply`. */
export function operation<
  Path extends string,
  Reply extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  ClientReply extends z.ZodType = Reply,
>(
  method: Method,
  path: Path,
  options: Pick<Operation<Path, Query, Body, Reply, ClientReply>, "summary" | "reply"> &
    Partial<Operation<Path, Query, Body, Reply, ClientReply>>,
): Operation<Path, Query, Body, Reply, ClientReply> {
  const clientReply: z.ZodType = options.clientReply ?? options.reply;
  return {
    successStatus: 200,
    mediaType: "application/json",
    ...options,
    method,
    path,
    clientReply: clientReply as ClientReply,
  };
}

/** Query members of a list with pages. */
export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).default(0),
};
