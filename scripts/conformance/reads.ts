import { pathId } from "../../src/service/contract/ids.ts";
import type { Run } from "./run.ts";
import { describeResponse } from "./service.ts";

const DAY_MS = 86_400_000;
const USAGE = "/api/v1/orgs/current/billing/granular-usage";

/** Requires several revisions. */
export async function checkLists(run: Run): Promise<void> {
  const { revisions: known, listsLag, id } = run.state;
  const row = "revision-list";
  await run.service.pause(run.state.lagMs);
  const old = await run.service.request("GET", `${run.deploymentPath()}/revisions/${known[0]}`);
  const observation = `${old.status}, with ${known.length - 1} known revisions after it`;
  run.check(row, "an old revision can be read", old.status === 200, observation);
  const ids = await run.revisionIds();
  if (ids === undefined || listsLag)
    return run.skip(row, ids ? "lists were behind for too long" : "there is no list of revisions");
  const isFull = ids.length >= known.length;
  run.check(row, "a page has what was asked for", isFull, `${ids.length} of ${known.length} known`);
  const places = known.map((one) => ids.indexOf(one));
  const there = places.filter((place) => place >= 0);
  const isNewestFirst = there.every((place, i) => i === 0 || place < (there[i - 1] ?? 0));
  const order = `this run's, the oldest first, are at ${there.join(", ")}`;
  run.check(row, "the newest is first", isNewestFirst, order);
  const namedIds = await run.listIds(`/v2/deployments?limit=100&name_contains=${run.name}`);
  const isThere = namedIds?.includes(id ?? "") ?? false;
  const nameObservation = `${namedIds?.length ?? "no list"} found`;
  run.check(
    "deployment-list",
    "it is found by its name",
    isThere,
    nameObservation,
    "attached again, by name",
  );
}

/** Reads of the platform API. */
export async function checkPlatform(run: Run): Promise<void> {
  const { platform_url, tenant_id } = run.inputs;
  const base = platform_url?.replace(/\/+$/, "");
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

const day = (ago: number) => new Date(Math.floor(Date.now() / DAY_MS - ago) * DAY_MS).toISOString();

async function checkUsage(run: Run, base: string, workspace: string): Promise<void> {
  const [start_time, end_time] = [day(4), day(1)];
  const query = `?start_time=${start_time}&end_time=${end_time}&workspace_ids=${workspace}`;
  const response = await run.service.request("GET", USAGE + query, { base });
  const rows = response.reply.usage ?? [];
  if (response.status !== 200 || rows.length === 0) {
    const why =
      response.status === 200 ? "there is no usage of the last days" : describeResponse(response);
    for (const row of ["usage-buckets", "usage-ends", "usage-rows"]) run.skip(row, why);
    if (response.status !== 200) return;
  } else {
    const times = rows.map(({ time_bucket = "" }) => time_bucket);
    const observation = [...new Set(times)].join(" ");
    const areMidnights = times.every((time) => /T00:00:00/.test(time));
    run.check("usage-buckets", "they begin at midnight UTC", areMidnights, observation);
    const isOut = times.every((time) => Date.parse(time) < Date.parse(end_time));
    run.check("usage-ends", "no bucket begins at the end", isOut, observation, "usage/");
    const names = rows.map(({ dimensions }) => Object.keys(dimensions ?? {}));
    const areFew = names.every((some) => some.length <= 2);
    const dimensionNames = [...new Set(names.flat())].join(", ");
    run.check(
      "usage-rows",
      "they have only what they are grouped by",
      areFew,
      dimensionNames,
      "usage/",
    );
  }
  const range = { start_time, end_time, daily: "true", format: "both", output_dir: "usage" };
  const inputs = { base_url: base, workspace_ids: workspace, ...range };
  const ended = await run.runAction("usage/", inputs, "usage");
  const counted = rows.filter(({ time_bucket = "" }) => time_bucket < end_time);
  const total = counted.reduce((sum, { traces }) => sum + (traces ?? 0), 0);
  const isSame = Number(ended.outputs.total_traces) === total;
  if (!isSame) ended.outputs.error_message ??= `not ${total} traces`;
  run.checkOutcome("usage/", ended, ...(isSame ? ["ok", "empty"] : []));
}
