import { readWithRetries } from "../../action/read.ts";
import type { OutputValue } from "../../action/world.ts";
import {
  ContractError,
  RefusedError,
  UnprovenError,
  UnreachableError,
} from "../../client/errors.ts";
import { cancelPart } from "../cancel/cancel-part.ts";
import { CREATION_STATE, IDS_STATE } from "../cancel/saved-state.ts";
import { readExportOnce } from "../read-exports.ts";
import { createOnce } from "../start/create-once.ts";
import type { Step } from "../step.ts";
import { follow, tellRuns } from "./follow.ts";
import { capital, idsOf, nameOf, type Part } from "./progress.ts";
import { narrator, tellOutputs } from "./progress-log.ts";
import { readRuns } from "./read-runs.ts";
import { isOver, isSchedule } from "./status.ts";

/** What cannot be found out about one export is told at the end, beside the others. */
export function isFinding(error: unknown): error is Error {
  return [RefusedError, UnreachableError, ContractError, UnprovenError].some(
    (kind) => error instanceof kind,
  );
}

/** Creates, where that is asked for, and follows the exports of a step, so many at a time; to their ends or the deadline. */
export async function pursueAll(step: Step): Promise<void> {
  const { world, inputs, progress } = step;
  const pursuit = new Pursuit(step, progress.startedMs + inputs.timeout);
  const workers = Array.from({ length: Math.min(inputs.max_parallel, progress.parts.length) }, () =>
    pursuit.work(),
  );
  const ends = await Promise.allSettled(workers);
  world.signal.throwIfAborted();
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

class Pursuit {
  readonly #step: Step;
  readonly #deadline: number;
  readonly #queue: Part[];
  readonly #outputs = new Map<string, OutputValue>();
  /** One creation after the other: what is new beside one of them is not ours. */
  #creation: Promise<unknown> = Promise.resolve();
  #isStopped = false;
  #told = 0;

  constructor(step: Step, deadline: number) {
    this.#step = step;
    this.#deadline = deadline;
    this.#queue = [...step.progress.parts];
  }

  async work(): Promise<void> {
    const { world } = this.#step;
    for (let part = this.#next(); part !== undefined; part = this.#next()) {
      try {
        await this.#pursue(part);
      } catch (error) {
        if (world.signal.aborted) return this.#onInterrupt(part);
        if (!isFinding(error)) throw error;
        this.#onFinding(part, error);
      }
    }
  }

  /** After the deadline nothing more is created, but what is there already is looked at once. */
  #next(): Part | undefined {
    const [next] = this.#queue;
    const isLeft = next?.id === undefined ? this.#isOver() : this.#step.world.signal.aborted;
    return isLeft ? undefined : this.#queue.shift();
  }

  #isOver(): boolean {
    const { world } = this.#step;
    return this.#isStopped || world.signal.aborted || world.clock.now() >= this.#deadline;
  }

  #onFinding(part: Part, error: Error): void {
    part.error = error;
    if (part.label !== "") this.#step.world.report.info(`${nameOf(part)}: ${error.message}.`);
  }

  async #onInterrupt(part: Part): Promise<void> {
    if (this.#step.inputs.cancel_on_interrupt) await cancelPart(this.#step, part, "interrupt");
  }

  async #pursue(part: Part): Promise<void> {
    const { world, inputs, progress } = this.#step;
    if (part.id === undefined) await this.#createInTurn(part);
    const { id: export_id } = part;
    world.signal.throwIfAborted();
    if (export_id === undefined) return;
    if (!inputs.wait)
      part.export ??= await readWithRetries(world, () => readExportOnce(world, export_id));
    if (part.export !== undefined && (!inputs.wait || isSchedule(part.export))) {
      tellOutputs(world, progress, this.#outputs);
      return;
    }
    const pace = { minMs: inputs.poll_interval, maxMs: inputs.poll_max_interval };
    const following = { export_id, pace, deadline: this.#deadline };
    const tell = narrator(world, progress, part, this.#outputs);
    const last = await follow(world, following, tell);
    if (last === undefined && inputs.on_timeout === "cancel") {
      await cancelPart(this.#step, part, "timeout");
      // It may have ended before that, and have written more than was seen.
      await tellRuns(world, () => readRuns(world, export_id), tell);
    } else if (part.label !== "" && part.export !== undefined && isOver(part.export))
      this.#tellOfTheOthers();
  }

  #tellOfTheOthers(): void {
    const { parts } = this.#step.progress;
    const over = parts.filter(({ export: known }) => known !== undefined && isOver(known)).length;
    // Two may have ended before the first is told.
    if (over === this.#told) return;
    this.#told = over;
    this.#step.world.report.info(`${over} of ${parts.length} exports are over.`);
  }

  async #createInTurn(part: Part): Promise<void> {
    const turn = this.#creation.then(() => this.#create(part));
    this.#creation = turn.catch(() => {
      // What was not created once would most likely not be created another time.
      this.#isStopped = true;
    });
    await turn;
  }

  async #create(part: Part): Promise<void> {
    const { world, inputs, progress } = this.#step;
    if (this.#isOver() || part.request === undefined) return;
    const { start_time } = part.request;
    const told = (creation: string, isCreating: boolean) => {
      world.state(CREATION_STATE, creation);
      progress.isCreating = isCreating;
    };
    const made = await createOnce(world, part.request, {
      ...inputs,
      deadline: this.#deadline,
      onSend: (known) => told(JSON.stringify({ start_time, known }), true),
      onPutOff: () => told("", false),
    });
    part.export = made;
    part.id = made.id;
    tellIds(this.#step);
    told("", false);
    world.report.info(`${capital(nameOf(part))} was created.`);
  }
}

/** Ids as soon as they are known: for later steps, and for the post step. */
export function tellIds({ world, progress }: Pick<Step, "world" | "progress">): void {
  const ids = idsOf(progress.parts);
  world.state(IDS_STATE, JSON.stringify(ids));
  if (progress.parts.length > 1) world.report.output("export_ids", JSON.stringify(ids));
  else world.report.output("export_id", ids[0] ?? "");
}
