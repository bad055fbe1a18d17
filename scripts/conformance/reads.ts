import * as z from "zod";
import { at, listed, type Run, revisionIds } from "./run.ts";
import { shapeOf } from "./service.ts";

const DAY_MS = 86_400_000;
const USAGE = "/api/v1/orgs/current/billing/granular-usage";
const Exports = z.array(z.looseObject({ id: z.unknown() })).catch([]);

/** Once there are more revisions than a short page holds. */
export async function lists(run: Run): Promise<void> {
  const { service, findings, revisions: known } = run;
  const row = "revision-list";
  await service.pause(run.lagMs);
  const { status } = await service.ask("GET", `${at(run)}/revisions/${known[0]}`);
  const seen = `${status}, with ${known.length - 1} known revisions after it`;
  findings.check(row, "an old revision can be read", status === 200, seen);
  const ids = await revisionIds(run);
  if (ids === undefined) return findings.skip(row, "there is no list of revisions");
  if (run.listsLag) return findings.skip(row, "lists were behind for longer than was waited");
  const pages: string[] = [];
  for (let offset = 0; offset < 100; offset += 2) {
    const page = (await revisionIds(run, `limit=2&offset=${offset}`)) ?? [];
    pages.push(...page);
    if (page.length === 0) break;
  }
  const counts = `${ids.length} with limit=100, ${new Set(pages).size} in pages of two, ${known.length} known`;
  findings.check(row, "a page has what was asked for", ids.length >= known.length, counts);
  const isWhole = new Set(pages).size >= ids.length;
  findings.check(row, "pages of two hold all", isWhole, counts);
  const places = known.filter((id) => !run.atOnce.includes(id)).map((id) => ids.indexOf(id));
  const there = places.filter((place) => place >= 0);
  const isNewestFirst = there.every((place, i) => i === 0 || place < (there[i - 1] ?? 0));
  const order = `this run's, the oldest first, are at ${there.join(", ")}`;
  findings.check(row, "the newest is first", isNewestFirst, order);
  if (run.before !== undefined) return;
  const named = await listed(run, `/v2/deployments?limit=100&name_contains=${run.name}`);
  const isThere = named?.includes(run.id ?? "") ?? false;
  findings.check("deployment-list", "it is found by its name", isThere, `${named?.length} found`);
}

/** The agent server, asked as a stranger: it is no host that was given this credential. */
export async function agent(run: Run): Promise<void> {
  const { service, findings } = run;
  const { shown } = await service.ask("GET", at(run));
  const base = (shown.url ?? shown.source_config?.custom_url)?.replace(/\/+$/, "");
  if (!base || !URL.canParse(base)) return;
  const options = { base, stranger: true };
  const ask = async (path: string) =>
    service.ask("GET", path, options).catch((error: unknown) => {
      run.stopped.throwIfAborted();
      return String(error instanceof Error ? error.message : error);
    });
  const answers = [await ask("/ok"), await ask("/info"), await ask("/threads/conformance")];
  const statuses = answers.map((one) => (typeof one === "string" ? one : one.status));
  const seen = `/ok, /info, /threads/…: ${statuses.join(", ")}`;
  const [ok, info, threads] = statuses;
  if (typeof ok === "string")
    return findings.skip("agent-endpoints", `its agent server cannot be reached: ${ok}`);
  const isThere = [200, 401, 403].includes(ok ?? 0);
  findings.check("agent-endpoints", "/ok is 200, or asks for a credential", isThere, seen);
  if (threads !== 401 && threads !== 403)
    return findings.skip("agent-doors", `the agent lets strangers in (${seen})`);
  const isOpen = ok === 200 || info === 200 || threads === 403;
  findings.check("agent-doors", "/ok or /info is open, or all is 403", isOpen, seen);
}

/** Reads of the platform API. */
export async function platform(run: Run): Promise<void> {
  const { inputs, findings } = run;
  const base = inputs.platform_url?.replace(/\/+$/, "");
  if (base === undefined) return;
  run.say("Usage and exports …");
  await usage(run, base);
  const { json } = await run.service.ask("GET", "/api/v1/bulk-exports", { base });
  const some = Exports.parse(json);
  const areUuids = some.every(({ id }) => z.guid().safeParse(id).success);
  if (some.length > 0) findings.check("export-ids", "ids are UUIDs", areUuids, "other ids");
}

async function usage(run: Run, base: string): Promise<void> {
  const { inputs, service, findings } = run;
  const workspace = inputs.tenant_id ?? (await service.ask("GET", at(run))).shown.tenant_id;
  const day = (ago: number) =>
    new Date(Math.floor(Date.now() / DAY_MS - ago) * DAY_MS).toISOString();
  const query = (from: string, to: string) =>
    `?start_time=${from}&end_time=${to}&workspace_ids=${workspace ?? ""}`;
  const reply = await service.ask("GET", USAGE + query(day(4), day(1)), { base });
  const ROWS = ["usage-rows", "usage-buckets", "usage-ends"];
  const rows = reply.shown.usage ?? [];
  if (reply.status !== 200 || rows.length === 0) {
    const why = reply.status === 200 ? "there is no usage of the last days" : shapeOf(reply);
    for (const row of ROWS) findings.skip(row, why);
    if (reply.status !== 200) return;
  } else {
    const times = rows.map(({ time_bucket = "" }) => time_bucket);
    const seen = [...new Set(times)].join(" ");
    const areMidnights = times.every((time) => /T00:00:00/.test(time));
    findings.check("usage-buckets", "they begin at midnight UTC", areMidnights, seen);
    const isOut = times.every((time) => Date.parse(time) < Date.parse(day(1)));
    findings.check("usage-ends", "no bucket begins at the end", isOut, seen);
    const names = rows.map(({ dimensions }) => Object.keys(dimensions ?? {}));
    const areFew = names.every((some) => some.length <= 2);
    const what = "rows have only the dimension of the grouping";
    findings.check("usage-rows", what, areFew, [...new Set(names.flat())].join(", "));
  }
  const bareTimes = query("2026-07-01T00:00:00", "2026-07-02T00:00:00");
  const bare = await service.ask("GET", USAGE + bareTimes, { base });
  const isRefused = bare.status === 422;
  findings.check("query-times", "a time without a zone is 422", isRefused, shapeOf(bare));
  const csv = await service.ask("GET", `${USAGE}/export${query(day(4), day(1))}`, { base });
  const type = csv.headers.get("content-type") ?? "";
  findings.check("usage-csv", "text/csv", /^text\/csv/.test(type), `${csv.status} ${type}`);
}
