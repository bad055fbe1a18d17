import * as z from "zod";

/** The `{name}` parts of a path template. */
type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParameters<Rest>
  : unknown;

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** One endpoint as a value, for the client, the emulator, its OpenAPI description and the tests. */
export interface Operation<
  Path extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Kept extends z.ZodType = z.ZodType,
> {
  method: Method;
  path: Path;
  summary: string;
  /** What it reads, as a person calls it: `the revision`. Absent if it changes something. */
  reads?: string;
  query?: Query;
  body?: Body;
  /** The whole body of a successful response; undefined with 204. */
  reply: Reply;
  /** The part of the reply that a client keeps: what is not parsed cannot leak. */
  kept: Kept;
  /** The most of a reply that a client reads, if that is more than usual. */
  maxBytes?: number;
  /** The status of a successful response. */
  success: number;
  /** The content type of the reply. */
  media: "application/json" | "text/csv";
  /** Of an endpoint that the contract does not name: its row in docs/design/contract. */
  row?: string;
}

export type ParametersOf<O extends Operation> = PathParameters<O["path"]>;
export type QueryOf<O> = O extends Operation<string, infer Query> ? z.input<Query> : never;
export type BodyOf<O> = O extends Operation<string, z.ZodType, infer Body> ? z.input<Body> : never;
export type KeptOf<O extends Operation> = z.infer<O["kept"]>;

/** With JSON and 200, unless it says otherwise. */
export function operation<
  Path extends string,
  Reply extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Kept extends z.ZodType = Reply,
>(
  method: Method,
  path: Path,
  options: Pick<Operation<Path, Query, Body, Reply, Kept>, "summary" | "reply"> &
    Partial<Operation<Path, Query, Body, Reply, Kept>>,
): Operation<Path, Query, Body, Reply, Kept> {
  const kept: z.ZodType = options.kept ?? options.reply;
  return { success: 200, media: "application/json", ...options, method, path, kept: kept as Kept };
}

type Optional<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];

/** The same members, but those that may be undefined are absent instead. */
type Present<T> = Omit<T, Optional<T>> & { [K in Optional<T>]?: Exclude<T[K], undefined> };

/** The same members, without those that are undefined. */
export function omitAbsent<T extends object>(members: T): Present<T> {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined),
  ) as Present<T>;
}

/*
 * Members of replies. They are described as services send them, and read as any text: a new word,
 * or a time in another form, breaks no client.
 */

/** One of these words, or of those that a service adds later. */
export const oneOf = (words: z.ZodEnum) => z.string().meta({ enum: words.options });

export const shownTime = z.string().meta({ format: "date-time" });

/** An id, which services may write in two letter cases: in the one that makes it comparable. */
export const uuid = z.string().toLowerCase().meta({ format: "uuid" });

/** An id that becomes a part of a path, in requests and in replies, so that it has to be a UUID. */
export const id = z.guid().toLowerCase();

const DIGITS = /^\d{1,15}$/;

/** A number, which some services write as a text of its digits. */
export const maybeText = <Schema extends z.ZodNumber>(number: Schema) =>
  z.preprocess(
    (value) => (typeof value === "string" && DIGITS.test(value) ? Number(value) : value),
    number,
  );

/**
 * A member that a client can do without: in another form it is left out, and breaks none. With a
 * row it is one that the contract does not name, and the row says where it comes from.
 */
export const perhaps = <Schema extends z.ZodType>(schema: Schema, row?: string) => {
  const lenient = schema.nullish().catch(undefined);
  return row === undefined ? lenient : lenient.meta({ inContract: false, row });
};

/** The same, of a member that has a value in every reply. */
export const given = <Schema extends z.ZodType>(schema: Schema, row?: string) =>
  perhaps(schema, row).meta({ isGiven: true });
