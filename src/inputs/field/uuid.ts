import * as z from "zod";
import { quoted } from "../problem.ts";
import { list } from "./words.ts";

const DEPLOYMENT_SOURCE =
  "write its id, such as the output deployment_id of the create action, or set deployment_name to its name";
const REVISION_SOURCE =
  "write the output revision_id of an earlier deploy, or latest for the deployment's latest one";

/**
 * A UUID in lower case, so that ids can be compared, or the word `instead`. `advice` says where to
 * find the value.
 */
export function uuid(advice: string, instead?: string) {
  return (
    z
      .string(`is required: ${advice}`)
      .trim()
      // Checked in its own case, because the log would not mask a secret in another case.
      .refine((id) => id === instead || z.guid().safeParse(id).success, {
        error: ({ input }) => `${quoted(String(input))} is not a UUID: ${advice}`,
      })
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
/** The `uuid` of a revision, or the word that stands for one. */
export const revisionId = (instead: string) => uuid(REVISION_SOURCE, instead);
