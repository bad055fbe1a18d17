import { expect, it } from "vitest";
import { HABIT_OPTIONS, type HabitName } from "../../../../emulator/habits/habits.ts";
import {
  deployTo,
  expectedSummary,
  HABIT_CASE_NAMES,
  type HabitCaseName,
  summaryOf,
} from "./cases.ts";

const HABITS = HABIT_OPTIONS.map(({ name }) => name);
const PAIRS = HABITS.flatMap((habit, index) =>
  HABITS.slice(index + 1).map((otherHabit) => [habit, otherHabit]),
);
const COMBINATIONS: HabitName[][] = [
  ...HABITS.map((habit) => [habit]),
  ...PAIRS,
  HABITS.filter((habit) => !habit.startsWith("same-change")),
];

/** The summaries with which no change is lost, applied twice, or wrongly reported as successful. */
function allowedSummaries(name: HabitCaseName, habits: readonly HabitName[]): string[] {
  const hasHabit = (pattern: RegExp) => habits.some((habit) => pattern.test(habit));
  const expected = expectedSummary(name);
  const sentAnyway = expected.replace(/^unchanged, 0 sent$|^rejected(, 0 sent)?$/, "deployed");
  const notRolledBack = expected.replace(", rolled back, 2 sent", "");
  const hasOtherClients = hasHabit(/^(same-change|half-new-answer)/);
  const showsCommits = hasHabit(/^commits/);
  // A stale or partial response proves nothing if others deploy, or if the shown values may belong
  // to several revisions.
  const isUnproven =
    (hasHabit(/^half-new-answer/) && hasHabit(/^(same-change|cached-lists|digests-for-tags)/)) ||
    (hasHabit(/^stale-patch-replies/) &&
      (hasOtherClients || showsCommits || hasHabit(/^digests-for-tags/)));
  // If the response shows nothing that was sent, the change looks like one of another client.
  const isHidden =
    hasHabit(/^(ignored-members|clamped-fields)$/) &&
    hasHabit(/^(same-change|half-new-answer|stale-)/);
  // Another image is shown than was sent.
  const isWrongImage = hasHabit(/^other-image$/);
  const hasLostResponse = /, (lost|late)$/.test(name);
  return [
    expected,
    sentAnyway,
    notRolledBack,
    ...(hasOtherClients ? ["superseded", expected.replace(", rolled back", "")] : []),
    // A commit is shown instead of the ref: a re-run sends its change again.
    ...(showsCommits ? [expected.replace(", 0 sent", "")] : []),
    ...(/secrets|promoted/.test(name) ? ["rejected, 0 sent"] : []),
    ...(isUnproven || isHidden || isWrongImage || hasLostResponse ? ["error"] : []),
  ];
}

it.each(HABIT_CASE_NAMES)(
  "the case %s ends with an allowed summary with each habit, each pair of habits, and many habits",
  async (name) => {
    const violations: string[] = [];
    for (const habits of COMBINATIONS) {
      const result = await deployTo(name, habits);
      const summary = summaryOf(result);
      const isServingIfDeployed =
        result.outcome !== "deployed" || result.activeId === result.outputs.revision_id;
      if (!allowedSummaries(name, habits).includes(summary) || !isServingIfDeployed)
        violations.push(`${habits.join()}: ${summary}`);
    }
    expect(violations).toEqual([]);
  },
);
