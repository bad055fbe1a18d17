import { appendFileSync } from "node:fs";
import type * as z from "zod";
import { metadataOf } from "../inputs/input.ts";
import { lineOf, problemsOf } from "../inputs/problem.ts";
import { withVariables } from "../inputs/variables.ts";
import type { Block } from "../report/blocks.ts";
import { type Result, resultOf } from "../report/conclusion.ts";
import { type Outcome, outcomeInfo } from "../report/outcomes.ts";
import { killedReport } from "../step/saved-state.ts";
import { checkInputNames, rejectedResult, variableOf } from "./invalid-inputs.ts";
import { createLog, type Log } from "./log.ts";
import { createRenderer } from "./markdown.ts";
import { createInputSecrets, type Texts } from "./secrets/input-secrets.ts";
import { createRedactor } from "./secrets/redactor.ts";
import type { StepProcess } from "./step-process.ts";
import { createRuntime, type NotificationInputs, type StepRuntime } from "./step-runtime.ts";
import { createSanitizer } from "./text.ts";
import { githubToolkit, plainToolkit, tryAppend } from "./toolkit.ts";

/** GitHub's runner sends the next signal 7.5 s after a cancellation; the step exits well before. */
const CANCEL_BUDGET_MS = 4_500;
const MAX_ANNOTATIONS = 10;
const UNWRITABLE_OUTPUT = {
  input: "GITHUB_OUTPUT",
  reason: "names a file that cannot be written, so that no step after this one could read an id",
  fix: "create its folder, or unset the variable",
};
const CERTIFICATES_TEXT =
  "Certificates are verified, whatever NODE_TLS_REJECT_UNAUTHORIZED is. Name those of a private authority in NODE_EXTRA_CA_CERTS.";

/** The content of an `action.yml`, except `author`, `inputs` and `runs`. */
export interface Manifest {
  name: string;
  description: string;
  branding: { icon: string; color: string };
  /** Every output with its description. An output is empty until its value is known. */
  outputs: Record<string, string>;
}

export interface Action<Inputs extends z.ZodObject> {
  inputs: Inputs;
  /** The outcome of a step that does not end itself after a cancellation; default: `cancelled`. */
  cancelledOutcome?: Outcome;
  /** The inputs that decide whether GitHub is notified of invalid inputs. */
  notificationInputs?(texts: Texts): NotificationInputs;
  start(inputs: z.output<Inputs>, runtime: StepRuntime): Promise<Result>;
}

/** The post step of an action, which cleans up after the main step and never fails the job. */
export interface PostAction<Inputs extends z.ZodObject> {
  inputs: Inputs;
  /** The summary of a main step that was killed. */
  summary?(runtime: StepRuntime): readonly Block[];
  start(inputs: z.output<Inputs>, runtime: StepRuntime): Promise<void>;
}

function textsOfInputs(inputs: z.ZodObject, env: NodeJS.ProcessEnv): Texts {
  const texts = Object.keys(inputs.shape).map((name) => {
    const text = env[variableOf(name)] ?? "";
    // A YAML block ends with a line break, which may be part of a secret.
    return [name, metadataOf(inputs, name)?.findSecrets ? text : text.trimEnd()] as const;
  });
  return Object.fromEntries(texts.filter(([, text]) => text.trim() !== ""));
}

/** Aborts on a signal, and calls `end` after `CANCEL_BUDGET_MS`. Exits at a second signal. */
function listenForCancel(step: StepProcess, cancellation: AbortController, end: () => void): void {
  const onSignal = () => {
    if (cancellation.signal.aborted) return step.exit(1);
    cancellation.abort(new DOMException("The workflow was cancelled.", "AbortError"));
    return setTimeout(end, CANCEL_BUDGET_MS).unref();
  };
  for (const name of ["SIGINT", "SIGTERM", "SIGBREAK"] as const) step.on(name, onSignal);
}

/**
 * Awaits `work`. Rejects on an uncaught exception, or if the event loop is empty while `work` is
 * pending. Errors of the log streams are ignored.
 */
function raceWithCrash<T>(step: StepProcess, work: Promise<T>): Promise<T> {
  for (const stream of [step.stdout, step.stderr]) stream.on("error", () => undefined);
  const crash = new Promise<never>((_, reject) => {
    step.on("uncaughtException", reject);
    step.on("beforeExit", () => reject(new DOMException("No event is left.", "DeadlockError")));
  });
  return Promise.race([work, crash]);
}

/** Reads the inputs. Redacts their secrets, and masks named and certain ones, before any log. */
async function readInputs<Inputs extends z.ZodObject>(
  schema: Inputs,
  env: NodeJS.ProcessEnv,
  secrets: ReturnType<typeof createInputSecrets>,
) {
  const texts = textsOfInputs(schema, env);
  secrets.addInputs(schema, texts);
  // A job may have disabled certificate verification for all its steps.
  const isVerificationDisabled = env.NODE_TLS_REJECT_UNAUTHORIZED === "0";
  delete env.NODE_TLS_REJECT_UNAUTHORIZED;
  const inputs = await schema.safeParseAsync(texts);
  const invalidInputs = problemsOf(inputs.error).map(({ input }) => input);
  const publicityOf = (input: string) => metadataOf(schema, input)?.public;
  const hiddenInputs = invalidInputs.filter((input) => publicityOf(input) !== "always");
  secrets.addInvalidInputs(hiddenInputs.flatMap((input) => texts[input] ?? []));
  // An invalid input may contain anything: then none counts as public.
  const publicInputs = inputs.success ? Object.keys(texts).filter(publicityOf) : [];
  secrets.maskNamedSecrets(publicInputs.flatMap((input) => texts[input] ?? []));
  return { texts, inputs, isVerificationDisabled };
}

const errorName = (error: unknown) => (error instanceof Error ? error.name : typeof error);

/** The result of a bug of the action. A message may quote secrets, so it is not shown. */
function unexpectedError(runtime: StepRuntime, error: unknown): Result {
  const name = errorName(error);
  const stack = (error instanceof Error && error.stack) || "";
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  const functionName = /at (\w[\w.]*) /.exec(frames.join("\n"))?.[1];
  const location = functionName === undefined ? "" : ` in ${functionName}`;
  const message = `An unexpected ${name}${location}. Please report this as a bug of the action.`;
  runtime.debug([name, ...frames].join("\n"));
  return resultOf(runtime, { outcome: "error", message });
}

/** Annotates the first problem's position with the message, other positions with their problem. */
function annotate(log: Log, { outcome, failure }: Result): void {
  if (failure === undefined) return;
  // The title of `error` says that the outcome is unknown, which is untrue if nothing was changed.
  const title = outcome === "error" ? "Error" : outcomeInfo(outcome).title;
  const { message, problems } = failure;
  const [firstProblem, ...otherProblems] = problems
    .filter(({ position }) => position?.file !== undefined)
    .map((problem) => ({ ...problem.position, text: lineOf(problem) }))
    .slice(0, MAX_ANNOTATIONS);
  const annotatedLines = new Set(otherProblems.map(({ text }) => text));
  const lines = message.split("\n").filter((line) => !annotatedLines.has(line));
  const annotations = [{ ...firstProblem, text: lines.join("\n") }, ...otherProblems];
  for (const { text, ...position } of annotations) log.error(text, { ...position, title });
}

/**
 * Runs one step: reads its inputs, redacts its secrets, and turns the result of the action into
 * outputs, summary, annotations and exit code.
 */
export function createRunner(step: StepProcess) {
  const { env } = step;
  const toolkit =
    env.GITHUB_ACTIONS === "true"
      ? (step.toolkit ?? githubToolkit)
      : plainToolkit(env, step.stdout);
  const redactor = createRedactor();
  const sanitizer = createSanitizer(redactor.message);
  const log = createLog(toolkit, sanitizer, env.RUNNER_DEBUG === "1");
  const renderer = createRenderer(sanitizer);
  const secrets = createInputSecrets(redactor, log);
  const cancellation = new AbortController();
  const runtime = createRuntime({
    ...step.replacements,
    ...{ env, toolkit, log, redactor, messageSanitizer: sanitizer, signal: cancellation.signal },
  });

  function endOnCancel(outcome = "cancelled"): void {
    listenForCancel(step, cancellation, () => {
      runtime.output("outcome", outcome);
      secrets.maskRemaining();
      void exit(1);
    });
  }

  async function runAction<Inputs extends z.ZodObject>(action: Action<Inputs>): Promise<Result> {
    endOnCancel(action.cancelledOutcome);
    const { texts, inputs, isVerificationDisabled } = await readInputs(action.inputs, env, secrets);
    if (isVerificationDisabled) runtime.notice(CERTIFICATES_TEXT);
    const { problems, unknownVariables } = checkInputNames(action.inputs, env);
    // GitHub itself warns about unknown inputs.
    if (env.GITHUB_ACTIONS !== "true" && unknownVariables.length > 0) {
      const list = unknownVariables.join(", ");
      runtime.warning(`This action has no such input, and ignores it: ${list}.`);
    }
    if (!tryAppend(env.GITHUB_OUTPUT, (path) => appendFileSync(path, ""))) {
      problems.unshift(UNWRITABLE_OUTPUT);
      delete env.GITHUB_OUTPUT;
    }
    if (inputs.success && problems.length === 0) return action.start(inputs.data, runtime);
    const result = rejectedResult(runtime, [...problems, ...problemsOf(inputs.error)], texts);
    const notifier =
      action.notificationInputs && (await runtime.notifier(action.notificationInputs(texts)));
    await notifier?.reportRejection(result);
    return result;
  }

  function writeSummary(blocks: readonly Block[]): void {
    const isWanted = blocks.length > 0 && env.INPUT_SUMMARY?.trim().toLowerCase() !== "false";
    const file = isWanted ? env.GITHUB_STEP_SUMMARY : undefined;
    if (!tryAppend(file, (path) => appendFileSync(path, renderer.render(blocks))))
      runtime.warning("The job summary could not be written.");
  }

  function finish(result: Result): void {
    log.endGroup();
    for (const [name, value] of Object.entries(result.outputs)) runtime.output(name, value);
    annotate(log, result);
    secrets.maskRemaining();
    writeSummary(result.summary);
    // Cleared, because the post step takes a main step that left this report for killed.
    killedReport.save(runtime, undefined);
  }

  async function exit(code: number): Promise<void> {
    // Pipes may be asynchronous: an immediate exit would truncate the log.
    await new Promise<void>((resolve) => step.stdout.write("", resolve));
    step.exit(code);
  }

  return {
    run: <Inputs extends z.ZodObject>(action: Action<Inputs>): Promise<void> =>
      withVariables(env, async () => {
        const result = await raceWithCrash(step, runAction(action)).catch((error: unknown) =>
          unexpectedError(runtime, error),
        );
        finish(result);
        await exit(result.failure === undefined ? 0 : 1);
      }),

    runPost: <Inputs extends z.ZodObject>(action: PostAction<Inputs>): Promise<void> =>
      withVariables(env, async () => {
        const cleanUp = async () => {
          endOnCancel();
          const { inputs } = await readInputs(action.inputs, env, secrets);
          writeSummary(action.summary?.(runtime) ?? []);
          // With invalid inputs, the main step has changed nothing, and has reported them.
          if (inputs.success) await action.start(inputs.data, runtime);
        };
        await raceWithCrash(step, cleanUp()).catch((error: unknown) => {
          runtime.warning(`The post step could not tidy up (${errorName(error)}).`);
        });
        await exit(0);
      }),
  };
}
