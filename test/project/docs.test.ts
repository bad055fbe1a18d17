import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { DEFAULT_SCRIPTS } from "../../emulator/deployments/life-cycle.ts";
import { ACTIONS, generatedFiles, inputDocs } from "../../scripts/docs.ts";
import {
  ResourceSpec,
  UNUSED_RESOURCE_FIELDS,
} from "../../src/service/contract/deployments/resource-spec.ts";
import { Source } from "../../src/service/contract/deployments/source.ts";
import { documents } from "./documents.ts";

describe("the generated documents", () => {
  it.each(generatedFiles())("$path is up to date: otherwise run `npm run docs`", (file) => {
    expect(readFileSync(file.path, "utf8")).toBe(file.text);
  });

  it.each(ACTIONS)(
    "describe each input of $actionName once, with an anchor",
    ({ folder, action }) => {
      const docs = inputDocs(action.inputs);
      expect(docs.filter(({ description }) => description === "")).toEqual([]);
      const pages = [join(folder, "README.md"), ...(folder === "." ? ["docs/inputs.md"] : [])];
      const text = pages.map((path) => readFileSync(path, "utf8")).join();
      const countRows = (name: string) =>
        text.split(`\n| <a id="${name}"></a>\`${name}\` |`).length - 1;
      expect(docs.filter(({ name }) => countRows(name) !== 1)).toEqual([]);
    },
  );

  it("contain a valid example of every field of a resource spec", () => {
    for (const [name, schema] of Object.entries(ResourceSpec.shape)) {
      const { examples } = z.globalRegistry.get(schema) ?? {};
      if (UNUSED_RESOURCE_FIELDS.includes(name)) continue;
      expect(z.tuple([schema]).safeParse(examples).error, name).toBeUndefined();
    }
  });

  it("have no expression in a description", () => {
    const texts = ACTIONS.flatMap(({ action }) => [
      ...inputDocs(action.inputs).map(({ description }) => description),
      ...Object.values(action.outputs),
    ]);
    expect(texts.filter((text) => text.includes("${{"))).toEqual([]);
  });
});

it("says of each snippet whether it is a file, a job, a step or its inputs", () => {
  const introductions = documents.flatMap(({ path, text }) =>
    text
      .split(/^```ya?ml$/m)
      .slice(0, -1)
      .map((section) => `${path}: ${section.trimEnd().split("\n\n").at(-1)}`),
  );
  expect(introductions.length).toBeGreaterThan(20);
  expect(
    introductions.filter((text) => !/\b(file|workflow|job|stage|step|input)s?\b/i.test(text)),
  ).toEqual([]);
});

describe("docs/waiting.md", () => {
  it("lists the statuses of a typical rollout", () => {
    const text = readFileSync("docs/waiting.md", "utf8");
    for (const source of Source.options) {
      const statuses = DEFAULT_SCRIPTS[source].map(({ status }) => `\`${status}\``).join(", ");
      expect(text).toContain(`| ${source === "github" ? "repository" : "image"} | ${statuses} |`);
    }
  });
});

describe("the version", () => {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync("package.json", "utf8")));

  it("is that of the newest release in CHANGELOG.md", () => {
    const [, newest] = /^## (\d+\.\d+\.\d+)$/m.exec(readFileSync("CHANGELOG.md", "utf8")) ?? [];
    expect(newest).toBe(version);
  });

  it("has the major that every example and document uses", () => {
    const texts = [
      ...documents,
      ...globSync("examples/*.yml").map((path) => ({ text: readFileSync(path, "utf8") })),
    ];
    const uses = texts.flatMap(({ text }) => [
      ...text.matchAll(/deploy-agent-server\/deploy-agent-server(?:\/\w+)?@v(\d+)/g),
    ]);
    expect(new Set(uses.map(([, major]) => major))).toEqual(new Set([version.split(".")[0]]));
  });
});

describe("README.md", () => {
  const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0;
  const text = readFileSync("README.md", "utf8");

  it("is short enough to be read", () => {
    expect(countWords(text), "shorten a text, or move it to a page of docs/").toBeLessThan(2_000);
  });

  it("shows a workflow after a short introduction", () => {
    const [introduction = ""] = text.split("```yaml");
    expect(countWords(introduction), "shorten the introduction").toBeLessThan(180);
  });
});
