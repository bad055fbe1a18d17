import * as z from "zod";
import { quoted } from "../problem.ts";
import { list } from "./list.ts";

/** Where the id of a deployment is found. */
export const DEPLOYMENT_SOURCE =
  "write its id, such as the output deployment_id of the create action";
const REVISION_SOURCE =
  "write the output revision_id of an earlier deploy, or the deployment's latest_revision_id";

/** A UUID in lower case, so that ids can be compared. `advice` says where to find the value. */
export function uuid(advice: string) {
  return (
    z
      .string(`is required: ${advice}`)
      .trim()
      // Checked in its own case, because the log would not mask a secret in another case.
      .check(z.guid({ error: ({ input }) => `${quoted(String(input))} is not a UUID: ${advice}` }))
      .toLowerCase()
  );
}

/** At least one `uuid`, in a `list`. Repeated ids count once. */
export function uuidList(advice: string) {
  return z
    .string(`is required: ${advice}`)
    .pipe(list)
    .pipe(z.array(uuid(advice)).min(1, `is required: ${advice}`))
    .transform((ids) => [...new Set(ids)]);
}

/** The `uuid` of a deployment. */
export const deploymentId = uuid(DEPLOYMENT_SOURCE);
/** The `uuid` of a revision. */
export const revisionId = uuid(REVISION_SOURCE);
