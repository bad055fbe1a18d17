import { publishIds } from "../report/early-outputs.ts";
import { labelled, rangeWithLength } from "../report/words.ts";
import { type Part, rangeOf, record } from "../watch/progress.ts";
import type { ExportStep } from "../world.ts";
import { createOnce } from "./create-once.ts";

/** Creations run one at a time, so that any other new export cannot be ours. */
export class CreationQueue {
  readonly #step: ExportStep;
  #last: Promise<unknown> = Promise.resolve();
  #hasFailed = false;

  constructor(step: ExportStep) {
    this.#step = step;
  }

  /** After a failure, the other creations would most likely fail, too. */
  isStopped(): boolean {
    const { world } = this.#step;
    return this.#hasFailed || world.signal.aborted || world.deadline.leftMs <= 0;
  }

  /** Creates an export when its turn comes, unless creations have stopped by then. */
  async create(part: Part): Promise<void> {
    const turn = this.#last.then(() => this.#create(part));
    this.#last = turn.catch(() => {
      this.#hasFailed = true;
    });
    await turn;
  }

  async #create(part: Part): Promise<void> {
    const { world, inputs, progress } = this.#step;
    if (this.isStopped() || part.request === undefined) return;
    const { start_time, interval_hours } = part.request;
    const { found, recovered } = await createOnce(world, part.request, {
      ...inputs,
      onSend: (known) => {
        world.state("creation", JSON.stringify({ start_time, known }));
        progress.isCreating = true;
      },
      onPutOff: () => this.#clear(),
    });
    // Beyond the contract: export-statuses.
    const created = { ...found, interval_hours };
    record(progress, part, { kind: "created", export: created });
    if (recovered !== undefined) part.recovered = recovered;
    publishIds(this.#step);
    this.#clear();
    const range = rangeOf(part);
    const kind = part.request.end_time === undefined ? "schedule" : "export";
    const what = range === undefined ? "" : `: ${rangeWithLength(range)}`;
    world.report.info(labelled(part, `${kind} ${created.id} was created${what}.`));
  }

  #clear(): void {
    const { world, progress } = this.#step;
    world.state("creation", "");
    progress.isCreating = false;
  }
}
