import * as z from "zod";
import { isLoopback } from "../../emulator/loopback.ts";

export const HELP = `Usage: npm run conformance -- base_url=… api_key=… source=… [input=value …]

Proves a live platform against docs/design/contract: creates a deployment conformance-<random>, changes it
with our own actions, asks the service what each row says, and deletes it again.

  base_url, api_key, bearer_token, tenant_id, allow_http, request_timeout
                  as in the actions; a value $NAME is read from the environment
  source          external_docker: image_uri, other_image_uri, listener_id, k8s_namespace
                  github: repo_url, repo_ref, other_repo_ref, integration_id, graph_config_path
  deployment_id   uses this deployment instead of a new one: only its image or ref is changed,
                  and put back at the end
  platform_url    also asks the platform API for usage and exports; reads only
  timeout         limit of each rollout (15m)
  report          where the Markdown report goes (conformance.md)
  yes=true        needed if base_url is not this machine

Exit code: 0 if nothing differs that the actions do not handle, 1 if something does, 2 if it could not run or was stopped.
`;

const NAMES = [
  ...["base_url", "api_key", "bearer_token", "tenant_id", "allow_http", "request_timeout"],
  ...["source", "image_uri", "other_image_uri", "listener_id", "k8s_namespace"],
  ...["repo_url", "repo_ref", "other_repo_ref", "integration_id", "graph_config_path"],
  ...["platform_url", "timeout", "report", "yes", "deployment_id"],
] as const;
type Name = (typeof NAMES)[number];
export type Inputs = Partial<Record<Name, string>> & { base_url: string; source: string };

export class Unusable extends Error {}

const NEEDED: Record<string, readonly Name[]> = {
  external_docker: ["image_uri", "other_image_uri"],
  github: ["repo_url", "repo_ref", "other_repo_ref", "integration_id", "graph_config_path"],
};

function expanded(name: string, text: string, env: NodeJS.ProcessEnv): string {
  const [, variable] = /^\$([A-Za-z_]\w*)$/.exec(text) ?? [];
  const value = variable === undefined ? text : env[variable];
  if (value === undefined) throw new Unusable(`${name}: the variable ${variable} is not set`);
  return value;
}

export function inputsFrom(args: readonly string[], env: NodeJS.ProcessEnv): Inputs {
  const given: Partial<Record<Name, string>> = {};
  for (const arg of args) {
    const at = arg.indexOf("=");
    const name = NAMES.find((one) => one === arg.slice(0, Math.max(at, 0)));
    // A credential may stand where a name is expected: the argument is not quoted.
    if (name === undefined)
      throw new Unusable("an argument is not input=value with an input of --help");
    const value = expanded(name, arg.slice(at + 1), env);
    if (value !== "") given[name] = value;
  }
  const { base_url = "", source = "" } = given;
  const url = URL.parse(base_url);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Unusable("base_url must be an address, such as https://platform.example.com");
  if (!given.api_key && !given.bearer_token)
    throw new Unusable("api_key or bearer_token is required");
  const { deployment_id } = given;
  if (deployment_id !== undefined && !z.guid().safeParse(deployment_id).success)
    throw new Unusable("deployment_id must be a UUID");
  const needed = NEEDED[source]?.filter(
    (name) => deployment_id === undefined || /_uri$|_ref$/.test(name),
  );
  if (needed === undefined) throw new Unusable("source must be external_docker or github");
  const absent = needed.filter((name) => given[name] === undefined);
  if (absent.length > 0) throw new Unusable(`source=${source} needs ${absent.join(", ")}`);
  const isHere = isLoopback(url.hostname);
  if (!isHere && url.protocol === "http:" && given.allow_http !== "true")
    throw new Unusable("base_url is plain http: write allow_http=true if that is meant");
  return { ...given, base_url: base_url.replace(/\/+$/, ""), source };
}

export const isHere = ({ base_url }: Inputs) => isLoopback(new URL(base_url).hostname);
