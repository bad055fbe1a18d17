import { type Answer, shapeOf } from "./service.ts";

export type Verdict = "holds" | "differs, handled" | "differs" | "not tried";

/** Our own steps, which show what our actions do about a row. */
export type StepName =
  | ("create/" | "dry_run" | "skip_unchanged" | "secrets_mode: replace" | "secrets_mode: merge")
  | ("resource_spec" | "resource_spec_mode: merge" | "a secret PORT" | "revision_id: latest")
  | ("a rollout that fails" | "rollback_on_failure" | "two at once" | "a cancelled step")
  | ("attached again, by name" | "create/ with capitals" | "usage/" | "export/" | "delete/");
export const OUR_ACTIONS = "our actions";

export interface Finding {
  row: string;
  what: string;
  verdict: "holds" | "differs" | "not tried";
  seen: string;
  /** Whether our actions did the right thing about a difference: the step of theirs that shows it. */
  handled: StepName | boolean;
}

/** What a run has found, and what must not be printed of it. */
export interface Findings {
  all: Finding[];
  /** Whether the service does as the row says, with what was seen. */
  check(
    row: string,
    what: string,
    holds: boolean,
    seen: string | Answer,
    handled?: StepName | boolean,
  ): void;
  /** The row was not tried, unless something else tries it. */
  skip(row: string, why: string): void;
  /** Of the findings of a row, the verdict that matters most. */
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

  const isHandled = ({ handled }: Finding) => {
    if (typeof handled === "boolean") return handled;
    const steps = all.filter(({ row, what }) => row === OUR_ACTIONS && what === handled);
    return steps.length > 0 && steps.every(({ verdict }) => verdict === "holds");
  };

  return {
    all,
    clean,
    check(row, what, holds, seen, handled = false) {
      const text = clean(typeof seen === "string" ? seen : shapeOf(seen))
        .trim()
        .slice(0, MOST);
      const verdict = holds ? "holds" : "differs";
      all.push({ row, what, verdict, seen: text, handled });
      say(`  ${verdict.padEnd(8)} ${row}: ${what}${holds ? "" : `: ${text}`}`);
    },
    skip: (row, why) =>
      void all.push({ row, what: "", verdict: "not tried", seen: clean(why), handled: false }),
    verdictOf(row) {
      const found = all.filter((one) => one.row === row);
      const different = found.filter(({ verdict }) => verdict === "differs");
      if (different.length > 0) return different.every(isHandled) ? "differs, handled" : "differs";
      return found.some(({ verdict }) => verdict === "holds") ? "holds" : "not tried";
    },
    hide(value, name) {
      if (!value) return;
      hidden.push([value, name]);
      // The actions write agent:1 of registry.example/agent:1.
      const short = value.slice(value.lastIndexOf("/") + 1);
      if (short.includes(":")) hidden.push([short, name]);
      hidden.sort(([one], [other]) => other.length - one.length);
    },
  };
}
