import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The command as a process, with what it has printed so far. */
export function startConformance(url: string, ...more: string[]) {
  const report = join(mkdtempSync(join(tmpdir(), "conformance-")), "report.md");
  const child = spawn(
    process.execPath,
    [
      "scripts/conformance.ts",
      ...[`base_url=${url}`, `platform_url=${url}`, "api_key=demo-key", "source=external_docker"],
      ...["image_uri=registry.example/agent:1", "other_image_uri=registry.example/agent:2"],
      ...[`report=${report}`, ...more],
    ],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  const shown = { text: "" };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      shown.text += text;
    });
  const ended = once(child, "close").then(([exitCode]: (number | null)[]) => ({
    exitCode,
    text: shown.text,
    report: readFileSync(report, { encoding: "utf8", flag: "a+" }),
  }));
  return { child, shown, ended };
}
