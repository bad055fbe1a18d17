import { plain } from "../../../report/blocks.ts";
import { pluralize } from "../../../report/wording.ts";
import type { World } from "../../../report/world.ts";
import { ask } from "../../../service/client/ask.ts";
import { isMissingOperation, ServiceError } from "../../../service/client/errors.ts";
import { PATIENCE } from "../../../service/client/patience.ts";
import { type LogLine, readLogs } from "../../../service/contract/deployments.ts";
import { onThePlatform } from "../describe.ts";
import type { FailureLog, Known, StateStore } from "../known.ts";

export type ShowLog = "auto" | "always" | "never";

type Target = { deployment_id: string; revision_id: string };

const MOST_LINES = 50;

/** The phase that failed, which has a log of its own. */
export function phaseOf({ statusPeriods, revision }: Known): "build" | "deploy" {
  const statuses = [
    revision?.status ?? "",
    ...statusPeriods.map(({ status }) => status).toReversed(),
  ];
  const telling = statuses.find((status) => /BUILD|DEPLOY/i.test(status));
  return /BUILD/i.test(telling ?? "") ? "build" : "deploy";
}

/**
 * Reads the end of the log of a failed revision, shows it if the input allows that, and keeps it
 * for the summary. Failures are reported and otherwise ignored.
 */
export async function showFailureLog(
  world: World,
  target: Target,
  store: StateStore,
  show: ShowLog,
): Promise<void> {
  const { report, signal } = world;
  if (show === "never") return;
  const { known } = store;
  const type = phaseOf(known);
  const where = plain([onThePlatform(known)]);
  const isPublic = show === "auto" ? await world.isPublic?.() : false;
  if (isPublic !== false) return report.info(notShown(isPublic, type, where));
  try {
    const lines = await readEnd(world, target, type);
    if (lines.length === 0) return report.info(`The ${type} log of this revision is empty.`);
    // A part of it is quoted: truncating must not leave half a secret.
    const log = { type, text: report.clean(lines.join("\n")) };
    store.add({ failureLog: log });
    const name = type === "build" ? "Build log" : "Deploy log";
    report.group(`${name}: the last ${pluralize(lines.length, "line")}`);
    report.info(log.text);
    report.endGroup();
  } catch (error) {
    // The revision has failed, even if the workflow is cancelled meanwhile.
    if (signal.aborted) return;
    if (!(error instanceof ServiceError)) throw error;
    report.info(unread(error, type, where));
  }
}

function notShown(isPublic: boolean | undefined, type: string, where: string): string {
  const why = isPublic
    ? "because this repository is public (failure_log: auto)."
    : "because this log may be public (failure_log: auto). If only your team can read it, set failure_log: always.";
  return `The ${type} log is not shown, ${why} Read it ${where}.`;
}

function unread(error: ServiceError, type: string, where: string): string {
  return isMissingOperation(error)
    ? `This service has no API for logs. Read them ${where}.`
    : `${error.message}. The ${type} log could not be read; it is ${where}.`;
}

async function readEnd(world: World, target: Target, type: FailureLog["type"]): Promise<string[]> {
  const query = { ...target, type, order: "desc", limit: MOST_LINES } as const;
  const { logs } = await ask(world, readLogs, query, PATIENCE.aside);
  const lines = inOrder(logs).flatMap(({ message }) => message?.trimEnd().split(/\r?\n/) ?? []);
  return lines.slice(-MOST_LINES);
}

/** Oldest first, also if the service has its own order. */
function inOrder(logs: readonly LogLine[]) {
  const timed = logs.toReversed().map((line) => ({ ...line, ms: msOf(line.timestamp) }));
  return timed.some(({ ms }) => Number.isNaN(ms)) ? timed : timed.sort((a, b) => a.ms - b.ms);
}

const msOf = (timestamp: LogLine["timestamp"]) =>
  typeof timestamp === "number" ? timestamp : Date.parse(timestamp ?? "");
