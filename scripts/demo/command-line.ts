import { formatOptions } from "../../emulator/options.ts";
import { parseArguments } from "../arguments.ts";
import { ACTIONS, inputDocs } from "../docs.ts";
import { type DescribedAction, isSecret } from "./show.ts";

export interface Step extends DescribedAction {
  inputs: Record<string, string>;
  /** The inputs with a secret in the arguments, where other processes can read it. */
  exposedInputs: string[];
}

const HELP = `\
Runs an action on this machine as a workflow runs it, and shows its log, outputs and summary.

Usage: npm run step -- <action> [input=value ...]

${formatOptions(ACTIONS.map(({ actionName, action }) => ({ name: actionName, meaning: action.description })))}

Without base_url, an emulator replaces the services. It has the deployments that the step names:
  npm run step -- deploy deployment_name=support-agent image_uri=registry.example/agent:1.4.0
  npm run step -- deploy deployment_name=support-agent image_uri=registry.example/agent:fail-memory
  npm run step -- usage last=7d

A value $NAME is read from the environment variable NAME: npm and the list of processes would show
a secret that is written out. Single quotes keep the shell from replacing $NAME; cmd.exe needs none.
Quote an input that has spaces as a whole: "secrets=A=one two".
  npm run step -- deploy base_url=https://api.example.com 'api_key=$API_KEY' \\
    deployment_name=support-agent image_uri=registry.example/agent:1.4.0 dry_run=true

npm run step -- deploy --help lists the inputs of an action.

This emulator stops after the step. For several steps on one deployment, start one that keeps
running, with npm run emulator, and write the address, key and deployment that it prints:
  npm run step -- deploy base_url=http://127.0.0.1:8123 api_key=demo-key \\
    deployment_name=demo-image image_uri=registry.example/agent:2
`;

function helpOf({ actionName, action }: DescribedAction): string {
  const rows = inputDocs(action.inputs).map(({ name, description, default: defaultValue }) => ({
    name,
    meaning: defaultValue === undefined ? description : `${description} (${defaultValue})`,
  }));
  return `${actionName} has these inputs, with their defaults in brackets:\n\n${formatOptions(rows)}\n`;
}

export function findAction(name: string): DescribedAction {
  const action = ACTIONS.find(({ actionName }) => actionName === name);
  if (action !== undefined) return action;
  const names = ACTIONS.map(({ actionName }) => actionName).join(", ");
  throw new Error(`the first argument must be an action, one of ${names}`);
}

/** Returns the step of the arguments, or the requested help. Throws an Error with all problems. */
export function parseStep(args: readonly string[], env: NodeJS.ProcessEnv): Step | string {
  const isHelp = (arg: string) => arg === "--help" || arg === "-h";
  const [actionName, ...assignments] = args.filter((arg) => !isHelp(arg));
  if (actionName === undefined) return HELP;
  const describedAction = findAction(actionName);
  if (args.some(isHelp)) return helpOf(describedAction);
  const names = Object.keys(describedAction.action.inputs.shape);
  const { inputs, exposedNames, problems } = parseArguments(assignments, names, env);
  if (inputs.base_url === "")
    problems.push("base_url is empty: write an address, or leave it out to use the emulator");
  if (problems.length > 0)
    throw new Error(problems.map((problem) => `${actionName}: ${problem}`).join("\n"));
  const isExposed = (name: string) => isSecret(describedAction, name, inputs[name] ?? "");
  return { ...describedAction, inputs, exposedInputs: exposedNames.filter(isExposed) };
}
