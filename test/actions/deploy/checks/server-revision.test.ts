import { describe, expect, it } from "vitest";
import { plainText } from "../../../../src/report/blocks.ts";
import { startAgentServer } from "../../../harness/agent/agent-server.ts";
import { play } from "../../../scenarios/play.ts";

/** The ids that an agent server may report, by what they identify. */
interface Ids {
  previous: string;
  ours: string;
  /** Of an older revision, which does not serve. */
  older: string;
  unknown: string;
  deployment: string;
  otherDeployment: string;
}
type InfoResponse = [status: number, body: unknown] | number | "slow";
/** The response to a request for `/info`, by the number of earlier requests. */
type Respond = (ids: Ids, earlierRequests: number) => InfoResponse;

const UNKNOWN_ID = "0a0a0a0a-0b0b-4c0c-8d0d-0e0e0e0e0e0e";
/** The response of the published server in Python. */
function report(host_revision_id: string | null, project_id: string | null = null): InfoResponse {
  const host = { kind: "saas", project_id, host_revision_id, revision_id: UNKNOWN_ID };
  return [200, { version: "0.16.7", host }];
}

const DEPLOYED = { script: [{ status: "DEPLOYED", after_ms: 0 }] };
type Inputs = Record<string, string>;

async function deployTo(respond: Respond, inputs: Inputs = { rollback_on_failure: "true" }) {
  let idsNow = (): Ids => {
    throw new Error("the service is not arranged yet");
  };
  const { url } = await startAgentServer(
    () => 200,
    (earlierRequests) => {
      const response = respond(idsNow(), earlierRequests);
      return response === "slow" ? () => {} : response;
    },
  );
  const result = await play({
    action: "deploy",
    arrange: ({ emulator: { store }, deploymentId: deployment }) => {
      const older = store.revisions(deployment).at(-1)?.id ?? "";
      const { id: previous } = store.addRevision(deployment, DEPLOYED);
      const other = { name: "other-agent", source: "external_docker" } as const;
      const { id: otherDeployment } = store.addDeployment(other);
      if (inputs.revision_id !== undefined) store.addRevision(deployment, DEPLOYED);
      const ids = { older, previous, deployment, otherDeployment, unknown: UNKNOWN_ID };
      idsNow = () => ({ ...ids, ours: store.revisions(deployment)[0]?.id ?? "" });
    },
    inputs: () => ({
      smoke_test_url: url,
      ...inputs,
      ...(inputs.revision_id === "its id" && { revision_id: idsNow().ours }),
    }),
  });
  return { ...result, ids: idsNow(), message: plainText(result.summaryBlocks[1]?.text ?? "") };
}

/** Reports the previous revision until this request, then ours. */
const switchAt = (request: number, earlierRequests: number, { previous, ours }: Ids) =>
  report(earlierRequests < request ? previous : ours);
const reportOwnAndPrevious: Respond = (ids, n) => switchAt(1, n % 2, ids);

describe("the revision that the agent server reports", () => {
  it.each<[reportName: string, Respond, reportedId: keyof Ids | ""]>([
    ["ours", ({ ours }) => report(ours), "ours"],
    ["ours in capitals", ({ ours }) => report(ours.toUpperCase()), "ours"],
    ["the previous one, then ours", (ids, n) => switchAt(5, n, ids), "ours"],
    ["the previous one once, then ours", (ids, n) => switchAt(1, n, ids), "ours"],
    [
      "ours and the previous one in turn, then ours",
      (ids, n) => (n > 7 ? report(ids.ours) : reportOwnAndPrevious(ids, n)),
      "ours",
    ],
    [
      "ours and another deployment's project",
      (ids) => report(ids.ours, ids.otherDeployment),
      "ours",
    ],
    ["nothing, because there is no /info", () => 404, ""],
    ["nothing, because /info fails", () => 500, ""],
    ["nothing in time", () => "slow", ""],
    ["a web page", () => [200, "<html>Sign in"], ""],
    ["no revision, as in JavaScript", () => [200, { version: "1.5.1", context: "js" }], ""],
    ["a null revision, as in Python without the platform's variables", () => report(null), ""],
    ["a host that is not an object", () => [200, { host: "saas" }], ""],
    ["an invalid id", () => report("../../etc"), ""],
    ["an id that the control plane does not know", () => report(UNKNOWN_ID), "unknown"],
    ["a project that the control plane does not know", () => report(null, UNKNOWN_ID), ""],
    ["the deployment's project only", (ids) => report(null, ids.deployment.toUpperCase()), ""],
    ["the previous one, then nothing", ({ previous }, n) => (n < 4 ? report(previous) : 404), ""],
  ])("does not fail the deploy if /info returns %s", async (_, respond, reportedId) => {
    const { outputs, ids, message, headline, messages, elapsedMs } = await deployTo(respond);
    expect(outputs.outcome).toBe("deployed");
    const id = reportedId && ids[reportedId];
    expect(String(outputs.server_revision_id).toLowerCase()).toBe(id);
    expect(headline).toBe("agent runs ours@sha256:ae0bec9");
    expect(message.includes("agent server reports revision")).toBe(reportedId === "ours");
    expect(messages.join()).not.toMatch(/warning|200 instead of 200/i);
    expect(elapsedMs).toBeLessThan(140_000);
  });

  it.each<[string, Respond, keyof Ids]>([
    ["the previous one", ({ previous }) => report(previous), "previous"],
    ["the previous one in capitals", ({ previous }) => report(previous.toUpperCase()), "previous"],
    ["an older one", ({ older }) => report(older), "older"],
    ["ours and the previous one in turn", reportOwnAndPrevious, "previous"],
  ])(
    "fails the deploy if it still is %s at the time limit, and rolls back",
    async (_, respond, reportedId) => {
      const result = await deployTo(respond);
      const { outputs, ids, failure, ownRevisions } = result;
      const ours = ownRevisions.at(-1)?.id ?? "";
      expect(outputs).toMatchObject({ outcome: "unhealthy", revision_id: ours });
      const id = ids[reportedId];
      expect(result.headline).toContain(
        `agent: ours@sha256:ae0bec9 is deployed, but the agent server reports revision `,
      );
      expect(failure.toLowerCase()).toContain(`/info reports revision ${id}, not ${ours}`);
      expect(outputs.rollback_revision_id).not.toBe("");
      expect(failure).not.toContain("It serves");
    },
  );

  it.each<[string, Respond]>([
    ["and no revision", (ids) => report(null, ids.otherDeployment)],
    ["and an unknown revision", (ids) => report(UNKNOWN_ID, ids.otherDeployment.toUpperCase())],
  ])(
    "fails the deploy, without a rollback, if /info returns another deployment %s",
    async (_, respond) => {
      const { outputs, headline, ids, failure } = await deployTo(respond);
      expect(outputs).toMatchObject({ outcome: "unhealthy", rollback_revision_id: "" });
      expect(headline).toBe(
        "agent: ours@sha256:ae0bec9 is deployed, but smoke_test_url leads to another deployment",
      );
      expect(failure.toLowerCase()).toContain(
        `/info reports deployment ${ids.otherDeployment} (other-agent), not ${ids.deployment}. `,
      );
      expect(failure).toContain("Not rolled back: smoke_test_url leads to another deployment.");
      expect(failure).toContain("Next step: correct smoke_test_url.");
    },
  );

  it.each(["latest", "its id"])(
    "is also compared by a step that only watches revision_id: %s",
    async (revision_id) => {
      const inputs = { image_uri: "", revision_id };
      const own = await deployTo((ids) => report(ids.ours), inputs);
      const server_revision_id = own.ids.ours;
      expect(own.outputs).toMatchObject({ outcome: "deployed", server_revision_id });
      const reportPrevious: Respond = ({ previous }) => report(previous);
      const { outputs, failure, ids } = await deployTo(reportPrevious, inputs);
      expect(outputs).toMatchObject({ outcome: "unhealthy", revision_id: ids.ours });
      expect(outputs.rollback_revision_id).toBe("");
      expect(failure).toContain(`/info reports revision ${ids.previous}, not ${ids.ours}`);
    },
  );

  it("is set as server_revision_id after a rollback, too", async () => {
    const { outputs, headline } = await deployTo((ids, n) => switchAt(30, n, ids));
    expect(outputs.server_revision_id).toBe(outputs.rollback_revision_id);
    expect(headline).toMatch(/; rolled back to agent:\S+$/);
  });
});
