import { table } from "../table.ts";
import type { Recorder, Verdict } from "./findings.ts";

const NEVER_SENT = "the actions send no such request, so that the response does not matter";
const NEEDS_EXPORT = "needs an export, and so a bucket of yours";
const NEEDS_STORE = "stores a bucket's credentials, which the contract cannot delete";

const NEEDS_AGENT = "needs an agent server that answers without a token, of any platform";

/** Why no run tests these rows of docs/design/contract/README.md. */
export const NOT_TRIED_REASONS: Record<string, string> = {
  "agent-endpoints": NEEDS_AGENT,
  "agent-info": NEEDS_AGENT,
  "agent-revision-ids": "needs an agent server that the platform runs, and a key that may call it",
  "agent-auth": NEEDS_AGENT,
  "empty-values": NEVER_SENT,
  "fixed-members": NEVER_SENT,
  "null-members": NEVER_SENT,
  "client-marks": NEVER_SENT,
  "spec-bounds": NEVER_SENT,
  "query-times": NEVER_SENT,
  "usage-csv": "no action asks for it",
  "uploading-clients": "the vendor's command line asks this, and no action does",
  "default-spec": "create/ always sends a spec, so that a default is never seen",
  "reserved-variables": "seen only inside a container",
  "interrupted-revisions": "nothing that a client sends makes a revision INTERRUPTED",
  "export-errors": "needs a bucket that fails in each way",
  "export-columns": NEEDS_EXPORT,
  "export-times": NEEDS_EXPORT,
  "export-endings": NEEDS_EXPORT,
  "export-cursors": NEEDS_EXPORT,
  "export-schedules": "needs a schedule that runs for hours",
  "destination-tests": NEEDS_STORE,
  "destination-deletion": NEEDS_STORE,
  "usage-strides": "needs usage of more than a month",
  "agent-failures": "needs a graph that fails",
  "agent-switches": "needs steady traffic at the agent server around a switch",
  "agent-studio": "Studio's requests are made by its own pages",
  "agent-refusals": "needs an agent with an authorization handler",
};

/** The document with the rows. */
export const CONTRACT = "docs/design/contract/README.md";

export interface Row {
  id: string;
  origin: string;
  /** The anchor of the heading above the row. */
  section: string;
}

/** The rows of the document, in order. */
export const parseRows = (document: string): Row[] =>
  document.split(/^#+ /m).flatMap((part) => {
    const [heading = ""] = part.split("\n");
    const section = heading.toLowerCase().replaceAll(" ", "-");
    return [...part.matchAll(/^\| `([\w-]+)` \| .+ \| (documented|seen|assumed) \|/gm)].map(
      ([, id = "", origin = ""]) => ({ id, origin, section }),
    );
  });

/** Meaning of each verdict, in the order of the report. */
const MEANINGS: Record<Verdict, string> = {
  differs: "something else, and no step shows that the actions do the right thing there",
  "differs, handled": "something else, and a step shows that the actions do the right thing there",
  holds: "what was expected",
  "not tried": "nothing was seen",
};

/** Escapes a text of the service. */
const escapeText = (text: string) =>
  text.replace(/[\\`*_~[\]<>|#!]/g, "\\$&").replaceAll("@", "@\u200b");

/** Why a row was not tested. `stoppedIn` is the stage that ended the run early, if any. */
function obstacleOf({ unexpectedSteps }: Recorder, stoppedIn: string | undefined): string {
  if (stoppedIn !== undefined) return `the run stopped in the stage ${stoppedIn}`;
  const names = unexpectedSteps()
    .map(({ name }) => name)
    .join(", ");
  return names === "" ? "this run has no step for it" : `in the way: ${names}`;
}

/** The report as Markdown, which can be attached to an issue. */
export function renderReport(
  rows: readonly Row[],
  run: Recorder,
  facts: string,
  stoppedIn?: string,
): string {
  const { findings, verdictOf } = run;
  /** The findings that decide the verdict of a row, or why it was not tried. */
  const findingsText = (id: string, verdict: Verdict) => {
    const decisive = findings.filter((one) => one.row === id && verdict.startsWith(one.verdict));
    if (verdict === "not tried")
      return decisive[0]?.observation ?? NOT_TRIED_REASONS[id] ?? obstacleOf(run, stoppedIn);
    return decisive
      .map(({ expectation, observation }) => expectation + (observation && `: ${observation}`))
      .join("\n");
  };
  const rowsWithFindings = new Set(findings.map(({ row }) => row));
  const ids = new Set([...rows.map(({ id }) => id), ...rowsWithFindings]);
  const lines = [...ids].flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (row?.origin === "documented" && !rowsWithFindings.has(id)) return [];
    const verdict = verdictOf(id);
    const link = row === undefined ? `\`${id}\`` : `[\`${id}\`](${CONTRACT}#${row.section})`;
    const text = escapeText(findingsText(id, verdict)).replaceAll("\n", "<br>");
    return { id, verdict, cells: [link, row?.origin ?? "the contract", text] };
  });
  const verdicts = Object.keys(MEANINGS) as Verdict[];
  const linesWith = (verdict: Verdict) => lines.filter((line) => line.verdict === verdict);
  const canBeTried = ({ id }: { id: string }) =>
    rowsWithFindings.has(id) || !(id in NOT_TRIED_REASONS);
  const visibleRows = verdicts.flatMap((verdict) =>
    linesWith(verdict)
      .filter(canBeTried)
      .map(({ cells }) => [verdict, ...cells]),
  );
  const foldedRows = lines.filter((line) => !canBeTried(line)).map(({ cells }) => cells);
  const steps = run.steps.map(({ name, isExpected, observation }) => [
    name,
    isExpected ? "holds" : "differs",
    escapeText(observation),
  ]);
  return `# Conformance

${facts}

Steps of the actions with an unexpected result: ${run.unexpectedSteps().length} of ${steps.length}.

Each row is a fact of docs/design/contract/README.md. The last column says what was expected, and after the colon what was seen.

${table(
  ["verdict", "rows", "the platform does"],
  verdicts.map((verdict) => [verdict, linesWith(verdict).length, MEANINGS[verdict]]),
)}

${table(["verdict", "row", "known from", "seen here"], visibleRows)}

<details><summary>Rows that no run can try: ${foldedRows.length}</summary>

${table(["row", "known from", "reason"], foldedRows)}

</details>

## Steps of the actions

How each ended, and whether it should.

${table(["step", "verdict", "end"], steps)}
`;
}
