import * as z from "zod";
import { connectionInputs, connectionRules, platformUrl } from "../../inputs/connection.ts";
import { boolean } from "../../inputs/field/boolean.ts";
import { choice } from "../../inputs/field/choice.ts";
import { time } from "../../inputs/field/time.ts";
import { uuidList } from "../../inputs/field/uuid.ts";
import { wholeNumber } from "../../inputs/field/whole-number.ts";
import { quoted, rulesBetween } from "../../inputs/problem.ts";
import { workspaceDirectory } from "../../inputs/workspace/directory.ts";
import { type Last, periodProblems } from "./period.ts";

const LAST_FORM = "write a number of days such as 7d, this-month or previous-month";
const MOST_DAYS = 3_660;

const last = z
  .string()
  .trim()
  .transform((text, ctx): Last => {
    if (text === "this-month" || text === "previous-month") return text;
    const days = /^\d{1,4}d$/.test(text) ? Number.parseInt(text, 10) : 0;
    if (days >= 1 && days <= MOST_DAYS) return { days };
    ctx.addIssue(
      `${quoted(text)} is neither a number of days from 1d to ${MOST_DAYS}d nor a month: ${LAST_FORM}`,
    );
    return z.NEVER;
  });

const shape = z.object({
  ...connectionInputs,
  base_url: platformUrl,
  workspace_ids: uuidList("write the ids of the workspaces, one per line").meta({
    group: "What to count",
    description: "Ids of the workspaces to count, one per line or separated by commas.",
    required: true,
  }),
  last: last.optional().meta({
    description:
      "The range in UTC: a number of whole days before today (`7d`, `30d`), `this-month` up to now, or `previous-month`. Either this, or `start_time` and `end_time`.",
  }),
  start_time: time.optional().meta({ description: "Start of the range, ISO 8601 with a zone." }),
  end_time: time
    .optional()
    .meta({ description: "End of the range; this moment is not part of it." }),
  group_by: choice("workspace", "project", "user", "api_key").prefault("workspace").meta({
    description: "What each row counts: a `workspace`, `project`, `user` or `api_key`.",
  }),
  daily: boolean.prefault("false").meta({
    description:
      "Keep daily buckets in a long range too, by asking for windows of at most 31 days.",
  }),
  format: choice("json", "csv", "both").prefault("json").meta({
    group: "The report",
    description: "The files to write: `json`, `csv` or `both`.",
  }),
  output_dir: workspaceDirectory
    .prefault("usage-report")
    .meta({ description: "Directory in the workspace for the files; created if it is missing." }),
  top: wholeNumber({ min: 1, max: 100 }).prefault("10").meta({
    description: "How many of the largest entries to list in the summary and in the output `top`.",
  }),
  compare_previous: boolean.prefault("false").meta({
    description:
      "Compare with the period right before: for `previous-month` the calendar month before, for `this-month` the same days of it, else one of the same length.",
  }),
  max_traces: wholeNumber({ min: 0 }).optional().meta({
    description: "Budget: with more traces than this, the outcome is `over_budget`.",
  }),
  on_over_budget: choice("fail", "warn").prefault("fail").meta({
    description: "`fail` or `warn` when the budget is exceeded.",
  }),
  redact_users: boolean.prefault("false").meta({
    description:
      "Replace ids and email addresses of users, and addresses in other names, with pseudonyms that stay the same within this report.",
  }),
  summary: boolean.prefault("true").meta({ description: "Write the job summary." }),
});

/** The inputs that name the range, as they are after parsing. It fails if one of them did. */
const RangeInputs = z.object({
  last: z
    .union([z.object({ days: z.number() }), z.enum(["this-month", "previous-month"])])
    .optional(),
  start_time: z.number().optional(),
  end_time: z.number().optional(),
});

const rangeRules = rulesBetween((inputs) => {
  const range = RangeInputs.safeParse(inputs);
  return range.success ? periodProblems(range.data, Date.now()) : [];
});

/** The inputs of the usage action. */
export const UsageInputs = shape.check(connectionRules, rangeRules);
export type UsageInputs = z.output<typeof UsageInputs>;

/** The outputs with their descriptions. Each is set as soon as it is known, and empty before. */
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

/** The name of an output. */
export type Output = keyof typeof outputs;
