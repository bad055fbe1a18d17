import type * as z from "zod";
import {
  type Deployment,
  type DeploymentCreate,
  type DeploymentPatch,
  type DeploymentStatus,
  type Revision,
  revisionTriggers,
  SourceConfig,
} from "../../contract/deployments.ts";
import type { Integration, Listener } from "../../contract/listeners-and-integrations.ts";
import type { Source } from "../../contract/source.ts";
import type { AgentSource } from "../agents/code.ts";
import type { Clock } from "../clock.ts";
import { createHistory, type History, type View } from "../history.ts";
import type { NewId } from "../ids.ts";
import { createTraces, type Traces } from "../traces/traces.ts";
import { INTEGRATION_ID, INTEGRATIONS, LISTENERS } from "./fixtures.ts";
import { DEFAULT_SCRIPTS, type Script, scriptFrom, type Word, wordIn } from "./life-cycle.ts";
import { given, nextRevisionConfig, patched } from "./patching.ts";
import type { DeploymentRecord, RevisionRecord } from "./records.ts";
import { deploymentReply, revisionReply } from "./replies.ts";

/** A deployment that is there from the start, its first revision deployed and active. */
export type Seed = Pick<DeploymentCreate, "name" | "source"> &
  Partial<Omit<DeploymentCreate, "name" | "source">> & { script?: Script; agent?: AgentSource };

/** What somebody else changes: always a new revision, never refused. */
export type ForeignChange = DeploymentPatch & { script?: Script | Word };

/** The service's state. Tests arrange it and read it; requests change it by the rules. */
export interface Store {
  history: History;
  listeners: z.infer<typeof Listener>[];
  integrations: z.infer<typeof Integration>[];
  /** What usage counts and bulk exports copy. */
  traces: Traces;
  /** One for each of the revisions to come, before any other choice. */
  nextScripts: (Script | Word)[];
  addDeployment(seed: Seed): z.infer<typeof Deployment>;
  addRevision(deploymentId: string, change?: ForeignChange): Revision;
  setStatus(deploymentId: string, status: z.infer<typeof DeploymentStatus>): void;
  deployment(deploymentId: string): z.infer<typeof Deployment>;
  /** Newest first. */
  revisions(deploymentId: string): Revision[];
  /** Commits arrive on a branch: every deployment that builds on push gets a revision. */
  push(repoUrl: string, branch: string): void;
  create(body: DeploymentCreate, now: number): DeploymentRecord;
  patch(deployment: DeploymentRecord, patch: DeploymentPatch, now: number): DeploymentRecord;
}

const ALREADY_DEPLOYED: Script = [{ status: "DEPLOYED", after_ms: 0 }];

const SEEDED: Record<Source, Pick<DeploymentCreate, "source_config" | "source_revision_config">> = {
  github: {
    source_config: {
      integration_id: INTEGRATION_ID,
      repo_url: "https://git.example/team/agent",
      deployment_type: "dev",
      build_on_push: false,
    },
    source_revision_config: { repo_ref: "main", graph_config_path: "graph.json" },
  },
  external_docker: {
    source_config: {},
    source_revision_config: { image_uri: "registry.example/agent:1" },
  },
};

function find(view: View, id: string): DeploymentRecord {
  const deployment = view.deployments.get(id);
  if (deployment === undefined) throw new Error(`the emulator holds no deployment ${id}`);
  return deployment;
}

interface StoreOptions {
  clock: Clock;
  newId: NewId;
  script?: Script | Word | undefined;
  /** What deployments run for which nothing is chosen. */
  agent?: AgentSource | undefined;
  /** Where the agent server of a deployment is reached. */
  agentUrl?: (deploymentId: string) => string;
  traces?: Traces;
}

export function createStore(options: StoreOptions): Store {
  const { clock, newId } = options;
  const history = createHistory(clock);
  const pushes = new Map<string, number>();
  const nextScripts: (Script | Word)[] = [];
  const pushesOf = (deployment: DeploymentRecord) =>
    pushes.get(deployment.source_config.repo_url ?? "") ?? 0;

  function revision(
    deployment: DeploymentRecord,
    patch: DeploymentPatch,
    now: number,
    script?: Script | Word,
  ): RevisionRecord {
    const config = nextRevisionConfig(deployment, patch, pushesOf(deployment));
    const chosen =
      script ?? nextScripts.shift() ?? wordIn(config) ?? deployment.script ?? options.script;
    return {
      id: newId(),
      createdMs: now,
      script: scriptFrom(chosen ?? DEFAULT_SCRIPTS[deployment.source], deployment.source),
      source_revision_config: config,
    };
  }

  function keep(deployment: DeploymentRecord, now: number): DeploymentRecord {
    history.commit("deployments", deployment, now);
    return deployment;
  }

  function begin(
    body: DeploymentCreate,
    now: number,
    script?: Script,
    agent = options.agent,
  ): DeploymentRecord {
    const id = newId();
    const served = agent && options.agentUrl?.(id);
    const custom_url =
      body.source === "github"
        ? (served ?? `https://${body.name}.agents.example`)
        : (body.source_config.custom_url ?? served);
    const empty: DeploymentRecord = {
      id,
      name: body.name,
      source: body.source,
      source_config: SourceConfig.parse(given({ ...body.source_config, custom_url })),
      secrets: body.secrets,
      createdMs: now,
      updatedMs: now,
      status: "READY",
      agent,
      revisions: [],
    };
    const first = revision(
      empty,
      { source_revision_config: body.source_revision_config },
      now,
      script,
    );
    return { ...empty, revisions: [first] };
  }

  return {
    history,
    listeners: [...LISTENERS],
    integrations: [...INTEGRATIONS],
    traces: options.traces ?? createTraces(),
    nextScripts,
    addDeployment({ script, agent, ...seed }) {
      const { now } = history.view();
      const usual = SEEDED[seed.source];
      const body = {
        secrets: [],
        ...seed,
        source_config: { ...usual.source_config, ...seed.source_config },
        source_revision_config: { ...usual.source_revision_config, ...seed.source_revision_config },
      };
      return deploymentReply(
        keep({ ...begin(body, now, ALREADY_DEPLOYED, agent), script }, now),
        now,
      );
    },
    addRevision(deploymentId, { script, ...change } = {}) {
      const view = history.view();
      const deployment = find(view, deploymentId);
      const added = revision(deployment, change, view.now, script);
      const after = keep(patched(deployment, change, added, view.now), view.now);
      return revisionReply(after, added, view.now);
    },
    setStatus(deploymentId, status) {
      const view = history.view();
      keep({ ...find(view, deploymentId), status }, view.now);
    },
    deployment(deploymentId) {
      const view = history.view();
      return deploymentReply(find(view, deploymentId), view.now);
    },
    revisions(deploymentId) {
      const view = history.view();
      const deployment = find(view, deploymentId);
      return deployment.revisions.map((one) => revisionReply(deployment, one, view.now)).reverse();
    },
    push(repoUrl, branch) {
      const { deployments, now } = history.view();
      pushes.set(repoUrl, (pushes.get(repoUrl) ?? 0) + 1);
      const tracking = [...deployments.values()].filter(
        ({ source_config, revisions }) =>
          source_config.build_on_push &&
          source_config.repo_url === repoUrl &&
          revisions.at(-1)?.source_revision_config.repo_ref === branch,
      );
      for (const deployment of tracking) {
        keep(patched(deployment, {}, revision(deployment, {}, now), now), now);
      }
    },
    create: (body, now) => keep(begin(body, now), now),
    patch(deployment, patch, now) {
      const creates = revisionTriggers(patch).length > 0;
      return keep(
        patched(deployment, patch, creates ? revision(deployment, patch, now) : undefined, now),
        now,
      );
    },
  };
}
