import { describeResponse, type ServiceResponse } from "./service.ts";

export type Verdict = "holds" | "differs, handled" | "differs" | "not tried";

/** Steps of our actions, which show how they handle a row. */
export type StepName =
  | ("create/" | "dry_run" | "skip_unchanged" | "secrets_mode: replace" | "secrets_mode: merge")
  | ("resource_spec" | "resource_spec_mode: merge" | "a secret PORT" | "revision_id: latest")
  | ("a rollout that fails" | "rollback_on_failure")
  | ("attached again, by name" | "create/ with capitals" | "usage/" | "export/" | "delete/");
export const OUR_ACTIONS = "our actions";

export interface Finding {
  row: string;
  expectation: string;
  verdict: "holds" | "differs" | "not tried";
  observation: string;
  /** Whether our actions handled a difference correctly, according to one of their steps. */
  handled: StepName | boolean;
}

/** The number of steps of our actions with an unexpected result. */
export const countUnexpectedSteps = (all: readonly Finding[]): number =>
  all.filter(({ row, verdict }) => row === OUR_ACTIONS && verdict === "differs").length;

export type Findings = ReturnType<typeof createFindings>;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const ADDRESS = /\b[a-z][a-z\d+.-]*:\/\/[^\s"'`)\]}>|,]+/gi;
const MAX_CHARACTERS = 300;

/** The findings of a run, redacted. */
export function createFindings(say: (line: string) => void) {
  const all: Finding[] = [];
  const hidden: [value: string, name: string][] = [];
  const ids: string[] = [];

  /** Makes `redact` replace the value by the name. */
  function hide(value: string | undefined, name: string): void {
    if (!value) return;
    hidden.push([value, name]);
    // The actions shorten registry.example/agent:1 to agent:1.
    const short = value.slice(value.lastIndexOf("/") + 1);
    if (short.includes(":")) hidden.push([short, name]);
    hidden.sort(([one], [other]) => other.length - one.length);
  }

  function redact(text: string): string {
    let cleaned = text.replace(ADDRESS, "<address>");
    for (const [value, name] of hidden) cleaned = cleaned.replaceAll(value, `<${name}>`);
    return cleaned
      .replace(UUID, (id) => {
        if (!ids.includes(id)) ids.push(id);
        return `<id ${ids.indexOf(id) + 1}>`;
      })
      .replace(/\p{C}/gu, " ");
  }

  /**
   * Records and prints whether the service behaves as the row says, what was observed, and how our
   * actions handle a difference.
   */
  function check(
    row: string,
    expectation: string,
    holds: boolean,
    observation: string | ServiceResponse,
    handled: StepName | boolean = false,
  ): void {
    const text = redact(
      typeof observation === "string" ? observation : describeResponse(observation),
    );
    const verdict = holds ? "holds" : "differs";
    all.push({
      row,
      expectation,
      verdict,
      observation: text.trim().slice(0, MAX_CHARACTERS),
      handled,
    });
    say(`  ${verdict.padEnd(8)} ${row}: ${expectation}${holds ? "" : `: ${text}`}`);
  }
  /** The row was not tested, unless another stage tests it. */
  function skip(row: string, why: string): void {
    all.push({
      row,
      expectation: "",
      verdict: "not tried",
      observation: redact(why),
      handled: false,
    });
  }

  function isHandled({ handled }: Finding): boolean {
    if (typeof handled === "boolean") return handled;
    const steps = all.filter(
      ({ row, expectation }) => row === OUR_ACTIONS && expectation === handled,
    );
    return steps.length > 0 && steps.every(({ verdict }) => verdict === "holds");
  }
  /** The worst verdict of the findings of a row. */
  function verdictOf(row: string): Verdict {
    const rowFindings = all.filter((one) => one.row === row);
    const different = rowFindings.filter(({ verdict }) => verdict === "differs");
    if (different.length > 0) return different.every(isHandled) ? "differs, handled" : "differs";
    return rowFindings.some(({ verdict }) => verdict === "holds") ? "holds" : "not tried";
  }

  return { all, hide, redact, check, skip, verdictOf };
}
