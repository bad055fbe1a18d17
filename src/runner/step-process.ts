import type { SystemReplacements } from "../step/start-step.ts";
import type { Toolkit } from "./toolkit.ts";

interface Stream {
  write(text: string, onFlushed?: () => void): unknown;
  on(event: "error", listener: () => void): unknown;
}

/** The process of a step, or its replacement in a test. */
export interface StepProcess {
  env: NodeJS.ProcessEnv;
  stdout: Stream;
  stderr: Pick<Stream, "on">;
  on(event: "SIGINT" | "SIGTERM" | "SIGBREAK" | "beforeExit", listener: () => void): unknown;
  on(event: "uncaughtException", listener: (error: unknown) => void): unknown;
  toolkit?: Toolkit;
  replacements?: SystemReplacements;
  exit(code: number): unknown;
}
