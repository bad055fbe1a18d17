import {
  type Document,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  visit,
} from "yaml";
import type { Flaw, Position } from "../problem.ts";
import { isInQuotes, QUOTES_FLAW } from "../quote.ts";
import { type Path, type PositionOf, pathText } from "./path.ts";

interface ParsedYaml {
  /** Undefined if the text is not a mapping. */
  value: object | undefined;
  flaws: Flaw[];
  positionOf: PositionOf;
  /** The text of a scalar, without quotes and escapes, before it becomes a number, for example. */
  sourceOf(path: Path): string | undefined;
}

const MAX_CHARACTERS = 64 * 1024;
const MAX_DEPTH = 100;
/** Limit for aliases, because nested aliases multiply. */
const MAX_ALIASES = 50;

/** Fixes for parser errors whose message does not contain one. */
const FIXES: Partial<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "write each field on a line of its own, with the same indentation",
  BLOCK_IN_FLOW: "write a comma between the fields",
  TAB_AS_INDENT: "indent with spaces in place of tabs",
  MULTIPLE_DOCS: "write one document, without the line ---",
};

/** Whether a value is nested too deeply, or contains itself. */
const isTooDeep = (value: unknown, levels = MAX_DEPTH): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((one) => isTooDeep(one, levels - 1)));

/** The offset of a member's name or of an item, and the node of the value, if any. */
interface Place {
  offset: number;
  node: unknown;
}

const offsetOf = (node: unknown): number => (isNode(node) && node.range?.[0]) || 0;

/**
 * Visits each node once. `locate` returns the place of a path, or of its nearest parent. Flaws are
 * repeated names, of which the parser loses a value, and numbers that Kubernetes reads differently.
 */
export function indexNodes(document: Document, positionAt: (offset: number) => Position) {
  const flaws: Flaw[] = [];
  const members = new Map<unknown, Map<string, Pair>>();
  visit(document, {
    // The parser's own check for repeated names compares each name with all before it.
    Map: (_, map) => {
      const pairs = new Map<string, Pair>();
      for (const pair of map.items) {
        const { key } = pair;
        if (!isScalar(key)) continue;
        const name = String(key.value);
        const firstPosition = positionAt(offsetOf(pairs.get(name)?.key));
        const reason = `${pathText([key.source ?? name])} is given in line ${firstPosition.line} already`;
        const fix = "keep one of the two";
        if (pairs.has(name)) flaws.push({ reason, fix, position: positionAt(offsetOf(key)) });
        pairs.set(name, pair);
      }
      members.set(map, pairs);
    },
    // Kubernetes reads a leading zero as octal, as in YAML 1.1: a file mode would differ.
    Scalar: (_, scalar) => {
      const { value, source = "" } = scalar;
      if (typeof value !== "number" || !/^0[0-7]+$/.test(source)) return;
      const reason = `${source} is read as ${value}, not as an octal number`;
      const fix = `write ${source.replace("0", "0o")}, or quotes around it if it is text`;
      flaws.push({ reason, fix, position: positionAt(offsetOf(scalar)) });
    },
  });
  const locate = (path: Path): Place => {
    let place: Place = { offset: offsetOf(document.contents), node: document.contents };
    for (const segment of path) {
      const { node } = place;
      const item = isSeq(node) ? node.items[Number(segment)] : undefined;
      const pair = members.get(node)?.get(String(segment));
      const keyOrItem = pair?.key ?? item;
      if (keyOrItem === undefined) return { ...place, node: undefined };
      place = { offset: offsetOf(keyOrItem), node: pair?.value ?? item };
    }
    return place;
  };
  return { flaws, locate };
}

/** Parses one document of YAML or JSON, with positions. */
export function parseYaml(text: string, file?: string): ParsedYaml {
  const lineCounter = new LineCounter();
  const isLong = text.length > MAX_CHARACTERS;
  const document = parseDocument(isLong ? "" : text, {
    lineCounter,
    prettyErrors: false,
    logLevel: "error",
    resolveKnownTags: false,
    merge: true,
    uniqueKeys: false,
  });
  const positionAt = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const pathAdvice = file === undefined ? ", or the path of a file into resource_spec_file" : "";
  const failWith = (reason: string, fix: string, offset = 0): ParsedYaml => ({
    value: undefined,
    flaws: [{ reason, fix, position: positionAt(offset) }],
    positionOf: () => positionAt(0),
    sourceOf: () => undefined,
  });
  /** Quotes the parser's message, which may contain a little of the text. */
  const failWithError = ({ message }: Error, offset?: number, code = "") => {
    const quote = JSON.stringify(message.replace(/; please use .*/, "").slice(0, 120));
    return failWith("is not valid YAML or JSON", FIXES[code] ?? quote.slice(1, -1), offset);
  };
  if (isLong) return failWith("is longer than 64 kB", "write a shorter one");
  // Later errors mostly follow from the first.
  const [error] = [...document.errors, ...document.warnings];
  const DEPTH_FLAW = ["is nested too deeply", "use fewer levels"] as const;
  if (error?.code === "RESOURCE_EXHAUSTION") return failWith(...DEPTH_FLAW, error.pos[0]);
  if (error !== undefined) return failWithError(error, error.pos[0], error.code);
  try {
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    if (isTooDeep(value)) return failWith(...DEPTH_FLAW);
    if (isInQuotes(text.trim())) return failWith(...QUOTES_FLAW);
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return failWith(
        "is not a mapping of fields",
        `write lines such as min_scale: 1${pathAdvice}`,
      );
    const { flaws, locate } = indexNodes(document, positionAt);
    const sourceOf = (path: Path) => {
      const { node } = locate(path);
      return isScalar(node) ? node.source : undefined;
    };
    return { value, flaws, positionOf: (path) => positionAt(locate(path).offset), sourceOf };
  } catch (error) {
    // An alias without an anchor, too many aliases, or a merge of a value that is no mapping.
    if (error instanceof Error) return failWithError(error);
    throw error;
  }
}
