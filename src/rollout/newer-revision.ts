import { readDeploymentOnce } from "../action/read.ts";
import type { World } from "../action/world.ts";
import type { DeploymentState } from "../contract/deployments.ts";

/** How long a newer revision has to stay active before it counts. */
const REPLACED_GRACE_MS = 60_000;

interface Followed {
  deployment_id: string;
  revision_id: string;
  /** Revisions that existed before this one: they never count as newer. */
  older: ReadonlySet<string>;
}

type OnEvent = (
  event:
    | { kind: "deployment"; deployment: DeploymentState }
    | { kind: "failure"; error: Error }
    | { kind: "newer"; revision_id: string },
) => void;

/** Watches whether a revision that was created after ours becomes the active one. */
export class NewerRevision {
  readonly #rollout: Followed;
  readonly #world: World;
  readonly #on: OnEvent;
  readonly #newer = new Set<string>();
  #latest: string | undefined;
  #activeSinceMs: number | undefined;

  constructor(rollout: Followed, world: World, on: OnEvent) {
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
      this.observe(await readDeploymentOnce(this.#world, this.#rollout));
    } catch (error) {
      this.#world.signal.throwIfAborted();
      if (error instanceof Error) this.#on({ kind: "failure", error });
    }
    const sinceMs = this.#activeSinceMs;
    return sinceMs !== undefined && this.#world.clock.now() - sinceMs > REPLACED_GRACE_MS;
  }
}
