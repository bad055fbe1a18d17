import { field, quoted, rulesBetween, type Wrong } from "../../inputs/problem.ts";
import type { Last } from "./period.ts";

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

/** What is wrong between the inputs of the range. One that is wrong itself holds anything. */
export function checkRange(
  { last, start_time: start, end_time: end }: Record<string, unknown>,
  nowMs: number,
  wrong: Wrong,
): void {
  const times = [
    ...(start === undefined ? [] : ["start_time"]),
    ...(end === undefined ? [] : ["end_time"]),
  ];
  if (last !== undefined && times.length > 0)
    wrong(
      "last",
      `cannot be combined with ${times.join(" and ")}`,
      "remove last, or remove the times",
    );
  if (last !== undefined) return;
  if (times.length === 0)
    wrong(
      "last",
      "is required, unless start_time and end_time are set",
      "write a range such as 7d",
    );
  if (times.length === 1)
    wrong(
      start === undefined ? "start_time" : "end_time",
      "is required together with the other end of the range",
      "set it, or set last instead of both",
    );
  if (typeof start !== "number" || typeof end !== "number") return;
  if (start > nowMs) wrong("start_time", "is in the future", "write a time that has passed");
  if (end <= start) wrong("end_time", "must be after start_time", "write a later time");
}

export const rangeRules = rulesBetween((inputs, wrong) => checkRange(inputs, Date.now(), wrong));
