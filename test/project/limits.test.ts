import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { UsageInputs } from "../../src/actions/usage/inputs.ts";
import { usage } from "../../src/actions/usage/usage.ts";
import {
  createInVirtualTime,
  deleteInVirtualTime,
  deployInVirtualTime,
  startVirtually,
} from "../harness/virtual.ts";
import { exportInVirtualTime } from "../harness/virtual-export.ts";

const MINUTE = 60_000;
/** A rollout of four minutes. */
const script = ["QUEUED", "BUILDING", "AWAITING_DEPLOY", "DEPLOYING", "DEPLOYED"].map(
  (status, minutes) => ({ status, after_ms: minutes * MINUTE }),
);
const BY_NAME = { deployment_id: "", deployment_name: "agent" };
const DAY = { start_time: "2026-01-01T00:00:00Z", end_time: "2026-01-02T00:00:00Z" };

const PAGES = ["docs/waiting.md", "export/README.md", "usage/README.md"];
/** The number of requests of a step, by its row in these pages. */
const COUNTS: Record<string, () => Promise<number>> = {
  "a deploy, whose rollout takes 4 minutes": async () =>
    (await deployInVirtualTime({ script, inputs: BY_NAME })).requests.length,
  "the same with `create/`": async () =>
    (await createInVirtualTime({ script, inputs: { if_exists: "update" } })).emulator.requests
      .length,
  "`delete/`, where the deployment is gone after 10 s": async () =>
    (await deleteInVirtualTime({ deletionMs: 10_000 })).requests.length,
  "`export/` of a day, which takes a minute": async () => {
    const { sent, polls, runReads, journal } = await exportInVirtualTime({
      inputs: DAY,
      traces: { perHour: 60 },
      exportRowsPerSecond: 100,
    });
    const lists = journal.filter((entry) => entry === "exports").length;
    return sent + polls + runReads + lists;
  },
  "`usage/`, for a range": () => usageRequests({}),
  "`usage/` with `daily`, for a range of two months": () => usageRequests({ daily: "true" }),
};

const TWO_MONTHS = { start_time: "2026-01-06T00:00:00Z", end_time: "2026-03-08T00:00:00Z" };

async function usageRequests(inputs: Record<string, string>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "usage-"));
  vi.stubEnv("GITHUB_WORKSPACE", folder);
  try {
    await using virtual = await startVirtually({ clock: { now: () => Date.UTC(2026, 5, 1) } });
    const { emulator, connection, ctx } = virtual;
    const workspace_ids = String(emulator.store.traces.workspaces[0]?.id);
    const given = { ...connection, workspace_ids, ...TWO_MONTHS, ...inputs };
    await usage(await UsageInputs.parseAsync(given), ctx, Date.UTC(2026, 5, 1));
    return emulator.requests.length;
  } finally {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  }
}

describe("the limits of requests", () => {
  const text = PAGES.map((path) => readFileSync(path, "utf8")).join("\n");
  const rows = [...text.matchAll(/^\| (.+) \| (\d+) \|$/gm)];
  const atMost = new Map(rows.map(([, step = "", count]) => [step, Number(count)]));

  it.each(Object.entries(COUNTS))("states the number of requests for %s", async (step, count) => {
    const counted = await count();
    const most = atMost.get(step) ?? 0;
    expect(counted).toBeGreaterThan(most / 3);
    expect(counted).toBeLessThanOrEqual(most);
  });
});
