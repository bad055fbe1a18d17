import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { itOnPosix } from "../../harness/posix.ts";
import { play } from "../../scenarios/play.ts";
import { BASH, prepareScript } from "./play-job.ts";
import { readText, workflowOf } from "./workflow.ts";

/** The script of an example that contains this text. */
function scriptWith(text: string, example: string): string {
  const { jobs } = workflowOf(readText(`examples/${example}.yml`));
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  return steps.find(({ run }) => run.includes(text))?.run ?? "";
}

/** The scripts need bash 5 and GNU's date, as on the runners of the examples. */
const isLinux = process.platform === "linux";
const itOnLinux = it.runIf(isLinux);
const itWithJq = it.runIf(isLinux && spawnSync("jq", ["--version"]).status === 0);

const Weeks = z.array(z.object({ day: z.string(), start: z.string(), end: z.string() }));
type Texts = Record<string, string>;

describe("the scripts of the examples", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "scripts-"));
  });
  const textOf = (name: string) => {
    const path = join(folder, name);
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  };

  /** Runs a script like a runner, with shell scripts that replace commands. */
  function run(script: string, env: Texts, commands: Texts = {}) {
    const variables = prepareScript(folder, commands);
    const { status, stdout } = spawnSync("bash", [...BASH, script], {
      ...{ cwd: folder, env: { ...variables, ...env }, encoding: "utf8" },
    });
    return { status, stdout, outputs: textOf("output") };
  }

  itOnPosix.each([
    ["@everyone", "```"],
    ["```\n@everyone ![x](y)", "``````"],
    ["a `b` ````` c", "````````"],
  ])("quote text in a fence that it cannot close: %j", (STATUS, fence) => {
    const env = { REVISION: "r", STATUS, RUN: "https://run", REF: "v1" };
    const script = scriptWith("gh issue create", "open-issue-on-failure");
    const { stdout } = run(script, env, { gh: "cat" });
    expect(stdout).toBe(`${fence}\nRevision r, status ${STATUS}.\n${fence}\n\nhttps://run\n`);
  });

  const SPEC = "source_config.resource_spec.cpu";
  const [LIST_CALLS, CREATE_CALLS] = [["issue list"], ["issue list", "issue create"]];
  const change = (path: string, before: unknown, after: unknown) => ({ path, before, after });
  const secret = (before: unknown, after: string) => change("secrets.KEY", before, after);
  itWithJq.each([
    ["open an issue if a field differs", [change(SPEC, 2, 1)], "", CREATE_CALLS],
    ["leave an issue open if a field differs", [change(SPEC, 2, 1)], "7", LIST_CALLS],
    ["close the issue if nothing differs", [], "7", ["issue list", "issue close 7"]],
    ["ignore a secret with another value", [secret("(set)", "(changed)")], "", LIST_CALLS],
    ["ignore a secret whose value is unknown", [secret("(unknown)", "(set)")], "", LIST_CALLS],
    ["report a secret that is not deployed", [secret(null, "(set)")], "", CREATE_CALLS],
    ["report a secret that is not committed", [secret("(set)", "(removed)")], "", CREATE_CALLS],
  ])("watch for drift, and %s", (_, changes, number, calls) => {
    const gh = `echo "$1 $2 $3" >> calls
case "$2" in list) printf '${number}';; create) cat > body;; esac`;
    const env = { TITLE: "Drift", CHANGES: JSON.stringify(changes), RUN: "https://run" };
    expect(run(scriptWith("gh issue list", "watch-drift"), env, { gh }).status).toBe(0);
    const commands = textOf("calls").trim().split("\n");
    expect(commands.map((call) => call.replace(/ --.*| *$/, ""))).toEqual(calls);
    if (!calls.includes("issue create")) return;
    const [{ path = "", before = "", after = "" } = {}] = changes;
    const line = `${path}: committed ${JSON.stringify(after)}, is ${JSON.stringify(before)}`;
    expect(textOf("body")).toBe(`\`\`\`\n${line}\n\`\`\`\n\nhttps://run\n`);
  });

  itOnPosix("verify who has built an image, and record where it is deployed", () => {
    const env = {
      ...{ REPOSITORY: "ghcr.io/octo/agent", DIGEST: "sha256:0a", GITHUB_REF_NAME: "v1" },
      ...{ GITHUB_REPOSITORY: "octo/agent", GITHUB_REPOSITORY_OWNER: "octo" },
      GITHUB_REF: "refs/tags/v1@2",
      GITHUB_WORKFLOW_REF: "octo/agent/.github/workflows/deploy.yml@refs/tags/v1@2",
    };
    const outputOf = (words: string) =>
      run(scriptWith(words, "deploy-attested-image"), env, { gh: 'printf "%s\n" "$@"' }).stdout;
    expect(outputOf("gh attestation").split("\n")).toEqual([
      ...["attestation", "verify", "oci://ghcr.io/octo/agent@sha256:0a"],
      ...["--repo", "octo/agent", "--source-ref", "refs/tags/v1@2"],
      ...["--signer-workflow", "octo/agent/.github/workflows/deploy.yml", ""],
    ]);
    const record = outputOf("deployment-record");
    expect(record).toMatch(/^api\norgs\/octo\/artifacts\/metadata\/deployment-record\n/);
    const fields = [...record.matchAll(/^--raw-field\n(\w+)=(.*)$/gm)].map(([, ...field]) => field);
    expect(Object.fromEntries(fields)).toEqual({
      ...{ name: "ghcr.io/octo/agent", digest: "sha256:0a", version: "v1" },
      ...{ status: "deployed", logical_environment: "production" },
      deployment_name: "support-agent",
    });
  });

  itWithJq.each(["notify-chat", "nightly-export", "watch-schedule"])(
    "mention nobody in the chat: %s",
    (example) => {
      const TITLE = 'a "quoted" <!channel> & <https://x|y>';
      const env = { TITLE, OUTCOME: "failed", ROLLED_BACK: "", REASON: "", ADDRESS: "", RUN: "r" };
      const { stdout } = run(scriptWith("curl", example), env, { curl: "cat" });
      const text = 'a "quoted" &lt;!channel&gt; &amp; &lt;https://x|y&gt;: failed\nr';
      expect(JSON.parse(stdout)).toEqual({ text });
    },
  );

  itOnLinux.each([
    ["", "2026-02-28T23:59:59Z", "2026-02-27", "2026-02-28"],
    ["", "2026-03-01T03:23:10Z", "2026-02-28", "2026-03-01"],
    ["2025-12-31", "", "2025-12-31", "2026-01-01"],
  ])("export the day %j, or else the one before the run (%s)", (DAY, createdAt, start, end) => {
    const script = scriptWith("gh run view", "nightly-export");
    const { outputs } = run(script, { DAY }, { gh: `echo ${createdAt}` });
    expect(outputs).toBe(`start=${start}T00:00:00Z\nend=${end}T00:00:00Z\n`);
  });

  const weeksBetween = (firstDay: string, lastDay: string) => {
    const { outputs } = run(scriptWith("list=", "export-in-weeks"), {
      FIRST: firstDay,
      LAST: lastDay,
    });
    return Weeks.parse(JSON.parse(outputs.replace(/^list=/, "")));
  };

  itOnLinux("cut half a year into weeks, without a gap and to the last day", () => {
    const weeks = weeksBetween("2026-01-01", "2026-06-30");
    expect(weeks).toHaveLength(26);
    expect(weeks.at(0)).toEqual({
      ...{ day: "2026-01-01", start: "2026-01-01T00:00:00Z", end: "2026-01-08T00:00:00Z" },
    });
    const starts = weeks.map(({ start }) => start);
    expect(weeks.map(({ end }) => end)).toEqual([...starts.slice(1), "2026-07-01T00:00:00Z"]);
    expect(weeksBetween("2026-03-01", "2026-03-01")).toHaveLength(1);
  });

  itWithJq("refuse a last day before the first one", () => {
    const weeks = weeksBetween("2026-03-02", "2026-03-01");
    expect(weeks).toEqual([]);
    const script = scriptWith("jq length", "export-in-weeks");
    const { status, stdout } = run(script, { WEEKS: JSON.stringify(weeks) });
    expect([status, stdout]).toEqual([
      1,
      "::error::Nothing was exported: the last day is before the first.\n",
    ]);
  });

  itWithJq("export ten weeks, add up the rows, and name the week that failed", async () => {
    const weeks = weeksBetween("2025-11-01", "2026-01-09");
    let sum = 0;
    const keepRows = (day: string, rows: number) => {
      sum += rows;
      writeFileSync(join(folder, day), `${rows}\n`);
    };
    for (const { day, start, end } of weeks) {
      const isDenied = day === "2025-12-06";
      const { conclusion, outputs } = await play({
        action: "export",
        inputs: { start_time: start, end_time: end },
        ...(isDenied && { exportFailures: [{ run: 2, error: "Access denied" }] }),
      });
      if (conclusion === "success") keepRows(day, Number(outputs.rows_exported));
    }
    const total = () => {
      const script = scriptWith("jq length", "export-in-weeks");
      const { status, stdout } = run(script, { WEEKS: JSON.stringify(weeks) });
      return [status, stdout];
    };
    const missing = "::error::Not exported: the weeks that begin on 2025-12-06.";
    expect(total()).toEqual([1, `${sum} rows in 10 weeks\n${missing}\n`]);
    keepRows("2025-12-06", 1_000);
    expect(total()).toEqual([0, `${sum} rows in 10 weeks\n`]);
  });

  itWithJq.each([
    ["0", 1],
    ["2", 0],
    ["none", 1],
  ])("show 2 failures in a table, and exit for max_failures %s with %i", (MAX_FAILURES, status) => {
    for (const [NAME = "", OUTCOME = "", RUNS = "", REASON = "", CONCLUSION = "success"] of [
      ["one", "deployed", "r.example/a:2"],
      ["two", "failed", "", "two: image_uri: a|b\n`c`", "failure"],
      ["four", "superseded"],
    ]) {
      const env = { NAME, OUTCOME, RUNS, REASON, CONCLUSION };
      expect(run(scriptWith("--null-input", "deploy-fleet"), env).status).toBe(0);
    }
    const FLEET = '["one", "two", "three", "four"]';
    expect(run(scriptWith("cat end-", "deploy-fleet"), { FLEET }).status).toBe(0);
    expect(run(scriptWith("MAX_FAILURES", "deploy-fleet"), { MAX_FAILURES }).status).toBe(status);
    expect(textOf("summary").trim().split("\n")).toEqual([
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
    ["no open pull request", "", "", undefined],
    ["one without our comment", "7", "", "pr comment 7 --body-file comment.md"],
    ["one with our comments", "7", "41\n42", "issues/comments/42 --field body=@comment.md"],
    ["two open pull requests", "7 8", "", undefined],
  ])("write a fleet's comment on the only open pull request: %s", (_, numbers, comments, call) => {
    const texts = { deployment_name: "one", outcome: "failed", error_message: "canary" };
    const end = { ...texts, failed: true };
    writeFileSync(join(folder, "ends.json"), JSON.stringify([end]));
    run(scriptWith("cat end-", "deploy-fleet").replace(/[\s\S]*?(?=cat > table)/, ""), {});
    const gh = `echo "$*" >> calls
case "$*" in *pulls*) echo "${numbers}";; *paginate*) printf "${comments}";; esac`;
    const env = { GH_REPO: "o/r", GITHUB_SHA: "5", RUN: "r" };
    expect(run(scriptWith("gh pr comment", "deploy-fleet"), env, { gh }).status).toBe(0);
    const calls = textOf("calls")
      .split("\n")
      .filter((call) => call.includes("comment.md"));
    expect(calls).toEqual(call === undefined ? [] : [expect.stringContaining(call)]);
    if (call === undefined) return;
    const body = textOf("comment.md");
    expect(body).toMatch(/^<!-- deploy-fleet -->\n\n## ❌ 1 of 1 deployments failed\n/);
    expect(body).toContain("| `one ` | ❌ `failed ` |");
    expect(body).not.toContain("canary");
  });

  itOnPosix.each([
    ["exit 1", 1, false],
    ["true", 0, false],
    ["echo OPEN", 0, false],
    ["echo CLOSED", 0, true],
  ])("find out whether a pull request is closed: gh runs `%s`", (gh, expected, isClosed) => {
    const script = scriptWith("gh pr view", "sweep-previews");
    const { status, outputs } = run(script, { NUMBER: "7" }, { gh });
    expect([status, /^state=(CLOSED|MERGED)$/m.test(outputs)]).toEqual([expected, isClosed]);
  });

  itOnLinux.each(["deploy-image-by-digest", "deploy-after-ci", "preview-per-pull-request"])(
    "write an image's name in lower case: %s",
    (example) => {
      const script = scriptWith("ghcr.io", example);
      const { outputs } = run(script, { GITHUB_REPOSITORY: "Octo-Org/Agent" });
      expect(outputs).toBe("image=ghcr.io/octo-org/agent\n");
    },
  );
});
