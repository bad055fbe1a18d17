import { DeploymentStatus } from "../../src/service/contract/deployments.ts";
import { Unusable } from "./inputs.ts";
import {
  at,
  connectionOf,
  expectEnd,
  FIRST_SECRETS,
  isGit,
  patch,
  type Run,
  refOf,
  remember,
  revisionIds,
  shownSecrets,
  showsValues,
  told,
  waiting,
} from "./run.ts";
import { shapeOf } from "./service.ts";
import { runStep } from "./step.ts";

const KNOWN =
  /^(CREATING|QUEUED|AWAITING_BUILD|BUILDING|AWAITING_DEPLOY|DEPLOYING|DEPLOYED|INTERRUPTED|SKIPPED|UNKNOWN|.*FAILED)$/;
const LONGEST_LAG_MS = 15_000;
const LIFE_MS = 15 * 60_000;
/** So many rounds of reads in a row have to be current. */
const CALM = 6;

export async function creation(run: Run): Promise<void> {
  run.begun = true;
  const { findings, inputs } = run;
  if (run.before === undefined) {
    run.say(`Creating ${run.name} …`);
    const { listener_id, k8s_namespace, repo_url, integration_id, graph_config_path } = inputs;
    const step = await runStep("create", {
      ...connectionOf(run),
      ...waiting(run),
      ...{ name: run.name, source: inputs.source, listener_id, k8s_namespace },
      ...{ repo_url, integration_id, graph_config_path, ...refOf(run, false) },
      secrets: Object.entries(FIRST_SECRETS)
        .map(([name, value]) => `${name}=${value}`)
        .join("\n"),
    });
    const end = told(run, "create", step);
    if (end.outputs.deployment_id) run.id = end.outputs.deployment_id;
    expectEnd(run, "create/", end, "deployed");
    if (run.id === undefined) throw new Unusable("no deployment was created");
  }
  const { shown } = await run.service.ask("GET", at(run));
  const { status } = shown;
  const unknown = DeploymentStatus.safeParse(status).success ? "" : ", which no document names";
  findings.check("deployment-status", "it is READY", status === "READY", `${status}${unknown}`);
  if (run.before !== undefined)
    return findings.skip("hidden-secrets", "the secrets of deployment_id are left alone");
  const isShown = showsValues(shown.secrets);
  const secrets = shownSecrets(shown.secrets);
  findings.check("hidden-secrets", "secrets are shown with their values", isShown, secrets);
  sources(run, shown.source_revision_config ?? {});
}

/** What is shown of the ref or the image, and of the graph's path. */
function sources(run: Run, runs: Record<string, unknown>): void {
  const { findings, inputs } = run;
  const [member = "", sent] = Object.entries(refOf(run, false))[0] ?? [];
  const kind = kindOf(runs[member], sent);
  findings.check("resolved-sources", `${member} is shown as sent`, runs[member] === sent, kind);
  if (!isGit(run)) return;
  const { image_uri, graph_config_path: path } = runs;
  findings.check("resolved-sources", "a built revision shows no image", !image_uri, "an image");
  const seen = `members: ${Object.keys(runs).join(", ")}; ${kindOf(path, inputs.graph_config_path)}`;
  const isSame = path === inputs.graph_config_path;
  findings.check("graph-config-path", "it has this name and is shown as sent", isSame, seen);
}

function kindOf(shown: unknown, sent: string | undefined): string {
  if (shown === sent) return "as sent";
  if (typeof shown !== "string" || sent === undefined) return `shown as ${typeof shown}`;
  if (/^[0-9a-f]{40}$/.test(shown)) return "shown as a commit";
  if (shown.includes("@sha256:"))
    return `a digest ${shown.startsWith(sent) ? "after" : "in the place of"} the tag`;
  if (shown.endsWith(sent)) return "with something before it";
  return sent.endsWith(shown) ? "without its beginning" : "another text";
}

/** One change, sent by hand: what answers it, and how soon each read shows it. */
export async function oneChange(run: Run): Promise<void> {
  const { service, findings, say } = run;
  say("One change, and how soon each read shows it …");
  const before = [...((await revisionIds(run)) ?? []), ...run.revisions];
  const isNew = (id: string | null | undefined) => Boolean(id) && !before.includes(String(id));
  const marked = await patch(run, { revision_source: "conformance" });
  const isIgnored = marked.status === 200;
  findings.check("client-marks", "revision_source is ignored", isIgnored, shapeOf(marked));
  const answer = await service.ask("PATCH", at(run), {
    body: { source_revision_config: refOf(run, true) },
  });
  const sentAt = Date.now();
  let id = answer.shown.latest_revision_id;
  const age = isNew(id) ? "new" : "an older one";
  const seen = `${answer.status}, latest_revision_id is ${age}`;
  findings.check("lagging-answers", "PATCH answers with the new revision", isNew(id), seen);
  while (!isNew(id) && Date.now() - sentAt < LONGEST_LAG_MS) {
    await service.pause(300);
    id = (await service.ask("GET", at(run))).shown.latest_revision_id;
  }
  if (!id || !isNew(id)) throw new Error("a change made no revision that can be found");
  const statuses = await lags(run, id, sentAt, isNew);
  const made = ((await revisionIds(run)) ?? []).filter((one) => isNew(one));
  if (!run.listsLag) {
    const count = `${made.length} revisions are new`;
    findings.check("revision-list", "one change makes one revision", made.length <= 1, count);
  }
  for (const one of made.reverse()) remember(run, one);
  remember(run, id);
  await life(run, id, statuses);
}

type IsNew = (id: string | null | undefined) => boolean;
const READS = ["revision", "deployment", "list"] as const;

/** Reads until all are current for a while. What is found is waited out before later reads. */
async function lags(run: Run, id: string, sentAt: number, isNew: IsNew): Promise<string[]> {
  const { findings } = run;
  const statuses: string[] = [];
  const behindMs = { revision: 0, deployment: 0, list: 0 };
  const hasList = (await revisionIds(run)) !== undefined;
  let calm = 0;
  while (calm < CALM && Date.now() - sentAt < LONGEST_LAG_MS) {
    const current = await currentReads(run, id, statuses, isNew);
    const stale = READS.filter((read) => !current[read] && (read !== "list" || hasList));
    for (const read of stale) behindMs[read] = Date.now() - sentAt;
    calm = stale.length === 0 ? calm + 1 : 0;
    await run.service.pause(150);
  }
  for (const read of READS) {
    const ms = behindMs[read];
    const seen = `behind for ${(ms / 1_000).toFixed(1)} s`;
    findings.check("lagging-answers", `a read of the ${read} is current at once`, ms === 0, seen);
  }
  run.listsLag = behindMs.list > 0 && calm < CALM;
  const list = run.listsLag ? 0 : behindMs.list;
  const longest = Math.max(behindMs.revision, behindMs.deployment, list);
  // The last stale read was a little before the end of the lag.
  run.lagMs = longest === 0 ? 0 : longest * 1.2 + 500;
  return statuses;
}

/** Which of the reads show the revision. Its statuses are kept on the way. */
async function currentReads(run: Run, id: string, statuses: string[], isNew: IsNew) {
  const revision = await run.service.ask("GET", `${at(run)}/revisions/${id}`);
  const isThere = revision.status === 200;
  const { status } = revision.shown;
  if (isThere && status && !statuses.includes(status)) statuses.push(status);
  const { shown } = await run.service.ask("GET", at(run));
  const ids = await revisionIds(run);
  const list = ids?.includes(id) ?? false;
  return { revision: isThere, deployment: isNew(shown.latest_revision_id), list };
}

/** Which statuses a revision has, in which order. */
async function life(run: Run, id: string, statuses: string[]): Promise<void> {
  const { service, findings } = run;
  const read = async () => (await service.ask("GET", `${at(run)}/revisions/${id}`)).shown;
  const begun = Date.now();
  let last = await read();
  while (!/^(DEPLOYED|SKIPPED)$|FAILED$/.test(last.status ?? "") && Date.now() - begun < LIFE_MS) {
    await service.pause(700);
    last = await read();
    // An answer that is behind tells nothing of the order.
    if (
      last.status &&
      statuses.at(-1) !== last.status &&
      (run.lagMs === 0 || !statuses.includes(last.status))
    )
      statuses.push(last.status);
  }
  const order = statuses.join(" → ");
  const isKnown = statuses.every((one) => KNOWN.test(one));
  const isDone = statuses.at(-1) === "DEPLOYED";
  findings.check("revision-statuses", "DEPLOYED after known statuses", isDone && isKnown, order);
  const isOnce = new Set(statuses).size === statuses.length;
  findings.check("revision-statuses", "no status comes twice", isOnce, order);
  await service.pause(run.lagMs);
  const one = (await read()).updated_at;
  await service.pause(2_000);
  const other = (await read()).updated_at;
  if (!one) return findings.skip("rollout-times", "no updated_at");
  const seen = one === other ? "it stays" : "it moves with each read";
  findings.check("rollout-times", "updated_at of a DEPLOYED revision stays", one === other, seen);
}
