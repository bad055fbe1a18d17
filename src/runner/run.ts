import * as core from "@actions/core";
import type * as z from "zod";
import type { Result } from "../action/conclusion.ts";
import { type Outcome, titleOf } from "../action/outcomes.ts";
import {
  endGroup,
  exit,
  guarded,
  listenForCancel,
  readInputs,
  type Shell,
  setOutput,
  shell,
  verifyCertificates,
} from "./shell.ts";
import { writeSummary } from "./summary.ts";
import { safeMessage, wholeLine } from "./text.ts";

const MAX_PROBLEM_ANNOTATIONS = 9;
const VERIFIED =
  "Certificates are verified, whatever NODE_TLS_REJECT_UNAUTHORIZED is. Name those of a private authority in NODE_EXTRA_CA_CERTS.";
const SHORT_LINES =
  "lines of fewer than 8 characters are not hidden where they stand alone. Store the secret as one line, such as in Base64.";

type Problem = NonNullable<Result["failure"]>["problems"][number];

interface Rejection {
  /** The inputs that are given, as they are. */
  texts: Readonly<Record<string, string>>;
  shell: Shell;
  result: Result;
}

interface Action<Inputs extends z.ZodObject> {
  inputs: Inputs;
  /** The outcome of a cancelled step, if it is not `cancelled`. */
  cancelled?: Outcome;
  /** Called when an input is wrong, and nothing was sent. */
  rejected?(rejection: Rejection): Promise<void>;
  start(inputs: z.output<Inputs>, shell: Shell): Promise<Result>;
}

/** Runs an action as a step, from its inputs to its outputs, summary, annotations and exit code. */
export async function run<Inputs extends z.ZodObject>(action: Action<Inputs>): Promise<void> {
  const result = await guarded(resultOf(action)).catch(unexpected);
  await finish(result, core.getInput("summary").toLowerCase() !== "false");
  await exit();
}

async function resultOf<Inputs extends z.ZodObject>(action: Action<Inputs>): Promise<Result> {
  const cancelled = listenForCancel(action.cancelled);
  const { texts, exposed, partlyExposed } = readInputs(action.inputs);
  if (exposed.length > 0)
    core.notice(safeMessage(`${listed(exposed)} too short to be hidden in the log.`));
  if (verifyCertificates()) core.notice(VERIFIED);
  if (partlyExposed.length > 0)
    core.warning(safeMessage(`${partlyExposed.join(", ")}: ${SHORT_LINES}`));
  const inputs = await action.inputs.safeParseAsync(texts);
  if (inputs.success) return action.start(inputs.data, shell(cancelled));
  const result = invalidInputs(inputs.error, texts);
  await action.rejected?.({ texts, shell: shell(cancelled), result });
  return result;
}

const listed = (names: readonly string[]) =>
  `${names.join(", ")} ${names.length === 1 ? "is" : "are"}`;

function invalidInputs(error: z.ZodError, texts: Readonly<Record<string, string>>): Result {
  const problems = error.issues.map((issue) => {
    const place = issue.code === "custom" ? issue.params : undefined;
    return {
      input: String(issue.path[0] ?? "inputs"),
      message: issue.message,
      file: place?.file,
      line: place?.line,
      column: place?.column,
    };
  });
  const count = problems.length === 1 ? "1 input is wrong" : `${problems.length} inputs are wrong`;
  const isWrong = (input: string) => problems.some((problem) => problem.input === input);
  const naming = ["deployment_name", "name"].find((input) => !isWrong(input) && texts[input]);
  const name = naming && texts[naming];
  const headline = name === undefined ? `Rejected: ${count}` : `${name}: ${count}`;
  const lineOf = ({ input, message }: Problem) => `${input}: ${message}`;
  const rows = problems.map((problem) => [
    [{ code: problem.input }, ...placeOf(problem)],
    problem.message,
  ]);
  const table = { header: ["Input", "Problem"], rows };
  // What is annotated in its file is not said again.
  const unplaced = problems.filter(({ file }) => file === undefined);
  return {
    outcome: "rejected",
    headline,
    outputs: { outcome: "rejected", error_message: problems.map(lineOf).join("; ") },
    summary: [{ heading: titleOf("rejected", headline), text: "Nothing was sent." }, { table }],
    comment: { blocks: [{ text: "Nothing was sent." }, { table }], facts: [] },
    failure: {
      message: [`${headline}. Nothing was sent.`, ...unplaced.map(lineOf)].join("\n"),
      problems,
    },
  };
}

function placeOf({ file, line }: Problem): string[] {
  if (file === undefined) return [];
  return [line === undefined ? ` in ${file}` : ` in ${file}:${line}`];
}

/** A bug of the action. The message of its error may quote anything, so only the kind is shown. */
function unexpected(error: unknown): Result {
  const kind = error instanceof Error ? error.name : typeof error;
  const where = error instanceof Error ? /at (\w[\w.]*) /.exec(error.stack ?? "")?.[1] : undefined;
  const message = `An unexpected ${kind}${where === undefined ? "" : ` in ${where}`}. Please report this as a bug of the action.`;
  return {
    outcome: "error",
    outputs: { outcome: "error", error_message: message },
    summary: [{ heading: titleOf("error"), text: message }],
    failure: { message, problems: [] },
  };
}

async function finish(result: Result, withSummary: boolean): Promise<void> {
  endGroup();
  for (const [name, value] of Object.entries(result.outputs)) setOutput(name, value);
  const { outcome, failure } = result;
  if (failure !== undefined) {
    annotatePlaces(outcome, failure.problems);
    core.error(safeMessage(failure.message), { title: outcome });
    process.exitCode = 1;
  }
  if (!withSummary || process.env.GITHUB_STEP_SUMMARY === undefined) return;
  try {
    await writeSummary(result.summary);
  } catch {
    core.warning("The job summary could not be written.");
  }
}

/** Problems with a place in a file of the workspace are annotated there. */
function annotatePlaces(title: Outcome, problems: readonly Problem[]): void {
  const placed = problems.filter(({ file }) => file !== undefined);
  for (const { message, file = "", line, column } of placed.slice(0, MAX_PROBLEM_ANNOTATIONS)) {
    core.error(safeMessage(message), {
      title,
      // The runner masks an annotation's message, but not its place.
      file: wholeLine(file),
      ...(line === undefined ? {} : { startLine: line }),
      ...(column === undefined ? {} : { startColumn: column }),
    });
  }
}
