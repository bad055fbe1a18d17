import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { UsageInputs } from "../../../../src/actions/usage/inputs.ts";
import { usage } from "../../../../src/actions/usage/start.ts";
import {
  type Answer,
  project,
  startUsageService,
  type UsageQuery,
  WORKSPACE,
} from "../../../harness/usage-service.ts";
import { virtualClock } from "../../../harness/virtual-clock.ts";
import { worldAt } from "../../../harness/world.ts";

const NOW = Date.parse("2026-06-01T00:00:00Z");
export const RECORDS = [project("large", 800), project("small", 20)];

/** Runs the action in this process, where pauses take no time. */
export async function runUsage(
  texts: Record<string, string>,
  answer: Answer,
  records = (_: UsageQuery) => RECORDS,
  clock = virtualClock(),
) {
  const service = await startUsageService(records, answer);
  const workspace = await mkdtemp(join(tmpdir(), "usage-"));
  vi.stubEnv("GITHUB_WORKSPACE", workspace);
  try {
    const usual = {
      base_url: service.url,
      api_key: "demo-key",
      workspace_ids: WORKSPACE,
      group_by: "project",
    };
    const range =
      texts.last === undefined
        ? { start_time: "2026-02-01T00:00:00Z", end_time: "2026-03-01T00:00:00Z" }
        : {};
    const inputs = await UsageInputs.parseAsync({
      ...usual,
      ...range,
      request_timeout: "15s",
      ...texts,
    });
    const {
      world,
      outputs,
      log: lines,
    } = worldAt(service.url, {
      clock,
      requestTimeoutMs: inputs.request_timeout,
    });
    const end = await usage(inputs, world, NOW);
    const files = await readdir(workspace, { recursive: true });
    const text = async (name: string) =>
      readFile(join(workspace, String(outputs.get(name))), "utf8");
    const json = outputs.has("json_file") ? JSON.parse(await text("json_file")) : undefined;
    const csv = outputs.has("csv_file") ? await text("csv_file") : undefined;
    return {
      outcome: end.outputs.outcome,
      elapsed_seconds: end.outputs.elapsed_seconds,
      failure: end.failure?.message,
      outputs,
      lines,
      files,
      json,
      csv,
      queries: service.queries,
    };
  } finally {
    vi.unstubAllEnvs();
    await rm(workspace, { recursive: true });
    await service.close();
  }
}
