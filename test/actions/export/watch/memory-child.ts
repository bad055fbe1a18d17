import * as z from "zod";
import { exportTraces } from "../../../../src/actions/export/export.ts";
import { ExportInputs } from "../../../../src/actions/export/inputs.ts";
import { ExportRun } from "../../../../src/service/contract/bulk-exports.ts";
import { virtualClock } from "../../../harness/virtual-clock.ts";
import { worldAt } from "../../../harness/world.ts";

/*
 * Watches the export argv[3] of the service at argv[2], and prints how it ended and how large the
 * outputs are. With a third argument, it holds all its runs instead, as a careless program would.
 */

const [, , base_url = "", export_id = "", isCareless] = process.argv;
if (isCareless !== undefined) {
  const reply = await fetch(`${base_url}/api/v1/bulk-exports/${export_id}/runs`);
  const runs = z.array(ExportRun).parse(JSON.parse(await reply.text()));
  console.log(`holds ${runs.length} runs`);
} else {
  const inputs = await ExportInputs.parseAsync({
    ...{ base_url, api_key: "demo-key", tenant_id: "team-0123", operation: "watch", export_id },
    ...{ poll_interval: "5s", poll_max_interval: "10s" },
  });
  const { world } = worldAt(base_url, { clock: virtualClock() });
  const { outputs } = await exportTraces(inputs, world);
  const { outcome, runs = "", files = "" } = outputs;
  console.log(JSON.stringify({ outcome, runs: String(runs).length, files: String(files).length }));
}
