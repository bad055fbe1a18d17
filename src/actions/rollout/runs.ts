import type { SourceRevisionConfig } from "../../service/contract/deployments.ts";
import { isSameImage, isSameName, parseImage } from "../../service/contract/image.ts";
import { isCommit, isTag } from "../../service/contract/source.ts";

/** What a revision runs, as far as the contract lets a change say it. */
type Runs = Pick<SourceRevisionConfig, "repo_ref" | "graph_config_path" | "image_uri">;
type Shown = Pick<SourceRevisionConfig, "repo_ref" | "repo_commit_sha" | "image_uri">;

/** A ref as it is, but a commit by its first digits. */
export const plainRef = (ref: string): string => (isCommit(ref) ? ref.slice(0, 7) : ref);

/** The same, and a branch or a tag as people name it. */
export const shortRef = (ref: string): string => plainRef(ref).replace(/^refs\/(tags|heads)\//, "");

/** A branch moves: its commit tells what was built of it. */
function refInShort(repo_ref: string, commit: string): string {
  const isBranch = !isTag(repo_ref) && !isCommit(repo_ref);
  const short = shortRef(repo_ref);
  return isBranch && isCommit(commit) ? `${short} (${plainRef(commit)})` : short;
}

/** The first digits of a digest tell it from its neighbours. */
const DIGITS_IN_SHORT = "sha256:".length + 7;

/** An image with its registry, and the first digits of its digest. */
export function wholeImage(image_uri: string): string {
  const { name, tag, digest } = parseImage(image_uri);
  const pinned = digest && `@${digest.slice(0, DIGITS_IN_SHORT)}`;
  return [name, tag && `:${tag}`, pinned].filter(Boolean).join("");
}

/** What a revision runs, as people name it: `v1.4.0`, `main (0a1b2c3)` or `agent:1.4.0`. */
export function runsInShort(runs: Shown | null | undefined): string | undefined {
  // Services also show the image that they built of a git ref.
  if (runs?.repo_ref) return refInShort(runs.repo_ref, runs.repo_commit_sha ?? "");
  return runs?.image_uri ? wholeImage(runs.image_uri).replace(/^.*\//, "") : undefined;
}

const plainPath = (path: string) => path.replace(/^(?:\.?\/)+/, "");
const withoutHeads = (ref: string) => ref.replace(/^refs\/heads\//, "");

const IS_SAME: { [Member in keyof Runs]-?: (one: string, other: string) => boolean } = {
  repo_ref: (one, other) => withoutHeads(one) === withoutHeads(other),
  graph_config_path: (one, other) => plainPath(one) === plainPath(other),
  image_uri: isSameImage,
};
const MEMBERS = ["repo_ref", "graph_config_path", "image_uri"] as const;

/** The members that are given, each with how it reads. */
export function givenRuns(config: Runs | null | undefined): [keyof Runs, string][] {
  return MEMBERS.flatMap((member) => {
    const value = config?.[member];
    return value ? [[member, value] as [keyof Runs, string]] : [];
  });
}

/** The names of the wanted members that do not read the same, however they are spelled. */
export function differingRuns(
  wanted: Runs | null | undefined,
  shown: Runs | null | undefined,
): (keyof Runs)[] {
  return givenRuns(wanted)
    .filter(([member, value]) => !IS_SAME[member](value, shown?.[member] ?? ""))
    .map(([member]) => member);
}

/**
 * Beyond the contract: resolved-sources. What is shown in another form, or not at all, cannot be
 * compared.
 */
const IS_OTHER_FORM: { [Member in keyof Runs]-?: (sent: string, shown: string) => boolean } = {
  repo_ref: (_, shown) => isCommit(shown),
  graph_config_path: () => false,
  image_uri: (sent, shown) => {
    const [a, b] = [parseImage(sent), parseImage(shown)];
    // A digest that was sent is shown as it is.
    return isSameName(a, b) && a.digest === undefined && b.digest !== undefined;
  },
};

/** The names of the wanted members that are shown, and can be compared, and are others. */
export function contradictingRuns(
  wanted: Runs | null | undefined,
  shown: Runs | null | undefined,
): (keyof Runs)[] {
  return differingRuns(wanted, shown).filter((member) => {
    const value = shown?.[member];
    return value && !IS_OTHER_FORM[member](wanted?.[member] ?? "", value);
  });
}

/** Beside a digest too, an image with another tag than the one that was sent is another's. */
export function hasOtherTag(sent: Runs | null | undefined, shown: Runs | null | undefined) {
  const [was, now] = [sent, shown].map((runs) => parseImage(runs?.image_uri ?? "").tag);
  return was !== undefined && now !== undefined && was !== now;
}

/** Whether another registry or repository shows the digest that was sent, or else the tag. */
function isMirrored(sent: string, shown: string): boolean {
  const [a, b] = [parseImage(sent), parseImage(shown)];
  return a.digest === undefined ? (a.tag ?? "latest") === b.tag : a.digest === b.digest;
}

/** Whether a revision shows another tag, digest or ref than was sent, whatever its image's name. */
export function isOtherContent(sent: Runs | null | undefined, shown: Runs | null | undefined) {
  const others = contradictingRuns(sent, shown).filter((name) => name !== "graph_config_path");
  const isMirror = isMirrored(sent?.image_uri ?? "", shown?.image_uri ?? "");
  return hasOtherTag(sent, shown) || others.some((name) => name !== "image_uri" || !isMirror);
}
