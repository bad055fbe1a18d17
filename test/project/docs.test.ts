import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ACTIONS, generatedFiles, inputDocs } from "../../scripts/docs.ts";

describe("the generated documents", () => {
  it.each(generatedFiles())("$path is up to date: otherwise run `npm run docs`", (file) => {
    expect(readFileSync(file.path, "utf8")).toBe(file.text);
  });

  it("describe every input", () => {
    const docs = ACTIONS.flatMap(({ action }) => inputDocs(action.inputs));
    expect(docs.filter(({ description }) => description === "")).toEqual([]);
  });

  it("have no expression in a description, which the runner would refuse", () => {
    const texts = ACTIONS.flatMap(({ action }) => [
      ...inputDocs(action.inputs).map(({ description }) => description),
      ...Object.values(action.outputs),
    ]);
    expect(texts.filter((text) => text.includes("${{"))).toEqual([]);
  });
});
