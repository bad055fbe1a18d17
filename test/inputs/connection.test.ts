import { expect, it } from "vitest";
import * as z from "zod";
import { connectionInputs, serverOf } from "../../src/inputs/connection.ts";

const Inputs = z.object(connectionInputs);
const BASE_URL = "https://api.example.com";

it.each([
  [{ api_key: "key" }, { "x-api-key": "key" }],
  [{ bearer_token: "token" }, { authorization: "Bearer token" }],
  [
    { api_key: "key", tenant_id: "tenant" },
    { "x-api-key": "key", "x-tenant-id": "tenant" },
  ],
])("serverOf puts each credential of %j into its header", (credentials, headers) => {
  const inputs = Inputs.parse({
    base_url: `${BASE_URL}/v2`,
    request_timeout: "5s",
    ...credentials,
  });
  const server = { name: "control plane", base_url: BASE_URL, headers, requestTimeoutMs: 5_000 };
  expect(serverOf("control plane", inputs)).toEqual(server);
});
