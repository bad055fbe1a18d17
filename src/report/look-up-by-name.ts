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

/** Result of looking up a name in the list of deployments. */
export type NameLookup =
  | { kind: "one"; deployment: ListedDeployment }
  | { kind: "several"; deployments: readonly ListedDeployment[] }
  /** `close` are similar names. */
  | { kind: "none"; close: readonly string[] };

/**
 * Finds the deployment with exactly this name, on all pages of the list. One that is being deleted
 * counts only if no other has the name. Each page is retried for up to two minutes. Throws the
 * errors of its reads.
 */
export async function findDeployment(ctx: StepContext, name: string): Promise<NameLookup> {
  const partly = await readAllPages(ctx, LIMITS.read, { name, name_contains: name });
  // A service may match parts of names differently, and similar names need the whole list.
  const isThere = partly.deployments.some((one) => one.name === name);
  return lookUpIn(isThere ? partly : await readAllPages(ctx, LIMITS.read, {}), name);
}

/** The ids of all deployments with exactly this name, with one attempt per page. */
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

/** The whole list, and whether some of its entries could not be read. */
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
    // A short page is not the end: a service may return fewer entries than requested.
    if (found.size === before) return { deployments: [...found.values()], hasUnread };
    // Some services repeat the offset, or return the total instead.
    const counted = offset + resources.length;
    offset = next && next > offset ? Math.min(next, counted) : counted;
  }
  throw new ContractError({ where: LIST, why: "the list does not end", permanent: true });
}

/** The problem with a name that led to another deployment, because the list was stale. */
export const nameMismatch = (
  { id, name: shown }: { id: string; name: string },
  name: string,
): string | undefined =>
  shown === name ? undefined : `is ${quoted(name)}, but deployment ${id} is named ${quoted(shown)}`;

/** Why a name does not identify one deployment. */
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
