/** The words of a table that a command line takes, each with its meaning. */
export const wordsOf = <Word extends string>(table: Record<Word, { meaning: string }>) =>
  (Object.keys(table) as Word[]).map((word) => ({ word, meaning: table[word].meaning }));
