import * as z from "zod";
import { placeholderFlaw } from "./placeholder.ts";
import { addProblems, type Position } from "./problem.ts";
import { isInQuotes, QUOTES_FLAW } from "./quote.ts";

declare const refused: unique symbol;

/** The type of `z.NEVER`, which a field returns instead of a value. */
export type InvalidValue = typeof refused;

/** Adds a problem of the input. It does not throw, because a text may have several problems. */
export type Refuse = (reason: string, fix?: string, position?: Position) => InvalidValue;

/** An input whose text `read` parses or refuses. `fix` is the advice if the text is missing. */
export const textField = <Value>(
  fix: string,
  read: (text: string, refuse: Refuse) => Value | InvalidValue | Promise<Value | InvalidValue>,
) =>
  z.custom<string>().transform((input, ctx) => {
    const refuse: Refuse = (...[reason, fix, position]) => {
      addProblems(ctx, [{ reason, fix, position }]);
      return z.NEVER;
    };
    const value = typeof input === "string" ? read(input, refuse) : refuse("is required", fix);
    // The added problem makes a refused input fail.
    return value as Value | Promise<Value>;
  });

/** A text field without secrets. Trims its text, and refuses quotes around it and placeholders. */
export const field: typeof textField = (fix, read) =>
  textField(fix, (untrimmed, refuse) => {
    const text = untrimmed.trim();
    const flaw = isInQuotes(text) ? QUOTES_FLAW : placeholderFlaw(text);
    return flaw === undefined ? read(text, refuse) : refuse(...flaw);
  });
