import type { DeploymentPatch } from "../../service/contract/deployments/deployment.ts";

export type Change = VisibleChange | HiddenChange;

/** Null means absent. */
interface VisibleChange {
  path: string;
  before: unknown;
  after: unknown;
  /** The value in the service's last response, if it differs from `after`. */
  shown?: unknown;
}

/** A change whose values are not shown, such as that of a secret. */
interface HiddenChange {
  path: string;
  /** `replaced`: the value before is hidden. `sent`: it is unknown, or equals the sent value. */
  kind: keyof typeof HIDDEN_VALUES;
  shown?: keyof typeof HIDDEN_RESULTS;
}

/** Placeholders for `before` and `after` of a hidden change in the output `changes`. */
const HIDDEN_VALUES = {
  added: [null, "(set)"],
  changed: ["(set)", "(changed)"],
  replaced: ["(set)", "(replaced)"],
  removed: ["(set)", "(removed)"],
  sent: ["(unknown)", "(set)"],
} as const;
const HIDDEN_RESULTS = {
  "not there": null,
  "another value": "(another value)",
  "still set": "(set)",
} as const;

export const serializeChanges = (changes: readonly Change[]): string =>
  JSON.stringify(
    changes.map((change) => {
      if (!("kind" in change)) return change;
      const [before, after] = HIDDEN_VALUES[change.kind];
      const result = change.shown && { shown: HIDDEN_RESULTS[change.shown] };
      return { path: change.path, before, after, ...result };
    }),
  );

export interface PlanSummary {
  changes: readonly Change[];
  /** Data loss and probable mistakes. */
  warnings: readonly string[];
  /** Whether a new revision is needed, and for what, as a sentence. */
  revisionNote: string;
}

export const SECRET_PREFIX = "secrets.";
export const IMAGE_PATH = "source_revision_config.image_uri";
/** Members that are the content of a revision: headlines name them. */
const CONTENT_PATHS: readonly string[] = [IMAGE_PATH, "source_revision_config.repo_ref"];

export const isRemoved = (change: Change): boolean =>
  "kind" in change ? change.kind === "removed" : change.after === null;

/** Groups of changes, in the order in which texts list them. */
const GROUPS = ["mismatches", "content", "removed", "values", "secrets"] as const;

export function groupOf(change: Change): (typeof GROUPS)[number] {
  if (change.shown !== undefined) return "mismatches";
  if (CONTENT_PATHS.includes(change.path)) return "content";
  if (isRemoved(change)) return "removed";
  return change.path.startsWith(SECRET_PREFIX) ? "secrets" : "values";
}

export const sortByGroup = (changes: readonly Change[]): readonly Change[] =>
  GROUPS.flatMap((group) => changes.filter((change) => groupOf(change) === group));

export const nonContentChanges = ({ plan }: { plan?: PlanSummary }): readonly Change[] =>
  plan?.changes.filter(({ path }) => !CONTENT_PATHS.includes(path)) ?? [];

/** The changes, if the step sets no image and no ref; otherwise none. */
export function settingsOnlyChanges({
  plan,
  patch,
}: {
  plan?: PlanSummary;
  patch?: DeploymentPatch;
}): readonly Change[] {
  const { image_uri, repo_ref } = patch?.source_revision_config ?? {};
  return image_uri || repo_ref ? [] : (plan?.changes ?? []);
}

/** Changes whose final value differs from what was sent. */
export const mismatchesIn = ({ plan }: { plan?: PlanSummary }): readonly Change[] =>
  plan?.changes.filter((change) => change.shown !== undefined) ?? [];

/** Hides the values of containers' variables: they may contain secrets that are not masked. */
export function hideVariables(value: unknown): unknown {
  const json = JSON.stringify(value, (_, member: unknown) => {
    const isVariable =
      typeof member === "object" && member !== null && "name" in member && "value" in member;
    return isVariable ? { ...member, value: "(hidden)" } : member;
  });
  return JSON.parse(json ?? "null");
}
