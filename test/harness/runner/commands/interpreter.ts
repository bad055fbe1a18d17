import type { Log } from "../log/log.ts";
import type { Masker } from "../log/masks.ts";
import { type Command, parseCommand, propertyOf } from "./commands.ts";

export const COMMANDS: ReadonlySet<string> = new Set([
  "add-mask",
  "add-matcher",
  "add-path",
  "debug",
  "echo",
  "endgroup",
  "error",
  "group",
  "notice",
  "remove-matcher",
  "save-state",
  "set-env",
  "set-output",
  "stop-commands",
  "warning",
]);
const COMMANDS_WITHOUT_ECHO = new Set(["add-mask", "debug", "error", "notice", "warning"]);

const CHANGELOG = "https://github.blog/changelog";

interface Interpreter {
  read(line: string): void;
  commands: Command[];
  masks: string[];
  outputs: Map<string, string>;
  state: Map<string, string>;
  hasFailed(): boolean;
}

/** Executes the commands in the output of a step, and logs the rest. */
export function createInterpreter(options: {
  log: Log;
  masker: Masker;
  showsDebug: boolean;
}): Interpreter {
  const { log, masker } = options;
  const commands: Command[] = [];
  const masks: string[] = [];
  const outputs = new Map<string, string>();
  const state = new Map<string, string>();
  let stopToken: string | undefined;
  let isEchoing = options.showsDebug;
  let isFailed = false;

  const isResumption = (command: Command) => command.name === stopToken?.toLowerCase();

  function run(command: Command, line: string) {
    switch (command.name) {
      case "add-mask":
        return addMask(command.data);
      case "debug":
        return log.debug(command.data);
      case "error":
      case "warning":
      case "notice":
        return log.report(command.name, command.data, command);
      case "group":
        return log.print(`##[group]${command.data}`);
      case "endgroup":
        return log.print("##[endgroup]");
      case "echo":
        isEchoing = parseSwitch(command.data);
        return;
      case "set-output":
        log.report("warning", deprecationText(command.name));
        outputs.set(requireProperty(command, "name"), command.data);
        return;
      case "save-state":
        log.report("warning", deprecationText(command.name));
        state.set(requireProperty(command, "name"), command.data);
        return;
      case "set-env":
      case "add-path":
        throw new Error(disabledText(command.name));
      case "stop-commands":
        stopToken = stopTokenOf(command);
        return log.print(line);
    }
  }

  function addMask(value: string) {
    if (value.trim() === "")
      return log.report(
        "warning",
        "Can't add secret mask for empty string in ##[add-mask] command.",
      );
    masks.push(value);
    masker.add(value);
    if (isEchoing) log.print("::add-mask::***");
  }

  function execute(command: Command, line: string) {
    commands.push(command);
    if (isResumption(command)) {
      stopToken = undefined;
      return log.print(line);
    }
    if (isEchoing && !COMMANDS_WITHOUT_ECHO.has(command.name) && command.name !== "stop-commands")
      log.print(line);
    try {
      run(command, line);
    } catch (error) {
      log.report("error", `Unable to process command '${line}' successfully.`);
      log.report("error", error instanceof Error ? error.message : String(error));
      isFailed = true;
    }
  }

  return {
    commands,
    masks,
    outputs,
    state,
    hasFailed: () => isFailed,
    read(line) {
      const names =
        stopToken === undefined ? COMMANDS : new Set([...COMMANDS, stopToken.toLowerCase()]);
      const command = parseCommand(line, names);
      if (command && (stopToken === undefined || isResumption(command))) execute(command, line);
      else log.print(line);
    },
  };
}

function requireProperty(command: Command, property: string): string {
  const value = propertyOf(command, property);
  if (value === "")
    throw new Error(`Required field '${property}' is missing in ##[${command.name}] command.`);
  return value;
}

function parseSwitch(value: string): boolean {
  const word = value.trim().toLowerCase();
  if (word === "on" || word === "off") return word === "on";
  throw new Error(
    `Invalid echo command value. Possible values can be: 'on', 'off'. Current value is: '${value}'.`,
  );
}

function stopTokenOf(command: Command): string {
  const token = command.data;
  if (token !== "" && token.toLowerCase() !== "pause-logging" && !COMMANDS.has(token.toLowerCase()))
    return token;
  throw new Error(
    "You cannot use a endToken that is an empty string, the string 'pause-logging', or another workflow command.",
  );
}

function deprecationText(name: string): string {
  const url = `${CHANGELOG}/2022-10-11-github-actions-deprecating-save-state-and-set-output-commands/`;
  return `The \`${name}\` command is deprecated and will be disabled soon. Please upgrade to using Environment Files. For more information see: ${url}`;
}

function disabledText(name: string): string {
  const url = `${CHANGELOG}/2020-10-01-github-actions-deprecating-set-env-and-add-path-commands/`;
  return `The \`${name}\` command is disabled. Please upgrade to using Environment Files. For more information see: ${url}`;
}
