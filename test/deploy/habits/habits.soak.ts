import { expect, it } from "vitest";
import { HABIT_WORDS } from "../../../src/emulator/habits/habits.ts";
import { play, SCENARIOS, type ScenarioName, told } from "./scenarios.ts";

const NAMES = Object.keys(SCENARIOS) as ScenarioName[];
/** No change is lost, made twice or reported as made where it is not. */
const FAILS_CLOSED = ["error", "superseded", "rejected, 0 sent"];

it.each(NAMES)("%s ends with each two habits as without, or fails closed", async (name) => {
  const { expected } = SCENARIOS[name];
  for (const { word: one } of HABIT_WORDS) {
    for (const { word: other } of HABIT_WORDS.filter(({ word }) => word > one)) {
      const story = await play(name, one, other);
      const usual = [expected, expected.replace("unchanged, 0 sent", "deployed")];
      const allowed = [...usual, expected.replace(", rolled back, 2 sent", ""), ...FAILS_CLOSED];
      expect(allowed, `${one}, ${other}`).toContain(told(story));
      if (story.outcome === "deployed") expect(story.activeId).toBe(story.outputs.revision_id);
    }
  }
});
