import { stripVTControlCharacters } from "node:util";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { renderArticle } from "./page.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;

const INDENT = "    ";
const indentLine = (line: string) => (line === "" ? "" : INDENT + line);

const CHARTS: Record<string, string> = { gantt: "timeline", "xychart-beta": "bar chart" };

const isElement = (node: Node): node is DefaultTreeAdapterTypes.Element => "tagName" in node;
const childrenOf = (node: Node): Node[] => (isElement(node) ? node.childNodes : []);
const attributeOf = (node: Node, name: string) =>
  isElement(node) ? node.attrs.find((attribute) => attribute.name === name)?.value : undefined;

function textIn(node: Node): string {
  if (node.nodeName === "br") return "\n";
  if ("value" in node) return node.value;
  const text = childrenOf(node).map(textIn).join("");
  const address = attributeOf(node, "href");
  const isShown = address === undefined || address.replace(/\/$/, "") === text.replace(/\/$/, "");
  return isShown ? text : `${text} (${address})`;
}

function elementsIn(node: Node, ...names: string[]): Node[] {
  return childrenOf(node).flatMap((child) => [
    ...(names.includes(child.nodeName) ? [child] : []),
    ...elementsIn(child, ...names),
  ]);
}

function tableLines(table: Node): string[] {
  const rows = elementsIn(table, "tr").map((row) =>
    elementsIn(row, "th", "td").map((cell) => ({
      text: textIn(cell).trim(),
      isRight: attributeOf(cell, "align") === "right",
    })),
  );
  const widthOf = (column: number) =>
    Math.max(...rows.map((cells) => cells[column]?.text.length ?? 0));
  return rows.map((cells) => {
    const cellTexts = cells.map(({ text, isRight }, column) =>
      isRight ? text.padStart(widthOf(column)) : text.padEnd(widthOf(column)),
    );
    return cellTexts.join("  │  ").trimEnd();
  });
}

function chartLine(diagram: string): string {
  const [kind = ""] = diagram.match(/^\w[\w-]*/m) ?? [];
  return `[a ${CHARTS[kind] ?? "chart"}: GitHub draws it here, and so does the page named at the end]`;
}

/** The lines of a block, which are empty for white space between blocks. */
function linesOf(node: Node): string[] {
  switch (node.nodeName) {
    case "table":
      return tableLines(node);
    case "div":
      return [chartLine(textIn(node))];
    case "pre":
      return textIn(node).trimEnd().split("\n").map(indentLine);
    case "details": {
      const [title, ...contents] = childrenOf(node).filter(isElement);
      const heading = title === undefined ? "" : textIn(title);
      return [`▸ ${heading}`, ...blocksOf(contents).split("\n").map(indentLine)];
    }
    default:
      return textIn(node).trim().split("\n");
  }
}

const blocksOf = (nodes: Node[]): string =>
  nodes
    .map((node) => linesOf(node).join("\n"))
    .filter((block) => block !== "")
    .join("\n\n");

/** Renders a summary as text for a terminal. */
export const renderText = (summary: string): string =>
  stripVTControlCharacters(blocksOf(parseFragment(renderArticle(summary)).childNodes));
