import type { World } from "../action/world.ts";
import type { Untouched } from "../client/attempt.ts";
import { delayMs, isTransient } from "../client/retry.ts";

/** For a write that never left, or that the service put off: nothing was changed, so only time limits it. */
const LIMITS_MS = { unsent: 2 * 60_000, throttled: 10 * 60_000 };

/** Waits after writes that changed nothing, for each of their kinds so long in all. */
export class Patience {
  readonly #world: World;
  readonly #since = new Map<string, number>();
  #waits = 0;

  constructor(world: World) {
    this.#world = world;
  }

  /** Throws the error where waiting cannot help, or would take too long. */
  async wait({ kind, error }: Untouched): Promise<void> {
    const { clock, report, signal } = this.#world;
    const since = this.#since.get(kind) ?? clock.now();
    this.#since.set(kind, since);
    this.#waits += 1;
    const delay = delayMs(error, this.#waits, clock.random);
    if (clock.now() + delay > since + LIMITS_MS[kind] || !isTransient(error)) throw error;
    report.info(
      `${error.message}. Nothing was changed; trying again in ${Math.ceil(delay / 1_000)} s.`,
    );
    await clock.sleep(delay, signal);
  }
}
