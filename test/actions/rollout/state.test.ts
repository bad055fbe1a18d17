import { expect, it } from "vitest";
import { lastLogTypeOf } from "../../../src/actions/rollout/failure/log.ts";
import { initialState, pollUpdate, type State } from "../../../src/actions/rollout/state.ts";

const SETTINGS = { name: "agent", action: "deploy", on_superseded: "fail" } as const;
const BUILDING = { role: "revision", statusClass: "pending", status: "BUILDING" } as const;
const state: State = {
  ...initialState(SETTINGS),
  statusPeriods: [{ ...BUILDING, atMs: 0, untilMs: 5_000 }],
  readFailure: "other",
};

/** The state after polls of a rollback with these statuses, one every ten seconds. */
function withRollback(...statuses: string[]): State {
  let current = state;
  for (const [index, status] of statuses.entries()) {
    const update = pollUpdate("rollback", { id: "r-2", status }, "pending");
    const changes = typeof update === "function" ? update(current, 10_000 * (index + 1)) : update;
    current = { ...current, ...changes };
  }
  return current;
}

it("initialState picks the settings for messages, and no credential", () => {
  const inputs = { ...SETTINGS, api_key: "key", secrets: "A=b" };
  expect(initialState(inputs).messageSettings).toEqual(SETTINGS);
});

it("pollUpdate of a rollback adds status periods, and does not extend that of the revision", () => {
  const { statusPeriods } = withRollback("QUEUED", "DEPLOYING", "DEPLOYED");
  expect(statusPeriods.map(({ status, atMs, untilMs }) => [status, atMs, untilMs])).toEqual([
    ["BUILDING", 0, 5_000],
    ["QUEUED", 10_000, 20_000],
    ["DEPLOYING", 20_000, 30_000],
    ["DEPLOYED", 30_000, 30_000],
  ]);
});

it("lastLogTypeOf depends on the statuses of the revision, not on those of its rollback", () => {
  expect(lastLogTypeOf(withRollback("DEPLOYED"))).toBe("build");
});
