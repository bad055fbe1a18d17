import * as z from "zod";
import { connectionInputs, connectionRules, platformUrl } from "../../inputs/connection.ts";
import { boolean, choice } from "../../inputs/field/choice.ts";
import { time } from "../../inputs/field/time.ts";
import { uuidList } from "../../inputs/field/uuid.ts";
import { wholeNumber } from "../../inputs/field/whole-number.ts";
import { input } from "../../inputs/input.ts";
import { quote } from "../../inputs/quote.ts";
import { type Rule, rulesBetween } from "../../inputs/rules.ts";
import { field, type InvalidValue } from "../../inputs/text-field.ts";
import { rangeRules } from "../../inputs/time-range.ts";
import { workspaceDirectory } from "../../inputs/workspace/directory.ts";

const RANGE_FIX =
  "write a number of days such as 7d, this-month or previous-month, or set start_time and end_time";
const MAX_DAYS = 3_660;

export type RelativeRange = { days: number } | "this-month" | "previous-month";

const relativeRange = field(RANGE_FIX, (text, refuse): RelativeRange | InvalidValue => {
  if (text === "this-month" || text === "previous-month") return text;
  const days = /^\d{1,4}d$/.test(text) ? Number.parseInt(text, 10) : 0;
  if (days >= 1 && days <= MAX_DAYS) return { days };
  return refuse(`${quote(text)} is neither a number of days from 1d to ${MAX_DAYS}d nor a month`);
});

// biome-ignore format: one input, one line
const shape = z.object({
  ...connectionInputs,
  base_url: platformUrl,
  workspace_ids: input(uuidList("write the ids of the workspaces, not their names, one per line"), "Ids of the workspaces to count, one per line or separated by commas.", { group: "What to count", required: true, aliases: "workspace" }),
  last: input(relativeRange.optional(), "The range in UTC: a number of whole days before today (`7d`, `30d`), `this-month` up to now, or `previous-month`. Either this, or `start_time` and `end_time`.", { aliases: "period range days" }),
  start_time: input(time.optional(), "Start of the range, ISO 8601 with a zone.", { aliases: "from start since" }),
  end_time: input(time.optional(), "End of the range; this moment is not part of it.", { aliases: "to end until" }),
  group_by: input(choice("workspace", "project", "user", "api_key").prefault("workspace"), "What each row counts: a `workspace`, `project`, `user` or `api_key`."),
  daily: input(boolean.prefault("false"), "Keep daily buckets in a long range too, by asking for windows of at most 31 days."),
  format: input(choice("json", "csv", "both").prefault("json"), "The files to write: `json`, `csv` or `both`.", { group: "The report", aliases: "output_format" }),
  output_dir: input(workspaceDirectory.prefault("usage-report"), "Directory in the workspace for the files; created if it is missing.", { aliases: "output output_file" }),
  top: input(wholeNumber({ min: 1, max: 100 }).prefault("10"), "How many of the largest entries to list in the summary and in the output `top`."),
  compare_previous: input(boolean.prefault("false"), "Compare with the period right before: for `previous-month` the calendar month before, for `this-month` the same days of it, else one of the same length."),
  max_traces: input(wholeNumber({ min: 0 }).optional(), "Budget: with more traces than this, the outcome is `over_budget`.", { aliases: "budget limit" }),
  on_over_budget: input(choice("fail", "warn").prefault("fail"), "`fail` or `warn` when the budget is exceeded."),
  fail_on_empty: input(boolean.optional(), "Fail if there are no traces at all, as when the credential cannot read the workspaces. `true` by default with `max_traces`, else `false`."),
  redact_users: input(boolean.prefault("false"), "Replace ids and email addresses of users, and addresses in other names, with pseudonyms that stay the same within this report."),
  summary: input(boolean.prefault("true"), "Write the job summary."),
});

/** The range is `last`, or a start and an end. */
function periodRules({ last, start_time, end_time }: Record<string, unknown>): Rule[] {
  const times = Object.entries({ start_time, end_time })
    .filter(([, time]) => time !== undefined)
    .map(([name]) => name);
  // biome-ignore format: one rule, one line
  return last !== undefined
    ? [[times.length > 0, "last", `cannot be combined with ${times.join(" and ")}`, "remove last, or remove the times"]]
    : [
        [times.length === 0, "last", "is required, unless start_time and end_time are set", "write a range such as 7d"],
        [times.length === 1, start_time === undefined ? "start_time" : "end_time", "is required together with the other end of the range", "set it, or set last instead of both"],
        ...rangeRules(start_time, end_time, "write a time that has passed"),
      ];
}

export const UsageInputs = shape.check(connectionRules, rulesBetween(periodRules));
export type UsageInputs = z.output<typeof UsageInputs>;

export const outputs = {
  total_traces: "Number of traces in the range.",
  row_count: "Number of rows in the report.",
  stride_days: "Length of a bucket in days; 0 if it is hours.",
  stride_hours: "Length of a bucket in hours; 0 if it is days.",
  json_file: "Path of the JSON file, relative to the workspace.",
  csv_file: "Path of the CSV file, relative to the workspace.",
  top: "JSON array of the largest entries: the dimensions of `group_by`, `traces` and `share_percent`.",
  previous_total: "Number of traces in the time before (`compare_previous`).",
  change_percent: "Change against `previous_total`; empty if that is 0.",
  over_budget: "`true` if there are more traces than `max_traces`, else `false`.",
  elapsed_seconds: "Duration of the whole step.",
  outcome: "How it ended: `ok`, `over_budget`, `empty`, `rejected` or `error`.",
  error_message: "What went wrong, in one line.",
} as const;

export type Output = keyof typeof outputs;
