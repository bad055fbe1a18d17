import { type Finding, type Findings, OUR_ACTIONS, type Verdict } from "./findings.ts";
import { NOT_TRIED, type Row } from "./rows.ts";

/** Texts of the service stay text: no cell, tag, image, link or mention is made of them. */
const cell = (text: string) => text.replace(/[\\`*_~[\]<>|#!]/g, "\\$&").replaceAll("@", "@\u200b");
function told({ what, seen, verdict, handled }: Finding): string {
  const by =
    verdict === "differs" && typeof handled === "string" ? ` (see the step ${handled})` : "";
  return cell(`${what}${seen && `: ${seen}`}${by}`);
}
const table = (head: string, lines: string[]) =>
  [`| ${head} |`, "|---|---|---|", ...lines].join("\n");

const SECTIONS: [verdict: Verdict, title: string, meaning: string][] = [
  [
    "differs",
    "Differs",
    "The platform does something else, and no step shows that the actions do the right thing there.",
  ],
  [
    "differs, handled",
    "Differs, handled",
    "The platform does something else, and a step shows that the actions do the right thing there.",
  ],
  ["holds", "Holds", "The platform does what was expected."],
  ["not tried", "Not tried", "With the reason."],
];

/** The report as Markdown, which can be attached to an issue. */
export function reportOf(rows: readonly Row[], findings: Findings, facts: string): string {
  const { all, verdictOf } = findings;
  const rest = all.map(({ row }) => row).filter((row) => row !== OUR_ACTIONS);
  const ids = [...new Set([...rows.map(({ id }) => id), ...rest])];
  const fromOf = (id: string) => rows.find((one) => one.id === id)?.from ?? "the contract";
  const of = (verdict: Verdict) =>
    ids.filter(
      (id) => verdictOf(id) === verdict && (rest.includes(id) || fromOf(id) !== "documented"),
    );
  const line = (id: string, verdict: Verdict) => {
    const wanted = verdict === "differs, handled" ? "differs" : verdict;
    const found = all.filter((one) => one.row === id && one.verdict === wanted);
    const why = found[0]?.seen ?? NOT_TRIED[id] ?? "the run did not get there";
    const seen = verdict === "not tried" ? cell(why) : found.map(told).join("<br>");
    return `| \`${id}\` | ${fromOf(id)} | ${seen} |`;
  };
  const sections = SECTIONS.flatMap(([verdict, title, meaning]) => {
    const lines = of(verdict).map((id) => line(id, verdict));
    const head = "row | known from | seen here";
    return lines.length === 0 ? [] : [`## ${title}\n\n${meaning}\n\n${table(head, lines)}\n`];
  });
  const steps = all
    .filter(({ row }) => row === OUR_ACTIONS)
    .map(({ what, verdict, seen }) => `| ${what} | ${verdict} | ${cell(seen)} |`);
  const counts = SECTIONS.map(([verdict, title]) => `${title}: ${of(verdict).length}`).join(". ");
  return `# Conformance

${facts}

Each row is a fact of docs/design/contract/README.md, of which \`npm run conformance\` asks whether it holds at a platform.
The last column says what was expected, and after the colon what was seen.

**${counts}.**

${sections.join("\n")}
## Steps of the actions

How each ended, and whether it should.

${table("step | verdict | end", steps)}
`;
}
