import type { Store } from "../deployments/store.ts";
import { type Layer, layered, on } from "../server/layers.ts";
import type { AnyRoute } from "../server/serve.ts";
import { wordsOf } from "../words.ts";
import * as answers from "./answers.ts";
import * as otherwise from "./otherwise.ts";
import * as shown from "./shown.ts";

interface Habit {
  meaning: string;
  layer: Layer;
}

const seconds = (ms: number) => `${ms / 1_000} s`;
const LISTS = ["list", "deployments"] as const;
const CHANGES = ["create", "patch"] as const;
const DEPLOYMENTS = [...CHANGES, ...LISTS, "get", "revision"] as const;
const EXPORTS = ["export", "get-export", "exports", "runs", "cancel-export"] as const;
const REDACTED = "**********";

/**
 * What services of this family were seen to do where the contract says nothing. The first ones are
 * the innermost: what they answer is shown as the later ones have it.
 */
const HABITS = {
  "reserved-secrets": {
    meaning: "a secret cannot have the name of a variable that is there already, such as PORT",
    layer: on(CHANGES, answers.reservedNames),
  },
  "plain-names": {
    meaning: "the name of a deployment has only a-z, 0-9 and -",
    layer: on(["create"], answers.plainNames),
  },
  "newer-fields": {
    meaning: "a resource_spec may have fields that the contract does not name",
    layer: on(CHANGES, answers.newerFields),
  },
  "dropped-fields": {
    meaning: "fields of a resource_spec that the contract does not name are dropped",
    layer: on(CHANGES, answers.droppedFields),
  },
  "ignored-members": {
    meaning: "settings but for the resources, and secrets with new names, are left as they were",
    layer: on(["patch"], otherwise.ignoredMembers),
  },
  "half-new-answer": {
    meaning: "someone else deploys just after each change, whose answer names that revision",
    layer: on(["patch"], otherwise.halfNewAnswer),
  },
  "same-change-before": {
    meaning: "someone else makes each change, too, just before ours",
    layer: on(["patch"], answers.sameChangeBefore),
  },
  "same-change-after": {
    meaning: "someone else makes each change, too, just after ours",
    layer: on(["patch"], answers.sameChangeAfter),
  },
  "stale-patch-replies": {
    meaning: "PATCH answers with the deployment as it was before",
    layer: on(["patch"], answers.staleReplies),
  },
  "stale-deployments": {
    meaning: `every other read of a deployment is ${seconds(answers.REPLICA_LAG_MS)} behind`,
    layer: on(["get"], answers.staleReads),
  },
  "stale-revisions": {
    meaning: `every other read of a revision is ${seconds(answers.REPLICA_LAG_MS)} behind`,
    layer: on(["revision"], answers.staleReads),
  },
  "stale-lists": {
    meaning: `every other list is ${seconds(answers.REPLICA_LAG_MS)} behind`,
    layer: on(LISTS, answers.staleReads),
  },
  "late-revisions": {
    meaning: `a revision is 404 for its first ${seconds(answers.LATE_MS)}`,
    layer: on(["revision"], answers.lateRevisions),
  },
  retention: {
    meaning: `only the newest ${answers.KEPT} revisions are kept, and the active one`,
    layer: on(["revision", "list"], answers.retention),
  },
  "short-lists": {
    meaning: `a page of a list has ${answers.PAGE} members, whatever is asked for`,
    layer: on(LISTS, answers.shortPages),
  },
  "unordered-lists": {
    meaning: "a page of a list is in no order",
    layer: on(LISTS, shown.unordered),
  },
  "cached-lists": {
    meaning: `a list is given again for ${seconds(answers.CACHE_MS)}`,
    layer: on(LISTS, answers.cached),
  },
  "moving-times": {
    meaning: "updated_at of a revision is the time of the read",
    layer: on(["revision", "list"], shown.updatedNow),
  },
  commits: {
    meaning: "repo_ref is shown as its commit",
    layer: shown.showsRuns(shown.withCommit),
  },
  "commits-once-built": {
    meaning: "repo_ref is shown as its commit once the revision is built",
    layer: shown.showsRuns((runs, isBuilt) => (isBuilt ? shown.withCommit(runs) : runs)),
  },
  "built-images": {
    meaning: "the image that was built of a repo_ref is shown",
    layer: shown.showsRuns((runs, isBuilt) => (isBuilt ? shown.withBuiltImage(runs) : runs)),
  },
  "full-image-names": {
    meaning: "agent:1 is shown as docker.io/library/agent:1",
    layer: shown.showsImages(shown.fullName),
  },
  "image-digests": {
    meaning: "an image is shown with its digest after its tag",
    layer: shown.showsImages(shown.withDigest),
  },
  "digests-for-tags": {
    meaning: "an image is shown with its digest in the place of its tag",
    layer: shown.showsImages((image) => shown.withoutTag(shown.withDigest(image))),
  },
  "plain-paths": {
    meaning: "graph_config_path is shown without ./ before it",
    layer: shown.showsRuns((runs) => ({
      ...runs,
      graph_config_path: runs.graph_config_path?.replace(/^\.\//, ""),
    })),
  },
  "derived-fields": {
    meaning: "fields of a resource_spec that follow from others are shown, as cpu_limit from cpu",
    layer: shown.showsSpecs(shown.withDerivedFields),
  },
  "empty-fields": {
    meaning: "lists and mappings of a resource_spec that are not set are shown as empty",
    layer: shown.showsSpecs(shown.withEmptyFields),
  },
  "redacted-secrets": {
    meaning: "the values of secrets are shown as stars",
    layer: shown.showsSecrets((secrets) => secrets.map(({ name }) => ({ name, value: REDACTED }))),
  },
  "secrets-without-values": {
    meaning: "the values of secrets are shown as null",
    layer: shown.showsSecrets((secrets) => secrets.map(({ name }) => ({ name, value: null }))),
  },
  "null-secrets": {
    meaning: "the secrets are shown as null",
    layer: shown.showsSecrets(() => null),
  },
  "empty-secrets": {
    meaning: "the secrets are shown as an empty list",
    layer: shown.showsSecrets(() => []),
  },
  "clamped-fields": {
    meaning: `a cpu above ${otherwise.MOST_CPU} is cut down to that`,
    layer: otherwise.clampedFields,
  },
  "other-image": {
    meaning: "another tag of an image runs, which is shown once the revision is built",
    layer: otherwise.otherImage,
  },
  "older-made-active": {
    meaning: `after ${seconds(otherwise.SERVES_MS)} somebody makes the revision before active again`,
    layer: otherwise.olderMadeActive,
  },
  "awaiting-database": {
    meaning: "deployments are AWAITING_DATABASE",
    layer: on(DEPLOYMENTS, shown.showsStatus("READY", "AWAITING_DATABASE")),
  },
  unused: {
    meaning: "deployments are UNUSED",
    layer: on(DEPLOYMENTS, shown.showsStatus("READY", "UNUSED")),
  },
  unknown: {
    meaning: "deployments are UNKNOWN",
    layer: on(DEPLOYMENTS, shown.showsStatus("READY", "UNKNOWN")),
  },
  "final-deletes": {
    meaning: "a deployment that is being deleted is AWAITING_FINAL_DELETE",
    layer: on(DEPLOYMENTS, shown.showsStatus("AWAITING_DELETE", "AWAITING_FINAL_DELETE")),
  },
  "langgraph-config-path": {
    meaning: "graph_config_path is called langgraph_config_path",
    layer: on(DEPLOYMENTS, answers.otherSpelling),
  },
  "titled-statuses": {
    meaning: "statuses of exports are Created, TimedOut, …, and IntervalScheduled of a schedule",
    layer: on(EXPORTS, shown.titledStatuses),
  },
} as const satisfies Record<string, Habit>;

export type HabitWord = keyof typeof HABITS;

export const HABIT_WORDS = wordsOf(HABITS);

/** What nearly every service has beyond the contract. */
const USUAL: Layer[] = [
  on(CHANGES, answers.acceptedSender),
  on(["export"], answers.acceptedNulls),
  on(
    [...DEPLOYMENTS, "delete", "logs", "redeploy"],
    answers.onlyWorkspaces(([own]) => (own ? [own] : [])),
  ),
  on(
    ["usage", "usage-export"],
    answers.onlyWorkspaces((all) => all),
  ),
];

/** The routes of a service that has these habits. */
export const withHabits = (
  routes: readonly AnyRoute[],
  words: readonly HabitWord[],
  store: Store,
): AnyRoute[] => {
  const chosen = HABIT_WORDS.filter(({ word }) => words.includes(word));
  return layered(routes, [...USUAL, ...chosen.map(({ word }) => HABITS[word].layer)], store);
};

/** The same, with nothing that is not in the contract. */
export const inContract = (routes: readonly AnyRoute[], store: Store): AnyRoute[] =>
  layered(
    routes.filter(({ operation }) => operation.row === undefined),
    [shown.documentedMembers],
    store,
  );
