import { deleteWith } from "../../harness/step.ts";
import { CANARIES, QUOTED } from "../canaries.ts";
import {
  CONNECTION_ORIGINS,
  canaryConnection,
  canaryCredentials,
  canaryEnvironment,
} from "./canary-inputs.ts";
import type { Searched } from "./leaks.ts";

/** What both the list and the deployment show of its secrets. */
const secrets = [{ name: "TOKEN", value: CANARIES["the service"] }];

const ends: Searched["ends"] = {
  "a deletion": { outcome: "deleted", variation: {} },
  "a name that is close to one that quotes": {
    outcome: "absent",
    variation: {
      inputs: { deployment_name: "preview-7" },
      arrange: ({ store }) =>
        void store.addDeployment({ name: `preview-7 ${QUOTED}`, source: "external_docker" }),
    },
  },
  "a dry run": { outcome: "planned", variation: { inputs: { dry_run: "true" } } },
  "no wait": { outcome: "not_waited", variation: { inputs: { wait: "false" } } },
  "a service without a list": { outcome: "rejected", variation: { without: ["list"] } },
  "a service that cannot delete": { outcome: "rejected", variation: { without: ["delete"] } },
  "a status that quotes": {
    outcome: "timed_out",
    variation: {
      inputs: { timeout: "300ms" },
      arrange: ({ store, faults }) => {
        const [deployment] = store.history.view().deployments.values();
        const shown = { ...store.deployment(deployment?.id ?? ""), status: QUOTED };
        const body = JSON.parse(JSON.stringify(shown));
        faults.add({ match: { path: "get" }, fault: { kind: "status", status: 200, body } });
      },
    },
  },
  "a cancel": {
    outcome: "cancelled",
    variation: {
      deletionMs: 3_600_000,
      run: { cancelWhen: (line) => line.endsWith("  AWAITING_DELETE") },
    },
  },
  "secrets in other inputs": {
    outcome: "rejected",
    variation: {
      inputs: {
        deployment_name: CANARIES.bearer_token,
        deployment_id: CANARIES.bearer_token,
        name_must_match: CANARIES.api_key,
      },
    },
  },
};

export const deletion: Searched = {
  run: ({ inputs, run, arrange, ...variation }) =>
    deleteWith(
      // Of a deletion that is accepted and never begins, nobody waits for long.
      { ...canaryConnection, timeout: "20s", ...inputs },
      {
        ...canaryCredentials,
        ...variation,
        arrange(emulator) {
          for (const { id } of emulator.store.history.view().deployments.values())
            emulator.store.addRevision(id, { secrets });
          arrange?.(emulator);
        },
        run: { secrets: [], ...run, env: { ...canaryEnvironment, ...run?.env } },
      },
    ),
  origins: [...CONNECTION_ORIGINS, "the service"],
  write: "delete",
  reads: ["deployments", "get"],
  ends,
};
