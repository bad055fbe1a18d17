import { describe, expect, it } from "vitest";
import {
  type Answer,
  type Facts,
  mayHaveArrived,
  nextStep,
} from "../../../src/client/write/next-step.ts";

const ANSWERS: Answer[] = ["applied", "refused", "throttled", "unsent", "ambiguous"];
const SIGHTS = [undefined, "ours", "nothing", "foreign", "unknown"] as const;

/**
 * By answer: the step before a look, then after a look that saw ours, nothing, foreign, unknown.
 */
const IN_DOUBT: Record<Answer, string> = {
  applied: "look adopt give_up give_up give_up",
  refused: "look adopt give_up give_up give_up",
  throttled: "look adopt send give_up give_up",
  unsent: "look adopt send give_up give_up",
  ambiguous: "look adopt send give_up give_up",
};

/** While no attempt can have arrived, whatever is seen is not ours. */
const WITHOUT_DOUBT = { refused: "reject", throttled: "send", unsent: "send" } as const;

const possible = ANSWERS.flatMap((answer) =>
  [false, true].flatMap((earlier) =>
    SIGHTS.flatMap((sight) =>
      [true, false].map((maySendAgain): Facts => {
        return { answer, doubt: earlier || mayHaveArrived(answer), sight, maySendAgain };
      }),
    ),
  ),
);

describe("nextStep", () => {
  it.each(ANSWERS)("follows the table in doubt, after an attempt that is %s", (answer) => {
    const steps = SIGHTS.map((sight) =>
      nextStep({ answer, doubt: true, sight, maySendAgain: true }),
    );
    expect(steps.join(" ")).toBe(IN_DOUBT[answer]);
  });

  it.each(Object.entries(WITHOUT_DOUBT))(
    "looks for nothing without doubt, after an attempt that is %s",
    (word, expected) => {
      const answer = ANSWERS.find((one) => one === word) ?? "applied";
      for (const sight of SIGHTS)
        expect(nextStep({ answer, doubt: false, sight, maySendAgain: true })).toBe(expected);
    },
  );

  it("gives up in place of sending where the limit is reached, and changes nothing else", () => {
    for (const facts of possible.filter(({ doubt }) => doubt)) {
      const allowed = nextStep({ ...facts, maySendAgain: true });
      const limited = nextStep({ ...facts, maySendAgain: false });
      expect(limited).toBe(allowed === "send" ? "give_up" : allowed);
    }
  });

  it("has a step for every state, and each of these holds in all of them", () => {
    expect(possible).toHaveLength(100);
    for (const facts of possible) {
      const step = nextStep(facts);
      const { answer, doubt, sight } = facts;
      // Nothing is sent after a refusal or an acceptance.
      if (step === "send") expect(["throttled", "unsent", "ambiguous"]).toContain(answer);
      // What may have arrived is repeated only when it is proven absent.
      if (step === "send" && doubt) expect(sight).toBe("nothing");
      // Only what was seen to be ours, while something of ours may exist, is adopted.
      if (step === "adopt") expect({ doubt, sight }).toEqual({ doubt: true, sight: "ours" });
      // Doubt survives a refusal.
      if (step === "reject") expect({ doubt, answer }).toEqual({ doubt: false, answer: "refused" });
    }
  });
});
