import type { Node } from "./parse.ts";

type Character = Extract<Node, { kind: "character" }>;
type Repeat = Extract<Node, { kind: "repeat" }>;
/** Matches the rest of a pattern from a position, and returns the end if it matches. */
type Continuation = (position: number) => number | undefined;

const WORD = /\w/;
const isWord = (character = "") => WORD.test(character);
const isLineEdge = (character: string | undefined) =>
  character === undefined || character === "\n" || character === "\r";

/**
 * Returns a function that counts the tests of characters and edges in a backtracking search for all
 * matches in a text: the same on every machine, and at least as many as in an engine with
 * optimizations, unless a pattern has a back reference, which counts as empty.
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

  /** Returns a function that matches a node in a direction, then the rest. */
  function match(node: Node, direction: 1 | -1, proceed: Continuation): Continuation {
    switch (node.kind) {
      case "reference":
        return proceed;
      case "character":
        return (position) =>
          isAt(node, position, direction) ? proceed(position + direction) : undefined;
      case "edge":
        return (position) => {
          steps += 1;
          return isEdge(node.source, position) ? proceed(position) : undefined;
        };
      case "sequence":
        return (direction === 1 ? node.parts.toReversed() : node.parts).reduce(
          (rest, part) => match(part, direction, rest),
          proceed,
        );
      case "choice": {
        const options = node.options.map((option) => match(option, direction, proceed));
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
        return node.part.kind === "character"
          ? matchRun(node, direction, proceed)
          : matchRepeat(node, direction, proceed);
    }
  }

  function isAt(node: Character, position: number, direction: 1 | -1): boolean {
    steps += 1;
    if (steps > limit) throw new RangeError("too many steps");
    const character = text[direction === 1 ? position : position - 1];
    return character !== undefined && node.test(character);
  }

  /** Repeats one character, without recursion. */
  function matchRun(
    { part, min, max, lazy }: Repeat,
    direction: 1 | -1,
    proceed: Continuation,
  ): Continuation {
    const isMore = (position: number, count: number) =>
      part.kind === "character" && isAt(part, position + direction * count, direction);
    const grow = (position: number, maxCount: number) => {
      let count = 0;
      while (count < maxCount && isMore(position, count)) count += 1;
      return count;
    };
    const matchGreedily: Continuation = (position) => {
      let end: number | undefined;
      for (let count = grow(position, max); count >= min && end === undefined; count -= 1)
        end = proceed(position + direction * count);
      return end;
    };
    const matchLazily: Continuation = (position) => {
      if (grow(position, min) < min) return undefined;
      let end = proceed(position + direction * min);
      for (let count = min; end === undefined && count < max && isMore(position, count); count += 1)
        end = proceed(position + direction * (count + 1));
      return end;
    };
    return lazy ? matchLazily : matchGreedily;
  }

  function matchRepeat(
    { part, min, max, lazy }: Repeat,
    direction: 1 | -1,
    proceed: Continuation,
  ): Continuation {
    const repeatFrom = (count: number): Continuation => {
      const matchMore: Continuation = (position) =>
        match(part, direction, (end) =>
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
