import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
} from "yaml";
import type { Flaw, Position } from "../problem.ts";
import { flawsOf, MOST_ALIASES, offsetOf, type YamlFlaw } from "./yaml-flaws.ts";

/** Members by name and items by index, from the root down. */
export type Path = readonly (string | number)[];

interface YamlText {
  /** Undefined where the text could not be read. */
  value: unknown;
  problems: Flaw[];
  /** Of the member or item, or of the nearest one around it. */
  positionOf: (path: Path) => Position;
}

const ADVICE: Record<string, string> = {
  TAB_AS_INDENT: "a tab is used for indentation: write spaces",
  MULTIPLE_DOCS: "a second document begins: keep one, and remove the ---",
  BAD_INDENT: "the indentation does not fit the lines before: align the fields of one mapping",
  MULTILINE_IMPLICIT_KEY:
    "a name runs over several lines: check the line before for a missing ':' or quote",
  BAD_ALIAS: "the alias has no name: write * and an anchor's name, or quote the text",
};

const UNKNOWN_TAG = "has a tag that is not known: remove the word that begins with !";

function adviceFor({ code, message }: { code: string; message: string }): string {
  if (message.startsWith("Flow "))
    return "a bracket that was opened is not closed: add the missing ] or }";
  const detail = message.length > 120 ? `${message.slice(0, 120)}…` : message;
  return (
    ADVICE[code] ??
    `is not valid YAML or JSON (${JSON.stringify(detail).slice(1, -1)}): check brackets, quotes and colons`
  );
}

function plainValue(document: Document): { value: unknown } | YamlFlaw {
  try {
    return { value: document.toJS({ maxAliasCount: MOST_ALIASES }) };
  } catch (error) {
    if (error instanceof ReferenceError)
      return { offset: 0, message: "aliases are used too often: write the values out" };
    throw error;
  }
}

/** A member's name or a list's item, and what it holds. */
function placeIn(node: unknown, step: string | number): { place: unknown; node: unknown } {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
    return { place: pair?.key, node: pair?.value };
  }
  const item: unknown = isSeq(node) ? node.items[Number(step)] : undefined;
  return { place: item, node: item };
}

function offsetAt(document: Document, path: Path): number {
  let node: unknown = document.contents;
  let offset = offsetOf(node);
  for (const step of path) {
    const found = placeIn(isAlias(node) ? node.resolve(document) : node, step);
    if (!isNode(found.place)) return offset;
    offset = offsetOf(found.place);
    node = found.node;
  }
  return offset;
}

/** Reads one YAML document, or JSON, which is read as YAML too so that all of it has a position. */
export function readYaml(text: string, file?: string): YamlText {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: false,
    resolveKnownTags: false,
  });
  const positionAt = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const positionOf = (path: Path) => positionAt(offsetAt(document, path));
  const problemFrom = ({ offset, message }: YamlFlaw): Flaw => ({ message, ...positionAt(offset) });

  // The later errors mostly follow from the first.
  const [error] = document.errors;
  if (error)
    return {
      value: undefined,
      problems: [problemFrom({ offset: error.pos[0], message: adviceFor(error) })],
      positionOf,
    };
  const tags = document.warnings.map(({ pos }) => ({ offset: pos[0], message: UNKNOWN_TAG }));
  const flaws: YamlFlaw[] = [...tags, ...flawsOf(document)];
  const problems = flaws.map(problemFrom);
  if (!flaws.every(({ isMinor }) => isMinor)) return { value: undefined, problems, positionOf };
  const read = plainValue(document);
  if ("value" in read) return { value: read.value, problems, positionOf };
  return { value: undefined, problems: [...problems, problemFrom(read)], positionOf };
}
