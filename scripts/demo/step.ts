import { isLoopback } from "../../src/service/contract/loopback.ts";
import { parseStep, type Step } from "./command-line.ts";
import { writePage } from "./draw/page.ts";
import { DEMO_KEY, emulatorInputs } from "./emulator-inputs.ts";
import { startServices } from "./services.ts";
import { headingLine, showStep } from "./show.ts";

/* `npm run step`: runs one bundle like a runner, with the inputs of the command line. */

const BAD_USAGE = 2;
/** Variables for proxies and certificates. */
const NETWORK_VARIABLE = /^(https?_proxy|no_proxy|node_extra_ca_certs)$/i;

/** The variables of this process that the step needs. */
function environmentOf({ base_url, secrets_from_env }: Step["inputs"]): Record<string, string> {
  const secretNames = new Set(secrets_from_env?.match(/\w+/g));
  const entries = Object.entries(process.env).filter(
    ([name]) => secretNames.has(name) || (base_url !== undefined && NETWORK_VARIABLE.test(name)),
  );
  return Object.fromEntries(entries.map(([name, value = ""]) => [name, value]));
}

function warnAboutExposedInputs(names: readonly string[], base_url: string): void {
  const url = URL.parse(base_url);
  if (names.length === 0 || (url !== null && isLoopback(url))) return;
  console.log(
    `Whoever sees this terminal or the list of processes can read ${names.join(", ")}: write '${names[0]}=$NAME' in single quotes, and the variable is read here.\n`,
  );
}

async function startEmulator({ api_key, bearer_token }: Step["inputs"]) {
  console.log("Without base_url, an emulator plays the services, twice as fast as real ones.\n");
  return await startServices({
    api_keys: [DEMO_KEY, api_key || DEMO_KEY],
    bearer_tokens: bearer_token ? [bearer_token] : [],
  });
}

async function run(step: Step): Promise<void> {
  const { base_url } = step.inputs;
  if (base_url !== undefined) {
    warnAboutExposedInputs(step.exposedInputs, base_url);
    return await runStep(step, {});
  }
  const services = await startEmulator(step.inputs);
  try {
    await runStep(step, await emulatorInputs(services, step));
  } finally {
    await services[Symbol.asyncDispose]();
  }
}

/** Runs the bundle with `extraInputs` and the inputs of the step, and shows the result. */
async function runStep(step: Step, extraInputs: Step["inputs"]): Promise<void> {
  const { actionName, inputs } = step;
  const { summary, outputs, conclusion, exitCode } = await showStep(
    step,
    { ...extraInputs, ...inputs },
    { env: environmentOf(inputs), workspace: process.env.INIT_CWD ?? process.cwd() },
  );
  console.log(headingLine("end"));
  console.log(`The summary as GitHub shows it: ${writePage([{ title: actionName, summary }])}`);
  console.log(`${actionName} ended with exit code ${exitCode}: ${outputs.outcome ?? conclusion}.`);
  process.exitCode = conclusion === "success" ? 0 : exitCode || 1;
}

// The terminal also sends the signal to the action, which ends as cancelled, and is awaited.
process.on("SIGINT", () => undefined);

function stepOrHelp(): Step | undefined {
  try {
    const step = parseStep(process.argv.slice(2), process.env);
    if (typeof step !== "string") return step;
    console.log(step);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = BAD_USAGE;
  }
  return undefined;
}

const step = stepOrHelp();
if (step !== undefined) await run(step);
