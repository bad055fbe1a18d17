import { STORE_CREDENTIALS } from "../harness/object-store.ts";
import { DOCKER, imageOf, OUR_IMAGE } from "../harness/virtual-service.ts";
import { script, withImage } from "./faults.ts";
import type { PlayResult } from "./play.ts";
import { requestsFor } from "./results.ts";
import type { ActionName, Scenario } from "./scenario.ts";

const countCommitted = (write: string) => (result: PlayResult) =>
  requestsFor(result, write).filter((one) => one.committed).length;
const countRevisions = ({ emulator, deployments }: PlayResult) =>
  deployments
    .flatMap(({ id }) => emulator.store.revisions(id))
    .filter((one) => one.source_revision_config?.image_uri === OUR_IMAGE).length;

/** A step with one write. */
interface Step<Action extends ActionName> {
  action: Action;
  scenario?: Omit<Extract<Scenario, { action: Action }>, "action">;
  /** The operation of the write. */
  write: string;
  /** How often the write has taken effect. */
  countEffects: (result: PlayResult) => number;
  /** Whether a second effect changes nothing. */
  isIdempotent?: boolean;
}
const step = <Action extends ActionName>(settings: Step<Action>) => settings as Step<ActionName>;

export const DEPLOY = step({
  action: "deploy",
  scenario: {
    // After the change, a stale read shows this revision as the latest.
    arrange: ({ emulator, deploymentId }) =>
      emulator.store.addRevision(deploymentId, withImage(imageOf("foreign"))),
  },
  write: "patch",
  countEffects: countRevisions,
});
const DELETE = step({
  action: "delete",
  scenario: { inputs: { timeout: "2m" } },
  write: "delete",
  countEffects: ({ deployments }) =>
    Number(!deployments.some(({ name, status }) => name === "agent-pr-4" && status === "READY")),
  isIdempotent: true,
});
const EXPORT = step({
  action: "export",
  write: "export",
  countEffects: ({ exports }) => exports.length,
});

/** Each write of each action. */
export const WRITES: Record<string, Step<ActionName>> = {
  "the change of a deploy": DEPLOY,
  "a change that creates no revision": step({
    action: "deploy",
    scenario: { source: "github", inputs: { install_command: "npm ci" } },
    write: "patch",
    countEffects: countCommitted("patch"),
    isIdempotent: true,
  }),
  "a creation": step({
    action: "create",
    write: "create",
    countEffects: ({ deployments }) =>
      deployments.filter(({ name }) => name === DOCKER.name).length,
  }),
  "the change of an existing deployment by create": step({
    action: "create",
    scenario: {
      inputs: { if_exists: "update", image_uri: OUR_IMAGE },
      arrange: ({ emulator }) =>
        emulator.store.addDeployment({ name: DOCKER.name, source: "external_docker" }),
    },
    write: "patch",
    countEffects: countRevisions,
  }),
  "a deletion": DELETE,
  "an export": EXPORT,
  "a new destination": step({
    action: "export",
    scenario: {
      inputs: async ({ endpoint_url }) => ({
        ...{ operation: "create_destination", display_name: "Warehouse", bucket_name: "exports" },
        ...{ endpoint_url, ...STORE_CREDENTIALS },
      }),
    },
    write: "destination",
    countEffects: countCommitted("destination"),
  }),
  "the cancellation of an export": step({
    action: "export",
    scenario: {
      exportFailures: "hang-run",
      inputs: async ({ createExport }) => ({
        operation: "cancel",
        export_id: await createExport(),
      }),
    },
    write: "cancel-export",
    countEffects: ({ exports }) => exports.filter((one) => one.status === "Cancelled").length,
    isIdempotent: true,
  }),
};

const prolong = (one: Step<ActionName>, change: object) => ({
  ...one,
  scenario: { ...one.scenario, ...change },
});
/** Steps that poll for half a minute. */
const LONG_DEPLOY = prolong(DEPLOY, {
  script: script(["CREATING", 0], ["DEPLOYING", 12], ["DEPLOYED", 36]),
});
const LONG_DELETE = prolong(DELETE, { deletionMs: 30_000 });
const LONG_EXPORT = prolong(EXPORT, { exportRowsPerSecond: 2 });

/** The nth request for an operation. */
export type Position = [step: Step<ActionName>, operation: string, nth: number];
export const READS: Record<string, Position> = {
  "deploy: first read": [LONG_DEPLOY, "get", 1],
  "deploy: list": [LONG_DEPLOY, "revisions", 1],
  "deploy: first poll": [LONG_DEPLOY, "revision", 3],
  "deploy: read during the rollout": [LONG_DEPLOY, "get", 3],
  "deploy: confirmation": [LONG_DEPLOY, "get", 4],
  "delete: list": [LONG_DELETE, "deployments", 1],
  "delete: read of the name": [LONG_DELETE, "get", 1],
  "delete: first read of the status": [LONG_DELETE, "get", 2],
  "delete: later read of the status": [LONG_DELETE, "get", 10],
  "export: list": [LONG_EXPORT, "exports", 1],
  "export: first read": [LONG_EXPORT, "get-export", 1],
  "export: later read": [LONG_EXPORT, "get-export", 4],
  "export: read of the runs": [LONG_EXPORT, "runs", 1],
};
