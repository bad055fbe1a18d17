const STEP_PREFIX = "Step #12:";

/** Log lines of a command that BuildKit runs in a cloud builder. */
export const buildLines = (layer: number, lines: readonly string[]): string[] =>
  lines.map((line) => `${STEP_PREFIX} #${layer} 4.785 ${line}`);

/** Log lines of a command that fails, followed by the error of the builder. */
export const failedBuildLines = (command: string, lines: readonly string[]): string[] => [
  ...buildLines(9, lines),
  `${STEP_PREFIX} #9 ERROR: process "/bin/sh -c ${command}" did not complete successfully: exit code: 1`,
  `${STEP_PREFIX} ------`,
  `${STEP_PREFIX}  > [4/4] RUN ${command}:`,
  `${STEP_PREFIX} ------`,
  `${STEP_PREFIX} ERROR: failed to solve: process "/bin/sh -c ${command}" did not complete successfully: exit code: 1`,
  "Finished Step #12",
  "ERROR",
  'ERROR: build step 12 "builder/agent-build" failed: step exited with non-zero status: 1',
  STEP_PREFIX,
];
