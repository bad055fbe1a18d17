import { describe, expect, it } from "vitest";
import {
  type Answer,
  decide,
  type Facts,
  hasArrived,
} from "../../../../src/service/client/write/decision.ts";

const ANSWERS: Answer[] = ["applied", "refused", "throttled", "unsent", "ambiguous"];
const RESULTS = [undefined, "ours", "nothing", "foreign", "unknown"] as const;

/**
 * By answer: the decision before a search, then after one that found ours, nothing, foreign, unknown.
 */
const ARRIVED: Record<Answer, string> = {
  applied: "search adopt give_up give_up give_up",
  refused: "search adopt give_up give_up give_up",
  throttled: "search adopt send give_up give_up",
  unsent: "search adopt send give_up give_up",
  ambiguous: "search adopt send give_up give_up",
};

/** While no attempt can have arrived, whatever is seen is not ours. */
const NOT_ARRIVED = { refused: "reject", throttled: "send", unsent: "send" } as const;

const possible = ANSWERS.flatMap((answer) =>
  [false, true].flatMap((earlier) =>
    RESULTS.flatMap((result) =>
      [true, false].map((maySendAgain): Facts => {
        return { answer, mayHaveArrived: earlier || hasArrived(answer), result, maySendAgain };
      }),
    ),
  ),
);

describe("hasArrived", () => {
  it("is true of what was accepted, and of what may have been", () => {
    expect(ANSWERS.filter(hasArrived)).toEqual(["applied", "ambiguous"]);
  });
});

describe("decide", () => {
  it.each(ANSWERS)(
    "follows the table if it may have arrived, after an attempt that is %s",
    (answer) => {
      const decisions = RESULTS.map((result) =>
        decide({ answer, mayHaveArrived: true, result, maySendAgain: true }),
      );
      expect(decisions.join(" ")).toBe(ARRIVED[answer]);
    },
  );

  it.each(Object.entries(NOT_ARRIVED))(
    "searches for nothing if it cannot have arrived, after an attempt that is %s",
    (word, expected) => {
      const answer = ANSWERS.find((one) => one === word) ?? "applied";
      for (const result of RESULTS)
        expect(decide({ answer, mayHaveArrived: false, result, maySendAgain: true })).toBe(
          expected,
        );
    },
  );

  it("gives up in place of sending where the limit is reached, and changes nothing else", () => {
    for (const facts of possible.filter(({ mayHaveArrived }) => mayHaveArrived)) {
      const allowed = decide({ ...facts, maySendAgain: true });
      const limited = decide({ ...facts, maySendAgain: false });
      expect(limited).toBe(allowed === "send" ? "give_up" : allowed);
    }
  });

  it("has a decision for every state, and each of these holds in all of them", () => {
    expect(possible).toHaveLength(100);
    for (const facts of possible) {
      const decision = decide(facts);
      const { answer, mayHaveArrived, result } = facts;
      // Nothing is sent after a refusal or an acceptance.
      if (decision === "send") expect(["throttled", "unsent", "ambiguous"]).toContain(answer);
      // What may have arrived is repeated only when it is proven absent.
      if (decision === "send" && mayHaveArrived) expect(result).toBe("nothing");
      // Only what was seen to be ours, while something of ours may exist, is adopted.
      if (decision === "adopt")
        expect({ mayHaveArrived, result }).toEqual({ mayHaveArrived: true, result: "ours" });
      // What may have arrived stays so after a refusal.
      if (decision === "reject")
        expect({ mayHaveArrived, answer }).toEqual({ mayHaveArrived: false, answer: "refused" });
    }
  });
});
