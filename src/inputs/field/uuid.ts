import * as z from "zod";
import { quoted } from "../quoted.ts";
import { list } from "./list.ts";

const DEPLOYMENT_SOURCE =
  "write the id that the service gave the deployment, such as the output deployment_id of the create action";
const REVISION_SOURCE =
  "write the output revision_id of an earlier deploy, or the deployment's latest_revision_id";

/** `advice` says where the value is to be found. Lower case, so that ids compare. */
export function uuid(advice: string) {
  return (
    z
      .string(`is required: ${advice}`)
      .trim()
      // Before the case is changed: the shell would not recognise a secret that was put here.
      .check(z.guid({ error: ({ input }) => `${quoted(String(input))} is not a UUID: ${advice}` }))
      .toLowerCase()
  );
}

/** At least one `uuid`, in a list; one that is given twice counts once. */
export function uuidList(advice: string) {
  return z
    .string(`is required: ${advice}`)
    .pipe(list)
    .pipe(z.array(uuid(advice)).min(1, `is required: ${advice}`))
    .transform((ids) => [...new Set(ids)]);
}

export const deploymentId = uuid(DEPLOYMENT_SOURCE);
export const revisionId = uuid(REVISION_SOURCE);
