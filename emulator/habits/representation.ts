import * as z from "zod";
import { ResourceSpecReply } from "../../src/service/contract/deployments/resource-spec.ts";
import { SourceRevisionConfig } from "../../src/service/contract/deployments/settings.ts";
import { isBuildOver } from "../deployments/life-cycle.ts";
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

/** Differences in how a service represents deployments and revisions. */
export interface Representation {
  changeResource?: (resource: Resource, view: View) => object;
  changeList?: (resources: Resource[]) => Resource[];
  changeContent?: (content: Content, isBuildOver: boolean) => Content;
  changeImage?: (image: string) => string;
  changeSecrets?: (secrets: NonNullable<Resource["secrets"]>) => unknown;
  changeSpec?: (spec: ResourceSpecReply) => ResourceSpecReply;
  /** A status, and its replacement. */
  statusChange?: readonly [string, string];
}

function isBuildOfRevisionOver({ deployments, now }: View, id: string | null | undefined): boolean {
  return [...deployments.values()].some((deployment) => {
    const revision = deployment.revisions.find((one) => one.id === id);
    return revision !== undefined && isBuildOver(progressOf(deployment, revision, now).status);
  });
}

function representContent(
  { changeContent, changeImage }: Representation,
  resource: Resource,
  view: View,
): Content {
  const { id, latest_revision_id, source_revision_config: config } = resource;
  if (changeContent)
    return changeContent(config, isBuildOfRevisionOver(view, latest_revision_id ?? id));
  const { image_uri } = config;
  return changeImage && image_uri ? { ...config, image_uri: changeImage(image_uri) } : config;
}

function representConfig({ changeSpec }: Representation, { source_config }: Resource) {
  if (changeSpec === undefined || !source_config?.resource_spec) return source_config;
  return { ...source_config, resource_spec: changeSpec(source_config.resource_spec) };
}

/** A layer that changes the representation of each deployment and revision in responses. */
export function changeRepresentation(representation: Representation): Layer {
  const {
    changeSecrets = (secrets) => secrets,
    statusChange: [status, newStatus] = [],
    changeResource = (resource) => resource,
    changeList = (resources) => resources,
  } = representation;
  const change = (resource: Resource, view: View) => {
    const { source_config, secrets } = resource;
    const members = {
      status: resource.status === status ? newStatus : resource.status,
      source_revision_config: representContent(representation, resource, view),
      ...(source_config && { source_config: representConfig(representation, resource) }),
      ...(secrets && { secrets: changeSecrets(secrets) }),
    };
    return { ...changeResource(resource, view), ...members };
  };
  return changeResponse((response, { view }) => {
    const list = Resources.safeParse(response.body).data;
    const resource = Resource.safeParse(response.body).data;
    if (resource !== undefined) return { ...response, body: change(resource, view) };
    if (list === undefined) return response;
    const resources = changeList(list.resources).map((one) => change(one, view));
    return { ...response, body: { ...list, resources } };
  });
}
