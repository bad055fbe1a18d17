import { DeploymentStatus } from "../../src/service/contract/deployments/deployment.ts";
import { FatalError } from "./inputs.ts";
import type { Run } from "./run.ts";
import { describeSecrets, FIRST_SECRETS, hasSentValues } from "./secrets-and-spec.ts";
import type { Fields } from "./step.ts";

const STATUS_NAMES =
  /^(CREATING|QUEUED|AWAITING_BUILD|BUILDING|AWAITING_DEPLOY|DEPLOYING|DEPLOYED|INTERRUPTED|SKIPPED|UNKNOWN|.*FAILED)$/;
const MAX_LAG_MS = 15_000;
const MAX_ROLLOUT_MS = 15 * 60_000;
/** Consecutive rounds of reads that must be current. */
const NEEDED_ROUNDS = 6;

/** Inputs of `create/`. The only integration of the service replaces a missing `integration_id`. */
export async function createInputs({ inputs, firstContent, isGit, listIds }: Run): Promise<Fields> {
  const { source, listener_id, k8s_namespace, repo_url, graph_config_path } = inputs;
  const common = { source, ...firstContent, secrets: JSON.stringify(FIRST_SECRETS) };
  if (!isGit) return { ...common, listener_id, k8s_namespace };
  const ids = await listIds("/v1/integrations/github/install");
  const integration_id = inputs.integration_id ?? (ids?.length === 1 ? ids[0] : undefined);
  return { ...common, repo_url, integration_id, graph_config_path };
}

export async function checkCreation(run: Run): Promise<void> {
  const { state, name } = run;
  state.isChangeSent = true;
  const inputs = { ...(await createInputs(run)), name };
  const creationEnd = await run.runAction("create/", inputs, "create");
  if (creationEnd.outputs.deployment_id) state.id = creationEnd.outputs.deployment_id;
  if (state.id === undefined) {
    state.isChangeSent = creationEnd.outputs.outcome !== "rejected";
    run.checkOutcome("create/", creationEnd, "deployed");
    throw new FatalError("no deployment was created");
  }
  const { status, secrets, source_revision_config } = await run.readDeployment();
  checkSources(run, source_revision_config ?? {});
  run.checkOutcome("create/", creationEnd, state.unexpectedContent ? "error" : "deployed");
  const isKnown = DeploymentStatus.safeParse(status).success;
  const statusText = isKnown ? `${status}` : `${status}, which no document names`;
  run.check("deployment-status", "it is READY", status === "READY", statusText, "create/");
  const isShown = hasSentValues(secrets);
  const valuesText = describeSecrets(secrets);
  run.check("hidden-secrets", "values are shown", isShown, valuesText, "secrets_mode: merge");
}

/** Checks the ref or image of the new revision. */
function checkSources(run: Run, content: Record<string, unknown>): void {
  const [member = "", sent = ""] = Object.entries(run.firstContent)[0] ?? [];
  const form = describeForm(content[member], sent);
  if (form === undefined) {
    run.state.unexpectedContent = true;
    run.check("changed-values", `${member} is what was sent`, false, "another one", "create/");
    return;
  }
  const handledBy = run.isGit ? "create/" : "skip_unchanged";
  const isSame = content[member] === sent;
  run.check("resolved-sources", `${member} is shown as sent`, isSame, form, handledBy);
  if (run.isGit) {
    const { image_uri } = content;
    const expectation = "a built revision shows no image";
    run.check("resolved-sources", expectation, !image_uri, "it shows one", "create/");
  }
}

/** The form in which a value is shown; undefined if it is another value. */
export function describeForm(shownValue: unknown, sentValue: string): string | undefined {
  if (shownValue === sentValue) return "as sent";
  if (typeof shownValue !== "string") return "not shown";
  if (/^[0-9a-f]{40}$/.test(shownValue)) return "as a commit";
  if (shownValue.includes("@sha256:"))
    return `with a digest ${shownValue.startsWith(sentValue) ? "after" : "in the place of"} its tag`;
  if (shownValue.endsWith(sentValue)) return "with something before it";
  return sentValue.endsWith(shownValue) ? "without its beginning" : undefined;
}

type IsNew = (id: string | null | undefined) => boolean;

/** Sends one change without an action, and measures how soon each read shows it. */
export async function measureOneChange(run: Run): Promise<void> {
  const { state, service } = run;
  run.print("one change, and how soon each read shows it …");
  const knownIds = [...((await run.revisionIds()) ?? []), ...state.revisions];
  const isNew: IsNew = (id) => Boolean(id) && !knownIds.includes(String(id));
  const response = await service.request("PATCH", run.deploymentPath(), {
    body: { source_revision_config: run.otherContent },
  });
  const sentAt = Date.now();
  let id = response.reply.latest_revision_id;
  const observation = `${response.status} with ${isNew(id) ? "a new" : "an older"} one`;
  const expectation = "PATCH answers with the new revision";
  run.check("lagging-answers", expectation, isNew(id), observation, "a rollout that fails");
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
  await checkRollout(run, id, statuses);
}

const READS = ["revision", "deployment", "list"] as const;

/** Records for how long reads are stale after a change. Returns the statuses of the revision. */
async function measureLag(run: Run, id: string, sentAt: number, isNew: IsNew): Promise<string[]> {
  const statuses: string[] = [];
  const staleMs = { revision: 0, deployment: 0, list: 0 };
  let currentRounds = 0;
  while (currentRounds < NEEDED_ROUNDS && Date.now() - sentAt < MAX_LAG_MS) {
    const revision = await run.service.request("GET", `${run.deploymentPath()}/revisions/${id}`);
    const isFound = revision.status === 200;
    const { status } = revision.reply;
    if (isFound && status && !statuses.includes(status)) statuses.push(status);
    const deployment = isNew((await run.readDeployment()).latest_revision_id);
    // If there is no list of revisions, it counts as current.
    const list = (await run.revisionIds())?.includes(id) ?? true;
    const current = { revision: isFound, deployment, list };
    const stale = READS.filter((read) => !current[read]);
    for (const read of stale) staleMs[read] = Date.now() - sentAt;
    currentRounds = stale.length === 0 ? currentRounds + 1 : 0;
    await run.service.pause(150);
  }
  for (const read of READS) {
    const observation = `behind for ${(staleMs[read] / 1_000).toFixed(1)} s`;
    const expectation = `a read of the ${read} is current at once`;
    const isCurrent = staleMs[read] === 0;
    run.check("lagging-answers", expectation, isCurrent, observation, "a rollout that fails");
  }
  const { state } = run;
  state.listsLag = staleMs.list > 0 && currentRounds < NEEDED_ROUNDS;
  const list = state.listsLag ? 0 : staleMs.list;
  const longest = Math.max(staleMs.revision, staleMs.deployment, list);
  // The last stale read was shortly before the end of the lag.
  state.lagMs = longest === 0 ? 0 : longest * 1.2 + 500;
  return statuses;
}

/** Checks that a revision has known statuses, each once, and that its `updated_at` stays. */
async function checkRollout(run: Run, id: string, statuses: string[]): Promise<void> {
  const { state, service } = run;
  const path = `/revisions/${id}`;
  const startedMs = Date.now();
  let revision = await run.readDeployment(path);
  while (
    !/^(DEPLOYED|SKIPPED)$|FAILED$/.test(revision.status ?? "") &&
    Date.now() - startedMs < MAX_ROLLOUT_MS
  ) {
    await service.pause(700);
    revision = await run.readDeployment(path);
    const { status } = revision;
    // A stale reply repeats an earlier status.
    const isStale = state.lagMs > 0 && statuses.includes(status ?? "");
    if (status && statuses.at(-1) !== status && !isStale) statuses.push(status);
  }
  const order = statuses.join(" → ");
  const areKnown = statuses.every((one) => STATUS_NAMES.test(one));
  const areDistinct = new Set(statuses).size === statuses.length;
  const isDeployed = statuses.at(-1) === "DEPLOYED";
  const expectation = "DEPLOYED after known statuses, each once";
  run.check("revision-statuses", expectation, areKnown && areDistinct && isDeployed, order);
  const firstTime = (await run.readAfterLag(path)).updated_at;
  await service.pause(2_000);
  const secondTime = (await run.readDeployment(path)).updated_at;
  if (!firstTime) return run.skip("rollout-times", "no updated_at");
  const isSame = firstTime === secondTime;
  const observation = isSame ? "it stays" : "it moves with each read";
  run.check("rollout-times", "updated_at of a DEPLOYED revision stays", isSame, observation);
}
