import type * as z from "zod";
import type { LogLine, LogsQuery } from "../../src/service/contract/deployments/revision.ts";
import { formatTime } from "../clock.ts";
import { buildLines, failedBuildLines } from "./builder-log.ts";
import { type DeploymentRecord, progressOf, type RevisionRecord } from "./records.ts";

type Query = z.output<typeof LogsQuery>;

interface Line {
  timeMs: number;
  level: "INFO" | "ERROR";
  message: string;
}

const LINE_INTERVAL_MS = 20;

/** More than a page of lines. */
const PACKAGES = Array.from({ length: 60 }, (_, index) => `Collecting package-${index + 1}==1.0`);

/** Default log lines, by status. Other statuses have no log. */
const LOGS_BY_STATUS: Record<string, { type: Query["type"]; lines: readonly string[] }> = {
  BUILDING: { type: "build", lines: ["Starting Step #12", ...buildLines(7, PACKAGES)] },
  BUILD_FAILED: {
    type: "build",
    lines: failedBuildLines("python -m compileall /deps/agent", [
      '*** Error compiling "/deps/agent/graph.py"...',
      '  File "/deps/agent/graph.py", line 7',
      "    def graph(",
      "             ^",
      "SyntaxError: '(' was never closed",
    ]),
  },
  INTERRUPTED: { type: "build", lines: [] },
  DEPLOYING: { type: "deploy", lines: ["pulling the image", "starting the container"] },
  DEPLOYED: {
    type: "deploy",
    lines: [
      "INFO:     Application startup complete.",
      "INFO:     Uvicorn running on http://0.0.0.0:8000 (Press CTRL+C to quit)",
    ],
  },
  DEPLOY_FAILED: {
    type: "deploy",
    lines: [
      "INFO:     Waiting for application startup.",
      "ERROR:    Traceback (most recent call last):",
      '  File "/deps/agent/graph.py", line 3, in <module>',
      "    from agent.tools import search",
      "ModuleNotFoundError: No module named 'agent'",
      "",
      "ERROR:    Application startup failed. Exiting.",
    ],
  },
};

/** Some agents print their environment when they fail. */
const environmentLines = ({ secrets }: DeploymentRecord): string[] =>
  secrets.map(({ name, value }) => `environment: ${name}=${value}`);

function logLines(
  deployment: DeploymentRecord,
  revision: RevisionRecord,
  type: Query["type"],
  now: number,
): Line[] {
  const { status: currentStatus, sinceMs } = progressOf(deployment, revision, now);
  const endMs = currentStatus === "SKIPPED" ? sinceMs : now;
  const lines = revision.script.flatMap(({ status, after_ms, message = [], log }) => {
    const statusLog = LOGS_BY_STATUS[status];
    if (statusLog?.type !== type) return [];
    const environment = status === "DEPLOY_FAILED" ? environmentLines(deployment) : [];
    const isFailure = status.endsWith("_FAILED");
    return [...(log ?? statusLog.lines), ...environment].concat(message).map(
      (text, index): Line => ({
        timeMs: revision.createdMs + after_ms + index * LINE_INTERVAL_MS,
        level: isFailure ? "ERROR" : "INFO",
        message: text,
      }),
    );
  });
  return lines.filter(({ timeMs }) => timeMs <= endMs);
}

const encodeOffset = (position: number) => Buffer.from(`line ${position}`).toString("base64url");
const decodeOffset = (offset: string) =>
  Number(Buffer.from(offset, "base64url").toString().replace("line ", ""));

/**
 * A page of a log. Services show times as text or as numbers: here build logs have text, deploy
 * logs numbers.
 */
export function renderLogPage(
  deployment: DeploymentRecord,
  revision: RevisionRecord,
  query: Query,
  now: number,
): { logs: LogLine[]; next_offset: string | null } {
  const { type, order, limit, offset } = query;
  const lines = logLines(deployment, revision, type, now);
  if (order === "desc") lines.reverse();
  const start = offset === undefined ? 0 : decodeOffset(offset);
  const page = lines.slice(start, start + limit);
  return {
    logs: page.map(({ timeMs, level, message }) => ({
      timestamp: type === "build" ? formatTime(timeMs) : timeMs,
      level,
      message,
    })),
    next_offset: start + limit < lines.length ? encodeOffset(start + limit) : null,
  };
}
