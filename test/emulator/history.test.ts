import { describe, expect, it } from "vitest";
import type { DeploymentRecord } from "../../emulator/deployments/records.ts";
import { createHistory } from "../../emulator/history.ts";
import { handClock } from "../harness/ask.ts";

const named = (name: string): DeploymentRecord => ({
  id: "one",
  tenant_id: "ours",
  name,
  source: "github",
  source_config: {},
  secrets: [],
  createdMs: 0,
  updatedMs: 0,
  status: "READY",
  revisions: [],
});

function committed() {
  const clock = handClock(0);
  const history = createHistory(clock);
  for (const name of ["first", "second"]) {
    history.commit("deployments", named(name), history.view().now);
    clock.pass(100);
  }
  return {
    clock,
    history,
    nameSeen: (lag?: { ms?: number; commits?: number }) =>
      history.view(lag).deployments.get("one")?.name,
  };
}

describe("createHistory", () => {
  it("returns the present state, and stale ones by time or by commits", () => {
    const { nameSeen } = committed();
    expect(nameSeen()).toBe("second");
    expect(nameSeen({ ms: 101 })).toBe("first");
    expect(nameSeen({ ms: 201 })).toBeUndefined();
    expect(nameSeen({ commits: 1 })).toBe("first");
    expect(nameSeen({ commits: 9 })).toBeUndefined();
  });

  it("runs a late commit with its own time, and before later commits", () => {
    const { clock, history, nameSeen } = committed();
    history.later(300, ({ now }) => history.commit("deployments", named(`late at ${now}`), now));
    history.later(250, ({ now }) => history.commit("deployments", named(`earlier at ${now}`), now));
    expect(nameSeen()).toBe("second");
    clock.pass(1_000);
    expect(nameSeen()).toBe("late at 300");
    expect(nameSeen({ commits: 1 })).toBe("earlier at 250");
    expect(history.count()).toBe(4);
  });
});
