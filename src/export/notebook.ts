import { timed } from "../client/connect.ts";
import type { OutputValue } from "../shared/world.ts";
import { after, NOTHING, outputsOf } from "./facts.ts";
import type { ExportInputs } from "./inputs.ts";
import { exportLog } from "./log.ts";
import type { Output } from "./outputs.ts";
import type { ExportStep, ExportWorld } from "./step.ts";

/** How long clean-up may take after a cancel: the runner soon kills a step that does not end. */
const CLEAN_UP_MS = 3_800;

function cleanUpSignalFor({ signal }: ExportWorld): AbortSignal {
  const controller = new AbortController();
  const onCancel = () =>
    void setTimeout(() => controller.abort(signal.reason), CLEAN_UP_MS).unref();
  if (signal.aborted) onCancel();
  signal.addEventListener("abort", onCancel, { once: true });
  return controller.signal;
}

const EARLY = [
  ...(["export_id", "destination_id", "status", "run_count", "failed_run_count"] as const),
  ...(["rows_exported", "object_prefix", "cancelled_ids"] as const),
] satisfies Output[];

/** Begins a step: each fact that is added is logged, and sets the outputs that it changes. */
export function beginStep(inputs: ExportInputs, outside: ExportWorld): ExportStep {
  const world = timed(outside, inputs.timeout);
  const { clock, report } = world;
  const startMs = clock.now();
  const log = exportLog(world);
  const published = new Map<string, OutputValue>();
  let known = NOTHING;

  function isNew(name: string, value: OutputValue): boolean {
    if ((published.get(name) ?? "") === value) return false;
    published.set(name, value);
    return true;
  }

  function publish(): void {
    const outputs = outputsOf(known);
    for (const name of EARLY) {
      const value = outputs[name] ?? "";
      if (isNew(name, value)) report.output(name, value);
    }
    const { id = "", phase, request, alike } = known;
    const creation = phase === "sent" && request !== undefined ? JSON.stringify(alike) : "";
    if (isNew("state export_id", id)) world.state("export_id", id);
    if (isNew("state creation", creation)) world.state("creation", creation);
  }

  return {
    world,
    inputs,
    cleanUpSignal: cleanUpSignalFor(world),
    get elapsedMs() {
      return clock.now() - startMs;
    },
    words: () => log.words(),
    get known() {
      return known;
    },
    add: (fact) => {
      known = after(known, fact, clock.now() - startMs);
      publish();
      log.on(fact, known);
    },
  };
}
