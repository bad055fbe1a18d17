import type { Secret } from "../../contract/deployments.ts";
import { type ResourceSpec, ResourceSpecReply } from "../../contract/resource-spec.ts";
import { specConflicts } from "../../inputs/resource-spec/conflicts.ts";
import type { Finding } from "../../inputs/resource-spec/issues.ts";
import { isRedacted } from "./redacted-value.ts";

type CurrentSpec = ResourceSpecReply | null | undefined;

/** The fields that hold something: a reply may name every field there is. */
function fieldsOf(current: CurrentSpec): [string, ResourceSpecReply[string]][] {
  return Object.entries(current ?? {}).filter(([, value]) => value !== null);
}

/** The given fields over the current ones, each as a whole. Fields that only the service knows stay. */
export function mergeSpec(
  current: CurrentSpec,
  given: ResourceSpec,
): { spec: ResourceSpec; conflicts: Finding[] } {
  const spec = { ...Object.fromEntries(fieldsOf(current)), ...given };
  return { spec, conflicts: specConflicts(ResourceSpecReply.parse(spec)) };
}

/** The fields that are lost when the given spec takes the place of the current one. */
export function droppedBy(current: CurrentSpec, given: ResourceSpec): string[] {
  const kept = new Map(Object.entries(given));
  return fieldsOf(current)
    .map(([name]) => name)
    .filter((name) => (kept.get(name) ?? null) === null);
}

/** The given secrets over the current ones; or the names of those whose current value cannot be sent back. */
export function mergeSecrets(
  current: readonly Secret[],
  given: readonly Secret[],
): { secrets: Secret[] } | { redacted: string[]; problem: string } {
  const replaced = new Set(given.map(({ name }) => name));
  const kept = current.filter(({ name }) => !replaced.has(name));
  const redacted = kept.filter(({ value }) => isRedacted(value)).map(({ name }) => name);
  if (redacted.length === 0) return { secrets: [...kept, ...given] };
  const problem = `merge cannot keep ${redacted.join(", ")}: the service hides the present values, or they are empty; give them too, or write replace`;
  return { redacted, problem };
}

interface Named {
  name: string;
}

export interface SecretsReport {
  /** Of the secrets that were there and were not sent. */
  gone: string[];
  kept: string[];
  /** Sent, and yet not there. */
  missing: string[];
  /** Empty where there is nothing to tell. */
  message: string;
}

/** What the service did to the other secrets when a list of them was sent: the contract does not say. */
export function secretsReport(
  before: readonly Named[],
  after: readonly Named[],
  sent: readonly Named[],
): SecretsReport {
  const present = new Set(after.map(({ name }) => name));
  const ours = new Set(sent.map(({ name }) => name));
  const others = before.map(({ name }) => name).filter((name) => !ours.has(name));
  const gone = others.filter((name) => !present.has(name));
  const kept = others.filter((name) => present.has(name));
  const missing = [...ours].filter((name) => !present.has(name));
  const told: [string, string[]][] = [
    ["Secrets replaced; gone are", gone],
    ["Secrets kept, though they were not sent", kept],
    ["Secrets sent, yet not there", missing],
  ];
  const lines = told
    .filter(([, names]) => names.length > 0)
    .map(([what, names]) => `${what}: ${names.join(", ")}.`);
  return { gone, kept, missing, message: lines.join(" ") };
}
