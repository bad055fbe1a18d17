import * as z from "zod";
import { ResourceSpecReply } from "../../src/service/contract/deployments/resource-spec.ts";
import { Secret, SourceRevisionConfig } from "../../src/service/contract/deployments/settings.ts";
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
  secrets: z.array(Secret).optional(),
});
type Resource = z.infer<typeof Resource>;
type Content = SourceRevisionConfig;

const Resources = z.looseObject({ resources: z.array(Resource) });

/** Changes the deployments or revisions of a list. */
export const changeList = (change: (resources: Resource[], view: View) => object[]): Layer =>
  changeResponse((response, { view }) => {
    const list = Resources.safeParse(response.body).data;
    if (list === undefined) return response;
    return { ...response, body: { ...list, resources: change(list.resources, view) } };
  });

/** Changes each deployment and revision, also in lists. */
export const changeResources = (change: (resource: Resource, view: View) => object): Layer[] => [
  changeList((resources, view) => resources.map((one) => change(one, view))),
  changeResponse((response, { view }) => {
    const resource = Resource.safeParse(response.body).data;
    return resource === undefined ? response : { ...response, body: change(resource, view) };
  }),
];

function isBuildOfRevisionOver({ deployments, now }: View, id: string): boolean {
  return [...deployments.values()].some((deployment) => {
    const revision = deployment.revisions.find((one) => one.id === id);
    return revision !== undefined && isBuildOver(progressOf(deployment, revision, now).status);
  });
}

/** Changes what a revision, or the latest one of a deployment, runs. */
export const changeContent = (change: (content: Content, isBuildOver: boolean) => Content) =>
  changeResources((resource, view) => {
    const { id, latest_revision_id, source_revision_config: content } = resource;
    const isOver = isBuildOfRevisionOver(view, latest_revision_id ?? id);
    return { ...resource, source_revision_config: change(content, isOver) };
  });

export const changeImage = (change: (image: string, isBuildOver: boolean) => string) =>
  changeContent((content, isOver) => {
    const { image_uri } = content;
    return image_uri ? { ...content, image_uri: change(image_uri, isOver) } : content;
  });

export const changeSpec = (change: (spec: ResourceSpecReply) => ResourceSpecReply) =>
  changeResources((resource) => {
    const { resource_spec, ...config } = resource.source_config ?? {};
    if (!resource_spec) return resource;
    return { ...resource, source_config: { ...config, resource_spec: change(resource_spec) } };
  });

export const changeSecrets = (change: (secrets: Secret[]) => unknown) =>
  changeResources((resource) =>
    resource.secrets ? { ...resource, secrets: change(resource.secrets) } : resource,
  );

export const replaceStatus = (status: string, newStatus: string) =>
  changeResources((resource) =>
    resource.status === status ? { ...resource, status: newStatus } : resource,
  );
