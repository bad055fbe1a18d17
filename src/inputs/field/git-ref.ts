import * as z from "zod";
import { TAG_PREFIX } from "../../contract/source.ts";
import { quoted } from "../problem.ts";

const BRANCH_PREFIX = "refs/heads/";
const COMMIT = /^([0-9a-f]{40}|[0-9a-f]{64})$/i;
const FORM = `write a branch's name such as main, or ${TAG_PREFIX}<tag>`;

/** The rules of `git check-ref-format`. */
const FLAWS: [RegExp, string][] = [
  [/ /, "contains a space"],
  [/\p{Cc}/u, "contains a control character"],
  [/[~^:?*[\\]/, "contains one of ~ ^ : ? * [ \\"],
  [/\.\./, "contains '..'"],
  [/@\{/, "contains '@{'"],
  [/^@$/, "is '@' alone"],
  [/^-/, "begins with '-'"],
  [/^\/|\/\/|\/$/, "begins or ends with '/', or contains '//'"],
  [/(^|\/)\./, "has a part that begins with '.'"],
  [/\.lock(\/|$)/, "has a part that ends with '.lock'"],
  [/\.$/, "ends with '.'"],
];

function refProblems(ref: string): string[] {
  if (ref === "" || ref === TAG_PREFIX) return [`names no branch or tag: ${FORM}`];
  const name = ref.startsWith(TAG_PREFIX) ? ref.slice(TAG_PREFIX.length) : ref;
  if (COMMIT.test(name)) return [`is a commit, but the service builds branches and tags: ${FORM}`];
  if (name === "HEAD") return [`is HEAD, which names no branch: ${FORM}`];
  if (ref.startsWith("refs/pull/")) {
    return [
      "is a pull request's ref, but the service builds branches and tags: write its branch, which the expression github.head_ref gives",
    ];
  }
  if (ref === name && ref.startsWith("refs/"))
    return [`${quoted(ref)} is neither a branch nor a tag: ${FORM}`];
  return FLAWS.filter(([pattern]) => pattern.test(name)).map(
    ([, flaw]) => `${quoted(ref)} ${flaw}: ${FORM}`,
  );
}

/**
 * The bare name of a branch, or `refs/tags/<tag>`. `refs/heads/<branch>` becomes the bare name, so
 * that `github.ref` works for both.
 */
export const repoRef = z
  .string(`is required: ${FORM}`)
  .trim()
  .transform((text, ctx) => {
    const isBranch = text.startsWith(BRANCH_PREFIX);
    const ref = isBranch ? text.slice(BRANCH_PREFIX.length) : text;
    // The bare name of such a branch would be taken for a tag.
    const problems =
      isBranch && ref.startsWith("refs/")
        ? [`${quoted(text)} names a branch within refs/: ${FORM}`]
        : refProblems(ref);
    if (problems.length === 0) return ref;
    for (const problem of problems) ctx.addIssue(problem);
    return z.NEVER;
  });
