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

const plainName = (name = "") => name.replace(DEFAULT_REGISTRY, "");

/** Runtimes ignore the tag beside a digest, and services add what a short name leaves out. */
export function isSameImage(one: string, other: string): boolean {
  const [a, b] = [one, other].map((uri) => IMAGE.exec(uri)?.groups ?? {});
  if (plainName(a?.name) !== plainName(b?.name)) return false;
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

const COMMIT = /^[0-9a-f]{40}$/;

/**
 * Not in the contract: a service may show a ref as its commit, and a tag as its digest. What is
 * shown in such a form, or not at all, cannot be compared.
 */
const IS_OTHER_FORM: { [Member in keyof Runs]-?: (sent: string, shown: string) => boolean } = {
  repo_ref: (_, shown) => COMMIT.test(shown),
  graph_config_path: () => false,
  image_uri: (sent, shown) => {
    const [a, b] = [sent, shown].map((uri) => IMAGE.exec(uri)?.groups ?? {});
    const isSameName = plainName(a?.name) === plainName(b?.name);
    return isSameName && (a?.digest === undefined) !== (b?.digest === undefined);
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
