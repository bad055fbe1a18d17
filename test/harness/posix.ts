import { it } from "vitest";

/**
 * For what Windows lacks: signals that a process can handle, fifos, devices, links without
 * privileges.
 */
export const itOnPosix = it.skipIf(process.platform === "win32");
