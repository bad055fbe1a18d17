import { serverOf } from "../inputs/connection.ts";
import type { Service } from "../report/refusals/rule.ts";
import type { Report } from "../report/report.ts";
import { type ClientContext, connect, withDeadline } from "../service/client/connect.ts";
import { prefetch } from "../service/client/prefetch.ts";
import { withProgressLog } from "./progress-log.ts";

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

/**
 * Starts the deadline of a step, and runs it. `run` loads the code of the action; meanwhile, the
 * first read is sent. `path` is that of the read, or undefined if the step does not begin with one.
 */
export const startStep = <Context extends ClientContext, Result>(
  { timeout = Number.POSITIVE_INFINITY }: { base_url: string; timeout?: number },
  ctx: Context,
  path: string | undefined,
  run: (ctx: Context) => Promise<Result>,
): Promise<Result> =>
  ctx.report.withHeartbeat(
    () => "still waiting for an answer",
    async () => {
      const limitedCtx = withDeadline(ctx, timeout);
      return run(path === undefined ? limitedCtx : await prefetch(limitedCtx, path));
    },
  );
