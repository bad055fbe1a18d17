import { ServiceError } from "../../client/errors.ts";
import { readWithRetries } from "../../client/read.ts";
import { cancelPart } from "../cancel/cancel-part.ts";
import { readExportOnce } from "../read-exports.ts";
import { outputSetter, progressOutputs } from "../report/early-outputs.ts";
import { CreationQueue } from "../start/creation-queue.ts";
import type { ExportStep } from "../world.ts";
import { type Part, record } from "./progress.ts";
import { isOver, isSchedule } from "./status.ts";
import { watchPart } from "./watch-part.ts";

/**
 * Creates the exports that do not exist yet and watches all of them, `max_parallel` at a time, to
 * their ends or to the deadline.
 */
export async function watchAll(step: ExportStep): Promise<void> {
  const { world, inputs, progress } = step;
  const workers = new WatchQueue(step);
  const count = Math.min(inputs.max_parallel, progress.parts.length);
  const ends = await Promise.allSettled(Array.from({ length: count }, () => workers.work()));
  world.signal.throwIfAborted();
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

class WatchQueue {
  readonly #step: ExportStep;
  readonly #parts: Part[];
  readonly #creations: CreationQueue;
  readonly #setOutputs: ReturnType<typeof outputSetter>;
  #endsLogged = 0;

  constructor(step: ExportStep) {
    this.#step = step;
    this.#parts = [...step.progress.parts];
    this.#creations = new CreationQueue(step);
    this.#setOutputs = outputSetter(step.world);
  }

  /** Takes one export after the other from the queue. */
  async work(): Promise<void> {
    const { world, inputs } = this.#step;
    for (let part = this.#next(); part !== undefined; part = this.#next()) {
      try {
        await this.#createAndWatch(part);
      } catch (error) {
        if (!world.signal.aborted) this.#onError(part, error);
        else if (inputs.cancel_on_interrupt) await cancelPart(this.#step, part, "interrupt");
      }
    }
  }

  /** After the deadline nothing more is created, but each existing export is read once. */
  #next(): Part | undefined {
    const [next] = this.#parts;
    const isNew = next?.id === undefined;
    const isStopped = isNew ? this.#creations.isStopped() : this.#step.world.signal.aborted;
    return isStopped ? undefined : this.#parts.shift();
  }

  /** An error about one export does not stop the others, and is reported at the end. */
  #onError(part: Part, error: unknown): void {
    if (!(error instanceof ServiceError)) throw error;
    const { world, progress } = this.#step;
    record(progress, part, { kind: "error", error });
    if (part.label !== "") world.report.info(`${part.label}: ${error.message}.`);
  }

  async #createAndWatch(part: Part): Promise<void> {
    const { world, inputs, progress } = this.#step;
    if (part.id === undefined) await this.#creations.create(part);
    const { id: export_id } = part;
    world.signal.throwIfAborted();
    if (export_id === undefined) return;
    if (!inputs.wait && part.export === undefined) {
      const found = await readWithRetries(world, () => readExportOnce(world, export_id));
      record(progress, part, { kind: "export", export: found });
    }
    if (part.export !== undefined && (!inputs.wait || isSchedule(part.export))) {
      this.#setOutputs(progressOutputs(progress.parts));
      return;
    }
    const watching = { setOutputs: this.#setOutputs };
    const { isTimedOut } = await watchPart(this.#step, part, export_id, watching);
    if (!isTimedOut) this.#logEnds();
  }

  /** Logs how many of several exports have ended. Two that end together need only one line. */
  #logEnds(): void {
    const { world, progress } = this.#step;
    const { parts } = progress;
    const ends = parts.filter(({ export: known }) => known !== undefined && isOver(known)).length;
    if (parts.length === 1 || ends === this.#endsLogged) return;
    this.#endsLogged = ends;
    world.report.info(`${ends} of ${parts.length} parts finished.`);
  }
}
