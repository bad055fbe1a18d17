import { createHash } from "node:crypto";
import * as z from "zod";
import { ExportStatus } from "../../src/service/contract/bulk-exports.ts";
import { SourceRevisionConfig } from "../../src/service/contract/deployments.ts";
import { HTTPValidationError } from "../../src/service/contract/errors.ts";
import { isInContract } from "../../src/service/contract/operation.ts";
import { RESOURCE_DEFAULTS, ResourceSpecReply } from "../../src/service/contract/resource-spec.ts";
import { isBuilt } from "../deployments/life-cycle.ts";
import { progressOf } from "../deployments/records.ts";
import type { View } from "../history.ts";
import { changed, type Layer } from "../server/layers.ts";

/** A deployment, or a revision. */
const Resource = z.looseObject({
  id: z.string(),
  latest_revision_id: z.string().nullish(),
  status: z.string(),
  source_revision_config: SourceRevisionConfig,
  secrets: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
});
type Resource = z.infer<typeof Resource>;
type Runs = SourceRevisionConfig;

const Resources = z.looseObject({ resources: z.array(Resource) });

/** Changes each deployment and revision in the answers. */
export const shows =
  (change: (resource: Resource, view: View) => object): Layer =>
  (next) =>
  (received, view) =>
    changed(next(received, view), (response) => {
      const list = Resources.safeParse(response.body).data;
      const one = Resource.safeParse(response.body).data;
      const resources = list?.resources.map((resource) => change(resource, view));
      if (resources !== undefined) return { ...response, body: { ...list, resources } };
      return one === undefined ? response : { ...response, body: change(one, view) };
    });

function isBuiltNow({ deployments, now }: View, id: string | null | undefined): boolean {
  return [...deployments.values()].some((deployment) => {
    const revision = deployment.revisions.find((one) => one.id === id);
    return revision !== undefined && isBuilt(progressOf(deployment, revision, now).status);
  });
}

/** Changes what is shown of what a revision runs. */
export const showsRuns = (change: (runs: Runs, isBuilt: boolean) => Runs): Layer =>
  shows((resource, view) => {
    const { id, latest_revision_id, source_revision_config } = resource;
    const built = isBuiltNow(view, latest_revision_id ?? id);
    return { ...resource, source_revision_config: change(source_revision_config, built) };
  });

/** Changes how images are written. */
export const showsImages = (change: (image: string) => string): Layer =>
  showsRuns((runs) => (runs.image_uri ? { ...runs, image_uri: change(runs.image_uri) } : runs));

/** Changes the secrets of deployments. */
export const showsSecrets = (
  change: (secrets: NonNullable<Resource["secrets"]>) => unknown,
): Layer =>
  shows((resource) =>
    resource.secrets === undefined ? resource : { ...resource, secrets: change(resource.secrets) },
  );

const WithSpec = z.looseObject({
  source_config: z.looseObject({ resource_spec: ResourceSpecReply }),
});

/** Changes the specs of deployments. */
export const showsSpecs = (change: (spec: ResourceSpecReply) => ResourceSpecReply): Layer =>
  shows((resource) => {
    const deployment = WithSpec.safeParse(resource).data;
    if (deployment === undefined) return resource;
    const { source_config } = deployment;
    const resource_spec = change(source_config.resource_spec);
    return { ...deployment, source_config: { ...source_config, resource_spec } };
  });

/** With the values of fields that are not given, if others decide them. */
export function withDerivedFields(spec: ResourceSpecReply): ResourceSpecReply {
  const filled = { ...spec };
  for (const [field, { follows, times }] of Object.entries(RESOURCE_DEFAULTS)) {
    const base = filled[follows];
    if (typeof base === "number") filled[field] ??= times * base;
  }
  return filled;
}

const EMPTY: ResourceSpecReply = {
  ...Object.fromEntries(["labels", "annotations"].map((field) => [field, {}])),
  ...Object.fromEntries(
    ["image_pull_secrets", "volumes", "volume_mounts", "init_containers", "sidecars"].map(
      (field) => [field, []],
    ),
  ),
};

/** With lists and mappings if none are set. */
export function withEmptyFields(spec: ResourceSpecReply): ResourceSpecReply {
  const set = Object.entries(spec).filter(([, value]) => value !== null);
  return { ...EMPTY, ...Object.fromEntries(set) };
}

export const withCommit = (runs: Runs): Runs => ({
  ...runs,
  repo_ref: runs.repo_commit_sha ?? runs.repo_ref,
});

export const withBuiltImage = (runs: Runs): Runs => ({
  ...runs,
  image_uri: runs.repo_commit_sha ? `built.example/agent:${runs.repo_commit_sha}` : runs.image_uri,
});

/** As if somebody touched every revision all the time. */
export const updatedNow: Layer = shows((resource, { now }) => ({
  ...resource,
  updated_at: new Date(now).toISOString(),
}));

/** With what a short name leaves out: `agent:1` is `docker.io/library/agent:1`. */
export function fullName(image: string): string {
  const [host = "", ...rest] = image.split("/");
  if (rest.length === 0) return `docker.io/library/${image}`;
  return /[.:]|^localhost$/.test(host) ? image : `docker.io/${image}`;
}

/** With a digest after the tag. */
export function withDigest(image: string): string {
  if (image.includes("@")) return image;
  return `${image}@sha256:${createHash("sha256").update(image).digest("hex")}`;
}

export const withoutTag = (image: string): string => image.replace(/:[^/:@]+@/, "@");

/** By their ids, which are random. */
export const unordered: Layer = (next) => (received, view) =>
  changed(next(received, view), (response) => {
    const list = Resources.safeParse(response.body).data;
    if (list === undefined) return response;
    const resources = list.resources.toSorted((one, other) => one.id.localeCompare(other.id));
    return { ...response, body: { ...list, resources } };
  });

/** Shows deployments of one status with another. */
export const showsStatus = (status: string, instead: string): Layer =>
  shows((resource) => (resource.status === status ? { ...resource, status: instead } : resource));

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

/** Export statuses with capitals of their own; a schedule has one more. */
export const titledStatuses: Layer = (next) => (received, view) =>
  changed(next(received, view), (response) => {
    const exports = Exports.safeParse(response.body).data;
    const titled = exports?.map((one) => {
      const isScheduled = one.interval_hours && one.status === "CREATED";
      return { ...one, status: isScheduled ? "IntervalScheduled" : TITLES[one.status] };
    });
    if (titled === undefined) return response;
    return { ...response, body: Array.isArray(response.body) ? titled : titled[0] };
  });

/** Without the members that the contract does not name. */
function documented(schema: z.core.$ZodType, value: unknown): unknown {
  if (value === undefined || value === null) return value;
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodCatch;
  if (isWrapped) return documented(schema.unwrap(), value);
  if (schema instanceof z.ZodPipe) return documented(schema.out, value);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => documented(schema.element, item));
  if (!(schema instanceof z.ZodObject)) return value;
  const members = Object.entries(value).filter(([name]) => {
    const member = schema.shape[name];
    return member !== undefined && isInContract(member);
  });
  return Object.fromEntries(
    members.map(([name, member]) => [name, documented(schema.shape[name], member)]),
  );
}

/** Answers hold just what the contract names. */
export const documentedMembers: Layer =
  (next, { operation: { reply, success } }) =>
  (received, view) =>
    changed(next(received, view), (response) => {
      if (response.status === success)
        return { ...response, body: documented(reply, response.body) };
      // The contract names no conflict.
      const status = response.status === 409 ? 400 : response.status;
      const problems = HTTPValidationError.safeParse(response.body).data;
      return { ...response, status, body: problems ?? response.body };
    });
