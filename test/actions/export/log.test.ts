import { describe, expect, it } from "vitest";
import { ExportInputs } from "../../../src/actions/export/inputs.ts";
import { beginStep, type ExportStep } from "../../../src/actions/export/step.ts";
import { noteExport, noteRuns } from "../../../src/actions/export/watch/follow.ts";
import { countRuns } from "../../../src/actions/export/watch/runs.ts";
import { UnreachableError } from "../../../src/service/client/errors.ts";
import type { ExportRun } from "../../../src/service/contract/bulk-exports.ts";
import { virtualClock } from "../../harness/virtual-clock.ts";
import { worldAt } from "../../harness/world.ts";

const MINUTE_MS = 60_000;
const ID = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01";

const connection = { base_url: "https://platform.example.com/api", api_key: "key", tenant_id: ID };
const inputs = await ExportInputs.parseAsync({ operation: "list", ...connection });

/** Something that happens to a step. */
type Event = (step: ExportStep) => Promise<unknown>;

interface Day {
  status?: string;
  rows?: number;
  /** How many attempts failed. */
  errors?: number;
}

/** The runs of an export, one for each day from 1 March 2026 on. */
function runs(...days: Day[]): Event {
  const replies = days.map(
    ({ status = "Running", rows = 0, errors = 0 }, index): ExportRun => ({
      id: `0b6f4c1e-2f0a-4d3e-9b1c-${String(index).padStart(12, "0")}`,
      status,
      errors: Object.fromEntries(
        Array.from({ length: errors }, (_, attempt) => [`retry_${attempt}`, "out of memory"]),
      ),
      metadata: { start_time: `2026-03-0${index + 1}T00:00:00Z`, result: { rows_written: rows } },
    }),
  );
  return (step) => noteRuns(step, async () => countRuns(replies, String));
}

const shown =
  (status: string): Event =>
  async (step) =>
    noteExport(step, { id: ID, status });

/** What is logged of these events, which come a minute after each other, without the times. */
async function logged(...events: Event[]): Promise<string[]> {
  const clock = virtualClock();
  const { world, log } = worldAt("http://127.0.0.1:1", { clock });
  const step = beginStep(inputs, { ...world, state() {} });
  for (const event of events) {
    await event(step);
    await clock.sleep(MINUTE_MS);
  }
  return log.map((line) => line.replace(/^ *\S+ {2}/, ""));
}

describe("exportLog", () => {
  it("tells a status whose runs cannot be read, and that once", async () => {
    const failure = new UnreachableError({ why: "No answer", sent: true });
    const unread: Event = (step) => noteRuns(step, () => Promise.reject(failure));
    expect(await logged(shown("Running"), unread, unread)).toEqual([
      "RUNNING",
      "No answer. The progress of the runs is unknown for now.",
    ]);
  });

  it("tells the first, every fifth and the last failed attempt at a run", async () => {
    const attempts = Array.from({ length: 21 }, (_, index) => runs({ errors: index + 1 }));
    const last = runs({ status: "Failed", errors: 21 });
    const lines = await logged(...attempts.slice(0, 20), last);
    const numbers = lines.flatMap((line) => /attempt (\d+) of 21 failed/.exec(line)?.[1] ?? []);
    expect(numbers).toEqual(["1", "5", "10", "15", "20", "21"]);
  });

  it("names no number of attempts that a service has passed", async () => {
    expect(await logged(runs({ errors: 24 }))).toContainEqual(
      expect.stringMatching(/^2026-03-01, attempt 24 failed: /),
    );
  });

  it("tells only so many failed attempts, and says so once", async () => {
    const failed = Array.from({ length: 9 }, () => ({ status: "Failed", errors: 1 }));
    const later = failed.map((run) => ({ ...run, errors: 2 }));
    const last = failed.map((run) => ({ ...run, errors: 3 }));
    const lines = await logged(runs(...failed), runs(...later), runs(...last));
    expect(lines.filter((line) => line.includes(", attempt"))).toHaveLength(20);
    expect(lines.filter((line) => line.startsWith("Further failed attempts"))).toHaveLength(1);
  });
});
