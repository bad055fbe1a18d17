import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** What is bundled. The emulator is a server of its own, which prints to its own terminal. */
const sources = globSync("src/**/*.ts")
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !path.startsWith("src/emulator/"));

const linesOf = (path: string) => readFileSync(path, "utf8").split("\n");

/** The lines that the pattern finds, each after its file. */
function found(pattern: RegExp, paths = sources): string[] {
  return paths.flatMap((path) =>
    linesOf(path)
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
}

const outsideRunner = sources.filter((path) => !path.startsWith("src/runner/"));

/** Texts made safe, words of our own, and names of inputs and outputs. */
const SAFE_MESSAGE =
  /core\.(error|warning|notice)\((safeMessage\(|[A-Z_]+\)|"[^"]*"|`The output \$\{name\} could not be written\. Its value is: \$\{text\}`|`\$\{name\}: )/;

describe("the bundled sources", () => {
  it("print through the runner room only", () => {
    expect(
      found(
        /console\.|process\.(stdout|stderr)|@actions\/|from "node:(tty|readline)"/,
        outsideRunner,
      ),
    ).toEqual([]);
  });

  it("print lines from one place, which makes them safe", () => {
    const printing = found(/core\.info\(|console\.|process\.stdout\.write\((?!"")/);
    expect(printing).toEqual([
      "src/runner/shell.ts: for (const line of safeLines(text)) core.info(line);",
    ]);
    expect(
      found(/core\.(error|warning|notice)\(/).filter((line) => !SAFE_MESSAGE.test(line)),
    ).toEqual([]);
    const others = found(/core\.(debug|startGroup|group|exportVariable|addPath)\(/);
    expect(
      others.filter((line) => !/core\.(debug\(safeMessage|startGroup\(wholeLine)\(/.test(line)),
    ).toEqual([]);
  });

  it("register secrets in one place, and write outputs and summaries in one each", () => {
    expect(found(/setSecret\(/)).toEqual(["src/runner/secrets.ts: setSecret(form);"]);
    expect(found(/core\.setOutput\(/)).toEqual([
      "src/runner/shell.ts: const write = () => core.setOutput(name, text);",
    ]);
    expect(found(/core\.saveState\(/)).toEqual([
      "src/runner/shell.ts: const write = () => core.saveState(name, text);",
    ]);
    expect(found(/addRaw\(|\.write\(\)/)).toEqual([
      "src/runner/summary.ts: await file.addRaw(render(blocks)).write();",
    ]);
  });

  it("start no process and evaluate no text", () => {
    expect(
      found(/child_process|worker_threads|node:vm|\beval\(|new Function|process\.title/),
    ).toEqual([]);
  });

  it("read single variables of the environment, and never list them", () => {
    const uses = found(/process\.env/).map((line) => line.slice(line.indexOf(": ") + 2));
    const single =
      /process\.env\.[A-Z_]+|^(const \{ [^{}]+ )?\} = process\.env;$|secret\?\.\(text, process\.env\)|(Inputs?|Rules|repoRef)\(process\.env\)/;
    expect(uses.filter((line) => !single.test(line))).toEqual([]);
    expect(
      found(
        /Object\.(entries|keys|values|assign|fromEntries)\([^)]*\benv\b|JSON\.stringify\([^)]*\benv\b|\.\.\.(process\.)?env\b/,
      ),
    ).toEqual([]);
  });

  it("have no switch that follows redirects or accepts any certificate", () => {
    expect(
      found(
        /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED =(?!==)|maxRedirections|interceptors\.redirect|\bfetch\(/,
      ),
    ).toEqual([]);
  });

  it("copy no foreign keys into an object", () => {
    expect(found(/Object\.assign\(|[\w)]\[[a-z]\w*\] = /)).toEqual([]);
  });
});
