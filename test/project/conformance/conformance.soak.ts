import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { clockAtSpeed } from "../../../emulator/clock.ts";
import { HABIT_OPTIONS, type HabitName } from "../../../emulator/habits/habits.ts";
import { startEmulator } from "../../../emulator/server/server.ts";
import type { Verdict } from "../../../scripts/conformance/findings.ts";
import { listen } from "../../harness/listen.ts";
import { startConformance } from "./run.ts";

const GIT = [
  ...["source=github", "repo_url=https://github.com/example/agent", "repo_ref=main"],
  ...["other_repo_ref=refs/tags/v2", "graph_config_path=./langgraph.json"],
];
const SHORT_IMAGES = ["image_uri=agent:1", "other_image_uri=agent:2"];

async function run(habits: readonly HabitName[], inputs: readonly string[] = []) {
  const service = await startEmulator({ clock: clockAtSpeed(6), habits });
  const end = await startConformance(service.url, ...inputs).end;
  await service.close();
  return { remaining: service.store.history.view().deployments.size, ...end };
}

/** The row that detects each habit, and whether our actions handle it. */
const DETECTIONS: [row: string, verdict: Verdict, habits: HabitName[], inputs?: string[]][] = [
  ["predefined-variables", "differs, handled", ["reserved-secrets"]],
  ["names", "differs, handled", ["plain-names"]],
  ["unknown-members", "differs, handled", ["newer-fields", "dropped-fields"]],
  // `other-image` is handled: each deploy fails, because another image runs.
  ["changed-values", "differs, handled", ["ignored-members", "clamped-fields", "other-image"]],
  ["revision-list", "differs", ["half-new-answer", "same-change-before", "same-change-after"]],
  ["revision-list", "differs", ["retention", "short-lists", "unordered-lists"]],
  ["lagging-answers", "differs, handled", ["stale-patch-replies", "stale-deployments"]],
  ["lagging-answers", "differs, handled", ["stale-revisions", "stale-lists"]],
  ["lagging-answers", "differs, handled", ["late-revisions", "cached-lists"]],
  ["rollout-times", "differs", ["moving-times"]],
  ["resolved-sources", "differs, handled", ["commits", "commits-once-built", "built-images"], GIT],
  ["resolved-sources", "differs, handled", ["full-image-names"], SHORT_IMAGES],
  ["resolved-sources", "differs, handled", ["image-digests", "digests-for-tags"]],
  ["graph-config-path", "differs, handled", ["plain-paths", "langgraph-config-path"], GIT],
  ["derived-limits", "differs, handled", ["derived-fields", "empty-fields"]],
  ["secret-replacement", "differs", ["merged-secrets"]],
  ["hidden-secrets", "differs, handled", ["redacted-secrets", "secrets-without-values"]],
  ["hidden-secrets", "differs, handled", ["null-secrets", "empty-secrets"]],
  ["deployment-status", "differs, handled", ["awaiting-database", "unused", "unknown"]],
  ["deletion", "differs, handled", ["final-deletes"]],
];
const UNDETECTABLE = [
  // Takes effect only after the run has looked.
  "older-made-active",
  // No run starts an export.
  ...["titled-statuses", "text-ids"],
  // A run compares no ids.
  "capital-ids",
];

// Concurrent, because a run mostly waits.
it.concurrent.for(HABIT_OPTIONS.map(({ name }) => name))(
  "detects %s, unless UNDETECTABLE lists it",
  async (habit, { expect }) => {
    const [row, verdict, , inputs] =
      DETECTIONS.find(([, , habits]) => habits.includes(habit)) ?? [];
    expect(row === undefined).toBe(UNDETECTABLE.includes(habit));
    const { remaining, exitCode, text, report } = await run([habit], inputs);
    const line = report.split("\n").find((one) => one.includes(`| [\`${row}\`]`));
    expect(line?.split(" | ")[0]?.slice(2), text).toBe(verdict);
    const hasUnhandledDifference = /^\| differs \| \[|\| differs \| [a-z]/m.test(report);
    expect(exitCode, text).toBe(hasUnhandledDifference ? 1 : 0);
    expect(remaining).toBe(0);
  },
);

it("finds no difference with source=github", async () => {
  const { exitCode, text } = await run([], [...GIT.slice(0, 3), "other_repo_ref=dev"]);
  expect(exitCode, text).toBe(0);
});

const INVALID_RESPONSES: Record<string, [status: number, body: string]> = {
  "a page": [200, "<html>welcome</html>"],
  "an empty 200": [200, ""],
  null: [200, "null"],
  "a list": [200, "[]"],
  "404 without JSON": [404, "not here"],
  "404 of an unknown path": [404, '{"detail":"Not Found"}'],
  "404 of a missing deployment": [404, '{"detail":"No deployment"}'],
  "500": [500, '{"detail":"no"}'],
  "401": [401, '{"detail":"no"}'],
};

it.each(Object.entries(INVALID_RESPONSES))(
  "exits with 2 if a service responds with %s",
  async (_, [status, body]) => {
    const server = createServer((_request, response) => response.writeHead(status).end(body));
    onTestFinished(() => void server.close());
    const { exitCode, text } = await startConformance(await listen(server)).end;
    expect(exitCode).toBe(2);
    expect(text).toContain("Nothing was created or changed.");
    expect(text).not.toMatch(/^ {4}at /m);
  },
);
