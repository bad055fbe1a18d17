import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EmulatorOptions } from "../../../emulator/server/server.ts";
import { CANARIES, type Origin } from "../canaries.ts";

/** The credentials that a service of canaries accepts. */
export const canaryCredentials = {
  api_keys: [CANARIES.api_key],
  bearer_tokens: [CANARIES.bearer_token],
} satisfies EmulatorOptions;

/** The connection inputs, for every action. */
export const canaryConnection = {
  api_key: CANARIES.api_key,
  bearer_token: CANARIES.bearer_token,
  request_timeout: "1m",
};

export const CONNECTION_ORIGINS = ["api_key", "bearer_token"] as const satisfies Origin[];

const FILE = "agent.env";
const workspace = mkdtempSync(join(tmpdir(), "canaries-"));
writeFileSync(join(workspace, FILE), `FILE_TOKEN="${CANARIES.secrets_file}"\n`);

/**
 * The inputs that hold what becomes a deployment's secrets, and a spec whose containers hold values
 * too.
 */
export const canarySecrets = {
  secrets: [
    `TOKEN=${CANARIES["secrets, by its name"]}`,
    `KEY<<END\n${CANARIES["secrets, a key"]}\nEND`,
    `LOGIN_CREDENTIALS<<END\n${CANARIES["secrets, short lines"]}\nEND`,
    `STAGE=${CANARIES["secrets, by its form"]}`,
    `DB_PW=${CANARIES["secrets, short"]}`,
    `STORE=${CANARIES["secrets, an address"]}`,
    "LEVEL=info",
  ].join("\n"),
  secrets_from_env: "ENV_TOKEN",
  secrets_file: FILE,
  resource_spec: JSON.stringify({
    cpu: 2,
    sidecars: [
      { name: "proxy", image: "proxy:1", env: [{ name: "TOKEN", value: CANARIES.resource_spec }] },
    ],
  }),
};

export const DEPLOYMENT_ORIGINS = [
  ...CONNECTION_ORIGINS,
  ...(["secrets, by its name", "secrets, a key", "secrets, short lines"] as const),
  ...(["secrets, by its form", "secrets, short", "secrets, an address"] as const),
  ...(["secrets_from_env", "secrets_file"] as const),
  ...(["resource_spec", "the service"] as const),
] satisfies Origin[];

export const canaryEnvironment = {
  RUNNER_DEBUG: "1",
  ENV_TOKEN: CANARIES.secrets_from_env,
  GITHUB_WORKSPACE: workspace,
};
