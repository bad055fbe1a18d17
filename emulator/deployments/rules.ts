import {
  type DeploymentCreate,
  type DeploymentPatch,
  DeploymentType,
  type Secret,
  type SourceConfigRequest,
  type SourceRevisionConfigRequest,
} from "../../src/service/contract/deployments.ts";
import { buildsTagOnPush, isTag, sourceOfMember } from "../../src/service/contract/source.ts";
import type { View } from "../history.ts";
import { invalid, missing, refusal, type ServiceResponse } from "../server/response.ts";
import { type AnySource, InternalSource } from "./life-cycle.ts";
import { type DeploymentRecord, latestRevision, type RevisionRecord } from "./records.ts";

export const unknownDeployment = (id: string): ServiceResponse =>
  refusal(404, `Deployment ${id} not found`);

/** The revision that a path names, or the 404. */
export function revisionAt(
  { deployments }: View,
  { deployment_id, revision_id }: { deployment_id: string; revision_id: string },
): { deployment: DeploymentRecord; revision: RevisionRecord } | ServiceResponse {
  const deployment = deployments.get(deployment_id);
  if (deployment === undefined) return unknownDeployment(deployment_id);
  const revision = deployment.revisions.find(({ id }) => id === revision_id);
  return revision === undefined
    ? refusal(404, `Revision ${revision_id} not found`)
    : { deployment, revision };
}

/** The members that a creation needs. Beyond the contract: creation-body. */
const REQUIRED: Record<AnySource, string[]> = {
  internal_docker: [],
  internal_source: [],
  github: [
    "source_config.integration_id",
    "source_config.repo_url",
    "source_revision_config.repo_ref",
    "source_revision_config.graph_config_path",
  ],
  external_docker: ["source_revision_config.image_uri"],
};

interface Configs {
  source_config?: SourceConfigRequest | null | undefined;
  source_revision_config?: SourceRevisionConfigRequest | null | undefined;
}

/** The members that are not null, by path. */
function membersOf(configs: Configs): Set<string> {
  const paths = (prefix: string, config: object) =>
    Object.entries(config)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name]) => `${prefix}.${name}`);
  return new Set([
    ...paths("source_config", configs.source_config ?? {}),
    ...paths("source_revision_config", configs.source_revision_config ?? {}),
  ]);
}

function foreignMember(source: AnySource, configs: Configs): ServiceResponse | undefined {
  const foreign = [...membersOf(configs)].find((path) => {
    const name = path.slice(path.indexOf(".") + 1);
    return (sourceOfMember(name) ?? source) !== source;
  });
  return foreign === undefined
    ? undefined
    : refusal(400, `${foreign} does not apply to source ${source}`);
}

function badSecrets(secrets: Secret[]): ServiceResponse | undefined {
  const names = secrets.map(({ name }) => name);
  const repeated = names.find((name, position) => names.indexOf(name) !== position);
  return repeated === undefined
    ? undefined
    : refusal(400, `secret name ${repeated} is given twice`);
}

function tagBuiltOnPush(
  repo_ref: string | null | undefined,
  build_on_push: boolean | null | undefined,
): ServiceResponse | undefined {
  if (!buildsTagOnPush({ repo_ref, build_on_push })) return undefined;
  return refusal(400, "build_on_push cannot be true when repo_ref is a tag");
}

/** contract: SourceRevisionConfig. A branch has its bare name, only a tag its full one. */
function fullBranchName(repo_ref: string | null | undefined): ServiceResponse | undefined {
  if (!repo_ref?.startsWith("refs/") || isTag(repo_ref)) return undefined;
  return refusal(400, `repo_ref ${repo_ref} is neither the bare name of a branch nor a tag`);
}

/** A PATCH that may name the deployment's name and source, which it cannot change. */
export type PatchWithIdentity = DeploymentPatch & {
  name?: string | null | undefined;
  source?: string | null | undefined;
};

function immutableMember(
  current: DeploymentRecord,
  patch: PatchWithIdentity,
): ServiceResponse | undefined {
  const before = current.source_config;
  const after = patch.source_config;
  const pairs: [string, unknown, unknown][] = [
    ["name", current.name, patch.name],
    ["source", current.source, patch.source],
    ["source_config.integration_id", before.integration_id, after?.integration_id],
    ["source_config.repo_url", before.repo_url, after?.repo_url],
    ["source_config.deployment_type", before.deployment_type, after?.deployment_type],
    ["source_config.listener_id", before.listener_id, after?.listener_id],
    [
      "source_config.listener_config.k8s_namespace",
      before.listener_config?.k8s_namespace,
      after?.listener_config?.k8s_namespace,
    ],
  ];
  const changed = pairs.find(
    ([, was, wanted]) => wanted !== undefined && wanted !== null && wanted !== was,
  );
  return changed === undefined
    ? undefined
    : refusal(400, `${changed[0]} cannot be changed after creation`);
}

/** The refusal of a PATCH that breaks a rule. */
export function refusalOfPatch(
  current: DeploymentRecord,
  patch: PatchWithIdentity,
): ServiceResponse | undefined {
  // Beyond the contract: deletion.
  if (current.status === "AWAITING_DELETE")
    return refusal(409, `Deployment ${current.id} is being deleted`);
  const ref =
    patch.source_revision_config?.repo_ref ??
    latestRevision(current)?.source_revision_config.repo_ref;
  return (
    foreignMember(current.source, patch) ??
    immutableMember(current, patch) ??
    fullBranchName(patch.source_revision_config?.repo_ref) ??
    tagBuiltOnPush(
      ref,
      patch.source_config?.build_on_push ?? current.source_config.build_on_push,
    ) ??
    badSecrets(patch.secrets ?? [])
  );
}

/** What a creation can collide with or refer to. */
export interface Existing {
  /** Names, by what has them. A deployment may leave its tracing project behind. */
  names: Record<"deployment" | "tracing project", string[]>;
  listeners: { id: string; compute_type?: string | null | undefined }[];
  integrations: { id: string }[];
}

function unknownReference(
  body: Creation,
  { listeners, integrations }: Existing,
): ServiceResponse | undefined {
  const { integration_id, listener_id, listener_config } = body.source_config;
  if (integration_id && !integrations.some(({ id }) => id === integration_id)) {
    return refusal(
      400,
      `source_config.integration_id ${integration_id} is not an installed integration`,
    );
  }
  const listener = listeners.find(({ id }) => id === listener_id);
  if (listener_id && listener === undefined) {
    return refusal(400, `source_config.listener_id ${listener_id} is not a listener`);
  }
  const misplaced = listener_config?.k8s_namespace && listener?.compute_type !== "k8s";
  return misplaced
    ? refusal(
        400,
        "source_config.listener_config.k8s_namespace needs a listener of compute type k8s",
      )
    : undefined;
}

/** The 422 for a type of deployments that the contract does not name. */
export function refusalOfType({ source_config }: DeploymentCreate): ServiceResponse | undefined {
  const { deployment_type } = source_config;
  if (!deployment_type || DeploymentType.safeParse(deployment_type).success) return undefined;
  const msg = `Input should be ${DeploymentType.options.map((word) => `'${word}'`).join(", ")}`;
  return invalid({ loc: ["body", "source_config", "deployment_type"], msg, type: "enum" });
}

export type Creation = Omit<DeploymentCreate, "source"> & { source: AnySource };

/** The refusal of a creation that breaks a rule. */
export function refusalOfCreation(body: Creation, existing: Existing): ServiceResponse | undefined {
  const present = membersOf(body);
  const absent = REQUIRED[body.source].filter((path) => !present.has(path));
  if (absent.length > 0) return missing(...absent.map((path) => ["body", ...path.split(".")]));
  const [taken] =
    Object.entries(existing.names).find(([, names]) => names.includes(body.name)) ?? [];
  return (
    (InternalSource.safeParse(body.source).success
      ? undefined
      : foreignMember(body.source, body)) ??
    fullBranchName(body.source_revision_config.repo_ref) ??
    tagBuiltOnPush(body.source_revision_config.repo_ref, body.source_config.build_on_push) ??
    badSecrets(body.secrets) ??
    unknownReference(body, existing) ??
    (taken === undefined ? undefined : refusal(409, `A ${taken} named ${body.name} already exists`))
  );
}
