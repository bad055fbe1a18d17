/** What goes wrong with the runs of an export, from a test's or a user's hand. */
export interface RunTrouble {
  /** Which of the export's runs, from 0; each, where absent. */
  run?: number;
  /** How many of a run's attempts, from the first; each, where absent. */
  attempts?: number;
  /** It strikes when so many rows of the run are exported, or all; at once, where absent. */
  after_rows?: number;
  /** What the run then says under `retry_<n>`; where absent it says nothing and hangs until its timeout. */
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

const isWord = (text: string): text is TroubleWord => Object.hasOwn(WORDS, text);

export const TROUBLE_WORDS: { word: TroubleWord; meaning: string }[] = Object.keys(WORDS)
  .filter(isWord)
  .map((word) => ({ word, meaning: WORDS[word].meaning }));

export const troublesOf = (choice: RunTrouble[] | TroubleWord): RunTrouble[] =>
  typeof choice === "string" ? [...WORDS[choice].troubles] : choice;

/** What spoils this attempt of this run. */
export const troubleOf = (
  troubles: RunTrouble[],
  run: number,
  attempt: number,
): RunTrouble | undefined =>
  troubles.find(
    (trouble) =>
      (trouble.run ?? run) === run && attempt < (trouble.attempts ?? Number.POSITIVE_INFINITY),
  );
