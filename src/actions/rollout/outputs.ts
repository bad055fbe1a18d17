import { createStateStore } from "../../report/state-store.ts";
import type { OutputValue } from "../../report/world.ts";
import { changesAsJson } from "./changes.ts";
import { previousRuns } from "./describe.ts";
import { addressOf, type Known, type Labels, nothingKnown, type StateStore } from "./known.ts";

/** Claims nothing about the time after the last reply. */
const outputsOfDeployment = ({ deployment, silentSinceMs }: Known) => ({
  deployment_name: deployment?.name ?? "",
  deployment_status: deployment?.status ?? "",
  deployment_url: addressOf(deployment),
  active_revision_id: (silentSinceMs === undefined && deployment?.active_revision_id) || "",
});

function outputsOfRevision({ revision, createdByThisStep, polls }: Known) {
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

/** The outputs that follow from what is known, by their names. Absent means empty. */
export const outputsOf = (known: Known) =>
  ({
    deployment_id: known.deployment_id ?? "",
    previous_revision_id: known.before?.active_revision_id ?? "",
    previous_image_uri: previousRuns(known)?.image_uri ?? "",
    previous_repo_ref: previousRuns(known)?.repo_ref ?? "",
    ...outputsOfDeployment(known),
    ...outputsOfRevision(known),
    changes: known.plan === undefined ? "" : changesAsJson(known.plan.changes),
    as_sent: known.isAsSent ?? "",
    created: known.isNew ?? "",
    rolled_back: known.rollback?.end === "deployed",
    rollback_revision_id: known.rollback?.revision_id ?? "",
  }) satisfies Record<string, OutputValue>;

type RolloutOutputs = ReturnType<typeof outputsOf>;

/** The outputs that a rollout sets: those that an action declares are among them. */
export type RolloutOutput = keyof RolloutOutputs | "outcome" | "elapsed_seconds" | "error_message";

/** Those of an action's outputs that follow from what is known. `described` are all that it has. */
export const outputsAmong = <Name extends string>(described: Record<Name, string>, known: Known) =>
  Object.fromEntries(
    Object.entries(outputsOf(known)).filter(([name]) => Object.hasOwn(described, name)),
  ) as Pick<RolloutOutputs, Name & keyof RolloutOutputs>;

/** Keeps what a step learns, and sets the outputs that the action has. `now` is the clock. */
export const rolloutStore = <Name extends string>(
  now: () => number,
  labels: Labels,
  described: Record<Name, string>,
  set: (name: Name & keyof RolloutOutputs, value: OutputValue) => void,
): StateStore =>
  createStateStore(
    now,
    nothingKnown(labels),
    (known) => outputsAmong(described, known),
    // The poll count is set once, at the end.
    (name, value) => void (name === "poll_count" || set(name, value)),
  );
