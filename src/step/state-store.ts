import type { OutputValue } from "../report/report.ts";

/** New values of some members, or a function of the state and the time since the step began. */
export type Update<State> = Partial<State> | ((state: State, atMs: number) => Partial<State>);

export interface StateStore<State> {
  readonly state: State;
  /** Duration of the step so far, in milliseconds. */
  readonly elapsedMs: number;
  update(change: Update<State>): void;
}

/**
 * Creates the store of a step's state, which no other code changes. Each update sets the outputs of
 * `outputsOf` that it changes; undefined is set as an empty text.
 */
export function createStateStore<State, Name extends string>(
  now: () => number,
  initial: State,
  outputsOf: (state: State) => Partial<Record<Name, OutputValue | undefined>>,
  setOutput: (name: Name, value: OutputValue) => void,
): StateStore<State> {
  const startMs = now();
  let state = initial;
  let outputs = outputsOf(initial);
  return {
    get state() {
      return state;
    },
    get elapsedMs() {
      return now() - startMs;
    },
    update(change) {
      const members = typeof change === "function" ? change(state, now() - startMs) : change;
      state = { ...state, ...members };
      const previousOutputs = outputs;
      outputs = outputsOf(state);
      for (const name of Object.keys(outputs) as Name[]) {
        const value = outputs[name] ?? "";
        if (value !== (previousOutputs[name] ?? "")) setOutput(name, value);
      }
    },
  };
}
