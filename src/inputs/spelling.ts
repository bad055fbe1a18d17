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

// Cut, because the comparison takes the product of the lengths.
function folded(word: string): string {
  return word.toLowerCase().replace(/[_-]/g, "").slice(0, 64);
}

/** The word that was most likely meant, whatever its case and its separators: `minScale` for `min_scale`. */
export function closest(word: string, words: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(Math.min(word.length, 24) / 3));
  const ranked = words.map((candidate) => ({
    candidate,
    far: distance(folded(word), folded(candidate)),
  }));
  const [best] = ranked.sort((a, b) => a.far - b.far);
  return best && best.far <= limit ? best.candidate : undefined;
}
