import * as z from "zod";
import { RESOURCE_DEFAULTS, ResourceSpecReply } from "../../src/service/contract/resource-spec.ts";
import { SourceRevisionConfig } from "../../src/service/contract/settings.ts";
import { isBuilt } from "../deployments/life-cycle.ts";
import { progressOf } from "../deployments/records.ts";
import type { View } from "../history.ts";
import { answers, type Layer } from "../server/layers.ts";

const Resource = z.looseObject({
  id: z.string(),
  latest_revision_id: z.string().nullish(),
  status: z.string(),
  source_config: z.looseObject({ resource_spec: ResourceSpecReply.nullish() }).optional(),
  source_revision_config: SourceRevisionConfig,
  secrets: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
});
type Resource = z.infer<typeof Resource>;
type Runs = SourceRevisionConfig;

const Resources = z.looseObject({ resources: z.array(Resource) });

/** How deployments and revisions are shown. */
export interface Shown {
  shows?: (resource: Resource, view: View) => object;
  lists?: (resources: Resource[]) => Resource[];
  /** Content of a revision. */
  runs?: (runs: Runs, isBuilt: boolean) => Runs;
  image?: (image: string) => string;
  secrets?: (secrets: NonNullable<Resource["secrets"]>) => unknown;
  spec?: (spec: ResourceSpecReply) => ResourceSpecReply;
  /** A status, and the one that is shown instead. */
  status?: readonly [string, string];
}

function isBuiltNow({ deployments, now }: View, id: string | null | undefined): boolean {
  return [...deployments.values()].some((deployment) => {
    const revision = deployment.revisions.find((one) => one.id === id);
    return revision !== undefined && isBuilt(progressOf(deployment, revision, now).status);
  });
}

function runsShown({ runs, image }: Shown, resource: Resource, view: View): Runs {
  const { id, latest_revision_id, source_revision_config: shown } = resource;
  if (runs !== undefined) return runs(shown, isBuiltNow(view, latest_revision_id ?? id));
  return image && shown.image_uri ? { ...shown, image_uri: image(shown.image_uri) } : shown;
}

function configShown({ spec }: Shown, { source_config }: Resource): Resource["source_config"] {
  if (spec === undefined || !source_config?.resource_spec) return source_config;
  return { ...source_config, resource_spec: spec(source_config.resource_spec) };
}

/** Changes each deployment and revision in the answers. */
export function showing(how: Shown): Layer {
  const { secrets = (clear) => clear, status = [], shows = (one) => one, lists } = how;
  const change = (resource: Resource, view: View) => {
    const { source_config, secrets: clear } = resource;
    const members = {
      status: resource.status === status[0] ? status[1] : resource.status,
      source_revision_config: runsShown(how, resource, view),
      ...(source_config && { source_config: configShown(how, resource) }),
      ...(clear && { secrets: secrets(clear) }),
    };
    return { ...shows(resource, view), ...members };
  };
  return answers((response, { view }) => {
    const list = Resources.safeParse(response.body).data;
    const one = Resource.safeParse(response.body).data;
    if (one !== undefined) return { ...response, body: change(one, view) };
    if (list === undefined) return response;
    const all = lists?.(list.resources) ?? list.resources;
    return { ...response, body: { ...list, resources: all.map((each) => change(each, view)) } };
  });
}

/** Adds derived values of fields that are not given. */
export function withDerivedFields(spec: ResourceSpecReply): ResourceSpecReply {
  const filled = { ...spec };
  for (const [field, { follows, times }] of Object.entries(RESOURCE_DEFAULTS)) {
    const base = filled[follows];
    if (typeof base === "number") filled[field] ??= times * base;
  }
  return filled;
}

const LISTS = ["image_pull_secrets", "volumes", "volume_mounts", "init_containers", "sidecars"];
const EMPTY: ResourceSpecReply = {
  ...{ labels: {}, annotations: {} },
  ...Object.fromEntries(LISTS.map((field) => [field, []])),
};

/** Adds empty lists and mappings. */
export function withEmptyFields(spec: ResourceSpecReply): ResourceSpecReply {
  const set = Object.entries(spec).filter(([, value]) => value !== null);
  return { ...EMPTY, ...Object.fromEntries(set) };
}
