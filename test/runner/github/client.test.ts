import nock from "nock";
import { describe, expect, it, vi } from "vitest";
import { withRetries } from "../../../src/runner/github/client.ts";
import { API, connect, useWorkflowRun } from "./github-run.ts";

const PATH = "/repos/octo-org/octo-repo/issues/7/comments";

useWorkflowRun();

async function readComments() {
  const { octokit, repo, signal } = await connect();
  const request = { ...repo, issue_number: 7 };
  return withRetries(signal, () => octokit.paginate(octokit.rest.issues.listComments, request));
}

describe("connectToGithub", () => {
  it.each([
    ["a redirect", 302, { location: "https://elsewhere.example/" }, 3, "unexpected redirect"],
    [
      "the link to a next page",
      200,
      { link: `<https://elsewhere.example/?page=2>; rel="next"` },
      1,
      "another server",
    ],
  ])(
    "sends nothing to another server, to which %s points",
    async (_, status, headers, attempts, message) => {
      nock(API).get(PATH).times(attempts).reply(status, [], headers);
      await expect(readComments()).rejects.toThrow(message);
    },
  );

  it("logs no deprecation notice", async () => {
    const warn = vi.spyOn(console, "warn");
    nock(API).get(PATH).reply(200, [], { deprecation: "true", sunset: "##[error]x" });
    await readComments();
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
    fail(nock(API).get(PATH))
      .get(PATH)
      .reply(200, [{ id: 1 }]);
    expect(await readComments()).toEqual([{ id: 1 }]);
  });

  it.each([
    ["a rate limit", 429, { "retry-after": "0" }],
    ["a missing permission", 403, { "x-ratelimit-remaining": "4999" }],
    ["an invalid request", 422, {}],
  ])("does not retry after %s", async (_, status, headers) => {
    nock(API).get(PATH).reply(status, { message: "no" }, headers);
    await expect(readComments()).rejects.toMatchObject({ status });
  });

  it("does not retry after an abort, and rejects with the error of the last attempt", async () => {
    const controller = new AbortController();
    const attempts = vi.fn(async () => {
      process.nextTick(() => controller.abort());
      throw Object.assign(new Error("slow down"), { status: 503 });
    });
    await expect(withRetries(controller.signal, attempts)).rejects.toThrow("slow down");
    expect(attempts).toHaveBeenCalledOnce();
  });
});
