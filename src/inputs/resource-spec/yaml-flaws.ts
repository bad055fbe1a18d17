import { type Alias, type Document, isNode, isScalar, visit, type YAMLMap } from "yaml";
import { quoted } from "../quoted.ts";

export interface YamlFlaw {
  offset: number;
  message: string;
  /** The rest can be read all the same. */
  isMinor?: true;
}

export const MOST_ALIASES = 50;
const DEEPEST = 100;
const PROTOTYPE_KEYS = ["__proto__", "constructor", "prototype"];

export function offsetOf(node: unknown): number {
  return (isNode(node) && node.range?.[0]) || 0;
}

function keyFlaws(map: YAMLMap): YamlFlaw[] {
  const seen = new Set<string>();
  return map.items.flatMap(({ key }): YamlFlaw[] => {
    const offset = offsetOf(key);
    if (!isScalar(key))
      return [
        { offset, message: "a list, a mapping or an alias is used as a name: write plain text" },
      ];
    const name = String(key.value);
    if (PROTOTYPE_KEYS.includes(name))
      return [{ offset, message: `the name ${name} is not allowed: remove it` }];
    if (seen.has(name))
      return [
        { offset, message: `${quoted(name)} is given twice: keep one of the two`, isMinor: true },
      ];
    seen.add(name);
    return [];
  });
}

function aliasFlaw(alias: Alias, document: Document): YamlFlaw[] {
  const offset = offsetOf(alias);
  const named = alias.resolve(document);
  if (!named)
    return [
      {
        offset,
        message: `no anchor ${quoted(`&${alias.source}`)} stands before: add it, or quote the text`,
      },
    ];
  const [start = 0, end = 0] = named.range ?? [];
  const isInside = start <= offset && offset < end;
  return isInside
    ? [{ offset, message: "the alias stands within what it names: write the values out" }]
    : [];
}

/** What YAML permits and JSON, or a reader's memory, does not. */
export function flawsOf(document: Document): YamlFlaw[] {
  const flaws: YamlFlaw[] = [];
  const aliases: Alias[] = [];
  visit(document, {
    Collection: (_, node, path) => {
      if (path.length <= DEEPEST) return undefined;
      flaws.push({ offset: offsetOf(node), message: "is nested too deeply: write a flatter text" });
      return visit.BREAK;
    },
    Map: (_, map) => void flaws.push(...keyFlaws(map)),
    Alias: (_, alias) => void aliases.push(alias),
  });
  // Each is looked up in the whole document, which takes as long again.
  const looked = aliases.slice(0, MOST_ALIASES);
  return [...flaws, ...looked.flatMap((alias) => aliasFlaw(alias, document))];
}
