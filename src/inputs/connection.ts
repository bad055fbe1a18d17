import type * as z from "zod";
import { baseUrl, needsAllowHttp } from "./field/address.ts";
import { boolean } from "./field/choice.ts";
import { credential, toCredential, workspaceId } from "./field/credential.ts";
import { positiveDuration } from "./field/duration.ts";
import { input } from "./input.ts";
import { findProxyFlaw } from "./proxy.ts";
import { rulesBetween } from "./rules.ts";
import { variables } from "./variables.ts";

/** Inputs that every action has. They need `connectionRules`. */
// biome-ignore format: one input, one line
export const connectionInputs = {
  base_url: input(baseUrl("control plane"), "Address of the control plane, such as `https://api.example.com`.", { group: "Connection", required: true, usual: true, public: "if valid", aliases: "url host server api_url control_plane_url" }),
  api_key: input(credential.optional(), "API key, sent as `X-Api-Key`. Either this or `bearer_token` is required.", { usual: true, findSecrets: toCredential, aliases: "token api_token langsmith_api_key" }),
  bearer_token: input(credential.optional(), "Token, sent as `Authorization: Bearer`.", { findSecrets: toCredential }),
  tenant_id: input(workspaceId.optional(), "Id of the workspace, sent as `X-Tenant-Id`. Needed if the credential belongs to several workspaces."),
  allow_http: input(boolean.prefault("false"), "Allow plain http to hosts other than this machine."),
  request_timeout: input(positiveDuration.prefault("30s"), "Limit for one HTTP request, including its connection."),
};

/** `base_url` of the actions that use the platform API. */
export const platformUrl = input(
  baseUrl("platform API"),
  "Address of the platform API, such as `https://api.example.com`.",
  { group: "Connection", required: true, public: "if valid" },
);

/** How to provide a credential on GitHub or on another CI. */
const credentialAdvice = () =>
  variables().GITHUB_ACTIONS === "true"
    ? `write a secret such as \${{ secrets.API_KEY }}. If it is there already, check its name and where it is stored: a secret of an environment needs environment: in the job, and pull requests of forks and of Dependabot get none.`
    : `set the variable INPUT_API_KEY. If it is set already, what it is made of is empty: check the name, and whether this job may read it, because many CIs give protected variables to protected branches and tags only.`;

export const connectionRules = rulesBetween((inputs) => {
  const { api_key, bearer_token, base_url, allow_http } = inputs;
  const isWithoutCredential = api_key === undefined && bearer_token === undefined;
  const proxyFlaw = findProxyFlaw();
  // biome-ignore format: one rule, one line
  return [
    [isWithoutCredential, "api_key", "is empty, and so is bearer_token; one of the two is required", credentialAdvice()],
    [allow_http === false && needsAllowHttp(base_url), "base_url", "is plain http, which shows the credential to the network", "write https://, or set allow_http to true"],
    [proxyFlaw !== undefined, "base_url", `cannot be reached: ${proxyFlaw}`, "write one such as http://proxy.example:3128, with special characters of its password percent-encoded"],
  ];
});

/** The server that the client connects to, with the headers of its credential. */
export function serverOf<Name extends string>(
  name: Name,
  inputs: z.output<z.ZodObject<typeof connectionInputs>>,
) {
  const { base_url, api_key, bearer_token, tenant_id, request_timeout } = inputs;
  const headers: Record<string, string> = {};
  if (api_key !== undefined) headers["x-api-key"] = api_key;
  if (bearer_token !== undefined) headers.authorization = `Bearer ${bearer_token}`;
  // Beyond the contract: credentials.
  if (tenant_id !== undefined) headers["x-tenant-id"] = tenant_id;
  return { name, base_url, headers, requestTimeoutMs: request_timeout };
}
