import type * as z from "zod";

/** The `{name}` parts of a path template. */
type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParameters<Rest>
  : unknown;

/** One endpoint as a value, read by the client, the emulator, its interface description and the tests. */
export interface Operation<
  Path extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Kept extends z.ZodType = z.ZodType,
> {
  method: "GET" | "POST" | "PATCH";
  path: Path;
  summary: string;
  query?: Query;
  body?: Body;
  /** Everything that the service answers with. */
  reply: Reply;
  /** What a client keeps of the reply: what is not parsed cannot leak. */
  kept: Kept;
  success: number;
  /** Of the reply. */
  media: "application/json" | "text/csv";
}

export type ParametersOf<O extends Operation> = PathParameters<O["path"]>;
export type QueryOf<O> = O extends Operation<string, infer Query> ? z.input<Query> : never;
export type BodyOf<O> = O extends Operation<string, z.ZodType, infer Body> ? z.input<Body> : never;
export type KeptOf<O extends Operation> = z.infer<O["kept"]>;

export function operation<
  Path extends string,
  Reply extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Kept extends z.ZodType = Reply,
>(description: {
  method: "GET" | "POST" | "PATCH";
  path: Path;
  summary: string;
  query?: Query;
  body?: Body;
  reply: Reply;
  kept?: Kept;
  success?: number;
  media?: "application/json" | "text/csv";
}): Operation<Path, Query, Body, Reply, Kept> {
  const kept: z.ZodType = description.kept ?? description.reply;
  return { success: 200, media: "application/json", ...description, kept: kept as Kept };
}

type Optional<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];

/** The same members, where those that may be undefined may be absent instead. */
type Present<T> = Omit<T, Optional<T>> & { [K in Optional<T>]?: Exclude<T[K], undefined> };

/** Without the members that are undefined. */
export function omitAbsent<T extends object>(members: T): Present<T> {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined),
  ) as Present<T>;
}
