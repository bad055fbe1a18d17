import * as z from "zod";
import { variables } from "../../inputs/variables.ts";
import type { Text } from "../../report/blocks.ts";
import type { Result } from "../../report/conclusion.ts";
import { titleOf } from "../../report/outcomes.ts";
import { formatDuration } from "../../report/wording.ts";
import type { Page } from "../page.ts";
import { type Github, isForbidden, runUrl, withRetries } from "./client.ts";
import { pullRequestOfEvent } from "./event.ts";

/** The deployment that a comment is about, as far as that is known. Either may be empty. */
export interface Key {
  name: string;
  id: string;
}

const MARKER = /^<!-- deploy-agent-server:(?<name>[^: ]*):(?<id>[^: ]*) -->/;
/** Two dashes would end the HTML comment. */
const encoded = (text: string) => encodeURIComponent(text).replaceAll("--", "%2D%2D");
const markerOf = ({ name, id }: Key) =>
  `<!-- deploy-agent-server:${encoded(name)}:${encoded(id)} -->`;

/** Two deployments may have one name, so the id decides if both have one. */
function isAbout(body: string | undefined, key: Key): boolean {
  const { name = "", id = "" } = MARKER.exec(body ?? "")?.groups ?? {};
  if (id !== "" && key.id !== "") return id.toLowerCase() === encoded(key.id).toLowerCase();
  return name !== "" && name === encoded(key.name);
}

/** A comment holds 65,536 characters. */
const MAX_BYTES = 60_000;

/**
 * Breaks what GitHub would read as a mention, a reference or an address, with a character that
 * nobody sees; an address becomes code, because it is copied. Code, links, tags and entities stay
 * as they are: GitHub reads nothing in them.
 */
const withoutReferences = (html: string) =>
  html.replace(
    /(<code>[^<]*<\/code>|<a .*?<\/a>|^```[^`]*```$|<[^>]*>|&#?\w+;)|(\bhttps?:\/\/[^\s<&]*[\w/])|@|#|:(?=\/\/)|(?<=\bwww)\.|(?<=\bGH)-/gim,
    (found, kept?: string, url?: string) =>
      kept ?? (url === undefined ? `${found}&#8203;` : `<code>${url}</code>`),
  );

/** `21 Nov 2026 18:14 UTC`. */
const now = () => `${new Date().toUTCString().slice(5, 22)} UTC`;

async function commit(): Promise<string[]> {
  const sha = (await pullRequestOfEvent())?.headSha ?? variables().GITHUB_SHA ?? "";
  return /^[0-9a-f]{40}$/.test(sha) ? [`commit ${sha.slice(0, 7)}`] : [];
}

/** What a comment tells of a result, as far as that is known. */
export type Told = Pick<Result, "outcome" | "headline" | "comment" | "link"> &
  Partial<Pick<Result, "outputs">>;

/** The comment about one deployment. Its commit and time say how old it is. */
export async function commentBody(
  { inline, render, address }: Page,
  key: Key,
  { outcome, headline, comment = [], link, outputs }: Told,
): Promise<string> {
  const seconds = outputs?.elapsed_seconds;
  const footer: Text[] = [
    ...(await commit()),
    ...(seconds ? [formatDuration(Number(seconds) * 1_000)] : []),
    [{ text: "run", href: runUrl() }],
    ...(link && address(link) ? [[{ text: "revision", href: link }]] : []),
    now(),
  ];
  const title = `<h3>${inline(titleOf(outcome, headline))}</h3>`;
  const html = [
    title,
    ...(comment.length === 0 ? [] : [render(comment, MAX_BYTES - title.length).trimEnd()]),
    `<p>${footer.map(inline).join(" · ")}</p>`,
  ];
  return `${markerOf(key)}\n\n${withoutReferences(html.join("\n\n"))}\n`;
}

/** Updates our comment, or creates it if it may. */
export async function keepComment(
  github: Github,
  issue_number: number,
  key: Key,
  body: string,
  { mayCreate }: { mayCreate: boolean },
): Promise<void> {
  const { octokit, repo, limit } = github;
  // Searched again at each attempt, so that a comment whose answer was lost is not created twice.
  await withRetries(limit, async () => {
    const comment_id = await findOurs(github, issue_number, key);
    if (comment_id === undefined) {
      if (mayCreate) await octokit.rest.issues.createComment({ ...repo, issue_number, body });
    } else await octokit.rest.issues.updateComment({ ...repo, comment_id, body });
  });
}

/**
 * Anybody can write the marker. Ours is the comment of this token's app or person that begins with
 * it, or else that of a bot, because an earlier run may have had another token.
 */
async function findOurs(
  { octokit, repo }: Github,
  issue_number: number,
  key: Key,
): Promise<number | undefined> {
  const all = await octokit.paginate(octokit.rest.issues.listComments, {
    ...repo,
    issue_number,
    per_page: 100,
  });
  const marked = all.filter(({ body }) => isAbout(body, key));
  const ofBots = marked.filter(({ user }) => user?.type === "Bot");
  if (marked.length === 0 || (marked.length === 1 && ofBots.length === 1)) return ofBots[0]?.id;
  const login = await viewer(octokit);
  const own = marked.find(({ user }) => login !== undefined && user?.login === login);
  return (own ?? ofBots[0])?.id;
}

const Viewer = z.object({ viewer: z.object({ login: z.string() }) });

/** The login of the token's person or app; undefined if GitHub does not say. */
async function viewer({ graphql }: Github["octokit"]): Promise<string | undefined> {
  try {
    return Viewer.parse(await graphql("{ viewer { login } }")).viewer.login;
  } catch (error) {
    if (isForbidden(error) || error instanceof z.ZodError) return undefined;
    // An answer with errors in it has no status of its own.
    if (error instanceof Error && error.name === "GraphqlResponseError") return undefined;
    throw error;
  }
}

/** The open pull requests that a commit belongs to. */
export async function openPullRequests(
  { octokit, repo, limit }: Github,
  commit_sha: string,
): Promise<number[]> {
  const request = { ...repo, commit_sha };
  const { data } = await withRetries(limit, () =>
    octokit.rest.repos.listPullRequestsAssociatedWithCommit(request),
  );
  return data.filter(({ state }) => state === "open").map(({ number }) => number);
}
