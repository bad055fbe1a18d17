import { appendFileSync } from "node:fs";
import type { Toolkit } from "../../../src/runner/toolkit.ts";

const data = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const property = (text: string) => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

const NAMES: Record<string, string> = { startLine: "line", startColumn: "col" };

/** GitHub's toolkit, for a step that shares its process with others. */
export function inProcessToolkit(
  { GITHUB_OUTPUT = "", GITHUB_STATE = "" }: NodeJS.ProcessEnv,
  write: (text: string) => void,
): Toolkit {
  const command = (name: string, text: unknown = "", properties: object = {}) => {
    const pairs = Object.entries(properties).map(
      ([key, value]) => `${NAMES[key] ?? key}=${property(String(value))}`,
    );
    write(`::${[name, pairs.join(",")].filter(Boolean).join(" ")}::${data(String(text))}\n`);
  };
  return {
    info: (text) => write(`${text}\n`),
    notice: (text, properties) => command("notice", text, properties),
    warning: (text, properties) => command("warning", text, properties),
    error: (text, properties) => command("error", text, properties),
    debug: (text) => command("debug", text),
    startGroup: (title) => command("group", title),
    endGroup: () => command("endgroup"),
    setSecret: (secret) => command("add-mask", secret),
    setOutput: (name, value) => appendFileSync(GITHUB_OUTPUT, `${name}=${value}\n`),
    saveState: (name, value) => appendFileSync(GITHUB_STATE, `${name}=${value}\n`),
  };
}
