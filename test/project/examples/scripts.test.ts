import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { itOnPosix } from "../../harness/posix.ts";
import { exportInVirtualTime } from "../../harness/virtual-export.ts";
import { BASH } from "./play.ts";
import { read, workflowOf } from "./workflow.ts";

/** The script of an example that runs a command. */
function scriptWith(command: string, example: string): string {
  const steps = Object.values(workflowOf(read(`examples/${example}.yml`)).jobs).flatMap(
    (job) => job.steps,
  );
  return steps.find(({ run }) => run.includes(command))?.run ?? "";
}

const Weeks = z.array(z.object({ day: z.string(), start: z.string(), end: z.string() }));

/** As the examples' runners have it: bash 5, and GNU's date. */
const isLinux = process.platform === "linux";
const itOnLinux = it.runIf(isLinux);

function isInstalled(command: string): boolean {
  return spawnSync(command, ["--version"]).status === 0;
}

describe("the scripts of the examples", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "scripts-"));
  });

  /** Runs a script as a runner does, with another command in the place of one. */
  function run(script: string, [name, instead]: [string, string], env: Record<string, string>) {
    const GITHUB_OUTPUT = join(folder, "output");
    writeFileSync(GITHUB_OUTPUT, "");
    writeFileSync(join(folder, name), `#!/bin/sh\n${instead}\n`);
    chmodSync(join(folder, name), 0o755);
    const PATH = `${folder}:${process.env.PATH}`;
    const stdout = execFileSync("bash", [...BASH, script], {
      env: { PATH, GITHUB_OUTPUT, ...env },
      encoding: "utf8",
    });
    return { stdout, outputs: readFileSync(GITHUB_OUTPUT, "utf8") };
  }

  itOnPosix.each([
    ["@everyone", "```"],
    ["```\n@everyone ![x](y)", "``````"],
    ["a `b` ````` c", "````````"],
  ])("quote text in the issue in a fence that it cannot close: %j", (STATUS, fence) => {
    const env = { REVISION: "r", STATUS, RUN: "https://run", REF: "v1" };
    const script = scriptWith("gh issue create", "open-issue-on-failure");
    const { stdout } = run(script, ["gh", "cat"], env);
    expect(stdout).toBe(`${fence}\nRevision r, status ${STATUS}.\n${fence}\n\nhttps://run\n`);
  });

  const itWithJq = it.runIf(isLinux && isInstalled("jq"));
  itWithJq.each(["notify-chat", "nightly-export", "watch-schedule"])(
    "write text into the chat that mentions nobody: %s",
    (example) => {
      const TITLE = 'a "quoted" <!channel> & <https://x|y>';
      const env = { TITLE, OUTCOME: "failed", ROLLED_BACK: "", REASON: "", ADDRESS: "", RUN: "r" };
      const { stdout } = run(scriptWith("curl", example), ["curl", "cat"], env);
      expect(JSON.parse(stdout)).toEqual({
        text: 'a "quoted" &lt;!channel&gt; &amp; &lt;https://x|y&gt;: failed\nr',
      });
    },
  );

  itOnLinux.each([
    ["", "2026-02-28T23:59:59Z", "2026-02-27", "2026-02-28"],
    ["", "2026-03-01T03:23:10Z", "2026-02-28", "2026-03-01"],
    ["2025-12-31", "", "2025-12-31", "2026-01-01"],
  ])("choose the day to export: %j, created %s", (DAY, created, start, end) => {
    const script = scriptWith("gh run view", "nightly-export");
    const { outputs } = run(script, ["gh", `echo ${created}`], { DAY });
    expect(outputs).toBe(`start=${start}T00:00:00Z\nend=${end}T00:00:00Z\n`);
  });

  const weeksOf = (FIRST: string, LAST: string) => {
    const script = scriptWith("list=", "export-in-weeks");
    const { outputs } = run(script, ["true", ""], { FIRST, LAST });
    return Weeks.parse(JSON.parse(outputs.replace(/^list=/, "")));
  };

  itOnLinux("cut half a year into weeks, without a gap and to the last day", () => {
    const weeks = weeksOf("2026-01-01", "2026-06-30");
    expect(weeks).toHaveLength(26);
    expect(weeks.at(0)).toEqual({
      ...{ day: "2026-01-01", start: "2026-01-01T00:00:00Z", end: "2026-01-08T00:00:00Z" },
    });
    expect(weeks.at(-1)?.end).toBe("2026-07-01T00:00:00Z");
    for (const [index, { end }] of weeks.slice(0, -1).entries())
      expect(weeks[index + 1]?.start).toBe(end);
    expect(weeksOf("2026-03-01", "2026-03-01")).toHaveLength(1);
  });

  /** Adds up the rows of weeks, which the jobs before have left in files. */
  function total(weeks: z.output<typeof Weeks>, rows: Record<string, number>) {
    for (const [day, count] of Object.entries(rows)) writeFileSync(join(folder, day), `${count}\n`);
    const GITHUB_STEP_SUMMARY = join(folder, "summary");
    const env = { WEEKS: JSON.stringify(weeks), GITHUB_STEP_SUMMARY, PATH: `${process.env.PATH}` };
    const script = scriptWith("jq length", "export-in-weeks");
    const { status, stdout } = spawnSync("bash", [...BASH, script], {
      ...{ env, cwd: folder, encoding: "utf8" },
    });
    return { status, lines: stdout.trim().split("\n") };
  }

  itWithJq.each([
    ["0", 1],
    ["2", 0],
    ["none", 1],
  ])("show one table of a fleet, and fail above %s failures", (MAX_FAILURES, status) => {
    const end = scriptWith("--null-input", "deploy-fleet");
    const ends = [
      {
        NAME: "one",
        OUTCOME: "deployed",
        RUNS: "r.example/a:2",
        REASON: "",
        CONCLUSION: "success",
      },
      {
        NAME: "two",
        OUTCOME: "failed",
        RUNS: "",
        REASON: "two: image_uri: a|b\n`c`",
        CONCLUSION: "failure",
      },
      { NAME: "four", OUTCOME: "superseded", RUNS: "", REASON: "", CONCLUSION: "success" },
    ];
    const PATH = `${process.env.PATH}`;
    const run = (script: string, env: Record<string, string>) =>
      spawnSync("bash", ["-e", "-c", script], { env: { PATH, ...env }, cwd: folder });
    for (const env of ends) expect(run(end, env).status).toBe(0);
    const GITHUB_STEP_SUMMARY = join(folder, "summary");
    const FLEET = '["one", "two", "three", "four"]';
    const table = scriptWith("cat end-", "deploy-fleet");
    expect(run(table, { GITHUB_STEP_SUMMARY, FLEET }).status).toBe(0);
    const decide = scriptWith("MAX_FAILURES", "deploy-fleet");
    expect(run(decide, { MAX_FAILURES }).status).toBe(status);
    expect(readFileSync(GITHUB_STEP_SUMMARY, "utf8").trim().split("\n")).toEqual([
      "## ❌ 2 of 4 deployments failed",
      "",
      "| deployment | end |",
      "|---|---|",
      "| `two ` | ❌ `image_uri: a b c  ` |",
      "| `three ` | ❌ `not deployed ` |",
      "| `one ` | ✅ `deployed a:2 ` |",
      "| `four ` | ⚠️ `superseded  ` |",
    ]);
  });

  itWithJq.each([
    ["no open pull request", "", "", []],
    ["one without our comment", "7", "", ["pr comment 7 --body-file comment.md"]],
    ["one with it", "7", "41\n42", ["issues/comments/42 --field body=@comment.md"]],
    ["two", "7 8", "", []],
  ])("comment once on the fleet's pull request, of %s", (_, numbers, comments, calls) => {
    const ends = [
      { deployment_name: "one", outcome: "failed", error_message: "canary", failed: true },
    ];
    const table = scriptWith("cat end-", "deploy-fleet").replace(/[\s\S]*?(?=cat > table)/, "");
    const summary = { PATH: `${process.env.PATH}`, GITHUB_STEP_SUMMARY: join(folder, "summary") };
    writeFileSync(join(folder, "ends.json"), JSON.stringify(ends));
    spawnSync("bash", ["-c", table], { env: summary, cwd: folder });
    const script = scriptWith("gh pr comment", "deploy-fleet");
    const gh = `echo "$*" >> calls
case "$*" in *pulls*) echo "${numbers}";; *paginate*) printf "${comments}";; esac`;
    writeFileSync(join(folder, "gh"), `#!/bin/sh\n${gh}\n`);
    chmodSync(join(folder, "gh"), 0o755);
    const env = {
      PATH: `${folder}:${process.env.PATH}`,
      GH_REPO: "o/r",
      GITHUB_SHA: "5",
      RUN: "r",
    };
    expect(spawnSync("bash", [...BASH, script], { env, cwd: folder }).status).toBe(0);
    const told = readFileSync(join(folder, "calls"), "utf8").trim().split("\n");
    expect(told.filter((call) => call.includes("comment.md"))).toEqual(
      calls.map((call) => expect.stringContaining(call)),
    );
    if (calls.length === 0) return;
    const body = readFileSync(join(folder, "comment.md"), "utf8");
    expect(body).toMatch(
      /^<!-- deploy-fleet -->\n\n## ❌ 1 of 1 deployments failed\n[\s\S]*\| `one ` \| ❌ `failed ` \|/,
    );
    expect(body).not.toContain("canary");
  });

  itOnPosix.each(["exit 1", "true", "echo OPEN", "echo CLOSED"])(
    "delete no preview because it is not known whether it is closed: gh does %s",
    (instead) => {
      const script = scriptWith("gh pr view", "sweep-previews");
      const state = () => run(script, ["gh", instead], { NUMBER: "7" }).outputs;
      const isClosed = instead.includes("CLOSED");
      if (instead === "exit 1") expect(state).toThrow();
      else expect(/^state=(CLOSED|MERGED)$/m.test(state())).toBe(isClosed);
    },
  );

  itWithJq(
    "export half a year in weeks, add up the rows, and name the week that failed",
    async () => {
      const weeks = weeksOf("2025-11-01", "2026-01-09");
      const rows: Record<string, number> = {};
      for (const { day, start, end } of weeks) {
        const seen = await exportInVirtualTime({
          inputs: { start_time: start, end_time: end },
          ...(day === "2025-12-06" ? { exportTroubles: [{ run: 2, error: "Access denied" }] } : {}),
        });
        if (!seen.hasFailed) rows[day] = Number(seen.rows_exported);
      }
      const sum = Object.values(rows).reduce((all, one) => all + one, 0);
      expect(total(weeks, rows)).toEqual({
        status: 1,
        lines: [
          `${sum} rows in 10 weeks`,
          "::error::Not exported are the weeks from 2025-12-06 on.",
        ],
      });
      expect(total(weeks, { "2025-12-06": 1_000 })).toEqual({
        status: 0,
        lines: [`${sum + 1_000} rows in 10 weeks`],
      });
    },
  );

  itOnLinux("write an image's name in lower case", () => {
    for (const example of ["deploy-image-by-digest", "preview-per-pull-request"]) {
      const env = { GITHUB_REPOSITORY: "Octo-Org/Agent" };
      const { outputs } = run(scriptWith("ghcr.io", example), ["true", ""], env);
      expect(outputs).toBe("image=ghcr.io/octo-org/agent\n");
    }
  });
});
