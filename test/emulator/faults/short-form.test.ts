import { describe, expect, it } from "vitest";
import { planFromText } from "../../../emulator/faults/short-form.ts";

describe("planFromText", () => {
  it.each([
    ["patch:reset-after", { match: { path: "patch" }, fault: { kind: "reset", when: "after" } }],
    [
      "get:status=503@1,2",
      {
        match: { path: "get", nth: [1, 2] },
        fault: { kind: "status", status: 503, when: "before" },
      },
    ],
    [
      "revision:latency=500x3",
      {
        match: { path: "revision", times: 3 },
        fault: { kind: "latency", ms: 500, when: "before" },
      },
    ],
    [
      "patch:late-commit=5000@1",
      { match: { path: "patch", nth: 1 }, fault: { kind: "late_commit", after_ms: 5_000 } },
    ],
    [
      "/v2/listeners:empty",
      { match: { path: "/v2/listeners" }, fault: { kind: "empty", when: "after" } },
    ],
    [":truncated", { match: {}, fault: { kind: "truncated" } }],
    [
      "patch:foreign-push-after",
      { match: { path: "patch" }, fault: { kind: "foreign_push", when: "after" } },
    ],
    ["hang", { match: {}, fault: { kind: "hang", when: "before" } }],
    [
      "patch:redirect=http://127.0.0.1:9/",
      {
        match: { path: "patch" },
        fault: { kind: "redirect", to: "http://127.0.0.1:9/", status: 307, when: "before" },
      },
    ],
    ['{"fault":{"kind":"bomb","mb":5}}', { match: {}, fault: { kind: "bomb", mb: 5 } }],
  ])("parses %s", (text, plan) => {
    expect(planFromText(text)).toEqual(plan);
  });

  it.each([
    ["patch:explode", "is not a fault"],
    ["patch:status", "patch:status is not a fault: status needs a value, as in status=<status>"],
    ["patch:redirect@1", "redirect needs a value, as in redirect=<to>"],
    ["patch:late-commit", "late_commit needs a value, as in late_commit=<after_ms>"],
    ["patch:status=abc", "fault.status"],
    ["patch:reset=5", "reset takes no value"],
    ["patch:latency-never=5", "is not a fault"],
    ["get:stale_read", "needs one of ms and commits"],
    ["get:html=204", "must be one that has a body"],
    ["", "is not a fault"],
    ["{", "{ is not a fault: it is not valid JSON"],
    ["{bad", '{bad is not a fault: it is not valid JSON, such as {"match":'],
  ])("refuses %j", (text, reason) => {
    expect(() => planFromText(text)).toThrow(reason);
  });
});
