import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { fasterClock } from "../../../emulator/clock.ts";
import { HABIT_WORDS, type HabitWord } from "../../../emulator/habits/habits.ts";
import { startEmulator } from "../../../emulator/server/server.ts";
import { startConformance } from "./run.ts";

const GIT = [
  ...["source=github", "repo_url=https://github.com/example/agent", "repo_ref=main"],
  ...["other_repo_ref=refs/tags/v2", "graph_config_path=./langgraph.json"],
];
const SHORT = ["image_uri=agent:1", "other_image_uri=agent:2"];

async function run(habits: readonly HabitWord[], inputs: readonly string[] = []) {
  const service = await startEmulator({ clock: fasterClock(6), habits });
  const ended = await startConformance(service.url, ...inputs).ended;
  await service.close();
  return { left: service.store.history.view().deployments.size, ...ended };
}

type Verdict = "Differs" | "Differs, handled";
/** By which row habits are found, and whether our actions do the right thing there. */
const FOUND: [row: string, verdict: Verdict, words: HabitWord[], inputs?: string[]][] = [
  ["predefined-variables", "Differs, handled", ["reserved-secrets"]],
  ["names", "Differs, handled", ["plain-names"]],
  ["unknown-members", "Differs, handled", ["newer-fields", "dropped-fields"]],
  // At another image the steps are right to end in red, but nothing can be deployed there.
  ["changed-values", "Differs, handled", ["ignored-members", "clamped-fields", "other-image"]],
  ["revision-list", "Differs", ["half-new-answer", "same-change-before", "same-change-after"]],
  ["revision-list", "Differs", ["retention", "short-lists", "unordered-lists"]],
  ["lagging-answers", "Differs, handled", ["stale-patch-replies", "stale-deployments"]],
  ["lagging-answers", "Differs, handled", ["stale-revisions", "stale-lists"]],
  ["lagging-answers", "Differs, handled", ["late-revisions", "cached-lists"]],
  ["rollout-times", "Differs", ["moving-times"]],
  ["resolved-sources", "Differs, handled", ["commits", "commits-once-built", "built-images"], GIT],
  ["resolved-sources", "Differs, handled", ["full-image-names"], SHORT],
  ["resolved-sources", "Differs, handled", ["image-digests", "digests-for-tags"]],
  ["graph-config-path", "Differs, handled", ["plain-paths", "langgraph-config-path"], GIT],
  ["derived-limits", "Differs, handled", ["derived-fields", "empty-fields"]],
  ["hidden-secrets", "Differs, handled", ["redacted-secrets", "secrets-without-values"]],
  ["hidden-secrets", "Differs, handled", ["null-secrets", "empty-secrets"]],
  ["deployment-status", "Differs, handled", ["awaiting-database", "unused", "unknown"]],
  ["deletion", "Differs, handled", ["final-deletes"]],
];
/** Somebody does so later than a run looks; exports need a bucket. */
const NOT_FOUND = ["older-made-active", "titled-statuses"];

// Such a run mostly waits.
it.concurrent.for(HABIT_WORDS.map(({ word }) => word))("finds %s", async (word, { expect }) => {
  const [row, verdict, , inputs] = FOUND.find(([, , words]) => words.includes(word)) ?? [];
  expect(row === undefined).toBe(NOT_FOUND.includes(word));
  const { left, exitCode, text, report } = await run([word], inputs);
  const section = report.split("\n## ").find((one) => one.includes(`\n| \`${row}\` |`));
  expect(section?.split("\n")[0], text).toBe(verdict);
  const isHandled = !/^## Differs$|\| differs \|/m.test(report);
  expect(exitCode, text).toBe(isHandled ? 0 : 1);
  expect(left).toBe(0);
});

const docker = ["image_uri=registry.example/agent:8", "other_image_uri=registry.example/agent:9"];

it.each([
  ["external_docker", docker, { image_uri: "registry.example/agent:1" }],
  ["github", GIT, { repo_ref: "main", graph_config_path: "graph.json" }],
] as const)("%s: a deployment that is there is put back", async (source, inputs, before) => {
  const service = await startEmulator({ clock: fasterClock(6) });
  onTestFinished(() => service.close());
  const canary = { name: "canary-name", secrets: [{ name: "CANARY", value: "canary-value" }] };
  const { id } = service.store.addDeployment({ ...canary, source });
  const args = [...inputs, `deployment_id=${id}`, "repo_ref=dev", "graph_config_path=graph.json"];
  const { exitCode, text, report } = await startConformance(service.url, ...args).ended;
  expect(exitCode, text).toBe(0);
  expect(text).toContain("The deployment was put back.");
  const after = service.store.history.view().deployments.get(id);
  expect(after?.revisions.at(-1)?.source_revision_config).toMatchObject(before);
  expect(after?.secrets).toEqual(canary.secrets);
  expect(report).not.toMatch(/canary/i);
});

it("nothing differs with source=github, of which only the address and refs are given", async () => {
  const { exitCode, text } = await run([], [...GIT.slice(0, 3), "other_repo_ref=dev"]);
  expect(exitCode, text).toBe(0);
});

const NONSENSE: Record<string, [status: number, body: string]> = {
  "a page": [200, "<html>welcome</html>"],
  "an empty 200": [200, ""],
  null: [200, "null"],
  "a list": [200, "[]"],
  "404 without JSON": [404, "not here"],
  "404 for every path": [404, '{"detail":"Not Found"}'],
  "404 with its own words": [404, '{"detail":"No deployment"}'],
  "500": [500, '{"detail":"no"}'],
  "401": [401, '{"detail":"no"}'],
};

it.each(Object.entries(NONSENSE))(
  "ends with 2 on a service that answers %s",
  async (_, [status, body]) => {
    const server = createServer((_request, response) => response.writeHead(status).end(body));
    await once(server.listen(0, "127.0.0.1"), "listening");
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const { exitCode, text } = await startConformance(`http://127.0.0.1:${port}`).ended;
    expect(exitCode).toBe(2);
    expect(text).toContain("Nothing was created or changed.");
    expect(text).not.toMatch(/^ {4}at /m);
  },
);
