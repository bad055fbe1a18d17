import { type Answer, refusal } from "./answer.ts";

/** What a credential allows: everything, where a member is absent. */
export interface Grant {
  permissions?: string[];
  /** Identifiers of the workspaces that it can read. */
  workspaces?: string[];
}

/** Who may ask. */
export interface Credentials {
  api_keys: string[];
  bearer_tokens: string[];
  /** Where set, every request has to name this workspace. */
  tenant_id?: string | undefined;
  /** By API key or token. */
  grants?: Record<string, Grant> | undefined;
}

const bearerOf = (headers: Headers) =>
  /^Bearer (.+)$/i.exec(headers.get("authorization") ?? "")?.[1];

export const credentialOf = (headers: Headers): string | undefined =>
  headers.get("x-api-key") ?? bearerOf(headers);

/** The refusal of a request without a valid credential. */
export function unauthorized(headers: Headers, accepted: Credentials): Answer | undefined {
  const key = headers.get("x-api-key");
  const bearer = bearerOf(headers);
  const known =
    (key !== null && accepted.api_keys.includes(key)) ||
    (bearer && accepted.bearer_tokens.includes(bearer));
  if (!known) return refusal(401, "Invalid or missing credential");
  const tenant = headers.get("x-tenant-id");
  if (accepted.tenant_id === undefined || tenant === accepted.tenant_id) return undefined;
  // Not in the contract: the words by which services of this family say that the tenant header is missing.
  return refusal(
    403,
    tenant === null
      ? "This request requires workspace specification"
      : "Not a member of this workspace",
  );
}
