/** The names of a table with their meanings, as values of a command line option. */
export const toOptions = <Name extends string>(table: Record<Name, { meaning: string }>) =>
  (Object.keys(table) as Name[]).map((name) => ({ name, meaning: table[name].meaning }));

/** The names and their meanings in two columns. */
export function formatOptions(options: readonly { name: string; meaning: string }[]): string {
  const width = Math.max(...options.map(({ name }) => name.length));
  return options.map(({ name, meaning }) => `  ${name.padEnd(width)}  ${meaning}`).join("\n");
}
