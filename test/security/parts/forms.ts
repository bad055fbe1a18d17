/** The name and the value of a secret, and the part that a message quotes, by default all of it. */
export type Form = readonly [name: string, value: string, part?: string];

const base64 = (text: string) => Buffer.from(text).toString("base64");
const K = "plum-otter-4412";
const [FIRST_LINE, SECOND_LINE] = ["MIIEkbm9yd2VnaWFuIGZqb3Jkcw", "c2Vjb25kbGluZW9mYmxvY2s5OQ"];
const pemJoinedBy = (lineBreak: string) =>
  ["-----BEGIN PRIVATE KEY-----", FIRST_LINE, SECOND_LINE, "-----END PRIVATE KEY-----"].join(
    lineBreak,
  );

const wordsOf = (text: string) => text.trim().split(/\s+/);
/** Names with a suffix after the word for a secret, and a few in another form. */
const OTHER_NAMES = wordsOf(`
  API_KEY_V2 TOKEN_PROD SECRET_KEY_BASE SECRETS_JSON PASSWORD_OLD PASSWORD_NEW API_KEY_B64
  TOKEN_VALUE PASSCODE JWT apiKey2 DB_PASSWORD_STAGING access-token DJANGO_SECRET_KEY_FALLBACKS
  CLIENT_SECRET_LIVE API_KEY_1
`);
const SECRET_NAMES = wordsOf(`
  API_KEY OPENAI_API_KEY DB_PASSWORD CLIENT_SECRET github_token SigningKey DB_PASS TLS_CERT
  MASTER_PASSPHRASE SENTRY_DSN AUTH SESSION_COOKIE
`);
const KEYS = wordsOf(`
  sk-plumotterlynxfern ghp_plumotterlynxfernwrenheron AKIA4412PLUMOTTERLYN x8Gq2Lm0Pz5Rt9Vw
  p@ss!w0rd#long eyJhbGciOiJub25lIn0.eyJzdWIiOiI0NDEyIn0.plum7otter4412lynx
`);

/** Forms in which a user expects a part of a value to be redacted, by class. */
export const forms: Record<string, readonly Form[]> = {
  "block with literal \\n": [
    ["TLS_KEY", pemJoinedBy("\\n"), SECOND_LINE],
    ["SERVICE_CONFIG", pemJoinedBy("\\n"), FIRST_LINE],
    ["GITHUB_APP", `{"id":7,"pem":"${pemJoinedBy("\\\\n")}"}`, SECOND_LINE],
    ["SSH_KEY", pemJoinedBy("\\r\\n"), SECOND_LINE],
  ],
  list: [
    ["API_KEYS", "velvet-orchid-1,velvet-orchid-2", "velvet-orchid-2"],
    ["API_KEYS", "velvet-orchid-1; velvet-orchid-2", "velvet-orchid-2"],
    ["AUTH_TOKENS", "quartz-heron-11 quartz-heron-12", "quartz-heron-12"],
    ["SIGNING_KEYS", '["kx81-marble-fern","kx82-marble-fern"]', "kx82-marble-fern"],
    ["API_KEYS", "alice:velvet-orchid-1,bob:velvet-orchid-2", "velvet-orchid-2"],
    ["SECRET_KEYS", "old=quartz-heron-11|new=quartz-heron-12", "quartz-heron-12"],
    ["CLIENT_SECRETS", "mobile => amber.lynx.77\nweb => amber.lynx.78", "amber.lynx.78"],
    ["FERNET_KEYS", "ochre_tern_441=\nochre_tern_442=", "ochre_tern_442="],
  ],
  scheme: [
    ["AUTH_HEADER", `Bearer ${K}`, K],
    ["AUTHORIZATION", `ApiKey ${K}`, K],
    ["AUTHORIZATION", `Basic ${base64(`admin:${K}`)}`, K],
    ["AUTHORIZATION", `Token token="${K}"`, K],
    ["UPSTREAM", `Bearer ${K}`, K],
    ["UPSTREAM", `Authorization: Bearer ${K}`, K],
    ["REQUEST_HEADERS", `X-Trace: on\nAuthorization: Bearer ${K}`, K],
    ["REQUEST_HEADERS", `{"Authorization":"Bearer ${K}","Accept":"*/*"}`, K],
    ["SETTING", `Proxy-Authorization: Basic ${base64(`app:${K}`)}`, K],
    ["GATEWAY_AUTH", "Bearer velvetorchid", "velvetorchid"],
  ],
  "user:password": [
    ["BASIC_AUTH", `admin:${K}`, K],
    ["REGISTRY_CREDENTIALS", `ci-bot:${K}`, K],
    ["SMTP_AUTH", `mailer@example.com:${K}`, K],
  ],
  "quoted whole": [
    ["API_KEY", `"${K}"`, K],
    ["DB_PASSWORD", `'${K}'`, K],
  ],
  "named part, in quotes, in braces or plain": [
    ["ODBC", "Driver={ODBC 18};Server=db;UID=app;PWD={plum;otter=4412}", "plum;otter=4412"],
    ["ADO", `Server=db;User ID=app;Password="${K}";Encrypt=true`, K],
    ["ADO", `Server = db ; Password = ${K} ; Encrypt = true`, K],
    ["PGCONN", `host=db user=app password='${K}' sslmode=require`, K],
    ["KAFKA_JAAS", `org.apache.kafka.PlainLoginModule required username="app" password="${K}";`, K],
    [
      "AZURE_STORAGE",
      "AccountName=blobs;AccountKey=cGx1bW90dGVyNDQxMg==;EndpointSuffix=core",
      "cGx1bW90dGVyNDQxMg==",
    ],
    ["REDIS_CONFIG", `cache:6380,password=${K},ssl=True`, K],
    ["JDBC", `jdbc:postgresql://db/app?user=app&password=${K}`, K],
    ["JDBC", `jdbc:sqlserver://db:1433;user=sa;password=${K};encrypt=true`, K],
    ["OTEL_EXPORTER_OTLP_HEADERS", `x-api-key=${K},x-tenant=blue`, K],
    ["EXTRA_HEADERS", `Accept: text/html\nX-Api-Key: ${K}`, K],
    ["EXTRA_HEADERS", `Cookie: theme=dark; session_token=${K}`, K],
    ["SESSION_COOKIE", `sid=${K}; Path=/; HttpOnly`, K],
    ["PROVIDERS", `openai_api_key = "${K}"\nregion = "eu"`, K],
    ["PROVIDERS", `export OPENAI_API_KEY='${K}'\nexport REGION=eu`, K],
    ["APP_ENV", `DEBUG=false\nDB_PASSWORD=${K}\nPORT=8080`, K],
    ["APP_ENV", `DEBUG=false\\nDB_PASSWORD=${K}\\nPORT=8080`, K],
    ["LDAP_BIND", `uid=app,dc=corp,password=${K}`, K],
    ["PGCONN", "host=db password='plum otter lynx' user=app", "plum otter lynx"],
    ["MYSQL_ARGS", `--user=app --password=${K}`, K],
  ],
  YAML: [
    ["SETTINGS", `db:\n  user: app\n  password: ${K}\n`, K],
    ["SETTINGS", `users:\n  - name: app\n    api_key: "${K}"  # rotated\n`, K],
    ["SETTINGS", `password: ${K}`, K],
    ["SETTINGS", `{user: app, password: ${K}}`, K],
    ["SETTING", `password: |\n  ${K}\n  velvet-orchid-2\nuser: app`, "velvet-orchid-2"],
    ["SETTING", `- password: >-\n    ${K}\n`, K],
  ],
  URL: [
    ["DATABASE_URL", "postgresql://app:Sup3r/velvetorchid@db/main", "Sup3r/velvetorchid"],
    ["DATABASE_URL", "mysql://app:velvet#orchid@db/main", "velvet#orchid"],
    ["DATABASE_URL", "postgresql://app:velvet%2Forchid@db/main", "velvet/orchid"],
    ["BROKER_URL", `amqps://app:${K}@rabbit:5671/%2f`, K],
    ["REDIS_URL", `redis://:${K}@cache:6379/0`, K],
    ["MONGO", `mongodb+srv://app:${K}@a.example,b.example/db?retryWrites=true`, K],
    [
      "REPO",
      `https://${"glpat"}-plumOtterLynxFern@git.example.com/a/b.git`,
      `${"glpat"}-plumOtterLynxFern`,
    ],
    ["GIT_REMOTE", "https://plumotter4412lynx88@git.example.com/a/b.git", "plumotter4412lynx88"],
    [
      "SENTRY_DSN",
      "https://0f1e2d3c4b5a69788796a5b4c3d2e1f0@sentry.example.com/42",
      "0f1e2d3c4b5a69788796a5b4c3d2e1f0",
    ],
    [
      "WEBHOOK",
      "https://hooks.example.com/services/T01AB/B02CD/xyzPlum7Otter4412Lynx",
      "xyzPlum7Otter4412Lynx",
    ],
    ["SEARCH_URL", "https://api.example.com/v1?api_key=plum%2Fotter%2F4412", "plum/otter/4412"],
    ["SEARCH_URL", `https://api.example.com/v1?region=eu&token=${K}`, K],
    ["SEARCH_URL", `https://api.example.com/cb#access_token=${K}`, K],
    ["PROXIES", `http://a:${K}@p1:3128,http://b:quartz-heron-12@p2:3128`, "quartz-heron-12"],
    ["REDIS_URL", "redis://default:velvet@orchid@cache:6379", "velvet@orchid"],
    ["DATABASE_URL", "postgresql://app:velvetorchid@db/main", "velvetorchid"],
  ],
  Base64: [
    [
      "GCP_SA",
      base64(`{"type":"service_account","private_key":"${pemJoinedBy("\\n")}"}`),
      SECOND_LINE,
    ],
    ["TLS_KEY_B64", base64(pemJoinedBy("\n")), SECOND_LINE],
    ["DOCKER_AUTH", base64(`ci-bot:${K}`), K],
    ["DOCKER_CONFIG", `{"auths":{"r.example":{"auth":"${base64(`ci-bot:${K}`)}"}}}`, K],
    ["SETTINGS_B64", base64(`{"db":{"password":"${K}"}}`), K],
    ["SETTINGS_B64", base64(`DB_PASSWORD=${K}\nPORT=8080\n`), K],
  ],
  JSON: [
    ["A_SECRET", '{ "a": "b-b-b-b" }', '{"a":"b-b-b-b"}'],
    ["APP_CONFIG", `{"db":{"password":"${K}","port":5432}}`, K],
    ["APP_CONFIG", '{"pin_secret":4481902277}', "4481902277"],
    ["APP_CONFIG", `[{"name":"openai","apiKey":"${K}"}]`, K],
    ["CLIENT_SECRETS", `{"mobile":"${K}","web":"quartz-heron-12"}`, "quartz-heron-12"],
    ["APP_CONFIG", `{"url":"postgresql://app:${K}@db/main"}`, K],
    ["API_KEYS", '{"quartz-heron-11":"alice","quartz-heron-12":"bob"}', "quartz-heron-12"],
    ["SETTING", '{"password": "velvet\\u002dorchid"}', "velvet-orchid"],
  ],
  "name like a table key, value not a word": [
    ["OUTPUT_KEY", "8fG-plum-77-otter"],
    ["CONFIG_KEY", "x9$plum.otter"],
    ["MEMORY_KEY", "mk_live_9a8b7c6d5e4f3a2b"],
  ],
  "after a colon or an arrow": [
    ["SETTING", `token:${K}`, K],
    ["SETTING", `x-api-key:${K}`, K],
    ["SETTING", `{password:${K}}`, K],
    ["SETTING", `password := "${K}"`, K],
    ["SETTING", `password=>'${K}'`, K],
    ["NPMRC", "//registry.example/:_authToken=velvetOrchidQuartz", "velvetOrchidQuartz"],
  ],
  "syntax without a rule": [
    ["ORACLE", "app/plum-otter-4412@//db:1521/XE", K],
    ["PGPASS", "db:5432:main:app:plum-otter-4412", K],
    ["NETRC", "machine db login app password plum-otter-4412", K],
    ["XML", "<settings><password>plum-otter-4412</password></settings>", K],
    ["CURL", "-u app:plum-otter-4412", K],
    ["SCRIPT", "login('app', 'plum-otter-4412')", K],
  ],
  "name with a suffix, or another form": OTHER_NAMES.map((name) => [name, "velvet-orchid-wren"]),
  "name without a rule": [
    ["MOT_DE_PASSE", "plum-otter-lynx"],
    ["KENNWORT", "plum-otter-lynx"],
    ["CONTRASENA", "plum-otter-lynx"],
    ["PIN", "448190"],
    ["DOOR_PIN", "44819022"],
    ["SESSION", "plum-otter-lynx"],
    ["LICENSE", "AAAA-BBBB-CCCC-DDDD"],
    ["SALT", "plum-otter-lynx"],
    ["SEED", "abandon ability able about above absent"],
    ["PEPPER", "plum-otter-lynx"],
    ["BEARER", "plum-otter-lynx"],
    ["ACCESS", "plum-otter-lynx"],
    ["SIGNATURE", "plum-otter-lynx"],
    ["WEBHOOK_PATH", "/hooks/plum-otter-lynx"],
    ["INVITE", "3fa85f64-5717-4562-b3fc-2c963f66afa6"],
    ["TOTP", "JBSWY3DPEHPKPXPJBS"],
    ["MNEMONIC", "legal winner thank year wave sausage"],
    ["UNLOCK", "Plum7Otter4412Lynx"],
    ["MASTER", "plum-otter-lynx"],
    ["OTP", "448190"],
  ],
  whole: [
    ...SECRET_NAMES.flatMap((name) =>
      ["plum-otter-lynx", "Zz7!plum otter"].map((value): Form => [name, value]),
    ),
    ...KEYS.flatMap((value) => ["SETTING", "SERVICE_LOGIN"].map((name): Form => [name, value])),
  ],
};
