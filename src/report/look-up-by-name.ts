import { type Flaw, quoted } from "../inputs/problem.ts";
import { similar } from "../inputs/similar.ts";
import { ContractError } from "../service/client/errors.ts";
import { LIMITS } from "../service/client/limits.ts";
import { call, type RetryPolicy } from "../service/client/requests.ts";
import {
  isBeingDeleted,
  type ListedDeployment,
  listDeployments,
} from "../service/contract/deployments.ts";
import type { StepContext } from "./step-context.ts";

const { members: PAGE, pages: MAX_PAGES } = LIMITS.deployments;
const MAX_CLOSE_NAMES = 3;
const LIST = `${listDeployments.method} ${listDeployments.path}`;

/** What the service's list shows of a name. */
export type NameLookup =
  | { kind: "one"; deployment: ListedDeployment }
  | { kind: "several"; deployments: readonly ListedDeployment[] }
  /** `close` are names that it may have been mistaken for. */
  | { kind: "none"; close: readonly string[] };

/**
 * Finds the deployment with exactly this name, on every page of the list. One that is being deleted
 * counts only if no other has the name; a deleted one never does. Each page is retried for up to
 * two minutes. Throws the errors of its reads.
 */
export async function findDeployment(ctx: StepContext, name: string): Promise<NameLookup> {
  const partly = await readAllPages(ctx, LIMITS.read, { name, name_contains: name });
  // A service may read a part of a name otherwise than we do, and close names have other parts.
  const isThere = partly.deployments.some((one) => one.name === name);
  return lookUpIn(isThere ? partly : await readAllPages(ctx, LIMITS.read, {}), name);
}

/** The ids of all that have exactly this name, by one attempt at each page. */
export async function idsWithName(ctx: StepContext, name: string): Promise<string[]> {
  const { deployments } = await readAllPages(ctx, LIMITS.once, { name, name_contains: name });
  return deployments.filter((one) => one.name === name).map(({ id }) => id);
}

type List = Awaited<ReturnType<typeof readAllPages>>;

function lookUpIn({ deployments: all, hasUnread }: List, name: string): NameLookup {
  const same = all.filter((one) => one.name === name);
  const lasting = same.filter((one) => !isBeingDeleted(one));
  const deployments = lasting.length > 0 ? lasting : same;
  const [deployment] = deployments;
  if (deployments.length > 1) return { kind: "several", deployments };
  if (deployment !== undefined) return { kind: "one", deployment };
  if (hasUnread)
    throw new ContractError({
      where: LIST,
      why: `no deployment is named ${quoted(name)}, but some in the list cannot be read`,
    });
  const names = all.map((one) => one.name);
  const close = new Set([...similar(name, names), ...names.filter((one) => one.includes(name))]);
  return { kind: "none", close: [...close].slice(0, MAX_CLOSE_NAMES) };
}

/** A whole list, and whether it has others, which are not as documented. */
async function readAllPages(
  ctx: StepContext,
  policy: RetryPolicy,
  query: { name?: string; name_contains?: string },
) {
  const found = new Map<string, ListedDeployment>();
  let hasUnread = false;
  let offset = 0;
  for (let page = 0; page < MAX_PAGES; page++) {
    const { resources, offset: next } = await call(
      ctx,
      listDeployments,
      { ...query, limit: PAGE, offset },
      policy,
    );
    const before = found.size;
    for (const one of resources) if (one) found.set(one.id, one);
    hasUnread ||= resources.some((one) => !one);
    // A short page proves nothing: a service may give fewer than were asked for.
    if (found.size === before) return { deployments: [...found.values()], hasUnread };
    // Where the answer repeats the offset, or says how many there are, pages are counted here.
    const counted = offset + resources.length;
    offset = next && next > offset ? Math.min(next, counted) : counted;
  }
  throw new ContractError({ where: LIST, why: "the list does not end", permanent: true });
}

/**
 * What is wrong with an input whose name led to another deployment, because a list was out of date.
 * Undefined if nothing is.
 */
export const nameMismatch = (
  { id, name: shown }: { id: string; name: string },
  name: string,
): string | undefined =>
  shown === name ? undefined : `is ${quoted(name)}, but deployment ${id} is named ${quoted(shown)}`;

/** Why a name does not lead to one deployment. */
export function explainLookup(
  named: Exclude<NameLookup, { kind: "one" }>,
  name: string,
  advice?: string,
): Flaw {
  if (named.kind === "several") {
    const ids = named.deployments.map(({ id }) => id).join(", ");
    const then = advice === undefined ? "" : `. ${advice}`;
    return {
      what: `${named.deployments.length} deployments are named ${quoted(name)}`,
      fix: `they are ${ids}${then}`,
      isWhole: true,
    };
  }
  const close = named.close.map(quoted).join(", ");
  const what = `no deployment is named ${quoted(name)}`;
  const alike = close && `; close to it ${named.close.length === 1 ? "is" : "are"} ${close}`;
  return { what: what + alike, fix: advice };
}
