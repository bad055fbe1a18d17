import type { DeploymentState } from "./deployment.ts";
import { isSameName, parseImage } from "./image.ts";
import { HIDDEN_VALUE, isRedacted, placeholderCheckFor } from "./redacted-value.ts";
import { derivedValuesOf } from "./resource-spec.ts";
import { SourceRevisionConfigRequest } from "./settings.ts";
import { isCommit, isSameRepository } from "./source.ts";

/** How a value in a response compares with the value that was sent. */
export type Similarity =
  | "same"
  | "other"
  /** Cannot be compared, or the service may omit it. */
  | "hidden"
  /** The response contains its siblings, but not this member. */
  | "absent";

export interface Comparison {
  /** As in a plan: `source_config.resource_spec.cpu`, `secrets.NAME`. */
  path: string;
  similarity: Similarity;
  /** `sent` and `actual` are omitted for secrets. */
  sent?: unknown;
  actual?: unknown;
}

type Members = { readonly [name: string]: unknown } | null | undefined;
type Secrets = readonly { name: string; value?: string | null | undefined }[] | null | undefined;

/** The body of a request, or of a response. */
export interface Comparable {
  source_config?: { readonly resource_spec?: Members } | null | undefined;
  source_revision_config?: Members;
  secrets?: Secrets;
}

/** A deployment with its secrets as in the response, if they were read. */
export type DeploymentWithSecrets = DeploymentState & Pick<Comparable, "secrets">;

type Rule = (sent: string, actual: string) => Similarity;
export type Rules = Readonly<Record<string, Rule>>;

/** Compares two texts after normalising both. */
export const equalAfter =
  (normalize: (text: string) => string): Rule =>
  (sent, actual) =>
    normalize(sent) === normalize(actual) ? "same" : "other";

const compareIds = equalAfter((text) => text.toLowerCase());
const compareWithoutHeads = equalAfter((ref) => ref.replace(/^refs\/heads\//, ""));

/** Beyond the contract: resolved-sources. */
const compareRefs: Rule = (sent, actual) =>
  sent !== actual && isCommit(actual) ? "hidden" : compareWithoutHeads(sent, actual);

/** Beyond the contract: resolved-sources. Without tag and digest, the tag is `latest`. */
function compareImages(sent: string, actual: string): Similarity {
  const [one, other] = [parseImage(sent), parseImage(actual)];
  const [tag, actualTag] = [one, other].map((part) => part.tag ?? (part.digest ? "" : "latest"));
  if (!isSameName(one, other) || (tag && actualTag && tag !== actualTag)) return "other";
  if (one.digest && other.digest) return one.digest === other.digest ? "same" : "other";
  // A service does not replace a digest by another tag.
  if (one.digest) return one.tag === other.tag ? "hidden" : "other";
  return actualTag ? "same" : "hidden";
}

const RULES: Rules = {
  integration_id: compareIds,
  listener_id: compareIds,
  repo_url: (sent, actual) => (isSameRepository(sent, actual) ? "same" : "other"),
  custom_url: equalAfter((url) => url.replace(/(?<!\/)\/+$/, "")),
  repo_ref: compareRefs,
  graph_config_path: equalAfter((path) => path.replace(/^(?:\.?\/)+/, "")),
  image_uri: compareImages,
};

/** Services send null, or an empty text, list or mapping, for a value that is not set. */
const isUnset = (value: unknown): boolean =>
  (value ?? "") === "" || (typeof value === "object" && Object.keys(value ?? {}).length === 0);

export const membersOf = <T>(members: { readonly [name: string]: T } | null | undefined) =>
  Object.entries(members ?? {}).filter(([, value]) => !isUnset(value));

/** Compares nested values. A service may add members, and omit or hide others. */
function similarityOf(sent: unknown, actual: unknown): Similarity {
  if (isUnset(sent) && isUnset(actual)) return "same";
  if (isUnset(actual)) return "hidden";
  if (Array.isArray(sent) && Array.isArray(actual)) {
    if (sent.length !== actual.length) return "other";
    return leastSimilar(sent.map((one, index) => similarityOf(one, actual[index])));
  }
  if (isMapping(sent) && isMapping(actual)) {
    const members = new Map(Object.entries(actual));
    return leastSimilar(membersOf(sent).map(([name, one]) => similarityOf(one, members.get(name))));
  }
  // Services may write a number as text.
  const isSame = typeof sent === typeof actual ? sent === actual : Number(sent) === Number(actual);
  if (isSame) return "same";
  return typeof actual === "string" && isRedacted(actual) ? "hidden" : "other";
}

const isMapping = (value: unknown): value is { [name: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const leastSimilar = (similarities: readonly Similarity[]): Similarity =>
  (["other", "hidden"] as const).find((one) => similarities.includes(one)) ?? "same";

/** Compares each sent member. `ifMissing` is the result for a member that the reply omits. */
export function compareMembers(
  prefix: string,
  sent: Members,
  actual: Members,
  ifMissing: "hidden" | "absent",
  rules: Rules = RULES,
): Comparison[] {
  const actualMembers = new Map(membersOf(actual));
  const sentMembers = Object.entries(sent ?? {}).filter(([, value]) => (value ?? null) !== null);
  return sentMembers.map(([name, value]) => {
    const actualValue = actualMembers.get(name) ?? null;
    // Some services omit 0 and false.
    const isMissing = actualValue === null && value !== 0 && value !== false && !isUnset(value);
    const similarity = isMissing ? ifMissing : similarityBy(rules[name], value, actualValue);
    return { path: prefix + name, similarity, sent: value, actual: actualValue };
  });
}

const similarityBy = (rule: Rule | undefined, sent: unknown, actual: unknown): Similarity =>
  rule !== undefined && typeof sent === "string" && typeof actual === "string"
    ? rule(sent, actual)
    : similarityOf(sent, actual);

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
  return both.every(({ similarity }) => similarity === "same");
}

/** Beyond the contract: hidden-secrets. Sending an empty list removes all secrets. */
function compareSecrets(sent: Secrets, actual: Secrets): Comparison[] {
  const secrets = (actual ?? []).map(({ name, value }) => ({ name, value: value ?? HIDDEN_VALUE }));
  const actualValues = new Map(secrets.map(({ name, value }) => [name, value]));
  const isHidden = placeholderCheckFor(secrets);
  if (sent?.length === 0)
    return [
      { path: "secrets", similarity: actualValues.size > 0 ? "other" : actual ? "same" : "hidden" },
    ];
  return (sent ?? []).map(({ name, value }) => {
    const actualValue = actualValues.get(name);
    const path = `secrets.${name}`;
    if (actualValue === undefined)
      return { path, similarity: actualValues.size > 0 ? "absent" : "hidden" };
    if (isHidden(actualValue)) return { path, similarity: "hidden" };
    return { path, similarity: actualValue === value ? "same" : "other" };
  });
}

/** A spec including derived values. Beyond the contract: derived-limits. */
function withDerivedValues(spec: Members): Members {
  const derivedValues = derivedValuesOf(spec ?? {}).map(({ field, value }) => [field, value]);
  return { ...Object.fromEntries(membersOf(spec)), ...Object.fromEntries(derivedValues) };
}

const CONTENT_MEMBERS = Object.keys(SourceRevisionConfigRequest.shape);
const contentIn = (members: Members) =>
  Object.fromEntries(
    Object.entries(members ?? {}).filter(([name]) => CONTENT_MEMBERS.includes(name)),
  );

/**
 * Compares each member that was sent with the response: a service may clamp, rewrite, ignore, drop
 * or hide values. Beyond the contract: changed-values. With swapped arguments, it finds members of
 * the response that were not sent.
 */
export function compare(sent: Comparable, actual: Comparable): Comparison[] {
  const { resource_spec: spec, ...config } = sent.source_config ?? {};
  const { resource_spec: actualSpec, ...actualConfig } = actual.source_config ?? {};
  const hasActualSpec = membersOf(actualSpec).length > 0;
  const [content, actualContent] = [sent, actual].map((one) =>
    contentIn(one.source_revision_config),
  );
  return [
    ...compareMembers(
      "source_config.",
      config,
      actualConfig,
      actual.source_config ? "absent" : "hidden",
    ),
    ...compareMembers(
      "source_config.resource_spec.",
      spec,
      withDerivedValues(actualSpec),
      hasActualSpec ? "absent" : "hidden",
    ),
    ...compareMembers("source_revision_config.", content, actualContent, "hidden"),
    ...compareSecrets(sent.secrets, actual.secrets),
  ];
}

/** Whether a revision has all of this content. */
export const hasContent = (wanted: Members, actual: Members): boolean =>
  compare({ source_revision_config: wanted }, { source_revision_config: actual }).every(
    ({ similarity }) => similarity === "same",
  );

/**
 * Whether the response has another tag, digest or ref than was sent. A different image name alone
 * is not enough: another registry may be a mirror.
 */
export function isOtherContent(sent: Members, actual: Members): boolean {
  const comparisons = compare({ source_revision_config: sent }, { source_revision_config: actual });
  const withoutName = (uri: unknown) => String(uri).slice(parseImage(String(uri)).name.length);
  return comparisons.some(
    ({ path, similarity, ...one }) =>
      similarity === "other" &&
      (path.endsWith("repo_ref") ||
        (path.endsWith("image_uri") &&
          compareImages(withoutName(one.sent), withoutName(one.actual)) !== "same")),
  );
}
