import type * as z from "zod";
import type { Result } from "../../src/report/conclusion.ts";
import type { OutputValue } from "../../src/report/report.ts";
import type { Action } from "../../src/runner/runner.ts";

/** What an action reports to its runner. */
export interface Recording {
  /** Outputs, saved state, annotations and requests before the result, in order. */
  journal: string[];
  /** The outputs before the result. */
  earlyOutputs: ReadonlyMap<string, OutputValue>;
  /** Undefined if the inputs are invalid, or if the action runs as a bundle. */
  actionResult?: Result;
}

/** The same action, which records what it reports. */
export function withRecording(
  action: Action<z.ZodObject>,
  recording: Recording,
): Action<z.ZodObject> {
  return {
    ...action,
    async start(inputs, runtime) {
      const { journal } = recording;
      const recordAnnotation = (severity: "notice" | "warning") => (text: string) => {
        journal.push(`${severity} ${text}`);
        runtime[severity](text);
      };
      const result = await action.start(inputs, {
        ...runtime,
        output(name, value) {
          journal.push(`output ${name}`);
          runtime.output(name, value);
        },
        saveState(name, value) {
          journal.push(`state ${name} ${value}`);
          runtime.saveState(name, value);
        },
        notice: recordAnnotation("notice"),
        warning: recordAnnotation("warning"),
      });
      Object.assign(recording, {
        journal: [...journal],
        earlyOutputs: new Map(runtime.outputs),
        actionResult: result,
      });
      return result;
    },
  };
}
