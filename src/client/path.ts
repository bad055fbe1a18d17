import * as z from "zod";
import type { Operation } from "../contract/operation.ts";

const Identifier = z.guid();

/** The path with its parameters filled in. Each must be a UUID, also one that came from the service: it becomes a path. */
export function pathOf(
  operation: Pick<Operation, "path" | "query">,
  parameters: Record<string, unknown>,
): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(Identifier.parse(parameters[name])),
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
