/** Secrets of usual kinds, by kind. */
export const SECRETS: Record<string, string> = {
  "a PEM block": [
    "-----BEGIN PRIVATE KEY-----",
    "MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj",
    "MzEfYyjiWA4R4ypbHqGA0GEHVhUeLxR1Lp1aEaQn6ogAvGx3Z2kfzt1bZq0cY8pE",
    "-----END PRIVATE KEY-----",
  ].join("\n"),
  "a service account": JSON.stringify(
    { type: "service_account", private_key_id: "0f8e7d6c5b4a39281706f5e4d3c2b1a0" },
    null,
    2,
  ),
  "a JSON Web Token": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N",
  "a database URL": "postgres://agent:hunter-two@db.example:5432/agent",
  "a connection string": "Server=db.example;User Id=agent;Password=Tr0ub4dor;",
  "a cloud key": "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  "the id of a cloud key": "AKIAIOSFODNN7EXAMPLE",
  "a token of a code host": "ghp_16C7e42F292c6912E7710c838347Ae178B4a",
  "a key of a model provider": "sk-proj-9Qm2xVb7Ns4LdKp1",
  "a chat token": "xoxb-2487132910-3487132911-dkz8Gq2LmVb7Ns4LdKp1QxWe",
  "a chat webhook": "https://hooks.example/services/T01AB/B02CD/dkz8Gq2LmVb7Ns4LdKp1QxWe",
  "hexadecimal digits": "9f86d081884c7d659a2feaa0c55ad015",
  Base64: "q1ZKLk/1Yw+JmEc2Yw7UoQ8r0Jbq3sV5dXyTtA9uHkM=",
  "a UUID": "0c7d2f5e-93b1-4a68-8f24-6d1be07a9c35",
  "with quotes": `p"a'ss\\word <b> &amp; x`,
  "with shell characters": "pa$$w`id`rd!{};|?",
  "with URL characters": "p@ss/word?a=1&b=2#c%41+d",
  "beyond ASCII": "pässwörd-漢字-ключ",
  "several words": "correct horse battery staple",
  "a short block": "usr: änn\npin: 97\n  sum: <&>",
  "letters only": "correct-horse",
  "a word": "production",
  "a short word": "hunter",
  "a short word with a digit": "hunter2",
  "six digits": "482913",
  "four characters": "4f9z",
  "five characters": "q7x!k",
};

export const PUBLIC_IMAGE = "registry.example/openai/agent-server:v1.4.0";
export const PUBLIC_URL = "https://agent-prod.us-east-1.platform.example.com";
/** 39 values that are part of a step's own output, or ordinary words. */
export const OUTPUT_VALUES = [
  ...["openai", "v1.4.0", "registry.example", "agent-server", PUBLIC_IMAGE],
  ...["registry.example/openai", "agent-prod", "agent", "prod", "us-east-1", PUBLIC_URL],
  ...[`${PUBLIC_URL}/`, "platform.example.com", "https", "example", PUBLIC_URL.slice(8)],
  ...["after", "before", "path", "secrets", "image_uri", "deployed", "DEPLOYED", "READY", "(set)"],
  ...["true", "false", "null", "info", "debug", "json", "production", "python", "postgres"],
  ...["8080", "4096", "1", "external_docker", "/app"],
];
export const SHORT_OR_OUTPUT_VALUES = [
  "true",
  "4096",
  "none",
  "us-east-1",
  PUBLIC_URL.slice(8, 18),
];
