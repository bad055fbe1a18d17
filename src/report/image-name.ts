import { parseImage } from "../service/contract/image.ts";

const DIGITS_IN_SHORT = "sha256:".length + 7;
const VERSION = /^v\d|^\d+\.\d/;

/** The first digits of a digest tell it from its neighbours. */
const inShort = (digest: string | undefined) => digest?.slice(0, DIGITS_IN_SHORT);

/** An image with its registry, and the first digits of its digest. */
export function wholeImage(image_uri: string): string {
  const { name, tag, digest } = parseImage(image_uri);
  return [name, tag && `:${tag}`, digest && `@${inShort(digest)}`].filter(Boolean).join("");
}

/**
 * An image as people name it: a version, `agent:main`, or the first digits of its digest; with what
 * tells it from the other one that is named beside it.
 */
export function shortImage(image_uri: string, other?: string): string {
  const { name, tag, digest } = parseImage(image_uri);
  if (tag === undefined && digest === undefined) return image_uri;
  const beside = other ? parseImage(other) : { name, tag: undefined, digest };
  const isSameName = beside.name === name;
  const last = (path: string) => path.slice(path.lastIndexOf("/") + 1);
  // Two repositories may end in the same word.
  const own = !isSameName && last(beside.name) === last(name) ? name : last(name);
  if (tag === undefined) return isSameName ? `${inShort(digest)}` : `${own}@${inShort(digest)}`;
  const isSameTag = beside.tag === tag;
  // Of "1" or "latest" alone a reader does not know what it is: both are named in one way.
  const areVersions = VERSION.test(tag) && VERSION.test(beside.tag ?? tag);
  const isClear = areVersions && (isSameName || !isSameTag);
  const tagged = isClear ? tag : `${own}:${tag}`;
  const needsDigest = isSameName && isSameTag && digest && digest !== beside.digest;
  return needsDigest ? `${tagged}@${inShort(digest)}` : tagged;
}
