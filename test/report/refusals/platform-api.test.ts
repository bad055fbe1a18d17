import { describe, expect, it } from "vitest";
import { ExportInputs } from "../../../src/actions/export/inputs.ts";
import { refusalContextOf } from "../../../src/actions/export/report/error-results.ts";
import { explainRefusal } from "../../../src/report/refusals/refusal.ts";
import { RefusedError } from "../../../src/service/client/errors.ts";
import { ID } from "../../harness/ids.ts";

const START = { operation: "start", destination_id: ID, project_id: ID };
const RANGE = { start_time: "2026-01-01T00:00:00Z", end_time: "2026-01-02T00:00:00Z" };
const SCHEDULE = { ...START, start_time: RANGE.start_time, interval_hours: "24" };
const DESTINATION = {
  ...{ operation: "create_destination", display_name: "A", bucket_name: "b", region: "r" },
};

async function explain(change: Record<string, string>, error: RefusedError) {
  const connection = { base_url: "https://p.example", api_key: "a-key", tenant_id: "a-workspace" };
  const inputs = await ExportInputs.parseAsync({ ...connection, ...change });
  return explainRefusal(error, refusalContextOf(inputs));
}
const refusalOf = (loc: (string | number)[], type = "value_error") =>
  new RefusedError({
    title: "",
    status: 422,
    problems: [{ loc, msg: "no", type }],
    detail: "no",
  });

describe("a refusal of an export", () => {
  it.each<[object, string, RegExp]>([
    [SCHEDULE, "end_time", /^Correct interval_hours, .*older/],
    [
      { ...START, ...RANGE, export_fields: "id" },
      "export_fields",
      /^Correct export_fields, .*older/,
    ],
    [{ ...START, ...RANGE }, "end_time", /^Correct end_time\.$/],
    [DESTINATION, "credentials", /^Set access_key_id and secret_access_key: .*newer .*versions/],
  ])("mentions older installations if %j has a wrong %s", async (change, member, step) => {
    const { nextStep } = await explain({ ...change }, refusalOf(["body", member]));
    expect(nextStep).toMatch(step);
  });
});
