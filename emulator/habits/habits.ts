import { createHash } from "node:crypto";
import * as z from "zod";
import { ExportStatus } from "../../src/service/contract/bulk-exports.ts";
import { PREDEFINED_VARIABLES } from "../../src/service/contract/secret-names.ts";
import { Secret } from "../../src/service/contract/settings.ts";
import { GRAPH_CONFIG_PATH, OTHER_GRAPH_CONFIG_PATH } from "../../src/service/contract/spelling.ts";
import { activatedMs, activeRevision } from "../deployments/records.ts";
import { renderDeployment } from "../deployments/render.ts";
import type { Store } from "../deployments/store.ts";
import type { View } from "../history.ts";
import { toOptions } from "../options.ts";
import {
  applyLayers,
  changeRequest,
  changeResponse,
  type Exchange,
  forOperations,
  type Layer,
  type Responder,
  refuseIf,
} from "../server/layers.ts";
import type { OperationName } from "../server/operations.ts";
import { refusal, type ServiceResponse, validationFailure } from "../server/response.ts";
import type { AnyRoute, ReceivedRequest } from "../server/serve.ts";
import { onlyContractMembers } from "./in-contract.ts";
import {
  changeRepresentation,
  type Representation,
  withDerivedFields,
  withEmptyFields,
} from "./representation.ts";
import * as requests from "./requests.ts";

const LISTS = ["revisions", "deployments"] as const;
const CHANGES = ["create", "patch"] as const;
const DEPLOYMENTS = [...CHANGES, ...LISTS, "get", "revision"] as const;
const EXPORTS = ["export", "get-export", "exports", "runs", "cancel-export"] as const;

const REPLICA_LAG_MS = 10_000;
const CACHE_MS = 5 * 60_000;
const NOT_FOUND_MS = 5_000;
const ACTIVE_MS = 30_000;
const PAGE_SIZE = 5;
const KEPT_REVISIONS = 3;
const MAX_CPU = 2;

const seconds = (ms: number) => `${ms / 1_000} s`;

const staleReads: Layer = (next, { store }) => {
  let reads = 0;
  return (received, view) => {
    reads += 1;
    return next(received, reads % 2 === 0 ? store.history.view({ ms: REPLICA_LAG_MS }) : view);
  };
};

const cachedReplies: Layer = (next) => {
  const kept = new Map<string, { response: ReturnType<Responder>; sinceMs: number }>();
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
      at >= deployment.revisions.length - KEPT_REVISIONS || revision === active;
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

function withNewerFields(response: ServiceResponse, { received, store: { history } }: Exchange) {
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
const renameMember = (text: string, name: string, other: string) =>
  text.replaceAll(JSON.stringify(name), JSON.stringify(other));

const UUID = /(?<=")[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=")/g;
const [NAME, OTHER] = [GRAPH_CONFIG_PATH, OTHER_GRAPH_CONFIG_PATH];
const atMember = (member: string) => ["body", "source_revision_config", member];
const OTHER_SPELLING = validationFailure(
  { loc: atMember(OTHER), msg: "Field required", type: "missing" },
  { loc: atMember(NAME), msg: "Extra inputs are not permitted", type: "extra_forbidden" },
);

function withoutIgnoredMembers(received: ReceivedRequest, { deployments }: View): ReceivedRequest {
  const change = requests.parseBody(Change, received);
  const before = deployments.get(received.parameters.deployment_id ?? "");
  if (change === undefined || before === undefined) return received;
  const { source_config, secrets, ...others } = change;
  const { resource_spec } = source_config ?? {};
  const isKnown = ({ name }: Secret) => before.secrets.some((one) => one.name === name);
  const accepted = {
    ...others,
    ...(resource_spec === undefined ? {} : { source_config: { resource_spec } }),
    ...(secrets === undefined ? {} : { secrets: secrets.filter(isKnown) }),
  };
  return { ...received, text: JSON.stringify(accepted) };
}

function withOlderRevisionActive<One extends { id: string }>(resource: One, view: View) {
  const deployment = view.deployments.get(resource.id);
  const deployed = deployment?.revisions.filter(
    (one) => (activatedMs(deployment, one) ?? Number.POSITIVE_INFINITY) <= view.now,
  );
  const [before, active] = deployed?.slice(-2) ?? [];
  if (deployment === undefined || before === undefined || active === undefined) return resource;
  const isRolledBack = view.now - (activatedMs(deployment, active) ?? view.now) >= ACTIVE_MS;
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

interface Habit extends Representation {
  meaning: string;
  /** The affected operations; all if absent. */
  operations?: readonly OperationName[];
  changeRequest?: Parameters<typeof changeRequest>[0];
  changeResponse?: Parameters<typeof changeResponse>[0];
  refuses?: Parameters<typeof refuseIf>[0];
  /** Wraps the other layers of the habit. */
  layer?: Layer;
}

/**
 * Observed behaviour of services where the contract says nothing. The first ones are innermost:
 * later ones change their responses.
 */
const HABITS = {
  "reserved-secrets": {
    meaning: "a secret cannot have the name of a predefined variable, such as PORT",
    operations: CHANGES,
    refuses(received) {
      const { secrets = [] } = requests.parseBody(WithSecrets, received) ?? {};
      const reserved = secrets.find(({ name }) => PREDEFINED_VARIABLES.includes(name));
      return reserved && refusal(400, `secret name ${reserved.name} is reserved`);
    },
  },
  "plain-names": {
    meaning: "the name of a deployment has only a-z, 0-9 and -",
    operations: ["create"],
    refuses(received) {
      const { name = "" } = requests.parseBody(WithName, received) ?? {};
      const msg = "String should match pattern '^[a-z0-9-]*$'";
      const problem = { loc: ["body", "name"], msg, type: "string_pattern_mismatch" };
      return !/^[a-z0-9-]*$/.test(name) && validationFailure({ ...problem, input: name });
    },
  },
  "newer-fields": {
    meaning: "a resource_spec may have fields that the contract does not name",
    operations: CHANGES,
    changeRequest: requests.withoutNewerFields,
    changeResponse: withNewerFields,
  },
  "dropped-fields": {
    meaning: "fields of a resource_spec that the contract does not name are dropped",
    operations: CHANGES,
    changeRequest: requests.withoutNewerFields,
  },
  "ignored-members": {
    meaning: "changes are ignored, except of resources and of values of existing secrets",
    operations: ["patch"],
    changeRequest: withoutIgnoredMembers,
  },
  "merged-secrets": {
    meaning: "secrets that are not sent are kept",
    operations: ["patch"],
    layer: requests.withKeptSecrets,
  },
  "half-new-answer": {
    meaning: "another client deploys just after each change, whose response names that revision",
    operations: ["patch"],
    changeResponse(response, { store }) {
      const ours = WithId.safeParse(response.body).data;
      if (response.status !== 200 || ours === undefined) return response;
      const theirs = { source_revision_config: { image_uri: "agent:theirs" } };
      const { id } = store.addRevision(ours.id, theirs);
      return { ...response, body: { ...ours, latest_revision_id: id } };
    },
  },
  "same-change-before": {
    meaning: "another client makes the same change just before ours",
    operations: ["patch"],
    layer:
      (next, { store }) =>
      (received) =>
        next(received, requests.applyConcurrently(received, store)),
  },
  "same-change-after": {
    meaning: "another client makes the same change just after ours",
    operations: ["patch"],
    changeResponse(response, { received, store }) {
      if (response.status === 200) requests.applyConcurrently(received, store);
      return response;
    },
  },
  "stale-patch-replies": {
    meaning: "PATCH answers with the deployment as it was before",
    operations: ["patch"],
    changeResponse(response, { received, view }) {
      const before = view.deployments.get(received.parameters.deployment_id ?? "");
      if (response.status !== 200 || before === undefined) return response;
      return { ...response, body: renderDeployment(before, view.now) };
    },
  },
  "stale-deployments": {
    meaning: `every other read of a deployment is ${seconds(REPLICA_LAG_MS)} behind`,
    operations: ["get"],
    layer: staleReads,
  },
  "stale-revisions": {
    meaning: `every other read of a revision is ${seconds(REPLICA_LAG_MS)} behind`,
    operations: ["revision"],
    layer: staleReads,
  },
  "stale-lists": {
    meaning: `every other list is ${seconds(REPLICA_LAG_MS)} behind`,
    operations: LISTS,
    layer: staleReads,
  },
  "late-revisions": {
    meaning: `a revision is 404 for its first ${seconds(NOT_FOUND_MS)}`,
    operations: ["revision"],
    refuses({ parameters: { deployment_id = "", revision_id = "" } }, { deployments, now }) {
      const { revisions = [] } = deployments.get(deployment_id) ?? {};
      const { createdMs = 0 } = revisions.find(({ id }) => id === revision_id) ?? {};
      return now - createdMs < NOT_FOUND_MS && refusal(404, `Revision ${revision_id} not found`);
    },
  },
  retention: {
    meaning: `only the newest ${KEPT_REVISIONS} revisions are kept, and the active one`,
    operations: ["revision", "revisions"],
    layer: retention,
  },
  "short-lists": {
    meaning: `a page of a list has at most ${PAGE_SIZE} members, whatever its limit is`,
    operations: LISTS,
    changeRequest: (received) => ({
      ...received,
      query: { ...received.query, limit: String(PAGE_SIZE) },
    }),
  },
  "unordered-lists": {
    meaning: "a page of a list is in no order",
    operations: LISTS,
    // Ids are random.
    changeList: (all) => all.toSorted((one, other) => one.id.localeCompare(other.id)),
  },
  "cached-lists": {
    meaning: `a list is cached for ${seconds(CACHE_MS)}`,
    operations: LISTS,
    layer: cachedReplies,
  },
  "moving-times": {
    meaning: "updated_at of a revision is the time of the read",
    operations: ["revision", "revisions"],
    changeResource: (resource, { now }) => ({
      ...resource,
      updated_at: new Date(now).toISOString(),
    }),
  },
  commits: {
    meaning: "repo_ref is shown as its commit",
    content: (content) => ({ ...content, repo_ref: content.repo_commit_sha ?? content.repo_ref }),
  },
  "commits-once-built": {
    meaning: "repo_ref is shown as its commit once the revision is built",
    content: (content, isBuilt) => ({
      ...content,
      repo_ref: (isBuilt && content.repo_commit_sha) || content.repo_ref,
    }),
  },
  "built-images": {
    meaning: "the image that was built from a repo_ref is shown",
    content(content, isBuilt) {
      const { repo_commit_sha: sha } = content;
      return isBuilt && sha ? { ...content, image_uri: `built.example/agent:${sha}` } : content;
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
    content: (content) => ({
      ...content,
      graph_config_path: content.graph_config_path?.replace(/^\.\//, ""),
    }),
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
    content: (content, isBuilt) =>
      isBuilt
        ? { ...content, image_uri: content.image_uri?.replace(/:[^/:@]+$/, ":other") }
        : content,
  },
  "older-made-active": {
    meaning: `after ${seconds(ACTIVE_MS)} somebody makes the revision before active again`,
    changeResource: withOlderRevisionActive,
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
    operations: [...CHANGES, "get", "deployments"],
    changeResponse: (response) => ({
      ...response,
      body: JSON.parse(
        JSON.stringify(response.body ?? null).replace(UUID, (id) => id.toUpperCase()),
      ),
    }),
  },
  // Wraps the other habits of deployments, so that they see one name only.
  "langgraph-config-path": {
    meaning: "graph_config_path is called langgraph_config_path",
    operations: DEPLOYMENTS,
    changeRequest: (received) => ({ ...received, text: renameMember(received.text, OTHER, NAME) }),
    changeResponse: (response) => ({
      ...response,
      body: JSON.parse(renameMember(JSON.stringify(response.body ?? null), NAME, OTHER)),
    }),
    refuses: ({ text }) => text.includes(JSON.stringify(NAME)) && OTHER_SPELLING,
  },
  "text-ids": {
    meaning: "ids of exports and destinations are not UUIDs",
    operations: [...EXPORTS, "destination"],
    changeRequest: requests.withUuids,
    changeResponse: requests.withTextIds,
  },
  "titled-statuses": {
    meaning: "statuses of exports are Created, TimedOut, …, and IntervalScheduled of a schedule",
    operations: EXPORTS,
    changeResponse: withTitleCaseStatuses,
  },
} as const satisfies Record<string, Habit>;

function layersOf({ operations, ...habit }: Habit): Layer[] {
  const layers = [
    changeRepresentation(habit),
    habit.changeRequest && changeRequest(habit.changeRequest),
    habit.changeResponse && changeResponse(habit.changeResponse),
    habit.refuses && refuseIf(habit.refuses),
    habit.layer,
  ].filter((layer) => layer !== undefined);
  return operations === undefined
    ? layers
    : layers.map((layer) => forOperations(operations, layer));
}

export type HabitName = keyof typeof HABITS;

export const HABIT_OPTIONS = toOptions(HABITS);

/** Habits that nearly every service has. */
const COMMON_LAYERS: Layer[] = [
  forOperations(CHANGES, requests.acceptClientMember),
  forOperations(["export"], requests.acceptNulls),
  forOperations(
    [...DEPLOYMENTS, "delete", "logs"],
    requests.requireWorkspace((all) => all.slice(0, 1)),
  ),
  forOperations(
    ["usage", "usage-export"],
    requests.requireWorkspace((all) => all),
  ),
];

/** The routes of a service with these habits. */
export const withHabits = (
  routes: readonly AnyRoute[],
  names: readonly HabitName[],
  store: Store,
): AnyRoute[] => {
  const chosen = HABIT_OPTIONS.filter(({ name }) => names.includes(name));
  const layers = chosen.flatMap(({ name }) => layersOf(HABITS[name]));
  return applyLayers(routes, [...COMMON_LAYERS, ...layers], store);
};

/** The routes of a service without anything beyond the contract. */
export const inContract = (routes: readonly AnyRoute[], store: Store): AnyRoute[] =>
  applyLayers(
    routes.filter(({ operation }) => operation.row === undefined),
    [onlyContractMembers],
    store,
  );
