import type { parseGithubInputs } from "../inputs/github.ts";
import type { Result } from "../report/conclusion.ts";
import type { OutputValue, Report } from "../report/report.ts";
import type { SavedState } from "../step/saved-state.ts";
import type { SystemReplacements } from "../step/start-step.ts";
import type { StepContext } from "../step/step-context.ts";
import type { Log } from "./log.ts";
import { createRenderer, type Renderer } from "./markdown.ts";
import { redactedValuesOf } from "./secrets/kinds.ts";
import type { Redactor } from "./secrets/redactor.ts";
import { isOutcomeOrStatus, type NamedValue } from "./secrets/rule.ts";
import { createSanitizer, type Sanitizer } from "./text.ts";
import { type Toolkit, tryAppend } from "./toolkit.ts";

/** All outputs of a job share 1 MB. */
const MAX_OUTPUT_CHARACTERS = 200_000;
/** Outputs whose values are public texts: they are passed to `declarePublic`. */
const PUBLIC_OUTPUT = /^(deployment_(id|name|url)|image_uri|repo_(commit_sha|ref))$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The inputs that ask to notify GitHub, the token, and those that identify the deployment. */
export type NotificationInputs = ReturnType<typeof parseGithubInputs> &
  Partial<Record<"deployment_name" | "deployment_id", string | undefined>>;

/** Notifies GitHub about a step. Failures never change the result of the step. */
export interface Notifier {
  /** Like `onStart` of `StepContext`; a second call does nothing. Returns at once. */
  start(headline: string): void;
  end(result: Result): Promise<unknown>;
  /** Called if a deployment is gone or being deleted: GitHub must not show it as running. */
  reportRemoval(result: Result): Promise<unknown>;
  /** Says in the comment, if there is one, that inputs are invalid. */
  reportRejection(result: Result): Promise<unknown>;
  /** Called in the post step: sends the updates that the main step could not. */
  close(): Promise<unknown>;
}

/** What the runner provides to an action. */
export interface StepRuntime
  extends Report<string>,
    SystemReplacements,
    SavedState,
    Pick<StepContext, "signal"> {
  /** This sanitizer and this renderer are for GitHub's API, where nothing is masked. */
  sanitizer: Sanitizer;
  renderer: Renderer;
  /** The outputs that are set, before redaction. */
  outputs: ReadonlyMap<string, OutputValue>;
  /** Loads the notifier if an input asks for it. */
  notifier(inputs: NotificationInputs): Promise<Notifier | undefined>;
  /** Redacts a value of the deployment from now on, if it is a secret. */
  addSecret(value: NamedValue): void;
}

interface RuntimeOptions extends SystemReplacements, Pick<StepRuntime, "signal"> {
  env: NodeJS.ProcessEnv;
  toolkit: Toolkit;
  log: Log;
  messageSanitizer: Sanitizer;
  redactor: Redactor;
}

/** Names are public, including those of changed members, so they are not redacted. */
const sanitizeName = createSanitizer((text) => text).oneLine;

/** Sanitizes a text, or each text and name in its JSON. */
function sanitizeOutput(text: string, sanitize: (text: string) => string): string {
  const sanitizeMember = (name: string, value: unknown): unknown => {
    // The path of a change consists of names.
    if (typeof value === "string") return name === "path" ? sanitizeName(value) : sanitize(value);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [sanitizeName(key), member]),
    );
  };
  try {
    if (/^[[{]/.test(text)) return JSON.stringify(JSON.parse(text), sanitizeMember);
  } catch {
    // Not JSON.
  }
  return sanitize(text);
}

export function createRuntime(options: RuntimeOptions): StepRuntime {
  const { env, toolkit, log, redactor, messageSanitizer, ...runtimeParts } = options;
  const outputSanitizer = createSanitizer(redactor.output);
  const notificationSanitizer = createSanitizer(redactor.notification);

  function writeOrWarn(kind: "output" | "state", name: string, text: string): void {
    const [file, write] =
      kind === "output"
        ? [env.GITHUB_OUTPUT, toolkit.setOutput]
        : [env.GITHUB_STATE, toolkit.saveState];
    if (!tryAppend(file, () => write(name, text)))
      log.warning(`The ${kind} ${name} could not be written. Its value is: ${text}`);
  }

  function outputText(name: string, value: OutputValue): string {
    if (typeof value !== "string" || isOutcomeOrStatus(value)) return String(value);
    if (PUBLIC_OUTPUT.test(name)) redactor.declarePublic(value);
    if (name.endsWith("_id") && ID.test(value)) return value;
    const { oneLine } = name === "error_message" ? messageSanitizer : outputSanitizer;
    return sanitizeOutput(value, oneLine).slice(0, MAX_OUTPUT_CHARACTERS);
  }

  const outputs = new Map<string, OutputValue>();
  const savedNames = new Set<string>();
  const runtime: StepRuntime = {
    ...runtimeParts,
    ...log,
    outputs,
    sanitizer: notificationSanitizer,
    renderer: createRenderer(notificationSanitizer),
    redact: messageSanitizer.allLines,
    addSecret: (value) => redactedValuesOf(value, "deployment").forEach(redactor.add),
    async notifier(inputs) {
      if (inputs.github_environment === undefined && !inputs.comment_on_pr) return undefined;
      const { createNotifier } = await import("./github/notifier.ts");
      return createNotifier(inputs, runtime);
    },
    output(name, value) {
      outputs.set(name, value);
      writeOrWarn("output", name, outputText(name, value));
    },
    saveState(name, value) {
      if (value === "" && !savedNames.has(name)) return;
      savedNames.add(name);
      writeOrWarn("state", name, messageSanitizer.oneLine(value));
    },
    savedState: (name) => env[`STATE_${name}`] ?? "",
  };
  return runtime;
}
