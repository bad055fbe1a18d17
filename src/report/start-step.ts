import { type ClientContext, withDeadline } from "../service/client/connect.ts";
import { prefetch } from "../service/client/prefetch.ts";

interface StartOptions {
  /** The limit of the step in milliseconds, if it has one. */
  timeout?: number;
  /** The path of what is read first, if that is known before anything is loaded. */
  first?: string | undefined;
}

/**
 * Starts a step: starts its clock and heartbeat, and sends its first request while `story` loads
 * the rest of the code.
 */
export const startStep = <StepContext extends ClientContext, Result>(
  ctx: StepContext,
  { timeout = Number.POSITIVE_INFINITY, first }: StartOptions,
  run: (ctx: StepContext) => Promise<Result>,
): Promise<Result> =>
  ctx.report.withHeartbeat(
    () => "still waiting for an answer",
    async () => {
      const limited = withDeadline(ctx, timeout);
      return run(first === undefined ? limited : await prefetch(limited, first));
    },
  );
