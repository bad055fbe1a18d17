import * as z from "zod";
import { field, quoted, type Refuse } from "../problem.ts";
import { entriesOf } from "./choice.ts";

const DEPLOYMENT_SOURCE =
  "write its id, such as the output deployment_id of the create action, or set deployment_name to its name";
const REVISION_SOURCE =
  "write the output revision_id of an earlier deploy, or latest for the deployment's latest one";

// Checked in its own case, because the log would not mask a secret in another case.
function idFrom(text: string, refuse: Refuse, advice: string): string {
  if (z.guid().safeParse(text).success) return text.toLowerCase();
  return refuse(`${quoted(text)} is not a UUID`, advice);
}

/**
 * A UUID in lower case, so that ids can be compared, or the word `instead`. `advice` says where to
 * find the value.
 */
export const uuid = (advice: string, instead?: string) =>
  field(advice, (text, refuse) => (text === instead ? text : idFrom(text, refuse, advice)));

/** At least one `uuid`, in lines or separated by commas. Repeated ids count once. */
export const uuidList = (advice: string) =>
  field(advice, (text, refuse) => {
    const ids = entriesOf(text).map((entry) => idFrom(entry, refuse, advice));
    return ids.length === 0 ? refuse("is required", advice) : [...new Set(ids)];
  });

/** The `uuid` of a deployment. */
export const deploymentId = uuid(DEPLOYMENT_SOURCE);
/** The `uuid` of a revision, or the word that stands for one. */
export const revisionId = (instead: string) => uuid(REVISION_SOURCE, instead);
