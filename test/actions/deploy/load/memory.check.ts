import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../../emulator/faults/plans.ts";
import { startEmulator } from "../../../../emulator/server/server.ts";

const CHILD = fileURLToPath(new URL("./memory-child.ts", import.meta.url));

/**
 * The growth of a client's peak memory, from a first round of requests without the fault to a
 * second one with it.
 */
async function measureGrowth(
  fault: FaultPlan["fault"],
): Promise<{ grownMb: number; outcomes: string[] }> {
  const emulator = await startEmulator();
  try {
    const { id } = emulator.store.addDeployment({ name: "agent", source: "external_docker" });
    emulator.faults.add({ match: { nth: [4, 5, 6] }, fault });
    const { stdout } = await promisify(execFile)(process.execPath, [CHILD, emulator.url, id]);
    return JSON.parse(stdout);
  } finally {
    await emulator.close();
  }
}

describe("callOnce", () => {
  it.each([
    ["a body of 1 GB", { kind: "huge", mb: 1_024 }, "larger than"],
    ["a gzip bomb of 300 MB", { kind: "bomb", mb: 300 }, "compressed"],
    ["huge headers", { kind: "huge_headers", kb: 1_000 }, "headers are too large"],
  ] as const)("uses less than 50 MB more memory for %s", async (_, fault, reason) => {
    const { grownMb, outcomes } = await measureGrowth(fault);
    expect(outcomes).toEqual([
      expect.stringContaining(reason),
      expect.stringContaining(reason),
      expect.stringMatching(/status 404|headers are too large/),
    ]);
    expect(grownMb).toBeLessThan(50);
  });
});
