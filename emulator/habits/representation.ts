import * as z from "zod";
import { RESOURCE_DEFAULTS, ResourceSpecReply } from "../../src/service/contract/resource-spec.ts";
import { SourceRevisionConfig } from "../../src/service/contract/settings.ts";
import { isBuilt } from "../deployments/life-cycle.ts";
import { progressOf } from "../deployments/records.ts";
import type { View } from "../history.ts";
import { changeResponse, type Layer } from "../server/layers.ts";

const Resource = z.looseObject({
  id: z.string(),
  latest_revision_id: z.string().nullish(),
  status: z.string(),
  source_config: z.looseObject({ resource_spec: ResourceSpecReply.nullish() }).optional(),
  source_revision_config: SourceRevisionConfig,
  secrets: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
});
type Resource = z.infer<typeof Resource>;
type Content = SourceRevisionConfig;

const Resources = z.looseObject({ resources: z.array(Resource) });

/** How deployments and revisions are shown. */
export interface Representation {
  changeResource?: (resource: Resource, view: View) => object;
  changeList?: (resources: Resource[]) => Resource[];
  content?: (content: Content, isBuilt: boolean) => Content;
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

function representContent(
  { content, image }: Representation,
  resource: Resource,
  view: View,
): Content {
  const { id, latest_revision_id, source_revision_config: shown } = resource;
  if (content !== undefined) return content(shown, isBuiltNow(view, latest_revision_id ?? id));
  return image && shown.image_uri ? { ...shown, image_uri: image(shown.image_uri) } : shown;
}

function representConfig(
  { spec }: Representation,
  { source_config }: Resource,
): Resource["source_config"] {
  if (spec === undefined || !source_config?.resource_spec) return source_config;
  return { ...source_config, resource_spec: spec(source_config.resource_spec) };
}

/** A layer that presents each deployment and revision of the responses in this way. */
export function changeRepresentation(presentation: Representation): Layer {
  const {
    secrets = (clear) => clear,
    status = [],
    changeResource = (one) => one,
    changeList,
  } = presentation;
  const change = (resource: Resource, view: View) => {
    const { source_config, secrets: clear } = resource;
    const members = {
      status: resource.status === status[0] ? status[1] : resource.status,
      source_revision_config: representContent(presentation, resource, view),
      ...(source_config && { source_config: representConfig(presentation, resource) }),
      ...(clear && { secrets: secrets(clear) }),
    };
    return { ...changeResource(resource, view), ...members };
  };
  return changeResponse((response, { view }) => {
    const list = Resources.safeParse(response.body).data;
    const one = Resource.safeParse(response.body).data;
    if (one !== undefined) return { ...response, body: change(one, view) };
    if (list === undefined) return response;
    const all = changeList?.(list.resources) ?? list.resources;
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
