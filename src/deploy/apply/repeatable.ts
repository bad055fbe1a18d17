import type { World } from "../../action/world.ts";
import { delayMs } from "../../client/retry.ts";
import type { OnceWrite } from "../../client/write/write-once.ts";
import type { DeploymentState } from "../../contract/deployments.ts";

/** A change that makes no revision is the same each time. */
const REPEAT_LIMIT_MS = 2 * 60_000;

/** A patch that makes no revision: there is nothing to find, and to repeat it changes nothing. */
export function repeatable(
  { clock, deadline, signal }: World,
  send: (signal: AbortSignal) => Promise<DeploymentState>,
  { on_ambiguous }: { on_ambiguous: "verify" | "fail" },
): OnceWrite<DeploymentState, DeploymentState> {
  const end = clock.now() + REPEAT_LIMIT_MS;
  let repeats = 0;
  return {
    send,
    accept: async (reply) => reply,
    look: async () => {
      repeats += 1;
      const isLast = on_ambiguous === "fail";
      const pauseMs = Math.min(delayMs(undefined, repeats, clock.random), deadline.leftMs);
      if (!isLast) await clock.sleep(Math.max(0, pauseMs), signal);
      return { kind: "nothing" };
    },
    windowMs: 0,
    ...(on_ambiguous === "verify" ? { repeatedUntilMs: end } : {}),
    maySendAgain: () => on_ambiguous === "verify" && clock.now() < end,
    texts: {
      lost: "the change may have been applied, and makes no revision",
      accepted: "",
      absent: "The change may have been applied",
      found: () => "",
    },
  };
}
