import type { OutputValue } from "./world.ts";

/** An update: some members of the state, or a function that computes them from it. */
export type Update<Known> = Partial<Known> | ((known: Known, atMs: number) => Partial<Known>);

/** The state of a step, and how to update it. `atMs` is the time since the step began. */
export interface StateStore<Known, Fact = Update<Known>> {
  readonly known: Known;
  /** How long the step has taken, in milliseconds. */
  readonly elapsedMs: number;
  add(fact: Fact): void;
}

/**
 * Holds the state of a step, and is the only code that changes it. The outputs that `valuesOf`
 * derives from it are set with `set` as soon as they are known, and on every change; absent means
 * empty.
 */
export function createStateStore<Known, Name extends string>(
  now: () => number,
  nothing: Known,
  valuesOf: (known: Known) => Partial<Record<Name, OutputValue | undefined>>,
  set: (name: Name, value: OutputValue) => void,
): StateStore<Known> {
  const startedMs = now();
  const shown = new Map<string, OutputValue>(entriesOf(valuesOf(nothing)));
  let known = nothing;
  return {
    get known() {
      return known;
    },
    get elapsedMs() {
      return now() - startedMs;
    },
    add(learnt) {
      const more = typeof learnt === "function" ? learnt(known, now() - startedMs) : learnt;
      known = { ...known, ...more };
      for (const [name, value] of entriesOf(valuesOf(known))) {
        if (shown.get(name) !== value) set(name, value);
        shown.set(name, value);
      }
    },
  };
}

const entriesOf = <Name extends string>(
  values: Partial<Record<Name, OutputValue | undefined>>,
): [Name, OutputValue][] =>
  (Object.keys(values) as Name[]).map((name) => [name, values[name] ?? ""]);
