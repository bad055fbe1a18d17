/** The values of a command line option, by a table of their meanings. */
export const toOptions = <Name extends string>(table: Record<Name, { meaning: string }>) =>
  (Object.keys(table) as Name[]).map((name) => ({ name, meaning: table[name].meaning }));
