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

type Found = [row: string, verdict: "Differs" | "Differs, handled", inputs?: string[]];
/** By which row a habit is found, and whether our actions do the right thing there. */
const FOUND: Record<HabitWord, Found | "no"> = {
  "reserved-secrets": ["predefined-variables", "Differs, handled"],
  "plain-names": ["names", "Differs, handled"],
  "newer-fields": ["unknown-members", "Differs, handled"],
  "dropped-fields": ["unknown-members", "Differs, handled"],
  "ignored-members": ["changed-values", "Differs, handled"],
  "half-new-answer": ["revision-list", "Differs"],
  "same-change-before": ["revision-list", "Differs"],
  "same-change-after": ["revision-list", "Differs"],
  "stale-patch-replies": ["lagging-answers", "Differs, handled"],
  "stale-deployments": ["lagging-answers", "Differs, handled"],
  "stale-revisions": ["lagging-answers", "Differs, handled"],
  "stale-lists": ["lagging-answers", "Differs, handled"],
  "late-revisions": ["lagging-answers", "Differs, handled"],
  "cached-lists": ["lagging-answers", "Differs, handled"],
  retention: ["revision-list", "Differs"],
  "short-lists": ["revision-list", "Differs"],
  "unordered-lists": ["revision-list", "Differs"],
  "moving-times": ["rollout-times", "Differs"],
  commits: ["resolved-sources", "Differs, handled", GIT],
  "commits-once-built": ["resolved-sources", "Differs, handled", GIT],
  "built-images": ["resolved-sources", "Differs, handled", GIT],
  "full-image-names": ["resolved-sources", "Differs, handled", SHORT],
  "image-digests": ["resolved-sources", "Differs, handled"],
  "digests-for-tags": ["resolved-sources", "Differs, handled"],
  "plain-paths": ["graph-config-path", "Differs, handled", GIT],
  "langgraph-config-path": ["graph-config-path", "Differs, handled", GIT],
  "derived-fields": ["derived-limits", "Differs, handled"],
  "empty-fields": ["derived-limits", "Differs, handled"],
  "redacted-secrets": ["hidden-secrets", "Differs, handled"],
  "secrets-without-values": ["hidden-secrets", "Differs, handled"],
  "null-secrets": ["hidden-secrets", "Differs, handled"],
  "empty-secrets": ["hidden-secrets", "Differs, handled"],
  "clamped-fields": ["changed-values", "Differs, handled"],
  // The step is right to end in red, but nothing can be deployed there.
  "other-image": ["changed-values", "Differs, handled"],
  // Somebody does so later than a run looks.
  "older-made-active": "no",
  "awaiting-database": ["deployment-status", "Differs, handled"],
  unused: ["deployment-status", "Differs, handled"],
  unknown: ["deployment-status", "Differs, handled"],
  "final-deletes": ["deletion", "Differs, handled"],
  // Exports need a bucket.
  "titled-statuses": "no",
};

// Such a run mostly waits.
it.concurrent.for(HABIT_WORDS.map(({ word }) => word))("finds %s", async (word, { expect }) => {
  const found = FOUND[word];
  const [row, verdict, inputs] = found === "no" ? [] : found;
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
