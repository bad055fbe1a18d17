import type * as z from "zod";

/** Lines and columns count from 1, in `file`, or else in the text of the input itself. */
export interface Position {
  file?: string | undefined;
  line: number;
  column?: number | undefined;
}

/** Something wrong, and where. */
export interface Flaw extends Partial<Position> {
  /** What is wrong, and what to write instead. */
  message: string;
}

/** Something wrong with an input, and where in a file it stands. */
export interface Problem extends Flaw {
  input: string;
}

/** Only a file's position can be annotated: a position inside the input is told in the message. */
function issueFrom({ message, file, line, column }: Flaw) {
  if (file !== undefined) return { message, params: { file, line, column } };
  if (line === undefined) return { message };
  const place = column === undefined ? `line ${line}` : `line ${line}, column ${column}`;
  return { message: `${place}: ${message}` };
}

export function addProblems(ctx: z.core.$RefinementCtx, flaws: Flaw[], path: string[] = []): void {
  for (const flaw of flaws) ctx.addIssue({ code: "custom", path, ...issueFrom(flaw) });
}
