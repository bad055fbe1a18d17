import { plainText } from "../../../report/blocks.ts";
import { pluralize } from "../../../report/format.ts";
import { isMissingOperation, ServiceError } from "../../../service/client/errors.ts";
import { LIMITS } from "../../../service/client/limits.ts";
import { call } from "../../../service/client/requests.ts";
import { type LogLine, readLogs } from "../../../service/contract/deployments/revision.ts";
import type { StepContext } from "../../../step/step-context.ts";
import { platformLink } from "../describe.ts";
import type { Rollout } from "../follow.ts";
import { type FailureLog, type LogType, periodsOf, type State, type StateStore } from "../state.ts";
import { errorIn, startIn } from "./error-line.ts";

/** Messages to read: more than are shown, because an echoed Dockerfile may follow the error. */
const MAX_MESSAGES = 500;
/** Lines that are searched for the error: a message may have several. */
const MAX_LINES = 1_000;
const LAST_LINES = 50;
/** Lines shown around an error that is further up. */
const LINES_BEFORE = 2;
const LINES_AFTER = 8;

/** `build` if the last status that names a build or a deploy names a build; otherwise `deploy`. */
export function lastLogTypeOf(state: State): LogType {
  const periods = periodsOf(state, "revision");
  const statuses = [...periods.map(({ status }) => status), state.revision?.status ?? ""];
  const status = statuses.findLast((one) => /BUILD|DEPLOY/i.test(one));
  return /BUILD/i.test(status ?? "") ? "build" : "deploy";
}

/**
 * Reads and logs the end of the revision's log, if the input allows that, and adds it to the state.
 * An error of the service is only logged.
 */
export async function reportFailureLog(ctx: StepContext, rollout: Rollout, store: StateStore) {
  const { report, signal } = ctx;
  const { failure_log: mode } = rollout.inputs;
  if (mode === "never") return;
  const { state } = store;
  const type = lastLogTypeOf(state);
  const location = plainText([platformLink(state)]);
  const isPublic = mode === "auto" ? await ctx.isPublic?.() : false;
  if (isPublic !== false)
    return report.info(
      `The ${type} log is not shown, because this run ${isPublic ? "is" : "may be"} public (failure_log: auto). Read it ${location}, or set failure_log: always if all who see this run may see the log.`,
    );
  try {
    const lines = await readEnd(ctx, rollout, type);
    if (lines.length === 0) return report.info(`The ${type} log of this revision is empty.`);
    // Redacted before it is truncated: a quotation could end within a secret.
    const failureLog = failureLogOf(type, report.redact(lines.join("\n")));
    store.update({ failureLog });
    report.group(failureLog.title);
    report.info(failureLog.text);
    report.endGroup();
  } catch (error) {
    // The end of the revision is known, even if the workflow is cancelled meanwhile.
    if (signal.aborted) return;
    if (!(error instanceof ServiceError)) throw error;
    const reason = isMissingOperation(error) ? "This service has no API for logs" : error.logLine;
    report.info(`${reason}. Read the ${type} log ${location}.`);
  }
}

/** The last lines of a redacted log, and the error that it names. */
export function failureLogOf(type: LogType, log: string): FailureLog {
  const lines = log.split("\n").slice(-MAX_LINES);
  const error = errorIn(lines, type);
  const end = lines.slice(-LAST_LINES);
  const endIndex = lines.length - end.length;
  const index = error?.lineIndex ?? endIndex;
  const errorLines = lines.slice(
    Math.max(0, index - LINES_BEFORE),
    Math.min(endIndex, index + LINES_AFTER),
  );
  const isAbove = index < endIndex;
  const endTitle = `last ${pluralize(end.length, "line")} of the ${type} log`;
  return {
    type,
    text: (isAbove ? [...errorLines, "…", ...end] : end).join("\n"),
    title: isAbove ? `The error and the ${endTitle}` : `The ${endTitle}`,
    error,
    start: startIn(lines),
  };
}

async function readEnd(ctx: StepContext, { deployment_id, revision_id }: Rollout, type: LogType) {
  const query = { deployment_id, revision_id, type, order: "desc", limit: MAX_MESSAGES } as const;
  const { logs } = await call(ctx, readLogs, query, LIMITS.bestEffort);
  return sortByTime(logs).flatMap(({ message }) => message?.trimEnd().split(/\r?\n/) ?? []);
}

/** Sorts by time, as the service may ignore `order`; messages without times are only reversed. */
const sortByTime = (logs: readonly LogLine[]) =>
  logs.toReversed().sort((a, b) => timeOf(a) - timeOf(b) || 0);

const timeOf = ({ timestamp }: LogLine) =>
  typeof timestamp === "number" ? timestamp : Date.parse(timestamp ?? "");
