import { isLoopback } from "../../emulator/loopback.ts";
import { closest } from "../../src/inputs/problem.ts";

export const HELP = `Usage: npm run conformance -- base_url=… api_key=… source=… [input=value …]

Proves a live platform against docs/design/contract: creates a deployment conformance-<random>, changes it
with our own actions, asks the service what each row says, and deletes it again.

  base_url, api_key, bearer_token, tenant_id, allow_http, request_timeout
                  as in the actions; a value $NAME is read from the environment
  source          external_docker: image_uri, other_image_uri, listener_id, k8s_namespace
                  github: repo_url, repo_ref, other_repo_ref, integration_id, graph_config_path
                  (langgraph.json)
  deployment_id   uses this deployment instead of a new one: only its image or ref is changed,
                  and put back at the end
  platform_url    also asks the platform API for usage and exports; reads only
  timeout         limit of each rollout (15m)
  report          where the Markdown report goes (conformance.md)
  yes=true        needed if base_url or platform_url is not this machine

Exit code: 0 if nothing differs that the actions do not handle, 1 if something does, 2 if it could not run or was stopped.
`;

const NAMES = [
  ...["base_url", "api_key", "bearer_token", "tenant_id", "allow_http", "request_timeout"],
  ...["source", "image_uri", "other_image_uri", "listener_id", "k8s_namespace"],
  ...["repo_url", "repo_ref", "other_repo_ref", "integration_id", "graph_config_path"],
  ...["platform_url", "timeout", "report", "yes", "deployment_id"],
] as const;
type Name = (typeof NAMES)[number];
type Given = Partial<Record<Name, string>>;
export type Inputs = Given & { base_url: string; source: string };

export class Unusable extends Error {}

const NEEDED: Record<string, readonly [own: Name, one: Name, other: Name]> = {
  external_docker: ["image_uri", "image_uri", "other_image_uri"],
  github: ["repo_url", "repo_ref", "other_repo_ref"],
};

/** One argument, added to the others. Says what is wrong with it. */
function add(inputs: Given, arg: string, env: NodeJS.ProcessEnv): string | undefined {
  const [word = "", ...rest] = arg.split("=");
  const name = NAMES.find((one) => one === word);
  if (name === undefined || rest.length === 0) {
    // A credential may stand where a name is expected: the argument is not quoted.
    const near = closest(word, NAMES);
    return `is not input=value with an input of --help${near ? `: did you mean ${near}=…?` : ""}`;
  }
  const text = rest.join("=");
  const [, variable] = /^\$([A-Za-z_]\w*)$/.exec(text) ?? [];
  const value = variable === undefined ? text : env[variable];
  if (value === undefined) return `gives ${name} the variable ${variable}, which is not set`;
  if (value === "") delete inputs[name];
  else inputs[name] = value;
  return undefined;
}

function addressProblems(name: Name, inputs: Given): string[] {
  const url = URL.parse(inputs[name] ?? "");
  if (url === null || !/^https?:$/.test(url.protocol))
    return [`${name} must be an address, such as https://platform.example.com`];
  if (url.username || url.search || url.hash)
    return [`${name} must have no user, no ? and no #: the credential is api_key`];
  if (isLoopback(url.hostname)) return [];
  const isPlain = url.protocol === "http:" && inputs.allow_http !== "true";
  return [
    ...(isPlain ? [`${name} is plain http: write allow_http=true if that is meant`] : []),
    ...(inputs.yes ? [] : [`${name} is not this machine: write yes=true if that is meant`]),
  ];
}

function sourceProblems(inputs: Given): string[] {
  const { source = "", deployment_id } = inputs;
  const needed = NEEDED[source];
  if (needed === undefined) return ["source must be external_docker or github"];
  const [own, one, other] = needed;
  const names = new Set([...(deployment_id === undefined ? [own] : []), one, other]);
  const absent = [...names].filter((name) => inputs[name] === undefined);
  if (absent.length > 0) return [`source=${source} needs ${absent.join(", ")}`];
  return inputs[one] === inputs[other] ? [`${other} must not be ${one}`] : [];
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const UNIT = /^(\d+(ms|s|m|h))+$/;
const SINGLE: [name: Name, form: RegExp, wanted: string][] = [
  ["deployment_id", UUID, "a UUID"],
  ["yes", /^true$/, "true"],
  ["allow_http", /^(true|false)$/, "true or false"],
  ["timeout", UNIT, "a time with its unit, such as 15m"],
  ["request_timeout", UNIT, "a time with its unit, such as 30s"],
];

export function inputsFrom(args: readonly string[], env: NodeJS.ProcessEnv): Inputs {
  const inputs: Given = {};
  const problems = args.flatMap((arg, i) => {
    const problem = add(inputs, arg, env);
    return problem === undefined ? [] : [`argument ${i + 1} ${problem}`];
  });
  // What follows is often only due to these.
  if (problems.length > 0) throw new Unusable(problems.join("\n"));
  const { base_url = "", source = "", platform_url, deployment_id } = inputs;
  problems.push(...addressProblems("base_url", inputs));
  if (platform_url !== undefined) problems.push(...addressProblems("platform_url", inputs));
  if (!inputs.api_key && !inputs.bearer_token) problems.push("api_key or bearer_token is required");
  problems.push(...sourceProblems(inputs));
  for (const [name, form, wanted] of SINGLE)
    if (inputs[name] !== undefined && !form.test(inputs[name]))
      problems.push(`${name} must be ${wanted}`);
  for (const name of ["listener_id", "k8s_namespace", "integration_id"] as const)
    if (deployment_id !== undefined && inputs[name] !== undefined)
      problems.push(`${name} is for a new deployment, not for that of deployment_id`);
  if (problems.length > 0) throw new Unusable(problems.join("\n"));
  const isNew = deployment_id === undefined;
  const defaults = isNew && source === "github" ? { graph_config_path: "langgraph.json" } : {};
  return { ...defaults, ...inputs, base_url: base_url.replace(/\/+$/, ""), source };
}
