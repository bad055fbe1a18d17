import { describe, expect, it } from "vitest";
import { parseFlags, toEmulatorOptions } from "../../emulator/command-line.ts";

/** The message about a command line. */
function messageFor(...args: string[]): string {
  try {
    return `accepted: ${Object.keys(parseFlags(args))}`;
  } catch (error) {
    return String(error);
  }
}

describe("parseFlags", () => {
  it.each([
    ["--fault", "patch:explode", "there is no explode, only "],
    ["--port", "http", "--port must be a whole number from 0 to 65535"],
    ["--port", "99999", "--port must be a whole number from 0 to 65535"],
    ["--speed", "0", "--speed must be a number above 0, at most 1000000"],
    ["--speed", "9".repeat(400), "--speed must be a number above 0, at most 1000000"],
    ["--export-rate", "0", "--export-rate must be a number above 0"],
    ["--script", "dance", "--script must be one of fail-create, fail-build, "],
    ["--export-trouble", "dance", "--export-trouble must be one of fail-run, "],
    ["--habit", "dance", "--habit must be one of reserved-secrets, "],
    ["--deny", "everything", "--deny must be organization:read"],
    ["--without", "list,patch", "--without must be some of deployments, "],
    ["--agent", "/absent/agent", "--agent must be a folder: there is no /absent/agent"],
  ])("refuses %s %s in one sentence", (flag, value, sentence) => {
    const message = messageFor(flag, value);
    expect(message).toContain(sentence);
    expect(message).not.toContain("\n");
  });

  it("passes export failures, the rate of exports and rate limits to the emulator", () => {
    const flags = parseFlags("--export-trouble fail-run --export-rate 2 --rate-limits".split(" "));
    const options = { exportFailures: "fail-run", exportRowsPerSecond: 2, rateLimits: {} };
    expect(toEmulatorOptions(flags)).toMatchObject(options);
  });

  it("parses --without", () => {
    const names = ["deployments", "delete", "revisions", "logs"];
    expect(parseFlags(["--without", names.join()]).without).toEqual(names);
  });
});
