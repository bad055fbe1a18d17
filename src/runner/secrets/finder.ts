/** Patterns are looked up by the hash of so many first characters. None is shorter. */
const START = 4;
/** Odd, so that every character changes the lowest bits of a hash. */
const BASE = 0x01000193;
const FILTER_MASK = 0xffff;

export interface Match<Subject> {
  start: number;
  end: number;
  subject: Subject;
}

interface Pattern<Subject> {
  text: string;
  subject: Subject;
}

/** The polynomial hash of a text. Writes that of each beginning to `prefixes`, by its length. */
function hashOf(text: string, prefixes?: Int32Array): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) {
    hash = (Math.imul(hash, BASE) + text.charCodeAt(at)) | 0;
    if (prefixes !== undefined) prefixes[at + 1] = hash;
  }
  return hash;
}

/**
 * Finds patterns in a text by hashes of its parts. The time grows with the length of the text,
 * however many patterns begin alike, and however often the text repeats the beginning of one.
 */
export function createFinder<Subject>() {
  const byHash = new Map<number, Pattern<Subject>[]>();
  const lengthsByStart = new Map<number, Set<number>>();
  /** The lowest bits of the hashes of starts: most positions of a text need no other look-up. */
  const filter = new Uint8Array(FILTER_MASK + 1);
  const powers = [1];

  function add(text: string, subject: Subject): void {
    while (powers.length <= text.length) powers.push(Math.imul(powers.at(-1) ?? 1, BASE));
    const [startHash, hash] = [hashOf(text.slice(0, START)), hashOf(text)];
    filter[startHash & FILTER_MASK] = 1;
    lengthsByStart.set(startHash, (lengthsByStart.get(startHash) ?? new Set()).add(text.length));
    const patterns = byHash.get(hash) ?? [];
    byHash.set(hash, patterns);
    patterns.push({ text, subject });
  }

  /** The hash of the characters from `start` to `end`. */
  const hashAt = (hashes: Int32Array, start: number, end: number) =>
    ((hashes[end] ?? 0) - Math.imul(hashes[start] ?? 0, powers[end - start] ?? 0)) | 0;

  /** The lengths of the patterns that begin like the text from `start` on. */
  function lengthsAt(hashes: Int32Array, start: number): Iterable<number> {
    const startHash = hashAt(hashes, start, start + START);
    return (filter[startHash & FILTER_MASK] && lengthsByStart.get(startHash)) || [];
  }

  /** Overlapping matches of the same pattern are skipped. */
  function find(text: string): Match<Subject>[] {
    const hashes = new Int32Array(text.length + 1);
    hashOf(text, hashes);
    const ends = new Map<Pattern<Subject>, number>();
    const matches: Match<Subject>[] = [];
    const match = (pattern: Pattern<Subject>, start: number, end: number) => {
      if (start < (ends.get(pattern) ?? 0) || !text.startsWith(pattern.text, start)) return;
      ends.set(pattern, end);
      matches.push({ start, end, subject: pattern.subject });
    };
    for (let start = 0; start + START <= text.length; start++)
      for (const length of lengthsAt(hashes, start))
        for (const pattern of byHash.get(hashAt(hashes, start, start + length)) ?? [])
          match(pattern, start, start + length);
    return matches;
  }

  return { add, find };
}
