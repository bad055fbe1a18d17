import { randomBytes } from "node:crypto";
import { mkdir, realpath, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getSystemErrorMap } from "node:util";
import type { WorkspaceDirectory } from "../../../inputs/workspace/directory.ts";
import type { UsageReport } from "../../../service/contract/usage.ts";
import type { UsageInputs } from "../inputs.ts";
import { toCsv } from "./csv.ts";

export class WriteError extends Error {
  override name = "WriteError";
}

/** The reason without the message of Node, which contains absolute paths. */
function reasonOf(error: unknown): string {
  if (error instanceof WriteError) return error.message;
  const errno = error instanceof Error && "errno" in error ? Number(error.errno) : 0;
  const [code, text] = getSystemErrorMap().get(errno) ?? ["unknown reason"];
  return text === undefined ? code : `${text} (${code})`;
}

/** Writes a file atomically. Returns its path in the workspace. */
export async function writeAtomically(
  directory: WorkspaceDirectory,
  file: string,
  text: string,
): Promise<string> {
  const name = directory.name === "" ? file : `${directory.name}/${file}`;
  const temporaryPath = join(directory.path, `.${file}.${randomBytes(6).toString("hex")}.part`);
  try {
    await mkdir(directory.path, { recursive: true });
    if ((await realpath(directory.path)) !== directory.path)
      throw new WriteError("its directory was replaced by a link meanwhile");
    // Exclusive, so that an existing file or link of this name is never written to.
    await writeFile(temporaryPath, text, { flag: "ax", flush: true });
    // Replaces a file or link named `file`, without following the link.
    await rename(temporaryPath, join(directory.path, file));
    return name;
  } catch (error) {
    await rm(temporaryPath, { force: true }).catch(() => undefined);
    throw new WriteError(`${name} could not be written: ${reasonOf(error)}`);
  }
}

const toJson = ({ usage, stride }: UsageReport) =>
  `{"usage":[${usage.map((row) => `\n${JSON.stringify(row)}`).join(",")}\n],"stride":${JSON.stringify(stride)}}\n`;

const SERIALIZERS = { json: toJson, csv: toCsv };

/** Writes the report. The service's own CSV is not used: truncated CSV is valid, too. */
export async function writeReport(
  { format, group_by, output_dir }: UsageInputs,
  report: UsageReport,
  onWritten: (extension: keyof typeof SERIALIZERS, name: string) => void,
): Promise<void> {
  for (const extension of format === "both" ? (["json", "csv"] as const) : [format]) {
    const text = SERIALIZERS[extension](report);
    const file = `usage-by-${group_by}.${extension}`;
    onWritten(extension, await writeAtomically(output_dir, file, text));
  }
}
