import nock from "nock";
import { describe, expect, it } from "vitest";
import { connectToGithub } from "../../../src/runner/github/client.ts";
import { commentBody, pullRequestsOf, upsertComment } from "../../../src/runner/github/comment.ts";
import { renderer } from "../../harness/visible-text.ts";
import { API, SHA, useWorkflowRun } from "./github-run.ts";

const PATH = "/repos/octo-org/octo-repo";
const KEY = { name: "agent", id: "d0000000-0000-4000-8000-000000000001" };
const MARKER = `<!-- deploy-agent-server:${KEY.name}:${KEY.id} -->`;
const github = async () => ({
  ...(await connectToGithub("ghs_canary", new AbortController().signal)),
  environment: "",
});

useWorkflowRun();

const bot = { id: 41898282, login: "github-actions[bot]", type: "Bot" };
const person = { id: 7, login: "octocat", type: "User" };
const comment = (id: number, user: object | null, body: string) => ({ id, user, body });

const mockComments = (...comments: unknown[]) =>
  nock(API).get(`${PATH}/issues/7/comments`).query({ per_page: 100 }).reply(200, comments);
const expectCreation = () =>
  nock(API).post(`${PATH}/issues/7/comments`, { body: "text" }).reply(201, { id: 99 });
const expectUpdate = (id: number) =>
  nock(API).patch(`${PATH}/issues/comments/${id}`, { body: "text" }).reply(200, { id });
const mockViewer = (login: string) =>
  nock(API)
    .post("/graphql")
    .reply(200, { data: { viewer: { login } } });
const upsert = async (mayCreate = true) =>
  upsertComment(await github(), 7, KEY, "text", { mayCreate });

describe("upsertComment", () => {
  const otherBot = { id: 8, login: "mirror[bot]", type: "Bot" };
  const botB = { ...otherBot, login: "b[bot]" };
  const withMarker = (marker: string) => comment(1, bot, `<!-- deploy-agent-server:${marker} -->`);
  const OTHER_ID = KEY.id.replace("0001", "0002");

  it.each<[title: string, comments: object[], updatedId: number | undefined, viewer?: string]>([
    [
      "creates a comment if none begins with the marker",
      [comment(1, bot, "something else"), comment(2, bot, `> quoted\n${MARKER}`)],
      undefined,
    ],
    [
      "updates a bot's comment that begins with the marker",
      [comment(1, person, MARKER), comment(2, bot, `${MARKER}\n\nold`)],
      2,
      bot.login,
    ],
    [
      "creates a comment for another deployment of the same name",
      [withMarker(`${KEY.name}:${OTHER_ID}`)],
      undefined,
    ],
    ["finds a comment without an id by its name", [withMarker("agent:")], 1],
    ["finds a comment by its id, whatever its name is", [withMarker(`former:${KEY.id}`)], 1],
    ["finds a comment by its id, ignoring case", [withMarker(`agent:${KEY.id.toUpperCase()}`)], 1],
    ["does not find a comment with a longer name", [withMarker("agent-2:")], undefined],
    [
      "prefers the comment of its own app to one of another bot",
      [comment(1, otherBot, MARKER), comment(2, bot, MARKER), comment(3, otherBot, MARKER)],
      2,
      bot.login,
    ],
    [
      "updates a bot's comment of an earlier run with another token",
      [comment(1, otherBot, MARKER), comment(2, botB, MARKER)],
      1,
      bot.login,
    ],
    [
      "updates a person's comment only if the token is that person's",
      [
        comment(1, { ...person, login: "other" }, MARKER),
        comment(2, person, MARKER),
        comment(3, null, MARKER),
      ],
      2,
      person.login,
    ],
  ])("%s", async (_, comments, updatedId, viewer) => {
    mockComments(...comments);
    if (viewer !== undefined) mockViewer(viewer);
    if (updatedId === undefined) expectCreation();
    else expectUpdate(updatedId);
    await upsert();
  });

  it("creates no comment without mayCreate", async () => {
    mockComments(comment(1, bot, "something else"));
    await upsert(false);
  });

  it("keeps the older of two comments, and deletes the other", async () => {
    mockComments(comment(3, botB, MARKER), comment(4, bot, MARKER), comment(2, bot, MARKER));
    mockViewer("somebody");
    expectUpdate(2);
    nock(API).delete(`${PATH}/issues/comments/4`).reply(204);
    await upsert();
  });

  it("finds its comment on any page", async () => {
    const link = `<${API}/repositories/1/issues/7/comments?per_page=100&page=2>; rel="next"`;
    nock(API)
      .get(`${PATH}/issues/7/comments`)
      .query(true)
      .reply(200, [comment(1, bot, "x")], { link });
    nock(API)
      .get("/repositories/1/issues/7/comments")
      .query({ per_page: 100, page: 2 })
      .reply(200, [comment(2, bot, MARKER)]);
    expectUpdate(2);
    await upsert();
  });

  it("does not update another person's comment that begins with the marker", async () => {
    mockComments(comment(1, person, MARKER), comment(2, null, MARKER));
    nock(API)
      .post("/graphql")
      .reply(200, { errors: [{ message: "Resource not accessible" }] });
    expectCreation();
    await upsert();
  });

  it("creates no second comment after a lost response", async () => {
    mockComments();
    nock(API).post(`${PATH}/issues/7/comments`).reply(502);
    mockComments(comment(99, bot, MARKER));
    expectUpdate(99);
    await upsert();
  });
});

describe("pullRequestsOf", () => {
  it("returns only pull requests that are open", async () => {
    const pullRequests = [
      { number: 3, state: "closed" },
      { number: 7, state: "open" },
    ];
    nock(API).get(`${PATH}/commits/${SHA}/pulls`).reply(200, pullRequests);
    expect(await pullRequestsOf(await github())).toEqual([7]);
  });
});

describe("commentBody", () => {
  const TIME = /\d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2} UTC/;

  it("shows the outcome, what still serves, the cause, and commit, run and time", async () => {
    const body = await commentBody(renderer, KEY, {
      outcome: "failed",
      headline: "agent (staging): the new revision ran out of memory",
      comment: [{ text: ["Still serving: ", { code: "v1" }, "."] }, { quote: "OOMKilled" }],
    });
    expect(body.replace(TIME, "{time}")).toBe(
      [
        MARKER,
        "",
        "<h3>❌ agent (staging): the new revision ran out of memory</h3>",
        "",
        "<p>Still serving: <code>v1</code>.</p>",
        "",
        "<pre><code>OOMKilled</code></pre>",
        "",
        '<p>commit ffac537 · <a href="https://github.com/octo-org/octo-repo/actions/runs/42/attempts/2">run</a> · {time}</p>',
        "",
      ].join("\n"),
    );
  });

  it.each([
    ["https://platform.example/d/r", ' · <a href="https://platform.example/d/r">revision</a>'],
    ["http://platform.example/d/r", ""],
  ])(
    "ends with the duration and the platform's page of the revision: %s",
    async (link, linkText) => {
      const outputs = { elapsed_seconds: 107 };
      const body = await commentBody(renderer, KEY, { outcome: "deployed", link, outputs });
      expect(body).toContain("<p>commit ffac537 · 1m 47s · <a ");
      expect(body.replace(TIME, "{time}")).toContain(`run</a>${linkText} · {time}</p>`);
    },
  );

  it("does not break URLs that are links", async () => {
    const url = "https://agent.example";
    const text = [{ text: url, href: url }, ` and ${url}`];
    const body = await commentBody(renderer, KEY, { outcome: "deployed", comment: [{ text }] });
    expect(body).toContain(`<a href="${url}/">${url}</a> and <code>${url}</code>`);
  });

  it("shows a plan as a diff", async () => {
    const comment = [{ diff: ["~ cpu  1 → 2"] }];
    const body = await commentBody(renderer, KEY, { outcome: "planned", comment });
    expect(body).toContain("<h3>📋 Planned</h3>\n\n```diff\n! cpu  1 → 2\n```\n");
  });

  it("begins no line with a slash, which a bot may run as a command, and truncates a long name", async () => {
    const body = await commentBody(
      renderer,
      { name: "#".repeat(300_000), id: "" },
      { outcome: "failed", headline: "a", comment: [{ quote: "x\n/merge\n/lgtm" }] },
    );
    expect(body).toContain("\n&#47;merge\n&#47;lgtm");
    expect(body.length).toBeLessThan(65_536);
  });

  it("contains no mention, reference, URL or tag of untrusted text, except in code", async () => {
    const hostile =
      "@octo-org/team fixes #12 GH-12 https://evil.example www.evil.example </code></td> \n\n ![x](y) `` @you <!-- -->";
    const body = await commentBody(
      renderer,
      { name: hostile, id: "" },
      {
        outcome: "failed",
        headline: hostile,
        comment: [
          { text: [hostile, { code: hostile }, { strong: hostile }] },
          { text: hostile },
          { table: { header: [hostile], rows: [[hostile]] } },
          { quote: hostile },
          { diff: [hostile] },
          { fold: { title: hostile, blocks: [{ code: hostile }] } },
        ],
      },
    );
    const textOutsideCode = body.replace(/<code>.*?<\/code>|```.*?```|<a href="[^"]*">/gs, "");
    expect(textOutsideCode.match(/^<!--.*-->$/m)?.[0]).not.toMatch(/@|#|\/\//);
    const visible = textOutsideCode.replace(/^<!--.*-->$/m, "").replace(/&#\d+;/g, "␣");
    expect(visible).not.toMatch(/@\w|#\d|GH-\d|:\/\/|www\.e/);
    expect(visible).not.toMatch(
      /<(?!\/?(h3|p|table|tr|t[dh]( align="left")?|pre|strong|details|summary|br|a)>)/,
    );
    // After a blank line, GitHub would read Markdown again.
    expect(body.match(/<table>[\s\S]*<\/table>/)?.[0]).not.toMatch(/\n\s*\n/);
  });

  it("fits into a comment, however long the texts are", async () => {
    const longText = `"'&<>\n`.repeat(40_000);
    const blocks = [{ quote: longText }, ...Array(20).fill({ text: longText })];
    const body = await commentBody(renderer, KEY, {
      outcome: "failed",
      headline: longText.replaceAll("\n", ""),
      comment: blocks,
    });
    expect(body.length).toBeLessThan(65_536);
    expect(body).toContain("the rest does not fit here");
    expect(body).toMatch(/run<\/a> · .* UTC<\/p>\n$/);
  });
});
