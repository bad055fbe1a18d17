import * as z from "zod";
import { GITHUB_STATES } from "../report/outcomes.ts";

/*
 * State that a main step saves for its post step, which also runs after the main step was killed.
 * It contains no secrets, and untrusted text in it is already sanitized.
 */

/** Saved state by name. `savedState` returns an empty text if nothing was saved. */
export interface SavedState {
  saveState(name: string, text: string): void;
  savedState(name: string): string;
}

/** The schema is created when it is used: no step needs it before its first request. */
function savedValue<Value>(name: string, schemaOf: () => z.ZodType<Value>) {
  const encode = (value: Value): string => JSON.stringify(value);
  return {
    name,
    encode,
    /** Undefined clears the value. */
    save: ({ saveState }: Pick<SavedState, "saveState">, value: Value | undefined): void =>
      saveState(name, value === undefined ? "" : encode(value)),
    load({ savedState }: Pick<SavedState, "savedState">): Value | undefined {
      const text = savedState(name);
      return text === "" ? undefined : schemaOf().safeParse(JSON.parse(text)).data;
    },
  };
}

/** `deploy`, `create`: what to report if the step is killed. */
export const killedReport = savedValue("if_killed", () =>
  z.object({ headline: z.string(), message: z.string(), advice: z.string() }),
);

/** `deploy`, `create`: the headline for the status and the comment that are still due. */
export const dueHeadline = savedValue("headline_due", z.string);

/** `deploy`, `create`: the GitHub Deployment of this step, and the status that is still due. */
export const dueDeployment = savedValue("github_deployment_due", () =>
  z.object({ id: z.number(), name: z.string(), state: z.enum(GITHUB_STATES) }),
);

/** `deploy`, `create`: the deployment whose comment is due, and the comment's title at the end. */
export const dueComment = savedValue("comment_due", () =>
  z.object({ name: z.string(), id: z.string(), title: z.string().optional() }),
);

/** `export`: the export that is created, followed or cancelled. */
export const exportId = savedValue("export_id", z.string);

/** `export`: `true` while an export may have been created whose id is unknown. */
export const creationSent = savedValue("creation", () => z.literal(true));

/** `export`: `true` if the post step has nothing left to do. */
export const skipPostStep = savedValue("skip_post_step", () => z.literal(true));
