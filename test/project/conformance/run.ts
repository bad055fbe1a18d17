import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProgram } from "../../harness/program.ts";

/** The command as a process, with its output so far. */
export function startConformance(url: string, ...inputs: string[]) {
  const path = join(mkdtempSync(join(tmpdir(), "conformance-")), "report.md");
  const { child, output, exit } = startProgram(process.execPath, [
    "scripts/conformance.ts",
    ...[`base_url=${url}`, `platform_url=${url}`, "api_key=demo-key", "source=external_docker"],
    ...["image_uri=registry.example/agent:1", "other_image_uri=registry.example/agent:2"],
    ...[`report=${path}`, ...inputs],
  ]);
  const report = () => readFileSync(path, { encoding: "utf8", flag: "a+" });
  return { child, output, end: exit.then((result) => ({ ...result, report: report() })) };
}
