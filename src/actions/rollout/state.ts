import type { ServiceError } from "../../service/client/errors.ts";
import type { Phase } from "../../service/client/write/write.ts";
import type { Recovery } from "../../service/client/write/write-once.ts";
import type {
  DeploymentPatch,
  DeploymentState,
} from "../../service/contract/deployments/deployment.ts";
import type { NamedRevision, Revision } from "../../service/contract/deployments/revision.ts";
import type { StateStore as StoreOf, Update as UpdateOf } from "../../step/state-store.ts";
import type { PlanSummary } from "./change.ts";
import type { LoggedError } from "./failure/error-line.ts";
import type { StatusClass } from "./status.ts";

/** Which revision is watched: that of the step, or that of its rollback. */
export type RevisionRole = "revision" | "rollback";

/** Values of inputs that messages need. */
export interface Labels {
  /** Label of the deployment until its name is known. */
  name: string;
  /** How to resume watching: only the root action can watch a revision. */
  watchedBy: "this action" | "the root action";
  on_superseded: "fail" | "warn";
  github_environment?: string | undefined;
  revision_link?: string | undefined;
}

/** A status of a watched revision. Times are in milliseconds since the start of the step. */
export interface StatusPeriod {
  role: RevisionRole;
  status: string;
  statusClass: StatusClass;
  atMs: number;
  /** When this status was last seen, if reads failed before the next one. */
  untilMs?: number;
}

export interface FailureLog {
  type: "build" | "deploy";
  /** The lines to show: the end, preceded by the error if it is further up. */
  text: string;
  /** Names these lines: `the last 50 lines`. */
  title: string;
  error?: LoggedError | undefined;
  /** The line in which the server says that it has started. */
  start?: string | undefined;
}

/** How watching a revision ended. */
export interface RolloutEnd {
  outcome: "deployed" | "failed" | "superseded" | "not_active" | "timed_out";
  /** Why the last read failed, if the deadline came first. */
  failure?: ServiceError | undefined;
  /** Whether the deployment showed the revision as active. */
  isServing?: true;
  newer_revision_id?: string | undefined;
}

export interface Rollback {
  phase: Phase;
  /** Label of the content that was rolled back to. */
  targetLabel?: string;
  /** The revision that had that content before. */
  previous?: Revision;
  revision_id?: string;
  /** Members of the change that are not rolled back. */
  unrestoredMembers?: readonly string[];
  end?: RolloutEnd["outcome"];
  durationMs?: number;
  /** The check that failed after the rollback. */
  failedCheck?: string | undefined;
  /** Why there was no rollback, or why its result is unknown. */
  failureReason?: string;
  /** The platform's last message about the rollback's revision. */
  statusMessage?: string | null | undefined;
}

export interface State {
  labels: Labels;
  deployment_id?: string;
  /** The deployment as last read before the change. */
  initialDeployment?: DeploymentState;
  /** The active revision before the change, if the deployment shows the content of a later one. */
  previousRevision?: Revision;
  /** The deployment as last read, also after the change. */
  deployment?: DeploymentState;
  /** The active revision now, read if neither `deployment` nor `revision` shows its content. */
  activeRevision?: Revision;
  plan?: PlanSummary;
  patch?: DeploymentPatch;
  /** Whether the service shows everything that was sent; undefined if unknown. */
  isAsSent?: boolean | undefined;
  /** Whether the deployment was created by this step. */
  isNew?: boolean;
  phase: Phase;
  recovery?: Recovery;
  revision?: NamedRevision;
  /** Whether this step created `revision`. */
  createdByThisStep: boolean;
  statusPeriods: readonly StatusPeriod[];
  polls: number;
  /** State of the revision when last read; times are in milliseconds since the start. */
  lastSeen?: { status: string; atMs: number };
  /** Why the last read failed: the revision no longer exists, or is unknown. */
  readFailure?: "gone" | "other" | undefined;
  /** The last revision that `wait_for_idle` waited for, and the total time. */
  idleWait?: { revision_id: string; waitedMs: number };
  /** The end of the log of a failed revision, if it may be shown. */
  failureLog?: FailureLog;
  /** The check of the agent server that is running. */
  currentCheck?: string | undefined;
  /** What the agent server last reported. `isKnown` if the control plane shows this revision. */
  serverRevision?: { id: string; isKnown: boolean } | undefined;
  /** The checks of the agent server that passed, by name. */
  checksPassed: readonly string[];
  rollback?: Rollback;
}

/** Picks the labels, since callers may pass all inputs, credentials included. */
export const initialState = ({
  name,
  watchedBy,
  on_superseded,
  github_environment,
  revision_link,
}: Labels): State => ({
  labels: { name, watchedBy, on_superseded, github_environment, revision_link },
  phase: "not sent",
  createdByThisStep: false,
  statusPeriods: [],
  polls: 0,
  checksPassed: [],
});

type Update = UpdateOf<State>;

export const deploymentUpdate = (deployment: DeploymentState) =>
  ({
    deployment_id: deployment.id,
    deployment,
    readFailure: undefined,
  }) satisfies Update;

export function pollUpdate(
  role: RevisionRole,
  revision: Revision,
  statusClass: StatusClass,
): Update {
  const { status, status_message: statusMessage } = revision;
  return (state, atMs) => {
    const { lastSeen, rollback } = state;
    const last = state.statusPeriods.at(-1);
    const isSame = last?.role === role && last.status === status;
    const periods =
      last !== undefined && lastSeen !== undefined && state.readFailure !== undefined
        ? state.statusPeriods.with(-1, { ...last, untilMs: lastSeen.atMs })
        : state.statusPeriods;
    const statusPeriods = isSame
      ? state.statusPeriods
      : [...periods, { role, status, statusClass, atMs }];
    const polls = state.polls + 1;
    if (role === "rollback")
      return { statusPeriods, polls, rollback: { phase: "accepted", ...rollback, statusMessage } };
    const content = revision.source_revision_config ?? state.revision?.source_revision_config;
    return {
      statusPeriods,
      polls,
      lastSeen: { status, atMs },
      readFailure: undefined,
      revision: { ...revision, source_revision_config: content },
    };
  };
}

/** Without a reason, that of an earlier failed read remains. */
export const failedReadUpdate =
  (role: RevisionRole, reason?: State["readFailure"]): Update =>
  ({ readFailure = "other" }) =>
    role === "rollback" ? {} : { readFailure: reason ?? readFailure };

export const rollbackUpdate =
  (changes: Partial<Rollback>): Update =>
  ({ rollback }) => ({ rollback: { phase: "not sent", ...rollback, ...changes } });

/** The active revision, unless the last read failed. */
export const activeRevisionId = ({ deployment, readFailure }: State): string | undefined =>
  (readFailure === undefined && deployment?.active_revision_id) || undefined;

/** URL of the agent server as shown by the service; empty if it shows none. */
export const serverUrlOf = (deployment: DeploymentState | undefined): string =>
  deployment?.source_config.custom_url || deployment?.url || "";

export type StateStore = StoreOf<State>;
