import type { Environment } from "./environment.ts";
import type { Safe } from "./text.ts";

type Severity = "notice" | "warning" | "error";

/** Where an annotation stands. GitHub masks its message, and none of these. */
export interface Place {
  title?: string | undefined;
  file?: string | undefined;
  line?: number | undefined;
  col?: number | undefined;
}

/** Prints what a person reads: commands of GitHub's runner, or plain lines elsewhere. */
export interface Log {
  info(text: string): void;
  /** Shows the same text only once. */
  annotate(severity: Severity, text: string, place?: Place): void;
  debug(text: string): void;
  /** Folds the lines that follow, until another group, an annotation or `endGroup`. */
  group(title: string): void;
  endGroup(): void;
  /** Hides a value in the log of the whole job. Elsewhere nobody reads that. */
  mask(value: string): void;
}

const INDENT = "    ";

const escapedData = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapedProperty = (text: string) =>
  escapedData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

export function createLog({ env, stdout }: Environment, safe: Safe): Log {
  const isGithub = env.GITHUB_ACTIONS === "true";
  const isDebugged = env.RUNNER_DEBUG === "1";
  const shown = new Set<string>();
  let openGroup: string | undefined;
  /** A group is opened by its first line, because a group without lines is only noise. */
  let nextGroup: string | undefined;

  const print = (line: string) => void stdout.write(`${line}\n`);

  function command(name: string, text = "", properties: Place = {}): void {
    const pairs = Object.entries(properties)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `${key}=${escapedProperty(safe.whole(String(value)))}`);
    const head = pairs.length === 0 ? name : `${name} ${pairs.join(",")}`;
    print(`::${head}::${escapedData(text)}`);
  }

  function plain(label: string, text: string): void {
    const [first = "", ...others] = safe.lines(text);
    for (const line of [`${label}: ${first}`, ...others.map((one) => `  ${one}`)]) print(line);
  }

  function startGroup(): void {
    if (nextGroup === undefined) return;
    const [title = ""] = safe.lines(safe.whole(nextGroup));
    if (isGithub) command("group", title);
    else print(`▸ ${title}`);
    openGroup = nextGroup;
    nextGroup = undefined;
  }

  function endGroup(): void {
    if (openGroup !== undefined && isGithub) command("endgroup");
    openGroup = undefined;
    nextGroup = undefined;
  }

  return {
    info(text) {
      startGroup();
      const indent = isGithub || openGroup === undefined ? "" : INDENT;
      for (const line of safe.lines(text)) print(indent + line);
    },
    annotate(severity, text, place) {
      if (shown.has(severity + text)) return;
      shown.add(severity + text);
      endGroup();
      if (isGithub) command(severity, safe.message(text), place);
      else
        plain(
          severity.replace(/^./, (letter) => letter.toUpperCase()),
          text,
        );
    },
    debug(text) {
      if (!isDebugged) return;
      if (isGithub) command("debug", safe.message(text));
      else plain("Debug", text);
    },
    group(title) {
      if (openGroup === title) return;
      endGroup();
      nextGroup = title;
    },
    endGroup,
    mask(value) {
      if (isGithub) command("add-mask", value);
    },
  };
}
