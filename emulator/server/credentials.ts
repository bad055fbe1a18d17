import { refusal } from "./response.ts";

/** What a credential permits. An absent member permits everything. */
export interface Grant {
  permissions?: string[];
  /** Identifiers of the workspaces that the credential can read. */
  workspaces?: string[];
}

/** The credentials that the emulator accepts. */
export interface Credentials {
  api_keys: string[];
  bearer_tokens: string[];
  /** If set, every request has to name this workspace. */
  tenant_id?: string | undefined;
  /** By API key or token. */
  grants?: Record<string, Grant> | undefined;
}

const bearerTokenOf = (headers: Headers) =>
  /^Bearer (.+)$/i.exec(headers.get("authorization") ?? "")?.[1];

export const credentialOf = (headers: Headers): string | undefined =>
  headers.get("x-api-key") ?? bearerTokenOf(headers);

/** Beyond the contract: workspaces. */
export const NO_WORKSPACE_REFUSAL = refusal(403, "This request requires workspace specification");
export const WRONG_WORKSPACE_REFUSAL = refusal(403, "Not a member of this workspace");

/** The refusal of a request without a valid credential, or without the required workspace. */
export function credentialRefusal(headers: Headers, credentials: Credentials) {
  const key = headers.get("x-api-key");
  const bearer = bearerTokenOf(headers);
  const isKnown =
    (key !== null && credentials.api_keys.includes(key)) ||
    (bearer !== undefined && credentials.bearer_tokens.includes(bearer));
  if (!isKnown) return refusal(401, "Invalid or missing credential");
  const tenant = headers.get("x-tenant-id");
  if (credentials.tenant_id === undefined || tenant === credentials.tenant_id) return undefined;
  return tenant === null ? NO_WORKSPACE_REFUSAL : WRONG_WORKSPACE_REFUSAL;
}
