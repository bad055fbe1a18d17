import { existsSync, globSync, readFileSync } from "node:fs";
import { matchesGlob, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { documents } from "./documents.ts";

const withoutCode = (text: string) =>
  text.replace(/^```[\s\S]*?^```/gm, "").replace(/`[^`]*`/g, "`");

/** Targets of links, pictures and their sources, except on other hosts. */
function targetsIn(text: string): string[] {
  const links = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)|\b(?:src|srcset|href)="([^"]+)"/g)];
  return links
    .map(([, link, attribute]) => link ?? attribute ?? "")
    .filter((target) => !target.startsWith("https://"));
}

/** Anchors that a text sets, and those that GitHub derives from headings. */
function anchorsIn(text: string): string[] {
  const headings = [...text.replace(/^```[\s\S]*?^```/gm, "").matchAll(/^#+ (.+)$/gm)];
  const anchorElements = [...text.matchAll(/<a id="(\w+)">/g)].map(([, id = ""]) => id);
  const anchors = headings.map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
  return [...anchorElements, ...anchors];
}

function brokenLinks(path: string, text: string): string[] {
  return targetsIn(text).filter((target) => {
    const [file = "", anchor] = target.split("#");
    const targetPath = file === "" ? path : posix.join(posix.dirname(path), file);
    if (!existsSync(targetPath)) return true;
    if (anchor === undefined) return false;
    const targetText = file === "" ? text : readFileSync(targetPath, "utf8");
    return !anchorsIn(targetText).includes(anchor);
  });
}

describe("the links of the documents", () => {
  it("exist", () => {
    expect(documents.flatMap(({ text }) => targetsIn(text)).length).toBeGreaterThan(60);
  });

  it.each(documents)("lead to existing files and headings: $path", ({ path, text }) => {
    expect(brokenLinks(path, text)).toEqual([]);
  });

  it("detects problems", () => {
    const text = `# A \`b/\` heading, twice
[a](absent.md) [b](../README.md#absent) ![c](absent.png) <img src="gone.png"> [d](#absent)
[good](../README.md#quick-start) [good](#a-b-heading-twice) [good](https://i.example) \`[code](x)\``;
    expect(brokenLinks("docs/plan.md", text)).toEqual([
      "absent.md",
      "../README.md#absent",
      "absent.png",
      "gone.png",
      "#absent",
    ]);
  });
});

const files = globSync("**", {
  exclude: ["**/node_modules", "coverage", ".git"],
}).map((path) => `/${path.replaceAll("\\", "/")}`);

/** Paths that a text has as inline code, relative to any folder. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:[\w.*-]+\/)+[\w.*-]*)`/g)].map(([, path = ""]) => path);

/** Names of the code that a text has as inline code: with an upper-case letter or an underscore. */
const identifiersIn = (text: string) =>
  [...text.matchAll(/`((?=\w*[A-Z_])[A-Za-z_]\w*)(?:\([^`]*\))?`/g)].map(([, name = ""]) => name);

describe("the guides of contributors", () => {
  const guides = ["ARCHITECTURE.md", "test/README.md"];

  it.each(guides)("name files and folders that exist: %s", (guide) => {
    const paths = pathsIn(readFileSync(guide, "utf8"));
    expect(paths.length).toBeGreaterThan(10);
    const absent = paths.filter(
      (path) => !files.some((file) => matchesGlob(file, `/**/${path.replace(/\/$/, "")}`)),
    );
    expect(absent).toEqual([]);
  });

  it.each(guides)("name identifiers that exist: %s", (guide) => {
    const identifiers = identifiersIn(readFileSync(guide, "utf8"));
    expect(identifiers.length).toBeGreaterThan(3);
    const sources = globSync("{src,emulator,scripts,test}/**/*.{ts,js}");
    const words = new Set(
      sources.flatMap((path) => readFileSync(path, "utf8").match(/\w+/g) ?? []),
    );
    expect(identifiers.filter((name) => !words.has(name))).toEqual([]);
  });
});
