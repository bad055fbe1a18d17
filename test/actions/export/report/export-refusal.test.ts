import { describe, expect, it } from "vitest";
import { ExportInputs } from "../../../../src/actions/export/inputs.ts";
import { explainExportRefusal } from "../../../../src/actions/export/report/export-refusal.ts";
import { lineOf } from "../../../../src/inputs/problem.ts";
import { RefusedError } from "../../../../src/service/client/errors.ts";

const inputsOf = (change: Record<string, string>) =>
  ExportInputs.parseAsync({
    ...{ base_url: "https://platform.example", api_key: "a-key", tenant_id: "a-workspace" },
    ...change,
  });
const refusedAt = (loc: (string | number)[], type = "value_error") =>
  new RefusedError({ why: "", status: 422, problems: [{ loc, msg: "no", type }], detail: "no" });

describe("explainExportRefusal", () => {
  it.each([
    [["body", "export_fields", 3], "export_fields"],
    [["body", "filter", "constrained-str"], "filter"],
    [["header", "X-Tenant-Id"], "tenant_id"],
    [["session_id"], "project_id"],
    [["body", "constructor"], "body.constructor"],
    [["body", "config", "newer", 0], "body.config.newer.0"],
  ])("names the input that %j is about", async (loc, input) => {
    const { problems } = explainExportRefusal(
      refusedAt(loc),
      await inputsOf({ operation: "list" }),
    );
    expect(problems.map(lineOf)).toEqual([`${input}: no, says the platform API`]);
  });

  it("does not blame the bucket if the platform denies access to the credential", async () => {
    const denied = new RefusedError({ why: "", status: 403, detail: "Access denied" });
    const { headline, nextStep } = explainExportRefusal(
      denied,
      await inputsOf({ operation: "list" }),
    );
    expect(headline).not.toContain("bucket");
    expect(nextStep).toContain("tenant_id");
  });

  it.each([
    [403, "Bulk export is not enabled on your plan", "switched off", "whoever manages"],
    [403, "This requires workspace specification", "not allowed", "tenant_id"],
    [404, undefined, "no bulk exports at base_url", "address of the platform API"],
    [404, "Not Found", "no bulk exports at base_url", "address of the platform API"],
    [405, undefined, "no bulk exports at base_url", "address of the platform API"],
  ])("tells a refusal %i of %j from one of the credential", async (status, said, title, next) => {
    const refused = new RefusedError({ why: "", status, detail: said });
    const advice = explainExportRefusal(refused, await inputsOf({ operation: "list" }));
    expect(advice.headline).toContain(title);
    expect(advice.nextStep).toContain(next);
    expect(advice.nextStep).not.toContain("/api-host, the");
  });

  it.each([
    [{ operation: "start", interval_hours: "24" }, "end_time", "interval_hours"],
    [{ operation: "start", export_fields: "id" }, "export_fields", "export_fields"],
  ])("thinks of older installations at a 422: %j", async (change, member, name) => {
    const id = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01";
    const start = { destination_id: id, project_id: id, start_time: "2026-01-01T00:00:00Z" };
    const range = "interval_hours" in change ? {} : { end_time: "2026-01-02T00:00:00Z" };
    const inputs = await inputsOf({ ...start, ...range, ...change });
    const { nextStep } = explainExportRefusal(refusedAt(["body", member]), inputs);
    expect(nextStep).toMatch(new RegExp(`^Correct ${name}, .*older`));
  });

  it("thinks of the version if a destination without credentials is refused", async () => {
    const inputs = await inputsOf({
      ...{ operation: "create_destination", display_name: "A", bucket_name: "b", region: "r" },
    });
    const refused = refusedAt(["body", "credentials"], "missing");
    expect(explainExportRefusal(refused, inputs).nextStep).toMatch(
      /^Set access_key_id and secret_access_key: .*newer .*versions/,
    );
  });
});
