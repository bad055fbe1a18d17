import type { Block, Link, Piece, Table, Text } from "../report/blocks.ts";
import { lastLines, shorten } from "../report/format.ts";
import { diagramsOf } from "./mermaid.ts";
import type { Sanitizer } from "./text.ts";

const MAX_BYTES = 900 * 1024;
const QUOTED_LINES = 10;
const MAX_QUOTED_LINE_CHARACTERS = 500;
/** For a line of a plan; the log has the rest. */
const MAX_CHANGE_CHARACTERS = 300;
const MAX_ADDRESS_CHARACTERS = 2_000;

/** Renders blocks as GitHub shows them. Any text may be untrusted. */
export interface Page {
  /** Blocks as Markdown with HTML. */
  render(blocks: readonly Block[], maxBytes?: number): string;
  /** A text within a line. */
  inline(text: Text): string;
  /** A URL that may be linked: plain https, without user and secrets. */
  address(href: string): string | undefined;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);

/** GitHub renders a fence only between blank lines. */
const fence = (language: string, text: string) =>
  `\`\`\`${language}\n${text.replaceAll("`", "'")}\n\`\`\``;

export function createPage(sanitize: Sanitizer): Page {
  /** HTML blocks contain no blank line: after one, GitHub would parse Markdown again. */
  const escapeLine = (text: string) => escapeHtml(sanitize.shortLine(text));

  function address(href: string): string | undefined {
    if (href.length > MAX_ADDRESS_CHARACTERS || !/^https:\/\/[!-~]+$/.test(href)) return undefined;
    const url = URL.parse(href);
    if (!url || url.username || url.password || !/^[\w.-]+(:\d+)?$/.test(url.host))
      return undefined;
    return sanitize.oneLine(url.href) === url.href ? url.href : undefined;
  }

  const inline = (text: Text): string => [text].flat().map(piece).join("").trim();

  function piece(one: Piece): string {
    if (typeof one === "string") return escapeLine(one);
    if ("href" in one) return link(one);
    return "code" in one
      ? `<code>${escapeLine(one.code)}</code>`
      : `<strong>${escapeLine(one.strong)}</strong>`;
  }

  function link({ text, href, isCode }: Link): string {
    const label = piece(isCode ? { code: text } : text);
    const target = address(href);
    return target === undefined ? label : `<a href="${escapeHtml(target)}">${label}</a>`;
  }

  /** Only plain text breaks lines. */
  const paragraph = (text: Text) => {
    const lines = (one: Piece) =>
      typeof one === "string"
        ? sanitize.annotation(one).split("\n").map(escapeLine).join("<br>")
        : piece(one);
    return `<p>${[text].flat().map(lines).join("").trim()}</p>`;
  };

  function table({ header, rows, align = [] }: Table): string {
    const cell = (text: Text, tag: string, column: number) => {
      const side =
        align[column] === "right" ? ' align="right"' : tag === "th" ? ' align="left"' : "";
      return `<${tag}${side}>${inline(text)}</${tag}>`;
    };
    const line = (cells: readonly Text[], tag: string) =>
      `<tr>${cells.map((text, column) => cell(text, tag, column)).join("")}</tr>`;
    return [
      "<table>",
      ...(header.length > 0 ? [line(header, "th")] : []),
      ...rows.map((row) => line(row, "td")),
      "</table>",
    ].join("\n");
  }

  /** A blank line would end the HTML block, so it becomes an encoded space. */
  const codeBlock = (text: string) => {
    const lines = escapeHtml(sanitize.annotation(text)).split("\n");
    return `<pre><code>${lines.map((line) => line.replace(/^\s*$/, "&#32;")).join("\n")}</code></pre>`;
  };

  /** Blank lines let GitHub render a diagram inside. */
  const details = (title: string, inside: readonly string[]) =>
    [`<details><summary>${inline(title)}</summary>`, ...inside, "</details>"].join("\n\n");

  const quoteBlock = (text: string) => {
    const lines = sanitize.allLines(text.trimEnd());
    return codeBlock(lastLines(lines, QUOTED_LINES, MAX_QUOTED_LINE_CHARACTERS).join("\n"));
  };

  const ifDefined = <T>(value: T | undefined, part: (value: T) => string | string[]): string[] =>
    value === undefined ? [] : [part(value)].flat();

  /** GitHub has a colour for lines that begin with !, and none for ~. */
  const diffLine = (line: string) =>
    shorten(sanitize.shortLine(line), MAX_CHANGE_CHARACTERS).replace(/^~/, "!");

  const parts = (block: Block): string[] => [
    ...ifDefined(block.heading, (text) => `<h2>${inline(text)}</h2>`),
    ...ifDefined(block.text, paragraph),
    ...ifDefined(block.table, table),
    ...ifDefined(block.code, codeBlock),
    ...ifDefined(block.quote, quoteBlock),
    ...ifDefined(block.diff, (lines) => fence("diff", lines.map(diffLine).join("\n"))),
    ...ifDefined(block.fold, ({ title, blocks }) => details(title, blocks.flatMap(parts))),
    ...diagramsOf(block, sanitize.shortLine).map((diagram) => fence("mermaid", diagram)),
  ];

  return {
    render(blocks, maxBytes = MAX_BYTES) {
      const rendered: string[] = [];
      let bytes = 0;
      for (const part of blocks.flatMap(parts)) {
        bytes += Buffer.byteLength(part) + 2;
        if (bytes > maxBytes) {
          rendered.push("<p>… the rest does not fit here.</p>");
          break;
        }
        rendered.push(part);
      }
      return `${rendered.join("\n\n")}\n`;
    },
    inline,
    address,
  };
}
