import * as z from "zod";
import { field, quoted, type Refuse } from "../problem.ts";
import { entriesOf } from "./choice.ts";

const DEPLOYMENT_SOURCE =
  "write its id, such as the output deployment_id of the create action, or set deployment_name to its name";
const REVISION_SOURCE =
  "write the output revision_id of an earlier deploy, or latest for the deployment's latest one";

// Quoted in its own case, because the log masks a secret only in its own case.
function idFrom(text: string, refuse: Refuse, advice: string): string {
  if (z.guid().safeParse(text).success) return text.toLowerCase();
  return refuse(`${quoted(text)} is not a UUID`, advice);
}

/** A UUID in lower case, or the keyword `instead`. `advice` says where to find the value. */
export const uuid = (advice: string, instead?: string) =>
  field(advice, (text, refuse) => (text === instead ? text : idFrom(text, refuse, advice)));

/** At least one UUID, one per line or separated by commas. Duplicates are dropped. */
export const uuidList = (advice: string) =>
  field(advice, (text, refuse) => {
    const ids = entriesOf(text).map((entry) => idFrom(entry, refuse, advice));
    return ids.length === 0 ? refuse("is required", advice) : [...new Set(ids)];
  });

export const deploymentId = uuid(DEPLOYMENT_SOURCE);
export const revisionId = (instead: string) => uuid(REVISION_SOURCE, instead);
