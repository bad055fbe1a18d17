import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { parseFaultPlan } from "../../../emulator/faults/short-form.ts";

const REDIRECT_URL = "http://127.0.0.1:9/";

describe("parseFaultPlan", () => {
  it.each<[text: string, match: FaultPlan["match"], fault: FaultPlan["fault"]]>([
    ["patch:reset-after", { path: "patch" }, { kind: "reset", when: "after" }],
    ["get:status=503@1,2", { path: "get", nth: [1, 2] }, { kind: "status", status: 503 }],
    ["revision:latency=500x3", { path: "revision", times: 3 }, { kind: "latency", ms: 500 }],
    ["patch:late-commit=9@1", { path: "patch", nth: 1 }, { kind: "late_commit", after_ms: 9 }],
    ["/v2/listeners:empty", { path: "/v2/listeners" }, { kind: "empty", when: "after" }],
    [":truncated", {}, { kind: "truncated" }],
    [
      "revisions:foreign-push-after",
      { path: "revisions" },
      { kind: "foreign_push", when: "after" },
    ],
    ["hang", {}, { kind: "hang", when: "before" }],
    [
      `get:redirect=${REDIRECT_URL}`,
      { path: "get" },
      { kind: "redirect", to: REDIRECT_URL, status: 307 },
    ],
    ['{"fault":{"kind":"bomb","mb":5}}', {}, { kind: "bomb", mb: 5 }],
  ])("parses %s", (text, match, fault) => {
    const plan = parseFaultPlan(text);
    expect([plan.match, plan.fault]).toEqual([match, { ...plan.fault, ...fault }]);
  });

  it.each([
    ["patch:explode", "is not a fault"],
    [
      "patch:status",
      "patch:status is not a fault:\n✖ Invalid input: expected number, received undefined\n  → at fault.status",
    ],
    ["patsh:reset", "must be one of create, get, patch, revision, "],
    ['{"match":{"path":"depoly"},"fault":{"kind":"hang"}}', "or a part of a path such as /v2"],
    ["patch:redirect@1", "fault.to"],
    ["patch:late-commit", "fault.after_ms"],
    ["patch:status=abc", "fault.status"],
    ["patch:reset=5", 'Unrecognized key: "value"'],
    ["patch:latency-never=5", "is not a fault"],
    ["get:stale_read", "needs one of ms and commits"],
    ["get:html=204", "must be one that has a body"],
    ['{"fault":{"kind":"status","status":503,"colour":"red"}}', "colour"],
    ["", "is not a fault: write [<path>:]<kind>[-before|-after]"],
    ["{", "{ is not a fault: it is not valid JSON"],
    ["{bad", '{bad is not a fault: it is not valid JSON, such as {"match":'],
  ])("refuses %j", (text, reason) => {
    expect(() => parseFaultPlan(text)).toThrow(reason);
  });
});
