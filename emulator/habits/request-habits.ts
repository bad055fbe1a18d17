import * as z from "zod";
import { DeploymentPatch } from "../../src/service/contract/deployments/deployment.ts";
import { ResourceSpec } from "../../src/service/contract/deployments/resource-spec.ts";
import { PREDEFINED_VARIABLES } from "../../src/service/contract/deployments/secret-names.ts";
import { Secret } from "../../src/service/contract/deployments/settings.ts";
import type { View } from "../history.ts";
import { changeRequest, changeResponse, type Exchange, refuseIf } from "../server/layers.ts";
import { refusal, type ServiceResponse, validationRefusal } from "../server/response.ts";
import type { ReceivedRequest } from "../server/route.ts";
import { type Habit, IdentifiedResource, WRITE_OPERATIONS } from "./habit.ts";
import { changeBody, parseBody } from "./request-body.ts";

const NamedBody = z.object({ name: z.string() });
const BodyWithSecrets = z.object({ secrets: z.array(Secret) });
const Change = z.looseObject({
  source_config: z.looseObject({ resource_spec: z.unknown().optional() }).optional(),
  secrets: z.array(Secret).optional(),
});

const Spec = z.record(z.string(), z.json());
const BodyWithSpec = z.looseObject({ source_config: z.looseObject({ resource_spec: Spec }) });
const isContractField = ([name]: [string, unknown]) => Object.hasOwn(ResourceSpec.shape, name);

/** The fields of the spec in a request that the contract does not name. */
const newerFieldsIn = (request: ReceivedRequest) =>
  Object.fromEntries(
    Object.entries(parseBody(BodyWithSpec, request)?.source_config.resource_spec ?? {}).filter(
      (field) => !isContractField(field),
    ),
  );

const withoutNewerFields = (request: ReceivedRequest): ReceivedRequest =>
  changeBody(request, (body) => {
    const { source_config } = BodyWithSpec.safeParse(body).data ?? {};
    if (source_config === undefined) return body;
    const contractFields = Object.entries(source_config.resource_spec).filter(isContractField);
    return {
      ...body,
      source_config: { ...source_config, resource_spec: Object.fromEntries(contractFields) },
    };
  });

function storeNewerFields(response: ServiceResponse, { request, store: { history } }: Exchange) {
  const newerFields = newerFieldsIn(request);
  const view = history.view();
  const deployment = view.deployments.get(
    IdentifiedResource.safeParse(response.body).data?.id ?? "",
  );
  if (deployment === undefined || Object.keys(newerFields).length === 0) return response;
  const resource_spec = { ...deployment.source_config.resource_spec, ...newerFields };
  const source_config = { ...deployment.source_config, resource_spec };
  history.commit("deployments", { ...deployment, source_config }, view.now);
  return response;
}

function withoutIgnoredMembers(request: ReceivedRequest, { deployments }: View): ReceivedRequest {
  const change = parseBody(Change, request);
  const deployment = deployments.get(request.parameters.deployment_id ?? "");
  if (change === undefined || deployment === undefined) return request;
  const { source_config, secrets, ...otherMembers } = change;
  const { resource_spec } = source_config ?? {};
  const isExisting = ({ name }: Secret) => deployment.secrets.some((one) => one.name === name);
  const acceptedBody = {
    ...otherMembers,
    ...(resource_spec === undefined ? {} : { source_config: { resource_spec } }),
    ...(secrets === undefined ? {} : { secrets: secrets.filter(isExisting) }),
  };
  return { ...request, text: JSON.stringify(acceptedBody) };
}

/** Adds the current secrets that a request does not name. */
const mergeSecrets = changeRequest((request, { deployments }) => {
  const { secrets: currentSecrets = [] } =
    deployments.get(request.parameters.deployment_id ?? "") ?? {};
  const { secrets } = parseBody(DeploymentPatch, request) ?? {};
  if (!secrets) return request;
  const otherSecrets = currentSecrets.filter(
    ({ name }) => !secrets.some((one) => one.name === name),
  );
  return changeBody(request, (body) => ({ ...body, secrets: [...otherSecrets, ...secrets] }));
});

/** Which changes a service refuses, ignores or completes. */
export const REQUEST_HABITS = {
  "reserved-secrets": {
    meaning: "a secret cannot have the name of a predefined variable, such as PORT",
    operations: WRITE_OPERATIONS,
    layer: refuseIf((request) => {
      const { secrets = [] } = parseBody(BodyWithSecrets, request) ?? {};
      const reservedSecret = secrets.find(({ name }) => PREDEFINED_VARIABLES.includes(name));
      return reservedSecret && refusal(400, `secret name ${reservedSecret.name} is reserved`);
    }),
  },
  "plain-names": {
    meaning: "the name of a deployment has only a-z, 0-9 and -",
    operations: ["create"],
    layer: refuseIf((request) => {
      const { name = "" } = parseBody(NamedBody, request) ?? {};
      const msg = "String should match pattern '^[a-z0-9-]*$'";
      const invalidMember = { loc: ["body", "name"], msg, type: "string_pattern_mismatch" };
      return !/^[a-z0-9-]*$/.test(name) && validationRefusal({ ...invalidMember, input: name });
    }),
  },
  "newer-fields": {
    meaning: "a resource_spec may have fields that the contract does not name",
    operations: WRITE_OPERATIONS,
    layer: [changeRequest(withoutNewerFields), changeResponse(storeNewerFields)],
  },
  "dropped-fields": {
    meaning: "fields of a resource_spec that the contract does not name are dropped",
    operations: WRITE_OPERATIONS,
    layer: changeRequest(withoutNewerFields),
  },
  "ignored-members": {
    meaning: "changes are ignored, except of resources and of values of existing secrets",
    operations: ["patch"],
    layer: changeRequest(withoutIgnoredMembers),
  },
  "merged-secrets": {
    meaning: "secrets that are not sent are kept",
    operations: ["patch"],
    layer: mergeSecrets,
  },
} as const satisfies Record<string, Habit>;
