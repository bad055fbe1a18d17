import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from "yaml";
import type { Flaw, Position } from "../problem.ts";
import type { Path, PositionOf } from "./path.ts";

interface ParsedYaml {
  /** Undefined if the text cannot be read. */
  value: unknown;
  flaws: Flaw[];
  positionOf: PositionOf;
}

const MOST_CHARACTERS = 64 * 1024;
const DEEPEST = 100;
/** How often aliases may be used in a text, because nested ones multiply. */
const MOST_ALIASES = 50;

const ADVICE: Record<string, string> = {
  TAB_AS_INDENT: "a tab is used for indentation: write spaces",
  MULTIPLE_DOCS: "a second document begins: keep one, and remove the ---",
  BAD_INDENT: "the indentation does not match the lines before: align the fields of one mapping",
  DUPLICATE_KEY: "the name is given twice: keep one of the two",
  TAG_RESOLVE_FAILED: "has an unknown tag: remove the word that begins with !",
};
const WRONG_ALIAS =
  "the alias has no anchor before it, is part of its own value, or is one of too many: write the value out";

function adviceFor({ code, message }: { code: string; message: string }): string {
  if (message.startsWith("Flow ")) return "a bracket is not closed: add the missing ] or }";
  const detail = JSON.stringify(message.slice(0, 120)).slice(1, -1);
  return ADVICE[code] ?? `is not valid YAML or JSON (${detail}): check brackets, quotes and colons`;
}

const offsetOf = (node: unknown): number => (isNode(node) && node.range?.[0]) || 0;

function offsetAt({ contents }: Document, path: Path): number {
  let node: unknown = contents;
  let offset = offsetOf(node);
  for (const step of path) {
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      : undefined;
    const item: unknown = isSeq(node) ? node.items[Number(step)] : undefined;
    const place = pair?.key ?? item;
    if (!isNode(place)) return offset;
    offset = offsetOf(place);
    node = pair?.value ?? item;
  }
  return offset;
}

/** What YAML permits, and means something else than it seems, or takes too long to read. */
function oddities(document: Document, flawAt: (node: Node, message: string) => Flaw): Flaw[] {
  const flaws: Flaw[] = [];
  let aliases = 0;
  visit(document, {
    Collection: (_, node, path) => {
      if (path.length <= DEEPEST) return undefined;
      flaws.push(flawAt(node, "is nested too deeply: use fewer levels"));
      return visit.BREAK;
    },
    Scalar: (_, scalar) => {
      const { value, source = "" } = scalar;
      // Kubernetes reads it as octal, as YAML 1.1 does: the mode of a file would be another one.
      if (typeof value !== "number" || !/^0[0-7]+$/.test(source)) return;
      const message = `${source} is read as ${value}, not as an octal number: write ${source.replace("0", "0o")}, or quotes around it if it is text`;
      flaws.push(flawAt(scalar, message));
    },
    Alias: (_, alias) => {
      aliases += 1;
      const target = aliases > MOST_ALIASES ? undefined : alias.resolve(document);
      const [start = 0, end = 0] = target?.range ?? [];
      const isInside = start <= offsetOf(alias) && offsetOf(alias) < end;
      if (target !== undefined && !isInside) return undefined;
      flaws.push(flawAt(alias, WRONG_ALIAS));
      return visit.BREAK;
    },
  });
  return flaws;
}

/** Reads one document of YAML, or of JSON, which YAML includes. Everything has a position. */
export function readYaml(text: string, file?: string): ParsedYaml {
  const lineCounter = new LineCounter();
  const isLong = text.length > MOST_CHARACTERS;
  const document = parseDocument(isLong ? "" : text, {
    ...{ lineCounter, prettyErrors: false, resolveKnownTags: false },
  });
  const positionAt = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const positionOf = (path: Path) => positionAt(offsetAt(document, path));
  const unread = (...flaws: Flaw[]) => ({ value: undefined, flaws, positionOf });
  if (isLong)
    return unread({ message: "is longer than 64 kB: write a shorter one", ...positionAt(0) });
  const errors = [...document.errors, ...document.warnings].map((error) => ({
    code: error.code,
    flaw: { message: adviceFor(error), ...positionAt(error.pos[0]) },
  }));
  // Only the first error: those after it mostly follow from it.
  const fatal = errors.find(({ code }) => code !== "DUPLICATE_KEY");
  if (fatal) return unread(fatal.flaw);
  const odd = oddities(document, (node, message) => ({ message, ...positionAt(offsetOf(node)) }));
  if (odd.length > 0) return unread(...odd);
  try {
    const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES });
    return { value, flaws: errors.map(({ flaw }) => flaw), positionOf };
  } catch (error) {
    if (error instanceof ReferenceError) return unread({ message: WRONG_ALIAS, ...positionAt(0) });
    throw error;
  }
}
