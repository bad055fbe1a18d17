import { type ClientContext, withDeadline } from "../service/client/connect.ts";
import { prefetch } from "../service/client/prefetch.ts";

interface StartOptions {
  /** Timeout of the step in milliseconds. */
  timeout?: number;
  /** Path of the first read, if it is known before the code is loaded. */
  first?: string | undefined;
}

/** Starts the clock of a step, and sends its first request while `run` loads the rest. */
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
