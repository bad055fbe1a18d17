import type { Result } from "../../action/ending.ts";
import { factsOf, wordsOf } from "../../action/outcomes.ts";
import { render } from "../summary.ts";
import { safeMessage } from "../text.ts";
import { type Github, isForbidden, patiently, runUrl } from "./client.ts";

const FACTS = {
  deployment_name: "Deployment",
  deployment_url: "Address",
  revision_id: "Revision",
  image_uri: "Image",
  repo_ref: "Ref",
  repo_commit_sha: "Commit",
  active_revision_id: "Active now",
};
/** A comment holds 65,536 characters, and escaping makes up to six of one. */
const MAX_MESSAGE_CHARACTERS = 5_000;
const MAX_FACT_CHARACTERS = 500;

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length)} …` : text;

/** What is in code becomes no mention, no reference and no link. The tags are ours: all others are escaped. */
const inCode = (html: string) =>
  html.replace(/<(td|p)>/g, "<$1><code>").replace(/<\/(td|p)>/g, "</code></$1>");

const markerOf = (key: string) => `<!-- deploy-agent-server:${key} -->`;

/** The comment about one deployment, which `key` tells from others on the same pull request. */
export function commentBody(
  key: string,
  { outcome, outputs, failure }: Omit<Result, "summary">,
): string {
  const heading = `${factsOf(outcome).icon} Agent server: ${wordsOf(outcome)}`;
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

/** Updates our comment, or makes it. */
export async function keepComment(
  github: Github,
  issue_number: number,
  key: string,
  body: string,
): Promise<void> {
  const { octokit, repo, limit } = github;
  // Found anew at each attempt: one that was made and whose answer was lost is then updated.
  await patiently(limit, async () => {
    const comment_id = await findOurs(github, issue_number, markerOf(key));
    if (comment_id === undefined)
      await octokit.rest.issues.createComment({ ...repo, issue_number, body });
    else await octokit.rest.issues.updateComment({ ...repo, comment_id, body });
  });
}

/**
 * Anybody can write the marker. A bot's comment that begins with it is ours, whichever token an earlier run had;
 * a person's only where the token is that person's.
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
  const ofBot = marked.find(({ user }) => user?.type === "Bot");
  if (ofBot !== undefined || marked.length === 0) return ofBot?.id;
  const person = await viewer(octokit);
  return marked.find(({ user }) => person !== undefined && user?.id === person)?.id;
}

/** Undefined for the token of a workflow or an app, which is no user's. */
async function viewer(octokit: Github["octokit"]): Promise<number | undefined> {
  try {
    return (await octokit.rest.users.getAuthenticated()).data.id;
  } catch (error) {
    if (isForbidden(error)) return undefined;
    throw error;
  }
}

/** The open pull requests that a commit belongs to. */
export async function openPullRequests(
  { octokit, repo, limit }: Github,
  commit_sha: string,
): Promise<number[]> {
  const request = { ...repo, commit_sha };
  const { data } = await patiently(limit, () =>
    octokit.rest.repos.listPullRequestsAssociatedWithCommit(request),
  );
  return data.filter(({ state }) => state === "open").map(({ number }) => number);
}
