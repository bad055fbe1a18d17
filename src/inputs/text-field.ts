import * as z from "zod";
import { checkPlaceholders } from "./placeholder.ts";
import { addProblem, type FlawText, type Position } from "./problem.ts";
import { isInQuotes, QUOTES_FLAW } from "./quote.ts";

declare const invalid: unique symbol;

/** The type of what `refuse` returns in place of a value. */
export type InvalidValue = typeof invalid;

/** Adds a problem of the input. Does not throw, because a text may have several problems. */
export type Refuse = (reason: string, fix?: string, position?: Position) => InvalidValue;

/** An input whose text `parse` parses or refuses. `fix` is the advice if the text is missing. */
export const textField = <Value>(
  fix: string,
  parse: (text: string, refuse: Refuse) => Value | InvalidValue | Promise<Value | InvalidValue>,
) =>
  z.custom<string>().transform((input, ctx) => {
    const refuse: Refuse = (reason, fix, position) => {
      addProblem(ctx, { reason, fix, position });
      return z.NEVER;
    };
    const value = typeof input === "string" ? parse(input, refuse) : refuse("is required", fix);
    // zod fails because of the added problem, and does not return an `InvalidValue`.
    return value as Value | Promise<Value>;
  });

/** A text field without secrets. Trims its text, and refuses quotes around it and placeholders. */
export const field: typeof textField = (fix, parse) =>
  textField(fix, (rawText, refuse) => {
    const text = rawText.trim();
    const flaw = isInQuotes(text) ? QUOTES_FLAW : checkPlaceholders(text);
    return flaw === undefined ? parse(text, refuse) : refuse(...flaw);
  });

/** A field whose text has at most one flaw, the one that `check` finds. */
export const checkedField = (
  fix: string,
  check: (text: string) => FlawText | undefined,
  normalize = (text: string): string => text,
) =>
  field(fix, (text, refuse) => {
    const flaw = check(text);
    return flaw === undefined ? normalize(text) : refuse(...flaw);
  });
