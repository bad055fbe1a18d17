import * as z from "zod";
import { type Rule, rulesBetween } from "../../src/inputs/rules.ts";
import { isLoopback } from "../../src/service/contract/loopback.ts";
import { parseArguments } from "../arguments.ts";

export const HELP = `Usage: npm run conformance -- base_url=… api_key=… source=… [input=value …]

Tests whether a live platform behaves as docs/design/contract says. Creates a deployment
conformance-<random>, changes it about ten times, with the actions and with requests of its own,
deletes it, and writes a report with what was seen of each row.

  base_url, api_key, bearer_token, tenant_id, allow_http, request_timeout
                  as in the actions
  source          external_docker or github
  image_uri, other_image_uri
                  with external_docker: two images that start
  listener_id, k8s_namespace
                  with external_docker, where the platform needs a listener
  repo_url, repo_ref, other_repo_ref
                  with github: the repository, and two branches or tags that build and start
  integration_id  with github, unless the platform lists exactly one integration
  graph_config_path
                  with github: the path of the configuration (langgraph.json)
  platform_url    the address of the platform API, to read usage and exports
  timeout         the limit of each rollout (15m)
  report          the path of the report, in Markdown (conformance.md)
  yes=true        required if base_url or platform_url is not on this machine

'api_key=$NAME', in single quotes, reads the value from the environment variable NAME: npm and the
list of processes would show a secret that is written out.

Exit code: 0 if each difference is handled by the actions, 1 if one is not or a step of theirs ended
unexpectedly, 2 if the run could not start, did not reach its end, or left the deployment behind.
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
  base_url: address,
  platform_url: address.optional(),
  report: text,
  api_key: text,
  bearer_token: text,
  tenant_id: text,
  allow_http: z.enum(["true", "false"], "must be true or false").optional(),
  request_timeout: time.optional(),
  timeout: time.prefault("15m"),
  yes: z.literal("true", "must be true").optional(),
  source: z.enum(["external_docker", "github"], "must be external_docker or github"),
  image_uri: text,
  other_image_uri: text,
  listener_id: text,
  k8s_namespace: text,
  repo_url: text,
  repo_ref: text,
  other_repo_ref: text,
  integration_id: text,
  graph_config_path: text,
});
export type Inputs = z.output<typeof InputTexts>;
type Name = keyof Inputs;

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

/** Throws a FatalError with all problems. Empty values are ignored. */
export function parseInputs(args: readonly string[], env: NodeJS.ProcessEnv): Inputs {
  const { inputs, problems } = parseArguments(args, Object.keys(InputTexts.shape), env);
  const texts = Object.entries(inputs).filter(([, value]) => value !== "");
  const { data, error } = Inputs.safeParse(Object.fromEntries(texts));
  for (const { path, message } of error?.issues ?? []) problems.push(`${path.join()} ${message}`);
  if (data !== undefined && problems.length === 0) return data;
  throw new FatalError(problems.join("\n"));
}
