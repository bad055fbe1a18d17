import type { DeploymentState } from "../contract/deployments.ts";

type Shown = Pick<DeploymentState, "name" | "source_config" | "source_revision_config" | "url">;

const SCHEME = /^https?:\/\//i;

/** Without what may hold a password or a token. */
const originOf = (address: string): string =>
  URL.parse(SCHEME.test(address) ? address : `https://${address}`)?.origin ?? "";

const isDelimiter = (character = "") => !/[\p{L}\p{N}]/u.test(character);

/** Whether one word or more of a text, with what is between them, are this part. */
function hasPart(text: string, part: string): boolean {
  if (part === "") return false;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    if (isDelimiter(text[at - 1]) && isDelimiter(text[at + part.length])) return true;
  return false;
}

/**
 * Whether a value that the service holds for a deployment is a secret. Variables often repeat what
 * the service itself shows, such as the deployment's name, its image or its address: were these
 * hidden, nobody could read the log.
 */
export function isSecretOf(deployment: Shown, value: string): boolean {
  const { name, source_config, source_revision_config: runs, url } = deployment;
  const addresses = [source_config.custom_url ?? "", url ?? ""];
  const texts = [name, runs.image_uri, runs.repo_ref, runs.repo_commit_sha];
  const shown = [...texts, ...addresses.map(originOf)].map((text) => (text ?? "").toLowerCase());
  const part = value.trim().replace(/\/+$/, "").toLowerCase();
  const isAddress = addresses.some((one) => one.replace(/\/+$/, "").toLowerCase() === part);
  return !isAddress && !shown.some((text) => hasPart(text, part));
}
