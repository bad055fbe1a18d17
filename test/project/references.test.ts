import { existsSync, globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { documents } from "./documents.ts";
import { scripts } from "./package.ts";

/** Guides for contributors: each path in their inline code is one of the repository. */
const GUIDES = ["ARCHITECTURE.md", "test/README.md"];

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

/** The script that each of npm's own commands runs; `test` also for `ci`, which runs none. */
const BUILT_IN: Record<string, string> = { start: "start", test: "test", cit: "test", ci: "test" };

function scriptsIn(text: string): string[] {
  const commands = [...text.matchAll(/`[^`]*`|^npm .*$/gm)].map(([command]) => command).join("\n");
  const mentions = [...commands.matchAll(/\bnpm (run )?([a-z:]+)/g)];
  return mentions.map(([, run, name = ""]) =>
    run === undefined ? (BUILT_IN[name] ?? name) : name,
  );
}

const PATH = /^\.?[\w*][\w.*-]*(\/[\w.*-]+)*(\/|\.(ts|md|txt|json))$|^\.ci\/[\w.-]+$/;

/** Paths in inline code or in a command; `*` stands for a part of a name. */
function pathsIn(path: string, text: string): string[] {
  const codeMatches = text.matchAll(/`([^`\s]+)`|`(np[mx] [^`]+)`|^((?:npm|npx|node) .*)$/gm);
  const words = [...codeMatches].flatMap(([, word, inline, line]) =>
    (word ?? inline ?? line ?? "").split(" "),
  );
  const isPath = GUIDES.includes(path) ? /^[\w.*-]+\/[\w./*-]*$/ : PATH;
  return words.filter((word) => isPath.test(word) || PATH.test(word));
}

/** Every file and folder of the repository, on a line each. */
const fileList = globSync(["**", ".ci/*"], {
  exclude: ["**/node_modules", "coverage", "dist/*", ".git"],
})
  .map((path) => `/${path.replaceAll("\\", "/")}\n`)
  .join("");

/** Whether a path exists, in any folder. */
function existsAnywhere(path: string): boolean {
  // A file of users, and a generated folder.
  if (["langgraph.json", "coverage/"].includes(path)) return true;
  const pattern = path.replace(/\/$/, "").replaceAll(".", "\\.").replaceAll("*", "[^/\n]*");
  return new RegExp(`/${pattern}\n`).test(fileList);
}

const words = new Set(
  globSync("{src,emulator,scripts,test}/**/*.{ts,js}").flatMap(
    (path) => readFileSync(path, "utf8").match(/\w+/g) ?? [],
  ),
);

/** The identifiers in inline code: words with an upper-case letter or an underscore. */
const identifiersIn = (text: string) =>
  [...text.matchAll(/`((?=\w*[A-Z_])[A-Za-z_]\w*)(?:\([^`]*\))?`/g)].map(([, name = ""]) => name);

describe.each(documents)("$path", ({ path, text }) => {
  it("links to files and headings that exist", () => {
    expect(brokenLinks(path, text)).toEqual([]);
  });

  it("mentions only scripts that package.json has", () => {
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(scriptsIn(text)));
  });

  it("mentions only files and folders that exist", () => {
    expect(pathsIn(path, text).filter((one) => !existsAnywhere(one))).toEqual([]);
  });
});

it.each(GUIDES)("%s names only identifiers that exist in the code", (guide) => {
  const identifiers = identifiersIn(readFileSync(guide, "utf8"));
  expect(identifiers.length).toBeGreaterThan(3);
  expect(identifiers.filter((name) => !words.has(name))).toEqual([]);
});

it("links, scripts and paths whose targets do not exist are found", () => {
  const links = `# A \`b/\` heading, twice
[a](absent.md) [b](../README.md#absent) ![c](absent.png) <img src="gone.png"> [d](#absent)
[good](../README.md#quick-start) [good](#a-b-heading-twice) [good](https://i.example) \`[code](x)\``;
  expect(brokenLinks("docs/plan.md", links)).toEqual([
    ...["absent.md", "../README.md#absent", "absent.png", "gone.png", "#absent"],
  ]);
  const text =
    "Use `npm run explode`, `npm run build -- --x`, `src/absent.ts`, `absent/`, `refs/tags/<tag>`, `.ci/absent`, `src/absent*` and `npx vitest run src/none.ts`.\nnpm test -- test/none/";
  expect(scriptsIn(text)).toEqual(["explode", "build", "test"]);
  const paths = ["src/absent.ts", "absent/", ".ci/absent", "src/none.ts", "test/none/"];
  expect(pathsIn("README.md", text)).toEqual(paths);
  expect(pathsIn("ARCHITECTURE.md", text)).toEqual(paths.toSpliced(3, 0, "src/absent*"));
  expect([...paths, "src/absent*"].filter(existsAnywhere)).toEqual([]);
});
