import * as z from "zod";

const Members = z.record(z.string(), z.unknown());
const List = z.array(z.unknown()).catch([]);
const Schema = z.looseObject({
  type: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .catch(undefined),
  nullable: z.boolean().optional().catch(undefined),
  enum: z.array(z.unknown()).optional().catch(undefined),
  const: z.unknown().optional(),
  properties: Members.optional().catch(undefined),
  required: z.array(z.string()).optional().catch(undefined),
  items: z.unknown().optional(),
  allOf: List.optional(),
  anyOf: List.optional(),
  oneOf: List.optional(),
});

/** What a JSON schema says of a value, however it is composed. */
export interface Shape {
  /** Undefined if it may be of any type. */
  types: readonly string[] | undefined;
  /** The only values that it may have, if these are listed. */
  words: readonly unknown[] | undefined;
  members: ReadonlyMap<string, unknown>;
  required: readonly string[];
  items: unknown;
}

const ANYTHING: Shape = {
  types: undefined,
  words: undefined,
  members: new Map(),
  required: [],
  items: undefined,
};

const union = <T>(one: readonly T[], other: readonly T[]) => [...new Set([...one, ...other])];
const common = (one: readonly string[], other: readonly string[]) =>
  one.filter((word) => other.includes(word));

/** A value that fits both. */
const both = (one: Shape, other: Shape): Shape => ({
  types: one.types && other.types ? common(one.types, other.types) : (one.types ?? other.types),
  words: one.words ?? other.words,
  members: new Map([...one.members, ...other.members]),
  required: union(one.required, other.required),
  items: one.items ?? other.items,
});

/** A value that fits one of the two. */
const either = (one: Shape, other: Shape): Shape => ({
  types: one.types && other.types && union(one.types, other.types),
  words: one.words && other.words && union(one.words, other.words),
  members: new Map([...one.members, ...other.members]),
  required: common(one.required, other.required),
  items: one.items ?? other.items,
});

const isNull = ({ types }: Shape) => types?.join() === "null";

/** A value that fits one of them. That it may be null says nothing of its members. */
function oneOf(shapes: readonly Shape[]): Shape {
  const [first = ANYTHING, ...others] = shapes.filter((shape) => !isNull(shape));
  const joined = others.reduce(either, first);
  const types = shapes.some(isNull) ? joined.types?.concat("null") : joined.types;
  return { ...joined, types };
}

/** Of schemas that were seen. One that is part of itself says nothing there. */
const seen = new WeakMap<object, Shape>();

/** What a schema says whose references are resolved. They may go in circles. */
export function shapeOf(value: unknown): Shape {
  if (typeof value !== "object" || value === null) return ANYTHING;
  const known = seen.get(value);
  if (known !== undefined) return known;
  seen.set(value, ANYTHING);
  const shape = newShape(value);
  seen.set(value, shape);
  return shape;
}

function newShape(value: object): Shape {
  const schema = Schema.safeParse(value).data;
  if (schema === undefined) return ANYTHING;
  const { type, nullable, properties = {}, required = [], items } = schema;
  const types = type === undefined ? undefined : [type, nullable ? ["null"] : []].flat(2);
  const words = Object.hasOwn(schema, "const")
    ? [schema.const]
    : schema.enum?.filter((word) => word !== null);
  const members = new Map(Object.entries(properties));
  const own: Shape = { types, words, members, required, items };
  const inner = (list: readonly unknown[]) => list.map(shapeOf);
  const alternatives = [schema.anyOf, schema.oneOf].filter((list) => list !== undefined);
  const parts = [...inner(schema.allOf ?? []), ...alternatives.map((list) => oneOf(inner(list)))];
  return parts.reduce(both, own);
}
