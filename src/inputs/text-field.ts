import * as z from "zod";
import { checkPlaceholders } from "./placeholder.ts";
import { addProblem, type Flaw, type FlawText } from "./problem.ts";
import { isInQuotes, QUOTES_FLAW } from "./quote.ts";

declare const invalid: unique symbol;

/** The type of what `refuse` returns in place of a value. */
export type InvalidValue = typeof invalid;

/** Adds a problem of the input. Does not throw, because a text may have several problems. */
export type Refuse = (reason: string, fix?: string) => InvalidValue;

export type AddFlaw = (flaw: Flaw) => void;

type Parse<Value> = (
  text: string,
  refuse: Refuse,
  addFlaw: AddFlaw,
) => Value | InvalidValue | Promise<Value | InvalidValue>;

/** An input whose text `parse` parses or refuses. `advice` is the fix unless `refuse` gets one. */
export const textField = <Value>(advice: string, parse: Parse<Value>) =>
  z.custom<string>().transform((input, ctx) => {
    const addFlaw: AddFlaw = (flaw) => addProblem(ctx, flaw);
    const refuse: Refuse = (reason, fix = advice) => {
      addFlaw({ reason, fix });
      return z.NEVER;
    };
    const value = typeof input === "string" ? parse(input, refuse, addFlaw) : refuse("is required");
    // zod fails because of the added problem, and does not return an `InvalidValue`.
    return value as Value | Promise<Value>;
  });

/** A text field without secrets. Trims its text, and refuses quotes around it and placeholders. */
export const field: typeof textField = (advice, parse) =>
  textField(advice, (rawText, refuse, addFlaw) => {
    const text = rawText.trim();
    const flaw = isInQuotes(text) ? QUOTES_FLAW : checkPlaceholders(text);
    return flaw === undefined ? parse(text, refuse, addFlaw) : refuse(...flaw);
  });

/** A field whose text has at most one flaw, the one that `check` finds. */
export const checkedField = (
  advice: string,
  check: (text: string) => FlawText | undefined,
  normalize = (text: string): string => text,
) =>
  field(advice, (text, refuse) => {
    const flaw = check(text);
    return flaw === undefined ? normalize(text) : refuse(...flaw);
  });

/** Entries, one per line or separated by commas. Empty entries are dropped. */
export const entriesOf = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
