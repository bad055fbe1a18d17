import { describe, expect, it } from "vitest";
import { creationOf } from "../../../emulator/deployments/seeds.ts";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { rewriting } from "../../harness/rewriting.ts";
import {
  deployInVirtualTime,
  imageOf,
  type Service,
  type Story,
  type VirtualDeploy,
} from "../../harness/virtual.ts";

const TENANT = "33333333-3333-4333-8333-333333333333";
const BY_NAME = { deployment_id: "", deployment_name: "agent" };

const also =
  (...names: string[]) =>
  ({ emulator }: Service) => {
    for (const name of names) emulator.store.addDeployment({ name, source: "external_docker" });
  };

const byName = (options: VirtualDeploy = {}) =>
  deployInVirtualTime({ ...options, inputs: { ...BY_NAME, ...options.inputs } });

const sent = ({ requests }: Story) => requests.filter(({ method }) => method !== "GET").length;

describe("deployment_name", () => {
  it("deploys to the one of exactly this name", async () => {
    const story = await byName({ arrange: also("agent-2", "my-agent") });
    expect(story).toMatchObject({ outcome: "deployed" });
    expect(story.early.get("deployment_name")).toBe("agent");
    expect(story.own).toHaveLength(1);
  });

  it("changes nothing if the deployment has another name by then", async () => {
    const dispatcher = rewriting((body, { path }) =>
      path.includes("/v2/deployments?") ? body : { ...body, name: "production-agent" },
    );
    const story = await byName({ dispatcher });
    expect(story).toMatchObject({ outcome: "rejected" });
    expect(story.failure?.message).toMatch(
      /is "agent", but deployment \S+ is named "production-agent"/,
    );
    expect(sent(story)).toBe(0);
  });

  it("sets the id as output before it reads anything else", async () => {
    let id = "";
    const story = await byName({
      arrange: ({ emulator, deploymentId }) => {
        id = deploymentId;
        emulator.faults.add({ match: { path: "get" }, fault: { kind: "expired_credential" } });
      },
    });
    expect(story).toMatchObject({ outcome: "rejected" });
    expect(story.early.get("deployment_id")).toBe(id);
  });

  it.each([
    [
      "agents",
      {},
      /no deployment is named "agents"; close to it is "agent"\. Correct the name, or create it with create\//,
    ],
    [
      "elsewhere",
      {},
      /is named "elsewhere"\. Correct the name, set tenant_id if it is in another workspace, or create it with create\//,
    ],
    [
      "elsewhere",
      { inputs: { tenant_id: TENANT } },
      /is named "elsewhere"\. Correct the name, correct tenant_id if it is in another workspace, or/,
    ],
    [
      "agent",
      { arrange: also("agent") },
      /2 deployments are named "agent"\. They are .*\. To say which one is meant, set deployment_id/,
    ],
  ])("is rejected before anything is sent: %s, %j", async (deployment_name, options, message) => {
    const { inputs } = options as VirtualDeploy;
    const story = await byName({ ...options, inputs: { ...inputs, deployment_name } });
    expect(story).toMatchObject({ outcome: "rejected" });
    expect(story.failure?.message).toMatch(message);
    expect(story.failure?.message).toMatch(/^(deployment_name: |2 deployments)/m);
    expect(sent(story)).toBe(0);
  });

  it.each<[status: number, detail: string, inputs: object, lines: string[]]>([
    [
      404,
      "Not Found",
      {},
      [
        "agent: no control plane at base_url (404).",
        "Next step: correct base_url: write the address of the API, not of a page of the platform. A self-hosted installation has a path, such as https://example.com/api-host. If it is right, set deployment_id instead.",
        "The answer was: Not Found",
      ],
    ],
    [
      403,
      "not a member of this workspace",
      {},
      [
        "agent: the credential is not allowed to list deployments (403).",
        "Next step: set tenant_id to the deployment's workspace, or set deployment_id instead.",
        "The control plane said: not a member of this workspace",
      ],
    ],
    [
      403,
      "no",
      { tenant_id: TENANT },
      [
        "agent: the credential is not allowed to list deployments (403).",
        "Next step: check tenant_id and the permissions of the credential, or set deployment_id instead.",
        "The control plane said: no",
      ],
    ],
    [
      405,
      "Method Not Allowed",
      {},
      [
        "agent: the control plane has no list of deployments (405).",
        "Next step: set deployment_id instead.",
        "The control plane said: Method Not Allowed",
      ],
    ],
  ])("says what a list with status %i means: %j, %j", async (status, detail, inputs, lines) => {
    const fault = { kind: "status", status, body: { detail } } as const;
    const story = await byName({
      inputs: { ...inputs },
      arrange: ({ emulator }) => emulator.faults.add({ match: { path: "deployments" }, fault }),
    });
    expect(story).toMatchObject({ outcome: "rejected" });
    expect(story.failure?.message.split("\n")).toEqual(lines);
    expect(sent(story)).toBe(0);
  });

  it("is a guard beside deployment_id, without the list", async () => {
    const same = { inputs: { deployment_name: "agent" }, without: ["list" as const] };
    expect(await deployInVirtualTime(same)).toMatchObject({ outcome: "deployed" });
    for (const inputs of [{}, { dry_run: "true" }, { image_uri: "", revision_id: "latest" }]) {
      const story = await deployInVirtualTime({
        inputs: { ...inputs, deployment_name: "production" },
      });
      expect(story).toMatchObject({ outcome: "rejected", own: [] });
      expect(story.failure?.message).toMatch(
        /^deployment_name: is "production", but deployment \S+ is named "agent"\. Correct deployment_name or deployment_id\. /,
      );
      expect(sent(story)).toBe(0);
    }
  });

  it.each([byName, deployInVirtualTime])(
    "may be that of one that is being deleted",
    async (one) => {
      const story = await one({
        inputs: { github_environment: "production" },
        arrange: ({ emulator, deploymentId }) =>
          emulator.store.setStatus(deploymentId, "AWAITING_DELETE"),
      });
      expect(story).toMatchObject({
        outcome: "rejected",
        headline: expect.stringMatching(/^agent/),
      });
      expect(sent(story)).toBe(0);
      expect(story.failure?.message).toBe(
        `agent (production) is being deleted. Nothing was changed. Still serving: agent:1.
Next step: create it again with create/ once it is gone, or name another deployment.`,
      );
    },
  );

  it.each<[FaultPlan["fault"], string]>([
    [{ kind: "reset" }, "deployed"],
    [{ kind: "hang" }, "deployed"],
    [{ kind: "status", status: 503 }, "deployed"],
    [{ kind: "html", status: 200 }, "deployed"],
    [{ kind: "expired_credential" }, "rejected"],
  ])("meets %j at the first page, and ends as %s", async (fault, outcome) => {
    const story = await byName({
      arrange: ({ emulator }) =>
        emulator.faults.add({ match: { path: "deployments", nth: 1 }, fault }),
    });
    expect(story).toMatchObject({ outcome });
    expect(story.own).toHaveLength(outcome === "deployed" ? 1 : 0);
  });
});

const STAGED = imageOf("staged");
const FAILS: VirtualDeploy["script"] = [{ status: "BUILD_FAILED", after_ms: 0 }];

/** A staging deployment that serves this image; its latest revision, of another, has failed. */
const staging =
  (image_uri: string, name = "staging") =>
  ({ emulator }: Service) => {
    const source_revision_config = { image_uri };
    const { id } = emulator.store.addDeployment({
      name,
      source: "external_docker",
      source_revision_config,
    });
    const later = { source_revision_config: { image_uri: imageOf("later") }, script: FAILS };
    emulator.store.addRevision(id, later);
    return id;
  };

/** A deployment that comes to no active revision. */
const never = ({ emulator }: Service) => {
  emulator.store.nextScripts.push("stuck");
  const seed = creationOf({ name: "staging", source: "external_docker" });
  emulator.store.create(seed, Date.UTC(2026, 0, 10));
};

const promote = (image_from: string, options: VirtualDeploy = {}) =>
  deployInVirtualTime({ ...options, inputs: { image_uri: "", image_from } });

const imagesIn = ({ requests }: Story) =>
  requests.flatMap(({ method, body }) => (method === "PATCH" ? [body] : []));

describe("image_from", () => {
  it("sends the image that the other deployment actively serves, by its digest", async () => {
    const story = await promote("staging", { arrange: staging(STAGED) });
    expect(story).toMatchObject({ outcome: "deployed", outputs: { image_uri: STAGED } });
    expect(imagesIn(story)).toEqual([{ source_revision_config: { image_uri: STAGED } }]);
  });

  it("takes an id as well, and shows in a dry run what it would send", async () => {
    let id = "";
    const story = await deployInVirtualTime({
      arrange: (service) => {
        id = staging(STAGED)(service);
      },
      inputs: () => ({ image_uri: "", image_from: id.toUpperCase(), dry_run: "true" }),
    });
    expect(story).toMatchObject({ outcome: "planned" });
    expect(story.log.join("\n")).toContain(`Promoting ${STAGED}`);
    expect(sent(story)).toBe(0);
  });

  it.each<[string, VirtualDeploy, RegExp]>([
    ["staging", { arrange: staging("registry.example/agent:1") }, /tag may have moved since/],
    [
      "staging",
      {},
      /no deployment is named "staging"\. Correct the name, .*, or write its id instead/,
    ],
    ["staging", { arrange: never }, /"staging" has no active revision/],
    [
      "staging",
      { source: "github", arrange: staging(STAGED) },
      /applies to external_docker deployments; this one's source is github/,
    ],
    ["staging", { arrange: staging(`agent::error::@${STAGED}`) }, /shows no image\. Set image_uri/],
    [
      "00000000-0000-4000-8000-000000000000",
      {},
      /there is no deployment 0{8}-.* for this credential/,
    ],
  ])("is rejected before anything is sent: %s, %j", async (image_from, options, message) => {
    const story = await promote(image_from, options);
    expect(story).toMatchObject({ outcome: "rejected" });
    expect(story.failure?.message).toMatch(/^image_from: /m);
    expect(story.failure?.message).toMatch(message);
    expect(sent(story)).toBe(0);
  });
});
