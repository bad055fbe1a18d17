/** The Levenshtein distance. */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const nextRow = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      nextRow.push(Math.min(substitution, (row[j] ?? 0) + 1, (nextRow[j - 1] ?? 0) + 1));
    }
    row = nextRow;
  }
  return row[b.length] ?? 0;
}

// Truncates, because the time of `distanceOf` grows with the product of the lengths.
function normalize(word: string): string {
  return word.toLowerCase().replace(/[_-]/g, "").slice(0, 64);
}

/** Likely corrections of a misspelt word, such as `min_scale` for `minScale`, best match first. */
export function findSimilar(word: string, words: readonly string[], maxEdits = 8): string[] {
  const limit = Math.min(maxEdits, Math.max(1, Math.floor(word.length / 3)));
  const normalizedWord = normalize(word);
  return words
    .map((candidate) => ({ candidate, edits: distanceOf(normalizedWord, normalize(candidate)) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits)
    .map(({ candidate }) => candidate);
}

/**
 * The most similar known word with the same first letter, at most one edit away, or two from six
 * characters on. Ignores case and separators. If there is none, a newer service may know the word.
 */
export function correctTypo(word: string, words: readonly string[]): string | undefined {
  const [firstLetter] = normalize(word);
  const candidates = words.filter((one) => normalize(one)[0] === firstLetter);
  return findSimilar(word, candidates, 2)[0];
}
