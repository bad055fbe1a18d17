import { randomBytes } from "node:crypto";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { deletion, failure, ourSteps, together } from "./conformance/actions.ts";
import { creation, oneChange } from "./conformance/changes.ts";
import { cleanUp } from "./conformance/clean-up.ts";
import { createFindings, type Findings } from "./conformance/findings.ts";
import { HELP, type Inputs, inputsFrom, isHere, Unusable } from "./conformance/inputs.ts";
import { secretsAndSpec } from "./conformance/members.ts";
import { preflight } from "./conformance/preflight.ts";
import { agent, lists, platform } from "./conformance/reads.ts";
import { reportOf } from "./conformance/report.ts";
import { OUR_ACTIONS, rowsOf, STAGES, type Stage } from "./conformance/rows.ts";
import type { Run } from "./conformance/run.ts";
import { createService, type Service } from "./conformance/service.ts";
import { cancelSteps } from "./conformance/step.ts";

/* `npm run conformance` proves a live platform against docs/design/contract. */

const PROBES: Record<Stage, (run: Run) => Promise<void>> = {
  ...{ preflight, creation, oneChange, ourSteps, secretsAndSpec, failure },
  ...{ together, lists, agent, platform, deletion },
};
/** Without them, the others have nothing to ask. */
const NEEDED: readonly Stage[] = ["preflight", "creation"];
const CONTRACT = new URL("../docs/design/contract/README.md", import.meta.url);

const say = (line: string) => void process.stdout.write(`${line}\n`);

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

const reportFile = ({ report = "conformance.md" }: Inputs) =>
  resolve(process.env.INIT_CWD ?? ".", report);

function findingsOf(inputs: Inputs): Findings {
  const findings = createFindings(say);
  findings.hide(inputs.api_key, "credential");
  findings.hide(inputs.bearer_token, "credential");
  for (const name of ["base_url", "platform_url"] as const)
    if (inputs[name] !== undefined) findings.hide(new URL(inputs[name]).host, "host");
  const names = ["image_uri", "other_image_uri", "repo_url", "tenant_id"] as const;
  for (const name of [...names, "listener_id", "k8s_namespace"] as const)
    findings.hide(inputs[name], name);
  const repository = inputs.image_uri?.replace(/@.*$/, "").replace(/:[^/:]*$/, "");
  if (repository?.includes("/")) findings.hide(repository, "image");
  return findings;
}

function announce(inputs: Inputs, name: string): void {
  const what =
    inputs.deployment_id === undefined
      ? `creates the deployment ${name} (${inputs.source}), gives it about twelve revisions and deletes it`
      : `gives deployment_id about eight revisions, and then the image or ref that it has now again`;
  say(`This ${what}.
It takes as long as about ten rollouts, with some 200 requests. If it is killed (SIGKILL), look at
${inputs.deployment_id === undefined ? `${name}, and the tracing project of that name` : "that deployment"}.\n`);
  if (!isHere(inputs) && inputs.yes !== "true")
    throw new Unusable("base_url is not this machine: write yes=true if that is meant");
  try {
    // Before anything is created: a run whose report cannot be written is lost.
    appendFileSync(reportFile(inputs), "");
  } catch (error) {
    throw new Unusable(`report: ${messageOf(error)}`);
  }
}

/** A second signal does not wait for what the first one has begun. */
function onSignals(run: Run, stop: AbortController): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      if (stop.signal.aborted) {
        say(run.begun ? `LEFT BEHIND: ${run.name}.` : "Nothing is left behind.");
        process.exit(2);
      }
      say(`\n${signal}: stopping, and tidying up. A second one leaves all as it is.`);
      stop.abort(new Error(`stopped by ${signal}`));
      void cancelSteps();
    });
}

/** Runs the stages. Gives why it could not be done, if so. */
async function stages(run: Run): Promise<string | undefined> {
  try {
    for (const stage of STAGES)
      await PROBES[stage](run).catch((error: unknown) => {
        run.stopped.throwIfAborted();
        if (error instanceof Unusable || NEEDED.includes(stage)) throw error;
        run.findings.check(OUR_ACTIONS, `the stage ${stage} ends`, false, messageOf(error));
      });
    return undefined;
  } catch (error) {
    return run.findings.clean(messageOf(error));
  }
}

function rateLimits({ refusedByLimit: [limited] }: Service, findings: Findings): void {
  if (limited === undefined) return;
  const has = limited.get("retry-after") === null ? "none" : "it has one";
  findings.check("rate-limit-refusals", "a 429 has no Retry-After", has === "none", has);
}

async function main(inputs: Inputs): Promise<number> {
  const stop = new AbortController();
  const service = createService(inputs, stop.signal);
  const findings = findingsOf(inputs);
  const fresh = `conformance-${randomBytes(4).toString("hex")}`;
  const name = inputs.deployment_id ?? fresh;
  const run: Run = {
    ...{ inputs, service, findings, say, stopped: stop.signal, name },
    ...{ revisions: [], atOnce: [], lagMs: 0, listsLag: false },
  };
  announce(inputs, name);
  onSignals(run, stop);
  const begun = Date.now();
  const trouble = await stages(run);
  if (trouble !== undefined) say(`It did not run to its end: ${trouble}.`);
  const left = await cleanUp(run);
  say(left);
  rateLimits(service, findings);
  const seconds = Math.round((Date.now() - begun) / 1_000);
  const ended =
    trouble === undefined ? "It ran to its end." : `It did not run to its end: ${trouble}.`;
  const date = new Date(begun).toISOString().slice(0, 10);
  const { source } = inputs;
  const facts = { date, source, seconds, requests: service.requests, ended };
  const rows = rowsOf(readFileSync(CONTRACT, "utf8"));
  writeFileSync(
    reportFile(inputs),
    reportOf(rows, findings, { ...facts, left: findings.clean(left) }),
  );
  const met = [...new Set(findings.all.map(({ row }) => row))];
  const count = (verdict: string) =>
    met.filter((row) => findings.verdictOf(row) === verdict).length;
  const handled = count("differs, handled");
  say(
    `${findings.all.length} checks of ${met.length} rows: ${count("differs")} differ, ${handled} differ and are handled; ${seconds} s, ${service.requests} requests. Report: ${reportFile(inputs)}`,
  );
  if (trouble !== undefined || left.startsWith("LEFT")) return 2;
  return count("differs") > 0 ? 1 : 0;
}

const args = process.argv.slice(2);
if (args.length === 0 || args.includes("--help")) {
  say(HELP);
  process.exitCode = args.length === 0 ? 2 : 0;
} else {
  try {
    process.exitCode = await main(inputsFrom(args, process.env));
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}
process.exit();
