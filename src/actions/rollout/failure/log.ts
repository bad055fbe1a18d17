import { plainText } from "../../../report/blocks.ts";
import { pluralize } from "../../../report/format.ts";
import { isMissingOperation, ServiceError } from "../../../service/client/errors.ts";
import { LIMITS } from "../../../service/client/limits.ts";
import { call } from "../../../service/client/requests.ts";
import { type LogLine, readLogs } from "../../../service/contract/deployments/revision.ts";
import type { StepContext } from "../../../step/step-context.ts";
import { platformLink } from "../describe.ts";
import type { FailureLog, State, StateStore } from "../state.ts";
import { errorIn, startIn } from "./error-line.ts";

export type FailureLogMode = "auto" | "always" | "never";

type Target = { deployment_id: string; revision_id: string };

/** More than is shown, because an echoed Dockerfile may follow the error. */
const READ_LINES = 500;
/** A log message may have several lines. */
const MAX_LINES = 1_000;
const LAST_LINES = 50;
/** Lines shown around an error that is further up. */
const LINES_BEFORE = 2;
const LINES_AFTER = 8;

/** The phase that failed. */
export function failedPhaseOf({ statusPeriods, revision }: State): "build" | "deploy" {
  const statuses = [
    revision?.status ?? "",
    ...statusPeriods.map(({ status }) => status).toReversed(),
  ];
  const status = statuses.find((one) => /BUILD|DEPLOY/i.test(one));
  return /BUILD/i.test(status ?? "") ? "build" : "deploy";
}

/**
 * Reads the end of the log of a failed revision, shows it if the input allows that, and keeps it
 * for the summary. Failures are reported and otherwise ignored.
 */
export async function reportFailureLog(
  ctx: StepContext,
  target: Target,
  store: StateStore,
  mode: FailureLogMode,
): Promise<void> {
  const { report, signal } = ctx;
  if (mode === "never") return;
  const { state } = store;
  const type = failedPhaseOf(state);
  const where = plainText([platformLink(state)]);
  const isPublic = mode === "auto" ? await ctx.isPublic?.() : false;
  if (isPublic !== false) return report.info(hiddenLogNote(isPublic, type, where));
  try {
    const lines = await readLogEnd(ctx, target, type);
    if (lines.length === 0) return report.info(`The ${type} log of this revision is empty.`);
    // Redacted first, because only a part of the log is quoted: it could end within a secret.
    const failureLog = failureLogOf(type, report.redact(lines.join("\n")));
    store.update({ failureLog });
    const name = type === "build" ? "Build log" : "Deploy log";
    report.group(`${name}: ${failureLog.title}`);
    report.info(failureLog.text);
    report.endGroup();
  } catch (error) {
    // The revision has failed, even if the workflow is cancelled meanwhile.
    if (signal.aborted) return;
    if (!(error instanceof ServiceError)) throw error;
    report.info(unreadableLogNote(error, type, where));
  }
}

/** The lines to show of a redacted log, and the error that it names. */
export function failureLogOf(type: FailureLog["type"], log: string): FailureLog {
  const lines = log.split("\n").slice(-MAX_LINES);
  const error = errorIn(lines, type);
  const end = lines.slice(-LAST_LINES);
  const endAt = lines.length - end.length;
  const at = error?.lineIndex ?? endAt;
  const above = lines.slice(Math.max(0, at - LINES_BEFORE), Math.min(endAt, at + LINES_AFTER));
  const isAbove = at < endAt;
  const endTitle = `the last ${pluralize(end.length, "line")}`;
  return {
    type,
    text: (isAbove ? [...above, "…", ...end] : end).join("\n"),
    title: isAbove ? `the error and ${endTitle}` : endTitle,
    error,
    start: startIn(lines),
  };
}

function hiddenLogNote(isPublic: boolean | undefined, type: string, where: string): string {
  const reason = isPublic ? "repository is public" : "log may be public";
  const advice = isPublic ? "" : " If only your team can read it, set failure_log: always.";
  return `The ${type} log is not shown, because this ${reason} (failure_log: auto).${advice} Read it ${where}.`;
}

function unreadableLogNote(error: ServiceError, type: string, where: string): string {
  return isMissingOperation(error)
    ? `This service has no API for logs. Read them ${where}.`
    : `${error.message}. The ${type} log could not be read; it is ${where}.`;
}

async function readLogEnd(
  ctx: StepContext,
  { deployment_id, revision_id }: Target,
  type: FailureLog["type"],
): Promise<string[]> {
  const parameters = {
    deployment_id,
    revision_id,
    type,
    order: "desc",
    limit: READ_LINES,
  } as const;
  const { logs } = await call(ctx, readLogs, parameters, LIMITS.bestEffort);
  return oldestFirst(logs).flatMap(({ message }) => message?.trimEnd().split(/\r?\n/) ?? []);
}

/** Oldest first, whatever order the service returns. Lines without a time keep their order. */
const oldestFirst = (logs: readonly LogLine[]) =>
  logs.toReversed().sort((a, b) => timeOf(a) - timeOf(b) || 0);

const timeOf = ({ timestamp }: LogLine) =>
  typeof timestamp === "number" ? timestamp : Date.parse(timestamp ?? "");
