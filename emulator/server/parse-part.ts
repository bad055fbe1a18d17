import type * as z from "zod";
import { type InvalidMember, missingMember, refuseInvalid, unknownMember } from "./response.ts";

function memberAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (typeof inner === "object" && inner !== null) return Reflect.get(inner, key);
    // A query parameter that occurs once counts as a list of one.
    return key === 0 ? inner : undefined;
  }, value);
}

const locOf = (location: string, path: PropertyKey[]) => [
  location,
  ...path.map((key) => (typeof key === "number" ? key : String(key))),
];

function toInvalidMembers(
  location: string,
  issue: z.core.$ZodIssue,
  value: unknown,
): InvalidMember[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => unknownMember(...locOf(location, [...issue.path, key])));
  }
  const input = memberAt(value, issue.path);
  const loc = locOf(location, issue.path);
  if (input === undefined) return [missingMember(...loc)];
  return [{ loc, msg: issue.message, type: issue.code, input }];
}

/** Parses a part of a request. Refuses the request if the part does not match the schema. */
export function parsePart(
  location: "body" | "path" | "query",
  schema: z.ZodType,
  value: unknown,
): unknown {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  return refuseInvalid(
    ...error.issues.flatMap((issue) => toInvalidMembers(location, issue, value)),
  );
}
