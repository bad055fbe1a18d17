import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "../../test/harness/listen.ts";
import { inputVariables } from "../../test/harness/runner/inputs.ts";
import { runProgram } from "./start-up.ts";
import { exportRuns, usageReport } from "./workloads.ts";

const ID = "11111111-1111-4111-8111-111111111111";

export interface LargeMeasurement {
  name: string;
  size: number;
  /** Duration of the process. */
  ms: number;
  /** Linux only. */
  peak_mb: number | undefined;
}

interface Step {
  name: string;
  bundle: string;
  sizes: number[];
  inputs: Record<string, string>;
  respond: (path: string, size: number, response: ServerResponse) => unknown;
}

async function sendUsage(rows: number, response: ServerResponse): Promise<void> {
  for await (const chunk of usageReport(rows))
    if (!response.write(chunk)) await once(response, "drain");
  response.end();
}

const STEPS: Step[] = [
  {
    name: "a usage report as CSV (size in rows)",
    bundle: "dist/usage/index.js",
    sizes: [10_000, 100_000, 1_000_000],
    inputs: {
      workspace_ids: ID,
      start_time: "2026-02-01T00:00:00Z",
      end_time: "2026-03-01T00:00:00Z",
      group_by: "user",
      format: "csv",
    },
    respond: (_, size, response) => void sendUsage(size, response),
  },
  {
    name: "watching an export (size in runs)",
    bundle: "dist/export/index.js",
    sizes: [50, 500, 5_000],
    inputs: { tenant_id: ID, operation: "watch", export_id: ID },
    respond: (path, size, response) =>
      response.end(
        path.endsWith("/runs") ? exportRuns(size) : JSON.stringify({ id: ID, status: "Completed" }),
      ),
  },
];

async function measure(release: string, { bundle, inputs, respond }: Step, size: number) {
  const server = createServer(({ url = "" }, response) => respond(url, size, response));
  const workspace = mkdtempSync(join(tmpdir(), "bench-"));
  const connection = { base_url: await listen(server), api_key: "key-of-the-bench" };
  const env = { GITHUB_WORKSPACE: workspace, ...inputVariables({ ...connection, ...inputs }) };
  const { durationMs, peak_mb } = await runProgram([join(release, bundle)], env);
  server.close();
  rmSync(workspace, { recursive: true });
  return { ms: durationMs, peak_mb };
}

/** Measures the steps of the release that is unpacked in this folder. */
export async function measureLarge(release: string): Promise<LargeMeasurement[]> {
  const measurements: LargeMeasurement[] = [];
  for (const step of STEPS) {
    for (const size of step.sizes)
      measurements.push({ name: step.name, size, ...(await measure(release, step, size)) });
  }
  return measurements;
}
