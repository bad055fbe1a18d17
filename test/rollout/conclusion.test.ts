import { describe, expect, it } from "vitest";
import type { Ending } from "../../src/action/ending.ts";
import type { Outcome } from "../../src/action/outcomes.ts";
import type { Block } from "../../src/action/summary.ts";
import { concludeRollout } from "../../src/rollout/conclusion.ts";
import type { Progress } from "../../src/rollout/progress.ts";
import { classify } from "../../src/rollout/status.ts";
import { worldAt } from "../harness/world.ts";

const OURS = "22222222-2222-4222-8222-222222222222";
const FORMER = "11111111-1111-4111-8111-111111111111";
const IMAGE = `registry.example/agent@sha256:${"01".repeat(32)}`;

const deployment: Progress["deployment"] = {
  id: "33333333-3333-4333-8333-333333333333",
  name: "agent",
  source: "external_docker",
  status: "READY",
  source_config: {},
  source_revision_config: {},
  latest_revision_id: OURS,
  active_revision_id: OURS,
};

const progress: Progress = {
  startedMs: 0,
  revisionCreated: true,
  changeSent: true,
  changes: [{ path: "source_revision_config.image_uri", before: null, after: IMAGE }],
  before: { ...deployment, active_revision_id: FORMER },
  deployment,
  revision: { id: OURS, status: "DEPLOYED", source_revision_config: { image_uri: IMAGE } },
  timeline: [],
  pollCount: 1,
};

function summaryOf(ending: Ending, known: Progress, elapsedMs: number): readonly Block[] {
  const clock = { now: () => elapsedMs, sleep: async () => undefined, random: () => 0 };
  const { world } = worldAt("http://127.0.0.1:9", { clock });
  return concludeRollout(world, ending, known, "fail").summary;
}

const ended = (
  outcome: Outcome,
  others: Partial<Progress> = {},
  message = `Revision ${OURS} is deployed.`,
): readonly Block[] => summaryOf({ outcome, message }, { ...progress, ...others }, 90_000);

const of = (...statuses: [string, number][]): Progress["timeline"] =>
  statuses.map(([status, atMs]) => ({
    watched: "revision",
    status,
    statusClass: classify(status, []),
    atMs,
  }));

const factsOf = (blocks: readonly Block[]) =>
  blocks.findLast(({ table }) => table?.header.length === 0)?.table?.rows;

describe("concludeRollout", () => {
  it("draws how long each status lasted, and its end as a moment", () => {
    const timeline = of(["QUEUED", 1_000], ["BUILDING", 6_000], ["BUILD_FAILED", 80_000]);
    const blocks = ended("failed", { timeline });
    expect(blocks.flatMap(({ gantt }) => gantt?.sections ?? [])).toEqual([
      {
        title: "Revision",
        spans: [
          { label: "QUEUED 5s", startMs: 1_000, endMs: 6_000 },
          { label: "BUILDING 1m 14s", startMs: 6_000, endMs: 80_000 },
          { label: "BUILD_FAILED after 1m 20s", startMs: 80_000, endMs: 80_000, look: "crit" },
        ],
      },
    ]);
    expect(JSON.stringify(blocks)).not.toContain('"Status"');
  });

  it("draws a rollback below the revision, and a status without end up to now", () => {
    const timeline: Progress["timeline"] = [
      ...of(["DEPLOY_FAILED", 0]),
      { watched: "rollback", status: "QUEUED", statusClass: "pending", atMs: 30_000 },
    ];
    const sections = ended("failed", { timeline }).flatMap(({ gantt }) => gantt?.sections ?? []);
    expect(sections.map(({ title }) => title)).toEqual(["Revision", "Rollback"]);
    expect(sections[1]?.spans).toEqual([
      { label: "QUEUED 1m", startMs: 30_000, endMs: 90_000, look: "active" },
    ]);
  });

  it.each([
    ["one status", of(["QUEUED", 0])],
    ["a moment", of(["QUEUED", 89_000], ["DEPLOYED", 89_500])],
    [
      "more than can be told apart",
      of(...Array.from({ length: 41 }, (_, index): [string, number] => [`S${index}`, index])),
    ],
  ])("has a table instead of a chart for %s", (_, timeline) => {
    const blocks = ended("deployed", { timeline });
    expect(blocks.some(({ gantt }) => gantt !== undefined)).toBe(false);
    const table = blocks.find(({ table }) => table?.header[0] === "Status")?.table;
    expect(table?.rows).toHaveLength(timeline.length);
  });

  it("repeats nothing, and shows a digest once as a whole", () => {
    const blocks = ended("deployed");
    expect(blocks.find(({ table }) => table?.header[0] === "Change")?.table?.rows).toEqual([
      ["source_revision_config.image_uri", "—", "registry.example/agent@sha256:010101010101…"],
    ]);
    expect(factsOf(blocks)).toEqual([
      ["Deployment", `agent (${deployment.id})`],
      ["Image", IMAGE],
      ["Active before", FORMER],
    ]);
  });

  it("shows the image of a plan as a whole", () => {
    const { revision: _, ...planned } = progress;
    const blocks: readonly Block[] = summaryOf(
      { outcome: "planned", message: "Nothing was sent." },
      planned,
      10,
    );
    expect(factsOf(blocks)).toContainEqual(["Image", IMAGE]);
  });

  it("links the address beside the outcome when the revision serves, otherwise among the facts", () => {
    const url = "https://agent.example";
    const others = { deployment: { ...deployment, source_config: { custom_url: url } } };
    expect(ended("deployed", others)[0]?.text).toEqual([
      `Revision ${OURS} is deployed. `,
      { text: url, href: url },
    ]);
    expect(ended("failed", others)[0]?.text).toBe(`Revision ${OURS} is deployed.`);
    expect(factsOf(ended("failed", others))).toContainEqual([
      "Address",
      [{ text: url, href: url }],
    ]);
  });

  it("links a commit of a repository on GitHub only", () => {
    const repo_commit_sha = "01".repeat(20);
    const commitOf = (repo_url: string) => {
      const others = {
        deployment: { ...deployment, source_config: { repo_url } },
        revision: { id: OURS, status: "DEPLOYED", source_revision_config: { repo_commit_sha } },
      };
      return factsOf(ended("deployed", others))?.find(([name]) => name === "Commit")?.[1];
    };
    const href = `https://github.com/team/agent/commit/${repo_commit_sha}`;
    expect(commitOf("https://github.com/team/agent.git")).toEqual([
      { text: repo_commit_sha, href },
    ]);
    expect(commitOf("https://github.com.evil.example/team/agent")).toBe(repo_commit_sha);
    expect(commitOf("https://github.com/team/agent/tree/x?y")).toBe(repo_commit_sha);
  });

  it.each(["timed_out", "cancelled", "error"] as const)(
    "holds the step that keeps watching after %s",
    (outcome) => {
      const { step } = ended(outcome).find((block) => block.step !== undefined) ?? {};
      expect(step?.inputs.slice(-2)).toEqual([
        `deployment_id: ${deployment.id}`,
        `revision_id: ${OURS}`,
      ]);
    },
  );

  it("holds no step for watching when there is nothing to watch", () => {
    const { revision: _, ...others } = progress;
    const blocks: readonly Block[] = summaryOf(
      { outcome: "cancelled", message: "Cancelled." },
      others,
      10,
    );
    expect([...blocks, ...ended("failed")].some(({ step }) => step !== undefined)).toBe(false);
  });
});
