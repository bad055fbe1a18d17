import nock from "nock";
import { describe, expect, it } from "vitest";
import { connect } from "../../../src/runner/github/client.ts";
import { commentBody, keepComment, openPullRequests } from "../../../src/runner/github/comment.ts";
import { API, inWorkflowRun } from "./github-run.ts";

const PATH = "/repos/octo-org/octo-repo";
const KEY = "d0000000-0000-4000-8000-000000000001";
const MARKER = `<!-- deploy-agent-server:${KEY} -->`;
const github = () => connect("ghs_canary", new AbortController().signal);

inWorkflowRun();

const bot = { id: 41898282, login: "github-actions[bot]", type: "Bot" };
const person = { id: 7, login: "octocat", type: "User" };
const written = (id: number, user: object | null, body: string) => ({ id, user, body });

const listed = (...comments: unknown[]) =>
  nock(API).get(`${PATH}/issues/7/comments`).query({ per_page: 100 }).reply(200, comments);
const creating = () =>
  nock(API).post(`${PATH}/issues/7/comments`, { body: "text" }).reply(201, { id: 99 });
const updating = (id: number) =>
  nock(API).patch(`${PATH}/issues/comments/${id}`, { body: "text" }).reply(200, { id });
const tokenOf = (login: string) =>
  nock(API)
    .post("/graphql")
    .reply(200, { data: { viewer: { login } } });
const keep = async (mayCreate = true) => keepComment(await github(), 7, KEY, "text", { mayCreate });

describe("keepComment", () => {
  it("writes a comment when there is none of ours", async () => {
    listed(written(1, bot, "something else"), written(2, bot, `> quoted\n${MARKER}`));
    creating();
    await keep();
  });

  it("writes none where it may not", async () => {
    listed(written(1, bot, "something else"));
    await keep(false);
  });

  it("updates a bot's comment that begins with the marker", async () => {
    listed(written(1, person, MARKER), written(2, bot, `${MARKER}\n\nold`));
    tokenOf(bot.login);
    updating(2);
    await keep();
  });

  it("keeps one comment for each deployment", async () => {
    listed(written(1, bot, MARKER.replace("0001", "0002")));
    creating();
    await keep();
  });

  it("finds its comment on any page", async () => {
    const next = `<${API}/repositories/1/issues/7/comments?per_page=100&page=2>; rel="next"`;
    nock(API)
      .get(`${PATH}/issues/7/comments`)
      .query(true)
      .reply(200, [written(1, bot, "x")], { link: next });
    nock(API)
      .get("/repositories/1/issues/7/comments")
      .query({ per_page: 100, page: 2 })
      .reply(200, [written(2, bot, MARKER)]);
    updating(2);
    await keep();
  });

  it("prefers the comment of its own app to one of another bot", async () => {
    const other = { id: 8, login: "mirror[bot]", type: "Bot" };
    listed(written(1, other, MARKER), written(2, bot, MARKER), written(3, other, MARKER));
    tokenOf(bot.login);
    updating(2);
    await keep();
  });

  it("updates a bot's comment of an earlier run with another token", async () => {
    const other = { id: 8, login: "deployer[bot]", type: "Bot" };
    listed(written(1, other, MARKER), written(2, { ...other, login: "b[bot]" }, MARKER));
    tokenOf(bot.login);
    updating(1);
    await keep();
  });

  it("updates a person's comment only when the token is that person's", async () => {
    listed(
      written(1, { ...person, login: "other" }, MARKER),
      written(2, person, MARKER),
      written(3, null, MARKER),
    );
    tokenOf(person.login);
    updating(2);
    await keep();
  });

  it("does not update another person's comment that begins with the marker", async () => {
    listed(written(1, person, MARKER), written(2, null, MARKER));
    nock(API)
      .post("/graphql")
      .reply(200, { errors: [{ message: "Resource not accessible" }] });
    creating();
    await keep();
  });

  it("writes no second comment after an answer that was lost", async () => {
    listed();
    nock(API).post(`${PATH}/issues/7/comments`).reply(502);
    listed(written(99, bot, MARKER));
    updating(99);
    await keep();
  });
});

describe("openPullRequests", () => {
  it("returns only pull requests that are open", async () => {
    const answer = [
      { number: 3, state: "closed" },
      { number: 7, state: "open" },
    ];
    nock(API).get(`${PATH}/commits/abc/pulls`).reply(200, answer);
    expect(await openPullRequests(await github(), "abc")).toEqual([7]);
  });
});

describe("commentBody", () => {
  it("shows the outcome, what runs, where, and the workflow run", () => {
    const outputs = {
      deployment_name: "agent",
      deployment_url: "https://agent.example",
      revision_id: "r1",
      image_uri: "registry.example/agent:1",
      repo_ref: "",
    };
    expect(
      commentBody(KEY, {
        outputs,
        failure: { message: "Too slow.\nWait longer.", problems: [] },
        outcome: "timed_out",
      }),
    ).toBe(
      [
        MARKER,
        "",
        "<h2>⏱️ Agent server: timed out</h2>",
        "",
        "<p><code>Too slow.<br>Wait longer.</code></p>",
        "",
        "<table>",
        "<tr><td><code>Deployment</code></td><td><code>agent</code></td></tr>",
        "<tr><td><code>Address</code></td><td><code>https://agent.example</code></td></tr>",
        "<tr><td><code>Revision</code></td><td><code>r1</code></td></tr>",
        "<tr><td><code>Image</code></td><td><code>registry.example/agent:1</code></td></tr>",
        "</table>",
        "",
        "[Workflow run](https://github.com/octo-org/octo-repo/actions/runs/42/attempts/2)",
        "",
      ].join("\n"),
    );
  });

  it("has no mention, reference, link or tag from outside texts, except in code", () => {
    const hostile =
      "@octo-org/team fixes #12 https://evil.example </code></td> \n\n ![x](y) `` @you <!-- -->";
    const outputs = {
      deployment_name: hostile,
      repo_ref: hostile,
      revision_id: hostile,
    };
    const body = commentBody(KEY, {
      outputs,
      outcome: "failed",
      failure: { message: hostile, problems: [] },
    });
    const outside = body.replace(/<code>.*?<\/code>/gs, "").replace(MARKER, "");
    expect(outside).not.toMatch(/[@#`!]|evil|octo-org\/team/);
    expect(body).toContain("&lt;/code&gt;");
    // After a blank line, GitHub would read Markdown again.
    expect(body.match(/<table>[\s\S]*<\/table>/)?.[0]).not.toMatch(/\n\s*\n/);
  });

  it("fits into a comment, however long the texts are", () => {
    const long = `"'&<>\n`.repeat(40_000);
    const names = [
      "deployment_name",
      "deployment_url",
      "revision_id",
      "image_uri",
      "repo_ref",
      "repo_commit_sha",
      "active_revision_id",
    ];
    const outputs = {
      ...Object.fromEntries(names.map((name) => [name, long.replaceAll("\n", "")])),
    };
    const body = commentBody(KEY, {
      outputs,
      outcome: "failed",
      failure: { message: long, problems: [] },
    });
    expect(body.length).toBeLessThan(65_536);
    expect(body).toContain("…");
    expect(body).toMatch(/\[Workflow run\]\(.*\)\n$/);
  });
});
