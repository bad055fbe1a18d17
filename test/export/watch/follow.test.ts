import { once } from "node:events";
import { createServer } from "node:http";
import { describe, expect, it } from "vitest";
import { follow } from "../../../src/export/watch/follow.ts";
import { virtualClock } from "../../harness/virtual-clock.ts";
import { worldAt } from "../../harness/world.ts";

const ID = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01";
const DEADLINE_MS = 60_000;

/** Follows an export that shows one status after the other, and the last of them from then on. */
async function followed(statuses: string[], runs: unknown) {
  let reads = 0;
  const service = createServer((request, response) => {
    response.setHeader("content-type", "application/json");
    if (request.url?.endsWith("/runs")) return response.end(JSON.stringify(runs));
    const status = statuses[Math.min(reads, statuses.length - 1)];
    reads += 1;
    return response.end(JSON.stringify({ id: ID, status }));
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const address = service.address();
  const base_url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const { world } = worldAt(base_url, { clock: virtualClock() });
  const kinds: string[] = [];
  const following = { export_id: ID, pace: { minMs: 5_000, maxMs: 5_000 }, deadline: DEADLINE_MS };
  const end = await follow(world, following, ({ kind }) => void kinds.push(kind));
  service.close();
  return { end, kinds, elapsedMs: world.clock.now() };
}

describe("follow", () => {
  it("returns the export and its runs as last read", async () => {
    const { end, kinds } = await followed(["Running", "Completed"], [{ id: ID, status: "Done" }]);
    expect(end).toMatchObject({
      isTimedOut: false,
      export: { status: "Completed" },
      runs: { total: 1 },
    });
    expect(kinds).toEqual(["export", "runs", "export", "runs"]);
  });

  it("returns what it last read when the deadline comes first", async () => {
    const { end, elapsedMs } = await followed(["Created", "Running"], []);
    expect(end).toMatchObject({
      isTimedOut: true,
      export: { status: "Running" },
      runs: { total: 0 },
    });
    expect(elapsedMs).toBeGreaterThanOrEqual(DEADLINE_MS);
  });

  it("returns no runs when they cannot be read, and ends as the export does", async () => {
    const { end, kinds } = await followed(["Failed"], {});
    expect(end).toEqual({
      isTimedOut: false,
      export: expect.objectContaining({ status: "Failed" }),
      runs: undefined,
    });
    expect(kinds).toEqual(["export", "no_runs"]);
  });

  it("reads a schedule only once", async () => {
    const { end, kinds } = await followed(["IntervalScheduled"], []);
    expect(end).toMatchObject({ isTimedOut: false, export: { status: "IntervalScheduled" } });
    expect(kinds).toEqual(["export"]);
  });
});
