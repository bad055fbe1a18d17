import { isMap, isNode, isScalar, isSeq } from "yaml";
import type { Path } from "./path.ts";

/** The offset of a member's name or of an item, and its node unless it is missing. */
interface Place {
  offset: number;
  node: unknown;
}

export const offsetOf = (node: unknown): number => (isNode(node) && node.range?.[0]) || 0;

function membersOf(node: unknown): [name: string, Place][] {
  if (isSeq(node))
    return node.items.map((item, index) => [String(index), { offset: offsetOf(item), node: item }]);
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }): [string, Place][] =>
    isScalar(key) ? [[String(key.value), { offset: offsetOf(key), node: value }]] : [],
  );
}

/** Finds the place of a path, or of its nearest parent. Goes through each node once. */
export function createLocator(root: unknown): (path: Path) => Place {
  const indexes = new Map<unknown, Map<string, Place>>();

  function memberOf(parent: unknown, name: string): Place | undefined {
    const index = indexes.get(parent) ?? new Map(membersOf(parent));
    indexes.set(parent, index);
    return index.get(name);
  }

  return (path) => {
    let place: Place = { offset: offsetOf(root), node: root };
    for (const step of path) {
      const member = memberOf(place.node, String(step));
      if (member === undefined) return { ...place, node: undefined };
      place = member;
    }
    return place;
  };
}
