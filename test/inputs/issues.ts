import { expect, it } from "vitest";
import type * as z from "zod";

export async function messagesOf(schema: z.ZodType, input: unknown): Promise<string[]> {
  const result = await schema.safeParseAsync(input);
  return result.error?.issues.map(({ message }) => message) ?? [];
}

/** Text that is refused, what the message says is wrong, and what it says to write instead. */
export type Refusal = [text: string, wrong: string, instead: string];

export function itRefuses(schema: z.ZodType, refusals: Refusal[]): void {
  it.each(refusals)("refuses %j, saying %j and %j", async (text, wrong, instead) => {
    const messages = await messagesOf(schema, text);
    expect(messages).not.toEqual([]);
    expect(messages.join("\n")).toContain(wrong);
    expect(messages.join("\n")).toContain(instead);
  });

  it("tells what to write when nothing is given", async () => {
    expect(await messagesOf(schema, undefined)).toEqual([
      expect.stringMatching(/^is required: write /),
    ]);
  });
}
