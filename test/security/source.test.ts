import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** The bundled sources. */
const sources = globSync("src/**/*.ts").map((path) => path.replaceAll("\\", "/"));

const linesOf = (path: string) => readFileSync(path, "utf8").split("\n");

/** The lines that match the pattern, each with its file. */
function linesWith(pattern: RegExp, paths = sources): string[] {
  return paths.flatMap((path) =>
    linesOf(path)
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
}

/** A line of `linesWith` without its file. */
const codeOf = (line: string) => line.slice(line.indexOf(": ") + 2);

const isInRunner = (path: string) => path.startsWith("src/runner/");
const outsideRunner = sources.filter((path) => !isInRunner(path));

/** The files that truncate untrusted text, and why that is safe. */
const TRUNCATING: Record<string, string> = {
  "src/report/format.ts": "defines the functions",
  "src/runner/text.ts": "truncates after redacting",
  "src/runner/markdown.ts": "gets lines from text.ts",
  "src/runner/github/report-failure.ts": "redacts the text before",
  "src/runner/github/deployment.ts": "gets text from text.ts",
  "src/report/conclusion.ts": "redacts the text before",
  "src/report/refusals/member.ts": "the client redacts refusals",
  "src/actions/deploy/checks/probe.ts": "its callers redact the text before",
  "src/actions/create/listed-ids.ts": "redacts the text before",
  "src/actions/rollout/rollout-log.ts": "redacts the text before",
  "src/actions/rollout/failure/error-line.ts": "gets the redacted log",
  "src/actions/usage/tally.ts": "redacts the text before",
  "src/actions/usage/warnings.ts": "lists ids of the inputs, which are UUIDs",
  "src/actions/export/watch/runs.ts": "redacts the text before",
};

describe("the bundled sources", () => {
  it("use the process and GitHub in the runner module only", () => {
    const pattern =
      /console\.|process\.(stdout|stderr|exit|on)|@actions\/|from "node:(tty|readline)"/;
    expect(linesWith(pattern, outsideRunner)).toEqual([]);
  });

  it("print lines in one place, whose callers sanitize them", () => {
    expect(linesWith(/console\.|stdout\.write\((?!"")/)).toEqual([
      "src/runner/toolkit.ts: const print = (text: string) => void stdout.write(`${text}\\n`);",
    ]);
    const callers = linesWith(/toolkit(\.\w+|\[\w+\])\(/).map(codeOf);
    expect(callers).toEqual([
      "if (isGroupOpen) toolkit.endGroup();",
      "toolkit[severity](sanitizer.annotation(text), toToolkitProperties(properties));",
      "for (const line of sanitizer.logLines(text)) toolkit.info(line);",
      "if (isDebugEnabled) toolkit.debug(sanitizer.annotation(text));",
      // The title comes from sanitizer.logLines.
      "toolkit.startGroup(line);",
    ]);
  });

  it("mask secrets in one place, and write outputs, state and summaries in known places", () => {
    expect(linesWith(/log\.mask\(/)).toEqual([
      "src/runner/secrets/input-secrets.ts: log.mask(text);",
    ]);
    expect(linesWith(/(append|write)File\w*\(/, sources.filter(isInRunner))).toEqual([
      'src/runner/runner.ts: if (!tryAppend(env.GITHUB_OUTPUT, (path) => appendFileSync(path, ""))) {',
      "src/runner/runner.ts: if (!tryAppend(file, (path) => appendFileSync(path, renderer.render(blocks))))",
      "src/runner/toolkit.ts: if (file) appendFileSync(file, `${name}=${value}\\n`);",
    ]);
  });

  it("keep no state of a step in a module", () => {
    expect(linesWith(/^(export )?let |^(export )?const \w+ = new (Map|Set|WeakMap)\(\)/)).toEqual(
      [],
    );
  });

  it("start no process and evaluate no text", () => {
    expect(
      linesWith(/child_process|worker_threads|node:vm|\beval\(|new Function|process\.title/),
    ).toEqual([]);
  });

  it("read process.env in one place, and enumerate variables only to find names of inputs", () => {
    expect(linesWith(/process\.env/)).toEqual([
      "src/inputs/variables.ts: export const variables = (): NodeJS.ProcessEnv => injectedVariables.getStore() ?? process.env;",
    ]);
    expect(
      linesWith(
        /Object\.(entries|keys|values|assign|fromEntries)\([^)]*\b(env\b|variables\()|JSON\.stringify\([^)]*\b(env\b|variables\()|\.\.\.(env\b|variables\()/,
      ),
    ).toEqual(["src/runner/invalid-inputs.ts: for (const variable of Object.keys(env)) {"]);
  });

  it("have no switch that follows redirects or accepts any certificate", () => {
    expect(
      linesWith(
        /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED =(?!==)|maxRedirections|interceptors\.redirect|\bfetch\(/,
      ),
    ).toEqual([]);
  });

  it("copy no untrusted keys into an object", () => {
    expect(linesWith(/Object\.assign\(|[\w)]\[[a-z]\w*\] = /)).toEqual([
      // The details are our own.
      "src/service/client/errors.ts: Object.assign(this, { permanent: false }, details);",
      "src/service/client/http/transport-error.ts: return Object.assign(failure, { isAccepted });",
      "src/runner/github/client.ts: Object.assign(new Error(message), { status });",
    ]);
  });

  it("truncate untrusted text only after redaction", () => {
    const truncation = /(?<!function )\b(truncate|shorten|lastLines)\((?!text: )/;
    const files = linesWith(truncation).map((line) => line.slice(0, line.indexOf(": ")));
    expect(new Set(files)).toEqual(new Set(Object.keys(TRUNCATING)));
  });
});
