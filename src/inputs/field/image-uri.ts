import { parseImage } from "../../service/contract/image.ts";
import { field, IN_QUOTES, isInQuotes, quoted, type Said } from "../problem.ts";

/** For messages on an image. */
export const IMAGE_EXAMPLE = "registry.example.com/team/app:1.2.3";
const WRITE = `Write one such as ${IMAGE_EXAMPLE}`;
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
const HOST =
  /^([a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:]+\])(:\d+)?$/i;
const PART = /^[a-z0-9]+((\.|_|__|-+)[a-z0-9]+)*$/;
const TAG = /^\w[\w.-]{0,127}$/;
const DIGEST = /^sha256:[0-9a-f]{64}$/;

// By the grammar of image references, a first part with a dot or a port is the registry's host.
function isHost(part: string): boolean {
  return /[.:]/.test(part) || part === "localhost";
}

/** What is left of an empty expression, or what Groovy, JavaScript and Python write for one. */
const GAP = /[:@](@|$)|^[/:@]|\/\/|\/$|^sha256:|:(null|undefined|None)$/;
const WHOLE_REF = /:refs\/(heads|tags|pull)\//;

const ONE = `write one such as ${IMAGE_EXAMPLE}`;

function repositoryFlaws(parts: string[]): Said[] {
  const [first = "", ...rest] = parts;
  const hasHost = rest.length > 0 && isHost(first);
  const repository = hasHost ? rest : parts;
  const name = repository.join("/");
  const flaws: Said[] = [];
  if (hasHost && !HOST.test(first)) flaws.push([`${quoted(first)} is not a registry's host`, ONE]);
  if (!repository.every((part) => PART.test(part.toLowerCase())))
    flaws.push([`${quoted(name)} is not the name of an image`, ONE]);
  else if (/[A-Z]/.test(name))
    flaws.push([`${quoted(name)} has upper-case letters`, `write ${quoted(name.toLowerCase())}`]);
  return flaws;
}

// A malformed digest is not quoted: it may be the rest of a password that contains an @.
function flawsOf(image: string): Said[] {
  if (GAP.test(image))
    return [["has nothing where a part belongs", `is the expression there empty? ${WRITE}`]];
  if (WHOLE_REF.test(image))
    return [["has a whole ref as its tag", "write the tag alone, such as ${{ github.ref_name }}"]];
  const { name, tag, digest } = parseImage(image);
  if (digest !== undefined && !DIGEST.test(digest))
    return [
      ["has a malformed digest after @", "write sha256: and 64 hexadecimal digits in lower case"],
    ];
  const flaws = repositoryFlaws(name.split("/"));
  if (tag !== undefined && !TAG.test(tag))
    flaws.push([
      `${quoted(tag)} is not a tag`,
      "write at most 128 letters, digits, '_', '.' or '-', such as 1.2.3",
    ]);
  return flaws;
}

/** The reference of a container image, as it is written. */
export const imageUri = field(`write an image such as ${IMAGE_EXAMPLE}`, (text, refuse) => {
  if (isInQuotes(text)) return refuse(...IN_QUOTES);
  const oneImage = `write one image such as ${IMAGE_EXAMPLE}`;
  if (/[\n,]/.test(text)) return refuse("is a list", oneImage);
  if (/[\s\p{Cc}]/u.test(text)) return refuse("contains a space or a control character", oneImage);
  const bare = text.replace(SCHEME, "");
  const flaws = flawsOf(bare);
  if (bare !== text)
    return refuse(
      "has a scheme",
      `write ${flaws.length === 0 ? quoted(bare) : `an image such as ${IMAGE_EXAMPLE}`}`,
    );
  for (const flaw of flaws) refuse(...flaw);
  return text;
});

/** Of an image without tag and digest. Beyond the contract: latest-images. */
export function imageWarnings(image_uri: string | undefined): string[] {
  if (image_uri === undefined) return [];
  const { tag, digest } = parseImage(image_uri);
  if (tag !== undefined || digest !== undefined) return [];
  return [
    `image_uri: ${image_uri} has neither a tag nor a digest, so the platform pulls whatever is tagged latest. Write the tag or digest that was pushed.`,
  ];
}
