import { toOptions } from "../options.ts";

/** A planned failure of runs of an export, for tests and for `--export-trouble`. */
export interface RunFailure {
  /** The number of the run in its export, from 0. If absent, all runs fail. */
  run?: number;
  /** How many attempts of a run fail, from the first. If absent, all attempts fail. */
  attempts?: number;
  /** Rows of the run after which the attempt fails, at most all of them. If absent, none. */
  after_rows?: number;
  /** The text under `retry_<n>`. If absent, the attempt hangs until the run's timeout. */
  error?: string;
}

const RUN_FAILURES = {
  "fail-run": {
    meaning: "the first run fails on every attempt",
    failures: [{ run: 0, error: "the rows could not be serialized" }],
  },
  "retry-run": {
    meaning: "the first two attempts of the first run fail",
    failures: [{ run: 0, attempts: 2, error: "the rows could not be serialized" }],
  },
  "interrupt-run": {
    meaning: "every run is interrupted once, after 600 rows",
    failures: [{ attempts: 1, after_rows: 600, error: "the worker was restarted" }],
  },
  "hang-run": { meaning: "the first run never ends by itself", failures: [{ run: 0 }] },
} as const satisfies Record<string, { meaning: string; failures: RunFailure[] }>;

export type FailureChoice = RunFailure[] | keyof typeof RUN_FAILURES;

export const RUN_FAILURE_OPTIONS = toOptions(RUN_FAILURES);

export const resolveRunFailures = (choice: FailureChoice): RunFailure[] =>
  typeof choice === "string" ? [...RUN_FAILURES[choice].failures] : choice;

/** The failure of this attempt of this run, if any. */
export const findRunFailure = (runFailures: RunFailure[], run: number, attempt: number) =>
  runFailures.find(
    (failure) => (failure.run ?? run) === run && attempt < (failure.attempts ?? Infinity),
  );
