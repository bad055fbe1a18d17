import {
  type Alias,
  type Document,
  isNode,
  isScalar,
  type Scalar,
  visit,
  type YAMLMap,
} from "yaml";
import { type Flaw, type Position, quoted } from "../problem.ts";

/** How often aliases may be used in a text, because nested ones multiply. */
export const MOST_ALIASES = 50;
const DEEPEST = 100;
const PROTOTYPE_KEYS = ["__proto__", "constructor", "prototype"];

type FlawOf = (node: unknown, message: string) => Flaw;

/** Where a node begins in the text, in characters. */
export function offsetOf(node: unknown): number {
  return (isNode(node) && node.range?.[0]) || 0;
}

function forbiddenNames({ items }: YAMLMap, flawOf: FlawOf): Flaw[] {
  return items.flatMap(({ key }) => {
    if (!isScalar(key))
      return flawOf(key, "a list, a mapping or an alias is used as a name: write plain text");
    const name = String(key.value);
    if (!PROTOTYPE_KEYS.includes(name)) return [];
    return flawOf(key, `the name ${name} is not allowed: remove it`);
  });
}

function repeatedNames({ items }: YAMLMap, flawOf: FlawOf): Flaw[] {
  const names = new Set<string>();
  return items.flatMap(({ key }) => {
    if (!isScalar(key)) return [];
    const name = String(key.value);
    if (names.has(name)) return flawOf(key, `${quoted(name)} is given twice: keep one of the two`);
    names.add(name);
    return [];
  });
}

/** Kubernetes reads it as octal, as YAML 1.1 does: the mode of a file would be another one. */
function octalFlaws(scalar: Scalar, flawOf: FlawOf): Flaw[] {
  const { value, source = "" } = scalar;
  if (typeof value !== "number" || !/^0[0-7]+$/.test(source)) return [];
  const octal = source.replace("0", "0o");
  const message = `${source} is read as ${value}, not as an octal number: write ${octal}, or quotes around it if it is text`;
  return [flawOf(scalar, message)];
}

function aliasFlaws(alias: Alias, document: Document, flawOf: FlawOf): Flaw[] {
  const offset = offsetOf(alias);
  const target = alias.resolve(document);
  if (!target) {
    const anchor = quoted(`&${alias.source}`);
    return [flawOf(alias, `there is no anchor ${anchor} before it: add one, or quote the text`)];
  }
  const [start = 0, end = 0] = target.range ?? [];
  const isInside = start <= offset && offset < end;
  return isInside
    ? [flawOf(alias, "the alias is part of the value that it refers to: write the values out")]
    : [];
}

/**
 * What YAML permits and JSON does not, and what would take too long to read. A text with `fatal`
 * flaws has no value. Names that are given twice do not keep the rest from being read.
 */
export function flawsOf(
  document: Document,
  positionAt: (offset: number) => Position,
): { fatal: Flaw[]; repeated: Flaw[] } {
  const fatal: Flaw[] = [];
  const repeated: Flaw[] = [];
  const aliases: Alias[] = [];
  const flawOf: FlawOf = (node, message) => ({ message, ...positionAt(offsetOf(node)) });
  visit(document, {
    Collection: (_, node, path) => {
      if (path.length <= DEEPEST) return undefined;
      fatal.push(flawOf(node, "is nested too deeply: use fewer levels"));
      return visit.BREAK;
    },
    Map: (_, map) => {
      // Not spread into push: the number of arguments is limited.
      for (const flaw of forbiddenNames(map, flawOf)) fatal.push(flaw);
      for (const flaw of repeatedNames(map, flawOf)) repeated.push(flaw);
    },
    Scalar: (_, scalar) => void fatal.push(...octalFlaws(scalar, flawOf)),
    Alias: (_, alias) => void aliases.push(alias),
  });
  // To look up one alias takes time in proportion to the whole document.
  for (const alias of aliases.slice(0, MOST_ALIASES))
    fatal.push(...aliasFlaws(alias, document, flawOf));
  return { fatal, repeated };
}
