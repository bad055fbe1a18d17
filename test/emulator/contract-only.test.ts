import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OPERATIONS } from "../../emulator/server/operations.ts";
import { UsageInputs } from "../../src/actions/usage/inputs.ts";
import { usage } from "../../src/actions/usage/usage.ts";
import type { Operation } from "../../src/service/contract/operation.ts";
import { ask, withDeployments } from "../harness/ask.ts";
import { createInVirtualTime, deployInVirtualTime, startVirtually } from "../harness/virtual.ts";
import { exportInVirtualTime } from "../harness/virtual-export.ts";

const contractOnly = true;

describe("a service that has just what the contract names", () => {
  it("serves no other endpoint", async () => {
    await using emulator = await withDeployments({ contractOnly });
    const { id, latest_revision_id } = emulator.docker;
    for (const { method, path, row } of Object.values<Operation>(OPERATIONS)) {
      const filled = path
        .replace("{deployment_id}", id)
        .replace(/\{\w+\}/, `${latest_revision_id}`);
      const { status } = await ask(emulator.url + filled, method);
      expect([path, [404, 405].includes(status)]).toEqual([path, row !== undefined]);
    }
  });

  it("describes no other member", async () => {
    await using emulator = await withDeployments({ contractOnly });
    const { text } = await ask(`${emulator.url}/openapi.json`);
    expect(text).toContain("latest_revision_id");
    expect(text).not.toMatch(/x-in-contract|export_path/);
  });

  it.each([
    ["fractions of a CPU", { source_config: { resource_spec: { cpu: 0.5 } } }],
    ["a wrong value, without quoting it", { secrets: [{ name: "A", value: 1 }] }],
    ["a client's own members", { revision_source: "another", secrets: [] }],
  ])("refuses %s", async (_, body) => {
    await using emulator = await withDeployments({ contractOnly });
    const url = emulator.at(emulator.docker);
    const { status, json } = await ask(url, "PATCH", { body });
    expect(status).toBe(422);
    for (const problem of Object(json).detail)
      expect(Object.keys(problem)).toEqual(["loc", "msg", "type"]);
  });

  it("is deployed to, by id", async () => {
    const { outcome, requests } = await deployInVirtualTime({ contractOnly });
    expect(outcome).toBe("deployed");
    expect(requests.some(({ status = 0 }) => status >= 500)).toBe(false);
  });

  it("gets a new deployment", async () => {
    expect(await createInVirtualTime({ contractOnly })).toMatchObject({
      outcome: "deployed",
      made: 1,
    });
  });

  it("exports, and shows rows and files", async () => {
    const whole = await exportInVirtualTime({});
    const { outcome, run_count, rows_exported, files } = await exportInVirtualTime({
      contractOnly,
    });
    expect({ outcome, run_count, rows_exported }).toEqual({
      ...{ outcome: "completed", run_count: 3, rows_exported: whole.rows_exported },
    });
    expect(JSON.parse(String(files))).toHaveLength(3);
  });

  describe("and counts usage", () => {
    let folder = "";
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), "usage-"));
      vi.stubEnv("GITHUB_WORKSPACE", folder);
    });
    afterEach(async () => {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true });
    });

    it("writes a report", async () => {
      const clock = { now: () => Date.parse("2026-03-01T00:00:00Z") };
      await using virtual = await startVirtually({ contractOnly, clock });
      const { connection, emulator, outputs } = virtual;
      const world = { ...virtual.world };
      const inputs = await UsageInputs.parseAsync({
        ...connection,
        workspace_ids: emulator.store.traces.workspaces.map(({ id }) => id).join(),
        start_time: "2026-02-01T00:00:00Z",
        end_time: "2026-02-08T00:00:00Z",
        format: "csv",
      });
      const { outcome } = await usage(inputs, world, clock.now());
      expect(outcome).toBe("ok");
      const text = await readFile(join(folder, String(outputs.get("csv_file"))), "utf8");
      expect(text.split("\n").length).toBe(1 + Number(outputs.get("row_count")) + 1);
    });
  });
});
