import type { ServiceError } from "../../service/client/errors.ts";
import type { Phase } from "../../service/client/write/write.ts";
import type {
  DeploymentPatch,
  DeploymentState,
} from "../../service/contract/deployments/deployment.ts";
import type { NamedRevision, Revision } from "../../service/contract/deployments/revision.ts";
import type { StateStore as StoreOf, Update as UpdateOf } from "../../step/state-store.ts";
import type { PlanSummary } from "./change.ts";
import type { LoggedError } from "./failure/error-line.ts";
import type { StatusClass } from "./status.ts";

/** Whether a watched revision is that of the step, or that of its rollback. */
export type RevisionRole = "revision" | "rollback";

/** What messages need to know of the step: its action, and some of its inputs. */
export interface MessageSettings {
  /** Label of the deployment until its name is known. */
  name: string;
  /** Only deploy, the root action, can resume watching: it has the input `revision_id`. */
  action: "create" | "deploy";
  on_superseded: "fail" | "warn";
  github_environment?: string | undefined;
  revision_link?: string | undefined;
}

/**
 * A status of a watched revision, from its first read to the next status, or to its last read.
 * Times are in milliseconds since the start of the step.
 */
export interface StatusPeriod {
  role: RevisionRole;
  status: string;
  statusClass: StatusClass;
  atMs: number;
  untilMs: number;
}

export type LogType = "build" | "deploy";

export interface FailureLog {
  type: LogType;
  /** The last lines, preceded by the error if it is further up. */
  text: string;
  /** Describes `text`: `The last 50 lines of the build log`. */
  title: string;
  error?: LoggedError | undefined;
  /** The line with which the agent server logs its start. */
  start?: string | undefined;
}

/** The end of a watched revision, or of the wait for it. */
export interface RolloutEnd {
  outcome: "deployed" | "failed" | "superseded" | "not_active" | "timed_out";
  /** Why the last read before the deadline failed, if it did. */
  failure?: ServiceError | undefined;
  newer_revision_id?: string | undefined;
}

export interface Rollback {
  phase: Phase;
  /** Label of the content to restore. */
  label?: string;
  /** The revision whose content is restored. */
  previous?: Revision;
  revision_id?: string;
  /** Members of the change that the rollback does not restore. */
  keptMembers?: readonly string[];
  outcome?: RolloutEnd["outcome"];
  durationMs?: number;
  /** The check that failed after the rollback. */
  failedCheck?: string | undefined;
  /** Why there was no rollback, why its result is unknown, or why it could not be checked. */
  failureReason?: string;
  /** The platform's last message about the rollback's revision. */
  statusMessage?: string | null | undefined;
}

export interface State {
  messageSettings: MessageSettings;
  deployment_id?: string;
  /** The deployment as last read before the change. */
  initialDeployment?: DeploymentState;
  /** The active revision before the change, if `initialDeployment` shows a later one's content. */
  previousRevision?: Revision;
  /** The deployment as last read, also after the change. */
  deployment?: DeploymentState;
  /** The active revision at the last reread, if no other member shows its content. */
  activeRevision?: Revision;
  plan?: PlanSummary;
  patch?: DeploymentPatch;
  /** Whether the service shows everything that was sent; undefined if unknown. */
  isAsSent?: boolean | undefined;
  /** Whether this step created the deployment; `createdByThisStep` is about the revision. */
  isNew?: boolean;
  phase: Phase;
  revision?: NamedRevision;
  createdByThisStep: boolean;
  statusPeriods: readonly StatusPeriod[];
  polls: number;
  /** Set while the deployment or revision as last read may be outdated; `gone` after a 404. */
  readFailure?: "gone" | "other" | undefined;
  /** The last revision that `wait_for_idle` waited for, and the total time. */
  idleWait?: { revision_id: string; waitedMs: number };
  /** The end of the log of a revision that failed or was still starting, if it may be shown. */
  failureLog?: FailureLog;
  currentCheck?: string | undefined;
  /** Last reported by the agent server. `isKnown`: it or its deployment is on the control plane. */
  serverRevision?: { id: string; isKnown: boolean } | undefined;
  /** The checks of the agent server that passed, by name. */
  checksPassed: readonly string[];
  rollback?: Rollback;
}

/** Picks the settings, since callers may pass all inputs, credentials included. */
export const initialState = ({
  name,
  action,
  on_superseded,
  github_environment,
  revision_link,
}: MessageSettings): State => ({
  messageSettings: { name, action, on_superseded, github_environment, revision_link },
  phase: "not sent",
  createdByThisStep: false,
  statusPeriods: [],
  polls: 0,
  checksPassed: [],
});

type Update = UpdateOf<State>;

export const periodsOf = ({ statusPeriods }: State, watchedRole: RevisionRole) =>
  statusPeriods.filter(({ role }) => role === watchedRole);

/** When the final status was first read; undefined if the step began to watch after the end. */
export function finalStatusMs(state: State): number | undefined {
  const periods = periodsOf(state, "revision");
  return periods.length > 1 || state.createdByThisStep ? periods.at(-1)?.atMs : undefined;
}

export const deploymentUpdate = (deployment: DeploymentState) =>
  ({ deployment_id: deployment.id, deployment, readFailure: undefined }) satisfies Update;

export function pollUpdate(
  role: RevisionRole,
  revision: Revision,
  statusClass: StatusClass,
): Update {
  const { status, status_message: statusMessage } = revision;
  return (state, atMs) => {
    const { rollback } = state;
    const period = state.statusPeriods.at(-1);
    const isSameRole = period?.role === role;
    const isSame = isSameRole && period.status === status;
    const periods = isSameRole
      ? state.statusPeriods.with(-1, { ...period, untilMs: atMs })
      : state.statusPeriods;
    const statusPeriods = isSame
      ? periods
      : [...periods, { role, status, statusClass, atMs, untilMs: atMs }];
    const polls = state.polls + 1;
    if (role === "rollback")
      return { statusPeriods, polls, rollback: { phase: "accepted", ...rollback, statusMessage } };
    const content = revision.source_revision_config ?? state.revision?.source_revision_config;
    return {
      statusPeriods,
      polls,
      readFailure: undefined,
      revision: { ...revision, source_revision_config: content },
    };
  };
}

export const rollbackUpdate =
  (changes: Partial<Rollback>): Update =>
  ({ rollback }) => ({ rollback: { phase: "not sent", ...rollback, ...changes } });

/** The active revision, unless the last read failed. */
export const activeRevisionId = ({ deployment, readFailure }: State): string | undefined =>
  (readFailure === undefined && deployment?.active_revision_id) || undefined;

/** Whether the last read of the deployment named our revision as the active one. */
export const isServing = (state: State): boolean =>
  state.revision !== undefined && activeRevisionId(state) === state.revision.id;

/** False if an earlier reply named our revision as active and this one, perhaps stale, does not. */
export const isUpToDate = (state: State, reply: DeploymentState | undefined): boolean =>
  !reply || !isServing(state) || reply.active_revision_id === state.revision?.id;

/** URL of the agent server as the service shows it, or an empty text. */
export const serverUrlOf = (deployment: DeploymentState | undefined): string =>
  deployment?.source_config.custom_url || deployment?.url || "";

export type StateStore = StoreOf<State>;
