import type { Result } from "../report/conclusion.ts";
import type { OutputValue, Report } from "../report/report.ts";
import type { SavedState } from "../step/saved-state.ts";
import type { StepContext } from "../step/step-context.ts";
import type { Log } from "./log.ts";
import { createPage, type Page } from "./page.ts";
import { redactionsOf } from "./secrets/kinds.ts";
import type { Redactor } from "./secrets/redactor.ts";
import { isOutcomeOrStatus, isPublicName, type NamedValue } from "./secrets/rule.ts";
import type { SystemReplacements } from "./step-process.ts";
import { createSanitizer, type Sanitizer } from "./text.ts";
import { type Toolkit, tryAppend } from "./toolkit.ts";

/** All outputs of a job share 1 MB. */
const MAX_OUTPUT_CHARACTERS = 200_000;
/** This output is redacted like a message. */
const MESSAGE = "error_message";
/** The member of a change, in the JSON of changes, whose value is a name. */
const PATH = "path";
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The inputs that notify GitHub, and those that identify the deployment. */
export interface NotificationInputs {
  github_environment?: string | undefined;
  comment_on_pr?: boolean | undefined;
  github_token?: string | undefined;
  deployment_name?: string | undefined;
  deployment_id?: string | undefined;
}

/** Notifies GitHub about a step. Failures never change the result of the step. */
export interface Notifier {
  /** Called before the first write, and again if a creation becomes an update. Never awaited. */
  start(headline: string): void;
  end(result: Result): Promise<void>;
  /** Called once a deletion has begun: GitHub must not show the deployment as running. */
  removed(result: Result): Promise<void>;
  /** Updates an existing comment about invalid inputs. */
  rejected(result: Result): Promise<void>;
  /** Called in the post step: sends the updates that a killed main step could not. */
  close(): Promise<void>;
}

/** What the runner provides to an action. */
export interface StepRuntime
  extends Report<string>,
    SystemReplacements,
    SavedState,
    Pick<StepContext, "signal"> {
  /** For texts sent to GitHub's API, where nothing is masked. */
  sanitize: Sanitizer;
  page: Page;
  /** The outputs that were set, before redaction. */
  outputs: ReadonlyMap<string, OutputValue>;
  /** The notifier, if an input asks for it. Loaded only then. */
  notifier(inputs: NotificationInputs): Promise<Notifier | undefined>;
  /** Redacts a value of the deployment from now on, if it is a secret. */
  addSecret(value: NamedValue): void;
}

interface RuntimeOptions extends SystemReplacements, Pick<StepRuntime, "signal"> {
  env: NodeJS.ProcessEnv;
  toolkit: Toolkit;
  log: Log;
  sanitize: Sanitizer;
  redactor: Redactor;
  loadNotifier(): Promise<(inputs: NotificationInputs, runtime: StepRuntime) => Notifier>;
}

/** Names are public, including those of changed members: they are not redacted. */
const sanitizeName = createSanitizer((text) => text).oneLine;

/** Sanitizes each text in a JSON value. */
function sanitizeTexts(json: unknown, sanitize: (text: string) => string): unknown {
  if (typeof json === "string") return sanitize(json);
  if (Array.isArray(json)) return json.map((one) => sanitizeTexts(one, sanitize));
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      sanitizeName(name),
      sanitizeTexts(value, name === PATH ? sanitizeName : sanitize),
    ]),
  );
}

function sanitizeOutput(text: string, sanitize: (text: string) => string): string {
  try {
    if (/^[[{]/.test(text)) return JSON.stringify(sanitizeTexts(JSON.parse(text), sanitize));
  } catch {
    // Not JSON.
  }
  return sanitize(text);
}

export function createRuntime(options: RuntimeOptions): StepRuntime {
  const { env, toolkit, log, redactor, sanitize, loadNotifier, ...others } = options;
  const outputSanitizer = createSanitizer(redactor.output);
  const notificationSanitizer = createSanitizer(redactor.notification);

  function writeOrWarn(what: "output" | "state", name: string, text: string): void {
    const [file, set] =
      what === "output"
        ? [env.GITHUB_OUTPUT, toolkit.setOutput]
        : [env.GITHUB_STATE, toolkit.saveState];
    if (!tryAppend(file, () => set(name, text)))
      log.annotate("warning", `The ${what} ${name} could not be written. Its value is: ${text}`);
  }

  function outputText(name: string, value: OutputValue): string {
    if (typeof value !== "string" || isOutcomeOrStatus(value)) return String(value);
    if (isPublicName(name)) redactor.declarePublic(value);
    if (name.endsWith("_id") && ID.test(value)) return value;
    const { oneLine } = name === MESSAGE ? sanitize : outputSanitizer;
    return sanitizeOutput(value, oneLine).slice(0, MAX_OUTPUT_CHARACTERS);
  }

  const outputs = new Map<string, OutputValue>();
  const savedNames = new Set<string>();
  const runtime: StepRuntime = {
    ...others,
    outputs,
    sanitize: notificationSanitizer,
    page: createPage(notificationSanitizer),
    info: log.info,
    debug: log.debug,
    notice: (text) => log.annotate("notice", text),
    warning: (text) => log.annotate("warning", text),
    group: log.group,
    endGroup: log.endGroup,
    redact: sanitize.allLines,
    addSecret: (value) => redactionsOf(value, "deployment").forEach(redactor.add),
    async notifier(inputs) {
      if (inputs.github_environment === undefined && !inputs.comment_on_pr) return undefined;
      return (await loadNotifier())(inputs, runtime);
    },
    output(name, value) {
      outputs.set(name, value);
      writeOrWarn("output", name, outputText(name, value));
    },
    saveState(name, value) {
      if (value === "" && !savedNames.has(name)) return;
      savedNames.add(name);
      writeOrWarn("state", name, sanitize.oneLine(value));
    },
    savedState: (name) => env[`STATE_${name}`] ?? "",
  };
  return runtime;
}
