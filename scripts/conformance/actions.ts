import { OUR_ACTIONS } from "./rows.ts";
import {
  at,
  canRollBack,
  connectionOf,
  deploy,
  deployInputs,
  expectEnd,
  isGit,
  type Run,
  refOf,
  settled,
  told,
} from "./run.ts";
import { runStep, startStep } from "./step.ts";

const DELETION_MS = 3 * 60_000;
const FAILING = "conformance-fail-deploy";

export async function ourSteps(run: Run): Promise<void> {
  const planned = await deploy(run, "plan", { ...refOf(run, false), dry_run: "true" });
  expectEnd(run, "dry_run", planned, "planned");
  if (isGit(run)) return;
  const { source_revision_config: runs } = await settled(run);
  const same = await deploy(run, "no change", { ...refOf(run, true), skip_unchanged: "true" });
  // What is shown in another form is not compared, so that it is deployed again.
  const isShown = runs?.image_uri === run.inputs.other_image_uri;
  expectEnd(run, "skip_unchanged", same, ...(isShown ? ["unchanged"] : ["unchanged", "deployed"]));
}

/** The same repository with a tag that is not there. */
const failing = (run: Run) =>
  isGit(run)
    ? { repo_ref: FAILING }
    : {
        image_uri: `${run.inputs.image_uri?.replace(/@.*$/, "").replace(/:[^/:]*$/, "")}:${FAILING}`,
      };

export async function failure(run: Run): Promise<void> {
  const { findings, service } = run;
  const failed = await deploy(run, "a rollout that fails", {
    ...failing(run),
    rollback_on_failure: "true",
  });
  expectEnd(run, "a failure, and its rollback", failed, "failed");
  const { rolled_back, error_message = "", revision_id } = failed.outputs;
  if (canRollBack(run) || rolled_back === "true")
    findings.check(OUR_ACTIONS, "rollback_on_failure", rolled_back === "true", error_message);
  if (!revision_id) return findings.skip("failure-words", "nothing failed");
  await service.pause(run.lagMs);
  const { status, status_message } = (
    await service.ask("GET", `${at(run)}/revisions/${revision_id}`)
  ).shown;
  const isFailed = /FAILED$/.test(status ?? "");
  findings.check("revision-statuses", "a failure ends in FAILED", isFailed, String(status));
  const seen = `status_message: ${status_message}`;
  findings.check("failure-words", "a failure has a sentence", Boolean(status_message), seen);
}

export async function together(run: Run): Promise<void> {
  run.say("Two deploys at once …");
  await run.service.pause(run.lagMs);
  const both = [false, true].map((other) =>
    startStep("deploy", deployInputs(run, refOf(run, other))),
  );
  const ends = await Promise.all(both.map(({ end }) => end));
  for (const end of ends) {
    told(run, "one of two", end);
    run.atOnce.push(end.outputs.revision_id ?? "");
  }
  run.stopped.throwIfAborted();
  const outcomes = ends.map(({ outputs }) => outputs.outcome ?? "").sort();
  const isRight = outcomes[0] === "deployed" && /^(deployed|superseded)$/.test(outcomes[1] ?? "");
  const what = "two at once: one is deployed, the other is that or superseded";
  run.findings.check(OUR_ACTIONS, what, isRight, outcomes.join(" and "));
  run.say("Cancel and attach again …");
  await run.service.pause(run.lagMs);
  const step = startStep("deploy", deployInputs(run, refOf(run, false)));
  const begun = Date.now();
  while (!/revision [0-9a-f]{8}-/i.test(step.log()) && Date.now() - begun < 20_000)
    await run.service.pause(200);
  step.cancel();
  expectEnd(run, "a step that is cancelled", told(run, "cancelled", await step.end), "cancelled");
  const attached = await deploy(run, "attached again", { revision_id: "latest" });
  expectEnd(run, "revision_id after a cancelled step", attached, "deployed");
}

export async function deletion(run: Run): Promise<void> {
  if (run.before !== undefined) return;
  const { service, findings } = run;
  run.say("Deleting it …");
  await service.pause(run.lagMs);
  const step = await runStep("delete", {
    ...connectionOf(run),
    deployment_name: run.name,
    deployment_id: run.id,
    name_must_match: "conformance-*",
    wait: "false",
  });
  expectEnd(run, "delete/", told(run, "delete", step), "not_waited", "deleted");
  if (step.outputs.outcome === "rejected") return;
  const statuses: string[] = [];
  const begun = Date.now();
  while (statuses.at(-1) !== "404" && Date.now() - begun < DELETION_MS) {
    const { status, shown } = await service.ask("GET", at(run));
    const word = status === 200 ? String(shown.status) : String(status);
    // Until the lag is over, a read may show what was there before.
    const isStale = word === "READY" && Date.now() - begun < run.lagMs;
    if (!statuses.includes(word) && !isStale) statuses.push(word);
    await service.pause(300);
  }
  const isUsual = /^(AWAITING_DELETE,)?404$/.test(statuses.join());
  const seen = `${statuses.join(" → ")} after ${((Date.now() - begun) / 1_000).toFixed(0)} s`;
  findings.check("deletion", "AWAITING_DELETE, and then 404", isUsual, seen);
}
