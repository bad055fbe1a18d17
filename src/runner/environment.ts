import type { StepContext } from "../report/step-context.ts";
import type { Toolkit } from "./toolkit.ts";

interface Stream {
  /** Calls `written` when the text has left, if the stream is slower than we are. */
  write(text: string, written?: () => void): unknown;
  on(event: "error", listener: () => void): unknown;
}

/** What a step runs in: the process that GitHub starts, or a test. */
export interface Environment extends Machine {
  env: NodeJS.ProcessEnv;
  stdout: Stream;
  stderr: Pick<Stream, "on">;
  on(event: "SIGINT" | "SIGTERM" | "SIGBREAK" | "beforeExit", listener: () => void): unknown;
  on(event: "uncaughtException", listener: (error: unknown) => void): unknown;
  /** In place of GitHub's toolkit, which writes to this process. */
  toolkit?: Toolkit;
  /** Ends the step at once. */
  exit(code: number): unknown;
}

/** In place of this machine's time and network. */
export interface Machine {
  clock?: StepContext["clock"];
  dispatcher?: StepContext["server"]["dispatcher"];
}
