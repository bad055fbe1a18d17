import { parseImage } from "../../service/contract/deployments/image.ts";
import { type FlawPatterns, type FlawText, findFlaw } from "../problem.ts";
import { quote } from "../quote.ts";
import { checkedField } from "../text-field.ts";

const EXAMPLE = "registry.example.com/team/app:1.2.3";
// In image references, a first part with a dot or a port, or localhost, is the registry's host.
const HOST =
  /^(?=[^/]*[.:]|localhost\/)([a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:]+\])(:\d+)?\//i;
const NAME = /^[a-z0-9]+((\/|\.|_|__|-+)[a-z0-9]+)*$/;
const TAG = /^\w[\w.-]{0,127}$/;
const DIGEST = /^sha256:[0-9a-f]{64}$/;

/**
 * A tag with a slash, such as a branch name: the text after the first colon that is not before a
 * port. Excludes texts with an @, where a password that must not be quoted may follow the colon.
 */
const SLASH_IN_TAG =
  /^(?:(?:\[[^\]/@]*\]|[^:/@[]*):\d+\/|(?![^:/@]*:\d+\/))[^:@[]*:(?=[^@/]*\/)(?=[^@]*$)(?<tag>.*)$/;

const TAG_ADVICE = "write the tag that was pushed";

/** An empty expression leaves a part empty, or as `null`, `undefined` or `None`. */
const EMPTY_PART = `is the expression there empty? Write one such as ${EXAMPLE}`;
// biome-ignore format: one flaw, one line
const FLAWS: FlawPatterns = [
  [/^(https?:\/\/)?(hub\.docker|github|gitlab)\.com\//i, "is the address of a page"],
  [/^[a-z][a-z0-9+.-]*:\/\//i, "has a scheme", "remove it, up to //"],
  [/^\{/, "is JSON"],
  [/[\n,;]|^\[["']/, "is a list"],
  [/^(sha256:)?[0-9a-f]{64}$/, "is a digest without its image", "write the name and an @ before it, such as registry.example.com/team/app@sha256:…"],
  [/@(sha256:)?(null|undefined|None)?$/, "has no digest after @", EMPTY_PART],
  [/@(sha256:)?[$<{%]/, "has a placeholder after @", "write the digest that was pushed"],
  [/:@|:(null|undefined|None)?$/, "has no tag after the last colon", EMPTY_PART],
  [/^:/, "has no name before the colon", EMPTY_PART],
  [/:[^/@:]*-$/, "has a tag that ends in a hyphen", EMPTY_PART],
  [/@@|^[/@]|\/\/|\/$/, "has nothing where a part belongs", EMPTY_PART],
  [/:refs\/(heads|tags|pull)\//, "has a whole ref as its tag", "write the tag alone, such as ${{ github.ref_name }}"],
  // Not quoted: any word may be part of a credential, such as Bearer and a token.
  [/\s/, "holds a space, or several images"],
];

function checkParts(image: string): FlawText | undefined {
  const tagWithSlash = SLASH_IN_TAG.exec(image)?.groups?.tag;
  if (tagWithSlash !== undefined) {
    // docker/metadata-action replaces each slash of a branch by a hyphen in the tag.
    const fix = `${TAG_ADVICE}, such as ${quote(tagWithSlash.replaceAll("/", "-"))}`;
    return [`has a / in its tag, ${quote(tagWithSlash)}`, fix];
  }
  const { name, tag, digest } = parseImage(image);
  // Not quoted: a malformed digest may be part of a password that contains an @.
  if (digest !== undefined && !DIGEST.test(digest))
    return [
      "has a malformed digest after @",
      "write sha256: and 64 hexadecimal digits in lower case",
    ];
  const repository = name.replace(HOST, "");
  const lowerCase = repository.toLowerCase();
  if (!NAME.test(lowerCase)) return [`${quote(repository)} is not the name of an image`];
  if (/[A-Z]/.test(repository))
    return [`${quote(repository)} has upper-case letters`, `write ${quote(lowerCase)}`];
  return tag === undefined || TAG.test(tag)
    ? undefined
    : [`${quote(tag)} is not a tag`, TAG_ADVICE];
}

/** A container image reference, as written. */
export const imageUri = checkedField(
  `write one such as ${EXAMPLE}`,
  (image) => findFlaw(image, FLAWS) ?? checkParts(image),
);

/** Warns about an image with neither tag nor digest. Beyond the contract: latest-images. */
export function imageWarning(image_uri: string | undefined): string | undefined {
  if (image_uri === undefined) return undefined;
  const { tag, digest } = parseImage(image_uri);
  if (tag !== undefined || digest !== undefined) return undefined;
  return `image_uri: ${image_uri} has neither a tag nor a digest, so the platform pulls whatever is tagged latest. Write the tag or digest that was pushed.`;
}
