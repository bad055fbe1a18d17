import { globSync, readFileSync } from "node:fs";
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
import { version } from "./package.ts";

describe("the generated documents", () => {
  it.each(generatedFiles())("$path is up to date: otherwise run `npm run docs`", (file) => {
    expect(readFileSync(file.path, "utf8")).toBe(file.text);
  });

  it("have no expression in a description", () => {
    const texts = ACTIONS.flatMap(({ action }) => [
      ...inputDocs(action.inputs).map(({ description }) => description),
      ...Object.values(action.outputs),
    ]);
    expect(texts.filter((text) => text.includes("${{"))).toEqual([]);
  });
});

it("every field of a resource spec that may be used has one valid example", () => {
  for (const [name, schema] of Object.entries(ResourceSpec.shape)) {
    const { examples } = z.globalRegistry.get(schema) ?? {};
    if (UNUSED_RESOURCE_FIELDS.includes(name)) continue;
    expect(z.tuple([schema]).safeParse(examples).error, name).toBeUndefined();
  }
});

it.each(Source.options)(
  "docs/waiting.md lists the statuses of a typical rollout of %s",
  (source) => {
    const statuses = DEFAULT_SCRIPTS[source].map(({ status }) => `\`${status}\``).join(", ");
    expect(readFileSync("docs/waiting.md", "utf8")).toContain(
      `| ${source === "github" ? "repository" : "image"} | ${statuses} |`,
    );
  },
);

describe("the version", () => {
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

it("README.md has less than 2,000 words", () => {
  const words = readFileSync("README.md", "utf8").match(/\S+/g);
  expect(words?.length, "shorten a text, or move it to a page of docs/").toBeLessThan(2_000);
});
