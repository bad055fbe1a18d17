import type { Store } from "../deployments/store.ts";
import { nameOf } from "../server/operations.ts";
import type { Route } from "../server/serve.ts";
import * as fields from "./fields.ts";
import { type Layer, on } from "./layer.ts";
import * as shown from "./shown.ts";
import * as timing from "./timing.ts";

interface Habit {
  meaning: string;
  layer: Layer;
}

const seconds = (ms: number) => `${ms / 1_000} s`;
const LISTS = ["list", "deployments"] as const;
const REDACTED = "**********";

/**
 * What services of this family were seen to do where the contract says nothing. The first ones are
 * the innermost: what they answer is shown as the later ones have it.
 */
const HABITS = {
  "newer-fields": {
    meaning: "a resource_spec may have fields that the contract does not name",
    layer: on(["create", "patch"], fields.newerFields),
  },
  "dropped-fields": {
    meaning: "fields of a resource_spec that the contract does not name are dropped",
    layer: on(["create", "patch"], fields.droppedFields),
  },
  "same-change-before": {
    meaning: "someone else makes each change, too, just before ours",
    layer: on(["patch"], timing.sameChangeBefore),
  },
  "same-change-after": {
    meaning: "someone else makes each change, too, just after ours",
    layer: on(["patch"], timing.sameChangeAfter),
  },
  "stale-patch-replies": {
    meaning: "PATCH answers with the deployment as it was before",
    layer: on(["patch"], timing.staleReplies),
  },
  "stale-deployments": {
    meaning: `every other read of a deployment is ${seconds(timing.REPLICA_LAG_MS)} behind`,
    layer: on(["get"], timing.staleReads),
  },
  "stale-revisions": {
    meaning: `every other read of a revision is ${seconds(timing.REPLICA_LAG_MS)} behind`,
    layer: on(["revision"], timing.staleReads),
  },
  "stale-lists": {
    meaning: `every other list is ${seconds(timing.REPLICA_LAG_MS)} behind`,
    layer: on(LISTS, timing.staleReads),
  },
  "late-revisions": {
    meaning: `a revision is 404 for its first ${seconds(timing.LATE_MS)}`,
    layer: on(["revision"], timing.lateRevisions),
  },
  retention: {
    meaning: `only the newest ${timing.KEPT} revisions are kept, and the active one`,
    layer: on(["revision", "list"], timing.retention),
  },
  "short-lists": {
    meaning: `a page of a list has ${timing.PAGE} members, whatever is asked for`,
    layer: on(LISTS, timing.shortPages),
  },
  "unordered-lists": {
    meaning: "a page of a list is in no order",
    layer: on(LISTS, shown.unordered),
  },
  "cached-lists": {
    meaning: `a list is given again for ${seconds(timing.CACHE_MS)}`,
    layer: on(LISTS, timing.cached),
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
} as const satisfies Record<string, Habit>;

export type HabitWord = keyof typeof HABITS;

const isHabitWord = (text: string): text is HabitWord => Object.hasOwn(HABITS, text);

export const HABIT_WORDS: { word: HabitWord; meaning: string }[] = Object.keys(HABITS)
  .filter(isHabitWord)
  .map((word) => ({ word, meaning: HABITS[word].meaning }));

/** The routes of a service that has these habits. */
export function withHabits(
  routes: readonly Route[],
  words: readonly HabitWord[],
  store: Store,
): Route[] {
  const layers = HABIT_WORDS.filter(({ word }) => words.includes(word)).map(
    ({ word }): Layer => HABITS[word].layer,
  );
  return routes.map(({ operation, ...route }) => {
    const service = { operation: nameOf(operation), store };
    const answer = layers.reduce((next, layer) => layer(next, service), route.answer);
    return { operation, answer };
  });
}
