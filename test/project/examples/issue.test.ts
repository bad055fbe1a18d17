import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { itOnPosix } from "../../harness/posix.ts";

const Example = z.object({
  jobs: z.object({
    deploy: z.object({ steps: z.array(z.object({ run: z.string().optional() })) }),
  }),
});

itOnPosix(
  "the example that opens an issue quotes foreign text in a fence that it cannot close",
  () => {
    const text = readFileSync("examples/open-issue-on-failure.yml", "utf8");
    const { steps } = Example.parse(parse(text)).jobs.deploy;
    const script = steps.find(({ run }) => run !== undefined)?.run ?? "";
    const folder = mkdtempSync(join(tmpdir(), "issue-"));
    // Stands for GitHub's command line, and prints the body of the issue.
    writeFileSync(join(folder, "gh"), "#!/bin/sh\ncat\n");
    chmodSync(join(folder, "gh"), 0o755);
    const PATH = `${folder}:${process.env.PATH}`;
    for (const [reason, fence] of [
      ["@everyone", "```"],
      ["```\n@everyone ![x](y)", "``````"],
      ["a `b` ````` c", "````````"],
    ]) {
      const env = {
        PATH,
        REASON: reason,
        REVISION: "r",
        STATUS: "s",
        RUN: "https://run",
        REF: "v1",
      };
      const body = execFileSync("bash", ["-e", "-c", script], { env, encoding: "utf8" });
      expect(body).toBe(`${fence}\n${reason}\n\nRevision r, status s.\n${fence}\n\nhttps://run\n`);
    }
    rmSync(folder, { recursive: true });
  },
);
