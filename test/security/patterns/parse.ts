/** A part of a regular expression. */
export type Node =
  | { kind: "character"; source: string; test: (character: string) => boolean }
  | { kind: "sequence"; parts: readonly Node[] }
  | { kind: "choice"; options: readonly Node[] }
  | { kind: "look"; ahead: boolean; negated: boolean; part: Node }
  | { kind: "edge"; source: string }
  | { kind: "repeat"; min: number; max: number; lazy: boolean; part: Node }
  /** A back reference, which the step counter treats as empty. */
  | { kind: "reference" };

const ATOM =
  /\\(?:k<\w+>|p\{[^}]*\}|P\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|\d+|.)|\[(?:\\.|[^\]\\])*\]|./isuy;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(,?)(\d*)\})(\??)/y;
const GROUP = /\((?:\?(?:<(?![=!])\w+>|<?[=!]|:))?/y;

/** Parses a regular expression, with the syntax that the sources use. */
export function parse({ source, flags }: RegExp): Node {
  let position = 0;
  const take = (token: RegExp): RegExpExecArray | undefined => {
    token.lastIndex = position;
    const match = token.exec(source) ?? undefined;
    position = match === undefined ? position : token.lastIndex;
    return match;
  };

  function parseGroup(opening: string): Node {
    const part = parseChoice();
    position += 1;
    if (!/[=!]$/.test(opening)) return part;
    return { kind: "look", ahead: !opening.includes("<"), negated: opening.endsWith("!"), part };
  }

  function parseAtom(): Node {
    const opening = take(GROUP);
    if (opening !== undefined) return parseGroup(opening[0]);
    const [text = ""] = take(ATOM) ?? [];
    if (/^(?:[$^]|\\[bB])$/.test(text)) return { kind: "edge", source: text };
    if (/^\\(?:k<|[1-9])/.test(text)) return { kind: "reference" };
    const characterPattern = new RegExp(`^(?:${text})$`, flags.replace(/[gy]/g, ""));
    const cache = new Map<string, boolean>();
    const test = (character: string) => {
      const isMatch = cache.get(character) ?? characterPattern.test(character);
      cache.set(character, isMatch);
      return isMatch;
    };
    return { kind: "character", source: text, test };
  }

  function parseRepetition(part: Node): Node {
    const quantifier = take(QUANTIFIER);
    if (quantifier === undefined) return part;
    const [text, minText, comma, maxText, lazy] = quantifier;
    const min = minText === undefined ? Number(text.startsWith("+")) : Number(minText);
    const defaultMax = text.startsWith("?") ? 1 : Number.POSITIVE_INFINITY;
    const max =
      minText === undefined || (comma && !maxText) ? defaultMax : Number(maxText || minText);
    return { kind: "repeat", min, max, lazy: lazy === "?", part };
  }

  function parseSequence(): Node {
    const parts: Node[] = [];
    while (position < source.length && !/[|)]/.test(source[position] ?? ""))
      parts.push(parseRepetition(parseAtom()));
    return { kind: "sequence", parts };
  }

  function parseChoice(): Node {
    const options = [parseSequence()];
    while (source[position] === "|") {
      position += 1;
      options.push(parseSequence());
    }
    return options.length === 1
      ? (options[0] ?? { kind: "reference" })
      : { kind: "choice", options };
  }

  return parseChoice();
}
