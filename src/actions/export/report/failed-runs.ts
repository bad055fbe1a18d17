import { CAUSES, causeIn, type ExportCause } from "../../../report/causes.ts";
import { incompleteRuns, type Known, unitOf } from "../known.ts";
import { isFailed, type Run, runName } from "../watch/runs.ts";
import { atStart, fewOf } from "./headline.ts";

const MOST_LINES = 5;
const MOST_QUOTED = 50;

type Meaning = Omit<ExportCause, "pattern">;

const UNKNOWN: Meaning = {
  meaning: "an error that is not documented",
  nextStep: "Read the errors, and export again what is missing if they look temporary.",
  isRetried: true,
};

export const causeOf = (error: string): Meaning =>
  causeIn<ExportCause>(CAUSES.export, error) ?? UNKNOWN;

/** The runs that say why they are not complete, and those that failed without a word. */
const troubledRuns = (known: Known) =>
  incompleteRuns(known).filter((run) => run.error !== "" || isFailed(run));

function meaningOf({ error }: Run, { lastRuns }: Known): string {
  if (error === "") return "the platform gave no reason";
  const { meaning, partly = meaning } = causeOf(error);
  return lastRuns?.files.length === 0 ? meaning : partly;
}

/** Lists by what they have in common, in the order of their first. `Map.groupBy` needs Node 21. */
function grouped<T, Key>(list: readonly T[], keyOf: (one: T) => Key): [Key, T[]][] {
  const groups = new Map<Key, T[]>();
  for (const one of list) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return [...groups];
}

/** Why runs are not complete: one line for all that failed alike. */
export function failureLines(known: Known): string[] {
  const alike = grouped(troubledRuns(known), (run) => meaningOf(run, known));
  if (alike.length <= 1) return alike.map(([meaning]) => `${atStart(meaning)}.`);
  return alike
    .slice(0, MOST_LINES)
    .map(([meaning, some]) => `${fewOf(some.map(runName), unitOf(known))}: ${meaning}.`);
}

/** The errors as the platform words them, each of them once. */
export function errorsOf(known: Known): string | undefined {
  const runs = incompleteRuns(known).filter(({ error }) => error !== "");
  const lines = grouped(runs, ({ error }) => error)
    .slice(0, MOST_QUOTED)
    .map(([error, some]) => `${fewOf(some.map(runName), unitOf(known))}: ${error}`);
  return lines.length === 0 ? undefined : lines.join("\n");
}

/** What to do about an export that failed; each cure only once. */
export function curesOf(known: Known): string {
  const errors = troubledRuns(known).flatMap(({ error }) => (error === "" ? [] : error));
  const cures = new Set(errors.map((error) => causeOf(error).nextStep));
  if (cures.size > 0) return [...cures].join(" ");
  const why = known.lastRuns === undefined ? "were not read" : "show no error";
  return `Look at the export on the platform: its runs ${why}.`;
}
