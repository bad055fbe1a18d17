import * as z from "zod";
import { type Rule, rulesBetween } from "../../src/inputs/rules.ts";
import { findSimilar } from "../../src/inputs/similar.ts";
import { isLoopback } from "../../src/service/contract/loopback.ts";

export const HELP = `Usage: npm run conformance -- base_url=… api_key=… source=… [input=value …]

Proves a live platform against docs/design/contract: creates a deployment conformance-<random>, changes it
with our own actions, asks the service what each row says, and deletes it again.

  base_url, api_key, bearer_token, tenant_id, allow_http, request_timeout
                  as in the actions; a value $NAME is read from the environment
  source          external_docker: image_uri, other_image_uri, listener_id, k8s_namespace
                  github: repo_url, repo_ref, other_repo_ref, integration_id, graph_config_path
                  (langgraph.json)
  platform_url    also asks the platform API for usage and exports; reads only
  timeout         limit of each rollout (15m)
  report          where the Markdown report goes (conformance.md)
  yes=true        needed if base_url or platform_url is not this machine

Exit code: 0 if nothing differs that the actions do not handle, 1 if something does, 2 if it could not run or was stopped.
`;

/** Ends the run with exit code 2. */
export class FatalError extends Error {}

const text = z.string().optional();
const time = z.string().regex(/^(\d+(ms|s|m|h))+$/, "must be a time with its unit, such as 15m");
const address = z
  .url({ protocol: /^https?$/, error: "must be an address, such as https://platform.example.com" })
  .refine(
    (url) => !/[@?#]/.test(url),
    "must have no user, no ? and no #: the credential is api_key",
  )
  .transform((url) => url.replace(/\/+$/, ""));

const InputTexts = z.object({
  ...{ base_url: address, platform_url: address.optional(), report: text },
  ...{ api_key: text, bearer_token: text, tenant_id: text },
  allow_http: z.enum(["true", "false"], "must be true or false").optional(),
  ...{ request_timeout: time.optional(), timeout: time.prefault("15m") },
  yes: z.literal("true", "must be true").optional(),
  source: z.enum(["external_docker", "github"], "must be external_docker or github"),
  ...{ image_uri: text, other_image_uri: text, listener_id: text, k8s_namespace: text },
  ...{ repo_url: text, repo_ref: text, other_repo_ref: text, integration_id: text },
  graph_config_path: text,
});
export type Inputs = z.output<typeof InputTexts>;
type Name = keyof Inputs;
const isName = (name: string): name is Name => name in InputTexts.shape;

const SOURCE_INPUTS = {
  external_docker: ["image_uri", "other_image_uri"],
  github: ["repo_url", "repo_ref", "other_repo_ref"],
} as const satisfies Record<string, readonly Name[]>;

/** Not validated: an input may be missing. */
type UncheckedInputs = Partial<Record<Name, unknown>>;

function addressRules(name: "base_url" | "platform_url", inputs: UncheckedInputs): Rule[] {
  const url = URL.parse(String(inputs[name] ?? ""));
  if (url === null || isLoopback(url)) return [];
  const isHttpForbidden = url.protocol === "http:" && inputs.allow_http !== "true";
  return [
    [isHttpForbidden, name, "is plain http: write allow_http=true if that is meant"],
    [!inputs.yes, name, "is not this machine: write yes=true if that is meant"],
  ];
}

function sourceRules(inputs: UncheckedInputs): Rule[] {
  const { source } = inputs;
  if (source !== "github" && source !== "external_docker") return [];
  const name = source === "github" ? "repo_ref" : "image_uri";
  const otherName = `other_${name}` as const;
  const isSame = inputs[name] !== undefined && inputs[name] === inputs[otherName];
  return [
    ...SOURCE_INPUTS[source].map(
      (input): Rule => [inputs[input] === undefined, input, `is needed with source=${source}`],
    ),
    [isSame, otherName, `must not be ${name}`],
  ];
}

const rules = rulesBetween<UncheckedInputs>((inputs) => [
  ...addressRules("base_url", inputs),
  ...addressRules("platform_url", inputs),
  [!inputs.api_key && !inputs.bearer_token, "api_key", "or bearer_token is required"],
  ...sourceRules(inputs),
]);

const Inputs = InputTexts.check(rules).transform((inputs) =>
  inputs.source === "github" ? { graph_config_path: "langgraph.json", ...inputs } : inputs,
);

/**
 * Parses an argument into name and value, or returns its problem. The problem does not quote an
 * unknown name, because it may be a credential.
 */
function parseArgument(
  arg: string,
  index: number,
  env: NodeJS.ProcessEnv,
): [Name, string | undefined] | string {
  const [name = "", ...rest] = arg.split("=");
  if (!isName(name) || rest.length === 0) {
    const [closest] = findSimilar(name, Object.keys(InputTexts.shape));
    const hint = closest ? `: did you mean ${closest}=…?` : "";
    return `argument ${index + 1} is not input=value with an input of --help${hint}`;
  }
  const [, variable] = /^\$([A-Za-z_]\w*)$/.exec(rest.join("=")) ?? [];
  const value = variable === undefined ? rest.join("=") : env[variable];
  if (value === undefined)
    return `argument ${index + 1} gives ${name} the variable ${variable}, which is not set`;
  return [name, value === "" ? undefined : value];
}

export function parseInputs(args: readonly string[], env: NodeJS.ProcessEnv): Inputs {
  const problems: string[] = [];
  const pairs = args.flatMap((arg, index) => {
    const pair = parseArgument(arg, index, env);
    if (typeof pair !== "string") return [pair];
    problems.push(pair);
    return [];
  });
  const { data, error } = Inputs.safeParse(Object.fromEntries(pairs));
  for (const { path, message } of error?.issues ?? []) problems.push(`${path.join()} ${message}`);
  if (data !== undefined && problems.length === 0) return data;
  throw new FatalError(problems.join("\n"));
}
