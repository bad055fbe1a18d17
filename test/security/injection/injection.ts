import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { expect } from "vitest";
import type { Block } from "../../../src/report/blocks.ts";
import { createLog, type Log } from "../../../src/runner/log.ts";
import { createRedactor } from "../../../src/runner/secrets/redactor.ts";
import { createRuntime } from "../../../src/runner/step-runtime.ts";
import { githubToolkit } from "../../../src/runner/toolkit.ts";
import { parseCommand } from "../../harness/runner/commands/commands.ts";
import { parsePairs } from "../../harness/runner/commands/file-commands.ts";
import { COMMANDS } from "../../harness/runner/commands/interpreter.ts";
import { LINE_END } from "../../harness/runner/log/lines.ts";
import { render, sanitizer } from "../../harness/visible-text.ts";
import { hostileText } from "./hostile-text.ts";

/** The workflow commands that a runner parses from a log. */
export function commandsFrom(act: (log: Log) => void) {
  let output = "";
  const { write } = process.stdout;
  process.stdout.write = (text) => {
    output += String(text);
    return true;
  };
  try {
    act(createLog(githubToolkit, sanitizer, true));
  } finally {
    process.stdout.write = write;
  }
  return output.split(LINE_END).flatMap((line) => parseCommand(line, COMMANDS) ?? []);
}

const logContainsNoCommand = fc.property(hostileText, (text) => {
  expect(commandsFrom((log) => log.info(text))).toEqual([]);
  const debug = commandsFrom((log) => log.debug(text));
  expect(debug.map(({ name }) => name)).toEqual(["debug"]);
});

const annotationIsOneCommand = fc.property(hostileText, hostileText, (text, title) => {
  const commands = commandsFrom((log) => log.error(text, { title, file: title }));
  expect(commands.map(({ name }) => name)).toEqual(["error"]);
  expect(commands[0]?.data).toBe(sanitizer.annotation(text));
  const names = Object.keys(commands[0]?.properties ?? {});
  expect(names.every((name) => name === "title" || name === "file")).toBe(true);
});

/** A runner parses exactly the outputs that were set, each of one line. */
const outputsAreSeparate = fc.property(
  fc.array(hostileText, { minLength: 1, maxLength: 20 }),
  (texts) => {
    const folder = mkdtempSync(join(tmpdir(), "outputs-"));
    const file = join(folder, "output");
    try {
      writeFileSync(file, "");
      process.env.GITHUB_OUTPUT = file;
      const runtime = createRuntime({
        env: process.env,
        toolkit: githubToolkit,
        log: createLog(githubToolkit, sanitizer, false),
        redactor: createRedactor(),
        messageSanitizer: sanitizer,
        signal: new AbortController().signal,
      });
      const names = texts.map((_, index) => `output_${index}`);
      for (const [index, text] of texts.entries()) runtime.output(`output_${index}`, text);
      const { pairs, problem } = parsePairs(readFileSync(file, "utf8"));
      expect(problem).toBeUndefined();
      expect([...pairs.keys()]).toEqual(names);
      expect([...pairs.values()].join("")).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
    } finally {
      delete process.env.GITHUB_OUTPUT;
      rmSync(folder, { recursive: true });
    }
  },
);

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The tags of a document as GitHub would render it, with the names of their attributes. */
function skeletonOf(node: Node | DefaultTreeAdapterTypes.Document): string[] {
  const inner = "childNodes" in node ? node.childNodes.flatMap(skeletonOf) : [];
  if (node.nodeName === "#comment") return ["<!-- -->"];
  if (!("tagName" in node)) return inner;
  const names = node.attrs.map(({ name }) => name);
  return [`<${[node.tagName, ...names].join(" ")}>`, ...inner, `</${node.tagName}>`];
}

/** Without line breaks: their number depends on the text, and they do no harm. */
const withoutBreaks = (skeleton: string[]) => skeleton.filter((tag) => !/^<\/?br>$/.test(tag));

/** The elements that a Markdown text renders to. */
export function elementsOf(markdown: string): string[] {
  const html = micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
  });
  return withoutBreaks(skeletonOf(parse(html)));
}

const values = (...labels: string[]) => labels.map((label, index) => ({ label, value: index + 1 }));
const spans = (...labels: string[]) => labels.map((label) => ({ label, startMs: 0, endMs: 5_000 }));

const blocksOf = (heading: string, text: string, cell: string, code: string): Block[] => [
  { heading, text },
  { gantt: { title: text, sections: [{ title: text, spans: spans(cell, code) }] } },
  { text: [heading, { text, href: "https://agent.example" }, cell] },
  {
    table: {
      header: [cell, text],
      rows: [
        [text, cell],
        [cell, code],
      ],
    },
  },
  { bars: { title: heading, values: values(cell, code) } },
  { diff: [`~ ${text}`, code] },
  { fold: { title: heading, blocks: [{ code }, { text: [{ code }, { strong: text }] }] } },
  { text: cell },
];

const EXPECTED_ELEMENTS = elementsOf(render(blocksOf("x", "x", "x", "x")));

function addressesIn(node: Node | DefaultTreeAdapterTypes.Document): string[] {
  const attributes = "attrs" in node ? node.attrs : [];
  const addresses = attributes.filter(({ name }) => name === "href").map(({ value }) => value);
  return [...addresses, ...("childNodes" in node ? node.childNodes.flatMap(addressesIn) : [])];
}

/** Each link of a summary has an https URL with a host. */
const linksAreHttps = fc.property(
  fc.constantFrom("", "https://", "https://agent.example/"),
  hostileText,
  (start, text) => {
    const href = start + text;
    const block = {
      text: ["see ", { text, href }],
      table: { header: [], rows: [[[{ text: "x", href }]]] },
    };
    const addresses = addressesIn(parse(micromark(render([block]), { allowDangerousHtml: true })));
    expect(
      addresses.filter((address) => !/^https:\/\/[^\s"'<>@/]+\/[!-~]*$/.test(address)),
    ).toEqual([]);
  },
);

/** The summary has the same elements whatever the texts are. */
const summaryHasExpectedElements = fc.property(
  hostileText,
  hostileText,
  hostileText,
  hostileText,
  (...texts) => {
    expect(elementsOf(render(blocksOf(...texts)))).toEqual(EXPECTED_ELEMENTS);
  },
);

const searchOf =
  <Value>(property: fc.IProperty<Value>) =>
  (numRuns: number) =>
    fc.assert(property, { numRuns });

/** Properties of untrusted text, with the number of runs for `npm test` and for the long tests. */
export const PROPERTIES: [
  title: string,
  search: (numRuns: number) => void,
  runs: number,
  soakRuns: number,
][] = [
  ["is no command in the log", searchOf(logContainsNoCommand), 3_000, 300_000],
  [
    "is no more than the message of its annotation",
    searchOf(annotationIsOneCommand),
    2_000,
    150_000,
  ],
  ["is no more than the value of its output", searchOf(outputsAreSeparate), 100, 30_000],
  [
    "is the address of a link only if it is a plain https URL",
    searchOf(linksAreHttps),
    1_000,
    300_000,
  ],
  [
    "is no link, image, heading or element of the summary",
    searchOf(summaryHasExpectedElements),
    700,
    75_000,
  ],
];
