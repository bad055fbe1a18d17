import { createDispatcher, type Server } from "./http.ts";

/** A server from the connection inputs (contract: Authentication). Credentials are sent side by side. */
export function connect(connection: {
  base_url: string;
  api_key?: string | undefined;
  bearer_token?: string | undefined;
  tenant_id?: string | undefined;
  request_timeout: number;
}): Server {
  const { base_url, api_key, bearer_token, tenant_id, request_timeout } = connection;
  return {
    base_url,
    headers: {
      ...(api_key === undefined ? {} : { "x-api-key": api_key }),
      // Not in the contract: the header names of the schemes "Tenant ID" and "Bearer Auth".
      ...(tenant_id === undefined ? {} : { "x-tenant-id": tenant_id }),
      ...(bearer_token === undefined ? {} : { authorization: `Bearer ${bearer_token}` }),
    },
    requestTimeoutMs: request_timeout,
    dispatcher: createDispatcher(),
  };
}
