import { formatOptions } from "../../emulator/options.ts";
import { quote } from "../../src/inputs/quote.ts";
import { findSimilar } from "../../src/inputs/similar.ts";
import { ACTIONS, inputDocs } from "../docs.ts";
import { type DescribedAction, isSecret } from "./show.ts";

export interface Step extends DescribedAction {
  inputs: Record<string, string>;
  /** The inputs with a secret in the arguments, where other processes can read it. */
  exposedInputs: string[];
}

const ACTION_NAMES = ACTIONS.map(({ actionName }) => actionName);

const HELP = `\
Runs an action on this machine as a workflow runs it, and shows its log, outputs and summary.

Usage: npm run step -- <action> [input=value ...]

${formatOptions(ACTIONS.map(({ actionName, action }) => ({ name: actionName, meaning: action.description })))}

Without base_url, an emulator replaces the services. It has the deployments that the step names:
  npm run step -- deploy deployment_name=support-agent image_uri=registry.example/agent:1.4.0
  npm run step -- deploy deployment_name=support-agent image_uri=registry.example/agent:fail-memory
  npm run step -- usage last=7d

An input whose value is $NAME is read from the environment: npm and the list of processes would show
a secret that is written out. Put it in single quotes, or else the shell would put the value in
its place; cmd.exe needs none. Quote an input that has spaces as a whole: "secrets=A=one two".
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

const suggestionFor = (name: string, names: readonly string[]): string => {
  const [closestName] = findSimilar(name, names);
  return closestName === undefined ? "" : `: did you mean ${closestName}?`;
};

export function findAction(name: string): DescribedAction {
  const action = ACTIONS.find(({ actionName }) => actionName === name);
  if (action !== undefined) return action;
  const choice = `${ACTION_NAMES.slice(0, -1).join(", ")} or ${ACTION_NAMES.at(-1)}`;
  throw new Error(
    `${quote(name)} is not an action${suggestionFor(name, ACTION_NAMES) || `: write ${choice}`}`,
  );
}

const VARIABLE = /^\$([A-Za-z_]\w*)$/;

function readValue(name: string, text: string, env: NodeJS.ProcessEnv): string {
  const [, variable] = VARIABLE.exec(text) ?? [];
  const value = variable === undefined ? text : env[variable];
  if (value === undefined)
    throw new Error(`${name}: the environment variable ${variable} is not set`);
  if (name === "base_url" && value === "")
    throw new Error("base_url is empty: write an address, or leave it out to use the emulator");
  return value;
}

function parseName(arg: string, { actionName, action }: DescribedAction): string {
  const [name = ""] = arg.split("=", 1);
  const names = Object.keys(action.inputs.shape);
  if (!names.includes(name)) {
    const helpHint = `: npm run step -- ${actionName} --help lists the inputs`;
    throw new Error(
      `${actionName} has no input ${quote(name)}${suggestionFor(name, names) || helpHint}`,
    );
  }
  if (name === arg) throw new Error(`${name} has no value: write ${name}=value`);
  return name;
}

/** cmd.exe does not remove single quotes. */
const removeQuotes = (arg: string) => arg.replace(/^'(.*)'$/s, "$1");

/** Returns the step of the arguments, or the requested help. Throws an Error with one sentence. */
export function parseStep(args: readonly string[], env: NodeJS.ProcessEnv): Step | string {
  const isHelp = (arg: string) => arg === "--help" || arg === "-h";
  const [actionName, ...assignments] = args.filter((arg) => !isHelp(arg)).map(removeQuotes);
  if (actionName === undefined) return HELP;
  const action = findAction(actionName);
  if (args.some(isHelp)) return helpOf(action);
  const inputs: Record<string, string> = {};
  const exposedInputs: string[] = [];
  for (const arg of assignments) {
    const name = parseName(arg, action);
    if (name in inputs) throw new Error(`${name} is written twice: keep one`);
    const text = arg.slice(name.length + 1);
    inputs[name] = readValue(name, text, env);
    if (text === inputs[name] && isSecret(action, name, text)) exposedInputs.push(name);
  }
  return { ...action, inputs, exposedInputs };
}
