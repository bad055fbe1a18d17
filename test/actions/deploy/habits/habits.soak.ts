import { expect, it } from "vitest";
import { HABIT_OPTIONS, type HabitName } from "../../../../emulator/habits/habits.ts";
import { deployTo, HABIT_CASES, type HabitCaseName, summaryOf } from "./cases.ts";

const NAMES = Object.keys(HABIT_CASES) as HabitCaseName[];
const WORDS = HABIT_OPTIONS.map(({ name }) => name);
const PAIRS = WORDS.flatMap((word, index) => WORDS.slice(index + 1).map((other) => [word, other]));
/** Combinations of habits. */
const ALONE = WORDS.filter((word) => !word.startsWith("same-change"));

/** No change is lost, applied twice, or reported as successful if it is not. */
function allowed(name: HabitCaseName, habits: readonly HabitName[]): string[] {
  const { expected } = HABIT_CASES[name];
  const needless = expected.replace(/^unchanged, 0 sent$|^rejected(, 0 sent)?$/, "deployed");
  const notRolledBack = expected.replace(", rolled back, 2 sent", "");
  const isBeside = habits.some((word) => /^(same-change|half-new-answer)/.test(word));
  const others = isBeside ? ["superseded", expected.replace(", rolled back", "")] : [];
  // Another content is shown than was sent.
  const another = habits.includes("other-image") ? ["error"] : [];
  // A commit is shown instead of the ref: a re-run sends its change again.
  const showsCommits = habits.some((word) => word.startsWith("commits"));
  const byCommit = [expected.replace(", 0 sent", "")];
  // A stale or partial reply proves nothing if others deploy, or if the shown values may belong to
  // several revisions.
  const isCrowded = habits.some((word) => /^(same-change|half-new-answer|commits)/.test(word));
  const isDoubtful = habits.some((word) =>
    /^(same-change|cached-lists|digests-for-tags)/.test(word),
  );
  const isHalfNew = habits.includes("half-new-answer") && isDoubtful;
  const isLate = habits.includes("stale-patch-replies");
  const isBehind = isHalfNew || (isLate && (isCrowded || habits.includes("digests-for-tags")));
  // Nothing that was sent is shown, so it cannot be distinguished from changes of others.
  const isIgnored =
    habits.some((word) => /^(ignored-members|clamped-fields)$/.test(word)) &&
    habits.some((word) => /^(same-change|half-new-answer|stale-)/.test(word));
  const unproven = /, (lost|late)$/.test(name) ? ["error"] : [];
  const hidden = /secrets|promoted/.test(name) ? ["rejected, 0 sent"] : [];
  return [
    expected,
    needless,
    notRolledBack,
    ...others,
    ...another,
    ...unproven,
    ...hidden,
    ...(showsCommits ? byCommit : []),
    ...(isBehind || isIgnored ? ["error"] : []),
  ];
}

const habits: HabitName[][] = [...WORDS.map((word) => [word]), ...PAIRS, ALONE];

it.each(NAMES)("%s ends with two habits as without them, or fails closed", async (name) => {
  const wrong: string[] = [];
  for (const words of habits) {
    const result = await deployTo(name, words);
    const end = summaryOf(result);
    const isServing =
      result.outcome !== "deployed" || result.activeId === result.outputs.revision_id;
    if (!allowed(name, words).includes(end) || !isServing) wrong.push(`${words.join()}: ${end}`);
  }
  expect(wrong).toEqual([]);
});
