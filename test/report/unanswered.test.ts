import { describe, expect, it, vi } from "vitest";
import { withVariables } from "../../src/inputs/variables.ts";
import { plainText } from "../../src/report/blocks.ts";
import { adviceOnUnreachable, explainFailure } from "../../src/report/unanswered.ts";
import { UnreachableError } from "../../src/service/client/errors.ts";
import { transportError } from "../../src/service/client/http/transport-error.ts";

const errorOf = (code: string, sent = false, isProxy = false) =>
  transportError("GET x", Object.assign(new Error("any"), { code }), sent, isProxy);

describe("adviceOnUnreachable", () => {
  const RENEWAL = /^Renew the server's certificate, .* the clock of this runner\.$/;
  it.each([
    ["CERT_HAS_EXPIRED", false, RENEWAL],
    ["CERT_NOT_YET_VALID", false, RENEWAL],
    ["ERR_TLS_CERT_ALTNAME_INVALID", false, /names other hosts\.$/],
    ["ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION", false, /TLS 1\.2 or newer\.$/],
    ["DEPTH_ZERO_SELF_SIGNED_CERT", false, /set NODE_EXTRA_CA_CERTS to a file/],
    [
      "ERR_SSL_WRONG_VERSION_NUMBER",
      false,
      /^Correct the port of base_url: .* allow_http: true\.$/,
    ],
    ["ENOTFOUND", false, /its DNS record is missing/],
    ["UND_ERR_CONNECT_TIMEOUT", false, /^Check whether this runner can reach base_url; .* down\.$/],
    ["UND_ERR_HEADERS_TIMEOUT", true, /^Raise request_timeout if the server is slow; .* down\.$/],
    ["ECONNREFUSED", false, /^Check the host and port of base_url; .* the service is down\.$/],
    ["UND_ERR_PRX_CONN", false, /^Check HTTPS_PROXY, /],
  ])("has advice about %s", (code, sent, advice) => {
    const text = adviceOnUnreachable(errorOf(code, sent), "base_url", "the service is down");
    expect(plainText(text)).toMatch(advice);
  });
});

describe("explainFailure", () => {
  it.each([
    ["ERR_SSL_WRONG_VERSION_NUMBER", /^Check HTTPS_PROXY and the port of base_url: [^.]*\.$/],
    [
      "HPE_INVALID_CONSTANT",
      /^Check HTTPS_PROXY, which may not lead to a proxy\. Correct base_url/,
    ],
  ])("mentions the proxy first for %s", (code, advice) => {
    vi.stubEnv("HTTPS_PROXY", "https://proxy.example:3128");
    expect(explainFailure(errorOf(code), "control plane").advice).toMatch(advice);
  });

  it.each<[env: Record<string, string>, variable: string]>([
    [{ HTTPS_PROXY: "http://a:1" }, "HTTPS_PROXY"],
    [{ https_proxy: "http://a:1" }, "https_proxy"],
    [{ https_proxy: "http://a:1", HTTPS_PROXY: "http://b:1" }, "https_proxy"],
    [{ HTTP_PROXY: "http://a:1" }, "HTTP_PROXY"],
    [{ http_proxy: "http://a:1", HTTPS_PROXY: "" }, "http_proxy"],
    [{ HTTP_PROXY: "http://a:1", HTTPS_PROXY: "http://b:1" }, "HTTPS_PROXY"],
  ])("names the variable of the proxy with %j", (env, variable) => {
    const error = errorOf("ECONNREFUSED", false, true);
    expect(error.message).toBe(
      "GET x: no connection to the proxy: the connection was refused (ECONNREFUSED)",
    );
    expect(withVariables(env, () => explainFailure(error, "control plane"))).toEqual({
      clause: "no connection through the proxy",
      advice: `Check ${variable}, and whether the proxy lets this runner reach base_url.`,
    });
  });

  const RATE = "the platform API limits the rate";
  const LIMIT = "a limit of the platform API is reached";
  const LATER = "Run this again later: others may use the same credential.";
  const WHEN_ENDED = "Run this again when one of those has ended.";
  const FREE = "Waiting does not help: delete or cancel one of them, or ask for a higher limit.";
  it.each([
    [undefined, false, RATE, LATER],
    ["250 creations per hour", false, RATE, LATER],
    ["Maximum of 15 concurrent exports", false, LIMIT, WHEN_ENDED],
    ["limit of 200 scheduled exports", true, LIMIT, FREE],
  ])(
    "distinguishes a rate limit from other limits by detail and `permanent` of a 429: %j",
    (detail, permanent, clause, advice) => {
      const response = { title: "", status: 429, sent: true, detail, permanent };
      const error = new UnreachableError(response);
      expect(explainFailure(error, "platform API")).toEqual({ clause, advice });
    },
  );
});
