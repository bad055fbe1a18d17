import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const BUILD_LIMIT_MS = 300_000;

/** The text of each file below the folder. */
function textsIn(folder: string): Record<string, string> {
  const files = globSync("**/*", { cwd: folder, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((file) => join(file.parentPath, file.name));
  return Object.fromEntries(
    paths.map((path) => [
      path.slice(folder.length + 1).replaceAll("\\", "/"),
      readFileSync(path, "utf8"),
    ]),
  );
}

describe("dist", () => {
  // On Windows, the bundler may write other bytes.
  const itExceptOnWindows = it.skipIf(process.platform === "win32");
  itExceptOnWindows("is the result of the build", { timeout: BUILD_LIMIT_MS }, () => {
    const folder = mkdtempSync(join(tmpdir(), "dist-"));
    execFileSync(process.execPath, ["scripts/build.ts", `--into=${folder}`], { stdio: "pipe" });
    const [builtTexts, committedTexts] = [textsIn(folder), textsIn("dist")];
    const stale = [...new Set([...Object.keys(builtTexts), ...Object.keys(committedTexts)])].filter(
      (file) => builtTexts[file] !== committedTexts[file],
    );
    expect(stale, "run npm run build").toEqual([]);
  });
});
