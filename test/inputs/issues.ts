import type * as z from "zod";

/** The messages of all problems that a schema finds. */
export async function messagesOf(schema: z.ZodType, input: unknown): Promise<string[]> {
  const result = await schema.safeParseAsync(input);
  return result.error?.issues.map(({ message }) => message) ?? [];
}
