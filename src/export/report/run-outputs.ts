import type { Outputs } from "../outputs.ts";
import { type Part, totalsOf } from "../watch/progress.ts";
import { inOrder, type Run } from "../watch/runs.ts";

/** All outputs of a job together may have 1 MB. */
const MAX_CHARACTERS = 100_000;

/** As many entries as fit into an output, as a JSON array. */
function fittingJson(entries: readonly unknown[]): { json: string; count: number } {
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

/** A run as the output `runs` has it. JSON leaves out what is undefined. */
const runEntry = ({ id, status, day, rows, errors, error }: Run) => ({
  id,
  status,
  day,
  rows,
  errors,
  error: error === "" ? undefined : error,
});

/** The folder of an export: `bucket/prefix/export_id=…`. */
function folderOf({ id = "", runs }: Part): string {
  // Beyond the contract: export-run-members.
  const marker = `export_id=${id}`;
  const folder = runs?.folder ?? "";
  const at = folder.indexOf(marker);
  return at < 0 ? "" : folder.slice(0, at + marker.length);
}

/** The folder of an only export, or the one that holds those of several; empty while unknown. */
export function objectPrefix(parts: readonly Part[]): string {
  const created = parts.filter(({ id }) => id !== undefined);
  const folder = created.map(folderOf).find((one) => one !== "") ?? "";
  return created.length === 1
    ? folder
    : folder.slice(0, Math.max(0, folder.lastIndexOf("export_id=")));
}

/** The runs and files of all parts as outputs, with notes on what did not fit into them. */
export function runOutputs(parts: readonly Part[]): { outputs: Outputs; notes: string[] } {
  const known = parts.flatMap(({ runs }) => runs ?? []);
  if (known.length === 0) return { outputs: {}, notes: [] };
  const totals = totalsOf(parts);
  const runs = fittingJson(inOrder(known.flatMap(({ list }) => list)).map(runEntry));
  const files = fittingJson(known.flatMap((one) => one.files));
  const notes: string[] = [];
  if (runs.count < totals.runs)
    notes.push(`The output runs holds ${runs.count} of ${totals.runs} runs, failed ones first.`);
  if (files.count < totals.fileCount)
    notes.push(`The output files holds ${files.count} of ${totals.fileCount} files.`);
  return { outputs: { runs: runs.json, files: files.json }, notes };
}
