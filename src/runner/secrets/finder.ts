/** Length of the prefixes that index the patterns. Shorter patterns are always searched for. */
const PREFIX = 8;

interface Pattern<Subject> {
  text: string;
  subject: Subject;
}

interface Span {
  start: number;
  end: number;
}

export interface Found<Subject> extends Span {
  subject: Subject;
}

const isShort = (prefix: string) => prefix.length < PREFIX;

/** Matches of a pattern from a position on. Overlapping matches are skipped. */
function matchesOf(pattern: string, text: string, from: number): Span[] {
  const spans: Span[] = [];
  for (let start = text.indexOf(pattern, from); start >= 0; ) {
    const end = start + pattern.length;
    spans.push({ start, end });
    start = text.indexOf(pattern, end);
  }
  return spans;
}

/** Finds patterns in a text. Searches only for those whose prefix the text contains. */
export function createFinder<Subject>() {
  const byPrefix = new Map<string, Pattern<Subject>[]>();

  function add(text: string, subject: Subject): void {
    const prefix = text.slice(0, PREFIX);
    const patterns = byPrefix.get(prefix) ?? [];
    patterns.push({ text, subject });
    byPrefix.set(prefix, patterns);
  }

  /** Where the text first contains each prefix. */
  function positionsIn(text: string): Map<string, number> {
    const positions = new Map([...byPrefix.keys()].filter(isShort).map((prefix) => [prefix, 0]));
    for (let at = 0; at + PREFIX <= text.length; at++) {
      const prefix = text.slice(at, at + PREFIX);
      if (byPrefix.has(prefix) && !positions.has(prefix)) positions.set(prefix, at);
    }
    return positions;
  }

  const find = (text: string): Found<Subject>[] =>
    [...positionsIn(text)].flatMap(([prefix, from]) =>
      (byPrefix.get(prefix) ?? []).flatMap(({ text: pattern, subject }) =>
        matchesOf(pattern, text, from).map((span) => ({ ...span, subject })),
      ),
    );

  return { add, find };
}
