import { UsageInputs } from "../../../../src/actions/usage/inputs.ts";
import { usage } from "../../../../src/actions/usage/usage.ts";
import { worldAt } from "../../../harness/world.ts";
import { WORKSPACE } from "../usage-service.ts";

/* Writes the report in the format argv[3] of the service at argv[2] twice, and prints what the second one cost. */

const [, , base_url = "", format = ""] = process.argv;
const inputs = await UsageInputs.parseAsync({
  base_url,
  api_key: "demo-key",
  workspace_ids: WORKSPACE,
  start_time: "2026-02-01T00:00:00Z",
  end_time: "2026-03-01T00:00:00Z",
  group_by: "user",
  format,
});
const { world, outputs } = worldAt(base_url);

await usage(inputs, world, Date.now());
const before = process.resourceUsage().maxRSS;
const end = await usage(inputs, world, Date.now());
const grownMb = (process.resourceUsage().maxRSS - before) / 1024;
console.log(
  JSON.stringify({ outcome: end.outputs.outcome, row_count: outputs.get("row_count"), grownMb }),
);
process.exit();
