import { randomBytes } from "node:crypto";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  checkAttachment,
  checkDeletion,
  checkFailure,
  checkOurSteps,
} from "./conformance/actions.ts";
import { checkCreation, measureOneChange } from "./conformance/changes.ts";
import { cleanUp } from "./conformance/clean-up.ts";
import type { Verdict } from "./conformance/findings.ts";
import { FatalError, HELP, type Inputs, parseInputs } from "./conformance/inputs.ts";
import { preflight } from "./conformance/preflight.ts";
import { checkLists, checkPlatform } from "./conformance/reads.ts";
import { CONTRACT, parseRows, renderReport } from "./conformance/report.ts";
import { createRun, type Run } from "./conformance/run.ts";
import { checkSecretsAndSpec } from "./conformance/secrets-and-spec.ts";

/* `npm run conformance` tests a live platform against docs/design/contract. */

const STAGES: Record<string, (run: Run) => Promise<void>> = {
  preflight,
  creation: checkCreation,
  oneChange: measureOneChange,
  ourSteps: checkOurSteps,
  secretsAndSpec: checkSecretsAndSpec,
  // Before the failure: if that cannot be rolled back, the latest revision is the failed one.
  attached: checkAttachment,
  failure: checkFailure,
  lists: checkLists,
  platform: checkPlatform,
  deletion: checkDeletion,
};
/** The other stages depend on these. */
const REQUIRED_STAGES = ["preflight", "creation"];

const print = (line: string) => void process.stdout.write(`${line}\n`);

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

const reportPath = ({ report = "conformance.md" }: Inputs) =>
  resolve(process.env.INIT_CWD ?? ".", report);

const REDACTED_INPUTS = [
  "image_uri",
  "other_image_uri",
  "repo_url",
  "tenant_id",
  "listener_id",
  "k8s_namespace",
] as const;

function redactInputs({ inputs, addRedaction }: Run): void {
  const { api_key, bearer_token, base_url, platform_url, repo_url } = inputs;
  for (const credential of [api_key, bearer_token]) addRedaction(credential, "credential");
  for (const address of [base_url, platform_url])
    addRedaction(URL.parse(address ?? "")?.host, "host");
  for (const name of REDACTED_INPUTS) addRedaction(inputs[name], name);
  addRedaction(repo_url?.replace(/^https?:\/\/[^/]*\//, ""), "repo_url");
  const repository = inputs.image_uri?.replace(/@.*$/, "").replace(/:[^/:]*$/, "");
  if (repository?.includes("/")) addRedaction(repository, "image");
}

function announce(inputs: Inputs, name: string): void {
  print(`This creates the deployment ${name} (${inputs.source}), changes it about ten times and deletes it.
It takes as long as about ten rollouts, with about 170 requests. If it is killed (SIGKILL), look at
${name}, and the tracing project of that name.\n`);
  // Fails before anything is created if the report cannot be written.
  appendFileSync(reportPath(inputs), "");
}

function interruptOnSignals(interrupt: AbortController): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      print(`\n${signal}: stopping, and tidying up.`);
      interrupt.abort(new Error(`stopped by ${signal}`));
    });
}

/** Runs the stages. Returns the one that ended the run early, if any, and the reason. */
async function runStages(run: Run): Promise<{ stage: string; reason: string } | undefined> {
  let currentStage = "";
  try {
    for (const [stage, runStage] of Object.entries(STAGES)) {
      currentStage = stage;
      await runStage(run).catch((error: unknown) => {
        run.stopSignal.throwIfAborted();
        if (error instanceof FatalError || REQUIRED_STAGES.includes(stage)) throw error;
        run.checkStep(`the stage ${stage}`, false, messageOf(error));
      });
    }
    return undefined;
  } catch (error) {
    return { stage: currentStage, reason: run.redact(messageOf(error)) };
  }
}

function checkRateLimits({ service, check, skip }: Run): void {
  const [headers] = service.counts.retriedHeaders;
  const row = "rate-limit-refusals";
  const observation = headers?.get("retry-after") === null ? "none" : "it has one";
  if (headers === undefined) skip(row, "nothing was answered with 429");
  else check(row, "a 429 has no Retry-After", observation === "none", observation);
}

async function main(inputs: Inputs): Promise<number> {
  const interrupt = new AbortController();
  const name = `conformance-${randomBytes(4).toString("hex")}`;
  const run = createRun(inputs, name, print, interrupt.signal);
  const { findings, verdictOf, service } = run;
  redactInputs(run);
  announce(inputs, name);
  interruptOnSignals(interrupt);
  const startMs = Date.now();
  const stop = await runStages(run);
  const cleanUpResult = await cleanUp(run);
  checkRateLimits(run);
  const seconds = Math.round((Date.now() - startMs) / 1_000);
  const endText = run.redact(
    stop === undefined
      ? `It ran to its end. ${cleanUpResult}`
      : `It did not run to its end: ${stop.reason}. ${cleanUpResult}`,
  );
  print(endText);
  const date = new Date(startMs).toISOString().slice(0, 10);
  const facts = `${date}, source ${inputs.source}, ${seconds} s, requests beside those of the actions: ${service.counts.requests}. ${endText}`;
  const rows = parseRows(readFileSync(join(import.meta.dirname, "..", CONTRACT), "utf8"));
  writeFileSync(reportPath(inputs), renderReport(rows, run, facts, stop?.stage));
  const rowsWithFindings = new Set(findings.map(({ row }) => row));
  const count = (verdict: Verdict) =>
    [...rowsWithFindings].filter((row) => verdictOf(row) === verdict).length;
  const unexpectedCount = run.unexpectedSteps().length;
  print(
    `Rows that differ: ${count("differs")}, that differ and are handled: ${count("differs, handled")}, that hold: ${count("holds")}. Steps with an unexpected result: ${unexpectedCount}. ${seconds} s, requests: ${service.counts.requests}. Report: ${reportPath(inputs)}`,
  );
  if (stop !== undefined || cleanUpResult.startsWith("LEFT")) return 2;
  return count("differs") + unexpectedCount > 0 ? 1 : 0;
}

const args = process.argv.slice(2);
if (args.length === 0 || args.includes("--help")) {
  print(HELP);
  process.exitCode = args.length === 0 ? 2 : 0;
} else {
  try {
    process.exitCode = await main(parseInputs(args, process.env));
  } catch (error) {
    if (!(error instanceof FatalError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}
process.exit();
