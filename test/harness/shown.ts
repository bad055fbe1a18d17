import type { Block } from "../../src/report/blocks.ts";
import * as mermaid from "../../src/runner/mermaid.ts";
import { createPage } from "../../src/runner/page.ts";
import { createSanitizer } from "../../src/runner/text.ts";

/** Makes texts safe in a step that has no secret. */
export const sanitize = createSanitizer((text) => text);
/** Draws for it. */
export const page = createPage(sanitize);
export const { render } = page;
export const diagramsOf = (block: Block) => mermaid.diagramsOf(block, sanitize.shortLine);

/** The lines that are visible above table, chart and folds. */
export const firstLines = (markdown: string): string =>
  markdown
    .replace(/(<table>|```mermaid|<details>)[\s\S]*$/, "")
    .replace(/<\/?(p|h2|h3|h4)>/g, "")
    .replace(/\n{2,}/g, "\n")
    .trim();

export const wordsIn = (markdown: string): number =>
  markdown.replace(/<[^>]*>/g, " ").match(/[\p{L}\d][^\s]*/gu)?.length ?? 0;
