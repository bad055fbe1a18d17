import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from "yaml";
import type { Flaw, Position } from "../problem.ts";
import type { Path, PositionOf } from "./path.ts";

interface ParsedYaml {
  /** Undefined if the text cannot be parsed. */
  value: unknown;
  flaws: Flaw[];
  positionOf: PositionOf;
  /** The text of a scalar as it is written. */
  sourceOf(path: Path): string | undefined;
}

const MAX_CHARACTERS = 64 * 1024;
const MAX_DEPTH = 100;
/** Limit for aliases, because nested aliases multiply. */
const MAX_ALIASES = 50;

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

/** Fixes for parser errors whose message does not contain one. */
const FIXES: Partial<Record<string, string>> = {
  TAB_AS_INDENT: "indent with spaces in place of tabs",
  DUPLICATE_KEY: "this name is there already: keep one of the two",
  MULTIPLE_DOCS: "write one document, without the line ---",
};

/** Whether a value is nested too deeply, or contains itself. */
const isTooDeep = (value: unknown, levels = MAX_DEPTH): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((one) => isTooDeep(one, levels - 1)));

/** Numbers that Kubernetes reads as octal, as in YAML 1.1: a file mode would have another value. */
function octalFlaws(document: Document, positionAt: (offset: number) => Position): Flaw[] {
  const flaws: Flaw[] = [];
  visit(document, {
    Scalar: (_, scalar) => {
      const { value, source = "" } = scalar;
      if (typeof value !== "number" || !/^0[0-7]+$/.test(source)) return;
      flaws.push({
        reason: `${source} is read as ${value}, not as an octal number`,
        fix: `write ${source.replace("0", "0o")}, or quotes around it if it is text`,
        at: positionAt(offsetOf(scalar)),
      });
    },
  });
  return flaws;
}

/** Parses one document of YAML or JSON, with positions. */
export function readYaml(text: string, file?: string): ParsedYaml {
  const lineCounter = new LineCounter();
  const isLong = text.length > MAX_CHARACTERS;
  const document = parseDocument(isLong ? "" : text, {
    lineCounter,
    prettyErrors: false,
    logLevel: "error",
    resolveKnownTags: false,
    merge: true,
  });
  const positionAt = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const positionOf = (path: Path) => positionAt(offsetAt(document, path));
  const sourceOf = (path: Path) => {
    const node = document.getIn(path, true);
    return isScalar(node) ? node.source : undefined;
  };
  const syntaxProblem = (reason: string, fix: string, offset = 0) => {
    return {
      value: undefined,
      flaws: [{ reason, fix, at: positionAt(offset) }],
      positionOf,
      sourceOf,
    };
  };
  /** Quotes the parser's message, which may contain a little of the text. */
  const invalid = ({ message }: Error, offset?: number, code = "") => {
    const reason = JSON.stringify(message.replace(/; please use .*/, "").slice(0, 120)).slice(
      1,
      -1,
    );
    return syntaxProblem("is not valid YAML or JSON", FIXES[code] ?? reason, offset);
  };
  if (isLong) return syntaxProblem("is longer than 64 kB", "write a shorter one");
  // Later errors mostly follow from the first.
  const [error] = [...document.errors, ...document.warnings];
  const tooDeep = ["is nested too deeply", "use fewer levels"] as const;
  if (error?.code === "RESOURCE_EXHAUSTION") return syntaxProblem(...tooDeep, error.pos[0]);
  if (error !== undefined) return invalid(error, error.pos[0], error.code);
  try {
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    if (isTooDeep(value)) return syntaxProblem(...tooDeep);
    return { value, flaws: octalFlaws(document, positionAt), positionOf, sourceOf };
  } catch (error) {
    // An alias without an anchor, too many aliases, or a merge of a value that is no mapping.
    if (error instanceof Error) return invalid(error);
    throw error;
  }
}
