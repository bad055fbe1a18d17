import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const BUILD_LIMIT_MS = 300_000;

/** Every file below the folder, with its text. */
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
  // The bundler is not known to give the same bytes on Windows; there the tests run what Linux has
  // built.
  const itExceptOnWindows = it.skipIf(process.platform === "win32");
  itExceptOnWindows("is what the build makes of these sources", { timeout: BUILD_LIMIT_MS }, () => {
    const folder = mkdtempSync(join(tmpdir(), "dist-"));
    execFileSync(process.execPath, ["scripts/build.ts", `--into=${folder}`], { stdio: "pipe" });
    const [fresh, committed] = [textsIn(folder), textsIn("dist")];
    const stale = [...new Set([...Object.keys(fresh), ...Object.keys(committed)])].filter(
      (file) => fresh[file] !== committed[file],
    );
    expect(stale, "run npm run build").toEqual([]);
  });
});
