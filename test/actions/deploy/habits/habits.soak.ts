import { expect, it } from "vitest";
import { HABIT_WORDS, type HabitWord } from "../../../../emulator/habits/habits.ts";
import { play, SCENARIOS, type ScenarioName, told } from "./scenarios.ts";

const NAMES = Object.keys(SCENARIOS) as ScenarioName[];
const WORDS = HABIT_WORDS.map(({ word }) => word);
const PAIRS = WORDS.flatMap((word, index) => WORDS.slice(index + 1).map((other) => [word, other]));
/** All that a service may do by itself. */
const ALONE = WORDS.filter((word) => !word.startsWith("same-change"));

/** No change is lost, made twice or called good if it is not. */
function allowed(name: ScenarioName, habits: readonly HabitWord[]): string[] {
  const { expected } = SCENARIOS[name];
  const needless = expected.replace(/^unchanged, 0 sent$|^rejected(, 0 sent)?$/, "deployed");
  const notRolledBack = expected.replace(", rolled back, 2 sent", "");
  const isBeside = habits.some((word) => /^(same-change|half-new-answer)/.test(word));
  const others = isBeside ? ["superseded", expected.replace(", rolled back", "")] : [];
  // What runs is not what was sent.
  const another = habits.includes("other-image") ? ["error"] : [];
  // A commit that is shown stands for no ref: a re-run sends again what it asks for.
  const showsCommits = habits.some((word) => word.startsWith("commits"));
  const byCommit = [expected.replace(", 0 sent", "")];
  // An answer that is behind, or half new, proves nothing beside others, or if what is shown may be of
  // more than one revision.
  const isCrowded = habits.some((word) => /^(same-change|half-new-answer|commits)/.test(word));
  const isDoubtful = habits.some((word) =>
    /^(same-change|cached-lists|digests-for-tags)/.test(word),
  );
  const isHalfNew = habits.includes("half-new-answer") && isDoubtful;
  const isLate = habits.includes("stale-patch-replies");
  const isBehind = isHalfNew || (isLate && (isCrowded || habits.includes("digests-for-tags")));
  // Nothing that was sent is shown, so that it cannot be told from what others send.
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

const habits: HabitWord[][] = [...WORDS.map((word) => [word]), ...PAIRS, ALONE];

it.each(NAMES)("%s ends with two habits as without them, or fails closed", async (name) => {
  const wrong: string[] = [];
  for (const words of habits) {
    const story = await play(name, words);
    const end = told(story);
    const isServing = story.outcome !== "deployed" || story.activeId === story.outputs.revision_id;
    if (!allowed(name, words).includes(end) || !isServing) wrong.push(`${words.join()}: ${end}`);
  }
  expect(wrong).toEqual([]);
});
