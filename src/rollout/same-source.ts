import type { SourceRevisionConfig } from "../contract/deployments.ts";

type Runs = Pick<SourceRevisionConfig, "repo_ref" | "graph_config_path" | "image_uri">;

const IMAGE = /^(?<name>.+?)(?::(?<tag>[^:/@]+))?(?:@(?<digest>sha256:[0-9a-f]{64}))?$/;
const DEFAULT_REGISTRY = /^(?:index\.)?docker\.io\/(?:library\/)?/;

export function digestOf(image_uri: string): string | undefined {
  return IMAGE.exec(image_uri)?.groups?.digest;
}

const DIGITS_IN_SHORT = "sha256:".length + 8;

/** An image by its short digest or its tag, with its whole name where `other` has another one. */
export function imageInShort(image_uri: string, other: string): string {
  const { name = image_uri, tag = "latest", digest } = IMAGE.exec(image_uri)?.groups ?? {};
  const isNamed = IMAGE.exec(other)?.groups?.name === name;
  const short = digest?.slice(0, DIGITS_IN_SHORT);
  if (short !== undefined) return isNamed ? short : `${name}@${short}`;
  return `${isNamed ? name.slice(name.lastIndexOf("/") + 1) : name}:${tag}`;
}

/** Runtimes ignore the tag beside a digest, and services add what a short name leaves out. */
export function isSameImage(one: string, other: string): boolean {
  const [a, b] = [one, other].map((uri) => IMAGE.exec(uri)?.groups ?? {});
  const [nameA, nameB] = [a, b].map((part) => part?.name?.replace(DEFAULT_REGISTRY, ""));
  if (nameA !== nameB) return false;
  if (a?.digest !== undefined && b?.digest !== undefined) return a.digest === b.digest;
  return (a?.tag ?? "latest") === (b?.tag ?? "latest");
}

/** As `isSameImage`, where nothing can have moved: a tag may, once one of the two has a digest. */
export function isUnmovedImage(one: string, other: string): boolean {
  const pinned = [one, other].filter((uri) => digestOf(uri) !== undefined);
  return pinned.length !== 1 && isSameImage(one, other);
}

const plainPath = (path: string) => path.replace(/^(?:\.?\/)+/, "");
const plainRef = (ref: string) => ref.replace(/^refs\/heads\//, "");

const IS_SAME: { [Member in keyof Runs]-?: (one: string, other: string) => boolean } = {
  repo_ref: (one, other) => plainRef(one) === plainRef(other),
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
