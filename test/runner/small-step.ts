import { fileURLToPath } from "node:url";
import * as z from "zod";
import { toCredential } from "../../src/inputs/field/credential.ts";
import { addProblem } from "../../src/inputs/problem.ts";
import { quote } from "../../src/inputs/quote.ts";
import { findTextSecrets } from "../../src/inputs/secrets/secret-texts.ts";
import type { Result } from "../../src/report/conclusion.ts";
import type { StepRuntime } from "../../src/runner/step-runtime.ts";
import { type RunOptions, type RunResult, runAction } from "../harness/runner/runner.ts";

const ACTION = fileURLToPath(new URL("small-action.yml", import.meta.url));

const Inputs = z.object({
  token: z.string().optional().meta({ findSecrets: toCredential }),
  secrets: z.string().optional().meta({ findSecrets: findTextSecrets }),
  image_uri: z.string().optional().meta({ public: "always" }),
  quoting: z
    .string()
    .refine(() => false, { error: ({ input }) => `${quote(String(input))} is not so` })
    .optional(),
  count: z
    .string()
    .transform((text, ctx) => {
      const reason = "is not a number";
      const problemAt = (line: number) => ({ reason, position: { file: "spec.yml", line } });
      if (text === "from spec.yml") for (const line of [7, 3]) addProblem(ctx, problemAt(line));
      else if (!/^[0-9]+$/.test(text)) addProblem(ctx, { reason, fix: "write digits" });
      return text;
    })
    .optional(),
  summary: z.string(),
});

export interface SmallStep extends Pick<RunOptions, "inputs" | "env"> {
  post?: (runtime: StepRuntime) => Promise<void>;
}

export const DONE: Result = {
  outcome: "deployed",
  headline: "Done",
  title: "✅ Done",
  outputs: { outcome: "done" },
  summary: [{ heading: "Done" }],
};
export const failWith = (message: string): Result => ({
  outcome: "failed",
  headline: message,
  title: `❌ ${message}`,
  outputs: {},
  summary: [],
  failure: { message, problems: [] },
});

/** Runs an action with this function as its main step, in this process. */
export function runSmall(
  act: (runtime: StepRuntime, token: string) => Result | Promise<Result>,
  { post = async () => undefined, ...options }: SmallStep = {},
): Promise<RunResult> {
  return runAction({
    action: ACTION,
    ...options,
    inProcess: {
      main: {
        inputs: Inputs,
        start: async (inputs, runtime) => act(runtime, String(inputs.token)),
      },
      post: { inputs: Inputs, start: (_, runtime) => post(runtime) },
    },
  });
}
