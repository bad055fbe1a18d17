import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { after, type Fact, NOTHING } from "../../../../src/actions/export/known.ts";
import { follow } from "../../../../src/actions/export/watch/follow.ts";
import { createNotebook } from "../../../../src/report/notebook.ts";
import { timed } from "../../../../src/service/client/connect.ts";
import { virtualClock } from "../../../harness/virtual-clock.ts";
import { worldAt } from "../../../harness/world.ts";

const ID = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01";
const OTHER_ID = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a02";
const DEADLINE_MS = 60_000;

type Answer = string | ((response: ServerResponse) => void);

/**
 * Follows an export that gives one answer, or status, after the other, and then the last one. Its
 * runs are the same each time, or those that `later` has one after the other.
 */
async function followed(
  answers: Answer[],
  runs: unknown,
  later: unknown[] = [],
  limitMs = DEADLINE_MS,
) {
  let reads = 0;
  let runReads = 0;
  const service = createServer((request, response) => {
    if (request.url?.endsWith("/runs"))
      return response.end(JSON.stringify([runs, ...later][Math.min(runReads++, later.length)]));
    const answer = answers[Math.min(reads, answers.length - 1)];
    reads += 1;
    if (typeof answer === "function") return answer(response);
    return response.end(JSON.stringify({ id: ID, status: answer }));
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const address = service.address();
  const base_url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const { world } = worldAt(base_url, { clock: virtualClock() });
  const facts: Fact[] = [];
  const on = (fact: Fact) => void facts.push(fact);
  const rules = { after, valuesOf: () => ({}), set: () => undefined, on };
  const notes = createNotebook(() => 0, NOTHING, rules);
  const pace = { minMs: 5_000, maxMs: 5_000 };
  const following = { export_id: ID, pace, words: () => undefined };
  const end = await follow(timed(world, limitMs), following, notes).then(
    (isTimedOut) => {
      const { export: shown, lastRuns } = notes.known;
      return { isTimedOut, export: shown, runs: lastRuns };
    },
    (error: unknown) => ({ error }),
  );
  service.close();
  const kinds = facts.map(({ kind }) => kind);
  const statuses = facts.flatMap((fact) => (fact.kind === "export" ? fact.export.status : []));
  return { end, kinds, statuses, reads, runReads, elapsedMs: world.clock.now() };
}

const status = (code: number) => (response: ServerResponse) =>
  void response.writeHead(code).end('{"detail":"no"}');
/** Takes the place of the answer that is read at the deadline, twelve pauses after the first. */
const UNTIL_DEADLINE = Array.from({ length: 12 }, () => "Running");

describe("follow", () => {
  it("returns the export and its runs as last read", async () => {
    const { end, kinds } = await followed(
      ["Running", "Completed"],
      [{ id: ID, status: "completed" }],
    );
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
    expect(kinds).toEqual(["export", "no runs"]);
  });

  it("reads a schedule only once", async () => {
    const { end, kinds } = await followed(["IntervalScheduled"], []);
    expect(end).toMatchObject({ isTimedOut: false, export: { status: "IntervalScheduled" } });
    expect(kinds).toEqual(["export"]);
  });

  const showing = (members: object) => (response: ServerResponse) =>
    void response.end(JSON.stringify({ id: ID, ...members }));

  it("waits for an export whose interval_hours is shown as 0, since it is no schedule", async () => {
    const running = showing({ status: "Running", interval_hours: 0 });
    const { end } = await followed([running, running, "Completed"], []);
    expect(end).toMatchObject({ export: { status: "Completed" } });
  });

  it("waits for an export with an end that is shown with an interval, as no schedule is", async () => {
    const members = { interval_hours: 24, end_time: "2026-01-04T00:00:00Z" };
    const running = showing({ status: "Running", ...members });
    const { end } = await followed([running, running, "Completed"], []);
    expect(end).toMatchObject({ export: { status: "Completed" } });
  });

  it("follows an export that shows its members in another way than expected", async () => {
    const odd = {
      ...{ bulk_export_destination_id: 7, session_id: {}, start_time: 1_767_225_600, end_time: [] },
      ...{ format_version: 2, export_fields: "id,name", interval_hours: {}, created_at: 7 },
    };
    const { end } = await followed([showing({ status: "Completed", ...odd })], []);
    expect(end).toMatchObject({ export: { status: "Completed" } });
  });

  it("does not wait for a schedule whose source is shown as an empty text", async () => {
    const schedule = { status: "Created", interval_hours: 24, source_bulk_export_id: "" };
    const { end, reads } = await followed([showing(schedule)], []);
    expect(end).toMatchObject({ isTimedOut: false });
    expect(reads).toBe(1);
  });
});

describe("follow, when the list of runs is behind", () => {
  const run = (word: string, rows: number) => [
    { id: ID, status: word, metadata: { result: { rows_written: rows } } },
  ];

  it.each([
    ["shows none of them yet", []],
    ["shows one that has not finished", run("Running", 0)],
  ])("reads the runs of a complete export again if the list %s", async (_, before) => {
    const { end } = await followed(["Completed"], before, [before, run("Completed", 7)]);
    expect(end).toMatchObject({ runs: { completed: 1, rows: 7 } });
  });

  it("reads the runs of a failed export again until one has failed", async () => {
    const { end } = await followed(["Failed"], run("Running", 0), [run("Failed", 0)]);
    expect(end).toMatchObject({ runs: { failed: 1 } });
  });

  it.each([
    ["Completed", []],
    ["Failed", run("Cancelled", 0)],
  ])("takes the list as it is if it stays so: %s", async (word, runs) => {
    const { end, elapsedMs } = await followed([word], runs);
    expect(end).toMatchObject({ isTimedOut: false, runs: { total: runs.length } });
    expect(elapsedMs).toBeLessThan(DEADLINE_MS / 2);
  });

  it.each(["Cancelled", "TimedOut"])("reads it once for an export that is %s", async (word) => {
    expect(await followed([word], run("Running", 0))).toMatchObject({ runReads: 1 });
  });
});

describe("follow, at an end without success", () => {
  it.each(["Failed", "Cancelled", "TimedOut"])("reads %s twice before it counts", async (word) => {
    const { end, statuses, reads } = await followed(["Running", word], []);
    expect(end).toMatchObject({ isTimedOut: false, export: { status: word } });
    expect(statuses).toEqual(["Running", word]);
    expect(reads).toBe(3);
  });

  it("continues if the next read does not confirm it", async () => {
    const answers = ["Running", "Failed", "Running", "Failed", "Running", "Completed"];
    const { end, statuses } = await followed(answers, []);
    expect(end).toMatchObject({ isTimedOut: false, export: { status: "Completed" } });
    expect(statuses).toEqual(["Running", "Running", "Running", "Completed"]);
  });

  it("does not count two different ends as the same one read twice", async () => {
    const { end } = await followed(["Failed", "Cancelled", "Completed"], []);
    expect(end).toMatchObject({ isTimedOut: false, export: { status: "Completed" } });
  });

  it("confirms it by one more read if it is first read at the deadline", async () => {
    const confirmed = await followed([...UNTIL_DEADLINE, "Failed"], []);
    expect(confirmed.end).toMatchObject({ isTimedOut: false, export: { status: "Failed" } });
    const stale = await followed([...UNTIL_DEADLINE, "Failed", "Running"], []);
    expect(stale.end).toMatchObject({ isTimedOut: true, export: { status: "Running" } });
    expect(stale.reads).toBe(confirmed.reads);
  });

  it("does not count at the deadline if the next read is not answered", async () => {
    const { end } = await followed([...UNTIL_DEADLINE, "Failed", status(503)], []);
    expect(end).toMatchObject({ isTimedOut: true, export: { status: "Running" } });
  });
});

describe("follow, when the service fails", () => {
  const bad: [name: string, answer: (response: ServerResponse) => void, error: object][] = [
    ["a 400", status(400), { name: "RefusedError", status: 400 }],
    ["a 401", status(401), { name: "RefusedError", status: 401 }],
    [
      "a redirect",
      (response) => void response.writeHead(307, { location: "http://127.0.0.1:9" }).end(),
      { name: "RefusedError", status: 307 },
    ],
    [
      "an answer that is too large",
      (response) => void response.end(" ".repeat(40_000_000)),
      { name: "ContractError" },
    ],
    [
      "an answer that is compressed",
      (response) => void response.setHeader("content-encoding", "gzip").end(gzipSync("{}")),
      { name: "ContractError" },
    ],
    [
      "an answer about another export",
      (response) => void response.end(JSON.stringify({ id: OTHER_ID, status: "Completed" })),
      { name: "ContractError", message: expect.stringContaining("about another id") },
    ],
  ];

  it.each(bad)("continues after bad answers for less than a minute: %s", async (_, answer) => {
    const some = Array.from({ length: 5 }, () => answer);
    const answers = ["Running", ...some, "Running", ...some, "Completed"];
    const { end, statuses } = await followed(answers, []);
    expect(end).toMatchObject({ isTimedOut: false, export: { status: "Completed" } });
    expect(statuses).toEqual(["Running", "Running", "Completed"]);
  });

  it.each(bad)("stops after a minute of bad answers: %s", async (_, answer, error) => {
    const { end, elapsedMs } = await followed(["Running", answer], [], [], 5 * DEADLINE_MS);
    expect(end).toMatchObject({ error });
    expect(Math.round(elapsedMs / 10_000)).toBe(7);
  });
});
