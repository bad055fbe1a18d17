import { setTimeout as sleep } from "node:timers/promises";
import { at, deployInputs, isGit, type Run } from "./run.ts";
import { cancelSteps, runStep } from "./step.ts";

const always = true;

/** Deletes the deployment, or puts it back, on each way out. Says what is left. */
export async function cleanUp(run: Run): Promise<string> {
  await cancelSteps();
  if (!run.begun) return "Nothing was created or changed.";
  try {
    return await (run.before === undefined ? deleted(run) : putBack(run));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `LEFT BEHIND: ${run.name}${run.before ? ", changed" : ""} (${why}).`;
  }
}

async function deleted(run: Run): Promise<string> {
  const { service, name } = run;
  const query = `/v2/deployments?limit=100&name=${name}&name_contains=${name}`;
  for (let tries = 0; run.id === undefined && tries < 5; tries += 1) {
    const { shown } = await service.ask("GET", query, { always });
    const id = shown.resources?.find((one) => one.name === name)?.id;
    if (id !== undefined) run.id = id;
    // A request that was cut off may arrive late.
    else await sleep(2_000);
  }
  if (run.id === undefined) return `No deployment ${name} is found. Look for it later.`;
  for (let tries = 0; tries < 5; tries += 1) {
    const path = `${at(run)}?delete_tracing_project=true`;
    const { status } = await service.ask("DELETE", path, { always });
    if (status < 300 || status === 404) break;
    await sleep(2_000);
  }
  for (let tries = 0; tries < 60; tries += 1) {
    const { status } = await service.ask("GET", at(run), { always });
    if (status === 404) return "Nothing is left behind.";
    await sleep(1_000);
  }
  return `LEFT BEHIND: ${name}, which is not gone a minute after its deletion.`;
}

/** Deploys again what it ran. Its secrets and resources were never touched. */
async function putBack(run: Run): Promise<string> {
  const runs = run.before?.source_revision_config ?? {};
  const member = isGit(run) ? "repo_ref" : "image_uri";
  await sleep(run.lagMs);
  const { outputs } = await runStep(
    "deploy",
    deployInputs(run, { [member]: String(runs[member]) }),
  );
  if (outputs.outcome === "deployed") return "The deployment was put back.";
  return `LEFT BEHIND: the deployment, changed: putting it back ended as ${outputs.outcome}.`;
}
