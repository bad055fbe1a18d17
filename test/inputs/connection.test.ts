import { describe, expect, it } from "vitest";
import * as z from "zod";
import { connectionInputs, connectionRules, serverOf } from "../../src/inputs/connection.ts";
import { withVariables } from "../../src/inputs/variables.ts";

const Inputs = z.object(connectionInputs).check(connectionRules);
const texts = { base_url: "https://api.example.com/v2", api_key: "canary-key" };

async function problemsOf(inputs: Record<string, string | undefined>, env = {}) {
  const { error } = await withVariables(env, () => Inputs.safeParseAsync(inputs));
  return error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];
}

describe("connectionRules", () => {
  it("require one of the two credentials, even if other inputs are invalid", async () => {
    const onGithub = { GITHUB_ACTIONS: "true" };
    expect(await problemsOf({ base_url: "nowhere", tenant_id: "t" }, onGithub)).toEqual([
      expect.stringMatching(/^base_url has no scheme/),
      "api_key is empty, and so is bearer_token; one of the two is required: write a secret such as ${{ secrets.API_KEY }}. If it is there already, check its name and where it is stored: a secret of an environment needs environment: in the job, and pull requests of forks and of Dependabot get none.",
    ]);
  });

  it.each([
    "http://proxy.example:3128",
    "https://user:p%40ss@proxy.example",
    "http://proxy.example:3128/",
    "",
  ])("accept %j as a proxy", async (https_proxy) => {
    expect(await problemsOf(texts, { https_proxy, HTTP_PROXY: https_proxy })).toEqual([]);
  });

  it.each([
    "proxy.invalid:3128",
    "10.0.0.1:3128",
    "http://[::",
    "http://user:pa%ssw0rd@proxy.example",
    "ftp://proxy.example",
    "socks5://127.0.0.1:1080",
    "http://proxy.example/proxy.pac",
    "file:///etc/proxy.pac",
    "pac+http://proxy.example/wpad",
    "http://proxy.example?proxy",
  ])("name the variable with the invalid proxy %j, without its value", async (text) => {
    for (const variable of ["http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY"]) {
      const problems = (await problemsOf(texts, { [variable]: text })).join("\n");
      expect(problems).toContain(
        `base_url cannot be reached: the environment variable ${variable} `,
      );
      expect(problems.includes("a file that chooses a proxy (PAC)")).toBe(/\.pac|pac\+/.test(text));
      expect(problems).not.toContain(text);
      expect(problems).not.toContain("pa%ssw0rd");
    }
  });
});

describe("serverOf", () => {
  it("puts each credential into its header", () => {
    const inputs = Inputs.parse({
      ...texts,
      bearer_token: "token",
      tenant_id: "tenant",
      request_timeout: "5s",
    });
    expect(serverOf("control plane", inputs)).toEqual({
      name: "control plane",
      base_url: "https://api.example.com",
      headers: {
        "x-api-key": "canary-key",
        authorization: "Bearer token",
        "x-tenant-id": "tenant",
      },
      requestTimeoutMs: 5_000,
    });
  });

  it("sends no header for an absent credential", () => {
    expect(serverOf("control plane", Inputs.parse(texts)).headers).toEqual({
      "x-api-key": "canary-key",
    });
  });
});
