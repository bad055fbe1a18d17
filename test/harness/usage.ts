import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { csvParseRows } from "d3-dsv";
import type { UsageRecord } from "../../src/service/contract/usage.ts";
import type { RunOptions } from "./runner/runner.ts";
import { runStep } from "./step.ts";
import {
  projectRecord,
  type QueryResponder,
  startUsageService,
  type UsageQuery,
  WORKSPACE,
} from "./usage-service.ts";

export const FEBRUARY = { start_time: "2026-02-01T00:00:00Z", end_time: "2026-03-01T00:00:00Z" };

export const PROJECTS = [
  projectRecord("small", 20),
  projectRecord("large", 300, "2026-02-02T00:00:00Z"),
  projectRecord("large", 500, "2026-02-03T00:00:00Z"),
  projectRecord("none", 0),
];

export interface UsageWith {
  records?: readonly UsageRecord[] | ((query: UsageQuery) => readonly UsageRecord[]);
  respond?: QueryResponder;
  /** Arranges the workspace before the step starts. */
  arrange?: (workspace: string) => Promise<unknown>;
  run?: Partial<RunOptions>;
}

/** The files below a folder by their relative paths, sorted. */
async function readTexts(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  const texts = new Map<string, string>();
  for (const path of paths.sort())
    texts.set(path.slice(folder.length + 1), await readFile(path, "utf8"));
  return texts;
}

/** Runs the usage bundle as a step against a loopback service. */
export async function usageWith(
  inputs: Record<string, string> = {},
  { records = PROJECTS, respond, arrange, run }: UsageWith = {},
) {
  const recordsOf = typeof records === "function" ? records : () => records;
  const service = await startUsageService(recordsOf, respond);
  const workspace = await mkdtemp(join(tmpdir(), "usage-"));
  try {
    await arrange?.(workspace);
    const range = inputs.last === undefined ? FEBRUARY : {};
    const defaults = { workspace_ids: WORKSPACE, group_by: "project", ...range };
    const options = { workspace, ...run };
    const result = await runStep("usage/action.yml", service, { ...defaults, ...inputs }, options);
    const texts = await readTexts(workspace);
    const json_text = texts.get(result.outputs.json_file ?? "");
    const json = json_text === undefined ? undefined : JSON.parse(json_text);
    const csv = csvParseRows(texts.get(result.outputs.csv_file ?? "") ?? "");
    const problem = result.annotations.find(({ type }) => type === "error");
    return {
      ...result,
      queries: service.queries,
      texts,
      files: [...texts.keys()],
      json,
      csv,
      problem,
    };
  } finally {
    await service.close();
    await rm(workspace, { recursive: true, force: true });
  }
}

/** For records of users with malicious names. */
export const userRecord = (
  user_id: string | null,
  user_email: string | null,
  traces: number,
  time_bucket = "2026-02-01T00:00:00Z",
) => ({
  time_bucket,
  dimensions: { user_id, user_email },
  traces,
});
