import type { OutputValue } from "../../report/report.ts";
import { createStateStore } from "../../step/state-store.ts";
import type { StepReport } from "../../step/step-context.ts";
import { serializeChanges } from "./change.ts";
import { previousContent } from "./content.ts";
import { messagesIfKilled } from "./end/error-results.ts";
import {
  activeRevisionId,
  initialState,
  type MessageSettings,
  type State,
  type StateStore,
  serverUrlOf,
} from "./state.ts";

/** All outputs that derive from the state. An absent value becomes an empty output. */
export function outputsOf(state: State) {
  const { deployment, revision, rollback, plan } = state;
  const content = revision?.source_revision_config;
  const previous = previousContent(state);
  return {
    deployment_id: state.deployment_id,
    deployment_name: deployment?.name,
    deployment_status: deployment?.status,
    deployment_url: serverUrlOf(deployment),
    active_revision_id: activeRevisionId(state),
    previous_revision_id: state.initialDeployment?.active_revision_id,
    previous_image_uri: previous?.image_uri,
    previous_repo_ref: previous?.repo_ref,
    revision_id: revision?.id,
    revision_created: state.createdByThisStep,
    status: revision?.status,
    image_uri: content?.image_uri,
    repo_ref: content?.repo_ref,
    repo_commit_sha: content?.repo_commit_sha,
    poll_count: state.polls,
    changes: plan && serializeChanges(plan.changes),
    as_sent: state.isAsSent,
    server_revision_id: state.serverRevision?.id,
    created: state.isNew,
    rolled_back: rollback?.outcome === "deployed",
    rollback_revision_id: rollback?.revision_id,
  } satisfies Record<string, OutputValue | null | undefined>;
}

/** Outputs that change with each read, so that they are set only once. */
const SET_AT_END: readonly string[] = ["poll_count"];

type StateOutput = keyof ReturnType<typeof outputsOf>;

/** The outputs of a rollout: each action declares some of them. */
export type RolloutOutput = StateOutput | "outcome" | "elapsed_seconds" | "error_message";

export const declaredValues = <Name extends string>(declared: Record<Name, string>, state: State) =>
  Object.fromEntries(
    Object.entries(outputsOf(state)).flatMap(([name, value]) =>
      Object.hasOwn(declared, name) ? [[name, value ?? ""]] : [],
    ),
  ) as Record<Name & StateOutput, OutputValue>;

/** Holds the state of a step with a rollout, and sets the outputs of the action. */
export const rolloutStore = <Name extends string>(
  now: () => number,
  messageSettings: MessageSettings,
  declaredOutputs: Record<Name, string>,
  { output, saveState }: StepReport<Name & StateOutput>,
): StateStore =>
  createStateStore<State, (Name & StateOutput) | "if_killed">(
    now,
    initialState(messageSettings),
    (state) => ({ ...declaredValues(declaredOutputs, state), if_killed: messagesIfKilled(state) }),
    (name, value) => {
      if (name === "if_killed") saveState(name, String(value));
      else if (!SET_AT_END.includes(name)) output(name, value);
    },
  );
