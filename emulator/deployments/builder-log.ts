const STEP = "Step #12:";

/** Lines of a command, as a cloud builder shows those of BuildKit. */
export const built = (layer: number, lines: readonly string[]): string[] =>
  lines.map((line) => `${STEP} #${layer} 4.785 ${line}`);

/** The same of a command that fails, with what such builders write after it. */
export const failedBuild = (command: string, lines: readonly string[]): string[] => [
  ...built(9, lines),
  `${STEP} #9 ERROR: process "/bin/sh -c ${command}" did not complete successfully: exit code: 1`,
  `${STEP} ------`,
  `${STEP}  > [4/4] RUN ${command}:`,
  `${STEP} ------`,
  `${STEP} ERROR: failed to solve: process "/bin/sh -c ${command}" did not complete successfully: exit code: 1`,
  "Finished Step #12",
  "ERROR",
  'ERROR: build step 12 "builder/agent-build" failed: step exited with non-zero status: 1',
  STEP,
];
