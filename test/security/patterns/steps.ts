import type { Node } from "./parse.ts";

type Character = Extract<Node, { is: "character" }>;
type Repeat = Extract<Node, { is: "repeat" }>;
type Next = (at: number) => number | undefined;

const WORD = /\w/;
const isWord = (character = "") => WORD.test(character);
const isLineEdge = (character: string | undefined) =>
  character === undefined || character === "\n" || character === "\r";

/**
 * Returns a function that counts the tests of characters that a backtracking search for all matches
 * makes in a text: the same on every machine, and more than those of an engine that takes short
 * cuts.
 */
export function createStepCounter(
  root: Node,
  { flags }: RegExp,
  limit: number,
): (text: string) => number {
  let text = "";
  let steps = 0;
  const isMultiline = flags.includes("m");

  function isEdge(source: string, at: number): boolean {
    const [before, after] = [text[at - 1], text[at]];
    if (source === "^") return at === 0 || (isMultiline && isLineEdge(before));
    if (source === "$") return at === text.length || (isMultiline && isLineEdge(after));
    return (isWord(before) !== isWord(after)) === (source === "\\b");
  }

  /** Matches a node in a direction, then the rest: the position at the end, if all match. */
  function match(node: Node, way: 1 | -1, next: Next): Next {
    switch (node.is) {
      case "reference":
        return next;
      case "character":
        return (at) => (isAt(node, at, way) ? next(at + way) : undefined);
      case "edge":
        return (at) => {
          steps += 1;
          return isEdge(node.source, at) ? next(at) : undefined;
        };
      case "sequence":
        return (way === 1 ? node.parts.toReversed() : node.parts).reduce(
          (rest, part) => match(part, way, rest),
          next,
        );
      case "choice": {
        const options = node.options.map((option) => match(option, way, next));
        return (at) => {
          for (const option of options) {
            const end = option(at);
            if (end !== undefined) return end;
          }
          return undefined;
        };
      }
      case "look": {
        const look = match(node.part, node.ahead ? 1 : -1, (at) => at);
        return (at) => ((look(at) === undefined) === node.negated ? next(at) : undefined);
      }
      case "repeat":
        return node.part.is === "character"
          ? matchRun(node, way, next)
          : matchRepeat(node, way, next);
    }
  }

  function isAt(node: Character, at: number, way: 1 | -1): boolean {
    steps += 1;
    if (steps > limit) throw new RangeError("too many steps");
    const character = text[way === 1 ? at : at - 1];
    return character !== undefined && node.test(character);
  }

  /** Repeats one character, without recursion. */
  function matchRun({ part, min, max, lazy }: Repeat, way: 1 | -1, next: Next): Next {
    const isMore = (at: number, count: number) =>
      part.is === "character" && isAt(part, at + way * count, way);
    const grow = (at: number, most: number) => {
      let count = 0;
      while (count < most && isMore(at, count)) count += 1;
      return count;
    };
    const greedily: Next = (at) => {
      let end: number | undefined;
      for (let count = grow(at, max); count >= min && end === undefined; count -= 1)
        end = next(at + way * count);
      return end;
    };
    const lazily: Next = (at) => {
      if (grow(at, min) < min) return undefined;
      let end = next(at + way * min);
      for (let count = min; end === undefined && count < max && isMore(at, count); count += 1)
        end = next(at + way * (count + 1));
      return end;
    };
    return lazy ? lazily : greedily;
  }

  function matchRepeat({ part, min, max, lazy }: Repeat, way: 1 | -1, next: Next): Next {
    const from = (count: number): Next => {
      const more: Next = (at) =>
        match(part, way, (end) => (end === at && count >= min ? undefined : from(count + 1)(end)))(
          at,
        );
      if (count < min) return more;
      if (count >= max) return next;
      return lazy ? (at) => next(at) ?? more(at) : (at) => more(at) ?? next(at);
    };
    return from(0);
  }

  const search = match(root, 1, (at) => at);
  return (searched) => {
    text = searched;
    steps = 0;
    for (let at = 0; at <= text.length; ) at = Math.max(search(at) ?? 0, at + 1);
    return steps;
  };
}
