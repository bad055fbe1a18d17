import { appendFileSync } from "node:fs";
import type { Toolkit } from "../../../src/runner/toolkit.ts";

const escapeData = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

const PROPERTY_NAMES: Record<string, string> = { startLine: "line", startColumn: "col" };

/** Imitates GitHub's toolkit for a step that shares its process with others. */
export function inProcessToolkit(
  { GITHUB_OUTPUT = "", GITHUB_STATE = "" }: NodeJS.ProcessEnv,
  write: (text: string) => void,
): Toolkit {
  const writeCommand = (name: string, text: unknown = "", properties: object = {}) => {
    const pairs = Object.entries(properties).map(
      ([key, value]) => `${PROPERTY_NAMES[key] ?? key}=${escapeProperty(String(value))}`,
    );
    write(`::${[name, pairs.join(",")].filter(Boolean).join(" ")}::${escapeData(String(text))}\n`);
  };
  return {
    info: (text) => write(`${text}\n`),
    notice: (text, properties) => writeCommand("notice", text, properties),
    warning: (text, properties) => writeCommand("warning", text, properties),
    error: (text, properties) => writeCommand("error", text, properties),
    debug: (text) => writeCommand("debug", text),
    startGroup: (title) => writeCommand("group", title),
    endGroup: () => writeCommand("endgroup"),
    setSecret: (secret) => writeCommand("add-mask", secret),
    setOutput: (name, value) => appendFileSync(GITHUB_OUTPUT, `${name}=${value}\n`),
    saveState: (name, value) => appendFileSync(GITHUB_STATE, `${name}=${value}\n`),
  };
}
