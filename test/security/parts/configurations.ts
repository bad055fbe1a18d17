import type { Form } from "./forms.ts";

const KEY_LINES = [
  "b3BlbnNzaC1rZXktdjEAAAAABG5vbmUA",
  "QyNTUxOQAAACDk7pZ4v0hTqXo1Lr9sWm2e",
] as const;
const JWT = [
  ...['{"alg":"HS256","typ":"JWT"}', '{"sub":"svc-prod-4411","iat":1700000000}'].map((part) =>
    Buffer.from(part).toString("base64url"),
  ),
  "Qx7vT2mZk9PjLw4aRs8nYd3eFh6gUb1c",
].join(".");

/** Files, headers and connection strings as tools write them. */
export const configurationForms: Record<string, readonly Form[]> = {
  "file, header or connection string": [
    ["CREDS", "token: |\n  wxq1-aa\n  zzt9-bb\nuser: bob\n", "wxq1-aa\n  zzt9-bb"],
    ["DATABASE_URL", "mysql://app:opal%2Fgoose%4017@db:3306/main", "opal%2Fgoose%4017"],
    ["COOKIE", "theme=dark; session=garnet-ibis-882; lang=en", "garnet-ibis-882"],
    [
      "MSSQL",
      "Server=tcp:sql.example.com,1433;Initial Catalog=app;User ID=sa;Password=Jade!Moth#44;Encrypt=True",
      "Jade!Moth#44",
    ],
    [
      "WEBHOOK",
      "https://hooks.example.com/in?tenant=7&sig=Tr4Kq9ZpVn2LxWm8&v=2",
      "Tr4Kq9ZpVn2LxWm8",
    ],
    [
      "TLS_KEY",
      `-----BEGIN EC PRIVATE KEY----- ${KEY_LINES.join(" ")} -----END EC PRIVATE KEY-----`,
      KEY_LINES[1],
    ],
    ["NETRC", "machine git.example.com\nlogin bot\npassword zircon-toad-81\n", "zircon-toad-81"],
    [
      "AWS_CREDENTIALS",
      "[default]\naws_access_key_id = AKIAQ3EXAMPLEZ7TWKLM\naws_secret_access_key = h8Zq/2vKx7Lw+PnT4sYb1mRd9eFc6uGa3jXo5iQk\n",
      "h8Zq/2vKx7Lw+PnT4sYb1mRd9eFc6uGa3jXo5iQk",
    ],
    ["SERVICE_JWT", JWT, "Qx7vT2mZk9PjLw4aRs8nYd3eFh6gUb1c"],
    ["ENV_FILE", "LOG=info\r\nDB_PASSWORD=onager-lily-60\r\nREGION=eu\r\n", "onager-lily-60"],
    [
      "DOTENV",
      "# production\nHOST=a.example.com\n# rotate in May\nSMTP_PASS=maroon-gecko-72 # old one\n",
      "maroon-gecko-72",
    ],
    [
      "TOOLS",
      "search:on,github:ghp_Ab3dEf6hIj9kLm2nOp5qRs8tUv1wXy4zAb3d,slack:off",
      "ghp_Ab3dEf6hIj9kLm2nOp5qRs8tUv1wXy4zAb3d",
    ],
    ["BOT", "prod xoxb-118822-447733-Kd8Lq2Zr7Tn5", "xoxb-118822-447733-Kd8Lq2Zr7Tn5"],
  ],
  "header or cookie with an ordinary name": [
    [
      "OTEL_EXPORTER_OTLP_HEADERS",
      "x-honeycomb-team=violet-raven-19,x-dataset=prod",
      "violet-raven-19",
    ],
    ["HEADER", "Set-Cookie: sid=s%3Aj8Kd02nQpL5x.Zt7; Path=/; HttpOnly", "s%3Aj8Kd02nQpL5x.Zt7"],
  ],
};
