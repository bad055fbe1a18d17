import { mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PROJECTS, usageWith } from "../../harness/usage.ts";
import type { Answer } from "../../harness/usage-service.ts";

describe("a refused request", () => {
  const refusing =
    (status: number, detail: unknown): Answer =>
    (_, response) => {
      response
        .writeHead(status, { "content-type": "application/json" })
        .end(JSON.stringify({ detail }));
      return true;
    };

  const WRONG = "the request was refused";
  it.each([
    [400, "bad range", "the platform API refused the request", "correct the values"],
    [401, "Invalid token", "the credential was refused", "api_key is not valid at base_url"],
    [403, "Forbidden", "the credential is not allowed to do this", "organization:read"],
    [403, "This requires workspace specification", "is not allowed to do this", "set tenant_id"],
    [403, "Usage is not enabled", "has this switched off", "ask whoever manages the platform"],
    [404, "Not Found", "no usage reports at base_url", "to enable usage reports"],
    [414, "URI Too Long", "the address of the request is too long", "set fewer workspace_ids"],
    [
      422,
      [{ loc: ["query", "workspace_ids", 0], msg: "is unknown", type: "value_error" }],
      "the platform API refused workspace_ids",
      "correct workspace_ids",
    ],
    [451, "no", WRONG, "check base_url"],
  ])(
    "with status %i ends the step as rejected, with the cause and the next step",
    async (...row) => {
      const [status, detail, headline, advice] = row;
      const result = await usageWith({ format: "both" }, { answer: refusing(status, detail) });
      expect(result).toMatchObject({ exitCode: 1, files: [], outputs: { outcome: "rejected" } });
      expect(result.queries).toHaveLength(1);
      const { message = "" } = result.problem ?? {};
      expect(message).toMatch(new RegExp(`^February 2026: .*${headline} \\(${status}\\)\\.`));
      expect(message).toContain(advice);
    },
  );
});

describe("the report files", () => {
  const NAME = "usage-report/usage-by-project.json";
  const arrangeDirectory =
    (arrange: (directory: string) => Promise<unknown>) => async (workspace: string) => {
      await mkdir(join(workspace, "usage-report"));
      await arrange(join(workspace, "usage-report"));
    };

  it("of an earlier run stay when a new report is refused", async () => {
    const arrange = arrangeDirectory((directory) =>
      writeFile(join(directory, "usage-by-project.json"), '"old"'),
    );
    const answer: Answer = (_, response, index) => {
      if (index === 1) response.writeHead(403).end();
      return index === 1;
    };
    const two = { daily: "true", end_time: "2026-04-01T00:00:00Z" };
    const result = await usageWith(two, { arrange, answer });
    expect(result).toMatchObject({ exitCode: 1, files: [NAME], outputs: { outcome: "rejected" } });
    expect(result.texts.get(NAME)).toBe('"old"');
  });

  it("replace a link without writing to its target", async () => {
    const victim = join(await mkdtemp(join(tmpdir(), "usage-victim-")), "file");
    await writeFile(victim, "untouched");
    const arrange = arrangeDirectory((directory) =>
      symlink(victim, join(directory, "usage-by-project.json")),
    );
    const result = await usageWith({}, { arrange });
    expect(result).toMatchObject({ exitCode: 0, json: { usage: PROJECTS } });
    expect(await readFile(victim, "utf8")).toBe("untouched");
  });

  it("do not replace a directory", async () => {
    const arrange = arrangeDirectory((directory) =>
      mkdir(join(directory, "usage-by-project.json")),
    );
    const result = await usageWith({}, { arrange });
    expect(result).toMatchObject({
      exitCode: 1,
      files: [],
      outputs: { outcome: "error", total_traces: "820" },
    });
    expect(result.problem?.message).toContain("(EISDIR)");
  });

  it("become outputs as soon as they are complete, even if the next file fails", async () => {
    const arrange = arrangeDirectory((directory) => mkdir(join(directory, "usage-by-project.csv")));
    const result = await usageWith({ format: "both" }, { arrange });
    expect(result).toMatchObject({
      exitCode: 1,
      files: [NAME],
      outputs: { outcome: "error", json_file: NAME },
    });
    expect(result.outputs).not.toHaveProperty("csv_file");
    expect(result.json).toMatchObject({ usage: PROJECTS });
    expect(result.summary).toContain(`<td>Files</td><td><code>${NAME}</code></td>`);
  });

  it("are removed when the workflow is cancelled during a download", async () => {
    const answer: Answer = (_, response) => {
      response.write('{"stride":{"days":1,"hours":0},"usage":[');
      return true;
    };
    const result = await usageWith(
      {},
      { answer, run: { cancelWhen: (line) => line.includes("Counting") } },
    );
    expect(result).toMatchObject({
      conclusion: "cancelled",
      exitCode: 1,
      files: [],
      outputs: { outcome: "error" },
    });
    expect(result.problem?.message).toContain("was cancelled");
  });

  it("are removed when the workflow is cancelled before a retry", async () => {
    const answer: Answer = (_, response) =>
      Boolean(response.writeHead(503, { "retry-after": "60" }).end());
    const result = await usageWith(
      {},
      { answer, run: { cancelWhen: (line) => line.includes("trying again") } },
    );
    // If the wait had not ended, the time limit of a cancelled step would have given `cancelled`.
    expect(result).toMatchObject({
      conclusion: "cancelled",
      exitCode: 1,
      files: [],
      outputs: { outcome: "error" },
    });
  });

  it("are removed when the workflow is cancelled during the comparison", async () => {
    const answer: Answer = (_, response, index) => index > 0 && response.write("{");
    const run = { cancelWhen: (line: string) => line.includes("to compare") };
    const result = await usageWith({ compare_previous: "true" }, { answer, run });
    const outputs = { outcome: "error", total_traces: "820" };
    expect(result).toMatchObject({ conclusion: "cancelled", exitCode: 1, files: [], outputs });
    expect(result.outputs).not.toHaveProperty("json_file");
    expect(result.problem?.message).toContain("was cancelled before all was counted");
  });
});
