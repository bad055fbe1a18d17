import { describe, expect, it } from "vitest";
import { proxyProblem } from "../../src/inputs/proxy.ts";

describe("proxyProblem", () => {
  it.each([
    "http://proxy.example:3128",
    "https://user:p%40ss@proxy.example",
    "socks5://127.0.0.1:1080",
    "",
  ])("finds nothing wrong with %j", (https_proxy) => {
    expect(proxyProblem({ https_proxy, HTTP_PROXY: https_proxy })).toBeUndefined();
  });

  it.each([
    "proxy.invalid:3128",
    "10.0.0.1:3128",
    "http://[::",
    "http://user:pa%ssw0rd@proxy.example",
    "ftp://proxy.example",
  ])("names the variable that holds %j, and not its value", (text) => {
    for (const variable of ["http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY"]) {
      const problem = proxyProblem({ [variable]: text }) ?? "";
      expect(problem).toContain(`variable ${variable} `);
      expect(problem).not.toContain(text);
      expect(problem).not.toContain("pa%ssw0rd");
    }
  });
});
