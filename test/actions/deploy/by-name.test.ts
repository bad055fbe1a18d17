import { expect, it } from "vitest";
import { toCreation } from "../../../emulator/deployments/seeds.ts";
import { rewritingDispatcher } from "../../harness/rewriting-dispatcher.ts";
import { imageOf } from "../../harness/virtual-service.ts";
import { respondWith, script, status, withFault, withImage } from "../../scenarios/faults.ts";
import { play } from "../../scenarios/play.ts";
import { patchesOf } from "../../scenarios/results.ts";
import type { DeployScenario, Service } from "../../scenarios/scenario.ts";
import { describeEnds, ONCE, type ScenariosByEnd, type ScenarioWithLog } from "./apply/ends.ts";

const REJECTED = "rejected; sent 0, ours 0";
const NO_DEPLOYMENTS = { resources: [], offset: 0 };

const addDeployments =
  (...names: string[]) =>
  ({ emulator }: Service) => {
    for (const name of names) emulator.store.addDeployment({ name, source: "external_docker" });
  };
/** The list of deployments has this body. */
const withList = (body: object | null) => withFault("deployments", respondWith(200, body));
const refuseList = (code: number, detail: string) => withFault("deployments", status(code, detail));
const byName = (
  deployment_name: string,
  log?: string | RegExp,
  { inputs, ...scenario }: DeployScenario = {},
): ScenarioWithLog => ({
  ...scenario,
  ...(log && { log }),
  inputs: { deployment_id: "", deployment_name, ...inputs },
});

/** Rewrites reads by id: the deployment has another name. */
const renameOnRead = () =>
  rewritingDispatcher((body, { path }) =>
    path.includes("/v2/deployments?") ? body : { ...body, name: "production-agent" },
  );
const withWrongName = (inputs = {}): ScenarioWithLog => ({
  inputs: { ...inputs, deployment_name: "production" },
  log: /^deployment_name: is "production", but deployment \S+ is named "agent"\. Correct deployment_name or deployment_id\. /,
});
const undocumentedListRow = (body: object | null) => [
  `is rejected if the list is in an undocumented form: ${JSON.stringify(body)}`,
  byName(
    "agent",
    /^agent: the control plane has no list of deployments in the documented form \(200\)\. GET \/v2\/deployments: the answer is not as documented at [a-z ]+\.\nNext step: set deployment_id instead\./,
    withList(body),
  ),
];

const BY_NAME: ScenariosByEnd = {
  [ONCE]: {
    "is found if one deployment has it": byName("agent", "", {
      arrange: addDeployments("agent-2", "my-agent"),
    }),
    "is checked without the list of deployments if deployment_id is set": {
      inputs: { deployment_name: "agent" },
      missingOperations: ["deployments"],
    },
  },
  [REJECTED]: {
    "is rejected if the deployment was renamed meanwhile": byName(
      "agent",
      /is "agent", but deployment \S+ is named "production-agent"/,
      { dispatcher: renameOnRead() },
    ),
    "is rejected with a suggestion if one deployment has a similar name": byName(
      "agents",
      /^deployment_name: no deployment is named "agents"; close to it: "agent"\. Correct the name, or create it with create\//,
    ),
    "is rejected if no deployment has it": byName(
      "elsewhere",
      /is named "elsewhere"\. Correct the name, or create it with create\/; if it is in another workspace, use a credential, or the tenant_id, of the deployment's workspace/,
    ),
    "is rejected if the credential sees no deployment": byName(
      "agent",
      'deployment_name: no deployment is named "agent"; the credential sees 0 deployments. Use a credential, or the tenant_id, of the deployment\'s workspace, and the base_url of its region; if these are right, create it with create/. Nothing was changed.',
      withList(NO_DEPLOYMENTS),
    ),
    "is rejected if two deployments have it": byName(
      "agent",
      /^2 deployments are named "agent"\. They are .*\. To say which one is meant, set deployment_id/,
      { arrange: addDeployments("agent") },
    ),
    "is rejected if the list is refused": byName(
      "agent",
      "agent: the credential is not allowed to list deployments (403).\nNext step: set tenant_id to the deployment's workspace, or set deployment_id instead.\nThe control plane said: not a member of this workspace",
      refuseList(403, "not a member of this workspace"),
    ),
    "is rejected if the list shows a deployment that is gone": byName(
      "agent",
      /^agent: not found any more \(404\)\. It was deleted meanwhile, or the credential may not see/,
      withFault("get", status(404, "Deployment not found")),
    ),
    "is rejected if the credential may list the deployment, but not read it": byName(
      "agent",
      /^agent: the credential is not allowed to read the deployment \(403\)\./,
      withFault("get", status(403, "Forbidden")),
    ),
    ...Object.fromEntries(
      [[], { deployments: [] }, { data: { resources: [] } }, { resources: {} }, null].map(
        undocumentedListRow,
      ),
    ),
    "is rejected if deployment_id has another name": withWrongName(),
    "is rejected if deployment_id has another name, also in a step that watches": withWrongName({
      image_uri: "",
      revision_id: "latest",
    }),
  },
};

const BY_ID: ScenariosByEnd = {
  [REJECTED]: {
    "is rejected if the deployment is being deleted, and the message has the deployment's name": {
      inputs: { github_environment: "production" },
      arrange: ({ emulator, deploymentId }) =>
        emulator.store.setStatus(deploymentId, "AWAITING_DELETE"),
      log: "agent (production): the deployment is being deleted. Create it again with create/ once it is gone, or name another deployment. Nothing was changed. Still serving: agent:1.",
    },
  },
};

const STAGED_IMAGE = imageOf("staged");
const STAGING = { name: "staging", source: "external_docker" } as const;
/** Adds a staging deployment that serves this image, and whose latest revision has failed. */
const addStaging =
  (image_uri: string) =>
  ({ emulator: { store } }: Service) => {
    const { id } = store.addDeployment({ ...STAGING, ...withImage(image_uri) });
    store.addRevision(id, { ...withImage(imageOf("later")), script: script(["BUILD_FAILED", 0]) });
    return id;
  };
/** Adds a staging deployment without an active revision. */
const addWithoutActiveRevision = ({ emulator }: Service) => {
  emulator.store.nextScripts.push("stuck");
  emulator.store.create(toCreation(STAGING), Date.UTC(2026, 0, 10));
};
const promote = (
  image_from: string,
  log: RegExp,
  scenario: DeployScenario = {},
): ScenarioWithLog => ({
  ...scenario,
  log,
  inputs: { image_uri: "", image_from },
});
const promoteImage = (image: string, log: RegExp) =>
  promote("staging", log, { arrange: addStaging(image) });
const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

const IMAGE_FROM: ScenariosByEnd = {
  "planned; sent 0, ours 0": {
    "takes an id as well, and shows in a dry run what it would send": {
      inputs: (service) => ({
        image_uri: "",
        dry_run: "true",
        image_from: addStaging(STAGED_IMAGE)(service).toUpperCase(),
      }),
      log: `Promoting ${STAGED_IMAGE}`,
    },
  },
  [REJECTED]: {
    "rejects a tag": promoteImage("agent:1", /: image_from: .*tag may have moved/),
    "rejects a name that no deployment has": promote(
      "staging",
      /: image_from: no deployment is named "staging"\. Correct the name, or write its id instead; /,
    ),
    "rejects a name if there is no list": promote(
      "staging",
      /has no list of deployments \(405\)\.\nNext step: write the deployment's id instead\./,
      refuseList(405, "no"),
    ),
    "rejects an id that no deployment has": promote(
      UNKNOWN_ID,
      /: image_from: there is no deployment 0{8}-.* for this credential/,
    ),
    "rejects a deployment that has never served": promote(
      "staging",
      /: image_from: "staging" shows no image that it serves/,
      { arrange: addWithoutActiveRevision },
    ),
    "is rejected for a git deployment": {
      source: "github",
      ...promoteImage(
        STAGED_IMAGE,
        /: image_from: applies to external_docker deployments; this one's source is github/,
      ),
    },
    "rejects a text that is not an image": promoteImage(
      `agent::error::@${STAGED_IMAGE}`,
      /: image_from: .*shows no image that it serves\. Set image_uri/,
    ),
  },
};

describeEnds({ deployment_name: BY_NAME, deployment_id: BY_ID, image_from: IMAGE_FROM });

it("deployment_name sets the output deployment_id even if the deployment cannot be read", async () => {
  const { earlyOutputs } = await play({
    action: "deploy",
    ...byName("agent", "", withFault("get", { kind: "expired_credential" })),
  });
  expect(earlyOutputs.get("deployment_id")).toMatch(/^[0-9a-f-]{36}$/);
});

it("image_from sends the image of the other deployment's active revision, by digest", async () => {
  const result = await play({ action: "deploy", ...promoteImage(STAGED_IMAGE, /^/) });
  expect(result).toMatchObject({ outcome: "deployed", outputs: { image_uri: STAGED_IMAGE } });
  expect(patchesOf(result).map(({ body }) => body)).toEqual([withImage(STAGED_IMAGE)]);
});
