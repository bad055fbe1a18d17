/** Patterns are looked up by the hash of their first characters; each has at least this many. */
const PREFIX_LENGTH = 4;
/** Odd, so that every character changes the lowest bits of a hash. */
const HASH_BASE = 0x01000193;
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

/** The polynomial hash of each beginning of a text, by the length of the beginning. */
function hashesOf(text: string): Int32Array {
  const hashes = new Int32Array(text.length + 1);
  let hash = 0;
  for (let index = 0; index < text.length; index++) {
    hash = (Math.imul(hash, HASH_BASE) + text.charCodeAt(index)) | 0;
    hashes[index + 1] = hash;
  }
  return hashes;
}

/**
 * Finds patterns in a text by hashes of its parts. At each prefix in the text, there is one look-up
 * for each length of the patterns that share the prefix, however many patterns have that length.
 */
export function createFinder<Subject>() {
  const patternsByHash = new Map<number, Pattern<Subject>[]>();
  const lengthsByPrefix = new Map<number, Set<number>>();
  /** The lowest bits of the hashes of prefixes: most positions of a text need no other look-up. */
  const filter = new Uint8Array(FILTER_MASK + 1);
  const powers = [1];

  function add(text: string, subject: Subject): void {
    while (powers.length <= text.length) powers.push(Math.imul(powers.at(-1) ?? 1, HASH_BASE));
    const hashes = hashesOf(text);
    const [prefixHash = 0, hash = 0] = [hashes[PREFIX_LENGTH], hashes.at(-1)];
    filter[prefixHash & FILTER_MASK] = 1;
    const lengths = lengthsByPrefix.get(prefixHash) ?? new Set<number>();
    lengthsByPrefix.set(prefixHash, lengths.add(text.length));
    const patterns = patternsByHash.get(hash) ?? [];
    patternsByHash.set(hash, patterns);
    patterns.push({ text, subject });
  }

  const hashBetween = (hashes: Int32Array, start: number, end: number) =>
    ((hashes[end] ?? 0) - Math.imul(hashes[start] ?? 0, powers[end - start] ?? 0)) | 0;

  /** The lengths of the patterns whose prefix the text has at `start`. */
  function lengthsAt(hashes: Int32Array, start: number): Iterable<number> {
    const prefixHash = hashBetween(hashes, start, start + PREFIX_LENGTH);
    return (filter[prefixHash & FILTER_MASK] && lengthsByPrefix.get(prefixHash)) || [];
  }

  /** Overlapping matches of the same pattern are skipped. */
  function find(text: string): Match<Subject>[] {
    const hashes = hashesOf(text);
    const ends = new Map<Pattern<Subject>, number>();
    const matches: Match<Subject>[] = [];
    const addMatch = (pattern: Pattern<Subject>, start: number, end: number) => {
      if (start < (ends.get(pattern) ?? 0) || !text.startsWith(pattern.text, start)) return;
      ends.set(pattern, end);
      matches.push({ start, end, subject: pattern.subject });
    };
    for (let start = 0; start + PREFIX_LENGTH <= text.length; start++)
      for (const length of lengthsAt(hashes, start))
        for (const pattern of patternsByHash.get(hashBetween(hashes, start, start + length)) ?? [])
          addMatch(pattern, start, start + length);
    return matches;
  }

  return { add, find };
}
