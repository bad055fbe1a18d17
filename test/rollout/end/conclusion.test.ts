import { describe, expect, it } from "vitest";
import type { Ending } from "../../../src/action/ending.ts";
import type { Outcome } from "../../../src/action/outcomes.ts";
import { type Block, plain } from "../../../src/action/summary.ts";
import { concludeRollout } from "../../../src/rollout/end/conclusion.ts";
import type { Progress } from "../../../src/rollout/progress.ts";
import { classify } from "../../../src/rollout/status.ts";
import { virtualClock } from "../../harness/virtual-clock.ts";
import { worldAt } from "../../harness/world.ts";

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
  asked: { name: "agent" },
  startedMs: 0,
  revisionCreated: true,
  phase: "accepted" as const,
  changes: [{ path: "source_revision_config.image_uri", before: null, after: IMAGE }],
  before: { ...deployment, active_revision_id: FORMER },
  deployment,
  revision: { id: OURS, status: "DEPLOYED", source_revision_config: { image_uri: IMAGE } },
  timeline: [],
  pollCount: 1,
};

function summaryOf(ending: Ending, known: Progress, elapsedMs: number): readonly Block[] {
  const clock = { ...virtualClock(), now: () => elapsedMs };
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

const foldedIn = (blocks: readonly Block[]) => blocks.flatMap(({ folded }) => folded?.blocks ?? []);
const runsIn = (blocks: readonly Block[]) =>
  blocks.find(({ table }) => table?.header[0] === "")?.table;

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
  ])("has a line instead of a chart for %s", (_, timeline) => {
    const blocks = ended("deployed", { timeline });
    expect(blocks.some(({ gantt }) => gantt !== undefined)).toBe(false);
    expect(JSON.stringify(blocks)).toContain(timeline[0]?.status);
  });

  it("shows a digest in short, and once as a whole", () => {
    const blocks = ended("deployed");
    const short = "agent@sha256:0101010…";
    expect(runsIn(blocks)).toEqual({
      header: ["", "Before", "Now"],
      rows: [
        ["Image", [""], [{ code: short }]],
        ["Revision", [{ code: "11111111" }], [{ code: "22222222" }]],
      ],
    });
    expect(JSON.stringify(blocks).split("01".repeat(32))).toHaveLength(2);
    expect(foldedIn(blocks)).toEqual([
      {
        table: {
          header: [],
          rows: [
            ["deployment_id", [{ code: deployment.id }]],
            ["revision_id", [{ code: OURS }]],
            ["previous_revision_id", [{ code: FORMER }]],
            ["image_uri", [{ code: IMAGE }]],
          ],
        },
      },
      { diff: ["+ image_uri  registry.example/agent@sha256:010101010101…"] },
    ]);
  });

  it("begins with the plan, and shows its image as a whole", () => {
    const { revision: _, ...planned } = progress;
    const end: Ending = { outcome: "planned", message: "Nothing was sent." };
    const blocks: readonly Block[] = summaryOf(end, planned, 10);
    expect(blocks[2]?.diff).toHaveLength(1);
    expect(JSON.stringify(foldedIn(blocks))).toContain(IMAGE);
    expect(JSON.stringify(foldedIn(blocks))).not.toContain('"diff"');
  });

  it("links the address of what serves", () => {
    const url = "https://agent.example";
    const at = { ...deployment, source_config: { custom_url: url } };
    const link = { text: url, href: url };
    expect(ended("deployed", { deployment: at }, "Deployed in 1m.")[1]?.text).toEqual([
      "Deployed in 1m.",
      " ",
      "Address: ",
      link,
      ".",
    ]);
    const former = { ...at, active_revision_id: FORMER };
    const before = {
      ...former,
      latest_revision_id: FORMER,
      source_revision_config: { image_uri: "registry.example/agent:v1" },
    };
    const failed = ended("failed", { deployment: former, before }, "It failed.");
    expect(plain(failed[1]?.text ?? "")).toBe(
      `It failed. Still serving: v1, revision 11111111 at ${url}.`,
    );
  });

  it.each([
    ["the former revision", { active_revision_id: FORMER }, "Still serving: revision 11111111."],
    ["no revision", { active_revision_id: null }, "No revision serves."],
    ["another one", { active_revision_id: "r-9" }, "Serving: revision r-9."],
  ])("says that %s serves after a failure", (_, active, said) => {
    const others = { deployment: { ...deployment, ...active } };
    expect(plain(ended("failed", others, "It failed.")[1]?.text ?? "")).toBe(`It failed. ${said}`);
  });

  it("links a tag, a commit and what changed on GitHub, and nowhere else", () => {
    const repo_commit_sha = "01".repeat(20);
    const linksOf = (repo_url: string) => {
      const runs = { repo_ref: "refs/tags/v2", repo_commit_sha };
      const former = { repo_ref: "refs/tags/v1" };
      const others = {
        deployment: { ...deployment, source_config: { repo_url } },
        before: {
          ...deployment,
          latest_revision_id: FORMER,
          active_revision_id: FORMER,
          source_revision_config: former,
        },
        revision: { id: OURS, status: "DEPLOYED", source_revision_config: runs },
      };
      const found = JSON.stringify(ended("deployed", others)).matchAll(/"href":"([^"]*)"/g);
      return [...found].map(([, href]) => href);
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

  it("compares with nothing where no revision has served yet", () => {
    const revision = {
      id: OURS,
      status: "DEPLOYED",
      source_revision_config: { repo_ref: "refs/tags/v2" },
    };
    const never = {
      ...deployment,
      source_config: { repo_url: "https://github.com/team/agent" },
      source_revision_config: { repo_ref: "refs/tags/v1" },
      latest_revision_id: null,
      active_revision_id: null,
    };
    const blocks = ended("deployed", { before: never, deployment: never, revision });
    expect(JSON.stringify(blocks)).not.toContain("compare/");
  });

  it("links revisions to the platform where revision_link says how", () => {
    const revision_link = "https://platform.example/d/{deployment_id}/r/{revision_id}";
    const asked = { name: "agent", revision_link };
    const page = `https://platform.example/d/${deployment.id}/r`;
    expect(runsIn(ended("deployed", { asked }))?.rows[1]).toEqual([
      "Revision",
      [{ text: "11111111", href: `${page}/${FORMER}`, isCode: true }],
      [{ text: "22222222", href: `${page}/${OURS}`, isCode: true }],
    ]);
  });

  it.each([
    ["found", "its revision was found 4s later, and nothing was sent twice"],
    ["sent again", "it had not been applied, and was sent again 4s later"],
  ] as const)("tells of an answer that was lost, where the change was %s", (recovered, what) => {
    const blocks = ended("deployed", { recovered, recoveredAfterMs: 4_000 });
    expect(blocks.map(({ text }) => text)).toContain(
      `ℹ️ The answer to the change was lost: ${what}.`,
    );
  });

  it("tells the good news of a rollback in the headline", () => {
    const rollback = {
      phase: "accepted" as const,
      done: true,
      to: "v1",
      message: "Rolled back to v1.",
    };
    const end: Ending = { outcome: "failed", headline: "agent: the build failed", message: "" };
    const known = { ...progress, rollback };
    expect(summaryOf(end, known, 10)[0]?.heading).toBe(
      "❌ agent: the build failed; rolled back to v1",
    );
    const open: Ending = { outcome: "unprotected", headline: "agent is open", message: "" };
    expect(summaryOf(open, known, 10)[0]?.heading).toBe(
      "🔓 agent: sha256:0101010… failed the protection check; rolled back to v1",
    );
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
