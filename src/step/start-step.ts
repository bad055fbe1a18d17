import { serverOf } from "../inputs/connection.ts";
import type { Service } from "../report/refusals/rule.ts";
import type { Report } from "../report/report.ts";
import { type ClientContext, withDeadline } from "../service/client/client-context.ts";
import { type Clock, Deadline, systemClock } from "../service/client/clock.ts";
import { createDispatcher, type Server } from "../service/client/http/http.ts";
import { prefetch } from "../service/client/prefetch.ts";
import { withProgressLog } from "./progress-log.ts";
import type { SavedState } from "./saved-state.ts";

/** Replacements for the system clock and the network. */
export interface SystemReplacements {
  clock?: Clock;
  dispatcher?: Server["dispatcher"];
}

type Runtime = Report<string> &
  Pick<ClientContext, "signal"> &
  Pick<SavedState, "saveState"> &
  Pick<Server, "addSecret"> &
  SystemReplacements;

/** Creates the context of a step that uses the service. */
export function connectStep(
  service: Service,
  inputs: Parameters<typeof serverOf>[1],
  runtime: Runtime,
) {
  const { clock = systemClock, dispatcher = createDispatcher(), signal } = runtime;
  const { addSecret, debug, redact } = runtime;
  const deadline = new Deadline(clock);
  const server = { ...serverOf(service, inputs), dispatcher, deadline, redact, addSecret, debug };
  return withProgressLog({ clock, deadline, server, signal, report: runtime });
}

/**
 * Starts the deadline of a step, sends its first read (`path`, undefined if there is none), and
 * calls `run`, which loads the code of the action while the reply is awaited.
 */
export const startStep = <Context extends ClientContext, Result>(
  { timeout = Number.POSITIVE_INFINITY }: { timeout?: number; [input: string]: unknown },
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
