import type { Secret } from "./representations.ts";

const pem = (tag: string) =>
  [
    "-----BEGIN PRIVATE KEY-----",
    `MIIEvQIBADANBgkqhkiG9w0BAQ${tag}FAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8`,
    `MzEfYyjiWA4R4ypbHqGA0GEHVh${tag}UeLxR1Lp1aEaQn6ogAvGx3Z2kfzt1bZq0c`,
    "-----END PRIVATE KEY-----",
  ].join("\n");

const plainSecret = (name: string, value: string): Secret => ({ name, value, members: { value } });
const jsonSecret = (name: string, members: Record<string, string>): Secret => ({
  name,
  value: JSON.stringify(members),
  members,
});

/** Eight kinds of secrets in usual formats, with a tag in each part that must not be shown. */
export const secretsOf = (tag: string): readonly Secret[] => [
  plainSecret("MODEL_API_KEY", `sk-proj-9Qm2x${tag}Ns4LdKp1`),
  plainSecret("PASSPHRASE", `orchid lantern ${tag} velvet harbour zebra quilt orchid lantern`),
  plainSecret("TLS_KEY", pem(`tls${tag}`)),
  jsonSecret("SERVICE_ACCOUNT", {
    type: "service_account",
    private_key_id: `0f8e7d6c5b4a3928${tag}06f5e4d3c2b1a0`,
    private_key: pem(`acc${tag}`),
  }),
  jsonSecret("DATABASE", {
    user: "app-admin",
    password: `hunter-${tag}-of-json`,
    host: "db.internal",
  }),
  {
    name: "CONFIG",
    value: `postgres://app-admin:hunter%40${tag}-url@db.internal:5432/agents`,
    members: { user: "app-admin", password: `hunter@${tag}-url` },
  },
  {
    name: "STORE",
    value: `Server=db.internal;User Id=app-admin;Password=hunter-${tag}-ado;`,
    members: { "User Id": "app-admin", Password: `hunter-${tag}-ado` },
  },
  jsonSecret("QUEUE", { url: `amqp://app-admin:hunter-${tag}-queue@queue.internal/x` }),
];
