import { isHandled, OUR_ACTIONS } from "./rows.ts";

export type Verdict = "holds" | "differs, handled" | "differs" | "not tried";

export interface Finding {
  row: string;
  what: string;
  verdict: "holds" | "differs" | "not tried";
  seen: string;
}

/** What a run has found, and what must not be printed of it. */
export interface Findings {
  all: Finding[];
  /** Whether the service does as the row says, with what was seen. */
  check(row: string, what: string, holds: boolean, seen: string): void;
  /** The row was not tried, unless something else tries it. */
  skip(row: string, why: string): void;
  /** The verdict of a row: of its findings the one that matters most. */
  verdictOf(row: string): Verdict;
  /** Never shown: shown as the name instead. */
  hide(value: string | undefined, name: string): void;
  clean(text: string): string;
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const ADDRESS = /\b[a-z][a-z\d+.-]*:\/\/[^\s"'`)\]}>|,]+/gi;
const MOST = 300;

export function createFindings(say: (line: string) => void): Findings {
  const all: Finding[] = [];
  const hidden: [value: string, name: string][] = [];
  const ids: string[] = [];

  function clean(text: string): string {
    let cleaned = text.replace(ADDRESS, "<address>");
    for (const [value, name] of hidden) cleaned = cleaned.replaceAll(value, `<${name}>`);
    return cleaned
      .replace(UUID, (id) => {
        if (!ids.includes(id)) ids.push(id);
        return `<id ${ids.indexOf(id) + 1}>`;
      })
      .replace(/\p{C}/gu, " ");
  }

  function add(row: string, what: string, verdict: Finding["verdict"], seen: string): void {
    const finding = { row, what, verdict, seen: clean(seen).slice(0, MOST) };
    all.push(finding);
    if (verdict === "not tried") return;
    const shown = verdict === "holds" ? "" : `: ${finding.seen}`;
    say(`  ${verdict.padEnd(8)} ${row}: ${what}${shown}`);
  }

  const has = (row: string, verdict: Finding["verdict"]) =>
    all.some((one) => one.row === row && one.verdict === verdict);

  return {
    all,
    clean,
    check: (row, what, holds, seen) => add(row, what, holds ? "holds" : "differs", seen),
    skip: (row, why) => add(row, "", "not tried", why),
    verdictOf(row) {
      if (has(row, "differs"))
        return isHandled(row) && !has(OUR_ACTIONS, "differs") ? "differs, handled" : "differs";
      return has(row, "holds") ? "holds" : "not tried";
    },
    hide(value, name) {
      if (value === undefined || value === "") return;
      hidden.push([value, name]);
      hidden.sort(([one], [other]) => other.length - one.length);
    },
  };
}
