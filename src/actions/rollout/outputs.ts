import type { OutputValue } from "../../report/report.ts";
import { createStateStore } from "../../step/state-store.ts";
import type { StepReport } from "../../step/step-context.ts";
import { changesAsJson } from "./change.ts";
import { previousContent } from "./describe.ts";
import { messagesIfKilled } from "./end/error-results.ts";
import { addressOf, initialState, type Labels, type State, type StateStore } from "./state.ts";

/** Empty if the last read failed. */
const outputsOfDeployment = ({ deployment, silentSinceMs }: State) => ({
  deployment_name: deployment?.name ?? "",
  deployment_status: deployment?.status ?? "",
  deployment_url: addressOf(deployment),
  active_revision_id: (silentSinceMs === undefined && deployment?.active_revision_id) || "",
});

function outputsOfRevision({ revision, createdByThisStep, polls }: State) {
  const { image_uri, repo_ref, repo_commit_sha } = revision?.source_revision_config ?? {};
  return {
    revision_id: revision?.id ?? "",
    revision_created: createdByThisStep,
    status: revision?.status ?? "",
    image_uri: image_uri ?? "",
    repo_ref: repo_ref ?? "",
    repo_commit_sha: repo_commit_sha ?? "",
    poll_count: polls,
  };
}

/** All outputs that derive from the state. Absent means empty. */
export const outputsOf = (state: State) =>
  ({
    deployment_id: state.deployment_id ?? "",
    previous_revision_id: state.before?.active_revision_id ?? "",
    previous_image_uri: previousContent(state)?.image_uri ?? "",
    previous_repo_ref: previousContent(state)?.repo_ref ?? "",
    ...outputsOfDeployment(state),
    ...outputsOfRevision(state),
    changes: state.plan === undefined ? "" : changesAsJson(state.plan.changes),
    as_sent: state.isAsSent ?? "",
    server_revision_id: state.serverRevision?.id ?? "",
    created: state.isNew ?? "",
    rolled_back: state.rollback?.end === "deployed",
    rollback_revision_id: state.rollback?.revision_id ?? "",
  }) satisfies Record<string, OutputValue>;

type RolloutOutputs = ReturnType<typeof outputsOf>;

/** The outputs of a rollout, from which actions declare some. */
export type RolloutOutput = keyof RolloutOutputs | "outcome" | "elapsed_seconds" | "error_message";

/** The outputs that an action declares in `described`. */
export const outputsAmong = <Name extends string>(described: Record<Name, string>, state: State) =>
  Object.fromEntries(
    Object.entries(outputsOf(state)).filter(([name]) => Object.hasOwn(described, name)),
  ) as Pick<RolloutOutputs, Name & keyof RolloutOutputs>;

/** Holds the state of a step with a rollout, and sets the outputs of the action. */
export const rolloutStore = <Name extends string>(
  now: () => number,
  labels: Labels,
  described: Record<Name, string>,
  { output, saveState }: StepReport<Name & keyof RolloutOutputs>,
): StateStore =>
  createStateStore<State, (Name & keyof RolloutOutputs) | "if_killed">(
    now,
    initialState(labels),
    (state) => ({
      ...outputsAmong(described, state),
      if_killed: saveState && messagesIfKilled(state),
    }),
    (name, value) => {
      if (name === "if_killed") saveState?.(name, String(value));
      // The poll count is set once, at the end.
      else if (name !== "poll_count") output(name, value);
    },
  );
