/** The keys of a table of command-line options, with their meanings. */
export const toOptions = <Word extends string>(table: Record<Word, { meaning: string }>) =>
  (Object.keys(table) as Word[]).map((word) => ({ word, meaning: table[word].meaning }));
