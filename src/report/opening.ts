import { sendAhead } from "../service/client/ahead.ts";
import { type Caller, timed } from "../service/client/connect.ts";

interface Opening {
  /** The limit of the step in milliseconds, if it has one. */
  timeout?: number;
  /** The path of what is read first, if that is known before anything is loaded. */
  first?: string | undefined;
}

/**
 * Starts a step: starts its clock and heartbeat, and sends its first request while `story` loads
 * the rest of the code.
 */
export const opening = <World extends Caller, Ending>(
  world: World,
  { timeout = Number.POSITIVE_INFINITY, first }: Opening,
  story: (world: World) => Promise<Ending>,
): Promise<Ending> =>
  world.report.during(
    () => "still waiting for an answer",
    async () => {
      const limited = timed(world, timeout);
      return story(first === undefined ? limited : await sendAhead(limited, first));
    },
  );
