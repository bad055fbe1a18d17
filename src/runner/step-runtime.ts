import type { Result } from "../report/conclusion.ts";
import type { SavedState } from "../report/saved-state.ts";
import type { OutputValue, Report, StepContext } from "../report/step-context.ts";
import type { Machine } from "./environment.ts";
import { tryAppend } from "./files.ts";
import type { Log } from "./log.ts";
import { createPage, type Page } from "./page.ts";
import { hiddenOf } from "./secrets/kinds.ts";
import type { Redactor } from "./secrets/redactor.ts";
import { isFact, isOwnWord, type NamedValue } from "./secrets/rule.ts";
import { createSanitizer, type Sanitizer } from "./text.ts";
import type { Toolkit } from "./toolkit.ts";

/** All outputs of a job share 1 MB. */
const MAX_OUTPUT_CHARACTERS = 200_000;
/** Text for people, of which secrets are cut out like those of any message. */
const MESSAGE = "error_message";
/** In the JSON of changes, the names of members. */
const PATH = "path";
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What the inputs ask for, and which deployment an action is about, as far as they say. */
export interface NotificationInputs {
  github_environment?: string | undefined;
  comment_on_pr?: boolean | undefined;
  github_token?: string | undefined;
  deployment_name?: string | undefined;
  deployment_id?: string | undefined;
}

/** Notifies GitHub of a step. Whatever GitHub answers, the step ends as without it. */
export interface Notifier {
  /** Before the first write, and once more if a creation turns into a change. Never awaited. */
  start(headline: string): void;
  end(result: Result): Promise<void>;
  /** Of a deployment whose deletion has begun: nothing may say any more that it runs. */
  removed(result: Result): Promise<void>;
  /** Tells a comment that says how the last deploy ended of inputs that are wrong. */
  rejected(result: Result): Promise<void>;
  /** In the post step: what the main step could not tell before it was killed. */
  close(): Promise<void>;
}

/** What an action may do on the runner. */
export interface StepRuntime
  extends Report<string>,
    Machine,
    SavedState,
    Pick<StepContext, "signal"> {
  /** For what is sent to GitHub, where no runner hides anything. */
  sanitize: Sanitizer;
  page: Page;
  /** The values that were set, as the action knows them. */
  outputs: ReadonlyMap<string, OutputValue>;
  /** What notifies GitHub, if an input asks for that. It is loaded only then. */
  notifier(inputs: NotificationInputs): Promise<Notifier | undefined>;
  /** Cuts a value that the service holds out of messages from now on, if it is a secret. */
  hide(held: NamedValue): void;
}

interface RuntimeOptions extends Machine, Pick<StepRuntime, "signal"> {
  env: NodeJS.ProcessEnv;
  toolkit: Toolkit;
  log: Log;
  /** For messages. */
  sanitize: Sanitizer;
  redactor: Redactor;
  loadNotifier(): Promise<(inputs: NotificationInputs, runtime: StepRuntime) => Notifier>;
}

/** Names are facts, also those of members that changed: they are cut nowhere. */
const asName = createSanitizer((text) => text).oneLine;

/** The same JSON with each of its texts made safe, as which a workflow reads it. */
function withSafeTexts(json: unknown, sanitize: (text: string) => string): unknown {
  if (typeof json === "string") return sanitize(json);
  if (Array.isArray(json)) return json.map((one) => withSafeTexts(one, sanitize));
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      asName(name),
      withSafeTexts(value, name === PATH ? asName : sanitize),
    ]),
  );
}

function safeText(text: string, sanitize: (text: string) => string): string {
  try {
    if (/^[[{]/.test(text)) return JSON.stringify(withSafeTexts(JSON.parse(text), sanitize));
  } catch {
    // No JSON: a text like any other.
  }
  return sanitize(text);
}

export function createRuntime(options: RuntimeOptions): StepRuntime {
  const { env, toolkit, log, redactor, sanitize, loadNotifier, ...others } = options;
  const values = createSanitizer(redactor.output);
  const posted = createSanitizer(redactor.post);

  function keep(what: "output" | "state", name: string, text: string): void {
    const [file, set] =
      what === "output"
        ? [env.GITHUB_OUTPUT, toolkit.setOutput]
        : [env.GITHUB_STATE, toolkit.saveState];
    if (!tryAppend(file, () => set(name, text)))
      log.annotate("warning", `The ${what} ${name} could not be written. Its value is: ${text}`);
  }

  function textOf(name: string, value: OutputValue): string {
    if (typeof value !== "string" || isOwnWord(value)) return String(value);
    if (isFact(name)) redactor.show(value);
    if (name.endsWith("_id") && ID.test(value)) return value;
    const { oneLine } = name === MESSAGE ? sanitize : values;
    return safeText(value, oneLine).slice(0, MAX_OUTPUT_CHARACTERS);
  }

  const outputs = new Map<string, OutputValue>();
  const runtime: StepRuntime = {
    ...others,
    outputs,
    sanitize: posted,
    page: createPage(posted),
    info: log.info,
    debug: log.debug,
    notice: (text) => log.annotate("notice", text),
    warning: (text) => log.annotate("warning", text),
    group: log.group,
    endGroup: log.endGroup,
    redact: sanitize.allLines,
    hide: (held) => hiddenOf(held, "held").forEach(redactor.hide),
    async notifier(inputs) {
      if (inputs.github_environment === undefined && !inputs.comment_on_pr) return undefined;
      return (await loadNotifier())(inputs, runtime);
    },
    output(name, value) {
      outputs.set(name, value);
      keep("output", name, textOf(name, value));
    },
    saveState: (name, value) => keep("state", name, sanitize.oneLine(value)),
    savedState: (name) => env[`STATE_${name}`] ?? "",
  };
  return runtime;
}
