import { describe, expect, it } from "vitest";
import { verdictOf } from "./show.ts";

describe("verdictOf", () => {
  const image = { title: "An image", exitCode: 0, expected: 0 };
  const failure = { title: "A failure", exitCode: 1, expected: 1 };

  it("is good where every step ended as it should", () => {
    expect(verdictOf([image, failure])).toEqual({
      text: "All 2 steps ended as they should, 1 of them with a failure that was asked for.",
      exitCode: 0,
    });
  });

  it("names the steps that did not", () => {
    const steps = [{ ...image, exitCode: 1 }, failure, { ...failure, exitCode: 0 }];
    expect(verdictOf(steps)).toEqual({
      text: '2 of 3 steps did not end as they should: "An image" with exit code 1, not 0; "A failure" with exit code 0, not 1.',
      exitCode: 1,
    });
  });
});
