import { expect, it } from "vitest";
import { tallyOf, topEntries } from "../../../src/actions/usage/tally.ts";
import { userRecord } from "../../harness/usage-service.ts";

it("tallyOf sums traces by entry and by bucket, and truncates long names after redaction", () => {
  const id = "canary".repeat(100);
  const usage = [
    userRecord(id, "canary@example.com", 1),
    userRecord("b", "b@example.com", 3),
    userRecord(id, "canary@example.com", 4, "2026-02-02T00:00:00Z"),
  ];
  const redact = (text: string) => text.replaceAll("canary", "***");
  const tally = tallyOf({ usage, stride: { days: 1, hours: 0 } }, "user", redact);
  const dimensions = { user_id: `${"*".repeat(200)}…`, user_email: "***@example.com" };
  expect(topEntries(tally, 1)).toEqual([{ key: id, dimensions, traces: 5 }]);
  expect([...tally.buckets.values()]).toEqual([4, 4]);
});
