import type { Block, Link, Piece, Table, Text } from "../report/blocks.ts";
import { lastLines } from "../report/format.ts";
import { diagramsOf } from "./mermaid.ts";
import type { Sanitizer } from "./text.ts";

const MAX_BYTES = 900 * 1024;
const MAX_QUOTED_LINES = 10;
const MAX_QUOTED_LINE_CHARACTERS = 500;
const MAX_URL_CHARACTERS = 2_000;

/** Renders blocks as Markdown with HTML for GitHub. Any text may be untrusted. */
export interface Renderer {
  render(blocks: readonly Block[], maxBytes?: number): string;
  renderInline(text: Text): string;
  /** The URL if it may be linked: https to a host name, without user, password and secrets. */
  safeUrl(href: string): string | undefined;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);

const fence = (language: string, text: string) =>
  `\`\`\`${language}\n${text.replaceAll("`", "'")}\n\`\`\``;

export function createRenderer(sanitizer: Sanitizer): Renderer {
  /** A line break could make a blank line, after which GitHub would parse Markdown again. */
  const escapeLine = (text: string) => escapeHtml(sanitizer.shortLine(text));

  function safeUrl(href: string): string | undefined {
    if (href.length > MAX_URL_CHARACTERS || !/^https:\/\/[!-~]+$/.test(href)) return undefined;
    const url = URL.parse(href);
    if (!url || url.username || url.password || !/^[\w.-]+(:\d+)?$/.test(url.host))
      return undefined;
    return sanitizer.oneLine(url.href) === url.href ? url.href : undefined;
  }

  const renderInline = (text: Text): string => [text].flat().map(renderPiece).join("").trim();

  function renderPiece(piece: Piece): string {
    if (typeof piece === "string") return escapeLine(piece);
    if ("href" in piece) return renderLink(piece);
    return "code" in piece
      ? `<code>${escapeLine(piece.code)}</code>`
      : `<strong>${escapeLine(piece.strong)}</strong>`;
  }

  function renderLink({ text, href, isCode }: Link): string {
    const label = renderPiece(isCode ? { code: text } : text);
    const target = safeUrl(href);
    return target === undefined ? label : `<a href="${escapeHtml(target)}">${label}</a>`;
  }

  /** Line breaks are kept in plain text only. */
  const paragraph = (text: Text) => {
    const renderLines = (piece: Piece) =>
      typeof piece === "string"
        ? sanitizer.annotation(piece).split("\n").map(escapeLine).join("<br>")
        : renderPiece(piece);
    return `<p>${[text].flat().map(renderLines).join("").trim()}</p>`;
  };

  function renderTable({ header, rows, align = [] }: Table): string {
    const cell = (text: Text, tag: string, column: number) => {
      const side =
        align[column] === "right" ? ' align="right"' : tag === "th" ? ' align="left"' : "";
      return `<${tag}${side}>${renderInline(text)}</${tag}>`;
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
    const lines = escapeHtml(sanitizer.annotation(text)).split("\n");
    return `<pre><code>${lines.map((line) => line.replace(/^\s*$/, "&#32;")).join("\n")}</code></pre>`;
  };

  /** Blank lines around the contents, without which GitHub would render no diagram. */
  const details = (title: string, contents: readonly string[]) =>
    [`<details><summary>${renderInline(title)}</summary>`, ...contents, "</details>"].join("\n\n");

  const quoteBlock = (text: string) => {
    const lines = sanitizer.allLines(text.trimEnd());
    return codeBlock(lastLines(lines, MAX_QUOTED_LINES, MAX_QUOTED_LINE_CHARACTERS).join("\n"));
  };

  const ifDefined = <T>(value: T | undefined, render: (value: T) => string): string[] =>
    value === undefined ? [] : [render(value)];

  /** In a diff, GitHub colours lines that begin with !, not those with ~. */
  const diffLine = (line: string) => sanitizer.shortLine(line).replace(/^~/, "!");

  const renderBlock = (block: Block): string[] => [
    ...ifDefined(block.heading, (text) => `<h2>${renderInline(text)}</h2>`),
    ...ifDefined(block.text, paragraph),
    ...ifDefined(block.table, renderTable),
    ...ifDefined(block.code, codeBlock),
    ...ifDefined(block.quote, quoteBlock),
    ...ifDefined(block.diff, (lines) => fence("diff", lines.map(diffLine).join("\n"))),
    ...ifDefined(block.fold, ({ title, blocks }) => details(title, blocks.flatMap(renderBlock))),
    ...diagramsOf(block, sanitizer.shortLine).map((diagram) => fence("mermaid", diagram)),
  ];

  return {
    render(blocks, maxBytes = MAX_BYTES) {
      const includedParts: string[] = [];
      let bytes = 0;
      for (const part of blocks.flatMap(renderBlock)) {
        bytes += Buffer.byteLength(part) + 2;
        if (bytes > maxBytes) {
          includedParts.push("<p>… the rest does not fit here.</p>");
          break;
        }
        includedParts.push(part);
      }
      return `${includedParts.join("\n\n")}\n`;
    },
    renderInline,
    safeUrl,
  };
}
