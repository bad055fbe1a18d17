/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

// Truncated, because the time grows with the product of the lengths.
function normalize(word: string): string {
  return word.toLowerCase().replace(/[_-]/g, "").slice(0, 64);
}

/** Likely corrections of a misspelt word, such as `min_scale` for `minScale`, best match first. */
export function findSimilar(word: string, words: readonly string[]): string[] {
  const limit = Math.max(1, Math.floor(Math.min(word.length, 24) / 3));
  const wanted = normalize(word);
  return words
    .map((candidate) => ({ candidate, edits: distance(wanted, normalize(candidate)) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits)
    .map(({ candidate }) => candidate);
}

/** The best match; undefined if there is none. */
export const closest = (word: string, words: readonly string[]): string | undefined =>
  findSimilar(word, words)[0];

/**
 * The word of a list that an unknown one misspells by up to two letters, case and separators.
 * Undefined if it resembles none: services add words, and it may be newer than the list.
 */
export function correctTypo(word: string, words: readonly string[]): string | undefined {
  const wanted = normalize(word);
  const isMisspelt = (one: string) => one[0] === wanted[0] && distance(wanted, one) <= 2;
  return closest(
    word,
    words.filter((one) => isMisspelt(normalize(one))),
  );
}
