import { gzipSync } from "node:zlib";
import nock from "nock";
import { describe, expect, it, vi } from "vitest";
import { connectToGithub, isForbidden, withRetries } from "../../../src/runner/github/client.ts";
import { API, useWorkflowRun } from "./github-run.ts";

const PATH = "/repos/octo-org/octo-repo";
const NEVER_ABORTED = new AbortController().signal;

useWorkflowRun();

async function readRepository() {
  const { octokit, repo } = await connectToGithub("ghs_canary", NEVER_ABORTED);
  return withRetries(NEVER_ABORTED, () => octokit.rest.repos.get(repo));
}

describe("connectToGithub", () => {
  it("sends the token to the API of the environment", async () => {
    nock(API, { reqheaders: { authorization: "token ghs_canary" } })
      .get(PATH)
      .reply(200, { id: 1 });
    expect((await readRepository()).data.id).toBe(1);
  });

  it("follows no redirect to another server", async () => {
    nock(API).get(PATH).reply(302, "", { location: "https://elsewhere.example/" });
    await expect(readRepository()).rejects.toThrow("another server");
  });

  it("follows a repository that was renamed, on the same host", async () => {
    nock(API)
      .get(PATH)
      .reply(301, { message: "Moved Permanently" }, { location: `${API}/repositories/5` })
      .get("/repositories/5")
      .reply(200, { id: 5 });
    expect((await readRepository()).data.id).toBe(5);
  });

  it.each([
    ["a large response", Buffer.alloc(17 * 1024 * 1024, " "), {}],
    [
      "a response that is large when decompressed",
      gzipSync(Buffer.alloc(200 * 1024 * 1024)),
      { "content-encoding": "gzip" },
    ],
  ])("rejects %s", async (_, body, headers) => {
    const allHeaders = { "content-type": "application/json", ...headers };
    nock(API).get(PATH).times(3).reply(200, body, allHeaders);
    await expect(readRepository()).rejects.toThrow("GitHub's answer cannot be read");
  });

  it("does not follow a next page on another server", async () => {
    const link = `<https://elsewhere.example/?page=2>; rel="next"`;
    nock(API).get(`${PATH}/issues/7/comments`).reply(200, [], { link });
    const { octokit, repo } = await connectToGithub("ghs_canary", NEVER_ABORTED);
    const pages = octokit.paginate(octokit.rest.issues.listComments, { ...repo, issue_number: 7 });
    await expect(pages).rejects.toThrow("another server");
  });

  it("logs no deprecation notice", async () => {
    const warn = vi.spyOn(console, "warn");
    nock(API).get(PATH).reply(200, { id: 1 }, { deprecation: "true", sunset: "##[error]x" });
    await readRepository();
    expect(warn).not.toHaveBeenCalled();
  });
});

describe("withRetries", () => {
  it.each<[string, (request: nock.Interceptor) => nock.Scope]>([
    ["an empty body", (request) => request.reply(200, "")],
    ["the page of a proxy", (request) => request.reply(200, "<html>sign in</html>")],
    ["a 502, twice", (request) => request.times(2).reply(502, {})],
    ["a network error", (request) => request.replyWithError("reset")],
  ])("retries after %s", async (_, fail) => {
    fail(nock(API).get(PATH)).get(PATH).reply(200, { id: 1 });
    expect((await readRepository()).data.id).toBe(1);
  });

  it.each([
    ["a rate limit", 429, { "retry-after": "0" }],
    ["a missing permission", 403, { "x-ratelimit-remaining": "4999" }],
    ["an invalid request", 422, {}],
  ])("does not retry after %s", async (_, status, headers) => {
    nock(API).get(PATH).reply(status, { message: "no" }, headers);
    await expect(readRepository()).rejects.toMatchObject({ status });
  });

  it("gives up after three attempts, with GitHub's message", async () => {
    nock(API).get(PATH).times(3).reply(503, { message: "Unicorn!" });
    await expect(readRepository()).rejects.toThrow("Unicorn!");
  });

  it("does not retry after an abort, and rejects with the error of the last attempt", async () => {
    const controller = new AbortController();
    const attempts = vi.fn(async () => {
      setImmediate(() => controller.abort());
      throw Object.assign(new Error("slow down"), { status: 503 });
    });
    await expect(withRetries(controller.signal, attempts)).rejects.toThrow("slow down");
    expect(attempts).toHaveBeenCalledOnce();
  });
});

describe("isForbidden", () => {
  it.each([
    [403, "", true],
    [404, "", true],
    [403, "API rate limit exceeded for installation", false],
    [401, "", false],
    [500, "", false],
  ])("for status %s with the message %j is %s", (status, message, expected) => {
    expect(isForbidden({ status, message })).toBe(expected);
  });

  it("is false for other errors", () => {
    expect(isForbidden(new Error("x"))).toBe(false);
  });
});
