import { describe, expect, it } from "vitest";
import { INTEGRATION_ID, LISTENER_ID } from "../../../emulator/deployments/seeds.ts";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { HABIT_OPTIONS } from "../../../emulator/habits/habits.ts";
import type { Emulator } from "../../../emulator/server/server.ts";
import { withoutIds } from "../../harness/transcript/transcript.ts";
import { DOCKER, imageOf, OUR_IMAGE } from "../../harness/virtual-service.ts";
import {
  type Fault,
  faultAt,
  LOST_REQUEST,
  LOST_RESPONSE,
  rateLimitedFor,
  requestNumbers,
  respondWith,
  status,
  UNAVAILABLE,
  withFault,
  withFaults,
  withImage,
} from "../../scenarios/faults.ts";
import { type PlayResult, play } from "../../scenarios/play.ts";
import { countCreations, linesOf, patchesOf } from "../../scenarios/results.ts";
import type { CreateScenario, StepService } from "../../scenarios/scenario.ts";

type Scenarios = Record<string, CreateScenario>;

/** The revisions with our image in the deployments with this name. */
const ownRevisionsIn = ({ store }: Emulator, name: unknown) =>
  [...store.history.view().deployments.values()]
    .filter((one) => one.name === name)
    .flatMap(({ id }) => store.revisions(id))
    .filter(({ source_revision_config: content }) => content?.image_uri === OUR_IMAGE);

const HALF_MINUTE_MS = 30_000;

/**
 * The result of a creation as one line: outcome, whether a deployment was created or found,
 * requests and creations, changes and revisions with our image, whether the revision serves, lists
 * of other resources that were read, minutes. Then the messages and the changes.
 */
function summaryOf(result: PlayResult): string {
  const { outcome, earlyOutputs, outputs, elapsedMs, emulator, failure, journal } = result;
  const { revision_id = "", active_revision_id } = outputs;
  const createdOutput = earlyOutputs.get("created");
  const { sent: sentCount, createdCount } = countCreations(result, "create");
  const patches = patchesOf(result).map(({ body }) => body);
  const lists = result.requests.filter(({ operation = "" }) =>
    /^(listeners|integrations)$/.test(operation),
  );
  const ownCount = ownRevisionsIn(emulator, earlyOutputs.get("deployment_name")).length;
  const end = [
    outcome,
    ...(createdOutput === undefined ? [] : [createdOutput ? "created" : "found"]),
    `sent ${sentCount}, made ${createdCount}`,
    ...(patches.length > 0 ? [`changed ${patches.length}, ours ${ownCount}`] : []),
    ...(revision_id !== "" && revision_id === active_revision_id ? ["serves"] : []),
    ...lists.map(({ operation }) => `read ${operation}`),
    `${Math.floor(elapsedMs / HALF_MINUTE_MS) / 2} min`,
  ].join("; ");
  const messages = [failure, ...journal.filter((entry) => entry.startsWith("warning"))];
  const sentences = [...messages, ...new Set(patches.map((body) => JSON.stringify(body)))];
  const texts = [end, ...sentences].filter((text) => text !== "");
  return withoutIds(texts.join(" | ").replaceAll("\n", " | "));
}

const onCreation = (fault: Fault, nth: number | number[] = 1) => faultAt("create", fault, nth);
const withCreation = (fault: Fault) => withFaults(onCreation(fault));
const refuseCreation = (code: number, detail: string) => withCreation(status(code, detail));
const SEED = { name: DOCKER.name, source: "external_docker" } as const;
const GIT = {
  ...{ source: "github", image_uri: "", integration_id: INTEGRATION_ID, repo_ref: "main" },
  ...{ repo_url: "https://git.example/team/agent", graph_config_path: "agent/graph.json" },
};
const ALL_MISSING = { repo_url: "", integration_id: "", repo_ref: "", graph_config_path: "" };

/** The service replies to the creation with what `toReply` returns for the new deployment. */
const replyWith = (toReply: (deployment: Record<string, unknown>) => object): CreateScenario => ({
  arrange: ({ emulator: { store, faults } }) => {
    const deployment = store.addDeployment(SEED);
    faults.add(onCreation(respondWith(201, toReply({ ...deployment }))));
  },
});
const withoutRevision = (deployment: object) => ({
  ...deployment,
  ...{ latest_revision_id: null, active_revision_id: null },
});
/** The reply names no revision yet, and reads of the deployment have this fault. */
const withLateRevision = (fault: (body: object) => Fault, nth?: number[]): CreateScenario => ({
  arrange: ({ emulator: { store, faults } }) => {
    const deployment = withoutRevision(store.addDeployment({ ...SEED, name: "other" }));
    faults.add(onCreation(respondWith(201, deployment)), faultAt("get", fault(deployment), nth));
  },
});
const UNEXPECTED_MEMBERS = {
  ...{ name: 7, status: null, source_config: [], source_revision_config: "agent:1", url: {} },
  ...{ latest_revision_id: "", active_revision_id: "none" },
};

/** A deployment with the name exists, and the response to the creation is lost. */
const withSameName: CreateScenario = {
  arrange: ({ emulator: { store, faults } }) => {
    store.addDeployment({ ...SEED, ...withImage(DOCKER.image_uri) });
    faults.add(onCreation(LOST_RESPONSE));
  },
};
const withoutList = (...plans: FaultPlan[]): CreateScenario => ({
  ...withFaults(onCreation(LOST_RESPONSE), ...plans),
  missingOperations: ["deployments"],
});

const UNKNOWN_ID = "99999999-9999-4999-8999-999999999999";
const listener = (nr: number, compute_id: string | null = null) => ({
  id: `${nr}2222222-2222-4222-8222-222222222222`,
  compute_id,
});
const listListeners = (body: object): CreateScenario => ({
  ...withFault("listeners", respondWith(200, body)),
  inputs: { listener_id: UNKNOWN_ID },
});

// biome-ignore format: one case, one line
const CREATIONS: Record<string, Scenarios> = {
  "the response to a creation": {
    "may have only an id and a revision": replyWith(({ id, latest_revision_id }) => ({ id, latest_revision_id })),
    "may have only an id": replyWith(({ id }) => ({ id })),
    "may have other members in an undocumented form": replyWith(({ id }) => ({ id, ...UNEXPECTED_MEMBERS })),
    "is followed by reads until there is a revision": replyWith(withoutRevision),
    "is followed by more reads if the first two get a 404": withLateRevision(() => status(404, "Deployment not found"), [1, 2]),
    "leads to an error that says that the deployment was created if no revision appears": withLateRevision((body) => respondWith(200, body)),
    "leads to an error that says that the deployment was created if the credential expires": withLateRevision(() => ({ kind: "expired_credential" })),
    "leads to an error that says that the deployment was created if every read fails": withLateRevision(() => UNAVAILABLE),
  },
  "a creation": {
    "is reported as serving, also with verify_active: false": { inputs: { verify_active: "false" } },
    "warns of quotes around a secret": { inputs: { secrets: 'A="canary-in-quotes"' } },
    "is rejected by a service that refuses the name My.Agent_2": { inputs: { name: "My.Agent_2" }, habits: ["plain-names"] },
    "is sent without image_uri, and rejected by a service that requires it": { inputs: { image_uri: "" } },
    "from git is rejected before it is sent, with a message for each missing input": { inputs: { ...GIT, ...ALL_MISSING } },
    "from git is rejected in a dry run, with a message for each missing input": { inputs: { ...GIT, ...ALL_MISSING, dry_run: "true" } },
    "sends a deployment_type of newer services": { inputs: { ...GIT, deployment_type: "serverless" } },
    "is rejected by an older service for its deployment_type": { inputs: { ...GIT, deployment_type: "serverless" }, strict: true },
    "is sent again with graph_config_path spelled as in the refusal": { inputs: GIT, habits: ["langgraph-config-path"] },
    "is rejected if a tracing project has its name": refuseCreation(409, "A tracing project named agent already exists"),
    "is not sent again if the number of deployments is limited": refuseCreation(429, "Quota exceeded: 5 deployments"),
    "is rejected with a key of another region": withCreation(respondWith(403, { error: "Forbidden" })),
    "is rejected with a key that needs a workspace": withCreation(respondWith(403, { error: "org_scoped_key_requires_workspace" })),
    "is rejected by a refusal in an undocumented form": withCreation(respondWith(400, { errors: [{ message: "image not allowed by policy" }] })),
    "is rejected if its agent has a deployment already": refuseCreation(409, "A deployment already exists for this agent environment"),
    "is sent although the list of deployments is refused": withFault("deployments", status(401)),
    "is sent although there is no list of deployments": withFault("deployments", status(404)),
    "is sent although the list of deployments is in an undocumented form": withFault("deployments", respondWith(200, [])),
    "is sent although the list of deployments fails": withFault("deployments", status(500)),
    "is rejected with advice on base_url after a 404": refuseCreation(404, "Not Found"),
    "is reported as not made if the connection is refused": { goneAfter: 0 },
    "is not sent if each response is a web page": withFaults({ fault: { kind: "html", status: 200 } }),
  },
  "a refused creation": {
    "names the existing integrations if integration_id is unknown": { inputs: { ...GIT, integration_id: UNKNOWN_ID } },
    "names the existing listeners if listener_id is unknown": { inputs: { listener_id: UNKNOWN_ID } },
    "names a listener without a name by its id": listListeners({ resources: [listener(1)] }),
    "names a listener by its id if another member has an undocumented form": listListeners({ resources: [{ ...listener(1), compute_type: 7 }] }),
    "names a listener of a list that is a bare array": listListeners([listener(1, "eu")]),
    "names five of many listeners": listListeners({ resources: [1, 2, 3, 4, 5, 6, 7].map((nr) => listener(nr)) }),
    "names a listener in one line if its compute_id has a line break": listListeners({ resources: [listener(1, "eu\n::error::x")] }),
    "names listeners if the refusal names no member": { ...refuseCreation(400, "Listener not found"), inputs: { listener_id: UNKNOWN_ID } },
    "names integrations if the refusal names no member": {
      ...refuseCreation(404, "The GitHub integration is not installed"),
      inputs: { ...GIT, integration_id: UNKNOWN_ID },
    },
    "gives advice to add a listener if the list is empty": listListeners({ resources: [] }),
    "reads no list if another input was refused": { inputs: { listener_id: LISTENER_ID, resource_spec: "cpu: 99" }, maxCpu: 4 },
  },
  "a creation whose response is lost": {
    "is not matched with a deployment that had the name before": withSameName,
    "is not identified by its name without a list of deployments": withoutList(),
    "is reported as possibly made, even if the second response is 400": withoutList(onCreation(status(400, "no"), 2)),
    "is reported as possibly made if the service is unreachable from then on": { ...withCreation(LOST_RESPONSE), goneAfter: 1 },
  },
};

const addExisting = ({ emulator }: StepService) => emulator.store.addDeployment(SEED);
const EXISTING: CreateScenario = { arrange: addExisting };
type SeedDeployment = Parameters<Emulator["store"]["addDeployment"]>[0];
const withExisting = (change: Partial<SeedDeployment>): CreateScenario => ({
  arrange: ({ emulator }) => emulator.store.addDeployment({ ...SEED, ...change }),
});
const existingWithFault = (
  path: string,
  fault: Fault,
  nth: number | number[] = 1,
): CreateScenario => ({
  arrange: (service) => {
    addExisting(service);
    service.emulator.faults.add(faultAt(path, fault, nth));
  },
});

/** Runs `act` when the service receives the nth creation, before it handles it. */
function beforeCreation(nth: number, { requests }: Emulator, act: () => void): void {
  const { push } = requests;
  let creations = 0;
  requests.push = (...newRequests) => {
    for (const { operation } of newRequests)
      if (operation === "create" && ++creations === nth) act();
    return push.apply(requests, newRequests);
  };
}

/** Another run acts after the first read, just before the creation is handled. */
const duringCreation = (act: (service: StepService) => unknown): CreateScenario => ({
  arrange: (service) => beforeCreation(1, service.emulator, () => void act(service)),
});
const addUnreadable = (service: StepService) => {
  addExisting(service);
  service.emulator.faults.add(faultAt("get", UNAVAILABLE));
};
/** The list of deployments is empty until the creation is sent a second time. */
const withStaleList: CreateScenario = {
  arrange: ({ emulator }) => {
    const emptyList = respondWith(200, { resources: [], offset: 0 });
    emulator.faults.add(onCreation(LOST_RESPONSE), faultAt("deployments", emptyList));
    beforeCreation(2, emulator, emulator.faults.clear);
  },
};
const withRepoUrl = (repo_url: string): CreateScenario => ({
  ...withExisting({ source: "github" }),
  inputs: { ...GIT, repo_url, deployment_type: "prod" },
});
const SPEC_AND_SECRETS = {
  source_config: { resource_spec: { cpu: 1, min_scale: 2 } },
  secrets: [{ name: "OLD_KEY", value: "value-of-old" }],
};
const LISTENER_CONFIG = { listener_id: LISTENER_ID, listener_config: { k8s_namespace: "agents" } };

// biome-ignore format: one case, one line
const UPDATES: Record<string, Scenarios> = {
  "if_exists: update": {
    "removes secrets and fields that are not sent, and warns": { ...withExisting(SPEC_AND_SECRETS), inputs: { secrets: "{}", resource_spec: "cpu: 2" } },
    "sends secrets and spec": { ...EXISTING, inputs: { secrets: "TOKEN=value", resource_spec: "cpu: 2" } },
    "sends the change even if nothing differs": withExisting(withImage(OUR_IMAGE)),
    "sends nothing in a dry run": { ...EXISTING, inputs: { dry_run: "true" } },
    "sends nothing in a dry run without a deployment": { inputs: { dry_run: "true" } },
    "is rejected without a list of deployments": { missingOperations: ["deployments"] },
    "is rejected if the list of deployments has an undocumented form": withFault("deployments", respondWith(200, [])),
    "is rejected if two deployments have the name": { arrange: (one) => [addExisting(one), addExisting(one)] },
    "is rejected if the deployment has another source": withExisting({ source: "github" }),
    "is rejected if the deployment is being deleted": { arrange: (one) => one.emulator.store.setStatus(addExisting(one).id, "AWAITING_DELETE") },
    "changes a deployment of the same repository": withRepoUrl("https://git.example/team/agent"),
    "changes a deployment of the same repository, spelled differently": withRepoUrl("https://Git.example/team/agent.git/"),
    "is rejected if the deployment is built from another repository": withRepoUrl("https://git.example/team/agents"),
    "warns of a namespace that it does not change": {
      ...withExisting({ source_config: LISTENER_CONFIG }),
      inputs: { listener_id: LISTENER_ID, k8s_namespace: "production" },
    },
    "gives no advice on listeners, because a change sends none": {
      ...existingWithFault(
        "patch",
        status(400, "The listener_id of this deployment is not connected"),
      ),
      inputs: { listener_id: "3fa85f64-5717-4562-b3fc-2c963f66afa6" },
    },
    "changes a deployment that another run created after the first read": duringCreation(addExisting),
    "says that nothing was created if the deployment that another run created cannot be read": duringCreation(addUnreadable),
    // The project of a deployment that was just created must not be deleted.
    "says to wait if the name is taken and not listed": { arrange: ({ emulator }) => emulator.store.traces.addProject(SEED.name, 0) },
    "sends no creation after the timeout": { ...withFault("deployments", rateLimitedFor(30), 1), inputs: { timeout: "30s" } },
    "does not say that nothing was changed if each read after the change is refused": existingWithFault("revision", status(403, "no access"), requestNumbers(1, 99)),
    "advises the root action after a timeout": { ...EXISTING, script: "stuck", inputs: { timeout: "1m" } },
  },
  "a change of an existing deployment": {
    "is applied once if a read of the list is lost": existingWithFault("deployments", LOST_REQUEST),
    "is rejected if the credential has expired": existingWithFault("deployments", { kind: "expired_credential" }),
    "is applied once if a read of the deployment fails": existingWithFault("get", status(500)),
    "is rejected if the list shows a deployment that is gone": existingWithFault("get", status(404, "Deployment not found")),
    "is rejected if the credential may list the deployment, but not read it": existingWithFault("get", status(403, "Forbidden")),
    "is rejected without naming what serves if the deployment is gone": existingWithFault("patch", status(404, "Deployment not found")),
  },
  "a creation whose response is lost": {
    "is found if its name is new in the list": withCreation(LOST_RESPONSE),
    "is found after a 409, if the list was stale": withStaleList,
    "is found if the service completes the image's name": { ...withCreation(LOST_RESPONSE), habits: ["full-image-names"], inputs: { image_uri: "agent:7" } },
    "is found with on_ambiguous: fail": { ...withCreation(LOST_RESPONSE), inputs: { on_ambiguous: "fail" } },
    "is not matched with the deployment of another run with the same name": duringCreation(({ emulator }) => {
      emulator.store.addDeployment({ ...SEED, ...withImage(imageOf("foreign")) });
      emulator.faults.add(onCreation(LOST_REQUEST));
    }),
  },
};

const UPDATE_INPUTS = { if_exists: "update", image_uri: OUR_IMAGE };

const playCreate = async (scenario: CreateScenario) =>
  summaryOf(await play({ action: "create", ...scenario }));

it.each(Object.entries(CREATIONS))("%s", async (_, scenarios) => {
  expect(await linesOf(scenarios, playCreate)).toMatchSnapshot();
});

it.each(Object.entries(UPDATES))("update: %s", async (_, scenarios) => {
  const playUpdate = ({ inputs, ...scenario }: CreateScenario) =>
    playCreate({ ...scenario, inputs: { ...UPDATE_INPUTS, ...inputs } });
  expect(await linesOf(scenarios, playUpdate)).toMatchSnapshot();
});

const KILLED_CREATION = [
  "preview-7: killed while it was being created",
  "It may have been created.",
  "Look for preview-7 on the platform. If it exists, use its deployment_id with the root action; if it does not, run this again.",
];

describe("create", () => {
  it("sets ids as outputs before it reads what they identify", async () => {
    const { journal } = await play({ action: "create" });
    const isWanted = (entry: string) =>
      /^(create|revision|output (deployment|revision)_id)$/.test(entry);
    const expected = ["create", "output deployment_id", "output revision_id", "revision"];
    expect(journal.filter(isWanted).slice(0, 4)).toEqual(expected);
    const update = await play({ action: "create", ...EXISTING, inputs: UPDATE_INPUTS });
    const indexOf = (entry: string) => update.journal.indexOf(entry);
    expect(indexOf("output deployment_id")).toBeLessThan(indexOf("get"));
  });

  it.each<[string, CreateScenario, string[]]>([
    ["a creation", {}, KILLED_CREATION],
    ["a creation with if_exists: update", { inputs: UPDATE_INPUTS }, KILLED_CREATION],
    [
      "a change",
      { ...EXISTING, inputs: UPDATE_INPUTS },
      [
        "preview-7: killed while it was being changed",
        "It may have been changed.",
        "Read the deployment's revisions on the platform before you deploy again.",
      ],
    ],
  ])("saves what is reported if it is killed while it sends %s", async (_, scenario, expected) => {
    const { journal } = await play({ action: "create", ...scenario });
    const savedJson = /^state if_killed (\{.*)/m.exec(journal.join("\n"))?.[1] ?? "{}";
    expect(Object.values(JSON.parse(savedJson))).toEqual(expected);
  });

  it.each(HABIT_OPTIONS)("sends one creation with the habit $name", async ({ name }) => {
    const result = await play({ action: "create", habits: [name] });
    // With `other-image`, the service shows another image than was sent.
    expect(result.outcome).toBe(name === "other-image" ? "error" : "deployed");
    expect(countCreations(result, "create").sent).toBe(1);
  });
});
