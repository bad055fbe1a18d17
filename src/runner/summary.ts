import { summary as file } from "@actions/core";
import type { Block, Link, Text, WorkflowStep } from "../action/summary.ts";
import { diagramsOf } from "./mermaid.ts";
import { plainLine, safeMessage, wholeLine } from "./text.ts";

const MAX_BYTES = 900 * 1024;
const MAX_ROWS = 500;

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

function inline(text: Text): string {
  if (typeof text === "string") return escapeLine(text).trim();
  const pieces = text.map((piece) => (typeof piece === "string" ? escapeLine(piece) : link(piece)));
  return pieces.join("").trim();
}

function link({ text, href }: Link): string {
  const address = addressOf(href);
  return address === undefined
    ? escapeLine(text)
    : `<a href="${escapeHtml(address)}">${escapeLine(text)}</a>`;
}

const lines = (text: Text) => (typeof text === "string" ? safeMessage(text).split("\n") : [text]);

function table(header: readonly string[], rows: readonly (readonly Text[])[]): string {
  const line = (cells: readonly Text[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join("")}</tr>`;
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

function parts(block: Block): string[] {
  const { heading, text, table: cells, step, folded } = block;
  return [
    ...(heading === undefined ? [] : [`<h2>${inline(heading)}</h2>`]),
    ...(text === undefined ? [] : [`<p>${lines(text).map(inline).join("<br>")}</p>`]),
    ...(cells === undefined ? [] : [table(cells.header, cells.rows)]),
    ...(step === undefined
      ? []
      : [`<pre lang="yaml"><code>${escapeCode(yamlOf(step))}</code></pre>`]),
    ...(folded === undefined ? [] : [details(folded)]),
    // GitHub draws no diagram inside HTML: the fence stands alone, between blank lines.
    ...diagramsOf(block).map((diagram) => `\`\`\`mermaid\n${diagram}\n\`\`\``),
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

const details = ({ title, text }: NonNullable<Block["folded"]>) =>
  `<details><summary>${inline(title)}</summary>\n<pre><code>${escapeCode(text)}</code></pre>\n</details>`;

/** A blank line would end the HTML block, so that it gets a character that shows as a blank. */
function escapeCode(text: string): string {
  return safeMessage(text)
    .split("\n")
    .map((line) => escapeHtml(line).replace(/^\s*$/, "&#32;"))
    .join("\n");
}

export function render(blocks: readonly Block[]): string {
  const shown: string[] = [];
  let bytes = 0;
  for (const part of blocks.flatMap(parts)) {
    bytes += Buffer.byteLength(part) + 2;
    if (bytes > MAX_BYTES) {
      shown.push("<p>… the rest does not fit into a summary.</p>");
      break;
    }
    shown.push(part);
  }
  return `${shown.join("\n\n")}\n`;
}

export async function writeSummary(blocks: readonly Block[]): Promise<void> {
  await file.addRaw(render(blocks)).write();
}
