import { mkdir, mkdtemp, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { UsageInputs } from "../../../src/actions/usage/inputs.ts";
import { OTHER_WORKSPACE, WORKSPACE } from "../../harness/usage-service.ts";

const CANARY = "canary-secret-value";
const USUAL = {
  base_url: "https://api.example.com",
  api_key: CANARY,
  workspace_ids: WORKSPACE,
  last: "7d",
};
const TIMES = {
  last: undefined,
  start_time: "2026-02-01T00:00:00Z",
  end_time: "2026-02-08T00:00:00Z",
};

type Texts = Record<string, string | undefined>;

let workspace = "";

beforeAll(async () => {
  workspace = await mkdtemp(join(tmpdir(), "usage-inputs-"));
  vi.stubEnv("GITHUB_WORKSPACE", workspace);
  await writeFile(join(workspace, "file.txt"), "");
  await mkdir(join(workspace, "inside/deep"), { recursive: true });
  await symlink(tmpdir(), join(workspace, "out"));
  await symlink(join(workspace, "inside"), join(workspace, "link"));
  await symlink("/nowhere/at/all", join(workspace, "dangling"));
});

afterAll(async () => {
  vi.unstubAllEnvs();
});

function parse(texts: Texts) {
  const given = Object.entries({ ...USUAL, ...texts }).filter(([, text]) => text !== undefined);
  return UsageInputs.safeParseAsync(Object.fromEntries(given));
}

async function problemsWith(texts: Texts) {
  const { error } = await parse(texts);
  const problems = (error?.issues ?? []).map(({ path, message }) => ({ input: path[0], message }));
  expect(JSON.stringify(problems)).not.toContain(CANARY);
  return problems;
}

const BAD: [given: Texts, input: string, wrong: string, instead: string][] = [
  [{ workspace_ids: undefined }, "workspace_ids", "is required", "one per line"],
  [{ workspace_ids: " , \n" }, "workspace_ids", "is required", "one per line"],
  [{ last: undefined }, "last", "is required, unless start_time and end_time", "7d"],
  [{ last: "7" }, "last", '"7" is neither a number of days', "7d"],
  [{ last: "0d" }, "last", '"0d" is neither a number of days', "7d"],
  [{ last: "9999d" }, "last", '"9999d" is neither a number of days', "7d"],
  [{ last: "last-week" }, "last", '"last-week" is neither a number of days', "previous-month"],
  [{ last: "this month" }, "last", '"this month" is neither a number of days', "this-month"],
  [
    { ...TIMES, last: "7d" },
    "last",
    "cannot be combined with start_time and end_time",
    "remove last",
  ],
  [{ ...TIMES, end_time: undefined }, "end_time", "is required together with", "set it"],
  [{ ...TIMES, start_time: undefined }, "start_time", "is required together with", "set it"],
  [{ ...TIMES, end_time: "2026-02-01T00:00:00Z" }, "end_time", "must be after start_time", "later"],
  [
    { ...TIMES, start_time: "2999-01-01T00:00:00Z", end_time: "2999-02-01T00:00:00Z" },
    "start_time",
    "in the future",
    "has passed",
  ],
  [{ output_dir: "/etc" }, "output_dir", '"/etc" leads out of the workspace', "inside it"],
  [{ output_dir: "../x" }, "output_dir", "leads out of the workspace", "inside it"],
  [{ output_dir: "out" }, "output_dir", "leads out of the workspace", "inside it"],
  [{ output_dir: "out/deeper/still" }, "output_dir", "leads out of the workspace", "inside it"],
  [{ output_dir: "link/../../x" }, "output_dir", "leads out of the workspace", "inside it"],
  [
    { output_dir: "dangling/x" },
    "output_dir",
    "cannot be used (ENOENT)",
    "a directory in the workspace",
  ],
  [{ output_dir: "file.txt" }, "output_dir", "is not a directory", "write the path"],
  [{ output_dir: "file.txt/x" }, "output_dir", "is not a directory", "write the path"],
  [{ top: "0" }, "top", '"0" is out of range', "from 1 to 100"],
  [{ top: "101" }, "top", '"101" is out of range', "from 1 to 100"],
];

describe("UsageInputs", () => {
  it.each(BAD)(
    "refuses %j because of %s, saying %j and %j",
    async (given, input, wrong, instead) => {
      const problems = await problemsWith(given);
      expect(problems.map((problem) => problem.input)).toEqual([input]);
      expect(problems[0]?.message).toContain(wrong);
      expect(problems[0]?.message).toContain(instead);
    },
  );

  it("has the documented defaults", async () => {
    expect((await parse({})).data).toMatchObject({
      group_by: "workspace",
      daily: false,
      format: "json",
      output_dir: { name: "usage-report" },
      top: 10,
      compare_previous: false,
      on_over_budget: "fail",
      redact_users: false,
      summary: true,
    });
  });

  it("reads each workspace id once, in lower case", async () => {
    const texts = { workspace_ids: `${WORKSPACE.toUpperCase()}\n${OTHER_WORKSPACE}, ${WORKSPACE}` };
    expect((await parse(texts)).data?.workspace_ids).toEqual([WORKSPACE, OTHER_WORKSPACE]);
  });
});
