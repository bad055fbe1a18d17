import type { Sight } from "../../../service/client/write/write-once.ts";
import type {
  DeploymentPatch,
  DeploymentState,
  Revision,
  SourceRevisionConfig,
} from "../../../service/contract/deployments.ts";
import { parseImage } from "../../../service/contract/image.ts";
import { TAG_PREFIX } from "../../../service/contract/source.ts";
import {
  contradictingRuns,
  differingRuns,
  givenRuns,
  hasOtherTag,
  isOtherContent,
} from "../../rollout/runs.ts";
import { isOwnRef, type WorkflowRun } from "../context.ts";
import { contradicted, NOT_THERE, type ShownDeployment, secretsShown, specShown } from "./shown.ts";

/** What was sent, and beside what it has to be recognised. */
export interface Sent {
  patch: DeploymentPatch;
  /** What the latest revision ran before: the new one keeps the members that were not sent. */
  before: SourceRevisionConfig;
  run: Pick<WorkflowRun, "id" | "ref" | "commit">;
}

/** One reading of the service: the deployment, and the revisions that are new, oldest first. */
export interface Seen {
  newRevisions: readonly Revision[];
  deployment: ShownDeployment;
}

/** What may be so of a new revision, by what the service shows. */
type Fact =
  // The service has accepted the change; what it shows has had time to catch up since.
  | ("accepted" | "settled")
  // It has the mark of this run, or is fixed content that was sent alone.
  | "marked"
  // It runs all that was sent beside what ran before, and no other new one does.
  | ("the same" | "the only same")
  // It may be of the change: the first new one, or the latest of a deployment as it was sent.
  | ("the first possible" | "the latest, as sent")
  // The only new one that runs no other tag, digest or ref than was sent.
  | "the only fit"
  | "beside others"
  // The deployment shows the spec that was sent; it shows no other spec and no other secrets.
  | ("shown" | "not contradicted");

/** Whose a new revision is: the first row of which all is so. */
const TRUTH: readonly (readonly [readonly Fact[], "ours" | "unknown" | "foreign"])[] = [
  [["marked", "not contradicted"], "ours"],
  // Spec and secrets may be of a later one. Alone, it was made over ours.
  [["marked", "beside others"], "ours"],
  [["accepted", "the latest, as sent"], "ours"],
  // A spec that is hidden proves nothing; hidden secrets are all that some services ever show.
  [["the only same", "shown", "not contradicted"], "ours"],
  [["settled", "the only fit"], "ours"],
  [["settled", "the first possible"], "ours"],
  [["the same", "not contradicted"], "unknown"],
  [[], "foreign"],
];

/** Whether an image's tag or a git ref holds the number of this workflow run. */
function isMarked(runs: SourceRevisionConfig | null | undefined, id: string): boolean {
  const name = runs?.image_uri?.split("/").at(-1)?.split("@")[0] ?? runs?.repo_ref ?? "";
  return id !== "" && new RegExp(`(?<!\\d)${id}(?!\\d)`).test(name);
}

type ShownRuns = SourceRevisionConfig | null | undefined;

/** Whether a revision shows the ref that is sent as its commit, which this run knows. */
function isOwnCommit({ patch, run }: Omit<Sent, "before">, shown: ShownRuns): boolean {
  const { repo_ref } = patch.source_revision_config ?? {};
  return isOwnRef(repo_ref, run) && run.commit !== "" && shown?.repo_ref === run.commit;
}

/** Whether a revision runs all that is wanted. */
function isLike(sent: Omit<Sent, "before">, wanted: ShownRuns, shown: ShownRuns): boolean {
  const isSame = (member: string) => member === "repo_ref" && isOwnCommit(sent, shown);
  return (
    differingRuns(wanted, shown).every(isSame) &&
    !hasOtherTag(sent.patch.source_revision_config, shown)
  );
}

type Shows = Pick<DeploymentState, "source_config">;

/** Whether what runs can never be something else: a digest, a git tag or a commit. */
const isFixed = ({ repo_ref, image_uri }: SourceRevisionConfig, isCommit: boolean): boolean =>
  isCommit ||
  !!repo_ref?.startsWith(TAG_PREFIX) ||
  parseImage(image_uri ?? "").digest !== undefined;

/**
 * Fixed content alone, or beside members that the deployment has already: whoever made a revision
 * of it made what was asked for.
 */
function isContentAlone(sent: Omit<Sent, "before">, shown: ShownRuns, deployment: Shows): boolean {
  const { secrets, ...patch } = sent.patch;
  const { resource_spec, ...members } = patch.source_config ?? {};
  const present = new Map<string, unknown>(Object.entries(deployment.source_config));
  const areThere = Object.entries(members).every(([name, value]) => present.get(name) === value);
  const isKnown = isFixed(patch.source_revision_config ?? {}, isOwnCommit(sent, shown));
  return isKnown && !secrets && !resource_spec && areThere;
}

/** Whether a revision of this deployment can only be what this patch asks for, whoever sent it. */
export function isUnmistakable(
  sent: Omit<Sent, "before">,
  revision: Revision,
  deployment: Shows,
): boolean {
  const runs = revision.source_revision_config;
  if (!isLike(sent, sent.patch.source_revision_config, runs)) return false;
  return isContentAlone(sent, runs, deployment) || isMarked(runs, sent.run.id);
}

/** How far a change has come, whose revision is looked for. */
export type Progress = "lost" | "accepted" | "settled";

/** What is so of a new revision. */
function factsOf(sent: Sent, { newRevisions, deployment }: Seen, progress: Progress) {
  const wanted = wantedBy(sent);
  const those = (isOne: (runs: ShownRuns) => boolean) =>
    newRevisions.filter(({ source_revision_config: runs }) => isOne(runs));
  const same = those((runs) => isLike(sent, wanted, runs));
  const possible = those((runs) => !isOther(sent, wanted, runs));
  const fit = those((runs) => !isOtherContent(sent.patch.source_revision_config, runs));
  const isSpecShown = specShown(sent.patch, deployment) === "same";
  const isAllShown = isSpecShown && secretsShown(sent.patch, deployment) === "same";
  // Another image may have come just before ours, which the list shows late.
  const isAfterOthers = progress === "settled" || (possible.length === 0 && isAllShown);
  const likely = isAfterOthers ? fit : possible;
  const isUncontradicted = contradicted(sent.patch, deployment).length === 0;
  const isOnly = (one: Revision, all: readonly Revision[]) => all.length === 1 && all[0] === one;
  return (one: Revision): Record<Fact, boolean> => ({
    accepted: progress !== "lost",
    settled: progress === "settled",
    marked: isUnmistakable(sent, one, deployment),
    "the same": same.includes(one),
    "the only same": isOnly(one, same),
    "the first possible": one === possible[0],
    "the latest, as sent":
      isUncontradicted && likely.includes(one) && one.id === deployment.latest_revision_id,
    "the only fit": isOnly(one, fit),
    "beside others": newRevisions.length > 1,
    shown: isSpecShown,
    "not contradicted": isUncontradicted,
  });
}

/** Which of the new revisions is ours, as the table has it. */
export function recognise(sent: Sent, seen: Seen, progress: Progress = "lost"): Sight<Revision> {
  const { newRevisions, deployment } = seen;
  if (newRevisions.length === 0) return { kind: "nothing" };
  const factsFor = factsOf(sent, seen, progress);
  const of = (whose: string) =>
    newRevisions.filter((one) => {
      const facts = factsFor(one);
      return TRUTH.find(([row]) => row.every((fact) => facts[fact]))?.[1] === whose;
    });
  const ours = of("ours");
  // A later change of other members, by anyone, makes a revision that runs the same: it has all
  // that was sent, or only the first one has.
  const found =
    ours.findLast((one) => progress !== "lost" && factsFor(one)["the latest, as sent"]) ??
    ours.findLast((one) => isContentAlone(sent, one.source_revision_config, deployment)) ??
    ours[0];
  if (found !== undefined) return { kind: "ours", found };
  const isSame = newRevisions.some((one) => factsFor(one)["the same"]);
  const reasons = isSame ? contradicted(sent.patch, deployment).map((name) => NOT_THERE[name]) : [];
  const whose = of("unknown").length > 0 ? "cannot be told apart" : "are not of this change";
  const ids = newRevisions.map(({ id }) => id).join(", ");
  const why = [...reasons, `Revisions appeared that ${whose}: ${ids}`].join(". ");
  return { kind: "unproven", why };
}

/** Whether a revision shows, in a form that can be compared, something else than is wanted. */
const isOther = (sent: Sent, wanted: ShownRuns, shown: ShownRuns): boolean =>
  contradictingRuns(wanted, shown).length > 0 ||
  hasOtherTag(sent.patch.source_revision_config, shown);

/**
 * The revision that the answer to a change names. One that does not show what was sent lags behind,
 * and may name someone else's.
 */
export function namedBy(sent: Sent, reply: Seen["deployment"]): Revision | undefined {
  const { latest_revision_id: id, source_revision_config: runs } = reply;
  const differs = isOther(sent, sent.patch.source_revision_config, runs);
  if (id === null || differs || contradicted(sent.patch, reply).length > 0) return undefined;
  return { id, status: "", source_revision_config: runs };
}

/**
 * Whether a revision runs something else than was sent, or than ran before beside one that does
 * not, or is the latest of a deployment that shows other values.
 */
export function isForeign(sent: Sent, { newRevisions, deployment }: Seen, id: string): boolean {
  const isLatest = deployment.latest_revision_id === id;
  if (isLatest && contradicted(sent.patch, deployment).length > 0) return true;
  const differs = (wanted: ShownRuns) => (one: Revision) =>
    isOther(sent, wanted, one.source_revision_config);
  const own = newRevisions.filter((one) => one.id === id);
  if (own.some(differs(sent.patch.source_revision_config))) return true;
  const others = differs(wantedBy(sent));
  return own.some(others) && !newRevisions.every(others);
}

/** All that ours runs: what was sent beside what ran before. */
function wantedBy({ patch, before }: Sent): SourceRevisionConfig {
  const all = { ...before, ...Object.fromEntries(givenRuns(patch.source_revision_config)) };
  // Services also show the image that they built of a git ref.
  return all.repo_ref ? { ...all, image_uri: undefined } : all;
}
