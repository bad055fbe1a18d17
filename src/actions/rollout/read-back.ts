import { isDeepStrictEqual } from "node:util";
import type { End } from "../../report/conclusion.ts";
import type { World } from "../../report/world.ts";
import { readAside } from "../../service/client/read.ts";
import {
  type DeploymentPatch,
  type DeploymentState,
  getDeploymentSecrets,
  getRevision,
  type Secret,
  type ShownSecret,
  type SourceRevisionConfig,
} from "../../service/contract/deployments.ts";
import { isRedacted } from "../../service/contract/redacted-value.ts";
import { type Change, changesInShort, concealed } from "./changes.ts";
import { runsAnother } from "./end/ends-of-rollout.ts";
import { type Known, type Notebook, type RolloutEnd, shown as shownNow } from "./known.ts";
import { contradictingRuns, hasOtherTag, isOtherContent } from "./runs.ts";

type Secrets = readonly ShownSecret[] | null | undefined;
type Seen = Pick<DeploymentState, "source_config"> & { secrets?: Secrets };

/** A value that was sent, by its path in a plan, and another one that the service shows of it. */
type Otherwise = [path: string, sent: unknown, shown: unknown];

/** A service may add members to what was sent, and leave out or hide what it does not show. */
export function contains(shown: unknown, sent: unknown): boolean {
  if (sent === null || sent === undefined || shown === null || shown === undefined) return true;
  if (Array.isArray(sent) && Array.isArray(shown))
    return sent.length === shown.length && sent.every((one, at) => contains(shown[at], one));
  if (typeof sent !== "object" || typeof shown !== "object") return isDeepStrictEqual(shown, sent);
  const members = new Map(Object.entries(shown));
  return Object.entries(sent).every(([name, value]) => contains(members.get(name), value));
}

/** A service may write a number as text, and an address with a slash at its end. */
const isAsSent = (sent: unknown, shown: unknown): boolean =>
  contains(shown, sent) || `${shown}`.replace(/\/$/, "") === `${sent}`.replace(/\/$/, "");

function otherMembers(
  path: string,
  sent: object | null | undefined,
  shown: object | null | undefined,
): Otherwise[] {
  const present = new Map<string, unknown>(Object.entries(shown ?? {}));
  return Object.entries(sent ?? {}).flatMap(([name, value]): Otherwise[] => {
    const now = present.get(name) ?? null;
    // What is not there is as good as false, empty or nothing.
    const isSame = now === null ? !value : isAsSent(value, now);
    return isSame ? [] : [[`${path}.${name}`, value, now]];
  });
}

/** Secrets by name: null for one that is not there. A value that is hidden is nothing else. */
export function otherSecrets(
  sent: readonly Secret[] | null | undefined,
  shown: Secrets,
): Otherwise[] {
  if (!shown?.length) return [];
  const values = new Map(shown.map(({ name, value }) => [name, value ?? ""]));
  return (sent ?? []).flatMap(({ name, value }): Otherwise[] => {
    const now = values.get(name);
    if (now === value || (now !== undefined && isRedacted(now))) return [];
    return [[`secrets.${name}`, "(set)", now === undefined ? null : "(another value)"]];
  });
}

/**
 * What a service shows otherwise than it was sent: it may clamp, rewrite, ignore or drop it. Beyond
 * the contract: changed-values.
 */
export function shownOtherwise(
  patch: DeploymentPatch,
  { source_config: config, secrets }: Seen,
  runs: SourceRevisionConfig | null | undefined,
): Otherwise[] {
  const { resource_spec, ...members } = patch.source_config ?? {};
  const sent = patch.source_revision_config;
  const others = new Set(contradictingRuns(sent, runs));
  if (hasOtherTag(sent, runs)) others.add("image_uri");
  // A spec of which nothing is shown is hidden.
  const spec = Object.values(config.resource_spec ?? {}).some((value) => value !== null);
  return [
    ...otherMembers("source_config", members, config),
    ...(spec
      ? otherMembers("source_config.resource_spec", resource_spec, config.resource_spec)
      : []),
    ...[...others].map(
      (name): Otherwise => [`source_revision_config.${name}`, sent?.[name], runs?.[name]],
    ),
    ...otherSecrets(patch.secrets, secrets),
  ];
}

/** A secret of which the service shows nothing was sent: whether it is new is not known. */
const asHidden = (change: Change, isShown: boolean): Change =>
  isShown || change.after === "(removed)" || !change.path.startsWith("secrets.")
    ? change
    : { ...change, before: "(unknown)", after: "(set)" };

/** The changes with what came of them, and of what was sent although it changes nothing. */
function withShown(
  changes: readonly Change[],
  others: readonly Otherwise[],
  { source_config: { resource_spec: spec }, secrets }: Seen,
): Change[] {
  const found = new Map(others.map((one) => [one[0], one]));
  const fields = new Map<string, unknown>(Object.entries(spec ?? {}));
  const present = new Set(secrets?.map(({ name }) => `secrets.${name}`));
  const told = changes.map((change): Change => {
    const { path, after } = change;
    const [, , shown] = found.get(path) ?? [];
    found.delete(path);
    if (shown !== undefined) return { ...change, shown: concealed(shown) };
    const isKept = after === "(removed)" && present.has(path);
    const left = after === null ? fields.get(path.split(".").at(-1) ?? "") : undefined;
    const rest = isKept ? "(set)" : (left ?? undefined);
    if (rest === undefined) return asHidden(change, present.size > 0);
    return { ...change, shown: concealed(rest) };
  });
  const more = [...found.values()].map(([path, sent, shown]) => {
    const after = concealed(sent);
    return { path, before: after, after, shown: concealed(shown) };
  });
  return [...told, ...more];
}

/**
 * The plan is what was sent. What came of it is what the service shows at the end: by one more look
 * if the last one shows something else, or secrets were sent. Returns what is not as it was sent.
 */
async function readBack(world: World, notebook: Notebook, mayLose: boolean): Promise<Change[]> {
  const { deployment_id, plan, patch, revision, deployment } = notebook.known;
  if (deployment_id === undefined || plan === undefined || patch === undefined) return [];
  const runs = revision?.source_revision_config;
  const isOurs = (one: DeploymentState) =>
    revision === undefined || one.latest_revision_id === revision.id;
  let now: Seen | undefined = deployment && isOurs(deployment) ? deployment : undefined;
  if (now === undefined || patch.secrets || shownOtherwise(patch, now, runs).length > 0) {
    const later = await readAside(world, getDeploymentSecrets, { deployment_id });
    if (later !== undefined && isOurs(later)) {
      const { secrets: _, ...state } = later;
      notebook.add(shownNow(state));
      now = later;
    }
  }
  if (now === undefined) return [];
  if (mayLose && patch.secrets?.length && now.secrets?.length === 0)
    world.report.warning(
      "The service hides its secrets: it shows none, although some were just sent. Others that it had were not sent, and may be gone. Send all of them, with secrets_mode: replace.",
    );
  const others = shownOtherwise(patch, now, runs);
  const changes = withShown(plan.changes, others, now);
  notebook.add({ plan: { ...plan, changes } });
  const paths = new Set(others.map(([path]) => path));
  return changes.filter(({ path }) => paths.has(path));
}

/**
 * Looks at what came of a change, whose rollout is over or not waited for. `mayLose` if secrets
 * that are hidden were not sent again. Returns an end if other content runs than was sent.
 */
export async function lookBack(
  world: World,
  notebook: Notebook,
  mayLose = false,
  end?: RolloutEnd,
): Promise<End<Known> | undefined> {
  const { deployment_id, revision: named } = notebook.known;
  if (end?.outcome === "superseded") return undefined;
  // An answer names the revision without its status, which a step that does not wait shows, too.
  if (end === undefined && deployment_id !== undefined && named?.status === "") {
    const now = await readAside(world, getRevision, { deployment_id, revision_id: named.id });
    if (now !== undefined) notebook.add({ revision: now });
  }
  const otherwise = await readBack(world, notebook, mayLose);
  // A failure has its own message.
  if (end !== undefined && end.outcome !== "deployed") return undefined;
  const { patch, revision } = notebook.known;
  if (isOtherContent(patch?.source_revision_config, revision?.source_revision_config))
    return runsAnother;
  if (otherwise.length > 0)
    world.report.warning(
      `The service shows something else than was sent: ${changesInShort(otherwise)}. Correct the inputs, or ask whoever runs the service.`,
    );
  return undefined;
}
