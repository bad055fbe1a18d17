import { describe, expect, it } from "vitest";
import type { ScriptStep } from "../../../../emulator/deployments/life-cycle.ts";
import type { Fault } from "../../../scenarios/faults.ts";
import { respondWith, status, withFault } from "../../../scenarios/faults.ts";
import { play } from "../../../scenarios/play.ts";
import { messagesOf } from "../../../scenarios/results.ts";
import type { DeployScenario } from "../../../scenarios/scenario.ts";

const failing = (finalStatus: string, step: Partial<ScriptStep> = {}) => [
  { status: finalStatus.startsWith("BUILD") ? "BUILDING" : "DEPLOYING", after_ms: 0 },
  { status: finalStatus, after_ms: 2_000, ...step },
];
const FAILED_BUILD = failing("BUILD_FAILED", { message: "exit code 1" });
const FAILED_DEPLOY = failing("DEPLOY_FAILED");

const withLogs = (fault: Fault) => withFault("logs", fault);
const linesOf = (text: string) => Array.from({ length: 80 }, (_, index) => `${text} ${index}`);
const FRAMES = linesOf("frame");
const DOCKERFILE = linesOf("Step #12: RUN pip install");
const ERROR = "Step #12: 1.554  ERR_PNPM_FETCH_404  GET https://npm.example/tools: Not Found";
const OTHER_FORM = {
  logs: [{ message: "last", timestamp: null }, { text: 7 }, { message: "first", level: 3 }],
  next_offset: 7,
};

/** The service ignores `order`. */
const OLDEST_FIRST = {
  logs: ["first", "last"].map((message, index) => ({ message, timestamp: index })),
};

/** By name, a failed deploy and the title and the lines of the log in the summary. */
const SHOWN_LOGS: [name: string, scenario: DeployScenario, title: string, lines: unknown][] = [
  [
    "the build log after a failed build",
    { script: FAILED_BUILD },
    "The last 50 lines of the build log",
    expect.arrayContaining([
      expect.stringMatching(/^Step #12: #7 4\.785 Collecting package-\d+==1\.0$/),
      expect.stringContaining("SyntaxError: "),
      "exit code 1",
    ]),
  ],
  [
    "the deploy log after a failed deploy",
    { script: FAILED_DEPLOY },
    "The last 9 lines of the deploy log",
    expect.arrayContaining([expect.stringContaining("ModuleNotFoundError")]),
  ],
  [
    "the log of a public repository with failure_log: always",
    { script: FAILED_DEPLOY, isPublic: true, inputs: { failure_log: "always" } },
    "The last 9 lines of the deploy log",
    expect.anything(),
  ],
  [
    "the last 50 lines, including multi-line messages",
    { script: failing("DEPLOY_FAILED", { log: ["before", FRAMES.join("\n")] }) },
    "The last 50 lines of the deploy log",
    FRAMES.slice(-50),
  ],
  [
    "the error if it is further up, followed by the last 50 lines",
    { script: failing("BUILD_FAILED", { log: ["before", ERROR, ...DOCKERFILE] }) },
    "The error and the last 50 lines of the build log",
    [expect.anything(), "before", ERROR, ...DOCKERFILE.slice(0, 7), "…", ...DOCKERFILE.slice(-50)],
  ],
  [
    "messages of a reply in another form, oldest first",
    { script: FAILED_DEPLOY, ...withLogs(respondWith(200, OTHER_FORM)) },
    "The last 2 lines of the deploy log",
    ["first", "last"],
  ],
  [
    "lines in the order of their times, also if the reply begins with the oldest",
    { script: FAILED_DEPLOY, ...withLogs(respondWith(200, OLDEST_FIRST)) },
    "The last 2 lines of the deploy log",
    ["first", "last"],
  ],
];

/** By name, a failed deploy whose log is not shown, how often it is read, and the note about it. */
const HIDDEN_LOGS: [name: string, scenario: DeployScenario, reads: number, note: string][] = [
  [
    "a public repository",
    { isPublic: true },
    0,
    "The build log is not shown, because this run is public (failure_log: auto). Read it",
  ],
  [
    "a repository of unknown visibility",
    { isPublic: undefined },
    0,
    "because this run may be public (failure_log: auto). Read it on the platform, or set failure_log: always if all who see this run may see the log.",
  ],
  [
    "failure_log: never",
    { inputs: { failure_log: "never" } },
    0,
    "read the build log on the platform",
  ],
  [
    "a service without logs",
    { missingOperations: ["logs"] },
    1,
    "This service has no API for logs",
  ],
  ["a service that fails", withLogs(status(500)), 1, "reading the logs failed: status 500: "],
];

const deploy = (scenario: DeployScenario) =>
  play({ action: "deploy", isPublic: false, ...scenario });
const foldsOf = ({ summaryBlocks }: Awaited<ReturnType<typeof deploy>>) =>
  summaryBlocks.flatMap(({ fold }) => (fold?.title.endsWith(" log") ? [fold] : []));

describe("the log of a failed revision", () => {
  it.each(SHOWN_LOGS)("is shown in log and summary: %s", async (_, scenario, title, lines) => {
    const result = await deploy(scenario);
    const folds = foldsOf(result);
    expect(folds.map((fold) => fold.title)).toEqual([title]);
    const text = folds[0]?.blocks[0]?.code ?? "";
    expect(text.split("\n")).toEqual(lines);
    expect(result.messages.join("\n")).toContain(text);
  });

  it.each(HIDDEN_LOGS)("is not shown, with a note: %s", async (_, scenario, reads, note) => {
    const result = await deploy({ script: FAILED_BUILD, ...scenario });
    expect(result.outcome).toBe("failed");
    expect(foldsOf(result)).toEqual([]);
    expect(messagesOf(result)).toContain(note);
    expect(messagesOf(result)).not.toContain("SyntaxError");
    expect(result.requests.filter(({ path }) => path.includes("/logs"))).toHaveLength(reads);
  });
});
