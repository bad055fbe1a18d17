import { TAG_PREFIX } from "../../service/contract/deployments/source.ts";
import { type FlawPatterns, type FlawText, findFlaw } from "../problem.ts";
import { quote } from "../quote.ts";
import { checkedField, field } from "../text-field.ts";
import { variables } from "../variables.ts";

// Excludes a branch named `refs/…`, whose bare name would be taken for a full ref.
const FULL_BRANCH_REF = /^refs\/heads\/(?!refs\/)/;

const PULL_REQUEST_FLAW = [
  "is a pull request's ref, but only branches and tags can be built",
  "write its branch, such as ${{ github.head_ref }}",
] as const;

/** The rules of `git check-ref-format`, and of `git branch`. */
const MALFORMED_REF =
  /[ \p{Cc}~^:?*[\\]|\.\.|@\{|^(refs\/tags\/)?(@$|-|\/)|\/\/|\/$|(^|\/)\.|\.lock(\/|$)|\.$/u;
// biome-ignore format: one flaw, one line
const FLAWS: FlawPatterns = [
  [/^refs\/pull\/|^pull\/\d+\/(head|merge)$/, ...PULL_REQUEST_FLAW],
  [/^(refs\/tags\/)?(HEAD)?$/, "names no branch or tag"],
  [/^(refs\/tags\/)?([0-9a-f]{40}|[0-9a-f]{64})$/i, "is a commit, but only branches and tags can be built"],
  [/^refs\/(?!tags\/)/, "$& is neither a branch nor a tag"],
  [MALFORMED_REF, "$& is no name that git takes"],
];

/** A branch name with the prefix of a remote or `heads/`, or a tag without `refs/tags/`. */
const LIKELY_MISTAKE = /^(?:origin|heads)\/(.+)$|^(?:tags\/(.+)|(v?\d+\.\d+(?:\.\d+)?))$/;

/** Warns about a ref that is probably not the name of a branch. */
export function refWarning(repo_ref = ""): string | undefined {
  const [ref, branch, ...tags] = LIKELY_MISTAKE.exec(repo_ref) ?? [];
  if (ref === undefined || ref === variables().GITHUB_REF_NAME) return undefined;
  const correction = branch ?? TAG_PREFIX + tags.find((tag) => tag !== undefined);
  return `repo_ref: ${quote(ref)} is sent as the name of a branch. If ${correction} is meant, write that.`;
}

/** The bare name of the tag or pull request of this run would be taken for a branch. */
function checkRunRef(text: string): FlawText | undefined {
  const { GITHUB_REF, GITHUB_REF_NAME, GITHUB_REF_TYPE } = variables();
  if (text !== GITHUB_REF_NAME) return undefined;
  if (GITHUB_REF_TYPE === "tag")
    return [
      `${quote(text)} is the tag of this run, and a bare name means a branch`,
      `write ${TAG_PREFIX}${text}, or refs/heads/${text} for a branch of that name`,
    ];
  return GITHUB_REF?.startsWith("refs/pull/") ? PULL_REQUEST_FLAW : undefined;
}

const withoutBranchPrefix = (text: string) => text.replace(FULL_BRANCH_REF, "");

/**
 * The bare name of a branch, or `refs/tags/<tag>`. `refs/heads/<branch>` becomes the bare name, so
 * that `github.ref` works for branches and tags.
 */
export const repoRef = checkedField(
  `write a branch's name such as main, or ${TAG_PREFIX}<tag>`,
  (text) => checkRunRef(text) ?? findFlaw(withoutBranchPrefix(text), FLAWS),
  withoutBranchPrefix,
);

const PATH_ADVICE = "write one from the top of the repository, such as agents/langgraph.json";

/** Path of the graph configuration file in the repository. */
export const graphConfigPath = field(PATH_ADVICE, (path, refuse) => {
  if (path.includes("\\"))
    return refuse("contains a backslash", `write ${quote(path.replaceAll("\\", "/"))}`);
  if (/^\w+:\/\//.test(path)) return refuse("is an address, not a path");
  if (path.startsWith("/")) return refuse("begins with /", `write ${quote(path.slice(1))}`);
  if (/(^|\/)\.\.(\/|$)/.test(path)) return refuse("leads out of the repository");
  return /(^|\/)\.?$/.test(path) ? refuse("is a directory, not a file") : path;
});
