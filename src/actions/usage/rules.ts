import * as z from "zod";
import { field, quoted, rulesBetween } from "../../inputs/problem.ts";
import { checkPeriod, type Last } from "./period.ts";

const LAST_FORM = "write a number of days such as 7d, this-month or previous-month";
const MOST_DAYS = 3_660;

/** A range that ends today or with a month. */
export const last = field(LAST_FORM, (text, refuse): Last => {
  if (text === "this-month" || text === "previous-month") return text;
  const days = /^\d{1,4}d$/.test(text) ? Number.parseInt(text, 10) : 0;
  if (days >= 1 && days <= MOST_DAYS) return { days };
  const what = `${quoted(text)} is neither a number of days from 1d to ${MOST_DAYS}d nor a month`;
  return refuse(what, LAST_FORM);
});

/** The inputs that name the range, as they are after parsing. It fails if one of them did. */
const RangeInputs = z.object({
  last: z
    .union([z.object({ days: z.number() }), z.enum(["this-month", "previous-month"])])
    .optional(),
  start_time: z.number().optional(),
  end_time: z.number().optional(),
});

/** The rules between the inputs that name the range. */
export const rangeRules = rulesBetween((inputs, wrong) => {
  const range = RangeInputs.safeParse(inputs);
  if (range.success) checkPeriod(range.data, Date.now(), wrong);
});
