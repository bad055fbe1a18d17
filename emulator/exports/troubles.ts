import { wordsOf } from "../words.ts";

/** A planned failure of runs of an export, for tests and for `--export-trouble`. */
export interface RunTrouble {
  /** The number of the run in its export, from 0. Absent: all runs. */
  run?: number;
  /** How many attempts of a run fail, from the first. Absent: all attempts. */
  attempts?: number;
  /** The attempt fails after so many rows of the run, or after the last one. Absent: at once. */
  after_rows?: number;
  /** The text under `retry_<n>`. Absent: the attempt hangs until the run's timeout. */
  error?: string;
}

const WORDS = {
  "fail-run": {
    meaning: "the first run fails on every attempt",
    troubles: [{ run: 0, error: "the rows could not be serialized" }],
  },
  "retry-run": {
    meaning: "the first two attempts of the first run fail",
    troubles: [{ run: 0, attempts: 2, error: "the rows could not be serialized" }],
  },
  "interrupt-run": {
    meaning: "every run is interrupted once, after 600 rows",
    troubles: [{ attempts: 1, after_rows: 600, error: "the worker was restarted" }],
  },
  "hang-run": { meaning: "the first run never ends by itself", troubles: [{ run: 0 }] },
} as const satisfies Record<string, { meaning: string; troubles: RunTrouble[] }>;

export type TroubleWord = keyof typeof WORDS;

export const TROUBLE_WORDS = wordsOf(WORDS);

export const troublesOf = (choice: RunTrouble[] | TroubleWord): RunTrouble[] =>
  typeof choice === "string" ? [...WORDS[choice].troubles] : choice;

/** The failure of this attempt of this run, if any. */
export const troubleOf = (
  troubles: RunTrouble[],
  run: number,
  attempt: number,
): RunTrouble | undefined =>
  troubles.find(
    (trouble) =>
      (trouble.run ?? run) === run && attempt < (trouble.attempts ?? Number.POSITIVE_INFINITY),
  );
