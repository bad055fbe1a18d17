import type { Node } from "./parse.ts";

type Character = Extract<Node, { is: "character" }>;
type Repeat = Extract<Node, { is: "repeat" }>;
/** Matches the rest of a pattern from a position, and returns the end if it matches. */
type Continuation = (position: number) => number | undefined;

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

  function isEdge(source: string, position: number): boolean {
    const [before, after] = [text[position - 1], text[position]];
    if (source === "^") return position === 0 || (isMultiline && isLineEdge(before));
    if (source === "$") return position === text.length || (isMultiline && isLineEdge(after));
    return (isWord(before) !== isWord(after)) === (source === "\\b");
  }

  /** Matches a node in a direction, then the rest: the position at the end, if all match. */
  function match(node: Node, way: 1 | -1, proceed: Continuation): Continuation {
    switch (node.is) {
      case "reference":
        return proceed;
      case "character":
        return (position) => (isAt(node, position, way) ? proceed(position + way) : undefined);
      case "edge":
        return (position) => {
          steps += 1;
          return isEdge(node.source, position) ? proceed(position) : undefined;
        };
      case "sequence":
        return (way === 1 ? node.parts.toReversed() : node.parts).reduce(
          (rest, part) => match(part, way, rest),
          proceed,
        );
      case "choice": {
        const options = node.options.map((option) => match(option, way, proceed));
        return (position) => {
          for (const option of options) {
            const end = option(position);
            if (end !== undefined) return end;
          }
          return undefined;
        };
      }
      case "look": {
        const look = match(node.part, node.ahead ? 1 : -1, (position) => position);
        return (position) =>
          (look(position) === undefined) === node.negated ? proceed(position) : undefined;
      }
      case "repeat":
        return node.part.is === "character"
          ? matchRun(node, way, proceed)
          : matchRepeat(node, way, proceed);
    }
  }

  function isAt(node: Character, position: number, way: 1 | -1): boolean {
    steps += 1;
    if (steps > limit) throw new RangeError("too many steps");
    const character = text[way === 1 ? position : position - 1];
    return character !== undefined && node.test(character);
  }

  /** Repeats one character, without recursion. */
  function matchRun(
    { part, min, max, lazy }: Repeat,
    way: 1 | -1,
    proceed: Continuation,
  ): Continuation {
    const isMore = (position: number, count: number) =>
      part.is === "character" && isAt(part, position + way * count, way);
    const grow = (position: number, maxCount: number) => {
      let count = 0;
      while (count < maxCount && isMore(position, count)) count += 1;
      return count;
    };
    const greedily: Continuation = (position) => {
      let end: number | undefined;
      for (let count = grow(position, max); count >= min && end === undefined; count -= 1)
        end = proceed(position + way * count);
      return end;
    };
    const lazily: Continuation = (position) => {
      if (grow(position, min) < min) return undefined;
      let end = proceed(position + way * min);
      for (let count = min; end === undefined && count < max && isMore(position, count); count += 1)
        end = proceed(position + way * (count + 1));
      return end;
    };
    return lazy ? lazily : greedily;
  }

  function matchRepeat(
    { part, min, max, lazy }: Repeat,
    way: 1 | -1,
    proceed: Continuation,
  ): Continuation {
    const repeatFrom = (count: number): Continuation => {
      const matchMore: Continuation = (position) =>
        match(part, way, (end) =>
          end === position && count >= min ? undefined : repeatFrom(count + 1)(end),
        )(position);
      if (count < min) return matchMore;
      if (count >= max) return proceed;
      return lazy
        ? (position) => proceed(position) ?? matchMore(position)
        : (position) => matchMore(position) ?? proceed(position);
    };
    return repeatFrom(0);
  }

  const search = match(root, 1, (position) => position);
  return (input) => {
    text = input;
    steps = 0;
    for (let position = 0; position <= text.length; )
      position = Math.max(search(position) ?? 0, position + 1);
    return steps;
  };
}
