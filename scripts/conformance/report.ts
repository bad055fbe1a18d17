import { type Finding, type Findings, OUR_ACTIONS, type Verdict } from "./findings.ts";
import { NOT_TRIED, type Row } from "./rows.ts";

interface Facts {
  date: string;
  source: string;
  seconds: number;
  requests: number;
  /** How it ended, and what is left. */
  ended: string;
}

/** Texts of the service stay text: no cell, tag, image, link or mention is made of them. */
const cell = (text: string) => text.replace(/[\\`*_~[\]<>|#!]/g, "\\$&").replaceAll("@", "@\u200b");
const told = ({ what, seen }: Finding) => cell(seen ? `${what}: ${seen}` : what);
const table = (head: string, lines: string[]) =>
  lines.length === 0
    ? "None."
    : [`| ${head} |`, head.replace(/[^|]+/g, "---").replace(/^|$/g, "|"), ...lines].join("\n");

/** The report as Markdown, which can be attached to an issue. */
export function reportOf(rows: readonly Row[], findings: Findings, facts: Facts): string {
  const { all, verdictOf } = findings;
  const asked = rows.filter(({ from }) => from !== "documented").map(({ id }) => id);
  const met = all.map(({ row }) => row).filter((row) => row !== OUR_ACTIONS);
  const ids = [...new Set([...rows.map(({ id }) => id), ...met])].filter(
    (id) => asked.includes(id) || met.includes(id),
  );
  const of = (verdict: Verdict) => ids.filter((id) => verdictOf(id) === verdict);
  const lines = (verdict: Verdict, wanted: Finding["verdict"]) =>
    of(verdict).map((id) => {
      const found = all.filter((one) => one.row === id && one.verdict === wanted);
      const row = rows.find((one) => one.id === id);
      const why = found[0]?.seen ?? NOT_TRIED[id] ?? "the run did not get there";
      const seen = wanted === "not tried" ? cell(why) : found.map(told).join("<br>");
      return `| \`${id}\` | ${row?.from ?? "contract"} | ${seen} |`;
    });
  const steps = all
    .filter(({ row }) => row === OUR_ACTIONS)
    .map(
      ({ what, verdict, seen }) =>
        `| ${what} | ${verdict === "holds" ? "yes" : "**no**"} | ${cell(seen)} |`,
    );
  const parts: [title: string, meaning: string, lines: string[]][] = [
    [
      "Differs",
      "The platform does otherwise, and no step showed that the actions are right there.",
      lines("differs", "differs"),
    ],
    [
      "Differs, handled",
      "The platform does otherwise, and a step showed that the actions do the right thing.",
      lines("differs, handled", "differs"),
    ],
    ["Holds", "The platform does so. After the colon: what was seen.", lines("holds", "holds")],
    ["Not tried", "With the reason.", lines("not tried", "not tried")],
  ];
  const count = parts.map(([title, , some]) => `${some.length} ${title.toLowerCase()}`).join("; ");
  return `# Conformance

${facts.date}, source ${facts.source}, ${facts.seconds} s, ${facts.requests} requests beside those of the actions. ${facts.ended}

What \`npm run conformance\` of deploy-agent-server has seen at one platform. Each row is a fact of its
docs/design/contract/README.md, and says where it was known from.

**${count}.**
${parts.map(([title, meaning, some]) => `\n## ${title}\n\n${meaning}\n\n${table("row | known from | seen here", some)}\n`).join("")}
## The steps of the actions

${table("step | as it should | how it ended", steps)}
`;
}
