import { DeploymentStatus } from "../../src/service/contract/deployments.ts";
import { Unusable } from "./inputs.ts";
import { describeSecrets, FIRST_SECRETS, showsValues } from "./members.ts";
import type { Run } from "./run.ts";
import type { Fields } from "./step.ts";

const KNOWN =
  /^(CREATING|QUEUED|AWAITING_BUILD|BUILDING|AWAITING_DEPLOY|DEPLOYING|DEPLOYED|INTERRUPTED|SKIPPED|UNKNOWN|.*FAILED)$/;
const MAX_LAG_MS = 15_000;
const LIFE_MS = 15 * 60_000;
/** Number of consecutive rounds that have to be up to date. */
const CALM = 6;

/** The input is optional if the service lists only one integration. */
export async function createInputs({ inputs, ref, isGit, listIds }: Run): Promise<Fields> {
  const { source, listener_id, k8s_namespace, repo_url, graph_config_path } = inputs;
  const every = { source, ...ref(false), secrets: JSON.stringify(FIRST_SECRETS) };
  if (!isGit) return { ...every, listener_id, k8s_namespace };
  const ids = await listIds("/v1/integrations/github/install");
  const integration_id = inputs.integration_id ?? (ids?.length === 1 ? ids[0] : undefined);
  return { ...every, repo_url, integration_id, graph_config_path };
}

export async function creation(run: Run): Promise<void> {
  const { known, name } = run;
  known.begun = true;
  const creationEnd = await run.begin("create/", { ...(await createInputs(run)), name }, "create");
  if (creationEnd.outputs.deployment_id) known.id = creationEnd.outputs.deployment_id;
  if (known.id === undefined) {
    known.begun = creationEnd.outputs.outcome !== "rejected";
    run.checkOutcome("create/", creationEnd, "deployed");
    throw new Unusable("no deployment was created");
  }
  const { status, secrets, source_revision_config } = await run.read();
  sources(run, source_revision_config ?? {});
  run.checkOutcome("create/", creationEnd, known.unexpectedContent ? "error" : "deployed");
  checkReady(run, status);
  const isShown = showsValues(secrets);
  const observation = describeSecrets(secrets);
  run.check("hidden-secrets", "values are shown", isShown, observation, "secrets_mode: merge");
}

function checkReady(run: Run, status: string | undefined): void {
  const observation = DeploymentStatus.safeParse(status).success
    ? `${status}`
    : `${status}, which no document names`;
  run.check("deployment-status", "it is READY", status === "READY", observation, "create/");
}

/** Shown ref or image. */
function sources(run: Run, runs: Record<string, unknown>): void {
  const [member = "", sent = ""] = Object.entries(run.ref(false))[0] ?? [];
  const form = formOf(runs[member], sent);
  if (form === undefined) {
    run.known.unexpectedContent = true;
    run.check("changed-values", `${member} is what was sent`, false, "another one", "create/");
    return;
  }
  const handled = run.isGit ? "create/" : "skip_unchanged";
  const isSame = runs[member] === sent;
  run.check("resolved-sources", `${member} is shown as sent`, isSame, form, handled);
  if (run.isGit) {
    const { image_uri } = runs;
    const what = "a built revision shows no image";
    run.check("resolved-sources", what, !image_uri, "it shows one", "create/");
  }
}

/** The form in which a value is shown; undefined if it is another value. */
export function formOf(shown: unknown, sent: string): string | undefined {
  if (shown === sent) return "as sent";
  if (typeof shown !== "string") return "not shown";
  if (/^[0-9a-f]{40}$/.test(shown)) return "as a commit";
  if (shown.includes("@sha256:"))
    return `with a digest ${shown.startsWith(sent) ? "after" : "in the place of"} its tag`;
  if (shown.endsWith(sent)) return "with something before it";
  return sent.endsWith(shown) ? "without its beginning" : undefined;
}

type IsNew = (id: string | null | undefined) => boolean;

/** Sends one change without an action, and measures how soon each read shows it. */
export async function oneChange(run: Run): Promise<void> {
  const { known, service } = run;
  run.say("one change, and how soon each read shows it …");
  const knownIds = [...((await run.revisionIds()) ?? []), ...known.revisions];
  const isNew: IsNew = (id) => Boolean(id) && !knownIds.includes(String(id));
  const response = await service.ask("PATCH", run.deploymentPath(), {
    body: { source_revision_config: run.ref(true) },
  });
  const sentAt = Date.now();
  let id = response.shown.latest_revision_id;
  const age = `${response.status} with ${isNew(id) ? "a new" : "an older"} one`;
  const what = "PATCH answers with the new revision";
  run.check("lagging-answers", what, isNew(id), age, "a rollout that fails");
  while (!isNew(id) && Date.now() - sentAt < MAX_LAG_MS) {
    await service.pause(300);
    id = (await run.read()).latest_revision_id;
  }
  if (!id || !isNew(id)) throw new Error("a change made no revision that can be found");
  const statuses = await measureLag(run, id, sentAt, isNew);
  const newIds = ((await run.revisionIds()) ?? []).filter((one) => isNew(one));
  const count = `${newIds.length} revisions are new`;
  if (!known.listsLag)
    run.check("revision-list", "one change makes one revision", newIds.length <= 1, count);
  for (const one of [...newIds.reverse(), id]) run.recordRevision(one);
  await checkStatusOrder(run, id, statuses);
}

const READS = ["revision", "deployment", "list"] as const;

/** Reads until all are up to date for a while. The measured lag applies to later reads. */
async function measureLag(run: Run, id: string, sentAt: number, isNew: IsNew): Promise<string[]> {
  const statuses: string[] = [];
  const behindMs = { revision: 0, deployment: 0, list: 0 };
  let calm = 0;
  while (calm < CALM && Date.now() - sentAt < MAX_LAG_MS) {
    const revision = await run.service.ask("GET", `${run.deploymentPath()}/revisions/${id}`);
    const isThere = revision.status === 200;
    const { status } = revision.shown;
    if (isThere && status && !statuses.includes(status)) statuses.push(status);
    const deployment = isNew((await run.read()).latest_revision_id);
    // Without a list there is no lag.
    const list = (await run.revisionIds())?.includes(id) ?? true;
    const current = { revision: isThere, deployment, list };
    const stale = READS.filter((read) => !current[read]);
    for (const read of stale) behindMs[read] = Date.now() - sentAt;
    calm = stale.length === 0 ? calm + 1 : 0;
    await run.service.pause(150);
  }
  for (const read of READS) {
    const observation = `behind for ${(behindMs[read] / 1_000).toFixed(1)} s`;
    const what = `a read of the ${read} is current at once`;
    run.check("lagging-answers", what, behindMs[read] === 0, observation, "a rollout that fails");
  }
  const { known } = run;
  known.listsLag = behindMs.list > 0 && calm < CALM;
  const list = known.listsLag ? 0 : behindMs.list;
  const longest = Math.max(behindMs.revision, behindMs.deployment, list);
  // The last stale read was shortly before the end of the lag.
  known.lagMs = longest === 0 ? 0 : longest * 1.2 + 500;
  return statuses;
}

/** The statuses of a revision, in order. */
async function checkStatusOrder(run: Run, id: string, statuses: string[]): Promise<void> {
  const { known, service } = run;
  const below = `/revisions/${id}`;
  const begun = Date.now();
  let last = await run.read(below);
  while (!/^(DEPLOYED|SKIPPED)$|FAILED$/.test(last.status ?? "") && Date.now() - begun < LIFE_MS) {
    await service.pause(700);
    last = await run.read(below);
    const { status } = last;
    // A stale reply says nothing about the order.
    const isStale = known.lagMs > 0 && statuses.includes(status ?? "");
    if (status && statuses.at(-1) !== status && !isStale) statuses.push(status);
  }
  const order = statuses.join(" → ");
  const isKnown = statuses.every((one) => KNOWN.test(one)) && statuses.at(-1) === "DEPLOYED";
  const isOnce = new Set(statuses).size === statuses.length;
  const what = "DEPLOYED after known statuses, each once";
  run.check("revision-statuses", what, isKnown && isOnce, order);
  const firstTime = (await run.readAfterLag(below)).updated_at;
  await service.pause(2_000);
  const secondTime = (await run.read(below)).updated_at;
  if (!firstTime) return run.skip("rollout-times", "no updated_at");
  const observation = firstTime === secondTime ? "it stays" : "it moves with each read";
  run.check(
    "rollout-times",
    "updated_at of a DEPLOYED revision stays",
    firstTime === secondTime,
    observation,
  );
}
