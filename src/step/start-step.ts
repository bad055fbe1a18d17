import { serverOf } from "../inputs/connection.ts";
import type { Service } from "../report/refusals/rule.ts";
import type { Report } from "../report/report.ts";
import { type ClientContext, connect, withDeadline } from "../service/client/connect.ts";
import { prefetch } from "../service/client/prefetch.ts";
import { withProgressLog } from "./progress-log.ts";

/** The parts of an action, separate so that the first request does not wait for the code. */
export interface Step<Inputs, Context, Result> {
  /** Path of the first read; undefined if the action does not begin with a read. */
  prefetchPath?: (inputs: Inputs) => string | undefined;
  /** Loads the code of the action, and runs it. Throws only if there is a bug. */
  run: (inputs: Inputs, ctx: Context) => Promise<Result>;
}

/** Creates the context of a step that uses the service. */
export const connectStep = <
  Runtime extends Parameters<typeof connect>[1] & Report & { signal: AbortSignal },
>(
  service: Service,
  inputs: Parameters<typeof serverOf>[1],
  runtime: Runtime,
) =>
  withProgressLog({
    ...connect(serverOf(service, inputs), runtime),
    signal: runtime.signal,
    report: runtime,
  });

/** Starts the deadline of a step, and sends its first request while the action's code loads. */
export const startStep = <
  Inputs extends { base_url: string; timeout?: number },
  Context extends ClientContext,
  Result,
>(
  { prefetchPath, run }: Step<Inputs, Context, Result>,
  inputs: Inputs,
  ctx: Context,
): Promise<Result> =>
  ctx.report.withHeartbeat(
    () => "still waiting for an answer",
    async () => {
      const limitedCtx = withDeadline(ctx, inputs.timeout ?? Number.POSITIVE_INFINITY);
      const path = prefetchPath?.(inputs);
      return run(inputs, path === undefined ? limitedCtx : await prefetch(limitedCtx, path));
    },
  );
