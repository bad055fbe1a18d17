import { expect, it } from "vitest";
import type * as z from "zod";

/** The messages of all problems that a schema finds. */
export async function messagesOf(schema: z.ZodType, input: unknown): Promise<string[]> {
  const result = await schema.safeParseAsync(input);
  return result.error?.issues.map(({ message }) => message) ?? [];
}

/** A text, what its message says is wrong, and what the message says to write instead. */
export type Refusal = [text: string, wrong: string, instead: string];

/** Defines the tests of texts that a schema refuses, and of an input that is not given. */
export function itRefuses(schema: z.ZodType, refusals: Refusal[]): void {
  it.each(refusals)("refuses %j, saying %j and %j", async (text, wrong, instead) => {
    const messages = await messagesOf(schema, text);
    expect(messages).not.toEqual([]);
    expect(messages.join("\n")).toContain(wrong);
    expect(messages.join("\n")).toContain(instead);
  });

  it("says what to write when it is not given", async () => {
    expect(await messagesOf(schema, undefined)).toEqual([
      expect.stringMatching(/^is required: write /),
    ]);
  });
}
