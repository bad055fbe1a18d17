import type { Store } from "../deployments/store.ts";
import { toOptions } from "../options.ts";
import { applyLayers, forOperations, type Layer } from "../server/layers.ts";
import type { AnyRoute } from "../server/route.ts";
import { COMMON_LAYERS } from "./common-layers.ts";
import { CONSISTENCY_HABITS } from "./consistency-habits.ts";
import { restrictToContract } from "./contract-members.ts";
import { EXPORT_HABITS } from "./export-habits.ts";
import type { Habit } from "./habit.ts";
import { REPRESENTATION_HABITS } from "./representation-habits.ts";
import { REQUEST_HABITS } from "./request-habits.ts";

/** Innermost first: a habit changes the responses of those before it. */
const HABITS = {
  ...REQUEST_HABITS,
  ...CONSISTENCY_HABITS,
  ...REPRESENTATION_HABITS,
  ...EXPORT_HABITS,
} as const satisfies Record<string, Habit>;
export type HabitName = keyof typeof HABITS;

export const HABIT_OPTIONS = toOptions(HABITS);

function layersOf({ operations, layer }: Habit): Layer[] {
  const layers = [layer].flat();
  return operations === undefined ? layers : layers.map((one) => forOperations(operations, one));
}

/** The routes of a service with these habits. */
export function applyHabits(
  routes: readonly AnyRoute[],
  names: readonly HabitName[],
  store: Store,
): AnyRoute[] {
  const layers = HABIT_OPTIONS.filter(({ name }) => names.includes(name)).flatMap(({ name }) =>
    layersOf(HABITS[name]),
  );
  return applyLayers(routes, [...COMMON_LAYERS, ...layers], store);
}

/** The routes of a service without anything beyond the contract. */
export const applyContract = (routes: readonly AnyRoute[], store: Store): AnyRoute[] =>
  applyLayers(
    routes.filter(({ operation }) => operation.row === undefined),
    [restrictToContract],
    store,
  );
