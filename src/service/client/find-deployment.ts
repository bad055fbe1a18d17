import {
  isBeingDeleted,
  type ListedDeployment,
  listDeployments,
} from "../contract/deployments/deployment.ts";
import type { QueryOf } from "../contract/operation.ts";
import type { ClientContext } from "./client-context.ts";
import { ContractError, isSchemaMismatch, RefusedError } from "./errors.ts";
import { LIMITS } from "./limits.ts";
import { call, type RetryPolicy } from "./requests.ts";

const { members: PAGE_SIZE, pages: MAX_PAGES } = LIMITS.deployments;
const UNREADABLE_ENTRIES =
  "no entry that can be read has this name, but some entries cannot be read";
const requestLine = `${listDeployments.method} ${listDeployments.path}`;

type Query = QueryOf<typeof listDeployments>;

/** Result of looking up a name in the list of deployments. */
export type NameLookup =
  | { kind: "one"; deployment: ListedDeployment }
  | { kind: "several"; deployments: readonly ListedDeployment[] }
  /** `names` are those of all deployments. */
  | { kind: "none"; names: readonly string[] };

/**
 * Finds the deployment with exactly this name, on all pages of the list. One that is being deleted
 * counts only if no other has the name. Throws the errors of its reads, and `ContractError` if the
 * list does not end, or if no entry matches but some cannot be read.
 */
export async function findDeployment(ctx: ClientContext, name: string): Promise<NameLookup> {
  const isNamed = (one: ListedDeployment) => one.name === name;
  let list = await readAllPages(ctx, LIMITS.read, { name, name_contains: name });
  // The filter may miss the name, and the result `none` needs the names of all deployments.
  if (!list.deployments.some(isNamed)) list = await readAllPages(ctx, LIMITS.read, {});
  const matches = list.deployments.filter(isNamed);
  const remaining = matches.filter((one) => !isBeingDeleted(one));
  const deployments = remaining.length > 0 ? remaining : matches;
  const [deployment] = deployments;
  if (deployments.length > 1) return { kind: "several", deployments };
  if (deployment !== undefined) return { kind: "one", deployment };
  if (list.hasUnreadable) throw new ContractError({ requestLine, title: UNREADABLE_ENTRIES });
  return { kind: "none", names: list.deployments.map((one) => one.name) };
}

/** The ids that the filtered list shows for exactly this name, with one attempt per page. */
export async function readIdsByName(ctx: ClientContext, name: string): Promise<string[]> {
  const { deployments } = await readAllPages(ctx, LIMITS.once, { name, name_contains: name });
  return deployments.filter((one) => one.name === name).map(({ id }) => id);
}

/** Reads a page. Throws a schema mismatch as a refusal with 200, for `isMissingOperation`. */
async function readPage(ctx: ClientContext, policy: RetryPolicy, query: Query) {
  try {
    return await call(ctx, listDeployments, { ...query, limit: PAGE_SIZE }, policy);
  } catch (error) {
    if (!isSchemaMismatch(error)) throw error;
    const refusal = new RefusedError({ requestLine, title: error.title, status: 200 });
    refusal.operation = listDeployments;
    throw refusal;
  }
}

/** All pages of the list that `query` selects, and whether some entries could not be read. */
async function readAllPages(ctx: ClientContext, policy: RetryPolicy, query: Query) {
  const deployments = new Map<string, ListedDeployment>();
  let hasUnreadable = false;
  let offset = 0;
  for (let page = 0; page < MAX_PAGES; page++) {
    const { resources, offset: nextOffset } = await readPage(ctx, policy, { ...query, offset });
    const sizeBefore = deployments.size;
    for (const one of resources) if (one) deployments.set(one.id, one);
    hasUnreadable ||= resources.some((one) => !one);
    // A short page is not the end: a service may return fewer entries than requested.
    if (deployments.size === sizeBefore)
      return { deployments: [...deployments.values()], hasUnreadable };
    // Some services return the requested offset, or the total, instead of the next offset.
    const countedOffset = offset + resources.length;
    const isPlausible = nextOffset && nextOffset > offset;
    offset = isPlausible ? Math.min(nextOffset, countedOffset) : countedOffset;
  }
  throw new ContractError({ requestLine, title: "the list does not end", permanent: true });
}
