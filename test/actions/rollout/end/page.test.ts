import { describe, expect, it } from "vitest";
import { outputs } from "../../../../src/actions/deploy/inputs.ts";
import { concludeRollout } from "../../../../src/actions/rollout/end/page.ts";
import { endOfRollout } from "../../../../src/actions/rollout/end/rollout-results.ts";
import { initialState, type Rollback, type State } from "../../../../src/actions/rollout/state.ts";
import { classify } from "../../../../src/actions/rollout/status.ts";
import { type Block, plainText } from "../../../../src/report/blocks.ts";
import type { Conclusion, End } from "../../../../src/report/conclusion.ts";
import type { Outcome } from "../../../../src/report/outcomes.ts";
import { UnreachableError } from "../../../../src/service/client/errors.ts";
import { contextAt } from "../../../harness/step-context.ts";

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

const changes = [{ path: "source_revision_config.image_uri", before: null, after: IMAGE }];
const state: State = {
  ...initialState({ name: "agent", watchedBy: "this action", on_superseded: "fail" }),
  phase: "accepted",
  createdByThisStep: true,
  deployment_id: deployment.id,
  plan: { changes, warnings: [], notes: new Map(), revisionNote: "" },
  patch: { source_revision_config: { image_uri: IMAGE } },
  before: { ...deployment, active_revision_id: PREVIOUS },
  deployment,
  revision: { id: OURS, status: "DEPLOYED", source_revision_config: { image_uri: IMAGE } },
};

function pageOf(end: End<State>, all: State, elapsedMs = 90_000): readonly Block[] {
  const { ctx } = contextAt("http://127.0.0.1:9");
  return concludeRollout(ctx, end, { state: all, elapsedMs }, outputs).summary;
}

const summaryOf = ({ outcome, ...describe }: Conclusion, all: State, elapsedMs: number) =>
  pageOf({ outcome, describe: () => describe }, all, elapsedMs);

const failed = endOfRollout({ outcome: "failed" }, 0);

const pageAfter = (
  outcome: Outcome,
  others: Partial<State> = {},
  message = `Revision ${OURS} is deployed.`,
): readonly Block[] => summaryOf({ outcome, message }, { ...state, ...others }, 90_000);

const periods = (...statuses: [string, number][]): State["statusPeriods"] =>
  statuses.map(([status, atMs]) => ({
    watched: "revision",
    status,
    statusClass: classify(status, []),
    atMs,
  }));

const tableRowsIn = (blocks: readonly Block[]) => blocks.find(({ table }) => table)?.table?.rows;

describe("concludeRollout", () => {
  it.each([
    ["one status", periods(["QUEUED", 0])],
    ["a moment", periods(["QUEUED", 89_000], ["DEPLOYED", 89_500])],
    [
      "more than can be distinguished",
      periods(...Array.from({ length: 41 }, (_, index): [string, number] => [`S${index}`, index])),
    ],
  ])("has a line instead of a chart for %s", (_, statusPeriods) => {
    const blocks = pageAfter("deployed", { statusPeriods });
    expect(blocks.some(({ gantt }) => gantt !== undefined)).toBe(false);
    expect(JSON.stringify(blocks)).toContain(statusPeriods[0]?.status);
  });

  it.each([
    [
      "the previous revision",
      { active_revision_id: PREVIOUS },
      "Still serving: revision 11111111.",
    ],
    ["no revision", { active_revision_id: null }, "No revision serves."],
    ["another revision", { active_revision_id: "r-9" }, "Serving: revision r-9."],
  ])("says that %s serves after a failure", (_, active, text) => {
    const page = pageOf(failed, { ...state, deployment: { ...deployment, ...active } });
    expect(plainText(page[1]?.text ?? "").endsWith(`. ${text}`)).toBe(true);
  });

  it("links tags, commits and diffs on GitHub only", () => {
    const repo_commit_sha = "01".repeat(20);
    const linksOf = (repo_url: string) => {
      const content = { repo_ref: "refs/tags/v2", repo_commit_sha };
      const activeBefore = { repo_ref: "refs/tags/v1" };
      const others = {
        deployment: { ...deployment, source_config: { repo_url } },
        before: {
          ...deployment,
          latest_revision_id: PREVIOUS,
          active_revision_id: PREVIOUS,
          source_revision_config: activeBefore,
        },
        revision: { id: OURS, status: "DEPLOYED", source_revision_config: content },
      };
      const page = pageOf(endOfRollout({ outcome: "deployed" }, 0), { ...state, ...others });
      const links = JSON.stringify(page).matchAll(/"href":"([^"]*)"/g);
      return [...links].map(([, href]) => href);
    };
    const repository = "https://github.com/team/agent";
    expect(linksOf(`${repository}.git`)).toEqual([
      `${repository}/compare/v1...v2`,
      `${repository}/tree/v1`,
      `${repository}/tree/v2`,
      `${repository}/commit/${repo_commit_sha}`,
    ]);
    expect(linksOf("https://github.com.evil.example/team/agent")).toEqual([]);
    expect(linksOf("https://github.com/team/agent/tree/x?y")).toEqual([]);
  });

  it("says why there is no rollback, but not in the headline", () => {
    const revision = { id: OURS, status: "BUILD_FAILED" };
    const rollback: Rollback = { phase: "not sent", why: "no revision served before" };
    const [title, text] = pageOf(failed, { ...state, revision, rollback });
    expect(title?.heading).toBe(`❌ agent: the build of sha256:0101010 failed`);
    expect(plainText(text?.text ?? "")).toMatch(
      /BUILD_FAILED before it was read\. .*Not rolled back: no revision served before\./,
    );
  });

  const imageOf = (image_uri: string) => ({ source_revision_config: { image_uri } });
  const resultOf = (from: string, to: string) => {
    const before = { ...deployment, ...imageOf(from), latest_revision_id: PREVIOUS };
    const revision = { id: OURS, status: "DEPLOYED", ...imageOf(to) };
    const changes = [{ path: "source_revision_config.image_uri", before: from, after: to }];
    const plan = { changes, warnings: [], notes: new Map(), revisionNote: "" };
    const patch = imageOf(to);
    const all = { ...state, before: { ...before, active_revision_id: PREVIOUS }, revision, patch };
    const blocks = pageOf(endOfRollout({ outcome: "deployed", isServing: true }, 0), {
      ...all,
      plan,
    });
    const { diff } = blocks.flatMap(({ folded }) => folded?.blocks ?? []).find((b) => b.diff) ?? {};
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
  ])("leaves the name of the deployment out of an image: %s → %s", (from, to, label, plan) => {
    const [heading, diff] = resultOf(from, to);
    expect(heading).toBe(`✅ agent runs ${label}`);
    expect(diff?.replace("~ image_uri  ", "")).toBe(
      plan ?? `${from} → ${to}`.replace(/(sha256:.{7}).*/, "$1"),
    );
  });

  it("does not claim what serves if the last reads failed", () => {
    const reset = new UnreachableError({ where: "GET x", why: "reset", sent: true });
    const blocks = pageOf(endOfRollout({ outcome: "timed_out", failure: reset }, 90_000), {
      ...state,
      readFailure: "other",
      deployment: { ...deployment, active_revision_id: PREVIOUS },
    });
    expect(tableRowsIn(blocks)?.map(([title]) => title)).toEqual(["Before", "New"]);
    expect(JSON.stringify(blocks)).not.toContain("erving");
  });
});
