import { type Findings, OUR_ACTIONS, type Verdict } from "./findings.ts";
import { NOT_TRIED, type Row } from "./rows.ts";

/** What each verdict means, in the order of the report. */
const MEANINGS: Record<Verdict, string> = {
  differs: "something else, and no step shows that the actions do the right thing there",
  "differs, handled": "something else, and a step shows that the actions do the right thing there",
  holds: "what was expected",
  "not tried": "nothing that a run can ask, or it did not get there",
};

/** Texts of the service stay text: no cell, tag, image, link or mention is made of them. */
const cell = (text: string) => text.replace(/[\\`*_~[\]<>|#!]/g, "\\$&").replaceAll("@", "@\u200b");
const table = (cells: string[][]) => cells.map((row) => `| ${row.join(" | ")} |`).join("\n");
const headed = (head: string[], cells: string[][]) =>
  table([head, head.map(() => "---"), ...cells]);

/** The report as Markdown, which can be attached to an issue. */
export function reportOf(rows: readonly Row[], findings: Findings, facts: string): string {
  const { all, verdictOf } = findings;
  const tried = all.map(({ row }) => row).filter((row) => row !== OUR_ACTIONS);
  const ids = [...new Set([...rows.map(({ id }) => id), ...tried])];
  const fromOf = (id: string) => rows.find((one) => one.id === id)?.from ?? "the contract";
  const of = (verdict: Verdict) =>
    ids.filter(
      (id) => verdictOf(id) === verdict && (tried.includes(id) || fromOf(id) !== "documented"),
    );
  /** What decided: of a row that differs, no check that holds. */
  const seenOf = (id: string, verdict: Verdict) => {
    const found = all.filter((one) => one.row === id && verdict.startsWith(one.verdict));
    const [why] = found.map(({ seen }) => seen);
    if (verdict === "not tried") return cell(why ?? NOT_TRIED[id] ?? "the run did not get there");
    return found.map(({ what, seen }) => cell(`${what}${seen && `: ${seen}`}`)).join("<br>");
  };
  const verdicts = Object.keys(MEANINGS) as Verdict[];
  const lines = verdicts.flatMap((verdict) =>
    of(verdict).map((id) => [verdict, `\`${id}\``, fromOf(id), seenOf(id, verdict)]),
  );
  const steps = all
    .filter(({ row }) => row === OUR_ACTIONS)
    .map(({ what, verdict, seen }) => [what, verdict, cell(seen)]);
  return `# Conformance

${facts}

Each row is a fact of docs/design/contract/README.md. The last column says what was expected, and after the colon what was seen.

${headed(
  ["verdict", "rows", "the platform does"],
  verdicts.map((verdict) => [verdict, String(of(verdict).length), MEANINGS[verdict]]),
)}

${headed(["verdict", "row", "known from", "seen here"], lines)}

## Steps of the actions

How each ended, and whether it should.

${headed(["step", "verdict", "end"], steps)}
`;
}
