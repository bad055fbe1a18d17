import { summary as file } from "@actions/core";
import type { Block, Link, Piece, Table, Text, WorkflowStep } from "../action/summary.ts";
import { diagramsOf } from "./mermaid.ts";
import { plainLine, safeMessage, wholeLine } from "./text.ts";

const MAX_BYTES = 900 * 1024;
const MAX_ROWS = 500;
const QUOTED_LINES = 10;

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);
/** HTML blocks contain no blank line: after one, GitHub would read Markdown again. */
const escapeLine = (text: string) => escapeHtml(plainLine(text));

const MAX_ADDRESS_CHARACTERS = 2_000;

function addressOf(href: string): string | undefined {
  if (
    href.length > MAX_ADDRESS_CHARACTERS ||
    !/^https:\/\/[!-~]+$/.test(href) ||
    !URL.canParse(href)
  )
    return undefined;
  const url = new URL(href);
  const isHost = /^[\w.-]+(:\d+)?$/.test(url.host);
  const isPlain =
    isHost && url.username === "" && url.password === "" && wholeLine(url.href) === url.href;
  return isPlain ? url.href : undefined;
}

export function inline(text: Text): string {
  return (typeof text === "string" ? escapeLine(text) : text.map(piece).join("")).trim();
}

function piece(one: Piece): string {
  if (typeof one === "string") return escapeLine(one);
  if ("href" in one) return link(one);
  return "code" in one
    ? `<code>${escapeLine(one.code)}</code>`
    : `<strong>${escapeLine(one.strong)}</strong>`;
}

function link({ text, href, isCode }: Link): string {
  const shown = piece(isCode ? { code: text } : text);
  const address = addressOf(href);
  return address === undefined ? shown : `<a href="${escapeHtml(address)}">${shown}</a>`;
}

const lines = (text: Text) => (typeof text === "string" ? safeMessage(text).split("\n") : [text]);

function table({ header, rows, align = [] }: Table): string {
  const cell = (text: Text, tag: string, column: number) => {
    const side = align[column] === "right" ? ' align="right"' : tag === "th" ? ' align="left"' : "";
    return `<${tag}${side}>${inline(text)}</${tag}>`;
  };
  const line = (cells: readonly Text[], tag: string) =>
    `<tr>${cells.map((text, column) => cell(text, tag, column)).join("")}</tr>`;
  const shown = rows.slice(0, MAX_ROWS).map((row) => line(row, "td"));
  const omitted = rows.length > MAX_ROWS ? [line([`… ${rows.length - MAX_ROWS} more`], "td")] : [];
  return [
    "<table>",
    ...(header.length > 0 ? [line(header, "th")] : []),
    ...shown,
    ...omitted,
    "</table>",
  ].join("\n");
}

/** GitHub colours and draws what is in a fence, which stands alone, between blank lines. */
const fence = (language: string, text: string) =>
  `\`\`\`${language}\n${text.replaceAll("`", "'")}\n\`\`\``;

const pre = (text: string) => `<pre><code>${escapeCode(text)}</code></pre>`;

/** A long text takes the page from what a reader needs first. */
function quoted(text: string): string[] {
  const all = safeMessage(text).split("\n");
  if (all.length <= QUOTED_LINES) return [pre(all.join("\n"))];
  const rest = all.slice(QUOTED_LINES);
  return [
    pre(all.slice(0, QUOTED_LINES).join("\n")),
    details(`${rest.length} more line${rest.length === 1 ? "" : "s"}`, [pre(rest.join("\n"))]),
  ];
}

function parts(block: Block): string[] {
  const { heading, text, table: cells, code, quote, diff, step, folded } = block;
  return [
    ...(heading === undefined ? [] : [`<h2>${inline(heading)}</h2>`]),
    ...(text === undefined ? [] : [`<p>${lines(text).map(inline).join("<br>")}</p>`]),
    ...(cells === undefined ? [] : [table(cells)]),
    ...(code === undefined ? [] : [pre(code)]),
    ...(quote === undefined ? [] : quoted(quote)),
    ...(diff === undefined ? [] : [fence("diff", diff.map(plainLine).join("\n"))]),
    ...(step === undefined
      ? []
      : [`<pre lang="yaml"><code>${escapeCode(yamlOf(step))}</code></pre>`]),
    ...(folded === undefined ? [] : [details(folded.title, folded.blocks.flatMap(parts))]),
    ...diagramsOf(block).map((diagram) => fence("mermaid", diagram)),
  ];
}

function yamlOf({ directory, inputs }: WorkflowStep): string {
  const { GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = process.env;
  // Neither is set where the action is in the workspace.
  const uses =
    repository && ref
      ? `${repository}${directory}@${ref}`
      : `.${directory || "/"} # where the workflow has this action`;
  return [`- uses: ${uses}`, "  with:", ...inputs.map((line) => `    ${line}`)].join("\n");
}

/** The blank lines let GitHub draw a diagram inside, too. */
const details = (title: string, inside: readonly string[]) =>
  [`<details><summary>${inline(title)}</summary>`, ...inside, "</details>"].join("\n\n");

/** A blank line would end the HTML block, so that it gets a character that shows as a blank. */
function escapeCode(text: string): string {
  return safeMessage(text)
    .split("\n")
    .map((line) => escapeHtml(line).replace(/^\s*$/, "&#32;"))
    .join("\n");
}

export function render(blocks: readonly Block[], maxBytes = MAX_BYTES): string {
  const shown: string[] = [];
  let bytes = 0;
  for (const part of blocks.flatMap(parts)) {
    bytes += Buffer.byteLength(part) + 2;
    if (bytes > maxBytes) {
      shown.push("<p>… the rest does not fit here.</p>");
      break;
    }
    shown.push(part);
  }
  return `${shown.join("\n\n")}\n`;
}

export async function writeSummary(blocks: readonly Block[]): Promise<void> {
  await file.addRaw(render(blocks)).write();
}
