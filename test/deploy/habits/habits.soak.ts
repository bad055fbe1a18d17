import { expect, it } from "vitest";
import { HABIT_WORDS, type HabitWord } from "../../../src/emulator/habits/habits.ts";
import { play, SCENARIOS, type ScenarioName, told } from "./scenarios.ts";

const NAMES = Object.keys(SCENARIOS) as ScenarioName[];
const WORDS = HABIT_WORDS.map(({ word }) => word);
/** Each habit beside the next one. */
const PAIRS = WORDS.map((word, index) => [word, ...WORDS.slice(index + 1, index + 2)]);
/** All that a service may do by itself. */
const ALONE = WORDS.filter((word) => !word.startsWith("same-change"));

/** No change is lost, made twice or called good where it is not. */
const FAILS_CLOSED = ["error", "superseded", "rejected, 0 sent"];

function allowed(name: ScenarioName): string[] {
  const { expected } = SCENARIOS[name];
  const needless = expected.replace(/^unchanged, 0 sent$|^rejected(, 0 sent)?$/, "deployed");
  const notRolledBack = expected.replace(", rolled back, 2 sent", "");
  return [expected, needless, notRolledBack, ...FAILS_CLOSED];
}

const habits: HabitWord[][] = [...WORDS.map((word) => [word]), ...PAIRS, ALONE];

it.each(NAMES)("%s ends with other habits as without them, or fails closed", async (name) => {
  for (const words of habits) {
    const story = await play(name, ...words);
    expect(allowed(name), words.join()).toContain(told(story));
    if (story.outcome === "deployed") expect(story.activeId).toBe(story.outputs.revision_id);
  }
});
