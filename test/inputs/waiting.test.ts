import { describe, expect, it } from "vitest";
import * as z from "zod";
import { waitingInputs, waitingRules } from "../../src/inputs/waiting.ts";
import { messagesOf } from "./issues.ts";

const Inputs = z.object(waitingInputs).check(waitingRules);

describe("waitingInputs", () => {
  it.each([
    [
      { failure_statuses: "deploy failed" },
      '"deploy failed" is not one word',
      "one status per line",
    ],
    [{ failure_statuses: '["STUCK"]' }, "is not one word", "write one status per line"],
    [{ timeout: "0s" }, "must be longer than zero", "write a duration such as"],
    [{ poll_interval: "0ms" }, "must be longer than zero", "write a duration such as"],
    [{ poll_interval: "1m", poll_max_interval: "2s" }, "is shorter than poll_interval", "as long"],
    [{ poll_interval: "31s" }, "is shorter than poll_interval", "make it at least as long"],
  ])("refuse %j, saying %j and %j", async (given, wrong, instead) => {
    const messages = await messagesOf(Inputs, given);
    expect(messages).toEqual([expect.stringContaining(wrong)]);
    expect(messages[0]).toContain(instead);
  });

  it("may have no window and one pause", async () => {
    const given = { settle_window: "0s", poll_interval: "5s", poll_max_interval: "5s" };
    expect(await messagesOf(Inputs, given)).toEqual([]);
  });
});
