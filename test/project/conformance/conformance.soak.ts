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
  "integration_id=00000000-0000-4000-8000-000000000001",
];

/** The row by which a habit is found, and more inputs that it needs. */
const FOUND: Partial<Record<HabitWord, [row: string, more?: string[]]>> = {
  "reserved-secrets": ["predefined-variables"],
  "plain-names": ["names"],
  "newer-fields": ["spec-fields"],
  "dropped-fields": ["spec-fields"],
  "same-change-before": ["revision-list"],
  "same-change-after": ["revision-list"],
  "stale-patch-replies": ["lagging-answers"],
  "stale-deployments": ["lagging-answers"],
  "stale-revisions": ["lagging-answers"],
  "stale-lists": ["lagging-answers"],
  "late-revisions": ["lagging-answers"],
  "cached-lists": ["lagging-answers"],
  retention: ["revision-list"],
  "short-lists": ["revision-list"],
  "unordered-lists": ["revision-list"],
  "moving-times": ["rollout-times"],
  commits: ["resolved-sources", GIT],
  "commits-once-built": ["resolved-sources", GIT],
  "built-images": ["resolved-sources", GIT],
  "plain-paths": ["graph-config-path", GIT],
  "langgraph-config-path": ["graph-config-path", GIT],
  "full-image-names": ["resolved-sources", ["image_uri=agent:1", "other_image_uri=agent:2"]],
  "image-digests": ["resolved-sources"],
  "digests-for-tags": ["resolved-sources"],
  "derived-fields": ["derived-limits"],
  "empty-fields": ["derived-limits"],
  "redacted-secrets": ["hidden-secrets"],
  "secrets-without-values": ["hidden-secrets"],
  "null-secrets": ["hidden-secrets"],
  "empty-secrets": ["hidden-secrets"],
  "awaiting-database": ["deployment-status"],
  unused: ["deployment-status"],
  unknown: ["deployment-status"],
  "final-deletes": ["deletion"],
};
/** Exports are not made: they need a bucket. */
const NOT_TRIED: HabitWord[] = ["titled-statuses"];

it.each(HABIT_WORDS.filter(({ word }) => !NOT_TRIED.includes(word)))(
  "finds $word",
  async ({ word }) => {
    const [row = "", more = []] = FOUND[word] ?? [];
    const service = await startEmulator({ clock: fasterClock(6), habits: [word] });
    onTestFinished(() => service.close());
    const { exitCode, text, report } = await startConformance(service.url, ...more).ended;
    expect(text).toContain(`  differs  ${row}: `);
    const isHandled = !/\*\*differs\*\*/.test(report);
    expect(exitCode).toBe(isHandled ? 0 : 1);
  },
);

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
    expect(text).not.toMatch(/^ {4}at /m);
  },
);
