import type { World } from "../action/world.ts";
import { readOnce } from "../client/read.ts";
import { type DeploymentState, getDeployment } from "../contract/deployments.ts";
import type { Rollout, RolloutEvent } from "./rollout.ts";

/** How long a newer revision has to stay active before it counts. */
const REPLACED_GRACE_MS = 60_000;
/** This look must not delay the next read of the revision. */
const LOOK_MS = 5_000;

/** Watches whether a revision that was created after ours becomes the active one. */
export class NewerRevision {
  readonly #rollout: Rollout;
  readonly #world: World;
  readonly #on: (event: RolloutEvent) => void;
  readonly #newer = new Set<string>();
  #latest: string | undefined;
  #activeSinceMs: number | undefined;

  constructor(rollout: Rollout, world: World, on: (event: RolloutEvent) => void) {
    this.#rollout = rollout;
    this.#world = world;
    this.#on = on;
  }

  /** The newest revision that was created after ours, where one was seen. */
  found(): { newer_revision_id?: string } {
    const newest = [...this.#newer].at(-1);
    return newest === undefined ? {} : { newer_revision_id: newest };
  }

  /** Returns whether a newer revision is active now. */
  observe(deployment: DeploymentState): boolean {
    const { latest_revision_id: latest, active_revision_id: active } = deployment;
    this.#on({ kind: "deployment", deployment });
    const { revision_id: ours, older } = this.#rollout;
    // The latest revision is the newest of all: what a replica that lagged behind named is older.
    if (latest === ours) this.#newer.clear();
    if (latest !== null && latest !== ours && !older.has(latest)) {
      this.#newer.add(latest);
      if (latest !== this.#latest) this.#on({ kind: "newer", revision_id: latest });
      this.#latest = latest;
    }
    const isReplaced = active !== null && this.#newer.has(active);
    this.#activeSinceMs = isReplaced ? (this.#activeSinceMs ?? this.#world.clock.now()) : undefined;
    return isReplaced;
  }

  /**
   * Reads the deployment once, and returns whether a newer revision has been active for long
   * enough. A failure of this read ends nothing: the next read of the revision decides.
   */
  async look(): Promise<boolean> {
    try {
      this.observe(await readOnce(this.#world, getDeployment, this.#rollout, { limitMs: LOOK_MS }));
    } catch (error) {
      this.#world.signal.throwIfAborted();
      if (error instanceof Error) this.#on({ kind: "unread", error });
    }
    const sinceMs = this.#activeSinceMs;
    return sinceMs !== undefined && this.#world.clock.now() - sinceMs > REPLACED_GRACE_MS;
  }
}
