/** Lengths of the excerpts that index short and long patterns. */
const [SHORT, LONG] = [4, 8];
/** Where the last excerpt of a pattern may begin. */
const MAX_OFFSET = 512;

/** A pattern, and where the excerpt begins that indexes it. */
interface Pattern<Subject> {
  text: string;
  subject: Subject;
  at: number;
}

export interface Match<Subject> {
  start: number;
  end: number;
  subject: Subject;
}

/** Matches of a pattern from a position on. Overlapping matches are skipped. */
function matchesOf<Subject>(pattern: Pattern<Subject>, text: string, from: number) {
  const matches: Match<Subject>[] = [];
  for (let start = text.indexOf(pattern.text, from); start >= 0; ) {
    const end = start + pattern.text.length;
    matches.push({ start, end, subject: pattern.subject });
    start = text.indexOf(pattern.text, end);
  }
  return matches;
}

/** Finds patterns in a text. Searches only for those of which the text contains the excerpt. */
export function createFinder<Subject>() {
  const byExcerpt = new Map<string, Pattern<Subject>[]>();
  const lengths = new Set<number>();

  const patternsWith = (excerpt: string) => byExcerpt.get(excerpt) ?? [];

  /** Indexes a pattern by its rarest excerpt, because many secrets begin alike. */
  function add(text: string, subject: Subject): void {
    const length = text.length < LONG ? SHORT : LONG;
    const step = length === SHORT ? 1 : LONG;
    let rarest = 0;
    const last = Math.min(text.length - length, MAX_OFFSET);
    for (let at = 0, fewest = Infinity; at <= last && fewest > 0; at += step) {
      const count = patternsWith(text.slice(at, at + length)).length;
      if (count < fewest) [rarest, fewest] = [at, count];
    }
    const excerpt = text.slice(rarest, rarest + length);
    const pattern = { text, subject, at: rarest };
    const patterns = patternsWith(excerpt);
    patterns.push(pattern);
    byExcerpt.set(excerpt, patterns);
    lengths.add(length);
  }

  /** Where the text first contains each excerpt. */
  function positionsIn(text: string): Map<string, number> {
    const positions = new Map<string, number>();
    for (const length of lengths) {
      for (let at = 0; at + length <= text.length; at++) {
        const excerpt = text.slice(at, at + length);
        if (byExcerpt.has(excerpt) && !positions.has(excerpt)) positions.set(excerpt, at);
      }
    }
    return positions;
  }

  const find = (text: string): Match<Subject>[] =>
    [...positionsIn(text)].flatMap(([excerpt, position]) =>
      patternsWith(excerpt).flatMap((pattern) =>
        matchesOf(pattern, text, Math.max(position - pattern.at, 0)),
      ),
    );

  return { add, find };
}
