import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { createSecureServer, type Http2SecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "selfsigned";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deployWith } from "./deploy-with.ts";

/** What stands before the service, as it does nearly everywhere: it speaks TLS, and would rather speak HTTP/2. */
let front: Http2SecureServer;
let service = "";
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tls-"));
  const extensions = [{ name: "subjectAltName" as const, altNames: [{ type: 2 as const, value: "localhost" }] }];
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    algorithm: "sha256",
    extensions,
  });
  writeFileSync(join(folder, "authority.pem"), cert);
  front = createSecureServer({ key, cert, allowHTTP1: true }, (asked, answer) => {
    const { url = "", method = "", headers, httpVersion } = asked;
    const onward = request(new URL(url, service), { method, headers: { ...headers, via: httpVersion } }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, { "content-type": "application/json" });
      reply.pipe(answer);
    });
    asked.pipe(onward);
  }).listen(0, "127.0.0.1");
  await once(front, "listening");
});

afterAll(() => {
  front.close();
  rmSync(folder, { recursive: true });
});

function deployTo(host: string, env: Record<string, string> = {}) {
  return deployWith({
    inputs: { image_uri: "registry.example/agent:2" },
    arrange: (emulator) => {
      service = emulator.url;
      return { base_url: `https://${host}:${(front.address() as AddressInfo).port}` };
    },
    run: { env },
  });
}

const trusting = () => ({ NODE_EXTRA_CA_CERTS: join(folder, "authority.pem") });

describe("the deploy bundle over TLS", () => {
  it("deploys, by HTTP/1.1 also where the server would rather speak HTTP/2", async () => {
    const { outputs, patches, emulator } = await deployTo("localhost", trusting());
    expect(outputs.outcome).toBe("deployed");
    expect(patches).toHaveLength(1);
    expect(new Set(emulator.requests.map(({ headers }) => headers.via))).toEqual(new Set(["1.1"]));
  });

  it.each([
    ["a certificate that nobody vouches for", "localhost", () => ({}), "DEPTH_ZERO_SELF_SIGNED_CERT"],
    ["the certificate of another host", "127.0.0.1", trusting, "ERR_TLS_CERT_ALTNAME_INVALID"],
  ])("sends nothing to %s, and says what to do", async (_, host, env, code) => {
    const { outputs, requests, log } = await deployTo(host, env());
    expect(outputs).toMatchObject({ outcome: "error", error_message: expect.stringContaining(code) });
    expect(outputs.error_message).toContain("NODE_EXTRA_CA_CERTS");
    expect(log).not.toContain("trying again");
    expect(requests).toEqual([]);
  });
});
