import { describe, expect, it } from "vitest";
import { ExportInputs } from "../../../../src/actions/export/inputs.ts";
import {
  errorWords,
  refusalAdvice,
  saidBy,
} from "../../../../src/actions/export/report/refusal.ts";
import { RefusedError } from "../../../../src/service/client/errors.ts";

const problem = (loc: (string | number)[]) => ({ loc, msg: "no", type: "value_error" });

describe("saidBy", () => {
  it.each([
    [["body", "export_fields", 3], "export_fields: no"],
    [["body", "filter", "constrained-str"], "filter: no"],
    [["header", "X-Tenant-Id"], "tenant_id: no"],
    [["session_id"], "project_id: no"],
    [["body", "constructor"], "body.constructor: no"],
    [["body", "config", "newer", 0], "body.config.newer.0: no"],
  ])("names the input that %j is about", (loc, words) => {
    expect(saidBy(new RefusedError(422, "", [problem(loc)], "no"))).toBe(words);
  });
});

describe("what is said of a refusal", () => {
  const inputsOf = (change: Record<string, string>) =>
    ExportInputs.parseAsync({
      ...{ base_url: "https://platform.example", api_key: "a-key", tenant_id: "a-workspace" },
      ...change,
    });

  it("does not blame the bucket if the platform denies access to the credential", async () => {
    const denied = new RefusedError(403, "", [], "Access denied");
    const inputs = await inputsOf({ operation: "list" });
    expect(errorWords(denied, inputs)).not.toContain("bucket");
    expect(refusalAdvice(denied, inputs)).toContain("tenant_id");
  });

  it.each([
    [{ operation: "start", interval_hours: "24" }, "end_time", "interval_hours"],
    [{ operation: "start", export_fields: "id" }, "export_fields", "export_fields"],
  ])("thinks of older installations at a 422: %j", async (change, member, name) => {
    const id = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01";
    const start = { destination_id: id, project_id: id, start_time: "2026-01-01T00:00:00Z" };
    const range = "interval_hours" in change ? {} : { end_time: "2026-01-02T00:00:00Z" };
    const inputs = await inputsOf({ ...start, ...range, ...change });
    const refused = new RefusedError(422, "", [problem(["body", member])], "no");
    expect(refusalAdvice(refused, inputs)).toMatch(new RegExp(`^Correct ${name}, .*older`));
  });
});
