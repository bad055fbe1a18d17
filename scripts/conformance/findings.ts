import { describeResponse, type ServiceResponse } from "./service.ts";

export type Verdict = "holds" | "differs, handled" | "differs" | "not tried";

/** Steps of our actions. Their outcomes show how the actions handle a row. */
export type StepName =
  | "create/"
  | "dry_run"
  | "skip_unchanged"
  | "secrets_mode: replace"
  | "secrets_mode: merge"
  | "resource_spec"
  | "resource_spec_mode: merge"
  | "a secret PORT"
  | "revision_id: latest"
  | "a rollout that fails"
  | "rollback_on_failure"
  | "attached again, by name"
  | "create/ with capitals"
  | "usage/"
  | "export/"
  | "delete/";

/** What a stage found out about a row of the contract. */
interface Finding {
  row: string;
  expectation: string;
  verdict: "holds" | "differs" | "not tried";
  observation: string;
  /** Whether our actions handle the difference, or the step whose result shows it. */
  handledBy: StepName | boolean;
}

/** How a step of our actions ended. */
interface StepResult {
  name: string;
  isExpected: boolean;
  observation: string;
}

export type Recorder = ReturnType<typeof createRecorder>;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const ADDRESS = /\b[a-z][a-z\d+.-]*:\/\/[^\s"'`)\]}>|,]+/gi;
const MAX_CHARACTERS = 300;

/** Records what a run found out, redacted. */
export function createRecorder(print: (line: string) => void) {
  const findings: Finding[] = [];
  const steps: StepResult[] = [];
  const replacements: [value: string, name: string][] = [];
  const ids: string[] = [];

  /** Makes `redact` replace the value by the name. */
  function addRedaction(value: string | undefined, name: string): void {
    if (!value) return;
    replacements.push([value, name]);
    // The actions shorten registry.example/agent:1 to agent:1.
    const shortValue = value.slice(value.lastIndexOf("/") + 1);
    if (shortValue.includes(":")) replacements.push([shortValue, name]);
    replacements.sort(([a], [b]) => b.length - a.length);
  }

  function redact(text: string): string {
    let redactedText = text.replace(ADDRESS, "<address>");
    for (const [value, name] of replacements)
      redactedText = redactedText.replaceAll(value, `<${name}>`);
    return redactedText
      .replace(UUID, (id) => {
        if (!ids.includes(id)) ids.push(id);
        return `<id ${ids.indexOf(id) + 1}>`;
      })
      .replace(/\p{C}/gu, " ");
  }

  function observationOf(result: string | ServiceResponse): string {
    const text = redact(typeof result === "string" ? result : describeResponse(result));
    return text.trim().slice(0, MAX_CHARACTERS);
  }
  function printResult(isExpected: boolean, name: string, observation: string): void {
    const result = isExpected ? "" : `: ${observation}`;
    print(`  ${(isExpected ? "holds" : "differs").padEnd(8)} ${name}${result}`);
  }

  /** Records and prints whether the service behaves as the row says. */
  function check(
    row: string,
    expectation: string,
    holds: boolean,
    result: string | ServiceResponse,
    handledBy: StepName | boolean = false,
  ): void {
    const observation = observationOf(result);
    const verdict = holds ? "holds" : "differs";
    findings.push({ row, expectation, verdict, observation, handledBy });
    printResult(holds, `${row}: ${expectation}`, observation);
  }
  /** Records that the calling stage of the run does not test the row. */
  function skip(row: string, reason: string): void {
    const observation = redact(reason);
    findings.push({ row, expectation: "", verdict: "not tried", observation, handledBy: false });
  }
  /** Records and prints how a step of our actions ended. */
  function checkStep(name: string, isExpected: boolean, result: string): void {
    const observation = observationOf(result);
    steps.push({ name, isExpected, observation });
    printResult(isExpected, `our actions: ${name}`, observation);
  }

  function isHandled({ handledBy }: Finding): boolean {
    if (typeof handledBy === "boolean") return handledBy;
    const results = steps.filter(({ name }) => name === handledBy);
    return results.length > 0 && results.every(({ isExpected }) => isExpected);
  }
  /** The verdict on a row: its differences decide; otherwise it holds if any finding does. */
  function verdictOf(row: string): Verdict {
    const rowFindings = findings.filter((one) => one.row === row);
    const differences = rowFindings.filter(({ verdict }) => verdict === "differs");
    if (differences.length > 0)
      return differences.every(isHandled) ? "differs, handled" : "differs";
    return rowFindings.some(({ verdict }) => verdict === "holds") ? "holds" : "not tried";
  }
  const unexpectedSteps = () => steps.filter(({ isExpected }) => !isExpected);

  return {
    findings,
    steps,
    addRedaction,
    redact,
    check,
    skip,
    checkStep,
    verdictOf,
    unexpectedSteps,
  };
}
