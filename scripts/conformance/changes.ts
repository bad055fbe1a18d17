import { DeploymentStatus } from "../../src/service/contract/deployments/deployment.ts";
import { Unusable } from "./inputs.ts";
import type { Run } from "./run.ts";
import { describeSecrets, FIRST_SECRETS, showsValues } from "./secrets-and-spec.ts";
import type { Fields } from "./step.ts";

const STATUS_NAMES =
  /^(CREATING|QUEUED|AWAITING_BUILD|BUILDING|AWAITING_DEPLOY|DEPLOYING|DEPLOYED|INTERRUPTED|SKIPPED|UNKNOWN|.*FAILED)$/;
const MAX_LAG_MS = 15_000;
const MAX_ROLLOUT_MS = 15 * 60_000;
/** Consecutive rounds of reads that must be current. */
const NEEDED_ROUNDS = 6;

/** The input is optional if the service lists only one integration. */
export async function createInputs({ inputs, ref, isGit, listIds }: Run): Promise<Fields> {
  const { source, listener_id, k8s_namespace, repo_url, graph_config_path } = inputs;
  const common = { source, ...ref(false), secrets: JSON.stringify(FIRST_SECRETS) };
  if (!isGit) return { ...common, listener_id, k8s_namespace };
  const ids = await listIds("/v1/integrations/github/install");
  const integration_id = inputs.integration_id ?? (ids?.length === 1 ? ids[0] : undefined);
  return { ...common, repo_url, integration_id, graph_config_path };
}

export async function checkCreation(run: Run): Promise<void> {
  const { state, name } = run;
  state.isChangeSent = true;
  const creationEnd = await run.runAction(
    "create/",
    { ...(await createInputs(run)), name },
    "create",
  );
  if (creationEnd.outputs.deployment_id) state.id = creationEnd.outputs.deployment_id;
  if (state.id === undefined) {
    state.isChangeSent = creationEnd.outputs.outcome !== "rejected";
    run.checkOutcome("create/", creationEnd, "deployed");
    throw new Unusable("no deployment was created");
  }
  const { status, secrets, source_revision_config } = await run.readDeployment();
  checkSources(run, source_revision_config ?? {});
  run.checkOutcome("create/", creationEnd, state.unexpectedContent ? "error" : "deployed");
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

/** Checks the ref or image of the new revision. */
function checkSources(run: Run, content: Record<string, unknown>): void {
  const [member = "", sent = ""] = Object.entries(run.ref(false))[0] ?? [];
  const form = formOf(content[member], sent);
  if (form === undefined) {
    run.state.unexpectedContent = true;
    run.check("changed-values", `${member} is what was sent`, false, "another one", "create/");
    return;
  }
  const handled = run.isGit ? "create/" : "skip_unchanged";
  const isSame = content[member] === sent;
  run.check("resolved-sources", `${member} is shown as sent`, isSame, form, handled);
  if (run.isGit) {
    const { image_uri } = content;
    const expectation = "a built revision shows no image";
    run.check("resolved-sources", expectation, !image_uri, "it shows one", "create/");
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
export async function measureOneChange(run: Run): Promise<void> {
  const { state, service } = run;
  run.print("one change, and how soon each read shows it …");
  const knownIds = [...((await run.revisionIds()) ?? []), ...state.revisions];
  const isNew: IsNew = (id) => Boolean(id) && !knownIds.includes(String(id));
  const response = await service.request("PATCH", run.deploymentPath(), {
    body: { source_revision_config: run.ref(true) },
  });
  const sentAt = Date.now();
  let id = response.reply.latest_revision_id;
  const age = `${response.status} with ${isNew(id) ? "a new" : "an older"} one`;
  const expectation = "PATCH answers with the new revision";
  run.check("lagging-answers", expectation, isNew(id), age, "a rollout that fails");
  while (!isNew(id) && Date.now() - sentAt < MAX_LAG_MS) {
    await service.pause(300);
    id = (await run.readDeployment()).latest_revision_id;
  }
  if (!id || !isNew(id)) throw new Error("a change made no revision that can be found");
  const statuses = await measureLag(run, id, sentAt, isNew);
  const newIds = ((await run.revisionIds()) ?? []).filter((one) => isNew(one));
  const count = `${newIds.length} revisions are new`;
  if (!state.listsLag)
    run.check("revision-list", "one change makes one revision", newIds.length <= 1, count);
  for (const one of [...newIds.reverse(), id]) run.recordRevision(one);
  await checkStatusOrder(run, id, statuses);
}

const READS = ["revision", "deployment", "list"] as const;

/** Reads until all are up to date for a while. The measured lag applies to later reads. */
async function measureLag(run: Run, id: string, sentAt: number, isNew: IsNew): Promise<string[]> {
  const statuses: string[] = [];
  const staleMs = { revision: 0, deployment: 0, list: 0 };
  let currentRounds = 0;
  while (currentRounds < NEEDED_ROUNDS && Date.now() - sentAt < MAX_LAG_MS) {
    const revision = await run.service.request("GET", `${run.deploymentPath()}/revisions/${id}`);
    const isThere = revision.status === 200;
    const { status } = revision.reply;
    if (isThere && status && !statuses.includes(status)) statuses.push(status);
    const deployment = isNew((await run.readDeployment()).latest_revision_id);
    // Without a list there is no lag.
    const list = (await run.revisionIds())?.includes(id) ?? true;
    const current = { revision: isThere, deployment, list };
    const stale = READS.filter((read) => !current[read]);
    for (const read of stale) staleMs[read] = Date.now() - sentAt;
    currentRounds = stale.length === 0 ? currentRounds + 1 : 0;
    await run.service.pause(150);
  }
  for (const read of READS) {
    const observation = `behind for ${(staleMs[read] / 1_000).toFixed(1)} s`;
    const expectation = `a read of the ${read} is current at once`;
    run.check(
      "lagging-answers",
      expectation,
      staleMs[read] === 0,
      observation,
      "a rollout that fails",
    );
  }
  const { state } = run;
  state.listsLag = staleMs.list > 0 && currentRounds < NEEDED_ROUNDS;
  const list = state.listsLag ? 0 : staleMs.list;
  const longest = Math.max(staleMs.revision, staleMs.deployment, list);
  // The last stale read was shortly before the end of the lag.
  state.lagMs = longest === 0 ? 0 : longest * 1.2 + 500;
  return statuses;
}

/** The statuses of a revision, in order. */
async function checkStatusOrder(run: Run, id: string, statuses: string[]): Promise<void> {
  const { state, service } = run;
  const path = `/revisions/${id}`;
  const startedMs = Date.now();
  let last = await run.readDeployment(path);
  while (
    !/^(DEPLOYED|SKIPPED)$|FAILED$/.test(last.status ?? "") &&
    Date.now() - startedMs < MAX_ROLLOUT_MS
  ) {
    await service.pause(700);
    last = await run.readDeployment(path);
    const { status } = last;
    // A stale reply says nothing about the order.
    const isStale = state.lagMs > 0 && statuses.includes(status ?? "");
    if (status && statuses.at(-1) !== status && !isStale) statuses.push(status);
  }
  const order = statuses.join(" → ");
  const isKnown = statuses.every((one) => STATUS_NAMES.test(one)) && statuses.at(-1) === "DEPLOYED";
  const isOnce = new Set(statuses).size === statuses.length;
  const expectation = "DEPLOYED after known statuses, each once";
  run.check("revision-statuses", expectation, isKnown && isOnce, order);
  const firstTime = (await run.readAfterLag(path)).updated_at;
  await service.pause(2_000);
  const secondTime = (await run.readDeployment(path)).updated_at;
  if (!firstTime) return run.skip("rollout-times", "no updated_at");
  const observation = firstTime === secondTime ? "it stays" : "it moves with each read";
  run.check(
    "rollout-times",
    "updated_at of a DEPLOYED revision stays",
    firstTime === secondTime,
    observation,
  );
}
