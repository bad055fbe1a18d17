import { describeForm } from "./changes.ts";
import type { Run } from "./run.ts";

const FAILING = "conformance-fail-deploy";

export async function checkOurSteps(run: Run): Promise<void> {
  const { inputs, isGit, state } = run;
  const { graph_config_path: sentPath } = inputs;
  const { source_revision_config: content } = await run.readAfterLag();
  const path = isGit ? { graph_config_path: sentPath } : {};
  const planInputs = { ...run.firstContent, ...path, dry_run: "true" };
  const plan = await run.step("dry_run", planInputs, "planned");
  if (!isGit) {
    // An image that is shown in another form may not be recognized: then it is deployed again.
    const outcomes =
      content?.image_uri === inputs.other_image_uri ? ["unchanged"] : ["unchanged", "deployed"];
    if (state.unexpectedContent) outcomes.push("error");
    const unchangedInputs = { ...run.otherContent, skip_unchanged: "true" };
    await run.step("skip_unchanged", unchangedInputs, ...outcomes);
  } else if (sentPath !== undefined) {
    const shownPath = content?.graph_config_path;
    const observation =
      shownPath === undefined
        ? `members: ${Object.keys(content ?? {})}`
        : (describeForm(shownPath, sentPath) ?? "another");
    const isSame = shownPath === sentPath;
    const isNoChange = !plan.outputs.changes?.includes("graph_config_path");
    run.check("graph-config-path", "it is shown as sent", isSame, observation, isNoChange);
  }
}

/** A git ref, or an image with a tag, that does not exist. */
const failingChange = ({ isGit, inputs }: Run) =>
  isGit
    ? { repo_ref: FAILING }
    : { image_uri: `${inputs.image_uri?.replace(/@.*$/, "").replace(/:[^/:]*$/, "")}:${FAILING}` };

export async function checkFailure(run: Run): Promise<void> {
  const change = { ...failingChange(run), rollback_on_failure: "true" };
  const { outputs } = await run.step("a rollout that fails", change, "failed");
  const { rolled_back, error_message = "", revision_id } = outputs;
  if (run.canRollBack || rolled_back === "true")
    run.checkStep("rollback_on_failure", rolled_back === "true", error_message);
  if (!revision_id) return run.skip("failure-words", "nothing failed");
  const { status = "", status_message } = await run.readAfterLag(`/revisions/${revision_id}`);
  run.check("revision-statuses", "a failure ends in FAILED", /FAILED$/.test(status), status);
  const message = status_message ?? "";
  const step = "a rollout that fails";
  run.check("failure-words", "a failure has a sentence", message !== "", message, step);
}

/** Finds the deployment by name, and follows its latest revision. */
export async function checkAttachment(run: Run): Promise<void> {
  const { name } = await run.readDeployment();
  const latest = { deployment_id: undefined, deployment_name: name, revision_id: "latest" };
  await run.step("attached again, by name", latest, "deployed");
}

export async function checkDeletion(run: Run): Promise<void> {
  const { service, state, name } = run;
  const { status: previousStatus } = await run.readAfterLag();
  const guard = {
    deployment_name: name,
    deployment_id: state.id,
    name_must_match: "conformance-*",
  };
  let hasEnded = false;
  const stepEnd = run.runAction("delete/", { ...guard, timeout: "3m" }, "delete").finally(() => {
    hasEnded = true;
  });
  // After an interrupt the loop throws, so that nothing awaits `stepEnd`, which rejects as well.
  stepEnd.catch(() => undefined);
  const statuses: string[] = [];
  while (statuses.at(-1) !== "404" && !hasEnded) {
    const { status, reply } = await service.request("GET", run.deploymentPath());
    const statusText = status === 200 ? String(reply.status) : String(status);
    if (statusText !== previousStatus && !statuses.includes(statusText)) statuses.push(statusText);
    await service.pause(200);
  }
  run.checkOutcome("delete/", await stepEnd, "deleted");
  const isUsual = /^(AWAITING_DELETE,)?404$/.test(statuses.join());
  run.check("deletion", "AWAITING_DELETE, and then 404", isUsual, statuses.join(" → "), "delete/");
}
