import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { generateSource } from "oazapfts";
import { describe, expect, it } from "vitest";
import { withDeployments } from "../../harness/manual-emulator.ts";

/** A program that uses the generated client. */
const PROGRAM = `
import { defaults, getDeployment } from "./client.ts";

export async function read(id: string): Promise<[status: "READY" | string, cpu: number | null]> {
  defaults.headers = { "X-Api-Key": "demo-key" };
  const reply = await getDeployment(id);
  if (reply.status !== 200) throw new Error(reply.data.detail.toString());
  const { status, source_config } = reply.data;
  // @ts-expect-error The description lists the allowed values.
  if (status === "SLEEPING") throw new Error(status);
  return [status, source_config.resource_spec?.cpu ?? null];
}
`;

const OPTIONS = "--noEmit --strict --target esnext --module nodenext --allowImportingTsExtensions";

describe("a client that is generated from /openapi.json", () => {
  it("compiles, and reads a deployment", async () => {
    await using emulator = await withDeployments();
    // Inside the repository, where the packages that it imports are found.
    await mkdir("coverage", { recursive: true });
    const directory = await mkdtemp(join("coverage", "client-"));
    try {
      const client = await generateSource(`${emulator.url}/openapi.json`);
      await writeFile(join(directory, "client.ts"), client);
      const program = join(directory, "program.ts");
      await writeFile(program, PROGRAM);
      const tsc = join("node_modules", "typescript", "bin", "tsc");
      const options = ["--ignoreConfig", ...OPTIONS.split(" "), program];
      execFileSync(process.execPath, [tsc, ...options], { stdio: "pipe", encoding: "utf8" });
      const { read } = await import(pathToFileURL(program).href);
      expect(await read(emulator.docker.id)).toEqual(["READY", 1]);
      await expect(read("11111111-1111-4111-8111-111111111111")).rejects.toThrow("not found");
    } finally {
      await rm(directory, { recursive: true });
    }
  });
});
