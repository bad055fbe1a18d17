import { describe, expect, it } from "vitest";
import * as z from "zod";
import { connectionInputs, connectionRules, serverFrom } from "../../src/inputs/connection.ts";

const Inputs = z.object(connectionInputs).check(connectionRules);
const given = { base_url: "https://api.example.com/v2", api_key: "canary-key" };

async function problemsOf(inputs: Record<string, string | undefined>): Promise<string[]> {
  const { error } = await Inputs.safeParseAsync(inputs);
  return error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];
}

describe("connectionInputs", () => {
  it("fill in what is not given", () => {
    expect(Inputs.parse(given)).toEqual({
      base_url: "https://api.example.com",
      api_key: "canary-key",
      allow_http: false,
      request_timeout: 30_000,
    });
  });

  it("all carry a description, and the credentials what to mask", () => {
    const metas = Object.entries(connectionInputs).map(([name, schema]) => ({
      name,
      ...schema.meta(),
    }));
    expect(metas.every(({ description }) => description !== undefined)).toBe(true);
    expect(
      metas
        .filter(({ secret }) => secret?.("canary", {}).includes("canary"))
        .map(({ name }) => name),
    ).toEqual(["api_key", "bearer_token", "tenant_id"]);
    expect(metas.filter(({ required }) => required).map(({ name }) => name)).toEqual(["base_url"]);
  });

  it("report the problems of all inputs together, and no credential", async () => {
    const problems = await problemsOf({
      base_url: "nowhere",
      api_key: "canary key",
      bearer_token: "canary\n",
      tenant_id: "cänary",
      allow_http: "yes",
      request_timeout: "30",
    });
    expect(problems.map((problem) => problem.split(" ")[0])).toEqual([
      "base_url",
      "api_key",
      "bearer_token",
      "tenant_id",
      "allow_http",
      "request_timeout",
    ]);
    expect(problems.join()).not.toMatch(/c[aä]nary/);
  });

  it("refuse a request_timeout of zero", async () => {
    expect(await problemsOf({ ...given, request_timeout: "0s" })).toEqual([
      expect.stringContaining("longer than zero"),
    ]);
  });
});

describe("connectionRules", () => {
  it("want one of the two credentials, also when other inputs fail", async () => {
    expect(await problemsOf({ base_url: "nowhere", tenant_id: "t" })).toEqual([
      expect.stringMatching(/^base_url has no scheme/),
      expect.stringMatching(/^api_key is required, unless bearer_token is given: write /),
    ]);
  });

  it("do not ask again for a credential that is malformed", async () => {
    expect(await problemsOf({ ...given, api_key: "a b" })).toHaveLength(1);
  });

  it("accept a bearer_token alone", async () => {
    expect(await problemsOf({ ...given, api_key: undefined, bearer_token: "token" })).toEqual([]);
  });

  it("refuse plain http to another host, also when other inputs fail", async () => {
    expect(
      await problemsOf({ ...given, base_url: "http://api.example.com", request_timeout: "30" }),
    ).toEqual([
      expect.stringMatching(/^request_timeout/),
      expect.stringMatching(
        /^base_url is plain http.*write https:\/\/, or set allow_http to true$/,
      ),
    ]);
  });

  it.each([
    { base_url: "http://api.example.com", allow_http: "true" },
    { base_url: "http://localhost:8080" },
    { base_url: "http://[::1]:8080", allow_http: "false" },
  ])("permit %j", async (inputs) => {
    expect(await problemsOf({ ...given, ...inputs })).toEqual([]);
  });
});

describe("serverFrom", () => {
  it("puts each credential into its header", () => {
    const inputs = Inputs.parse({
      ...given,
      bearer_token: "token",
      tenant_id: "tenant",
      request_timeout: "5s",
    });
    expect(serverFrom(inputs)).toEqual({
      base_url: "https://api.example.com",
      headers: {
        "x-api-key": "canary-key",
        authorization: "Bearer token",
        "x-tenant-id": "tenant",
      },
      requestTimeoutMs: 5_000,
    });
  });

  it("sends no header for a credential that is not given", () => {
    expect(serverFrom(Inputs.parse(given)).headers).toEqual({ "x-api-key": "canary-key" });
  });
});
