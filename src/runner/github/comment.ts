import * as z from "zod";
import type { Result } from "../../action/conclusion.ts";
import { factsOf, wordsOf } from "../../action/outcomes.ts";
import { render } from "../summary.ts";
import { safeMessage } from "../text.ts";
import { type Github, isForbidden, runUrl, withRetries } from "./client.ts";

const FACTS = {
  deployment_name: "Deployment",
  deployment_url: "Address",
  revision_id: "Revision",
  image_uri: "Image",
  repo_ref: "Ref",
  repo_commit_sha: "Commit",
  active_revision_id: "Active now",
};
/** A comment holds 65,536 characters, and escaping turns one into up to six. */
const MAX_MESSAGE_CHARACTERS = 5_000;
const MAX_FACT_CHARACTERS = 500;

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length)} …` : text;

/** Text in code becomes no mention, reference or link. Only our own tags are not escaped here. */
const inCode = (html: string) =>
  html.replace(/<(td|p)>/g, "<$1><code>").replace(/<\/(td|p)>/g, "</code></$1>");

const markerOf = (key: string) => `<!-- deploy-agent-server:${key} -->`;

/** The comment about one deployment. `key` tells it from others on the same pull request. */
export function commentBody(
  key: string,
  { outcome, headline, outputs, failure }: Omit<Result, "summary">,
): string {
  const heading = `${factsOf(outcome).icon} Agent server: ${wordsOf(outcome, headline)}`;
  const text =
    failure === undefined
      ? []
      : [{ text: cut(safeMessage(failure.message), MAX_MESSAGE_CHARACTERS) }];
  const rows = Object.entries(FACTS).flatMap(([name, label]) => {
    const fact = safeMessage(String(outputs[name] ?? ""));
    return fact === "" ? [] : [[label, cut(fact, MAX_FACT_CHARACTERS)]];
  });
  const html = render([
    { heading },
    ...text,
    ...(rows.length === 0 ? [] : [{ table: { header: [], rows } }]),
  ]);
  return `${markerOf(key)}\n\n${inCode(html)}\n[Workflow run](${runUrl()})\n`;
}

/** Updates our comment, or creates it where it may. */
export async function keepComment(
  github: Github,
  issue_number: number,
  key: string,
  body: string,
  { mayCreate }: { mayCreate: boolean },
): Promise<void> {
  const { octokit, repo, limit } = github;
  // Searched again at each attempt, so that a comment whose answer was lost is not created twice.
  await withRetries(limit, async () => {
    const comment_id = await findOurs(github, issue_number, markerOf(key));
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
  marker: string,
): Promise<number | undefined> {
  const all = await octokit.paginate(octokit.rest.issues.listComments, {
    ...repo,
    issue_number,
    per_page: 100,
  });
  const marked = all.filter(({ body }) => body?.startsWith(marker));
  const ofBots = marked.filter(({ user }) => user?.type === "Bot");
  if (marked.length === 0 || (marked.length === 1 && ofBots.length === 1)) return ofBots[0]?.id;
  const login = await viewer(octokit);
  const own = marked.find(({ user }) => login !== undefined && user?.login === login);
  return (own ?? ofBots[0])?.id;
}

const Viewer = z.object({ viewer: z.object({ login: z.string() }) });

/** The login of the token's person or app; undefined where GitHub does not say. */
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
