import * as z from "zod";
import { DeploymentPatch, Secret } from "../../src/service/contract/deployments.ts";
import { ResourceSpec } from "../../src/service/contract/resource-spec.ts";
import { PREDEFINED_VARIABLES } from "../../src/service/contract/secret-names.ts";
import { GRAPH_CONFIG_PATH, OTHER_GRAPH_CONFIG_PATH } from "../../src/service/contract/spelling.ts";
import { InternalSource } from "../deployments/life-cycle.ts";
import { activeRevision } from "../deployments/records.ts";
import { deploymentReply } from "../deployments/replies.ts";
import type { Store } from "../deployments/store.ts";
import type { View } from "../history.ts";
import { FOREIGN_WORKSPACE } from "../server/credentials.ts";
import { type Answer, changed, type Layer } from "../server/layers.ts";
import { bodyOf } from "../server/requests.ts";
import { invalid, refusal } from "../server/response.ts";
import type { Received } from "../server/serve.ts";
import type { Workspace } from "../traces/traces.ts";

export const REPLICA_LAG_MS = 10_000;
export const CACHE_MS = 5 * 60_000;
export const LATE_MS = 5_000;
export const PAGE = 5;
export const KEPT = 3;

/** Every other read is answered by a replica that lags behind. */
export const staleReads: Layer = (next, { store }) => {
  let reads = 0;
  return (received, view) => {
    reads += 1;
    return next(received, reads % 2 === 0 ? store.history.view({ ms: REPLICA_LAG_MS }) : view);
  };
};

/** A change is answered with what was there before it. */
export const staleReplies: Layer = (next) => (received, view) => {
  const before = view.deployments.get(received.parameters.deployment_id ?? "");
  return changed(next(received, view), (response) => {
    if (response.status !== 200 || before === undefined) return response;
    return { ...response, body: deploymentReply(before, view.now) };
  });
};

/** An answer is given again until it is too old. */
export const cached: Layer = (next) => {
  const answers = new Map<string, { response: ReturnType<Answer>; sinceMs: number }>();
  return (received, view) => {
    const key = JSON.stringify([received.parameters, received.query]);
    const kept = answers.get(key);
    if (kept !== undefined && view.now - kept.sinceMs < CACHE_MS) return kept.response;
    const response = next(received, view);
    answers.set(key, { response, sinceMs: view.now });
    return response;
  };
};

/** Pages are short, whatever is asked for. */
export const shortPages: Layer = (next) => (received, view) =>
  next({ ...received, query: { ...received.query, limit: String(PAGE) } }, view);

/** Only the newest revisions are kept, and the active one. */
export const retention: Layer = (next) => (received, view) => {
  const deployments = new Map(view.deployments);
  for (const [id, deployment] of deployments) {
    const active = activeRevision(deployment, view.now);
    const isKept = (revision: unknown, at: number) =>
      at >= deployment.revisions.length - KEPT || revision === active;
    deployments.set(id, { ...deployment, revisions: deployment.revisions.filter(isKept) });
  }
  return next(received, { ...view, deployments });
};

/** A revision cannot be read in its first seconds. */
export const lateRevisions: Layer = (next) => (received, view) => {
  const { deployment_id = "", revision_id = "" } = received.parameters;
  const { revisions = [] } = view.deployments.get(deployment_id) ?? {};
  const revision = revisions.find(({ id }) => id === revision_id);
  const isYoung = revision !== undefined && view.now - revision.createdMs < LATE_MS;
  return isYoung ? refusal(404, `Revision ${revision_id} not found`) : next(received, view);
};

function changeToo({ parameters: { deployment_id = "" }, text }: Received, store: Store): View {
  const change = DeploymentPatch.safeParse(bodyOf(text)).data;
  const { deployments } = store.history.view();
  if (change !== undefined && deployments.has(deployment_id))
    store.addRevision(deployment_id, change);
  return store.history.view();
}

/** Someone else makes each change, too, just before. */
export const sameChangeBefore: Layer =
  (next, { store }) =>
  (received) =>
    next(received, changeToo(received, store));

/** Someone else makes each change, too, just after. */
export const sameChangeAfter: Layer =
  (next, { store }) =>
  (received, view) =>
    changed(next(received, view), (response) => {
      if (response.status === 200) changeToo(received, store);
      return response;
    });

const Members = z.record(z.string(), z.unknown());
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The request with another body, if it has one that is an object. */
function withBody(
  received: Received,
  change: (members: z.infer<typeof Members>) => object,
): Received {
  const body = Members.safeParse(bodyOf(received.text)).data;
  return body === undefined ? received : { ...received, text: JSON.stringify(change(body)) };
}

const Spec = z.record(z.string(), z.json());
const WithSpec = z.looseObject({ source_config: z.looseObject({ resource_spec: Spec }) });
const WithId = z.object({ id: z.string() });
const isKnown = ([name]: [string, unknown]) => Object.hasOwn(ResourceSpec.shape, name);

/** The fields of the spec in a request. */
const specOf = ({ text }: Received): [string, z.core.util.JSONType][] =>
  Object.entries(WithSpec.safeParse(bodyOf(text)).data?.source_config.resource_spec ?? {});

/** The request without the fields of its spec that the contract does not name. */
const withKnownFields = (received: Received): Received =>
  withBody(received, (body) => {
    const { source_config } = WithSpec.safeParse(body).data ?? {};
    if (source_config === undefined) return body;
    const resource_spec = Object.fromEntries(specOf(received).filter(isKnown));
    return { ...body, source_config: { ...source_config, resource_spec } };
  });

/** Fields of a spec that the contract does not name are dropped without a word. */
export const droppedFields: Layer = (next) => (received, view) =>
  next(withKnownFields(received), view);

/** Fields of a spec that the contract does not name are kept like the others. */
export const newerFields: Layer =
  (next, { store: { history } }) =>
  (received, view) => {
    const newer = Object.fromEntries(specOf(received).filter((field) => !isKnown(field)));
    return changed(next(withKnownFields(received), view), (response) => {
      const after = history.view();
      const stored = after.deployments.get(WithId.safeParse(response.body).data?.id ?? "");
      if (stored === undefined || Object.keys(newer).length === 0) return response;
      const resource_spec = { ...stored.source_config.resource_spec, ...newer };
      const source_config = { ...stored.source_config, resource_spec };
      history.commit("deployments", { ...stored, source_config }, after.now);
      return response;
    });
  };

const WithSecrets = z.object({ secrets: z.array(Secret) });

/** A secret may not have the name of a variable that the container has already. */
export const reservedNames: Layer = (next) => (received, view) => {
  const { secrets = [] } = WithSecrets.safeParse(bodyOf(received.text)).data ?? {};
  const reserved = secrets.find(({ name }) => PREDEFINED_VARIABLES.includes(name));
  if (reserved !== undefined) return refusal(400, `secret name ${reserved.name} is reserved`);
  return next(received, view);
};

const WithName = z.object({ name: z.string() });

/** The name of a deployment becomes a part of an address. */
export const plainNames: Layer = (next) => (received, view) => {
  const { name = "" } = WithName.safeParse(bodyOf(received.text)).data ?? {};
  const msg = "String should match pattern '^[a-z0-9-]*$'";
  const type = "string_pattern_mismatch";
  return /^[a-z0-9-]*$/.test(name)
    ? next(received, view)
    : invalid({ loc: ["body", "name"], msg, type, input: name });
};

/** The other name of a member in a whole text of JSON, also in the paths of a 422. */
const renamed = (text: string, name: string, other: string) =>
  text.replaceAll(JSON.stringify(name), JSON.stringify(other));

/** A member has another name than the contract's, in requests and in answers. */
export const otherSpelling: Layer = (next) => (received, view) => {
  const [name, other] = [GRAPH_CONFIG_PATH, OTHER_GRAPH_CONFIG_PATH];
  if (received.text.includes(JSON.stringify(name))) {
    const at = (member: string) => ["body", "source_revision_config", member];
    return invalid(
      { loc: at(other), msg: "Field required", type: "missing" },
      { loc: at(name), msg: "Extra inputs are not permitted", type: "extra_forbidden" },
    );
  }
  const request = { ...received, text: renamed(received.text, other, name) };
  return changed(next(request, view), (response) => ({
    ...response,
    body: JSON.parse(renamed(JSON.stringify(response.body ?? null), name, other)),
  }));
};

/**
 * A member of requests that says who sends them, and counts for what the command line uploads.
 * Beyond the contract: client-marks, uploading-clients.
 */
const SENDER = "revision_source";
const isIgnored = ([name, value]: [string, unknown]) =>
  name === SENDER && !InternalSource.safeParse(value).success;
const withoutSender = (value: unknown): object =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter((one) => !isIgnored(one))) : {};

export const acceptedSender: Layer = (next) => (received, view) => {
  if (!received.text.includes(JSON.stringify(SENDER))) return next(received, view);
  const change = ({ source_revision_config: runs, ...body }: z.infer<typeof Members>) => ({
    ...withoutSender(body),
    ...(isObject(runs) ? { source_revision_config: withoutSender(runs) } : {}),
  });
  return next(withBody(received, change), view);
};

/** Members of a request that are null count as omitted. */
export const acceptedNulls: Layer = (next) => (received, view) => {
  const isSet = ([, value]: [string, unknown]) => value !== null;
  const change = (body: object) => Object.fromEntries(Object.entries(body).filter(isSet));
  return next(withBody(received, change), view);
};

/** Whoever names a workspace has to name one of these. Beyond the contract: workspaces. */
export const onlyWorkspaces =
  (permitted: (all: readonly Workspace[]) => readonly Workspace[]): Layer =>
  (next, { store: { traces } }) =>
  (received, view) => {
    const { tenant_id } = received;
    const isPermitted = ({ id }: Workspace) => id === tenant_id;
    return tenant_id === undefined || permitted(traces.workspaces).some(isPermitted)
      ? next(received, view)
      : FOREIGN_WORKSPACE;
  };
