import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type ScalarTag } from "yaml";
import type { Flaw, Position } from "../problem.ts";
import { isInQuotes, QUOTES_FLAW } from "../quote.ts";
import type { Path } from "./path.ts";

interface Place {
  /** The start of the member's name or of the item, or of the nearest parent that exists. */
  position: Position;
  /** The text of a scalar, unquoted and unescaped, but not yet converted, such as to a number. */
  source?: string | undefined;
}

type ParsedYaml = { value: object; locate: (path: Path) => Place } | { flaw: Flaw };

const MAX_CHARACTERS = 64 * 1024;
const MAX_DEPTH = 100;
/** Limit for aliases, because nested aliases multiply. */
const MAX_ALIASES = 50;

/** Fixes for parser errors whose message does not contain one. */
const FIXES: Partial<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "write each field on a line of its own, with the same indentation",
  BLOCK_IN_FLOW: "write a comma between the fields",
  DUPLICATE_KEY: "this name is there already, so keep one of the two",
  TAB_AS_INDENT: "indent with spaces in place of tabs",
  MULTIPLE_DOCS: "write one document, without the line ---",
};

/** Refused, because Kubernetes reads a leading zero as octal, but YAML 1.2 does not. */
const LEADING_ZERO: ScalarTag = {
  tag: "tag:yaml.org,2002:int",
  default: true,
  test: /^0[0-7]+$/,
  resolve: (source, onError) =>
    onError(`write ${source.replace("0", "0o")}, or quotes around ${source} if it is text`),
};

/** Whether a value is nested too deeply, or contains itself. */
const isTooDeep = (value: unknown, levels = MAX_DEPTH): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((one) => isTooDeep(one, levels - 1)));

/** `start`: the name or item at the path, or its nearest parent. `node`: the value at the path. */
function findNodes(root: unknown, path: Path): { start: unknown; node?: unknown } {
  let [start, node] = [root, root];
  for (const segment of path) {
    const items = isMap(node) ? node.items : [];
    const pair = items.find(({ key }) => isScalar(key) && String(key.value) === String(segment));
    const item = isSeq(node) ? node.items[Number(segment)] : undefined;
    if (pair === undefined && item === undefined) return { start };
    start = pair?.key ?? item;
    node = pair?.value ?? item;
  }
  return { start, node };
}

/** Parses one document of YAML or JSON, with positions. */
export function parseYaml(text: string, file?: string): ParsedYaml {
  const lineCounter = new LineCounter();
  const positionAt = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const refuse = (reason: string, fix: string, offset = 0): ParsedYaml => ({
    flaw: { reason, fix, position: positionAt(offset) },
  });
  /** The fix is one of `FIXES`, or the parser's message, which may contain a little of the text. */
  const refuseError = ({ message }: Error, offset?: number, code = "") => {
    const escaped = JSON.stringify(message.replace(/; please use .*/, "").slice(0, 120));
    return refuse("is not valid YAML or JSON", FIXES[code] ?? escaped.slice(1, -1), offset);
  };
  if (text.length > MAX_CHARACTERS) return refuse("is longer than 64 kB", "write a shorter one");
  const document = parseDocument(text, {
    lineCounter,
    prettyErrors: false,
    logLevel: "error",
    resolveKnownTags: false,
    merge: true,
    customTags: (tags) => [LEADING_ZERO, ...tags],
  });
  // Later errors mostly follow from the first.
  const [error] = [...document.errors, ...document.warnings];
  const DEPTH_FLAW = ["is nested too deeply", "use fewer levels"] as const;
  if (error?.code === "RESOURCE_EXHAUSTION") return refuse(...DEPTH_FLAW, error.pos[0]);
  if (error !== undefined) return refuseError(error, error.pos[0], error.code);
  const locate = (path: Path): Place => {
    const { start, node } = findNodes(document.contents, path);
    const source = isScalar(node) ? node.source : undefined;
    return { position: positionAt((isNode(start) && start.range?.[0]) || 0), source };
  };
  try {
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    if (isTooDeep(value)) return refuse(...DEPTH_FLAW);
    if (isInQuotes(text.trim())) return refuse(...QUOTES_FLAW);
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return { value, locate };
    const pathAdvice = file === undefined ? ", or the path of a file into resource_spec_file" : "";
    const fix = `write lines such as min_scale: 1${pathAdvice}`;
    return refuse("is not a mapping of fields", fix);
  } catch (error) {
    // An alias without an anchor, too many aliases, or a merge of a value that is no mapping.
    if (error instanceof Error) return refuseError(error);
    throw error;
  }
}
