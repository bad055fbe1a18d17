import type { DeploymentState } from "./deployments.ts";
import { isSameName, parseImage } from "./image.ts";
import { HIDDEN_VALUE, isRedacted, placeholderCheckFor } from "./redacted-value.ts";
import { impliedBy } from "./resource-spec.ts";
import { SourceRevisionConfigRequest } from "./settings.ts";
import { isCommit, isSameRepository } from "./source.ts";

/** How the value that a service shows compares with the value that was sent. */
export type Similarity =
  | "same"
  | "other"
  /** Cannot be compared, or the service may omit it. */
  | "hidden"
  /** The service shows its siblings, but not this member. */
  | "absent";

export interface Comparison {
  /** As in a plan: `source_config.resource_spec.cpu`, `secrets.NAME`. */
  path: string;
  is: Similarity;
  /** Both are omitted for secrets. */
  sent?: unknown;
  shown?: unknown;
}

type Members = { readonly [name: string]: unknown } | null | undefined;
type Secrets = readonly { name: string; value?: string | null | undefined }[] | null | undefined;

/** Either the body of a request, or what a service shows. */
export interface Comparable {
  source_config?: { readonly resource_spec?: Members } | null | undefined;
  source_revision_config?: Members;
  secrets?: Secrets;
}

/** A deployment with the secrets that the service shows of it, if they were read. */
export type ShownDeployment = DeploymentState & Pick<Comparable, "secrets">;

type Rule = (sent: string, shown: string) => Similarity;
export type Rules = Readonly<Record<string, Rule>>;

/** Compares two texts after normalising both. */
export const equalAfter =
  (normalize: (text: string) => string): Rule =>
  (sent, shown) =>
    normalize(sent) === normalize(shown) ? "same" : "other";

const id = equalAfter((text) => text.toLowerCase());
const withoutHeads = equalAfter((ref) => ref.replace(/^refs\/heads\//, ""));

/** Beyond the contract: resolved-sources. */
const ref: Rule = (sent, shown) =>
  sent !== shown && isCommit(shown) ? "hidden" : withoutHeads(sent, shown);

/** Beyond the contract: resolved-sources. Without tag and digest, the tag is `latest`. */
function image(sent: string, shown: string): Similarity {
  const [one, other] = [parseImage(sent), parseImage(shown)];
  const [tag, shownTag] = [one, other].map((part) => part.tag ?? (part.digest ? "" : "latest"));
  if (!isSameName(one, other) || (tag && shownTag && tag !== shownTag)) return "other";
  if (one.digest && other.digest) return one.digest === other.digest ? "same" : "other";
  // An image that was sent by digest is not shown by another tag.
  if (one.digest) return one.tag === other.tag ? "hidden" : "other";
  return shownTag ? "same" : "hidden";
}

const RULES: Rules = {
  integration_id: id,
  listener_id: id,
  repo_url: (sent, shown) => (isSameRepository(sent, shown) ? "same" : "other"),
  custom_url: equalAfter((url) => url.replace(/(?<!\/)\/+$/, "")),
  repo_ref: ref,
  graph_config_path: equalAfter((path) => path.replace(/^(?:\.?\/)+/, "")),
  image_uri: image,
};

/** Services send null, or an empty text, list or mapping, for a value that is not set. */
const isUnset = (value: unknown): boolean =>
  (value ?? "") === "" || (typeof value === "object" && Object.keys(value ?? {}).length === 0);

export const membersOf = <T>(members: { readonly [name: string]: T } | null | undefined) =>
  Object.entries(members ?? {}).filter(([, value]) => !isUnset(value));

/** Compares nested values. A service may add members, and omit or hide others. */
function similarityOf(sent: unknown, shown: unknown): Similarity {
  if (isUnset(sent) && isUnset(shown)) return "same";
  if (isUnset(shown)) return "hidden";
  if (Array.isArray(sent) && Array.isArray(shown)) {
    if (sent.length !== shown.length) return "other";
    return leastSimilar(sent.map((one, at) => similarityOf(one, shown[at])));
  }
  if (isMapping(sent) && isMapping(shown)) {
    const members = new Map(Object.entries(shown));
    return leastSimilar(membersOf(sent).map(([name, one]) => similarityOf(one, members.get(name))));
  }
  // Services may write a number as text.
  const isSame = typeof sent === typeof shown ? sent === shown : Number(sent) === Number(shown);
  if (isSame) return "same";
  return typeof shown === "string" && isRedacted(shown) ? "hidden" : "other";
}

const isMapping = (value: unknown): value is { [name: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const leastSimilar = (all: readonly Similarity[]): Similarity =>
  (["other", "hidden"] as const).find((one) => all.includes(one)) ?? "same";

/** Compares each member that was sent. `ifMissing` is the result for one that is not shown. */
export function compareMembers(
  prefix: string,
  sent: Members,
  shown: Members,
  ifMissing: "hidden" | "absent",
  rules: Rules = RULES,
): Comparison[] {
  const present = new Map(membersOf(shown));
  const sentMembers = Object.entries(sent ?? {}).filter(([, value]) => (value ?? null) !== null);
  return sentMembers.map(([name, value]) => {
    const shownValue = present.get(name) ?? null;
    // Some services omit 0 and false.
    const isMissing = shownValue === null && value !== 0 && value !== false && !isUnset(value);
    const is = isMissing ? ifMissing : similarityBy(rules[name], value, shownValue);
    return { path: prefix + name, is, sent: value, shown: shownValue };
  });
}

const similarityBy = (rule: Rule | undefined, sent: unknown, shown: unknown): Similarity =>
  rule !== undefined && typeof sent === "string" && typeof shown === "string"
    ? rule(sent, shown)
    : similarityOf(sent, shown);

/** Runtimes ignore a tag next to a digest. */
function withoutIgnoredTag(value: unknown): unknown {
  const { name, digest } = parseImage(String(value));
  return digest === undefined ? value : `${name}@${digest}`;
}

/** Whether two values of a member are equal in both directions. */
export function isSameValue(name: string, one: unknown, other: unknown): boolean {
  const values = name === "image_uri" ? [one, other].map(withoutIgnoredTag) : [one, other];
  const [a, b] = values.map((value) => ({ [name]: value }));
  const both = [...compareMembers("", a, b, "absent"), ...compareMembers("", b, a, "absent")];
  return both.every(({ is }) => is === "same");
}

/** Beyond the contract: hidden-secrets. Sending an empty list removes all secrets. */
function compareSecrets(sent: Secrets, shown: Secrets): Comparison[] {
  const secrets = (shown ?? []).map(({ name, value }) => ({ name, value: value ?? HIDDEN_VALUE }));
  const present = new Map(secrets.map(({ name, value }) => [name, value]));
  const isHidden = placeholderCheckFor(secrets);
  if (sent?.length === 0)
    return [{ path: "secrets", is: present.size > 0 ? "other" : shown ? "same" : "hidden" }];
  return (sent ?? []).map(({ name, value }) => {
    const shownValue = present.get(name);
    const path = `secrets.${name}`;
    if (shownValue === undefined) return { path, is: present.size > 0 ? "absent" : "hidden" };
    if (isHidden(shownValue)) return { path, is: "hidden" };
    return { path, is: shownValue === value ? "same" : "other" };
  });
}

/** A spec including derived values. Beyond the contract: derived-limits. */
function withDerivedValues(spec: Members): Members {
  const implied = impliedBy(spec ?? {}).map(({ field, value }) => [field, value]);
  return { ...Object.fromEntries(membersOf(spec)), ...Object.fromEntries(implied) };
}

const CONTENT = Object.keys(SourceRevisionConfigRequest.shape);
const contentIn = (members: Members) =>
  Object.fromEntries(Object.entries(members ?? {}).filter(([name]) => CONTENT.includes(name)));

/**
 * Compares each member that was sent with what the service shows: it may clamp, rewrite, ignore,
 * drop or hide values. Beyond the contract: changed-values. With swapped arguments, it finds what
 * is shown although it was not sent.
 */
export function compare(sent: Comparable, shown: Comparable): Comparison[] {
  const { resource_spec: spec, ...config } = sent.source_config ?? {};
  const { resource_spec: shownSpec, ...shownConfig } = shown.source_config ?? {};
  const isSpecShown = membersOf(shownSpec).length > 0;
  const [content, shownContent] = [sent, shown].map((one) => contentIn(one.source_revision_config));
  return [
    ...compareMembers(
      "source_config.",
      config,
      shownConfig,
      shown.source_config ? "absent" : "hidden",
    ),
    ...compareMembers(
      "source_config.resource_spec.",
      spec,
      withDerivedValues(shownSpec),
      isSpecShown ? "absent" : "hidden",
    ),
    ...compareMembers("source_revision_config.", content, shownContent, "hidden"),
    ...compareSecrets(sent.secrets, shown.secrets),
  ];
}

/** Whether a revision has all of this content. */
export const hasContent = (wanted: Members, shown: Members): boolean =>
  compare({ source_revision_config: wanted }, { source_revision_config: shown }).every(
    ({ is }) => is === "same",
  );

/**
 * Whether another tag, digest or ref is shown than was sent. A different image name alone is not
 * enough: another registry may be a mirror.
 */
export function isOtherContent(sent: Members, shown: Members): boolean {
  const compared = compare({ source_revision_config: sent }, { source_revision_config: shown });
  const withoutName = (uri: unknown) => String(uri).slice(parseImage(String(uri)).name.length);
  return compared.some(
    ({ path, is, ...one }) =>
      is === "other" &&
      (path.endsWith("repo_ref") ||
        (path.endsWith("image_uri") &&
          image(withoutName(one.sent), withoutName(one.shown)) !== "same")),
  );
}
