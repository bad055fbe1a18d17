import type * as z from "zod";

/** Adds the description and other metadata of an input to its schema. */
export const input = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  more: Omit<z.GlobalMeta, "description"> = {},
): Schema => schema.meta({ ...more, description });
