import * as z from "zod";
import { GITHUB_STATES, OUTCOMES, type Outcome, WARNING } from "./outcomes.ts";

/* All that a main step saves for its post step, which also runs after the main step was killed.
   None of it is a secret, and what comes from outside has been made safe. */

/** State that a main step saves for its post step; empty if nothing was saved. */
export interface SavedState {
  saveState(name: string, text: string): void;
  savedState(name: string): string;
}

const text = z.string().min(1);

function savedValue<Value>(name: string, form: z.ZodType<Value, string>) {
  return {
    name,
    /** Saves the value; undefined clears it. */
    save: ({ saveState }: Pick<SavedState, "saveState">, value: Value | undefined): void =>
      saveState(name, value === undefined ? "" : form.encode(value)),
    saved: ({ savedState }: Pick<SavedState, "savedState">): Value | undefined =>
      form.safeParse(savedState(name)).data,
  };
}

const json = <Value extends z.ZodType>(value: Value) =>
  z.codec(text, value, {
    encode: (members) => JSON.stringify(members),
    decode: (saved) => JSON.parse(saved),
  });

const isOutcome = (word: unknown) => typeof word === "string" && Object.hasOwn(OUTCOMES, word);

const CommentDue = z.object({
  name: z.string(),
  id: z.string(),
  /** How the rollout ended, if it did. */
  end: z
    .object({
      outcome: z.custom<Outcome>(isOutcome),
      headline: z.string().optional(),
      mark: z.literal(WARNING).optional(),
    })
    .optional(),
});

/** `deploy`, `create`: the headline that its status, and the comment, still need. */
export const headlineDue = savedValue("headline_due", text);

/** `deploy`, `create`: the GitHub Deployment of this step, and the status that it still needs. */
export const deploymentDue = savedValue(
  "github_deployment_due",
  json(z.object({ id: z.number(), state: z.enum(GITHUB_STATES) })),
);

/** `deploy`, `create`: which deployment the comment is about that still says "rolling out". */
export const commentDue = savedValue("comment_due", json(CommentDue));

/** `export`: the export that is created, followed or cancelled. */
export const exportId = savedValue("export_id", text);

/** `export`: `true` while a creation may have arrived whose id is not known. */
export const creationSent = savedValue("creation", z.literal("true"));

/** `export`: `true` when nothing is left for the post step to do. */
export const exportSettled = savedValue("settled", z.literal("true"));
