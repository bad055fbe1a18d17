import { RefusedError } from "../client/errors.ts";

/** A replica may not know a young revision yet: it gets a minute in all. */
const YOUNG_TRIES = 20;
const KNOWN_TRIES = 3;
const MISSING_PAUSE_MS = 3_000;
const FORBIDDEN_TRIES = 3;
const FORBIDDEN_PAUSE_MS = 15_000;

/** The refusals that may pass while a revision is watched, each counted by itself since the last answer. */
export class Tolerance {
  readonly #tries = new Map<number, number>();
  #missingTries = YOUNG_TRIES;

  /** What answered once is known to be there. */
  answered(): void {
    this.#tries.clear();
    this.#missingTries = KNOWN_TRIES;
  }

  /** How long to pause before the next try, or undefined after the last one. */
  pauseMs(error: Error): number | undefined {
    if (!(error instanceof RefusedError)) return undefined;
    const tries = (this.#tries.get(error.status) ?? 0) + 1;
    this.#tries.set(error.status, tries);
    if (error.status === 403 && tries < FORBIDDEN_TRIES) return FORBIDDEN_PAUSE_MS;
    return error.status === 404 && tries < this.#missingTries ? MISSING_PAUSE_MS : undefined;
  }
}
