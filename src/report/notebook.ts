import type { OutputValue } from "./world.ts";

/** What a step knows, and the way to add to it. */
export interface Notebook<Known, Fact> {
  readonly known: Known;
  /** How long the step has taken, in milliseconds. */
  readonly elapsedMs: number;
  add(fact: Fact): void;
}

/** What a step may learn, and what follows from that. */
export interface Rules<Known, Fact, Name extends string> {
  /** What is known after one more fact. `atMs` is the time since the step began. */
  after(known: Known, fact: Fact, atMs: number): Known;
  /** All that follows from what is known, by name. Absent means empty. */
  valuesOf(known: Known): Partial<Record<Name, OutputValue | undefined>>;
  /** Called with each value as soon as it is known, and whenever it changes. */
  set(name: Name, value: OutputValue): void;
  /** Called after each fact. */
  on?(fact: Fact, known: Known): void;
}

/** Keeps what a step learns, in the only place that changes it. `now` is the clock. */
export function createNotebook<Known, Fact, Name extends string>(
  now: () => number,
  nothing: Known,
  { after, valuesOf, set, on }: Rules<Known, Fact, Name>,
): Notebook<Known, Fact> {
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
    add(fact) {
      known = after(known, fact, now() - startedMs);
      for (const [name, value] of entriesOf(valuesOf(known))) {
        if (shown.get(name) !== value) set(name, value);
        shown.set(name, value);
      }
      on?.(fact, known);
    },
  };
}

const entriesOf = <Name extends string>(
  values: Partial<Record<Name, OutputValue | undefined>>,
): [Name, OutputValue][] =>
  (Object.keys(values) as Name[]).map((name) => [name, values[name] ?? ""]);
