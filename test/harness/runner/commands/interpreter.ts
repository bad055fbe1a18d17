import type { Log } from "../log/log.ts";
import type { Masker } from "../log/masks.ts";
import { parseCommand } from "./commands.ts";

/** All commands of a runner. */
export const COMMANDS: ReadonlySet<string> = new Set([
  ...["add-mask", "add-matcher", "add-path", "debug", "echo", "endgroup", "error", "group"],
  ...["notice", "remove-matcher", "save-state", "set-env", "set-output", "stop-commands"],
  "warning",
]);

/** Executes the commands in the output of a step, and logs the rest. */
export function createInterpreter(log: Log, masker: Masker) {
  const masks: string[] = [];
  let isFailed = false;

  function addMask(value: string) {
    if (value.trim() === "")
      return log.report(
        "warning",
        "Can't add secret mask for empty string in ##[add-mask] command.",
      );
    masks.push(value);
    masker.add(value);
  }

  return {
    masks,
    hasFailed: () => isFailed,
    read(line: string) {
      const command = parseCommand(line, COMMANDS);
      switch (command?.name) {
        case undefined:
          return log.print(line);
        case "add-mask":
          return addMask(command.data);
        case "debug":
          return log.debug(command.data);
        case "error":
        case "warning":
        case "notice":
          return log.report(command.name, command.data, command);
        case "group":
        case "endgroup":
          return log.print(`##[${command.name}]${command.data}`);
        default:
          // The runner would execute this command. Our steps print none like it: it was injected.
          log.report("error", `Unable to process command '${line}' successfully.`);
          isFailed = true;
      }
    },
  };
}
