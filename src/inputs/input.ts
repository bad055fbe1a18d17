import type * as z from "zod";

/** An input of an action on one line: what it takes, and what the documents say of it. */
export const input = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  more: Omit<z.GlobalMeta, "description"> = {},
): Schema => schema.meta({ ...more, description });
