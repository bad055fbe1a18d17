import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { ACTIONS } from "../../scripts/docs.ts";
import { messagesOf } from "./issues.ts";

/** Given to each input until its field refuses one; what it says of others is in `texts.txt`. */
const TEXTS = ["a b", "..", "*", "a\\b"];

async function lineFor(name: string, field: z.ZodType): Promise<string> {
  for (const text of TEXTS) {
    const [message] = await messagesOf(field, text);
    if (message !== undefined) return `${name} ${JSON.stringify(text)} ✗ ${message}`;
  }
  return `${name} takes any text`;
}

describe("wired.txt", () => {
  /** `-u` writes it. */
  it("has each input of each action with what its field refuses", async () => {
    const rooms: Record<string, string[]> = {};
    for (const { room, action } of ACTIONS)
      for (const [name, field] of Object.entries(action.inputs.shape)) {
        const line = await lineFor(name, field);
        rooms[line] = [...(rooms[line] ?? []), room];
      }
    const lines = Object.entries(rooms).map(([line, names]) => `${line} (${names.join(", ")})`);
    const text = lines.toSorted().join("\n").replaceAll(process.cwd(), "the workspace");
    await expect(`${text}\n`).toMatchFileSnapshot("wired.txt");
  });

  it.each(ACTIONS)(
    "is said all together of the inputs of $room",
    async ({ action: { inputs } }) => {
      const given = Object.keys(inputs.shape).map((name) => [name, TEXTS[0]]);
      const together = await messagesOf(inputs, Object.fromEntries(given));
      for (const field of Object.values(inputs.shape))
        expect(together).toEqual(expect.arrayContaining(await messagesOf(field, TEXTS[0])));
    },
  );
});
