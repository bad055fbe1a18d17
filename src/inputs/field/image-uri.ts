import * as z from "zod";
import { parseImage } from "../../service/contract/image.ts";
import { IN_QUOTES, isInQuotes, quoted, unexpandedIn } from "../problem.ts";

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
const GAP = /[:@](@|$)|^[/:@]|^sha256:|:(null|undefined|None)$/;

function repositoryProblems(parts: string[]): string[] {
  const [first = "", ...rest] = parts;
  const hasHost = rest.length > 0 && isHost(first);
  const repository = hasHost ? rest : parts;
  const problems: string[] = [];
  if (hasHost && !HOST.test(first))
    problems.push(`${quoted(first)} is not a registry's host: write one such as ${IMAGE_EXAMPLE}`);
  const name = repository.join("/");
  if (!repository.every((part) => PART.test(part.toLowerCase()))) {
    problems.push(
      `${quoted(name)} is not the name of an image: write one such as ${IMAGE_EXAMPLE}`,
    );
  } else if (/[A-Z]/.test(name)) {
    problems.push(`${quoted(name)} has upper-case letters: write ${quoted(name.toLowerCase())}`);
  }
  return problems;
}

// A malformed digest is not quoted: it may be the rest of a password that contains an @.
function imageProblems(image: string): string[] {
  const variables = image.includes("@") ? [] : unexpandedIn(image);
  if (variables.length > 0) return variables;
  if (GAP.test(image))
    return [`has nothing where a part belongs: is the expression there empty? ${WRITE}`];
  const { name, tag, digest } = parseImage(image);
  if (digest !== undefined && !DIGEST.test(digest)) {
    return [
      "has a malformed digest after @: write sha256: and 64 hexadecimal digits in lower case",
    ];
  }
  const problems = repositoryProblems(name.split("/"));
  if (tag !== undefined && !TAG.test(tag)) {
    problems.push(
      `${quoted(tag)} is not a tag: write at most 128 letters, digits, '_', '.' or '-', such as 1.2.3`,
    );
  }
  return problems;
}

function referenceProblems(text: string): string[] {
  if (isInQuotes(text)) return [IN_QUOTES];
  if (/[\n,]/.test(text)) return [`is a list: write one image such as ${IMAGE_EXAMPLE}`];
  const left = text.includes("${{") ? unexpandedIn(text) : [];
  if (left.length > 0) return left;
  if (/[\s\p{Cc}]/u.test(text))
    return [`contains a space or a control character: write one image such as ${IMAGE_EXAMPLE}`];
  if (!SCHEME.test(text)) return imageProblems(text);
  const bare = text.replace(SCHEME, "");
  return [
    `has a scheme: write ${imageProblems(bare).length === 0 ? quoted(bare) : `an image such as ${IMAGE_EXAMPLE}`}`,
  ];
}

/** The reference of a container image, as it is written. */
export const imageUri = z
  .string(`is required: write an image such as ${IMAGE_EXAMPLE}`)
  .trim()
  .superRefine((text, ctx) => {
    for (const problem of referenceProblems(text)) ctx.addIssue(problem);
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
