import { describe, expect, it } from "vitest";
import { plainText } from "../../../../src/report/blocks.ts";
import { startAgentServer } from "../../../harness/agent/agent-server.ts";
import { play } from "../../../scenarios/play.ts";

/** The ids that an agent server may report, by what they identify. */
interface Ids {
  before: string;
  ours: string;
  /** Of an older revision, which does not serve. */
  older: string;
  unknown: string;
  own: string;
  otherProject: string;
}
type Report = [status: number, body: unknown] | number | "slow";
type Info = (ids: Ids, earlier: number) => Report;

const UNKNOWN = "0a0a0a0a-0b0b-4c0c-8d0d-0e0e0e0e0e0e";
/** As the published server in Python answers. */
const reporting = (revision: string | null, project: string | null = null): Report => [
  200,
  {
    version: "0.16.7",
    host: { kind: "saas", project_id: project, host_revision_id: revision, revision_id: UNKNOWN },
  },
];
const INPUTS = { rollback_on_failure: "true" };

async function deployedWith(report: Info, inputs: Record<string, string> = INPUTS) {
  const ids: Ids = { before: "", ours: "", older: "", unknown: UNKNOWN, own: "", otherProject: "" };
  let current = () => ids;
  const { url } = await startAgentServer(
    () => 200,
    (earlier) => {
      const reply = report(current(), earlier);
      return reply === "slow" ? () => {} : reply;
    },
  );
  const script = [{ status: "DEPLOYED", after_ms: 0 }];
  const result = await play({
    action: "deploy",
    inputs: ({ emulator: { store }, deploymentId }) => {
      const [latest] = store.revisions(deploymentId);
      const { revision_id: which, ...others } = inputs;
      const { id = "" } = which ? store.addRevision(deploymentId, { script }) : {};
      const revision_id = which === "its id" ? id : which;
      const watched = revision_id && { revision_id, image_uri: "", rollback_on_failure: "" };
      ids.before = latest?.id ?? "";
      return { smoke_test_url: url, ...others, ...(watched || {}) };
    },
    arrange: ({ emulator: { store }, deploymentId }) => {
      ids.older = store.revisions(deploymentId).at(-1)?.id ?? "";
      store.addRevision(deploymentId, { script });
      ids.own = deploymentId;
      ids.otherProject = store.addDeployment({ name: "other-agent", source: "external_docker" }).id;
      current = () => ({ ...ids, ours: store.revisions(deploymentId)[0]?.id ?? "" });
    },
  });
  return { ...result, ids: current(), message: plainText(result.summaryBlocks[1]?.text ?? "") };
}

/** Reports the previous revision until this request, then ours. */
const switching = (earlier: number, until: number, { before, ours }: Ids) =>
  reporting(earlier < until ? before : ours);

describe("the revision that the agent server reports", () => {
  // Name, what it reports, outcome, server_revision_id, whether it was rolled back.
  it.each<[string, Info, string, keyof Ids | "", boolean]>([
    ["ours", ({ ours }) => reporting(ours), "deployed", "ours", false],
    ["ours in upper case", ({ ours }) => reporting(ours.toUpperCase()), "deployed", "ours", false],
    ["the previous one, then ours", (ids, n) => switching(n, 5, ids), "deployed", "ours", false],
    [
      "the previous one once, then ours",
      (ids, n) => switching(n, 1, ids),
      "deployed",
      "ours",
      false,
    ],
    [
      "ours and the previous one in turn, then ours",
      (ids, n) => switching(n % 2, n > 7 ? 0 : 1, ids),
      "deployed",
      "ours",
      false,
    ],
    [
      "ours of another deployment's project",
      ({ ours, otherProject }) => reporting(ours, otherProject),
      "deployed",
      "ours",
      false,
    ],
    ["nothing, because it has no /info", () => 404, "deployed", "", false],
    ["nothing, because it refuses", () => 401, "deployed", "", false],
    ["nothing, because it forbids", () => 403, "deployed", "", false],
    ["nothing, because it fails", () => 500, "deployed", "", false],
    ["nothing, because it is busy", () => 429, "deployed", "", false],
    ["nothing in time", () => "slow", "deployed", "", false],
    ["a web page", () => [200, "<html>Sign in"], "deployed", "", false],
    [
      "no revision, as in JavaScript",
      () => [200, { version: "1.5.1", context: "js" }],
      "deployed",
      "",
      false,
    ],
    ["no revision, as in Python elsewhere", () => reporting(null), "deployed", "", false],
    ["a host that is no object", () => [200, { host: "saas" }], "deployed", "", false],
    ["an id that is none", () => reporting("../../etc"), "deployed", "", false],
    [
      "an id that the control plane does not know",
      () => reporting(UNKNOWN),
      "deployed",
      "unknown",
      false,
    ],
    [
      "a project that the control plane does not know",
      () => reporting(null, UNKNOWN),
      "deployed",
      "",
      false,
    ],
    [
      "its own project only",
      ({ own }) => reporting(null, own.toUpperCase()),
      "deployed",
      "",
      false,
    ],
    [
      "the previous one, then nothing",
      ({ before }, n) => (n < 4 ? reporting(before) : 404),
      "deployed",
      "",
      false,
    ],
  ])("passes with %s", async (_, info, outcome, reported) => {
    const { outputs, ids, message, headline, messages, elapsedMs } = await deployedWith(info);
    expect(outputs.outcome).toBe(outcome);
    const id = reported && ids[reported];
    expect(String(outputs.server_revision_id).toLowerCase()).toBe(id);
    expect(headline).toBe("agent runs ours@sha256:ae0bec9");
    expect(message.includes("agent server reports revision")).toBe(reported === "ours");
    expect(messages.join()).not.toMatch(/warning|\/info/i);
    expect(elapsedMs).toBeLessThan(140_000);
  });

  it.each<[string, Info, keyof Ids]>([
    ["the previous one", ({ before }) => reporting(before), "before"],
    ["the previous one in upper case", ({ before }) => reporting(before.toUpperCase()), "before"],
    ["an older one", ({ older }) => reporting(older), "older"],
    ["ours and the previous one in turn", (ids, n) => switching(n % 2, 1, ids), "before"],
  ])(
    "fails the deploy if it still is %s at the time limit, and rolls back",
    async (_, info, reported) => {
      const result = await deployedWith(info);
      const { outputs, ids, failure, ownRevisions } = result;
      const ours = ownRevisions.at(-1)?.id ?? "";
      expect(outputs).toMatchObject({ outcome: "unhealthy", revision_id: ours });
      const id = ids[reported];
      expect(result.headline).toContain(
        `agent: ours@sha256:ae0bec9 is deployed, but the agent server reports revision `,
      );
      expect(failure.toLowerCase()).toContain(`/info reports revision ${id}, not ${ours}`);
      expect(outputs.rollback_revision_id).not.toBe("");
      expect(failure).not.toContain("It serves");
    },
  );

  it.each<[string, Info]>([
    ["without a revision", ({ otherProject }) => reporting(null, otherProject)],
    ["with a revision", ({ otherProject }) => reporting(UNKNOWN, otherProject.toUpperCase())],
  ])(
    "fails if the address leads to another deployment, %s, and rolls nothing back",
    async (_, info) => {
      const { outputs, headline, ids, failure } = await deployedWith(info);
      expect(outputs).toMatchObject({ outcome: "unhealthy", rollback_revision_id: "" });
      expect(headline).toBe(
        "agent: ours@sha256:ae0bec9 is deployed, but smoke_test_url leads to another deployment",
      );
      const { own, otherProject } = ids;
      expect(failure.toLowerCase()).toContain(
        `/info reports deployment ${otherProject} (other-agent), not ${own}. `,
      );
      expect(failure).toContain("Not rolled back: smoke_test_url leads to another deployment.");
      expect(failure).toContain("Next step: correct smoke_test_url.");
    },
  );

  it.each(["latest", "its id"])(
    "is also compared by a step that only watches revision_id: %s",
    async (revision_id) => {
      const good = await deployedWith(({ ours }) => reporting(ours), { revision_id });
      const { outputs, ids } = good;
      expect(outputs).toMatchObject({ outcome: "deployed", server_revision_id: ids.ours });
      const bad = await deployedWith(({ before }) => reporting(before), { revision_id });
      expect(bad.outputs).toMatchObject({ outcome: "unhealthy", revision_id: bad.ids.ours });
      expect(bad.outputs.rollback_revision_id).toBe("");
      expect(bad.failure).toContain(
        `/info reports revision ${bad.ids.before}, not ${bad.ids.ours}`,
      );
    },
  );

  it("is the revision of the rollback after a rollback", async () => {
    const { outputs, headline } = await deployedWith(({ before, ours }, n) =>
      n < 30 ? reporting(before) : reporting(ours),
    );
    expect(outputs.server_revision_id).toBe(outputs.rollback_revision_id);
    expect(headline).toMatch(/; rolled back to agent:\S+$/);
  });
});
