import * as z from "zod";
import { baseUrl, needsAllowHttp } from "./field/base-url.ts";
import { boolean } from "./field/boolean.ts";
import { credential } from "./field/credential.ts";
import { positiveDuration } from "./field/duration.ts";
import { wholeText } from "./meta.ts";
import { proxyProblem } from "./proxy.ts";

/** The inputs that every action begins with. Add `connectionRules` to the object that holds them. */
export const connectionInputs = {
  base_url: baseUrl.meta({ description: "Address of the service.", required: true }),
  api_key: credential.optional().meta({
    description:
      "API key, sent as `X-Api-Key`. At least one of `api_key` and `bearer_token` is required.",
    secret: wholeText,
  }),
  bearer_token: credential
    .optional()
    .meta({ description: "Token, sent as `Authorization: Bearer`.", secret: wholeText }),
  tenant_id: credential
    .optional()
    .meta({ description: "Tenant, sent as `X-Tenant-Id`.", secret: wholeText }),
  allow_http: boolean
    .prefault("false")
    .meta({ description: "Permit plain http to a host that is not loopback." }),
  request_timeout: positiveDuration
    .prefault("30s")
    .meta({ description: "Limit for one HTTP attempt." }),
};

function credentialProblem({ api_key, bearer_token }: Record<string, unknown>): string | undefined {
  if (api_key !== undefined || bearer_token !== undefined) return undefined;
  return "is required, unless bearer_token is given: write the secret that holds it, such as secrets.API_KEY in an expression";
}

function encryptionProblem({ base_url, allow_http }: Record<string, unknown>): string | undefined {
  // Anything else in allow_http is permission, or a problem that is reported already.
  const isForbidden = allow_http === false || allow_http === undefined;
  if (
    !isForbidden ||
    typeof base_url !== "string" ||
    !URL.canParse(base_url) ||
    !needsAllowHttp(base_url)
  )
    return undefined;
  return "is plain http, which shows the credential to the network: write https://, or set allow_http to true";
}

/** What no single input can tell. Runs beside the inputs' own problems: one that failed holds anything. */
export const connectionRules = z.superRefine<Record<string, unknown>>(
  (inputs, ctx) => {
    const credentialMissing = credentialProblem(inputs);
    if (credentialMissing)
      ctx.addIssue({ code: "custom", path: ["api_key"], message: credentialMissing });
    const notEncrypted = encryptionProblem(inputs);
    if (notEncrypted) ctx.addIssue({ code: "custom", path: ["base_url"], message: notEncrypted });
    const { http_proxy, HTTP_PROXY, https_proxy, HTTPS_PROXY } = process.env;
    const noProxy = proxyProblem({ http_proxy, HTTP_PROXY, https_proxy, HTTPS_PROXY });
    if (noProxy) ctx.addIssue({ code: "custom", path: ["base_url"], message: noProxy });
  },
  { when: () => true },
);

/** The service that the inputs name, as the client wants it. */
export function serverFrom(inputs: z.output<z.ZodObject<typeof connectionInputs>>) {
  const { base_url, api_key, bearer_token, tenant_id, request_timeout } = inputs;
  const headers: Record<string, string> = {};
  if (api_key !== undefined) headers["x-api-key"] = api_key;
  if (bearer_token !== undefined) headers.authorization = `Bearer ${bearer_token}`;
  // Not in the contract: the header names of the schemes "Tenant ID" and "Bearer Auth".
  if (tenant_id !== undefined) headers["x-tenant-id"] = tenant_id;
  return { base_url, headers, requestTimeoutMs: request_timeout };
}
