import type { DeploymentState } from "./deployment.ts";
import { isSameName, parseImage } from "./image.ts";
import { createPlaceholderCheck, isPlaceholder, PLACEHOLDER } from "./placeholder.ts";
import { derivedValuesOf } from "./resource-spec.ts";
import { SourceRevisionConfigRequest } from "./settings.ts";
import { isCommit, isSameRepository } from "./source.ts";

/** How a value in a response compares with the value that was sent. */
export type Similarity =
  | "same"
  | "other"
  /** Cannot be compared, or the service may omit it. */
  | "hidden"
  /** The response lacks this member, but has others of the same object. */
  | "absent";

export interface Comparison {
  /** As in a plan: `source_config.resource_spec.cpu`, `secrets.NAME`. */
  path: string;
  similarity: Similarity;
  /** The value that was sent, and that of the response. Omitted for secrets. */
  expected?: unknown;
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

/** A deployment, with its secrets if they were read. */
export type DeploymentWithSecrets = DeploymentState & Pick<Comparable, "secrets">;

type Rule = (expected: string, actual: string) => Similarity;
export type Rules = Readonly<Record<string, Rule>>;

/** Compares two texts after normalising both. */
export const equalAfter =
  (normalize: (text: string) => string): Rule =>
  (expected, actual) =>
    normalize(expected) === normalize(actual) ? "same" : "other";

const compareIds = equalAfter((text) => text.toLowerCase());
const compareWithoutHeads = equalAfter((ref) => ref.replace(/^refs\/heads\//, ""));

/** Beyond the contract: resolved-sources. */
const compareRefs: Rule = (expected, actual) =>
  expected !== actual && isCommit(actual) ? "hidden" : compareWithoutHeads(expected, actual);

/** Beyond the contract: resolved-sources. Without tag and digest, the tag is `latest`. */
function compareImages(expected: string, actual: string): Similarity {
  const [a, b] = [parseImage(expected), parseImage(actual)];
  const [tag, actualTag] = [a, b].map((image) => image.tag ?? (image.digest ? "" : "latest"));
  if (!isSameName(a, b) || (tag && actualTag && tag !== actualTag)) return "other";
  if (a.digest && b.digest) return a.digest === b.digest ? "same" : "other";
  // A service may omit a digest, but adds no tag in its place.
  if (a.digest) return a.tag === b.tag ? "hidden" : "other";
  return actualTag ? "same" : "hidden";
}

const RULES: Rules = {
  integration_id: compareIds,
  listener_id: compareIds,
  repo_url: (expected, actual) => (isSameRepository(expected, actual) ? "same" : "other"),
  custom_url: equalAfter((url) => url.replace(/(?<!\/)\/+$/, "")),
  repo_ref: compareRefs,
  graph_config_path: equalAfter((path) => path.replace(/^(?:\.?\/)+/, "")),
  image_uri: compareImages,
};

/** Services send null, or an empty text, list or mapping, for a value that is not set. */
const isUnset = (value: unknown): boolean =>
  (value ?? "") === "" || (typeof value === "object" && Object.keys(value ?? {}).length === 0);

/** The members that are set. */
export const membersOf = <T>(members: { readonly [name: string]: T } | null | undefined) =>
  Object.entries(members ?? {}).filter(([, value]) => !isUnset(value));

/** Compares nested values. A service may add members, and omit or hide others. */
function similarityOf(expected: unknown, actual: unknown): Similarity {
  if (isUnset(expected) && isUnset(actual)) return "same";
  if (isUnset(actual)) return "hidden";
  if (Array.isArray(expected) && Array.isArray(actual)) {
    if (expected.length !== actual.length) return "other";
    return leastSimilar(expected.map((one, index) => similarityOf(one, actual[index])));
  }
  if (isMapping(expected) && isMapping(actual)) {
    const members = new Map(Object.entries(actual));
    return leastSimilar(
      membersOf(expected).map(([name, one]) => similarityOf(one, members.get(name))),
    );
  }
  // Services may write a number as text.
  const isSame =
    typeof expected === typeof actual ? expected === actual : Number(expected) === Number(actual);
  if (isSame) return "same";
  return typeof actual === "string" && isPlaceholder(actual) ? "hidden" : "other";
}

const isMapping = (value: unknown): value is { [name: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const leastSimilar = (similarities: readonly Similarity[]): Similarity =>
  (["other", "hidden"] as const).find((one) => similarities.includes(one)) ?? "same";

/** Compares each sent member. `ifMissing` is the result for a member that the response omits. */
export function compareMembers(
  prefix: string,
  expected: Members,
  actual: Members,
  ifMissing: "hidden" | "absent",
  rules: Rules = RULES,
): Comparison[] {
  const actualMembers = new Map(membersOf(actual));
  const members = Object.entries(expected ?? {}).filter(([, value]) => (value ?? null) !== null);
  return members.map(([name, value]) => {
    const actualValue = actualMembers.get(name) ?? null;
    // Some services omit 0 and false.
    const isMissing = actualValue === null && value !== 0 && value !== false && !isUnset(value);
    const similarity = isMissing ? ifMissing : similarityBy(rules[name], value, actualValue);
    return { path: prefix + name, similarity, expected: value, actual: actualValue };
  });
}

const similarityBy = (rule: Rule | undefined, expected: unknown, actual: unknown): Similarity =>
  rule !== undefined && typeof expected === "string" && typeof actual === "string"
    ? rule(expected, actual)
    : similarityOf(expected, actual);

/** Runtimes ignore a tag next to a digest. */
function withoutIgnoredTag(value: unknown): unknown {
  const { name, digest } = parseImage(String(value));
  return digest === undefined ? value : `${name}@${digest}`;
}

/** Whether two values of a member are the same, whichever of them was sent. */
export function isSameValue(name: string, ...values: [unknown, unknown]): boolean {
  const [a, b] = values.map((value) => ({
    [name]: name === "image_uri" ? withoutIgnoredTag(value) : value,
  }));
  const comparisons = [compareMembers("", a, b, "absent"), compareMembers("", b, a, "absent")];
  return comparisons.flat().every(({ similarity }) => similarity === "same");
}

/** Beyond the contract: hidden-secrets. Sending an empty list removes all secrets. */
function compareSecrets(expected: Secrets, actual: Secrets): Comparison[] {
  const secrets = (actual ?? []).map(({ name, value }) => ({ name, value: value ?? PLACEHOLDER }));
  const actualValues = new Map(secrets.map(({ name, value }) => [name, value]));
  const isSecretPlaceholder = createPlaceholderCheck(secrets);
  if (expected?.length === 0)
    return [
      { path: "secrets", similarity: actualValues.size > 0 ? "other" : actual ? "same" : "hidden" },
    ];
  return (expected ?? []).map(({ name, value }) => {
    const actualValue = actualValues.get(name);
    const path = `secrets.${name}`;
    if (actualValue === undefined)
      return { path, similarity: actualValues.size > 0 ? "absent" : "hidden" };
    if (isSecretPlaceholder(actualValue)) return { path, similarity: "hidden" };
    return { path, similarity: actualValue === value ? "same" : "other" };
  });
}

/** The members that a request can contain. */
const requestMembersOf = (content: Members) =>
  Object.fromEntries(
    Object.entries(content ?? {}).filter(([name]) =>
      Object.hasOwn(SourceRevisionConfigRequest.shape, name),
    ),
  );

/**
 * Compares each member that was sent with the response: a service may clamp, rewrite, ignore, drop
 * or hide values. Beyond the contract: changed-values. With swapped arguments, finds members of the
 * response that were not sent.
 */
export function compare(expected: Comparable, actual: Comparable): Comparison[] {
  const { resource_spec: spec, ...config } = expected.source_config ?? {};
  const { resource_spec: actualSpec, ...actualConfig } = actual.source_config ?? {};
  const actualFields = membersOf(actualSpec);
  // Beyond the contract: derived-limits.
  const derivedFields = derivedValuesOf(actualSpec ?? {});
  const actualSpecWithDefaults = Object.fromEntries([...actualFields, ...derivedFields]);
  const ifConfigMissing = actual.source_config ? "absent" : "hidden";
  const ifSpecMissing = actualFields.length > 0 ? "absent" : "hidden";
  const content = requestMembersOf(expected.source_revision_config);
  const actualContent = actual.source_revision_config;
  return [
    ...compareMembers("source_config.", config, actualConfig, ifConfigMissing),
    ...compareMembers("source_config.resource_spec.", spec, actualSpecWithDefaults, ifSpecMissing),
    ...compareMembers("source_revision_config.", content, actualContent, "hidden"),
    ...compareSecrets(expected.secrets, actual.secrets),
  ];
}

const compareContent = (expected: Members, actual: Members) =>
  compare({ source_revision_config: expected }, { source_revision_config: actual });

/** Whether a revision has all of the expected content. */
export const hasContent = (expected: Members, actual: Members): boolean =>
  compareContent(expected, actual).every(({ similarity }) => similarity === "same");

/**
 * Whether the response has another tag, digest or ref than was sent. A different image name alone
 * is not enough: another registry may be a mirror.
 */
export function isOtherContent(expected: Members, actual: Members): boolean {
  const withoutName = (uri: unknown) => String(uri).slice(parseImage(String(uri)).name.length);
  return compareContent(expected, actual).some(
    (one) =>
      one.similarity === "other" &&
      (one.path.endsWith("repo_ref") ||
        (one.path.endsWith("image_uri") &&
          compareImages(withoutName(one.expected), withoutName(one.actual)) !== "same")),
  );
}
