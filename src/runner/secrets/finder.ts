/** Forms are looked up by so many first characters. None is shorter. */
const START = 4;
/** The product of two numbers below this prime is exact. */
const PRIME = 67_108_859;
const BASE = 65_599;

interface Form<Subject> {
  text: string;
  subject: Subject;
}

/** Forms of one length, by their hashes. */
interface SameLength<Subject> {
  length: number;
  /** What a hash is worth if so many characters follow: `BASE` to the power of the length. */
  weight: number;
  byHash: Map<number, Form<Subject>[]>;
}

export interface Found<Subject> {
  start: number;
  end: number;
  subject: Subject;
}

/** The hash of each beginning of a text, by its length. */
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

/** The forms whose hash is that of the text at this place; `hashes` are those of the whole text. */
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
 * Finds forms in a text by hashes of its parts: however many forms begin alike, and however often a
 * text repeats the beginning of one, the time grows with the text alone.
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

  /** Of a form that overlaps itself, only what begins behind the last one that was found. */
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
