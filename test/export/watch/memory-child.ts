import { exportTraces } from "../../../src/export/export.ts";
import { ExportInputs } from "../../../src/export/inputs.ts";
import { virtualClock } from "../../harness/virtual-clock.ts";
import { worldAt } from "../../harness/world.ts";

/*
 * Watches a small export and then a large one, argv[3] and argv[4], of the service at argv[2], and
 * prints how large the outputs are and how much memory the large one has cost.
 */

const [, , base_url = "", small = "", large = ""] = process.argv;
const connection = {
  base_url,
  api_key: "demo-key",
  tenant_id: "team-0123",
  poll_interval: "5s",
  poll_max_interval: "10s",
};
const { world } = worldAt(base_url, { clock: virtualClock() });

async function watch(export_id: string) {
  const inputs = await ExportInputs.parseAsync({ ...connection, operation: "watch", export_id });
  return exportTraces(inputs, world);
}

await watch(small);
const before = process.resourceUsage().maxRSS;
const { outputs } = await watch(large);
const grownMb = (process.resourceUsage().maxRSS - before) / 1024;
const { outcome, runs = "", files = "" } = outputs;
console.log(
  JSON.stringify({ outcome, runs: String(runs).length, files: String(files).length, grownMb }),
);
