import { expect, it } from "vitest";
import { runUsage } from "./files/run-usage.ts";
import { OTHER_WORKSPACE, WORKSPACE } from "./usage-service.ts";

const MONTHS = { start_time: "2026-02-01T00:00:00Z", end_time: "2026-05-01T00:00:00Z" };

it.each([
  ["a range", {}, 1],
  ["days", { last: "7d" }, 1],
  ["several workspaces", { workspace_ids: `${WORKSPACE}\n${OTHER_WORKSPACE}` }, 1],
  ["the windows of a long range", { ...MONTHS, daily: "true" }, 3],
])("usage of %s asks for each window once", async (_, inputs, windows) => {
  const { outcome, queries } = await runUsage(inputs, () => false);
  expect(outcome).toBe("ok");
  expect(queries).toHaveLength(windows);
});
