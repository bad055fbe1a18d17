import type { World } from "../action/world.ts";
import { ContractError, RefusedError, UnreachableError } from "../client/errors.ts";
import { statusOf, within } from "../client/http/http.ts";
import { OUTAGE_MS, type Pace, poll } from "../client/poll.ts";

/** During the switch to the new revision, the old one may still answer once. */
const READS_THAT_COUNT = 2;

export interface Protection {
  url: string;
  token: string | undefined;
  pace: Pace;
  timeoutMs: number;
}

export interface Unprotected {
  seen: string;
  advice: string;
}

const HANDLER =
  "Name a handler under auth.path of graph.json that rejects unknown callers with 401, and deploy again; the revision serves until then.";
const TOKEN =
  "It refuses strangers, as it should. Give a token that its handler accepts, or correct the handler; the revision serves.";

/**
 * Checks that an agent server refuses strangers (contract: Authentication): it has to answer 401
 * without a credential, and 2xx with one. Returns undefined when it does, otherwise what it did.
 */
export async function findUnprotected(
  world: World,
  protection: Protection,
): Promise<Unprotected | undefined> {
  const deadline = world.clock.now() + protection.timeoutMs;
  const stranger = await settledStatus(world, protection, deadline, {}, (status) => status === 401);
  if (stranger !== 401)
    return {
      seen: `without a credential it ${answered(stranger)} instead of 401`,
      advice: HANDLER,
    };
  if (protection.token === undefined) return undefined;
  const headers = { authorization: `Bearer ${protection.token}` };
  const known = await settledStatus(world, protection, deadline, headers, isAccepted);
  return isAccepted(known)
    ? undefined
    : { seen: `with auth_check_token it ${answered(known)}`, advice: TOKEN };
}

const isAccepted = (status: number | undefined) =>
  status !== undefined && status >= 200 && status < 300;

const answered = (status: number | undefined) =>
  status === undefined ? "did not answer in time" : `answered ${status}`;

/** The status that counts: an expected one at once, any other when it is read twice in a row. */
async function settledStatus(
  world: World,
  { url, pace }: Protection,
  deadline: number,
  headers: Record<string, string>,
  isWanted: (status: number) => boolean,
): Promise<number | undefined> {
  let previous: number | undefined;
  let reads = 0;
  try {
    return await poll({
      ...world,
      pace,
      deadline,
      outageMs: OUTAGE_MS,
      // The credential of the control plane is not sent to the agent server.
      read: (limitMs) => statusOf({ ...within(world.server, limitMs), headers }, url, world.signal),
      state: String,
      done: (status) => {
        reads = status === previous ? reads + 1 : 1;
        previous = status;
        return isWanted(status) || reads >= READS_THAT_COUNT;
      },
    });
  } catch (error) {
    world.signal.throwIfAborted();
    const isOurs =
      error instanceof UnreachableError ||
      error instanceof ContractError ||
      error instanceof RefusedError;
    if (!isOurs) throw error;
    return undefined;
  }
}
