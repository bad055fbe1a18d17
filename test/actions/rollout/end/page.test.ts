import { describe, expect, it } from "vitest";
import { outputs } from "../../../../src/actions/deploy/inputs.ts";
import { endOfRollout } from "../../../../src/actions/rollout/end/ends-of-rollout.ts";
import { concludeRollout } from "../../../../src/actions/rollout/end/page.ts";
import { type Known, nothingKnown, type Rollback } from "../../../../src/actions/rollout/known.ts";
import { classify } from "../../../../src/actions/rollout/status.ts";
import { type Block, plain } from "../../../../src/report/blocks.ts";
import type { End, Ending } from "../../../../src/report/conclusion.ts";
import type { Outcome } from "../../../../src/report/outcomes.ts";
import { UnreachableError } from "../../../../src/service/client/errors.ts";
import { virtualClock } from "../../../harness/virtual-clock.ts";
import { worldAt } from "../../../harness/world.ts";

const OURS = "22222222-2222-4222-8222-222222222222";
const FORMER = "11111111-1111-4111-8111-111111111111";
const IMAGE = `registry.example/agent@sha256:${"01".repeat(32)}`;

const deployment: NonNullable<Known["deployment"]> = {
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
const known: Known = {
  ...nothingKnown(0, { name: "agent", watchedBy: "this action", on_superseded: "fail" }),
  phase: "accepted",
  isOurs: true,
  deployment_id: deployment.id,
  plan: { changes, warnings: [], asides: new Map(), revisionNote: "" },
  patch: { source_revision_config: { image_uri: IMAGE } },
  before: { ...deployment, active_revision_id: FORMER },
  deployment,
  revision: { id: OURS, status: "DEPLOYED", source_revision_config: { image_uri: IMAGE } },
};

function pageOf(end: End<Known>, all: Known, elapsedMs = 90_000): readonly Block[] {
  const clock = { ...virtualClock(), now: () => elapsedMs };
  const { world } = worldAt("http://127.0.0.1:9", { clock });
  return concludeRollout(world, end, all, outputs).summary;
}

const summaryOf = ({ outcome, ...words }: Ending, all: Known, elapsedMs: number) =>
  pageOf({ outcome, words: () => words }, all, elapsedMs);

const failed = endOfRollout({ outcome: "failed" }, 0);

const ended = (
  outcome: Outcome,
  others: Partial<Known> = {},
  message = `Revision ${OURS} is deployed.`,
): readonly Block[] => summaryOf({ outcome, message }, { ...known, ...others }, 90_000);

const of = (...statuses: [string, number][]): Known["stays"] =>
  statuses.map(([status, atMs]) => ({
    watched: "revision",
    status,
    statusClass: classify(status, []),
    atMs,
  }));

const foldedIn = (blocks: readonly Block[]) => blocks.flatMap(({ folded }) => folded?.blocks ?? []);
const runsIn = (blocks: readonly Block[]) => blocks.find(({ table }) => table)?.table?.rows;

describe("concludeRollout", () => {
  it("draws how long each status lasted, and its end as a moment", () => {
    const stays = of(["QUEUED", 1_000], ["BUILDING", 6_000], ["BUILD_FAILED", 80_000]);
    const blocks = ended("failed", { stays });
    expect(blocks.flatMap(({ gantt }) => gantt ?? [])).toEqual([
      {
        title: "Time in each status",
        sections: [
          {
            title: "Revision",
            spans: [
              { label: "QUEUED 5s", startMs: 0, endMs: 5_000 },
              { label: "BUILDING 1m 14s", startMs: 5_000, endMs: 79_000 },
              { label: "BUILD_FAILED", startMs: 79_000, endMs: 79_000, look: "crit" },
            ],
          },
        ],
      },
    ]);
    expect(JSON.stringify(blocks)).not.toContain('"Status"');
  });

  it("draws a rollback below the revision, and a status without end up to now", () => {
    const stays: Known["stays"] = [
      ...of(["QUEUED", 0], ["DEPLOY_FAILED", 9_000]),
      { watched: "rollback", status: "QUEUED", statusClass: "pending", atMs: 30_000 },
    ];
    const sections = ended("failed", { stays }).flatMap(({ gantt }) => gantt?.sections ?? []);
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
  ])("has a line instead of a chart for %s", (_, stays) => {
    const blocks = ended("deployed", { stays });
    expect(blocks.some(({ gantt }) => gantt !== undefined)).toBe(false);
    expect(JSON.stringify(blocks)).toContain(stays[0]?.status);
  });

  it("begins with the plan, and shows its image as a whole", () => {
    const { revision: _, ...planned } = known;
    const end: Ending = { outcome: "planned", message: "Nothing was sent." };
    const blocks: readonly Block[] = summaryOf(end, planned, 10);
    expect(blocks[2]?.diff).toHaveLength(1);
    expect(JSON.stringify(foldedIn(blocks))).toContain(IMAGE);
    expect(JSON.stringify(foldedIn(blocks))).not.toContain('"diff"');
  });

  it.each([
    ["the former revision", { active_revision_id: FORMER }, "Still serving: revision 11111111."],
    ["no revision", { active_revision_id: null }, "No revision serves."],
    ["another one", { active_revision_id: "r-9" }, "Serving: revision r-9."],
  ])("says that %s serves after a failure", (_, active, said) => {
    const page = pageOf(failed, { ...known, deployment: { ...deployment, ...active } });
    expect(plain(page[1]?.text ?? "").endsWith(`. ${said}`)).toBe(true);
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
      const page = pageOf(endOfRollout({ outcome: "deployed" }, 0), { ...known, ...others });
      const found = JSON.stringify(page).matchAll(/"href":"([^"]*)"/g);
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
    const deployed = endOfRollout({ outcome: "deployed" }, 0);
    const blocks = pageOf(deployed, { ...known, before: never, deployment: never, revision });
    expect(JSON.stringify(blocks)).not.toContain("compare/");
  });

  it("links revisions to the platform where revision_link says how", () => {
    const revision_link = "https://platform.example/d/{deployment_id}/r/{revision_id}";
    const labels = { ...known.labels, revision_link };
    const page = `https://platform.example/d/${deployment.id}/r`;
    expect(runsIn(ended("deployed", { labels }))?.map(([title]) => title)).toEqual([
      [{ text: "Before", href: `${page}/${FORMER}` }],
      [{ text: "Serving", href: `${page}/${OURS}` }],
    ]);
  });

  const back: Rollback = { phase: "accepted", to: "v1", revision_id: "r-9", tookMs: 95_000 };
  it.each<[string, Rollback, string, string]>([
    [
      "that worked",
      { ...back, end: "deployed", kept: ["secrets"] },
      "rolled back to v1",
      "The rollback took 1m 35s (revision r-9). Not rolled back: secrets.",
    ],
    [
      "that fails the check, too",
      { ...back, end: "deployed", failedCheck: "smoke test" },
      "rolled back to v1, which fails the smoke test",
      "The rollback took 1m 35s (revision r-9).",
    ],
    [
      "that failed itself",
      { ...back, end: "failed", reason: "no room" },
      "the rollback failed",
      "The rollback to v1 (revision r-9) failed: no room.",
    ],
    [
      "whose end is not known",
      { ...back, why: "GET x: reset" },
      "the end of the rollback is not known",
      "How the rollback (revision r-9) ended is not known: GET x: reset.",
    ],
  ])("tells in the headline of a rollback %s", (_, rollback, headline, message) => {
    const revision = { id: OURS, status: "BUILD_FAILED" };
    const [title, text] = pageOf(failed, { ...known, revision, rollback });
    expect(title?.heading).toBe(`❌ agent: the build of agent@sha256:0101010 failed; ${headline}`);
    expect(plain(text?.text ?? "")).toContain(`BUILD_FAILED before it was read. ${message}`);
  });

  it("says why there is no rollback, and nothing of it in the headline", () => {
    const revision = { id: OURS, status: "BUILD_FAILED" };
    const rollback: Rollback = { phase: "not sent", why: "no revision served before" };
    const [title, text] = pageOf(failed, { ...known, revision, rollback });
    expect(title?.heading).toBe(`❌ agent: the build of agent@sha256:0101010 failed`);
    expect(plain(text?.text ?? "")).toContain("Not rolled back: no revision served before.");
  });

  it("claims nothing of what serves if the last reads were not answered", () => {
    const reset = new UnreachableError({ where: "GET x", why: "reset", sent: true });
    const blocks = pageOf(endOfRollout({ outcome: "timed_out", failure: reset }, 90_000), {
      ...known,
      silentSinceMs: 1_000,
      deployment: { ...deployment, active_revision_id: FORMER },
    });
    expect(runsIn(blocks)?.map(([title]) => title)).toEqual(["Before", "New"]);
    expect(JSON.stringify(blocks)).not.toContain("erving");
  });
});
