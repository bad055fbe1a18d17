import type { Block } from "../../src/report/blocks.ts";
import * as mermaid from "../../src/runner/mermaid.ts";
import { createPage } from "../../src/runner/page.ts";
import { createSanitizer } from "../../src/runner/text.ts";

/** The sanitizer of a step without secrets. */
export const sanitize = createSanitizer((text) => text);
/** A page with this sanitizer. */
export const page = createPage(sanitize);
export const { render } = page;
export const diagramsOf = (block: Block) => mermaid.diagramsOf(block, sanitize.shortLine);

/** The lines that are visible above table, chart and collapsed blocks. */
export const firstLines = (markdown: string): string =>
  markdown
    .replace(/(<table>|```mermaid|<details>)[\s\S]*$/, "")
    .replace(/<\/?(p|h2|h3|h4)>/g, "")
    .replace(/\n{2,}/g, "\n")
    .trim();

export const countWords = (markdown: string): number =>
  markdown.replace(/<[^>]*>/g, " ").match(/[\p{L}\d][^\s]*/gu)?.length ?? 0;
