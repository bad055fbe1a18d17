import * as z from "zod";
import { DeploymentPatch } from "../../src/service/contract/deployments.ts";
import { ResourceSpec } from "../../src/service/contract/resource-spec.ts";
import { InternalSource } from "../deployments/life-cycle.ts";
import type { Store } from "../deployments/store.ts";
import { FOREIGN_WORKSPACE } from "../server/credentials.ts";
import { changeRequest, type Layer, refuseIf } from "../server/layers.ts";
import { parseRequestBody } from "../server/requests.ts";
import type { ServiceResponse } from "../server/response.ts";
import type { ReceivedRequest } from "../server/serve.ts";
import type { Workspace } from "../traces/traces.ts";

/* How habits read and change requests. */

const Members = z.record(z.string(), z.unknown());
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The body, if it matches the schema. */
export const parseBody = <T extends z.ZodType>(schema: T, { text }: ReceivedRequest) =>
  schema.safeParse(parseRequestBody(text)).data;

/** Changes the body, if there is one. */
const changeBody = (
  received: ReceivedRequest,
  change: (body: z.infer<typeof Members>) => object,
) => {
  const body = parseBody(Members, received);
  return body === undefined ? received : { ...received, text: JSON.stringify(change(body)) };
};

const Spec = z.record(z.string(), z.json());
const WithSpec = z.looseObject({ source_config: z.looseObject({ resource_spec: Spec }) });
const isKnown = ([name]: [string, unknown]) => Object.hasOwn(ResourceSpec.shape, name);

/** The fields of the spec in a request that the contract does not name. */
export const newerFieldsOf = (received: ReceivedRequest) =>
  Object.fromEntries(
    Object.entries(parseBody(WithSpec, received)?.source_config.resource_spec ?? {}).filter(
      (field) => !isKnown(field),
    ),
  );

/** The request without the fields of `newerFieldsOf`. */
export const withoutNewerFields = (received: ReceivedRequest): ReceivedRequest =>
  changeBody(received, (body) => {
    const { source_config } = WithSpec.safeParse(body).data ?? {};
    if (source_config === undefined) return body;
    const known = Object.entries(source_config.resource_spec).filter(isKnown);
    return {
      ...body,
      source_config: { ...source_config, resource_spec: Object.fromEntries(known) },
    };
  });

/** Makes the same change as another client. Returns the view after it. */
export function applyConcurrently(received: ReceivedRequest, store: Store) {
  const { deployment_id = "" } = received.parameters;
  const change = parseBody(DeploymentPatch, received);
  if (change !== undefined && store.history.view().deployments.has(deployment_id))
    store.addRevision(deployment_id, change);
  return store.history.view();
}

/** Secrets that are not sent are sent, too. */
export const withKeptSecrets = changeRequest((received, { deployments }) => {
  const { secrets: before = [] } = deployments.get(received.parameters.deployment_id ?? "") ?? {};
  const { secrets } = parseBody(DeploymentPatch, received) ?? {};
  if (!secrets) return received;
  const kept = before.filter(({ name }) => !secrets.some((one) => one.name === name));
  return changeBody(received, (body) => ({ ...body, secrets: [...kept, ...secrets] }));
});

/**
 * A member that identifies the client, and marks deployments of the command line. Beyond the
 * contract: client-marks, uploading-clients.
 */
const CLIENT_MEMBER = "revision_source";
const isIgnored = ([name, value]: [string, unknown]) =>
  name === CLIENT_MEMBER && !InternalSource.safeParse(value).success;
const withoutClientMember = (value: unknown): object =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter((one) => !isIgnored(one))) : {};

export const acceptClientMember: Layer = changeRequest((received) =>
  received.text.includes(JSON.stringify(CLIENT_MEMBER))
    ? changeBody(received, ({ source_revision_config: config, ...body }) => ({
        ...withoutClientMember(body),
        ...(isObject(config) ? { source_revision_config: withoutClientMember(config) } : {}),
      }))
    : received,
);

/** Treats null members as omitted. */
export const acceptNulls: Layer = changeRequest((received) =>
  changeBody(received, (body) =>
    Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
  ),
);

/** Refuses a request that names another workspace than these. Beyond the contract: workspaces. */
export const requireWorkspace = (
  permitted: (all: readonly Workspace[]) => readonly Workspace[],
): Layer =>
  refuseIf(
    ({ tenant_id }, _, { store: { traces } }) =>
      tenant_id !== undefined &&
      !permitted(traces.workspaces).some(({ id }) => id === tenant_id) &&
      FOREIGN_WORKSPACE,
  );

const UUID = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;
const TEXT_ID = /bexp_([0-9A-F]{32})/g;
const ID_MEMBER =
  /("(?:(?:source_)?bulk_export_)?(?:destination_)?id":"|export_id=)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g;

/** Replaces ids such as `bexp_0B6F…` in a request. */
export function withUuids({ parameters, text, ...received }: ReceivedRequest): ReceivedRequest {
  const uuidsIn = (value: string) =>
    value.replace(TEXT_ID, (_, digits: string) =>
      digits.toLowerCase().replace(UUID, "$1-$2-$3-$4-$5"),
    );
  const changed = Object.entries(parameters).map(([name, value]) => [name, uuidsIn(value)]);
  return { ...received, parameters: Object.fromEntries(changed), text: uuidsIn(text) };
}

/** Shows such ids in a response. */
export const withTextIds = (response: ServiceResponse): ServiceResponse => ({
  ...response,
  body: JSON.parse(
    JSON.stringify(response.body ?? null).replace(
      ID_MEMBER,
      (_, before: string, uuid: string) =>
        `${before}bexp_${uuid.replaceAll("-", "").toUpperCase()}`,
    ),
  ),
});
