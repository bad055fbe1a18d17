import { it } from "vitest";

/**
 * For what Windows has not: signals that a process can answer, fifos, devices, links that everybody
 * may make.
 */
export const itOnPosix = it.skipIf(process.platform === "win32");
