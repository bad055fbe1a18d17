import * as z from "zod";
import { Secret } from "../../src/service/contract/deployments.ts";
import { ResourceSpecReply } from "../../src/service/contract/resource-spec.ts";
import { takeOverMs } from "../deployments/records.ts";
import { changed, type Layer } from "../server/layers.ts";
import { bodyOf } from "../server/requests.ts";
import { shows, showsRuns } from "./shown.ts";

/* Services that answer 200, and do something else than was asked for. */

export const MOST_CPU = 2;
const Deployed = z.looseObject({ id: z.string(), latest_revision_id: z.string().nullish() });
const WithConfig = z.looseObject({
  source_config: z.looseObject({ resource_spec: ResourceSpecReply.nullish() }),
});
const Change = z.looseObject({
  source_config: z.looseObject({ resource_spec: z.unknown().optional() }).optional(),
  secrets: z.array(Secret).optional(),
});

/** Fields of a spec that are too large are cut down. */
export const clampedFields: Layer = shows((resource) => {
  const { source_config } = WithConfig.safeParse(resource).data ?? {};
  const cpu = source_config?.resource_spec?.cpu;
  if (typeof cpu !== "number") return resource;
  const resource_spec = { ...source_config?.resource_spec, cpu: Math.min(cpu, MOST_CPU) };
  return { ...resource, source_config: { ...source_config, resource_spec } };
});

/** Settings but for the resources, and secrets with new names, are left as they were. */
export const ignoredMembers: Layer = (next) => (received, view) => {
  const change = Change.safeParse(bodyOf(received.text)).data;
  const before = view.deployments.get(received.parameters.deployment_id ?? "");
  if (change === undefined || before === undefined) return next(received, view);
  const { source_config, secrets, ...others } = change;
  const { resource_spec } = source_config ?? {};
  const isKnown = ({ name }: Secret) => before.secrets.some((one) => one.name === name);
  const taken = {
    ...others,
    ...(resource_spec === undefined ? {} : { source_config: { resource_spec } }),
    ...(secrets === undefined ? {} : { secrets: secrets.filter(isKnown) }),
  };
  return next({ ...received, text: JSON.stringify(taken) }, view);
};

/** Another tag runs than was sent, which shows once the revision is built. */
export const otherImage: Layer = showsRuns((runs, isBuilt) =>
  isBuilt ? { ...runs, image_uri: runs.image_uri?.replace(/:[^/:@]+$/, ":other") } : runs,
);

/** Someone else deploys just after each change, whose answer names that revision. */
export const halfNewAnswer: Layer =
  (next, { store }) =>
  (received, view) =>
    changed(next(received, view), (response) => {
      const ours = Deployed.safeParse(response.body).data;
      if (response.status !== 200 || ours === undefined) return response;
      const theirs = { source_revision_config: { image_uri: "agent:theirs" } };
      const { id } = store.addRevision(ours.id, theirs);
      return { ...response, body: { ...ours, latest_revision_id: id } };
    });

export const SERVES_MS = 30_000;

/** Somebody makes the revision before active again. */
export const olderMadeActive: Layer = shows((resource, { deployments, now }) => {
  const deployment = deployments.get(resource.id);
  const served = deployment?.revisions.filter(
    (one) => (takeOverMs(deployment, one) ?? Number.POSITIVE_INFINITY) <= now,
  );
  const [before, active] = served?.slice(-2) ?? [];
  if (deployment === undefined || before === undefined || active === undefined) return resource;
  const isRolledBack = now - (takeOverMs(deployment, active) ?? now) >= SERVES_MS;
  return isRolledBack ? { ...resource, active_revision_id: before.id } : resource;
});
