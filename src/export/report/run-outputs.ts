import type { Outputs } from "../outputs.ts";
import { type Part, totalsOf } from "../watch/progress.ts";
import { inOrder, type Run } from "../watch/runs.ts";

/** All outputs of a job share 1 MB. */
const MAX_CHARACTERS = 100_000;

/** As many entries as fit, as JSON. */
function fitting(entries: readonly unknown[]): { json: string; count: number } {
  const texts: string[] = [];
  let characters = 2;
  for (const entry of entries) {
    const text = JSON.stringify(entry);
    characters += text.length + 1;
    if (characters > MAX_CHARACTERS) break;
    texts.push(text);
  }
  return { json: `[${texts.join(",")}]`, count: texts.length };
}

const shown = ({ id, status, day, rows, errors, error }: Run) => ({
  id,
  status,
  day,
  rows,
  errors,
  ...(error === "" ? {} : { error }),
});

/** Up to the part that names the export: `bucket/prefix/export_id=…`. Not in the contract: how much of it a run shows. */
function prefixOf({ id = "", runs }: Part): string {
  const marker = `export_id=${id}`;
  const folder = runs?.folder ?? "";
  const at = folder.indexOf(marker);
  return at < 0 ? "" : folder.slice(0, at + marker.length);
}

/** Of several exports what stands before `export_id=`. Empty until a run has shown it. */
export function objectPrefix(parts: readonly Part[]): string {
  const made = parts.filter(({ id }) => id !== undefined);
  const prefix = made.map(prefixOf).find((one) => one !== "") ?? "";
  return made.length === 1
    ? prefix
    : prefix.slice(0, Math.max(0, prefix.lastIndexOf("export_id=")));
}

/** The runs and files of all parts. `notes` says what did not fit. */
export function runOutputs(parts: readonly Part[]): { outputs: Outputs; notes: string[] } {
  const known = parts.flatMap(({ runs }) => runs ?? []);
  if (known.length === 0) return { outputs: {}, notes: [] };
  const totals = totalsOf(parts);
  const runs = fitting(inOrder(known.flatMap(({ list }) => list)).map(shown));
  const files = fitting(known.flatMap((one) => one.files));
  return {
    outputs: { runs: runs.json, files: files.json },
    notes: [
      ...(runs.count < totals.runs
        ? [`The output runs holds ${runs.count} of ${totals.runs} runs, failed ones first.`]
        : []),
      ...(files.count < totals.fileCount
        ? [`The output files holds ${files.count} of ${totals.fileCount} files.`]
        : []),
    ],
  };
}
