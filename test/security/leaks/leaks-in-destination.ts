import { CANARIES } from "../canaries.ts";
import { CONNECTION_ORIGINS } from "./canary-inputs.ts";
import type { Searched } from "./leaks.ts";
import { exportWithCanaries } from "./leaks-in-export.ts";

/** Of a bucket. */
const secrets = {
  access_key_id: CANARIES.access_key_id,
  secret_access_key: CANARIES.secret_access_key,
  session_token: CANARIES.session_token,
};

const ends: Searched["ends"] = {
  "a destination": { outcome: "completed", variation: {} },
  "a destination whose name is a secret": {
    outcome: "completed",
    variation: {
      inputs: { display_name: CANARIES.session_token, prefix: CANARIES.secret_access_key },
    },
  },
  "a bucket that cannot be reached": {
    outcome: "rejected",
    variation: { inputs: { endpoint_url: `http://127.0.0.1:9/${CANARIES.access_key_id}` } },
  },
  "a lost answer": {
    outcome: "error",
    variation: {
      inputs: { display_name: CANARIES.session_token },
      arrange: ({ faults }) =>
        faults.add({
          match: { path: "destination", nth: 1 },
          fault: { kind: "reset", when: "after" },
        }),
    },
  },
  "a secret that is missing": { outcome: "rejected", variation: { inputs: { access_key_id: "" } } },
  "secrets that are no headers": {
    outcome: "rejected",
    variation: {
      inputs: {
        access_key_id: `id ${CANARIES.access_key_id}`,
        secret_access_key: `${CANARIES.secret_access_key}\n`,
        session_token: `${CANARIES.session_token}…`,
      },
    },
  },
  "secrets in other inputs": {
    outcome: "rejected",
    variation: {
      inputs: {
        bucket_name: `s3://${CANARIES.access_key_id}`,
        endpoint_url: `https://me:${encodeURIComponent(CANARIES.secret_access_key)}@example.com`,
        include_bucket_in_prefix: CANARIES.access_key_id,
        export_id: CANARIES.session_token,
        poll_interval: CANARIES.secret_access_key,
      },
    },
  },
};

export const createDestination: Searched = {
  run: ({ inputs, ...variation }) => {
    const named = {
      operation: "create_destination",
      display_name: "Warehouse",
      bucket_name: "exports",
    };
    return exportWithCanaries({ inputs: { ...named, ...secrets, ...inputs }, ...variation });
  },
  origins: [...CONNECTION_ORIGINS, "access_key_id", "secret_access_key", "session_token"],
  write: "destination",
  reads: [],
  ends: ends,
};
