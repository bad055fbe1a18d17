import type { Findings, Verdict } from "./findings.ts";
import { type Row, whyNot } from "./rows.ts";

interface Facts {
  date: string;
  source: string;
  seconds: number;
  requests: number;
  ended: string;
  left: string;
}

/** Texts of the service stay text: no cell, tag, image, link or mention is made of them. */
const cell = (text: string) => text.replace(/[\\`*_~[\]<>|#!]/g, "\\$&").replaceAll("@", "@\u200b");

/** The report as Markdown, which can be attached to an issue. */
export function reportOf(rows: readonly Row[], findings: Findings, facts: Facts): string {
  const asked = rows.filter(({ from }) => from !== "documented");
  const met = [...new Set(findings.all.map(({ row }) => row))];
  const others = met.filter((id) => !asked.some((row) => row.id === id));
  const line = (id: string, from: string) => {
    const verdict = findings.verdictOf(id);
    const found = findings.all.filter(({ row }) => row === id);
    const [why] = found.map(({ seen }) => seen);
    const wanted = verdict.startsWith("differs") ? "differs" : "holds";
    const seen = found
      .filter((one) => one.verdict === wanted)
      .map((one) => `${one.what}: ${one.seen}`);
    const told = verdict === "not tried" ? (why ?? whyNot(id)) : seen.join("; ");
    return `| \`${id}\` | ${from} | **${verdict}** | ${cell(told)} |`;
  };
  const total = (verdict: Verdict) =>
    asked.filter(({ id }) => findings.verdictOf(id) === verdict).length;
  const table = (lines: string[]) =>
    ["| row | from | here | seen |", "|---|---|---|---|", ...lines].join("\n");
  return `# Conformance

${facts.date}. ${facts.ended} Source ${facts.source}, ${facts.seconds} s, ${facts.requests} requests beside those of the actions. ${facts.left}

Of the ${asked.length} rows that are seen or assumed, ${total("holds")} hold, ${total("differs, handled")} differ and are handled,
${total("differs")} differ, ${total("not tried")} were not tried.

${table(asked.map(({ id, from }) => line(id, from)))}

## What else was met

${table(others.map((id) => line(id, rows.find((row) => row.id === id)?.from ?? "")))}
`;
}
