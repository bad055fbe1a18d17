import { createNotebook } from "../../report/notebook.ts";
import { exportId, exportsAlike } from "../../report/saved-state.ts";
import { PATIENCE } from "../../service/client/patience.ts";
import type { ExportInputs } from "./inputs.ts";
import { after, type Known, NOTHING, outputsOf } from "./known.ts";
import { exportLog } from "./log.ts";
import type { ExportStep, ExportWorld } from "./step.ts";

function cleanUpSignalFor({ signal }: ExportWorld): AbortSignal {
  const controller = new AbortController();
  const onCancel = () =>
    void setTimeout(() => controller.abort(signal.reason), PATIENCE.cleanUp.ms).unref();
  if (signal.aborted) onCancel();
  signal.addEventListener("abort", onCancel, { once: true });
  return controller.signal;
}

/** Outputs, and what the post step needs, by the names under which they are set. */
function valuesOf(known: Known) {
  const { id, phase, request, alike } = known;
  const creation =
    phase === "sent" && request !== undefined ? exportsAlike.textOf(alike) : undefined;
  return { ...outputsOf(known), "state export_id": id, "state creation": creation };
}

/** Begins a step: each fact that is added is logged, and sets the outputs that it changes. */
export function beginStep(inputs: ExportInputs, world: ExportWorld): ExportStep {
  const { clock, report } = world;
  const log = exportLog(world);
  const notebook = createNotebook(clock.now, NOTHING, {
    valuesOf,
    set: (name: keyof ReturnType<typeof valuesOf>, value) => {
      if (name === "state export_id") world.state(exportId.name, String(value));
      else if (name === "state creation") world.state(exportsAlike.name, String(value));
      else report.output(name, value);
    },
  });
  const { words } = log;
  return {
    ...{ world, inputs, words, cleanUpSignal: cleanUpSignalFor(world) },
    get elapsedMs() {
      return notebook.elapsedMs;
    },
    get known() {
      return notebook.known;
    },
    add(fact) {
      notebook.add((known, readMs) => after(known, fact, readMs));
      log.on(fact, notebook.known);
    },
  };
}
