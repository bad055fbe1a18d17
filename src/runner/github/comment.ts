import * as z from "zod";
import type { Text } from "../../report/blocks.ts";
import type { Result } from "../../report/conclusion.ts";
import { formatDuration } from "../../report/format.ts";
import type { Renderer } from "../markdown.ts";
import { type Github, isForbidden, runUrl, statusOf, withRetries } from "./client.ts";
import { commitOfEvent, pullRequestOfEvent } from "./event.ts";

/** Identifies the deployment that a comment is about. Either member may be empty. */
export interface DeploymentKey {
  name: string;
  id: string;
}

const MARKER = /^<!-- deploy-agent-server:(?<name>[^: ]*):(?<id>[^: ]*) -->/;
const MAX_NAME_CHARACTERS = 1_000;
/** Some Markdown parsers allow no two dashes in an HTML comment. */
const encodeForMarker = (text: string) =>
  encodeURIComponent(text.slice(0, MAX_NAME_CHARACTERS).toWellFormed()).replaceAll("--", "%2D%2D");
const markerOf = ({ name, id }: DeploymentKey) =>
  `<!-- deploy-agent-server:${encodeForMarker(name)}:${encodeForMarker(id)} -->`;

/** Whether a comment is about a deployment, by the id if known, because names are not unique. */
function isCommentAbout(body: string | undefined, key: DeploymentKey): boolean {
  const { name = "", id = "" } = MARKER.exec(body ?? "")?.groups ?? {};
  if (id !== "" && key.id !== "") return id.toLowerCase() === encodeForMarker(key.id).toLowerCase();
  return name !== "" && name === encodeForMarker(key.name);
}

/** GitHub's limit in characters, applied to bytes: no text has fewer bytes than characters. */
const MAX_BYTES = 65_536;

/**
 * Makes http(s) URLs code, and breaks mentions, references and other addresses by an invisible
 * character, so that GitHub links none. GitHub links nothing in code, links, tags and entities.
 */
const breakReferences = (html: string) =>
  html.replace(
    /(<code>[^<]*<\/code>|<a (?:(?!<a ).)*?<\/a>|^```[^`]*```$|<[^<>]*>|&#?\w+;)|(\bhttps?:\/\/[^\s<&]*[\w/])|@|#|:(?=\/\/)|(?<=\bwww)\.|(?<=\bGH)-/gim,
    (match, protectedText?: string, url?: string) =>
      protectedText ?? (url === undefined ? `${match}&#8203;` : `<code>${url}</code>`),
  );

/** The members of a result that a comment shows. */
export type CommentedResult = Pick<Result, "title" | "comment" | "link"> &
  Partial<Pick<Result, "outputs">>;

/** The comment about one deployment. Commit and time show how old the comment is. */
export async function commentBody(
  { renderInline, render, safeUrl }: Renderer,
  key: DeploymentKey,
  { title, comment = [], link, outputs }: CommentedResult,
): Promise<string> {
  const seconds = outputs?.elapsed_seconds;
  const sha = await commitOfEvent();
  const footer: Text[] = [
    ...(/^[0-9a-f]{40}$/.test(sha) ? [`commit ${sha.slice(0, 7)}`] : []),
    ...(seconds ? [formatDuration(Number(seconds) * 1_000)] : []),
    [{ text: "run", href: runUrl() }],
    ...(link && safeUrl(link) ? [[{ text: "revision", href: link }]] : []),
    // `21 Nov 2026 18:14 UTC`.
    `${new Date().toUTCString().slice(5, 22)} UTC`,
  ];
  const heading = `<h3>${renderInline(title)}</h3>`;
  const end = `<p>${footer.map(renderInline).join(" · ")}</p>`;
  const renderBody = (maxBytes: number) => {
    const middle = comment.length === 0 ? [] : [render(comment, maxBytes).trimEnd()];
    const html = [heading, ...middle, end].join("\n\n");
    // A bot may interpret a line that begins with a slash as a command.
    return `${markerOf(key)}\n\n${breakReferences(html).replace(/^\//gm, "&#47;")}\n`;
  };
  // Breaking references makes a text longer.
  for (let maxBytes = MAX_BYTES; ; maxBytes /= 2) {
    const body = renderBody(maxBytes);
    if (Buffer.byteLength(body) <= MAX_BYTES || maxBytes <= 1_000) return body;
  }
}

/**
 * Updates the comment of this action, or creates it if `mayCreate`. Returns its id; undefined if
 * there is none. `knownId` is the id that an earlier call returned.
 */
export async function upsertComment(
  github: Github,
  issue_number: number,
  key: DeploymentKey,
  body: string,
  { mayCreate, knownId }: { mayCreate: boolean; knownId?: number | undefined },
): Promise<number | undefined> {
  const { octokit, repo, signal } = github;
  const { updateComment, deleteComment, createComment } = octokit.rest.issues;
  const update = (comment_id: number) =>
    updateComment({ ...repo, comment_id, body }).then(
      () => comment_id,
      (error: unknown) => {
        // The comment was deleted, or belongs to another bot.
        if (statusOf(error) === 404 || (mayCreate && isForbidden(error))) return undefined;
        throw error;
      },
    );
  // Searched again on each attempt, so that a lost response does not cause a second comment.
  return withRetries(signal, async () => {
    const [oldest, ...others] = await findOwnComments(github, issue_number, key);
    // GitHub may not list yet what it has just created.
    const ownId = oldest?.id ?? knownId;
    const keptId = ownId && (await update(ownId));
    if (keptId) {
      // Two jobs may have created one each.
      const duplicates = others.filter(({ login }) => login === oldest?.login);
      const requests = duplicates.map(({ id }) => deleteComment({ ...repo, comment_id: id }));
      await Promise.allSettled(requests);
      return keptId;
    }
    if (!mayCreate) return undefined;
    const { data } = await createComment({ ...repo, issue_number, body });
    return data.id;
  });
}

/**
 * The comments with the marker, oldest first. Anybody can write the marker, so only comments of the
 * token's user are used, or else those of bots: an earlier run may have used another token.
 */
async function findOwnComments(
  { octokit, repo }: Github,
  issue_number: number,
  key: DeploymentKey,
): Promise<{ id: number; login: string | undefined }[]> {
  const request = { ...repo, issue_number, per_page: 100 };
  const comments = (await octokit.paginate(octokit.rest.issues.listComments, request))
    .filter(({ body }) => isCommentAbout(body, key))
    .sort((one, other) => one.id - other.id)
    .map(({ id, user }) => ({ id, login: user?.login, isBot: user?.type === "Bot" }));
  const botComments = comments.filter(({ isBot }) => isBot);
  if (comments.length === 0 || (comments.length === 1 && botComments.length === 1))
    return botComments;
  const login = await viewerLogin(octokit);
  const ownComments = comments.filter((one) => login !== undefined && one.login === login);
  return ownComments.length > 0 ? ownComments : botComments;
}

const Viewer = z.object({ viewer: z.object({ login: z.string() }) });

/** Login of the token's user or app; undefined if GitHub does not say. */
async function viewerLogin({ graphql }: Github["octokit"]): Promise<string | undefined> {
  try {
    return Viewer.parse(await graphql("{ viewer { login } }")).viewer.login;
  } catch (error) {
    // A GraphQL reply with errors has no error status.
    const isGraphqlError = error instanceof Error && error.name === "GraphqlResponseError";
    if (isGraphqlError || isForbidden(error) || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

/** The pull request of the event, or else the open ones that contain the commit. */
export async function pullRequestsOf({ octokit, repo, signal }: Github): Promise<number[]> {
  const eventPullRequest = await pullRequestOfEvent();
  if (eventPullRequest !== undefined) return [eventPullRequest.number];
  const request = { ...repo, commit_sha: await commitOfEvent() };
  const { data } = await withRetries(signal, () =>
    octokit.rest.repos.listPullRequestsAssociatedWithCommit(request),
  );
  return data.filter(({ state }) => state === "open").map(({ number }) => number);
}
