import type * as z from "zod";
import {
  type DeploymentPatch,
  type DeploymentStatus,
  revisionTriggers,
} from "../../src/service/contract/deployments/deployment.ts";
import { SourceConfig } from "../../src/service/contract/deployments/settings.ts";
import type { AgentSource } from "../agents/code.ts";
import type { Clock } from "../clock.ts";
import { createHistory } from "../history.ts";
import type { NewId } from "../ids.ts";
import { createTraces, type Traces } from "../traces/traces.ts";
import {
  DEFAULT_SCRIPTS,
  InternalSource,
  resolveScript,
  type Script,
  type ScriptChoice,
  scriptNameIn,
} from "./life-cycle.ts";
import { applyPatch, nextRevisionConfig, withoutNulls } from "./patch.ts";
import type { DeploymentRecord, RevisionRecord } from "./records.ts";
import { renderDeployment, renderRevision } from "./render.ts";
import type { Creation } from "./rules.ts";
import {
  DEFAULT_RESOURCE_SPEC,
  DEPLOYED_SCRIPT,
  type SeedDeployment,
  toCreation,
} from "./seeds.ts";

/** A change by another client. It always creates a revision, and is never refused. */
export type ForeignChange = DeploymentPatch & { script?: ScriptChoice };

/** The state of the service. Tests prepare and read it; requests change it. */
export type Store = ReturnType<typeof createStore>;

interface StoreOptions {
  clock: Clock;
  newId: NewId;
  /** The default script of revisions. */
  script?: ScriptChoice | undefined;
  /** The default code of deployments. */
  agent?: AgentSource | undefined;
  /** The address of a deployment's agent server. */
  agentUrl?: (deploymentId: string) => string;
  traces?: Traces;
  /** How long a deletion takes. */
  deletionMs?: number | undefined;
}

export function createStore(options: StoreOptions) {
  const { clock, newId, deletionMs = 5_000, traces = createTraces() } = options;
  const history = createHistory(clock);
  const pushCounts = new Map<string, number>();
  const nextScripts: ScriptChoice[] = [];

  function findDeployment(id: string): { deployment: DeploymentRecord; now: number } {
    const { deployments, now } = history.view();
    const deployment = deployments.get(id);
    if (deployment === undefined) throw new Error(`the emulator has no deployment ${id}`);
    return { deployment, now };
  }

  const pushCountOf = (deployment: DeploymentRecord) =>
    pushCounts.get(deployment.source_config.repo_url ?? "") ?? 0;

  function createRevision(
    deployment: DeploymentRecord,
    patch: DeploymentPatch,
    now: number,
    script?: ScriptChoice,
  ): RevisionRecord {
    const config = nextRevisionConfig(deployment, patch, pushCountOf(deployment));
    const choice =
      script ?? nextScripts.shift() ?? scriptNameIn(config) ?? deployment.script ?? options.script;
    return {
      id: newId(),
      createdMs: now,
      script: resolveScript(choice ?? DEFAULT_SCRIPTS[deployment.source], deployment.source),
      source_revision_config: config,
    };
  }

  function commit(deployment: DeploymentRecord, now: number): DeploymentRecord {
    history.commit("deployments", deployment, now);
    return deployment;
  }

  function createDeployment(
    body: Creation,
    now: number,
    script?: Script,
    agent = options.agent,
  ): DeploymentRecord {
    const id = newId();
    traces.addProject(body.name, now);
    const agentAddress = agent && options.agentUrl?.(id);
    const custom_url =
      body.source !== "external_docker"
        ? (agentAddress ?? `https://${body.name.replace(/[^\w-]/g, "-")}.agents.example`)
        : (body.source_config.custom_url ?? agentAddress);
    const deployment: DeploymentRecord = {
      id,
      tenant_id: traces.workspaces[0]?.id ?? "",
      name: body.name,
      source: body.source,
      source_config: SourceConfig.parse({
        ...(body.source === "external_docker" && { resource_spec: DEFAULT_RESOURCE_SPEC }),
        ...withoutNulls({ ...body.source_config, custom_url }),
      }),
      secrets: body.secrets,
      createdMs: now,
      updatedMs: now,
      status: "READY",
      agent,
      revisions: [],
    };
    // With an internal source, a later PATCH creates the first revision.
    if (InternalSource.safeParse(body.source).success) return deployment;
    const { source_revision_config } = body;
    const firstRevision = createRevision(deployment, { source_revision_config }, now, script);
    return { ...deployment, revisions: [firstRevision] };
  }

  return {
    history,
    /** The traces that usage counts and bulk exports copy. */
    traces,
    /** Scripts of the next revisions, in order. A revision created with a `script` uses none. */
    nextScripts,
    /** Whether an archive was uploaded, by the path of the upload URL. */
    uploads: new Map<string, boolean>(),
    addDeployment(deployment: SeedDeployment) {
      const { now } = history.view();
      const { script, agent, url } = deployment;
      const record = createDeployment(toCreation(deployment), now, DEPLOYED_SCRIPT, agent);
      return renderDeployment(commit({ ...record, script, url }, now), now);
    },
    addRevision(deploymentId: string, { script, ...change }: ForeignChange = {}) {
      const { deployment, now } = findDeployment(deploymentId);
      const revision = createRevision(deployment, change, now, script);
      const patchedDeployment = commit(applyPatch(deployment, change, revision, now), now);
      return renderRevision(patchedDeployment, revision, now);
    },
    setStatus(deploymentId: string, status: z.infer<typeof DeploymentStatus>) {
      const { deployment, now } = findDeployment(deploymentId);
      commit({ ...deployment, status }, now);
    },
    deployment(deploymentId: string) {
      const { deployment, now } = findDeployment(deploymentId);
      return renderDeployment(deployment, now);
    },
    /** Newest first. */
    revisions(deploymentId: string) {
      const { deployment, now } = findDeployment(deploymentId);
      return deployment.revisions
        .map((revision) => renderRevision(deployment, revision, now))
        .reverse();
    },
    /** A push of commits: every deployment that builds this branch on push gets a revision. */
    push(repoUrl: string, branch: string) {
      const { deployments, now } = history.view();
      pushCounts.set(repoUrl, (pushCounts.get(repoUrl) ?? 0) + 1);
      const trackingDeployments = [...deployments.values()].filter(
        ({ source_config, revisions }) =>
          source_config.build_on_push &&
          source_config.repo_url === repoUrl &&
          revisions.at(-1)?.source_revision_config.repo_ref === branch,
      );
      for (const deployment of trackingDeployments) {
        commit(applyPatch(deployment, {}, createRevision(deployment, {}, now), now), now);
      }
    },
    create: (body: Creation, now: number) => commit(createDeployment(body, now), now),
    patch(deployment: DeploymentRecord, patch: DeploymentPatch, now: number) {
      const revision =
        revisionTriggers(patch).length > 0 ? createRevision(deployment, patch, now) : undefined;
      return commit(applyPatch(deployment, patch, revision, now), now);
    },
    /** The deployment is AWAITING_DELETE for `deletionMs`, and is removed then. */
    delete(deployment: DeploymentRecord, withTracingProject: boolean, now: number) {
      commit({ ...deployment, status: "AWAITING_DELETE" }, now);
      history.schedule(now + deletionMs, (view) => history.remove(deployment.id, view.now));
      if (withTracingProject) traces.removeProject(deployment.name);
    },
  };
}
