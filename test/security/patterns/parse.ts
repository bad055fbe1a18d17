/** A part of a regular expression. */
export type Node =
  | { is: "character"; source: string; test: (character: string) => boolean }
  | { is: "sequence"; parts: readonly Node[] }
  | { is: "choice"; options: readonly Node[] }
  | { is: "look"; ahead: boolean; negated: boolean; part: Node }
  | { is: "edge"; source: string }
  | { is: "repeat"; min: number; max: number; lazy: boolean; part: Node }
  /** A back reference, which the count treats as empty. */
  | { is: "reference" };

const ATOM =
  /\\(?:k<\w+>|p\{[^}]*\}|P\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|\d+|.)|\[(?:\\.|[^\]\\])*\]|./isuy;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(,?)(\d*)\})(\??)/y;
const GROUP = /\((?:\?(?:<(?![=!])\w+>|<?[=!]|:))?/y;

/** Parses the source of a regular expression, as far as the sources use the syntax. */
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
    return { is: "look", ahead: !opening.includes("<"), negated: opening.endsWith("!"), part };
  }

  function parseAtom(): Node {
    const opening = take(GROUP);
    if (opening !== undefined) return parseGroup(opening[0]);
    const [text = ""] = take(ATOM) ?? [];
    if (/^(?:[$^]|\\[bB])$/.test(text)) return { is: "edge", source: text };
    if (/^\\(?:k<|[1-9])/.test(text)) return { is: "reference" };
    const characterPattern = new RegExp(`^(?:${text})$`, flags.replace(/[gy]/g, ""));
    const cache = new Map<string, boolean>();
    const test = (character: string) => {
      const isMatch = cache.get(character) ?? characterPattern.test(character);
      cache.set(character, isMatch);
      return isMatch;
    };
    return { is: "character", source: text, test };
  }

  function parseRepetition(part: Node): Node {
    const quantifier = take(QUANTIFIER);
    if (quantifier === undefined) return part;
    const [text, minText, comma, maxText, lazy] = quantifier;
    const min = minText === undefined ? Number(text.startsWith("+")) : Number(minText);
    const defaultMax = text.startsWith("?") ? 1 : Number.POSITIVE_INFINITY;
    const max =
      minText === undefined || (comma && !maxText) ? defaultMax : Number(maxText || minText);
    return { is: "repeat", min, max, lazy: lazy === "?", part };
  }

  function parseSequence(): Node {
    const parts: Node[] = [];
    while (position < source.length && !/[|)]/.test(source[position] ?? ""))
      parts.push(parseRepetition(parseAtom()));
    return { is: "sequence", parts };
  }

  function parseChoice(): Node {
    const options = [parseSequence()];
    while (source[position] === "|") {
      position += 1;
      options.push(parseSequence());
    }
    return options.length === 1 ? (options[0] ?? { is: "reference" }) : { is: "choice", options };
  }

  return parseChoice();
}
