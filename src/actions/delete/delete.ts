import type { Block } from "../../report/blocks.ts";
import { conclude, conclusionOf, type End } from "../../report/conclusion.ts";
import { createStateStore, type StateStore } from "../../step/state-store.ts";
import type { StepContext } from "../../step/step-context.ts";
import {
  dryRunEnd,
  endOfDeleteError,
  endOfDeletion,
  endOfTimeout,
  notWaitedEnd,
  projectText,
} from "./delete-results.ts";
import { sendDeletion, waitUntilGone } from "./deletion.ts";
import { findTarget } from "./find.ts";
import type { DeleteInputs, Output } from "./inputs.ts";
import { outputsOf, type State } from "./state.ts";

export async function runDelete(inputs: DeleteInputs, ctx: StepContext<Output>) {
  const initial: State = { inputs, deployment_id: "", phase: "not sent" };
  const store = createStateStore(ctx.clock.now, initial, outputsOf, ctx.report.output);
  ctx.report.output("deployment_name", inputs.deployment_name);
  const end = await findAndDelete(inputs, ctx, store).catch((error: unknown) =>
    endOfDeleteError(error, store.state, ctx.signal.aborted),
  );
  const { state } = store;
  const result = conclude(ctx.report, conclusionOf(end, state), {
    outputs: outputsOf(state),
    details: idToCopy(state.deployment_id),
    elapsedMs: store.elapsedMs,
  });
  return { result, isGoneOrBeingDeleted: state.phase === "accepted" || end.outcome === "absent" };
}

function idToCopy(deployment_id: string): Block[] {
  if (deployment_id === "") return [];
  const table = { header: [], rows: [["deployment_id", [{ code: deployment_id }]]] };
  return [{ fold: { title: "Id to copy", blocks: [{ table }] } }];
}

async function findAndDelete(
  inputs: DeleteInputs,
  ctx: StepContext,
  store: StateStore<State>,
): Promise<End<State>> {
  const target = await findTarget(inputs, ctx);
  if ("describe" in target) return target;
  const { id, name, status } = target;
  store.update({ deployment_id: id });
  if (inputs.dry_run) return dryRunEnd;
  ctx.report.info(`Deleting ${name} (${id}, ${status})${projectText(inputs, " and")}.`);
  await sendDeletion(ctx, inputs, target, (phase) => store.update({ phase }));
  if (!inputs.wait) return notWaitedEnd;
  const { isInTime, lastReply, failure } = await waitUntilGone(ctx, id);
  const tookMs = store.elapsedMs;
  return isInTime ? endOfDeletion(tookMs) : endOfTimeout(lastReply?.status ?? "", tookMs, failure);
}
