import { CAUSES, causeIn, type ExportCause } from "../../../report/causes.ts";
import { formatNumber, pluralize } from "../../../report/wording.ts";
import { incompleteRuns, type Known, unitOf } from "../known.ts";
import { isFailed, type Run, runName } from "../watch/runs.ts";
import { isOver } from "../watch/status.ts";
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

/** Why runs are not complete: one line for all that failed alike, and how many were cancelled. */
export function failureLines(known: Known): string[] {
  const { failed = 0, cancelled = 0 } = known.lastRuns ?? {};
  const unit = unitOf(known);
  const alike = [...Map.groupBy(troubledRuns(known), (run) => meaningOf(run, known))];
  const others = `${pluralize(cancelled, unit)} ${cancelled === 1 ? "was" : "were"} cancelled`;
  return [
    ...alike
      .slice(0, MOST_LINES)
      .map(([meaning, some]) =>
        alike.length === 1
          ? `${atStart(meaning)}.`
          : `${fewOf(some.map(runName), unit)}: ${meaning}.`,
      ),
    failed > 0 && cancelled > 0 ? `A ${unit} that fails ends the export: ${others}.` : "",
  ];
}

/** Whether the export is complete, but not all of its runs are. */
export function isPartial({ lastRuns }: Known): boolean {
  const { failed = 0, cancelled = 0 } = lastRuns ?? {};
  return failed + cancelled > 0;
}

export const PARTS = "Look at these runs before you use the files.";

export function partly({ lastRuns }: Known): string {
  const { failed = 0, cancelled = 0, total = 0 } = lastRuns ?? {};
  const runs = `${formatNumber(failed + cancelled)} of ${pluralize(total, "run")}`;
  return `The platform shows COMPLETED, although ${runs} did not complete.`;
}

/** The errors of an export that has ended as the platform words them, each of them once. */
export function errorsOf(known: Known): string | undefined {
  if (known.export === undefined || !isOver(known.export)) return undefined;
  const runs = incompleteRuns(known).filter(({ error }) => error !== "");
  const lines = [...Map.groupBy(runs, ({ error }) => error)]
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
