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
  /** What a read returns, for messages: `the revision`. Absent for writes. */
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

/** The defaults are JSON and status 200. */
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

type Optional<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];

/** The members of `T`, but optional instead of possibly undefined. */
type Present<T> = Omit<T, Optional<T>> & { [K in Optional<T>]?: Exclude<T[K], undefined> };

/** Removes members that are undefined. */
export function omitAbsent<T extends object>(members: T): Present<T> {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined),
  ) as Present<T>;
}

/*
 * Members of replies. They describe what services send, but accept any text, so that a new value or
 * another time format breaks no client.
 */

/** One of these values, or a value that a service adds later. */
export const oneOf = (values: z.ZodEnum) => z.string().meta({ enum: values.options });

export const replyTime = z.string().meta({ format: "date-time" });

/** An id, in lower case to make it comparable. */
export const uuid = z.string().toLowerCase().meta({ format: "uuid" });

/** An id that becomes part of a path, and that the contract describes as a UUID. */
export const id = z.guid().toLowerCase();

const DIGITS = /^\d{1,15}$/;

/** A number that some services send as text. */
export const numberOrText = <Schema extends z.ZodNumber>(number: Schema) =>
  z.preprocess(
    (value) => (typeof value === "string" && DIGITS.test(value) ? Number(value) : value),
    number,
  );

/**
 * An optional member: a value in another form is dropped instead of refused. `row` is set if the
 * contract does not name the member.
 */
export const optionalMember = <Schema extends z.ZodType>(schema: Schema, row?: string) => {
  const lenient = schema.nullish().catch(undefined);
  return row === undefined ? lenient : lenient.meta({ inContract: false, row });
};

/** An `optionalMember` that the service is expected to send in every reply, and never as null. */
export const expectedMember = <Schema extends z.ZodType>(schema: Schema, row?: string) =>
  optionalMember(schema, row).meta({ isAlwaysPresent: true });
