import type { Block } from "../../src/report/blocks.ts";
import { createRenderer } from "../../src/runner/markdown.ts";
import * as mermaid from "../../src/runner/mermaid.ts";
import { createSanitizer } from "../../src/runner/text.ts";

/** The sanitizer of a step without secrets. */
export const sanitizer = createSanitizer((text) => text);
export const renderer = createRenderer(sanitizer);
export const { render } = renderer;
export const diagramsOf = (block: Block) => mermaid.diagramsOf(block, sanitizer.shortLine);

/** The lines above the first table, chart or collapsed block. */
export const firstLines = (markdown: string): string =>
  markdown
    .replace(/(<table>|```mermaid|<details>)[\s\S]*$/, "")
    .replace(/<\/?(p|h2|h3|h4)>/g, "")
    .replace(/\n{2,}/g, "\n")
    .trim();

export const countWords = (markdown: string): number =>
  markdown.replace(/<[^>]*>/g, " ").match(/[\p{L}\d][^\s]*/gu)?.length ?? 0;
