import { describe, expect, it } from "vitest";
import { outputs } from "../../../../src/actions/deploy/inputs.ts";
import { concludeRollout } from "../../../../src/actions/rollout/end/rollout-conclusion.ts";
import { endOfRollout } from "../../../../src/actions/rollout/end/rollout-results.ts";
import { initialState, type Rollback, type State } from "../../../../src/actions/rollout/state.ts";
import { classify } from "../../../../src/actions/rollout/status.ts";
import { type Block, plainText } from "../../../../src/report/blocks.ts";
import type { End } from "../../../../src/report/conclusion.ts";
import { UnreachableError } from "../../../../src/service/client/errors.ts";
import { contextAt } from "../../../harness/step-context.ts";
import { withImage } from "../../../scenarios/faults.ts";

const OURS = "22222222-2222-4222-8222-222222222222";
const PREVIOUS = "11111111-1111-4111-8111-111111111111";
const IMAGE = `registry.example/agent@sha256:${"01".repeat(32)}`;

const deployment: NonNullable<State["deployment"]> = {
  id: "33333333-3333-4333-8333-333333333333",
  name: "agent",
  source: "external_docker",
  status: "READY",
  source_config: {},
  source_revision_config: {},
  latest_revision_id: OURS,
  active_revision_id: OURS,
};
const previousDeployment = {
  ...{ ...deployment, latest_revision_id: PREVIOUS, active_revision_id: PREVIOUS },
};

const changes = [{ path: "source_revision_config.image_uri", before: null, after: IMAGE }];
const state: State = {
  ...initialState({ name: "agent", watchedBy: "this action", on_superseded: "fail" }),
  phase: "accepted",
  createdByThisStep: true,
  deployment_id: deployment.id,
  plan: { changes, warnings: [], notes: new Map(), revisionNote: "" },
  patch: withImage(IMAGE),
  initialDeployment: { ...deployment, active_revision_id: PREVIOUS },
  deployment,
  revision: { id: OURS, status: "DEPLOYED", ...withImage(IMAGE) },
};

function summaryOf(end: End<State>, state: State): readonly Block[] {
  const { ctx } = contextAt("http://127.0.0.1:9");
  return concludeRollout(ctx, end, { state, elapsedMs: 90_000 }, outputs).summary;
}

const failed = endOfRollout({ outcome: "failed" }, 0);
const deployed = endOfRollout({ outcome: "deployed", isServing: true }, 0);

const periods = (...statuses: [string, number][]): State["statusPeriods"] =>
  statuses.map(([status, atMs]) => {
    return { role: "revision", status, statusClass: classify(status, []), atMs };
  });

const tableRowsIn = (blocks: readonly Block[]) => blocks.find(({ table }) => table)?.table?.rows;

describe("the summary of a rollout", () => {
  it.each([
    ["one status", periods(["QUEUED", 0])],
    ["statuses of less than two seconds", periods(["QUEUED", 89_000], ["DEPLOYED", 89_500])],
    [
      "41 statuses",
      periods(...Array.from({ length: 41 }, (_, index): [string, number] => [`S${index}`, index])),
    ],
  ])("shows %s as a line instead of a chart", (_, statusPeriods) => {
    const blocks = summaryOf(deployed, { ...state, statusPeriods });
    expect(blocks.some(({ gantt }) => gantt !== undefined)).toBe(false);
    expect(JSON.stringify(blocks)).toContain(statusPeriods[0]?.status);
  });

  it.each([
    ["the previous revision", PREVIOUS, "Still serving: revision 11111111."],
    ["no revision", null, "No revision serves."],
    ["another revision", "r-9", "Serving: revision r-9."],
  ])("reports after a failure that %s serves", (_, active_revision_id, text) => {
    const deploymentNow = { ...deployment, active_revision_id };
    const blocks = summaryOf(failed, { ...state, deployment: deploymentNow });
    expect(plainText(blocks[1]?.text ?? "").endsWith(`. ${text}`)).toBe(true);
  });

  it("contains links to tags, commits and diffs only for a GitHub repository", () => {
    const repo_commit_sha = "01".repeat(20);
    const linksWith = (repo_url: string) => {
      const content = { repo_ref: "refs/tags/v2", repo_commit_sha };
      const changedState = {
        deployment: { ...deployment, source_config: { repo_url } },
        initialDeployment: {
          ...previousDeployment,
          source_revision_config: { repo_ref: "refs/tags/v1" },
        },
        revision: { id: OURS, status: "DEPLOYED", source_revision_config: content },
      };
      const blocks = summaryOf(deployed, { ...state, ...changedState });
      const links = JSON.stringify(blocks).matchAll(/"href":"([^"]*)"/g);
      return [...links].map(([, href]) => href);
    };
    const repository = "https://github.com/team/agent";
    expect(linksWith(`${repository}.git`)).toEqual([
      `${repository}/compare/v1...v2`,
      `${repository}/tree/v1`,
      `${repository}/tree/v2`,
      `${repository}/commit/${repo_commit_sha}`,
    ]);
    expect(linksWith("https://github.com.evil.example/team/agent")).toEqual([]);
    expect(linksWith("https://github.com/team/agent/tree/x?y")).toEqual([]);
  });

  it("gives the reason for no rollback in the message, not in the headline", () => {
    const revision = { id: OURS, status: "BUILD_FAILED" };
    const rollback: Rollback = { phase: "not sent", failureReason: "no revision served before" };
    const [title, text] = summaryOf(failed, { ...state, revision, rollback });
    expect(title?.heading).toBe(`❌ agent: the build of sha256:0101010 failed`);
    expect(plainText(text?.text ?? "")).toMatch(
      /BUILD_FAILED before it was read\. .*Not rolled back: no revision served before\./,
    );
  });

  const headingAndDiff = (from: string, to: string) => {
    const initialDeployment = { ...previousDeployment, ...withImage(from) };
    const revision = { id: OURS, status: "DEPLOYED", ...withImage(to) };
    const changes = [{ path: "source_revision_config.image_uri", before: from, after: to }];
    const plan = { changes, warnings: [], notes: new Map(), revisionNote: "" };
    const patch = withImage(to);
    const blocks = summaryOf(deployed, { ...state, initialDeployment, revision, patch, plan });
    const { diff } = blocks.flatMap(({ fold }) => fold?.blocks ?? []).find((b) => b.diff) ?? {};
    return [blocks[0]?.heading, diff?.join()];
  };
  it.each([
    ["r.example/agent:1.4.0", "r.example/agent:1.5.0", "1.5.0", "1.4.0 → 1.5.0"],
    ["r.example/agent:1.4.0", IMAGE, "agent@sha256:0101010", undefined],
    ["r.example/agent:v1.4", "r.example/agent:0a1b2c3", "0a1b2c3", "v1.4 → 0a1b2c3"],
    ["r.example/agent:1.4.0", "other.example/agent:1.5.0", "agent:1.5.0", undefined],
    ["r.example/agent:1.4.0", "r.example/agent:latest", "agent:latest", "1.4.0 → latest"],
    ["r.example/agent:1", "r.example/agent:2", "agent:2", "1 → 2"],
    ["r.example/bot:1.4.0", "r.example/bot:1.5.0", "bot:1.5.0", "1.4.0 → 1.5.0"],
    ["agent", "agent:1.5.0", "1.5.0", "agent → 1.5.0"],
    ["r.example/my-agent:1.4.0", "r.example/my-agent:1.5.0", "my-agent:1.5.0", "1.4.0 → 1.5.0"],
  ])(
    "omits the name of the deployment from an image in the headline: %s → %s",
    (from, to, label, plan) => {
      const [heading, diff] = headingAndDiff(from, to);
      expect(heading).toBe(`✅ agent runs ${label}`);
      expect(diff?.replace("~ image_uri  ", "")).toBe(
        plan ?? `${from} → ${to}`.replace(/(sha256:.{7}).*/, "$1"),
      );
    },
  );

  it("does not report what serves if the last reads failed", () => {
    const reset = new UnreachableError({ requestLine: "GET x", title: "reset", sent: true });
    const blocks = summaryOf(endOfRollout({ outcome: "timed_out", failure: reset }, 90_000), {
      ...state,
      readFailure: "other",
      deployment: { ...deployment, active_revision_id: PREVIOUS },
    });
    expect(tableRowsIn(blocks)?.map(([title]) => title)).toEqual(["Before", "New"]);
    expect(JSON.stringify(blocks)).not.toContain("erving");
  });
});
