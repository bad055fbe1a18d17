import { summary as file } from "@actions/core";
import { plainLine, safeMessage } from "./text.ts";

/** What a summary is made of. All text may come from outside; it is made safe here and nowhere else. */
export interface Block {
  heading?: string;
  text?: string;
  table?: { header: readonly string[]; rows: readonly (readonly string[])[] };
  code?: string;
}

const MAX_BYTES = 900 * 1024;
const MAX_ROWS = 500;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);
/** HTML blocks begin at the line's start and hold no blank line: after one, GitHub reads Markdown again. */
const escapeInline = (text: string) => escapeHtml(plainLine(text)).trim();

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeInline(cell)}</${tag}>`).join("")}</tr>`;
  const shown = rows.slice(0, MAX_ROWS).map((row) => line(row, "td"));
  const omitted = rows.length > MAX_ROWS ? [line([`… ${rows.length - MAX_ROWS} rows omitted`], "td")] : [];
  return ["<table>", ...(header.length > 0 ? [line(header, "th")] : []), ...shown, ...omitted, "</table>"].join("\n");
}

function html(block: Block): string[] {
  return [
    ...(block.heading === undefined ? [] : [`<h2>${escapeInline(block.heading)}</h2>`]),
    ...(block.text === undefined ? [] : [`<p>${safeMessage(block.text).split("\n").map(escapeInline).join("<br>")}</p>`]),
    ...(block.table === undefined ? [] : [table(block.table.header, block.table.rows)]),
    ...(block.code === undefined ? [] : [`<pre><code>${escapeCode(block.code)}</code></pre>`]),
  ];
}

/** A blank line would end the HTML block, so it gets a character of its own. */
function escapeCode(text: string): string {
  return safeMessage(text)
    .split("\n")
    .map((line) => escapeHtml(line).replace(/^\s*$/, "&#32;"))
    .join("\n");
}

export function render(blocks: readonly Block[]): string {
  const parts: string[] = [];
  let bytes = 0;
  for (const part of blocks.flatMap(html)) {
    bytes += Buffer.byteLength(part) + 2;
    if (bytes > MAX_BYTES) {
      parts.push("<p>… the rest does not fit into a summary.</p>");
      break;
    }
    parts.push(part);
  }
  return `${parts.join("\n\n")}\n`;
}

export async function writeSummary(blocks: readonly Block[]): Promise<void> {
  await file.addRaw(render(blocks)).write();
}
