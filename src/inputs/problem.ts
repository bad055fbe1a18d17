import type * as z from "zod";

/** Lines and columns count from 1, in `file`, or else in the text of the input itself. */
export interface Position {
  file?: string;
  line: number;
  column?: number;
}

export interface Problem extends Partial<Position> {
  /** What is wrong, and what to write instead. */
  message: string;
}

/** Only a file's position can be annotated: a position inside the input is told in the message. */
function issueFrom({ message, file, line, column }: Problem) {
  if (file !== undefined) return { message, params: { file, line, column } };
  if (line === undefined) return { message };
  const place = column === undefined ? `line ${line}` : `line ${line}, column ${column}`;
  return { message: `${place}: ${message}` };
}

export function addProblems(
  ctx: z.core.$RefinementCtx,
  problems: Problem[],
  path: string[] = [],
): void {
  for (const problem of problems) ctx.addIssue({ code: "custom", path, ...issueFrom(problem) });
}
