import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as core from "@actions/core";
import fc from "fast-check";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { expect, vi } from "vitest";
import type { Block } from "../../../src/action/summary.ts";
import { render } from "../../../src/runner/summary.ts";
import { safeLines, safeMessage, wholeLine } from "../../../src/runner/text.ts";
import { parseCommand } from "../../harness/runner/commands/commands.ts";
import { parsePairs } from "../../harness/runner/commands/file-commands.ts";
import { COMMANDS } from "../../harness/runner/commands/interpreter.ts";
import { LINE_END } from "../../harness/runner/log/lines.ts";
import { hostileText } from "./hostile-text.ts";

/** The commands that a runner reads from what `write` prints. */
export function commandsFrom(write: () => void) {
  let printed = "";
  const stdout = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    printed += text;
    return true;
  });
  try {
    write();
  } finally {
    stdout.mockRestore();
  }
  return printed.split(LINE_END).flatMap((line) => parseCommand(line, COMMANDS) ?? []);
}

export const logHoldsNoCommand = fc.property(hostileText, (text) => {
  expect(
    commandsFrom(() => {
      for (const line of safeLines(text)) core.info(line);
    }),
  ).toEqual([]);
});

export const annotationIsOneCommand = fc.property(hostileText, hostileText, (text, title) => {
  const message = safeMessage(text);
  const properties = { title: wholeLine(title), file: wholeLine(title) };
  const commands = commandsFrom(() => core.error(message, properties));
  expect(commands.map(({ name }) => name)).toEqual(["error"]);
  expect(commands[0]?.data).toBe(message);
  expect(
    Object.keys(commands[0]?.properties ?? {}).every((name) => name === "title" || name === "file"),
  ).toBe(true);
});

/** Writes texts as outputs, as the shell does, and reads the file as the runner does. */
export const outputsStayApart = fc.property(
  fc.array(hostileText, { minLength: 1, maxLength: 20 }),
  (texts) => {
    const folder = mkdtempSync(join(tmpdir(), "outputs-"));
    const file = join(folder, "output");
    const values = texts.map((text, index): [string, string] => [
      `output_${index}`,
      wholeLine(text),
    ]);
    try {
      writeFileSync(file, "");
      vi.stubEnv("GITHUB_OUTPUT", file);
      for (const [name, value] of values) core.setOutput(name, value);
      const { pairs, problem } = parsePairs(readFileSync(file, "utf8"));
      expect(problem).toBeUndefined();
      expect([...pairs]).toEqual(values);
    } finally {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    }
  },
);

type Node = DefaultTreeAdapterTypes.ChildNode;

/**
 * The elements of a document as GitHub would show it, without what is between them; attributes with
 * their elements.
 */
function skeletonOf(node: Node | DefaultTreeAdapterTypes.Document): string[] {
  const own =
    "tagName" in node
      ? [`<${[node.tagName, ...node.attrs.map(({ name }) => name)].join(" ")}>`]
      : [];
  const inner = "childNodes" in node ? node.childNodes.flatMap(skeletonOf) : [];
  const comment = node.nodeName === "#comment" ? ["<!-- -->"] : [];
  return [...own, ...inner, ...comment, ...("tagName" in node ? [`</${node.tagName}>`] : [])];
}

/** A text of several lines has as many line breaks. */
const withoutBreaks = (skeleton: string[]) => skeleton.filter((tag) => !/^<\/?br>$/.test(tag));

/** The elements that a Markdown text is shown as. */
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
  { gantt: { sections: [{ title: text, spans: spans(cell, code) }] } },
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
  { bars: { title: heading, unit: text, values: values(cell, code) } },
  { step: { directory: "", inputs: [code] } },
  { diff: [`~ ${text}`, code] },
  { folded: { title: heading, blocks: [{ code }, { text: [{ code }, { strong: text }] }] } },
  { text: cell },
];

const PLAIN = elementsOf(render(blocksOf("x", "x", "x", "x")));

function addressesIn(node: Node | DefaultTreeAdapterTypes.Document): string[] {
  const own =
    "attrs" in node
      ? node.attrs.filter(({ name }) => name === "href").map(({ value }) => value)
      : [];
  return [...own, ...("childNodes" in node ? node.childNodes.flatMap(addressesIn) : [])];
}

/** Whatever is given as an address, a link leads to a host by https, or there is none. */
export const linksAreHttps = fc.property(
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

/** Whatever the texts are, the summary has the elements that the same blocks have around an x. */
export const summaryKeepsItsShape = fc.property(
  hostileText,
  hostileText,
  hostileText,
  hostileText,
  (...texts) => {
    expect(elementsOf(render(blocksOf(...texts)))).toEqual(PLAIN);
  },
);
