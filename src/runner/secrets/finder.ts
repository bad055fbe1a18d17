/** Length of the prefixes that patterns are indexed by. No pattern is shorter. */
const START = 4;
/** Products of numbers below this prime are exact. */
const PRIME = 67_108_859;
const BASE = 65_599;

interface Form<Subject> {
  text: string;
  subject: Subject;
}

/** Patterns of one length, by hash. */
interface SameLength<Subject> {
  length: number;
  /** `BASE` to the power of the length. */
  weight: number;
  byHash: Map<number, Form<Subject>[]>;
}

export interface Found<Subject> {
  start: number;
  end: number;
  subject: Subject;
}

/** Rolling hash: the hash of each prefix of a text. */
function hashesOf(text: string): Uint32Array {
  const hashes = new Uint32Array(text.length + 1);
  let hash = 0;
  for (let at = 0; at < text.length; at++) {
    hash = (hash * BASE + text.charCodeAt(at)) % PRIME;
    hashes[at + 1] = hash;
  }
  return hashes;
}

function weightOf(length: number): number {
  let weight = 1;
  for (let count = 0; count < length; count++) weight = (weight * BASE) % PRIME;
  return weight;
}

/** The patterns whose hash equals that of the text at this position. */
const formsAt = <Subject>(
  start: number,
  hashes: Uint32Array,
  lengths: readonly SameLength<Subject>[],
): Form<Subject>[] =>
  lengths.flatMap(({ length, weight, byHash }) => {
    const before = ((hashes[start] ?? 0) * weight) % PRIME;
    const hash = ((hashes[start + length] ?? 0) - before + PRIME) % PRIME;
    return byHash.get(hash) ?? [];
  });

/**
 * Finds patterns in a text by rolling hashes (Rabin-Karp): the time grows with the text only,
 * however many patterns share a prefix.
 */
export function createFinder<Subject>() {
  const byStart = new Map<string, SameLength<Subject>[]>();

  function sameLength(text: string): SameLength<Subject> {
    const start = text.slice(0, START);
    const all = byStart.get(start) ?? [];
    byStart.set(start, all);
    const known = all.find(({ length }) => length === text.length);
    if (known !== undefined) return known;
    const { length } = text;
    const added = { length, weight: weightOf(length), byHash: new Map() };
    all.push(added);
    return added;
  }

  function add(text: string, subject: Subject): void {
    const { byHash } = sameLength(text);
    const hash = hashesOf(text)[text.length] ?? 0;
    byHash.set(hash, [...(byHash.get(hash) ?? []), { text, subject }]);
  }

  /** Overlapping matches of the same pattern are skipped. */
  function find(text: string): Found<Subject>[] {
    let hashes: Uint32Array | undefined;
    const ends = new Map<Form<Subject>, number>();
    const found: Found<Subject>[] = [];
    for (let start = 0; start + START <= text.length; start++) {
      const lengths = byStart.get(text.slice(start, start + START));
      if (lengths === undefined) continue;
      hashes ??= hashesOf(text);
      for (const form of formsAt(start, hashes, lengths)) {
        if (start < (ends.get(form) ?? 0) || !text.startsWith(form.text, start)) continue;
        const end = start + form.text.length;
        ends.set(form, end);
        found.push({ start, end, subject: form.subject });
      }
    }
    return found;
  }

  return { add, find };
}
