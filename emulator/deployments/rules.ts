import type {
  DeploymentCreate,
  DeploymentPatch,
} from "../../src/service/contract/deployments/deployment.ts";
import type {
  Secret,
  SourceConfigRequest,
  SourceRevisionConfigRequest,
} from "../../src/service/contract/deployments/settings.ts";
import {
  DeploymentType,
  isTag,
  isTagBuiltOnPush,
  SOURCE_OF_MEMBER,
} from "../../src/service/contract/deployments/source.ts";
import type { View } from "../history.ts";
import { missingMember, refuse, refuseInvalid } from "../server/response.ts";
import { type AnySource, InternalSource } from "./life-cycle.ts";
import { type DeploymentRecord, latestRevision, type RevisionRecord } from "./records.ts";
import { INTEGRATIONS, LISTENERS } from "./seeds.ts";

/** The deployment with this id. Throws a refusal if it does not exist. */
export const requireDeployment = ({ deployments }: View, id: string): DeploymentRecord =>
  deployments.get(id) ?? refuse(404, `Deployment ${id} not found`);

/** The revision that a path names. Throws a refusal if it does not exist. */
export function requireRevision(
  view: View,
  { deployment_id, revision_id }: { deployment_id: string; revision_id: string },
): { deployment: DeploymentRecord; revision: RevisionRecord } {
  const deployment = requireDeployment(view, deployment_id);
  const revision =
    deployment.revisions.find(({ id }) => id === revision_id) ??
    refuse(404, `Revision ${revision_id} not found`);
  return { deployment, revision };
}

/** The members that a creation needs. Beyond the contract: creation-body. */
const REQUIRED_MEMBERS: Record<AnySource, string[]> = {
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

/** The paths of the members that are neither null nor undefined. */
function listMembers(configs: Configs): Set<string> {
  const paths = (prefix: string, config: object) =>
    Object.entries(config)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name]) => `${prefix}.${name}`);
  return new Set([
    ...paths("source_config", configs.source_config ?? {}),
    ...paths("source_revision_config", configs.source_revision_config ?? {}),
  ]);
}

function checkMembers(source: AnySource, configs: Configs): void {
  for (const path of listMembers(configs)) {
    const name = path.slice(path.indexOf(".") + 1);
    if ((SOURCE_OF_MEMBER[name] ?? source) !== source)
      refuse(400, `${path} does not apply to source ${source}`);
  }
}

/** Refuses an invalid `repo_ref`, and a request after which `build_on_push` would build a tag. */
function checkRef(
  repo_ref: string | null | undefined,
  newConfig: Parameters<typeof isTagBuiltOnPush>[0],
): void {
  // contract: SourceRevisionConfig. A branch has its bare name, only a tag its full one.
  if (repo_ref?.startsWith("refs/") && !isTag(repo_ref))
    refuse(400, `repo_ref ${repo_ref} is neither the bare name of a branch nor a tag`);
  if (isTagBuiltOnPush(newConfig))
    refuse(400, "build_on_push cannot be true when repo_ref is a tag");
}

function checkSecrets(secrets: readonly Secret[]): void {
  const names = secrets.map(({ name }) => name);
  const duplicateName = names.find((name, position) => names.indexOf(name) !== position);
  if (duplicateName !== undefined) refuse(400, `secret name ${duplicateName} is given twice`);
}

/** A PATCH that may contain name and source, which cannot be changed. */
export type PatchWithIdentity = DeploymentPatch & {
  name?: string | null | undefined;
  source?: string | null | undefined;
};

const NAMESPACE_PATH = "source_config.listener_config.k8s_namespace";

/** The members that cannot be changed, by path. */
const immutableMembers = ({ name, source, source_config }: PatchWithIdentity) => ({
  name,
  source,
  "source_config.integration_id": source_config?.integration_id,
  "source_config.repo_url": source_config?.repo_url,
  "source_config.deployment_type": source_config?.deployment_type,
  "source_config.listener_id": source_config?.listener_id,
  [NAMESPACE_PATH]: source_config?.listener_config?.k8s_namespace,
});

function checkImmutable(current: DeploymentRecord, patch: PatchWithIdentity): void {
  const newValues = new Map(Object.entries(immutableMembers(patch)));
  for (const [path, value] of Object.entries(immutableMembers(current)))
    if ((newValues.get(path) ?? value) !== value)
      refuse(400, `${path} cannot be changed after creation`);
}

/** Refuses a PATCH that breaks a rule. */
export function checkPatch(current: DeploymentRecord, patch: PatchWithIdentity): void {
  // Beyond the contract: deletion.
  if (current.status === "AWAITING_DELETE")
    refuse(409, `Deployment ${current.id} is being deleted`);
  const { repo_ref } = patch.source_revision_config ?? {};
  checkMembers(current.source, patch);
  checkImmutable(current, patch);
  checkRef(repo_ref, {
    repo_ref: repo_ref ?? latestRevision(current)?.source_revision_config.repo_ref,
    build_on_push: patch.source_config?.build_on_push ?? current.source_config.build_on_push,
  });
  checkSecrets(patch.secrets ?? []);
}

function checkReferences({ source_config }: Creation): void {
  const { integration_id, listener_id, listener_config } = source_config;
  if (integration_id && !INTEGRATIONS.some(({ id }) => id === integration_id))
    refuse(400, `source_config.integration_id ${integration_id} is not an installed integration`);
  const listener = LISTENERS.find(({ id }) => id === listener_id);
  if (listener_id && listener === undefined)
    refuse(400, `source_config.listener_id ${listener_id} is not a listener`);
  if (listener_config?.k8s_namespace && listener?.compute_type !== "k8s")
    refuse(400, `${NAMESPACE_PATH} needs a listener of compute type k8s`);
}

/** Refuses a deployment type that the contract does not name. */
export function checkDeploymentType({ source_config }: DeploymentCreate): void {
  const { deployment_type } = source_config;
  if (!deployment_type || DeploymentType.safeParse(deployment_type).success) return;
  const msg = `Input should be ${DeploymentType.options.map((type) => `'${type}'`).join(", ")}`;
  refuseInvalid({ loc: ["body", "source_config", "deployment_type"], msg, type: "enum" });
}

export type Creation = Omit<DeploymentCreate, "source"> & { source: AnySource };

/** Names in use. A deleted deployment may leave its tracing project behind. */
export type TakenNames = Record<"deployment" | "tracing project", string[]>;

/** Refuses a creation that breaks a rule. */
export function checkCreation(body: Creation, takenNames: TakenNames): void {
  const { name, source, source_config, source_revision_config } = body;
  const members = listMembers(body);
  const missingPaths = REQUIRED_MEMBERS[source].filter((path) => !members.has(path));
  if (missingPaths.length > 0)
    refuseInvalid(...missingPaths.map((path) => missingMember("body", ...path.split("."))));
  if (!InternalSource.safeParse(source).success) checkMembers(source, body);
  checkRef(source_revision_config.repo_ref, { ...source_revision_config, ...source_config });
  checkSecrets(body.secrets);
  checkReferences(body);
  for (const [kind, names] of Object.entries(takenNames))
    if (names.includes(name)) refuse(409, `A ${kind} named ${name} already exists`);
}
