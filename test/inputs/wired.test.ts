import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { ACTIONS } from "../../scripts/docs.ts";
import { messagesOf } from "./issues.ts";

/** Tried with each input until one is invalid; `texts.txt` covers the messages. */
const TEXTS = ["a b", "..", "*", "a\\b"];

async function lineFor(inputName: string, field: z.ZodType): Promise<string> {
  const { public: publicity } = field.meta() ?? {};
  const name = publicity === undefined ? inputName : `${inputName} (public ${publicity})`;
  for (const text of TEXTS) {
    const [message] = await messagesOf(field, text);
    if (message !== undefined) return `${name} ${JSON.stringify(text)} ✗ ${message}`;
  }
  return `${name} takes any text`;
}

describe("wired.txt", () => {
  /** `-u` writes it. */
  it("shows whether each input is public, and the message of its field for an invalid text", async () => {
    const actionNames: Record<string, string[]> = {};
    for (const { actionName, action } of ACTIONS)
      for (const [name, field] of Object.entries(action.inputs.shape)) {
        const line = await lineFor(name, field);
        actionNames[line] = [...(actionNames[line] ?? []), actionName];
      }
    const lines = Object.entries(actionNames).map(
      ([line, names]) => `${line} (${names.join(", ")})`,
    );
    const text = lines.toSorted().join("\n").replaceAll(process.cwd(), "the workspace");
    await expect(`${text}\n`).toMatchFileSnapshot("wired.txt");
  });
});

it.each(ACTIONS)(
  "the inputs of $actionName report all problems together",
  async ({ action: { inputs } }) => {
    const invalidTexts = Object.keys(inputs.shape).map((name) => [name, TEXTS[0]]);
    const together = await messagesOf(inputs, Object.fromEntries(invalidTexts));
    for (const field of Object.values(inputs.shape))
      expect(together).toEqual(expect.arrayContaining(await messagesOf(field, TEXTS[0])));
  },
);
