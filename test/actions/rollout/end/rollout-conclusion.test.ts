import { describe, expect, it } from "vitest";
import { outputs } from "../../../../src/actions/deploy/inputs.ts";
import { concludeRollout } from "../../../../src/actions/rollout/end/rollout-conclusion.ts";
import { endOfRollout } from "../../../../src/actions/rollout/end/rollout-results.ts";
import { initialState, type State } from "../../../../src/actions/rollout/state.ts";
import type { Block } from "../../../../src/report/blocks.ts";
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
const deploymentBefore = {
  ...deployment,
  latest_revision_id: PREVIOUS,
  active_revision_id: PREVIOUS,
};

const state: State = {
  ...initialState({ name: "agent", action: "deploy", on_superseded: "fail" }),
  phase: "accepted",
  createdByThisStep: true,
  deployment_id: deployment.id,
  patch: withImage(IMAGE),
  initialDeployment: { ...deployment, active_revision_id: PREVIOUS },
  deployment,
  revision: { id: OURS, status: "DEPLOYED", ...withImage(IMAGE) },
};

function summaryOf(changes: Partial<State>): readonly Block[] {
  const { ctx } = contextAt("http://127.0.0.1:9");
  const end = endOfRollout({ outcome: "deployed" }, 0);
  const result = { state: { ...state, ...changes }, elapsedMs: 90_000 };
  return concludeRollout(ctx, end, result, outputs).summary;
}

const periods = (...statuses: string[]): State["statusPeriods"] =>
  statuses.map((status) => {
    return { role: "revision", status, statusClass: "pending", atMs: 0, untilMs: 5_000 };
  });

describe("the summary of a rollout", () => {
  it.each([
    ["two statuses", periods("QUEUED", "BUILDING")],
    ["41 statuses", periods(...Array.from({ length: 41 }, (_, index) => `S${index}`))],
  ])("shows %s as a line instead of a chart", (_, statusPeriods) => {
    const blocks = summaryOf({ statusPeriods });
    expect(blocks.some(({ gantt }) => gantt !== undefined)).toBe(false);
    expect(JSON.stringify(blocks)).toContain(statusPeriods[0]?.status);
  });

  it("contains links to tags, commits and diffs only for a GitHub repository", () => {
    const repo_commit_sha = "01".repeat(20);
    const linksWith = (repo_url: string) => {
      const content = { repo_ref: "refs/tags/v2", repo_commit_sha };
      const blocks = summaryOf({
        deployment: { ...deployment, source_config: { repo_url } },
        initialDeployment: {
          ...deploymentBefore,
          source_revision_config: { repo_ref: "refs/tags/v1" },
        },
        revision: { id: OURS, status: "DEPLOYED", source_revision_config: content },
      });
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
});
