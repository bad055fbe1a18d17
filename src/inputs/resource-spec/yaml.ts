import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  type YAMLMap,
} from "yaml";
import type { Flaw, Position } from "../problem.ts";
import type { Path, PositionOf } from "./path.ts";
import { flawsOf, MOST_ALIASES, offsetOf } from "./yaml-flaws.ts";

interface ParsedYaml {
  /** Undefined if the text cannot be read. */
  value: unknown;
  flaws: Flaw[];
  positionOf: PositionOf;
}

const ADVICE: Record<string, string> = {
  TAB_AS_INDENT: "a tab is used for indentation: write spaces",
  MULTIPLE_DOCS: "a second document begins: keep one, and remove the ---",
  BAD_INDENT: "the indentation does not match the lines before: align the fields of one mapping",
  MULTILINE_IMPLICIT_KEY:
    "a name runs over several lines: check the line before for a missing ':' or quote",
  BAD_ALIAS: "the alias has no name: write * and an anchor's name, or quote the text",
};

const UNKNOWN_TAG = "has an unknown tag: remove the word that begins with !";

function adviceFor({ code, message }: { code: string; message: string }): string {
  if (message.startsWith("Flow ")) return "a bracket is not closed: add the missing ] or }";
  const detail = message.length > 120 ? `${message.slice(0, 120)}…` : message;
  return (
    ADVICE[code] ??
    `is not valid YAML or JSON (${JSON.stringify(detail).slice(1, -1)}): check brackets, quotes and colons`
  );
}

/** The value as plain data. Undefined if aliases multiply it beyond what is permitted. */
function plainValue(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: MOST_ALIASES });
  } catch (error) {
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
}

/** The members of each mapping by name, so that many problems are found as fast as few. */
const membersOf = new WeakMap<YAMLMap, Map<string, Pair>>();

function memberOf(map: YAMLMap, name: string): Pair | undefined {
  // The first of those that are given twice.
  const members =
    membersOf.get(map) ??
    new Map(
      map.items
        .toReversed()
        .flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair] as const] : [])),
    );
  membersOf.set(map, members);
  return members.get(name);
}

/** The node of a member's name or of a list's item, and the node of its value. */
function childOf(node: unknown, step: string | number): { place: unknown; value: unknown } {
  if (isMap(node)) {
    const pair = memberOf(node, String(step));
    return { place: pair?.key, value: pair?.value };
  }
  const item: unknown = isSeq(node) ? node.items[Number(step)] : undefined;
  return { place: item, value: item };
}

function offsetAt(document: Document, path: Path): number {
  let node: unknown = document.contents;
  let offset = offsetOf(node);
  for (const step of path) {
    const { place, value } = childOf(isAlias(node) ? node.resolve(document) : node, step);
    if (!isNode(place)) return offset;
    offset = offsetOf(place);
    node = value;
  }
  return offset;
}

/** Reads one document of YAML, or of JSON, which YAML includes. Everything has a position. */
export function readYaml(text: string, file?: string): ParsedYaml {
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

  // Only the first error: those after it mostly follow from it.
  const [error] = document.errors;
  if (error) {
    const flaws = [{ message: adviceFor(error), ...positionAt(error.pos[0]) }];
    return { value: undefined, flaws, positionOf };
  }
  const tags = document.warnings.map(({ pos: [offset] }) => ({
    message: UNKNOWN_TAG,
    ...positionAt(offset),
  }));
  const { fatal, repeated } = flawsOf(document, positionAt);
  const flaws = [...tags, ...fatal, ...repeated];
  if (tags.length + fatal.length > 0) return { value: undefined, flaws, positionOf };
  const value = plainValue(document);
  if (value === undefined)
    flaws.push({ message: "aliases are used too often: write the values out", ...positionAt(0) });
  return { value, flaws, positionOf };
}
