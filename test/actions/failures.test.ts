import { describe, expect, it } from "vitest";
import { withoutIds } from "../harness/transcript/transcript.ts";
import {
  APPLIED_FAILURES,
  type Failure,
  type Failures,
  READ_FAILURES,
  WRITE_FAILURES,
} from "../scenarios/failures.ts";
import { faultAt } from "../scenarios/faults.ts";
import { violationsOf } from "../scenarios/invariants.ts";
import { type PlayResult, play } from "../scenarios/play.ts";
import { DEPLOY, type Position, READS, WRITES } from "../scenarios/requests.ts";
import { messagesOf } from "../scenarios/results.ts";
import type { Scenario, StepService } from "../scenarios/scenario.ts";

/** Failures of the request at a position. If that is a read, no message is listed. */
interface Row {
  position: Position;
  failures: Failures;
  isRead?: boolean;
}
const WITHOUT_LIST = {
  ...DEPLOY,
  scenario: { ...DEPLOY.scenario, missingOperations: ["revisions"] },
} as const;
const TABLE: Record<string, Row> = {
  ...Object.fromEntries(
    Object.entries(WRITES).map(([name, one]) => [
      name,
      { position: [one, one.write, 1], failures: WRITE_FAILURES },
    ]),
  ),
  "the change of a deploy, without a list of revisions": {
    position: [WITHOUT_LIST, "patch", 1],
    failures: APPLIED_FAILURES,
  },
  ...Object.fromEntries(
    Object.entries(READS).map(([name, position]) => [
      name,
      { position, failures: READ_FAILURES, isRead: true },
    ]),
  ),
};

function withFailure([{ action, scenario, write }, operation, nth]: Position, failure: Failure) {
  const { fault, isPermanent, next, afterwards } = failure;
  let failAfterwards = (): void => undefined;
  return {
    ...{ action, ...scenario },
    arrange: async (service: StepService) => {
      await Reflect.apply(scenario?.arrange ?? (() => undefined), undefined, [service]);
      const { faults } = service.emulator;
      faults.add(faultAt(operation, fault, isPermanent ? undefined : nth));
      if (next) faults.add(faultAt(operation, next, nth + 1));
      failAfterwards = () => void (afterwards && faults.add(afterwards));
    },
    onRequest: (request) => {
      if (request.operation === write) failAfterwards();
    },
  } as Scenario;
}

const GOOD_OUTCOMES = ["deployed", "no_revision", "deleted", "completed", "cancelled"];
const isRefused = ({ status = 0 }: { status: number | undefined }) =>
  status >= 300 && status < 500 && ![408, 425, 429].includes(status);
const isAccepted = ({ status = 0, faults }: PlayResult["requests"][number]) =>
  faults.some((kind) => /^(truncated|chunked_cut|huge)$/.test(kind)) ||
  (status >= 200 && status < 300 && !faults.includes("html"));

/** What the step did, in one line, and which rules it violates. */
async function playWith(position: Position, failure: Failure) {
  const [{ write, countEffects, isIdempotent = false }] = position;
  const result = await play(withFailure(position, failure));
  const { outcome, exitCode, failure: message, page, requests } = result;
  expect(requests.flatMap(({ faults }) => faults)).toContain(failure.fault.kind);
  const writes = requests.filter(({ operation }) => operation === write);
  const effects = countEffects(result);
  const rules: Record<string, boolean> = {
    "applies a write at most once, unless it is idempotent": effects <= 1 || isIdempotent,
    "ends well only if its write was applied or accepted":
      exitCode !== 0 || effects > 0 || writes.some(isAccepted),
    "is rejected only if its write was not applied": outcome !== "rejected" || effects === 0,
    "denies only what was not applied":
      effects === 0 || !/nothing was|: not [a-z]+ed/.test(message),
    "exits with the code of its outcome": (exitCode === 0) === GOOD_OUTCOMES.includes(outcome),
    "sends no write after a refusal or redirect": !writes.slice(0, -1).some(isRefused),
    "calls no response lost that was a 2xx":
      !writes.every(isAccepted) || !/lost|may have been applied/.test(messagesOf(result) + page),
  };
  const brokenRules = Object.keys(rules).filter((rule) => !rules[rule]);
  return {
    end: `${outcome}, exit ${exitCode}; sent ${writes.length}, applied ${effects}`,
    message: withoutIds(message.split("\n")[0] ?? "").replace(
      /(GET|POST|PATCH|DELETE) .*?: .*?\.(?= |$)/,
      "{cause}.",
    ),
    violations: [
      ...(failure.isDenied ? [] : brokenRules.map((rule) => `a step ${rule}`)),
      ...violationsOf(result),
    ],
  };
}

/** The rows are played once for both tests. */
const playedRows = new Map<string, Promise<{ lines: string[]; violations: string[] }>>();
function playRow(name: string, row: Row) {
  const playedRow = playedRows.get(name) ?? playAll(name, row);
  playedRows.set(name, playedRow);
  return playedRow;
}

/** Failures with the same end share a line. */
async function playAll(name: string, { position, failures, isRead }: Row) {
  const namesByEnd = new Map<string, string[]>();
  const allViolations: string[] = [];
  for (const [failureName, failure] of Object.entries(failures)) {
    const { end, message, violations } = await playWith(position, failure);
    const line = isRead || message === "" ? end : `${end} | ${message}`;
    namesByEnd.set(line, [...(namesByEnd.get(line) ?? []), failureName]);
    allViolations.push(...violations.map((violation) => `${failureName}: ${violation}`));
  }
  const prefix = isRead ? `${name}: ` : "";
  const lines = [...namesByEnd].map(([end, names]) => `${prefix}${end} <- ${names.join("; ")}`);
  return { lines, violations: allViolations };
}

describe("each failure", () => {
  it.each(Object.entries(TABLE))("of %s keeps the rules", async (name, row) => {
    expect((await playRow(name, row)).violations).toEqual([]);
  });

  it("ends as failures.txt lists it", async () => {
    const parts: string[] = [];
    for (const [name, row] of Object.entries(TABLE)) {
      const heading = row.isRead ? "# reads" : `# ${name}`;
      if (!parts.includes(heading)) parts.push("", heading);
      parts.push(...(await playRow(name, row)).lines);
    }
    await expect(`${parts.join("\n").trim()}\n`).toMatchFileSnapshot("failures.txt");
  });
});
