import { createHash } from "node:crypto";
import * as z from "zod";
import { ExportStatus } from "../../src/service/contract/bulk-exports.ts";
import { PREDEFINED_VARIABLES } from "../../src/service/contract/secret-names.ts";
import { Secret } from "../../src/service/contract/settings.ts";
import { GRAPH_CONFIG_PATH, OTHER_GRAPH_CONFIG_PATH } from "../../src/service/contract/spelling.ts";
import { activeRevision, takeOverMs } from "../deployments/records.ts";
import { deploymentReply } from "../deployments/replies.ts";
import type { Store } from "../deployments/store.ts";
import type { View } from "../history.ts";
import {
  type Answer,
  type Asked,
  answers,
  asks,
  type Layer,
  layered,
  on,
  refuses,
} from "../server/layers.ts";
import type { OperationName } from "../server/operations.ts";
import { invalid, refusal, type ServiceResponse } from "../server/response.ts";
import type { AnyRoute, Received } from "../server/serve.ts";
import { wordsOf } from "../words.ts";
import { documentedMembers } from "./in-contract.ts";
import * as requests from "./requests.ts";
import { type Shown, showing, withDerivedFields, withEmptyFields } from "./shown.ts";

const LISTS = ["list", "deployments"] as const;
const CHANGES = ["create", "patch"] as const;
const DEPLOYMENTS = [...CHANGES, ...LISTS, "get", "revision"] as const;
const EXPORTS = ["export", "get-export", "exports", "runs", "cancel-export"] as const;

const REPLICA_LAG_MS = 10_000;
const CACHE_MS = 5 * 60_000;
const LATE_MS = 5_000;
const SERVES_MS = 30_000;
const PAGE = 5;
const KEPT = 3;
const MAX_CPU = 2;

const seconds = (ms: number) => `${ms / 1_000} s`;

const staleReads: Layer = (next, { store }) => {
  let reads = 0;
  return (received, view) => {
    reads += 1;
    return next(received, reads % 2 === 0 ? store.history.view({ ms: REPLICA_LAG_MS }) : view);
  };
};

const cached: Layer = (next) => {
  const kept = new Map<string, { response: ReturnType<Answer>; sinceMs: number }>();
  return (received, view) => {
    const key = JSON.stringify([received.parameters, received.query]);
    const last = kept.get(key);
    if (last !== undefined && view.now - last.sinceMs < CACHE_MS) return last.response;
    const response = next(received, view);
    kept.set(key, { response, sinceMs: view.now });
    return response;
  };
};

const retention: Layer = (next) => (received, view) => {
  const deployments = new Map(view.deployments);
  for (const [id, deployment] of deployments) {
    const active = activeRevision(deployment, view.now);
    const isKept = (revision: unknown, at: number) =>
      at >= deployment.revisions.length - KEPT || revision === active;
    deployments.set(id, { ...deployment, revisions: deployment.revisions.filter(isKept) });
  }
  return next(received, { ...view, deployments });
};

const WithId = z.looseObject({ id: z.string() });
const WithName = z.object({ name: z.string() });
const WithSecrets = z.object({ secrets: z.array(Secret) });
const Change = z.looseObject({
  source_config: z.looseObject({ resource_spec: z.unknown().optional() }).optional(),
  secrets: z.array(Secret).optional(),
});

function withNewerFields(response: ServiceResponse, { received, store: { history } }: Asked) {
  const newer = requests.newerFieldsOf(received);
  const after = history.view();
  const stored = after.deployments.get(WithId.safeParse(response.body).data?.id ?? "");
  if (stored === undefined || Object.keys(newer).length === 0) return response;
  const resource_spec = { ...stored.source_config.resource_spec, ...newer };
  const source_config = { ...stored.source_config, resource_spec };
  history.commit("deployments", { ...stored, source_config }, after.now);
  return response;
}

/** Renames a member in JSON text, including in the paths of a 422. */
const renamed = (text: string, name: string, other: string) =>
  text.replaceAll(JSON.stringify(name), JSON.stringify(other));

const UUID = /(?<=")[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=")/g;
const [NAME, OTHER] = [GRAPH_CONFIG_PATH, OTHER_GRAPH_CONFIG_PATH];
const atMember = (member: string) => ["body", "source_revision_config", member];
const OTHER_SPELLING = invalid(
  { loc: atMember(OTHER), msg: "Field required", type: "missing" },
  { loc: atMember(NAME), msg: "Extra inputs are not permitted", type: "extra_forbidden" },
);

function withoutIgnored(received: Received, { deployments }: View): Received {
  const change = requests.bodyAs(Change, received);
  const before = deployments.get(received.parameters.deployment_id ?? "");
  if (change === undefined || before === undefined) return received;
  const { source_config, secrets, ...others } = change;
  const { resource_spec } = source_config ?? {};
  const isKnown = ({ name }: Secret) => before.secrets.some((one) => one.name === name);
  const taken = {
    ...others,
    ...(resource_spec === undefined ? {} : { source_config: { resource_spec } }),
    ...(secrets === undefined ? {} : { secrets: secrets.filter(isKnown) }),
  };
  return { ...received, text: JSON.stringify(taken) };
}

function olderMadeActive<One extends { id: string }>(resource: One, view: View) {
  const deployment = view.deployments.get(resource.id);
  const served = deployment?.revisions.filter(
    (one) => (takeOverMs(deployment, one) ?? Number.POSITIVE_INFINITY) <= view.now,
  );
  const [before, active] = served?.slice(-2) ?? [];
  if (deployment === undefined || before === undefined || active === undefined) return resource;
  const isRolledBack = view.now - (takeOverMs(deployment, active) ?? view.now) >= SERVES_MS;
  return isRolledBack ? { ...resource, active_revision_id: before.id } : resource;
}

function fullName(image: string): string {
  const [host = "", ...rest] = image.split("/");
  if (rest.length === 0) return `docker.io/library/${image}`;
  return /[.:]|^localhost$/.test(host) ? image : `docker.io/${image}`;
}

const withDigest = (image: string) =>
  image.includes("@")
    ? image
    : `${image}@sha256:${createHash("sha256").update(image).digest("hex")}`;

const TITLES: Record<ExportStatus, string> = {
  CREATED: "Created",
  RUNNING: "Running",
  COMPLETED: "Completed",
  FAILED: "Failed",
  CANCELLED: "Cancelled",
  TIMEDOUT: "TimedOut",
};
const Export = z.looseObject({ status: ExportStatus, interval_hours: z.number().nullish() });
const Exports = z.union([z.array(Export), Export.transform((one) => [one])]);

function withTitleCaseStatuses(response: ServiceResponse): ServiceResponse {
  const exports = Exports.safeParse(response.body).data?.map((one) => {
    const isScheduled = one.interval_hours && one.status === "CREATED";
    return { ...one, status: isScheduled ? "IntervalScheduled" : TITLES[one.status] };
  });
  if (exports === undefined) return response;
  return { ...response, body: Array.isArray(response.body) ? exports : exports[0] };
}

interface Habit extends Shown {
  meaning: string;
  /** The affected operations; all if absent. */
  on?: readonly OperationName[];
  asks?: Parameters<typeof asks>[0];
  answers?: Parameters<typeof answers>[0];
  refuses?: Parameters<typeof refuses>[0];
  /** Wraps the others. */
  layer?: Layer;
}

/**
 * Observed behaviour of services where the contract says nothing. The first ones are innermost:
 * later ones change their responses.
 */
const HABITS = {
  "reserved-secrets": {
    meaning: "a secret cannot have the name of a variable that is there already, such as PORT",
    on: CHANGES,
    refuses(received) {
      const { secrets = [] } = requests.bodyAs(WithSecrets, received) ?? {};
      const reserved = secrets.find(({ name }) => PREDEFINED_VARIABLES.includes(name));
      return reserved && refusal(400, `secret name ${reserved.name} is reserved`);
    },
  },
  "plain-names": {
    meaning: "the name of a deployment has only a-z, 0-9 and -",
    on: ["create"],
    refuses(received) {
      const { name = "" } = requests.bodyAs(WithName, received) ?? {};
      const msg = "String should match pattern '^[a-z0-9-]*$'";
      const problem = { loc: ["body", "name"], msg, type: "string_pattern_mismatch" };
      return !/^[a-z0-9-]*$/.test(name) && invalid({ ...problem, input: name });
    },
  },
  "newer-fields": {
    meaning: "a resource_spec may have fields that the contract does not name",
    on: CHANGES,
    asks: requests.withoutNewerFields,
    answers: withNewerFields,
  },
  "dropped-fields": {
    meaning: "fields of a resource_spec that the contract does not name are dropped",
    on: CHANGES,
    asks: requests.withoutNewerFields,
  },
  "ignored-members": {
    meaning: "settings but for the resources, and secrets with new names, are left as they were",
    on: ["patch"],
    asks: withoutIgnored,
  },
  "merged-secrets": {
    meaning: "secrets that are not sent are kept",
    on: ["patch"],
    layer: requests.withKeptSecrets,
  },
  "half-new-answer": {
    meaning: "someone else deploys just after each change, whose answer names that revision",
    on: ["patch"],
    answers(response, { store }) {
      const ours = WithId.safeParse(response.body).data;
      if (response.status !== 200 || ours === undefined) return response;
      const theirs = { source_revision_config: { image_uri: "agent:theirs" } };
      const { id } = store.addRevision(ours.id, theirs);
      return { ...response, body: { ...ours, latest_revision_id: id } };
    },
  },
  "same-change-before": {
    meaning: "someone else makes each change, too, just before ours",
    on: ["patch"],
    layer:
      (next, { store }) =>
      (received) =>
        next(received, requests.applyConcurrently(received, store)),
  },
  "same-change-after": {
    meaning: "someone else makes each change, too, just after ours",
    on: ["patch"],
    answers(response, { received, store }) {
      if (response.status === 200) requests.applyConcurrently(received, store);
      return response;
    },
  },
  "stale-patch-replies": {
    meaning: "PATCH answers with the deployment as it was before",
    on: ["patch"],
    answers(response, { received, view }) {
      const before = view.deployments.get(received.parameters.deployment_id ?? "");
      if (response.status !== 200 || before === undefined) return response;
      return { ...response, body: deploymentReply(before, view.now) };
    },
  },
  "stale-deployments": {
    meaning: `every other read of a deployment is ${seconds(REPLICA_LAG_MS)} behind`,
    on: ["get"],
    layer: staleReads,
  },
  "stale-revisions": {
    meaning: `every other read of a revision is ${seconds(REPLICA_LAG_MS)} behind`,
    on: ["revision"],
    layer: staleReads,
  },
  "stale-lists": {
    meaning: `every other list is ${seconds(REPLICA_LAG_MS)} behind`,
    on: LISTS,
    layer: staleReads,
  },
  "late-revisions": {
    meaning: `a revision is 404 for its first ${seconds(LATE_MS)}`,
    on: ["revision"],
    refuses({ parameters: { deployment_id = "", revision_id = "" } }, { deployments, now }) {
      const { revisions = [] } = deployments.get(deployment_id) ?? {};
      const { createdMs = 0 } = revisions.find(({ id }) => id === revision_id) ?? {};
      return now - createdMs < LATE_MS && refusal(404, `Revision ${revision_id} not found`);
    },
  },
  retention: {
    meaning: `only the newest ${KEPT} revisions are kept, and the active one`,
    on: ["revision", "list"],
    layer: retention,
  },
  "short-lists": {
    meaning: `a page of a list has ${PAGE} members, whatever is asked for`,
    on: LISTS,
    asks: (received) => ({ ...received, query: { ...received.query, limit: String(PAGE) } }),
  },
  "unordered-lists": {
    meaning: "a page of a list is in no order",
    on: LISTS,
    // Ids are random.
    lists: (all) => all.toSorted((one, other) => one.id.localeCompare(other.id)),
  },
  "cached-lists": {
    meaning: `a list is given again for ${seconds(CACHE_MS)}`,
    on: LISTS,
    layer: cached,
  },
  "moving-times": {
    meaning: "updated_at of a revision is the time of the read",
    on: ["revision", "list"],
    shows: (resource, { now }) => ({ ...resource, updated_at: new Date(now).toISOString() }),
  },
  commits: {
    meaning: "repo_ref is shown as its commit",
    runs: (runs) => ({ ...runs, repo_ref: runs.repo_commit_sha ?? runs.repo_ref }),
  },
  "commits-once-built": {
    meaning: "repo_ref is shown as its commit once the revision is built",
    runs: (runs, isBuilt) => ({
      ...runs,
      repo_ref: (isBuilt && runs.repo_commit_sha) || runs.repo_ref,
    }),
  },
  "built-images": {
    meaning: "the image that was built of a repo_ref is shown",
    runs(runs, isBuilt) {
      const { repo_commit_sha: sha } = runs;
      return isBuilt && sha ? { ...runs, image_uri: `built.example/agent:${sha}` } : runs;
    },
  },
  "full-image-names": {
    meaning: "agent:1 is shown as docker.io/library/agent:1",
    image: fullName,
  },
  "image-digests": {
    meaning: "an image is shown with its digest after its tag",
    image: withDigest,
  },
  "digests-for-tags": {
    meaning: "an image is shown with its digest in the place of its tag",
    image: (image) => withDigest(image).replace(/:[^/:@]+@/, "@"),
  },
  "plain-paths": {
    meaning: "graph_config_path is shown without ./ before it",
    runs: (runs) => ({ ...runs, graph_config_path: runs.graph_config_path?.replace(/^\.\//, "") }),
  },
  "derived-fields": {
    meaning: "fields of a resource_spec that follow from others are shown, as cpu_limit from cpu",
    spec: withDerivedFields,
  },
  "empty-fields": {
    meaning: "lists and mappings of a resource_spec that are not set are shown as empty",
    spec: withEmptyFields,
  },
  "redacted-secrets": {
    meaning: "the values of secrets are shown as stars",
    secrets: (secrets) => secrets.map(({ name }) => ({ name, value: "**********" })),
  },
  "secrets-without-values": {
    meaning: "the values of secrets are shown as null",
    secrets: (secrets) => secrets.map(({ name }) => ({ name, value: null })),
  },
  "null-secrets": { meaning: "the secrets are shown as null", secrets: () => null },
  "empty-secrets": { meaning: "the secrets are shown as an empty list", secrets: () => [] },
  "clamped-fields": {
    meaning: `a cpu above ${MAX_CPU} is cut down to that`,
    spec: (spec) => ({ ...spec, ...(Number(spec.cpu) > MAX_CPU ? { cpu: MAX_CPU } : {}) }),
  },
  "other-image": {
    meaning: "another tag of an image runs, which is shown once the revision is built",
    runs: (runs, isBuilt) =>
      isBuilt ? { ...runs, image_uri: runs.image_uri?.replace(/:[^/:@]+$/, ":other") } : runs,
  },
  "older-made-active": {
    meaning: `after ${seconds(SERVES_MS)} somebody makes the revision before active again`,
    shows: olderMadeActive,
  },
  "awaiting-database": {
    meaning: "deployments are AWAITING_DATABASE",
    status: ["READY", "AWAITING_DATABASE"],
  },
  unused: { meaning: "deployments are UNUSED", status: ["READY", "UNUSED"] },
  unknown: { meaning: "deployments are UNKNOWN", status: ["READY", "UNKNOWN"] },
  "final-deletes": {
    meaning: "a deployment that is being deleted is AWAITING_FINAL_DELETE",
    status: ["AWAITING_DELETE", "AWAITING_FINAL_DELETE"],
  },
  "capital-ids": {
    meaning: "a deployment shows ids in capitals, and a revision shows them in small letters",
    on: [...CHANGES, "get", "deployments"],
    answers: (response) => ({
      ...response,
      body: JSON.parse(
        JSON.stringify(response.body ?? null).replace(UUID, (id) => id.toUpperCase()),
      ),
    }),
  },
  // Inside the others, which read both names.
  "langgraph-config-path": {
    meaning: "graph_config_path is called langgraph_config_path",
    on: DEPLOYMENTS,
    asks: (received) => ({ ...received, text: renamed(received.text, OTHER, NAME) }),
    answers: (response) => ({
      ...response,
      body: JSON.parse(renamed(JSON.stringify(response.body ?? null), NAME, OTHER)),
    }),
    refuses: ({ text }) => text.includes(JSON.stringify(NAME)) && OTHER_SPELLING,
  },
  "text-ids": {
    meaning: "ids of exports and destinations are not UUIDs",
    on: [...EXPORTS, "destination"],
    asks: requests.withUuids,
    answers: requests.withTextIds,
  },
  "titled-statuses": {
    meaning: "statuses of exports are Created, TimedOut, …, and IntervalScheduled of a schedule",
    on: EXPORTS,
    answers: withTitleCaseStatuses,
  },
} as const satisfies Record<string, Habit>;

function layersOf({ on: operations, ...habit }: Habit): Layer[] {
  const layers = [
    showing(habit),
    habit.asks && asks(habit.asks),
    habit.answers && answers(habit.answers),
    habit.refuses && refuses(habit.refuses),
    habit.layer,
  ].filter((layer) => layer !== undefined);
  return operations === undefined ? layers : layers.map((layer) => on(operations, layer));
}

export type HabitWord = keyof typeof HABITS;

export const HABIT_WORDS = wordsOf(HABITS);

/** Habits that nearly every service has. */
const USUAL: Layer[] = [
  on(CHANGES, requests.acceptedSender),
  on(["export"], requests.acceptedNulls),
  on(
    [...DEPLOYMENTS, "delete", "logs"],
    requests.onlyWorkspaces((all) => all.slice(0, 1)),
  ),
  on(
    ["usage", "usage-export"],
    requests.onlyWorkspaces((all) => all),
  ),
];

/** The routes of a service with these habits. */
export const withHabits = (
  routes: readonly AnyRoute[],
  words: readonly HabitWord[],
  store: Store,
): AnyRoute[] => {
  const chosen = HABIT_WORDS.filter(({ word }) => words.includes(word));
  const layers = chosen.flatMap(({ word }) => layersOf(HABITS[word]));
  return layered(routes, [...USUAL, ...layers], store);
};

/** The routes of a service without anything beyond the contract. */
export const inContract = (routes: readonly AnyRoute[], store: Store): AnyRoute[] =>
  layered(
    routes.filter(({ operation }) => operation.row === undefined),
    [documentedMembers],
    store,
  );
