import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import { createSecureServer, type Http2ServerRequest } from "node:http2";
import { type AddressInfo, connect, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "selfsigned";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { playBundle } from "../../scenarios/play.ts";
import { patchesOf } from "../../scenarios/results.ts";

/** Not a host of this machine: only a proxy reaches it. */
const PROXIED_HOST = "service.test";
let folder: string;
let service = "";
/** A TLS terminating gateway that prefers HTTP/2. */
let gateway: Server;
/** GitHub's API, also with HTTP/2. */
let github: Server;
let proxies: { http: Server; https: Server };
const servers: Server[] = [];
const tunnels: string[] = [];
const githubRequests: string[] = [];
const acceptedEncodings = new Set<unknown>();

async function listen<S extends Server>(server: S): Promise<S> {
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}
const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** A CONNECT proxy. */
function tunnel({ url = "" }: IncomingMessage | Http2ServerRequest, client: Socket): void {
  tunnels.push(url);
  const onward = connect(Number(url.split(":").at(-1)), "127.0.0.1", () => {
    client.write("HTTP/1.1 200 Connection established\r\n\r\n");
    onward.pipe(client).pipe(onward);
  });
  for (const socket of [onward, client]) socket.on("error", () => undefined);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tls-"));
  const extensions = [
    {
      name: "subjectAltName" as const,
      altNames: ["localhost", PROXIED_HOST].map((value) => ({ type: 2 as const, value })),
    },
  ];
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    algorithm: "sha256",
    extensions,
  });
  writeFileSync(join(folder, "authority.pem"), cert);
  const options = { key, cert, allowHTTP1: true };
  gateway = await listen(
    createSecureServer(options, (incoming, response) => {
      const { url = "", method = "", headers, httpVersion } = incoming;
      const onward = request(
        new URL(url, service),
        { method, headers: { ...headers, host: new URL(service).host, via: httpVersion } },
        (reply) => {
          response.writeHead(reply.statusCode ?? 502, { "content-type": "application/json" });
          reply.pipe(response);
        },
      );
      incoming.pipe(onward);
    }),
  );
  github = await listen(
    createSecureServer(options, async ({ method, url, headers }, response) => {
      acceptedEncodings.add(headers["accept-encoding"]);
      githubRequests.push(`${method} ${url}`);
      response.writeHead(method === "GET" ? 200 : 201, { "content-type": "application/json" });
      response.end(method === "GET" ? "[]" : '{"id":9}');
    }),
  );
  const secure = createSecureServer(options);
  secure.on("connect", (incoming: Http2ServerRequest, client: Socket) => {
    // Over HTTP/2, the second argument is no socket, but a response.
    if (incoming.httpVersion === "1.1") tunnel(incoming, client);
  });
  proxies = {
    http: await listen(createServer().on("connect", tunnel)),
    https: await listen(secure),
  };
});

afterAll(() => {
  for (const server of servers) server.close();
});
beforeEach(() => {
  tunnels.length = 0;
  githubRequests.length = 0;
  acceptedEncodings.clear();
});

type Texts = Record<string, string>;

function deployTo(host: string, env: Texts = {}, inputs: Texts = {}) {
  return playBundle(
    {
      action: "deploy",
      inputs: ({ emulator }) => {
        service = emulator.url;
        return { base_url: `https://${host}:${portOf(gateway)}`, ...inputs };
      },
    },
    { env },
  );
}

const trustingEnv = () => ({ NODE_EXTRA_CA_CERTS: join(folder, "authority.pem") });

describe("the deploy bundle over TLS", () => {
  it("deploys by HTTP/1.1 when the server prefers HTTP/2", async () => {
    const result = await deployTo("localhost", trustingEnv());
    expect(result.outcome).toBe("deployed");
    expect(patchesOf(result)).toHaveLength(1);
    expect(new Set(result.requests.map(({ headers }) => headers.via))).toEqual(new Set(["1.1"]));
  });

  it.each([
    [
      "a self-signed certificate",
      "localhost",
      () => ({}),
      "DEPTH_ZERO_SELF_SIGNED_CERT",
      "authority, set NODE_EXTRA_CA_CERTS to a file that this runner can read.",
    ],
    [
      "the certificate of another host",
      "127.0.0.1",
      trustingEnv,
      "ERR_TLS_CERT_ALTNAME_INVALID",
      "Next step: correct base_url, or the server's certificate, which names other hosts.",
    ],
  ])(
    "sends nothing to a server with %s, and gives a remedy",
    async (_, host, env, code, remedy) => {
      const { outputs, requests, log, annotations } = await deployTo(host, env());
      expect(outputs.outcome).toBe("error");
      expect(outputs.error_message).toContain(code);
      expect(annotations[0]?.message).toContain(remedy);
      expect(log).not.toContain("trying again");
      expect(requests).toEqual([]);
    },
  );

  it.each([
    ["a proxy", () => `http://127.0.0.1:${portOf(proxies.http)}`],
    ["a proxy over TLS that prefers HTTP/2", () => `https://localhost:${portOf(proxies.https)}`],
  ])("deploys through %s", async (_, https_proxy) => {
    const result = await deployTo(PROXIED_HOST, { ...trustingEnv(), https_proxy: https_proxy() });
    expect(result.outcome).toBe("deployed");
    expect(patchesOf(result)).toHaveLength(1);
    expect(tunnels).toEqual(result.requests.map(() => `${PROXIED_HOST}:${portOf(gateway)}`));
  });

  it("names the invalid proxy variable, before anything is sent", async () => {
    const env = { ...trustingEnv(), https_proxy: "127.0.0.1:3128" };
    const { outputs, requests } = await deployTo("localhost", env);
    expect(outputs.outcome).toBe("rejected");
    expect(outputs.error_message).toContain("https_proxy");
    expect(requests).toEqual([]);
  });

  it.each([
    ["directly", () => ({})],
    ["through a proxy", () => ({ https_proxy: `http://127.0.0.1:${portOf(proxies.http)}` })],
  ])("notifies GitHub over TLS, %s", async (_, env) => {
    const api = {
      GITHUB_API_URL: `https://localhost:${portOf(github)}`,
      GITHUB_REPOSITORY: "octo/agent",
    };
    const inputs = { github_environment: "production", github_token: "ghs_canary0123456789abc" };
    const result = await deployTo("localhost", { ...trustingEnv(), ...api, ...env() }, inputs);
    expect(result).toMatchObject({ outcome: "deployed", annotations: [] });
    // What the oldest Node can unpack (scripts/oldest-node.js).
    expect(acceptedEncodings).toEqual(new Set(["br, gzip, deflate, zstd"]));
    expect(githubRequests[0]).toBe("POST /repos/octo/agent/deployments");
    expect(githubRequests.slice(1)).toEqual([
      ...Array.from({ length: 2 }, () => "POST /repos/octo/agent/deployments/9/statuses"),
      "GET /repos/octo/agent/deployments?environment=production&per_page=100",
    ]);
  });
});
