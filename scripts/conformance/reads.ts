import { pathId } from "../../src/service/contract/ids.ts";
import type { Run } from "./run.ts";
import { describeResponse } from "./service.ts";

const DAY_MS = 86_400_000;
const USAGE = "/api/v1/orgs/current/billing/granular-usage";

/** Requires several revisions. */
export async function checkLists(run: Run): Promise<void> {
  const { revisions: knownIds, listsLag, id } = run.state;
  const row = "revision-list";
  await run.service.pause(run.state.lagMs);
  const oldestPath = `${run.deploymentPath()}/revisions/${knownIds[0]}`;
  const oldest = await run.service.request("GET", oldestPath);
  const observation = `${oldest.status}, with ${knownIds.length - 1} known revisions after it`;
  run.check(row, "an old revision can be read", oldest.status === 200, observation);
  const ids = await run.revisionIds();
  if (ids === undefined || listsLag)
    return run.skip(row, ids ? "lists were behind for too long" : "there is no list of revisions");
  const isFull = ids.length >= knownIds.length;
  const pageText = `${ids.length} of ${knownIds.length} known`;
  run.check(row, "a page has what was asked for", isFull, pageText);
  const positions = knownIds.map((one) => ids.indexOf(one)).filter((position) => position >= 0);
  const isNewestFirst = positions.every((position, i) => position < (positions[i - 1] ?? Infinity));
  const order = `positions of this run's revisions, oldest first: ${positions.join(", ")}`;
  run.check(row, "the newest is first", isNewestFirst, order);
  const namedIds = await run.listIds(`/v2/deployments?limit=100&name_contains=${run.name}`);
  const isFound = namedIds?.includes(id ?? "") ?? false;
  const count = `${namedIds?.length ?? "no list"} found`;
  const handledBy = "attached again, by name";
  run.check("deployment-list", "it is found by its name", isFound, count, handledBy);
}

/** Reads of the platform API. */
export async function checkPlatform(run: Run): Promise<void> {
  const { platform_url: base, tenant_id } = run.inputs;
  if (base === undefined) return;
  const workspace = tenant_id ?? (await run.readDeployment()).tenant_id ?? "";
  await checkUsage(run, base, workspace);
  const list = { base_url: base, tenant_id: workspace, operation: "list" };
  run.checkOutcome("export/", await run.runAction("export/", list, "export"), "completed", "empty");
  const { reply } = await run.service.request("GET", "/api/v1/bulk-exports", { base });
  const exports = reply.resources ?? [];
  if (exports.length === 0) return run.skip("export-ids", "there are no exports");
  const areIds = exports.every(({ id }) => pathId.safeParse(id).success);
  run.check("export-ids", "ids can be parts of paths", areIds, "other ids");
}

/** Midnight UTC of the day that many days ago. */
const daysAgo = (days: number) =>
  new Date(Math.floor(Date.now() / DAY_MS - days) * DAY_MS).toISOString();

async function checkUsage(run: Run, base: string, workspace: string): Promise<void> {
  const [start_time, end_time] = [daysAgo(4), daysAgo(1)];
  const query = `?start_time=${start_time}&end_time=${end_time}&workspace_ids=${workspace}`;
  const response = await run.service.request("GET", USAGE + query, { base });
  const rows = response.reply.usage ?? [];
  if (response.status !== 200 || rows.length === 0) {
    const reason =
      response.status === 200 ? "there is no usage of the last days" : describeResponse(response);
    for (const row of ["usage-buckets", "usage-ends", "usage-rows"]) run.skip(row, reason);
    if (response.status !== 200) return;
  } else {
    const times = rows.map(({ time_bucket = "" }) => time_bucket);
    const observation = [...new Set(times)].join(" ");
    const areMidnights = times.every((time) => /T00:00:00/.test(time));
    run.check("usage-buckets", "they begin at midnight UTC", areMidnights, observation);
    const areBeforeEnd = times.every((time) => Date.parse(time) < Date.parse(end_time));
    run.check("usage-ends", "no bucket begins at the end", areBeforeEnd, observation, "usage/");
    const dimensions = rows.map((row) => Object.keys(row.dimensions ?? {}));
    const areFew = dimensions.every(({ length }) => length <= 2);
    const names = [...new Set(dimensions.flat())].join(", ");
    run.check("usage-rows", "they have only what they are grouped by", areFew, names, "usage/");
  }
  const range = { start_time, end_time, daily: "true", format: "both", output_dir: "usage" };
  const inputs = { base_url: base, workspace_ids: workspace, ...range };
  const end = await run.runAction("usage/", inputs, "usage");
  const countedRows = rows.filter(({ time_bucket = "" }) => time_bucket < end_time);
  const total = countedRows.reduce((sum, { traces }) => sum + (traces ?? 0), 0);
  const isSame = Number(end.outputs.total_traces) === total;
  if (!isSame) end.outputs.error_message ??= `not ${total} traces`;
  run.checkOutcome("usage/", end, ...(isSame ? ["ok", "empty"] : []));
}
