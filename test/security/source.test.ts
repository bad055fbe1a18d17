import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** What is bundled. */
const sources = globSync("src/**/*.ts").map((path) => path.replaceAll("\\", "/"));

const linesOf = (path: string) => readFileSync(path, "utf8").split("\n");

/** The lines that the pattern finds, each after its file. */
function found(pattern: RegExp, paths = sources): string[] {
  return paths.flatMap((path) =>
    linesOf(path)
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
}

/** What was found, without its file. */
const codeOf = (line: string) => line.slice(line.indexOf(": ") + 2);

const inRunner = (path: string) => path.startsWith("src/runner/");
const outsideRunner = sources.filter((path) => !inRunner(path));

/** The files that cut what came from outside, each with why it is without secrets there. */
const CUTTING: Record<string, string> = {
  "src/report/wording.ts": "defines the cuts",
  "src/runner/text.ts": "cuts behind the redactor",
  "src/runner/page.ts": "takes lines of text.ts",
  "src/runner/github/trouble.ts": "cleans it before",
  "src/runner/github/deployment.ts": "takes what text.ts has made of it",
  "src/report/conclusion.ts": "cleans it before",
  "src/report/refusals/member.ts": "a refusal is cleaned by the client",
  "src/actions/deploy/checks/ask.ts": "its callers clean it before",
  "src/actions/create/listed-ids.ts": "cleans it before",
  "src/actions/rollout/rollout-log.ts": "cleans it before",
  "src/actions/rollout/end/failed.ts": "takes a line of the log, which is cleaned",
  "src/actions/usage/tally.ts": "cleans it before",
  "src/actions/export/watch/runs.ts": "cleans it before",
};

describe("the bundled sources", () => {
  it("know of the process and of GitHub in the runner room only", () => {
    const pattern =
      /console\.|process\.(stdout|stderr|exit|on)|@actions\/|from "node:(tty|readline)"/;
    expect(found(pattern, outsideRunner)).toEqual([]);
  });

  it("print lines from one place, which makes them safe", () => {
    expect(found(/console\.|stdout\.write\((?!"")/)).toEqual([
      "src/runner/toolkit.ts: const print = (text: string) => void stdout.write(`${text}\\n`);",
    ]);
    const told = found(/toolkit(\.\w+|\[\w+\])\(/).map(codeOf);
    expect(told).toEqual([
      "if (isGroupOpen) toolkit.endGroup();",
      "for (const line of safe.logLines(text)) toolkit.info(line);",
      "toolkit[severity](safe.annotation(text), propertiesOf(place ?? {}));",
      "if (isDebugged) toolkit.debug(safe.annotation(text));",
      // The title comes from safe.logLines.
      "toolkit.startGroup(line);",
    ]);
  });

  it("mask secrets in one place, and write outputs, state and summaries in one", () => {
    expect(found(/log\.mask\(/)).toEqual(["src/runner/secrets/given.ts: log.mask(one);"]);
    expect(found(/(append|write)File\w*\(/, sources.filter(inRunner))).toEqual([
      'src/runner/runner.ts: const unwritable = added(env.GITHUB_OUTPUT, (path) => appendFileSync(path, ""))',
      "src/runner/runner.ts: if (!added(file, (path) => appendFileSync(path, page.render(result.summary))))",
      "src/runner/toolkit.ts: if (file) appendFileSync(file, `${name}=${value}\\n`);",
    ]);
    expect(found(/\badded\(/, sources.filter(inRunner))).toEqual([
      "src/runner/files.ts: export function added(file: string | undefined, write: (file: string) => void): boolean {",
      'src/runner/runner.ts: const unwritable = added(env.GITHUB_OUTPUT, (path) => appendFileSync(path, ""))',
      "src/runner/runner.ts: if (!added(file, (path) => appendFileSync(path, page.render(result.summary))))",
      "src/runner/shell.ts: if (!added(file, () => set(name, text)))",
    ]);
  });

  it("keep no state of a step in a module", () => {
    expect(found(/^(export )?let |^(export )?const \w+ = new (Map|Set|WeakMap)\(\)/)).toEqual([]);
  });

  it("start no process and evaluate no text", () => {
    expect(
      found(/child_process|worker_threads|node:vm|\beval\(|new Function|process\.title/),
    ).toEqual([]);
  });

  it("read single variables of the environment, and list only the names of inputs", () => {
    expect(found(/process\.env/)).toEqual([
      "src/inputs/variables.ts: export const variables = (): NodeJS.ProcessEnv => given.getStore() ?? process.env;",
    ]);
    expect(
      found(
        /Object\.(entries|keys|values|assign|fromEntries)\([^)]*\b(env\b|variables\()|JSON\.stringify\([^)]*\b(env\b|variables\()|\.\.\.(env\b|variables\()/,
      ),
    ).toEqual(["src/runner/wrong-inputs.ts: for (const variable of Object.keys(env)) {"]);
  });

  it("have no switch that follows redirects or accepts any certificate", () => {
    expect(
      found(
        /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED =(?!==)|maxRedirections|interceptors\.redirect|\bfetch\(/,
      ),
    ).toEqual([]);
  });

  it("copy no foreign keys into an object", () => {
    expect(found(/Object\.assign\(|[\w)]\[[a-z]\w*\] = /)).toEqual([
      // The facts are our own.
      "src/service/client/errors.ts: Object.assign(this, { permanent: false }, facts);",
    ]);
  });

  it("cut a text from outside only where it is without secrets", () => {
    const cutting = /(?<!function )\b(cut|shortened|lastLines)\((?!text: )/;
    const files = found(cutting).map((line) => line.slice(0, line.indexOf(": ")));
    expect(new Set(files)).toEqual(new Set(Object.keys(CUTTING)));
  });
});
