import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProgram } from "../../harness/program.ts";

const DEPLOYMENT_INPUTS = [
  "source=external_docker",
  "image_uri=registry.example/agent:1",
  "other_image_uri=registry.example/agent:2",
];
const nameOf = (input: string) => input.split("=")[0];

/** The command as a process, with its output so far. `inputs` replace those of the same name. */
export function startConformance(url: string, ...inputs: string[]) {
  const names = inputs.map(nameOf);
  const defaults = DEPLOYMENT_INPUTS.filter((input) => !names.includes(nameOf(input)));
  const path = join(mkdtempSync(join(tmpdir(), "conformance-")), "report.md");
  const { child, output, exit } = startProgram(process.execPath, [
    "scripts/conformance.ts",
    ...[`base_url=${url}`, `platform_url=${url}`, "api_key=demo-key"],
    ...[...defaults, `report=${path}`, ...inputs],
  ]);
  const report = () => readFileSync(path, { encoding: "utf8", flag: "a+" });
  return { child, output, end: exit.then((result) => ({ ...result, report: report() })) };
}
