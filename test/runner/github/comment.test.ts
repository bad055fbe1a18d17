import nock from "nock";
import { describe, expect, it } from "vitest";
import type { Block } from "../../../src/report/blocks.ts";
import { commentBody, upsertComment } from "../../../src/runner/github/comment.ts";
import { renderer } from "../../harness/visible-text.ts";
import { API, connect, useWorkflowRun } from "./github-run.ts";

const PATH = "/repos/octo-org/octo-repo";
const KEY = { name: "agent", id: "d0000000-0000-4000-8000-000000000001" };
const MARKER = `<!-- deploy-agent-server:${KEY.name}:${KEY.id} -->`;

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
/** Mocks the response about the user of the token; null if GitHub does not say. */
const mockViewer = (login: string | null) =>
  nock(API)
    .post("/graphql")
    .reply(200, login === null ? { errors: [{ message: "no" }] } : { data: { viewer: { login } } });
const upsert = async () => upsertComment(await connect(), 7, KEY, "text", { mayCreate: true });

describe("upsertComment", () => {
  const otherBot = { id: 8, login: "mirror[bot]", type: "Bot" };
  const botB = { ...otherBot, login: "b[bot]" };
  const withMarker = (marker: string) => comment(1, bot, `<!-- deploy-agent-server:${marker} -->`);
  const OTHER_ID = KEY.id.replace("0001", "0002");

  type Row = [
    title: string,
    comments: object[],
    updatedId: number | undefined,
    viewer?: string | null,
    deletedId?: number,
  ];
  it.each<Row>([
    [
      "creates a comment if none begins with the marker",
      [comment(1, bot, "something else"), comment(2, bot, `> quoted\n${MARKER}`)],
      undefined,
    ],
    [
      "creates a comment for another deployment of the same name",
      [withMarker(`${KEY.name}:${OTHER_ID}`)],
      undefined,
    ],
    ["finds a marker without an id by its name", [withMarker("agent:")], 1],
    ["finds a marker by its id, whatever its name is", [withMarker(`former:${KEY.id}`)], 1],
    ["finds a marker by its id, ignoring case", [withMarker(`agent:${KEY.id.toUpperCase()}`)], 1],
    ["does not find a marker with a longer name", [withMarker("agent-2:")], undefined],
    [
      "prefers the comment of the token's app to one of another bot",
      [comment(1, otherBot, MARKER), comment(2, bot, MARKER), comment(3, otherBot, MARKER)],
      2,
      bot.login,
    ],
    [
      "updates the oldest comment of another bot if the token's app has none",
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
    [
      "does not update another person's comment that begins with the marker",
      [comment(1, person, MARKER), comment(2, null, MARKER)],
      undefined,
      null,
    ],
    [
      "keeps the older of two comments of one bot, and deletes the other",
      [comment(3, botB, MARKER), comment(4, bot, MARKER), comment(2, bot, MARKER)],
      2,
      "somebody",
      4,
    ],
  ])("%s", async (_, comments, updatedId, viewer, deletedId) => {
    mockComments(...comments);
    if (viewer !== undefined) mockViewer(viewer);
    if (updatedId === undefined) expectCreation();
    else expectUpdate(updatedId);
    if (deletedId !== undefined)
      nock(API).delete(`${PATH}/issues/comments/${deletedId}`).reply(204);
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

describe("commentBody", () => {
  const TIME = /\d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2} UTC/;

  it.each([
    ["https://platform.example/d/r", ' · <a href="https://platform.example/d/r">revision</a>'],
    ["http://platform.example/d/r", ""],
  ])(
    "ends with commit, duration, run, time, and a link to the revision if it is https: %s",
    async (link, linkText) => {
      const outputs = { elapsed_seconds: 107 };
      const body = await commentBody(renderer, KEY, { title: "✅", link, outputs });
      expect(body).toContain("<p>commit ffac537 · 1m 47s · <a ");
      expect(body.replace(TIME, "{time}")).toContain(`run</a>${linkText} · {time}</p>`);
    },
  );

  const url = "https://agent.example";
  it.each<[string, Block, string]>([
    [
      "the URL of a link as it is, and a URL that is no link as code",
      { text: [{ text: url, href: url }, ` and ${url}`] },
      `<a href="${url}/">${url}</a> and <code>${url}</code>`,
    ],
    [
      "a plan as a diff, without escapes",
      { diff: ["~ a  b@1 → b@2"] },
      "\n\n```diff\n! a  b@1 → b@2\n```\n",
    ],
    [
      "no line that begins with a slash, which a bot may run as a command",
      { quote: "x\n/merge\n/lgtm" },
      "\n&#47;merge\n&#47;lgtm",
    ],
  ])("contains %s", async (_, block, expected) => {
    const body = await commentBody(renderer, KEY, { title: "❌", comment: [block] });
    expect(body).toContain(expected);
  });

  it("contains no mention, reference, URL or tag of untrusted text, except in code", async () => {
    const hostile =
      "@octo-org/team fixes #12 GH-12 https://evil.example www.evil.example </code></td> \n\n ![x](y) `` @you <!-- -->";
    const body = await commentBody(
      renderer,
      { name: hostile, id: "" },
      {
        title: hostile,
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
    const name = "#".repeat(300_000);
    const title = longText.replaceAll("\n", "");
    const comment = [{ quote: longText }, ...Array(20).fill({ text: longText })];
    const body = await commentBody(renderer, { name, id: "" }, { title, comment });
    expect(body.length).toBeLessThan(65_536);
    expect(body).toContain("the rest does not fit here");
    expect(body).toMatch(/run<\/a> · .* UTC<\/p>\n$/);
  });
});
