import * as z from "zod";
import { pathId } from "../../service/contract/ids.ts";
import { quote } from "../quote.ts";
import { entriesOf, field, type InvalidValue, type Refuse } from "../text-field.ts";

const DEPLOYMENT_ID_ADVICE =
  "write its id, such as the output deployment_id of the create action, or set deployment_name to its name";
const REVISION_ID_ADVICE =
  "write the output revision_id of an earlier deploy, or latest for the deployment's latest one";

const UUID = /[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/gi;

/**
 * Advice to write only the UUID in a text, such as a URL: the last one, because the URL of a page
 * ends with its own id. Excludes lists, and digits without hyphens, which may be a key.
 */
function aloneFix(text: string): string | undefined {
  const ids = text.match(UUID) ?? [];
  const isList = ids.length > 1 && /[\s,;]/.test(text);
  return isList || ids.length === 0 ? undefined : `write ${ids.at(-1)} alone`;
}

// Messages quote the text before it is lower-cased, because GitHub's masks are case-sensitive.
function parseUuid(text: string, refuse: Refuse): string | InvalidValue {
  if (z.guid().safeParse(text).success) return text.toLowerCase();
  if (/^[0-9a-f]{32}$/i.test(text))
    return refuse("has no hyphens", "write it as the platform shows it, in five parts");
  return refuse(`${quote(text)} is not a UUID`, aloneFix(text));
}

/** A UUID in lower case, or the keyword. `advice` says where to find the value. */
export const uuid = (advice: string, keyword?: string) =>
  field(advice, (text, refuse) => (text === keyword ? text : parseUuid(text, refuse)));

/** An id in any form that can be part of a path. A UUID is in lower case. */
export const textId = (advice: string) =>
  field(advice, (text, refuse) => {
    const id = pathId.safeParse(text).data;
    return id ?? refuse(`${quote(text)} is not an id`, aloneFix(text));
  });

/** At least one UUID, one per line or separated by commas. Duplicates are dropped. */
export const uuidList = (advice: string) =>
  field(advice, (text, refuse) => {
    const entries = entriesOf(text);
    if (entries.length === 0) return refuse("is required");
    const ids = entries.map((entry) => parseUuid(entry, refuse));
    return [...new Set(ids.filter((id) => typeof id === "string"))];
  });

export const deploymentId = uuid(DEPLOYMENT_ID_ADVICE);
export const revisionId = (keyword: string) => uuid(REVISION_ID_ADVICE, keyword);
