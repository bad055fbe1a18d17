import { refusal } from "./response.ts";

/** The credentials that the emulator accepts. */
export interface Credentials {
  api_keys: string[];
  bearer_tokens: string[];
  /** If set, every request has to name this workspace. */
  tenant_id?: string | undefined;
}

/** Beyond the contract: workspaces. */
export const NO_WORKSPACE_REFUSAL = refusal(403, "This request requires workspace specification");
export const WRONG_WORKSPACE_REFUSAL = refusal(403, "Not a member of this workspace");

/** The refusal of a request without a valid credential, or without the required workspace. */
export function credentialRefusal(headers: Headers, credentials: Credentials) {
  const key = headers.get("x-api-key");
  const bearer = /^Bearer (.+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  const isKnown =
    (key !== null && credentials.api_keys.includes(key)) ||
    (bearer !== undefined && credentials.bearer_tokens.includes(bearer));
  if (!isKnown) return refusal(401, "Invalid or missing credential");
  const tenant = headers.get("x-tenant-id");
  if (credentials.tenant_id === undefined || tenant === credentials.tenant_id) return undefined;
  return tenant === null ? NO_WORKSPACE_REFUSAL : WRONG_WORKSPACE_REFUSAL;
}
