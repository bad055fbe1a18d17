import { describe, expect, it } from "vitest";
import * as z from "zod";
import { INTEGRATION_ID } from "../../../emulator/deployments/seeds.ts";
import { HABIT_OPTIONS, type HabitName } from "../../../emulator/habits/habits.ts";
import { Deployment } from "../../../src/service/contract/deployments/deployment.ts";
import { sendRequest } from "../../harness/http-request.ts";
import { withDeployments } from "../../harness/manual-emulator.ts";
import { startScriptedStore } from "../../harness/object-store.ts";

type Emulator = Awaited<ReturnType<typeof withDeployments>>;

const SECOND = 1_000;
const withImage = (image_uri: string) => ({ source_revision_config: { image_uri } });

const Resource = z.object({
  id: z.string(),
  status: z.string(),
  source_revision_config: z.record(z.string(), z.unknown()),
});
const DeploymentBody = Resource.extend({ secrets: z.unknown().optional() });
const List = z.object({ resources: z.array(Resource) });

const dockerUrl = (emulator: Emulator) => emulator.at(emulator.docker);
const readResource = async (url: string) => DeploymentBody.parse((await sendRequest(url)).json);
const readDocker = (emulator: Emulator) => readResource(dockerUrl(emulator));
const listRevisions = async (emulator: Emulator, query = "") =>
  List.parse((await sendRequest(`${dockerUrl(emulator)}/revisions?${query}`)).json).resources;
const patchDocker = (emulator: Emulator, body: unknown) =>
  sendRequest(dockerUrl(emulator), "PATCH", { body });
const patchImage = async (emulator: Emulator, image: string) =>
  DeploymentBody.parse((await patchDocker(emulator, withImage(image))).json);
const imageOf = (resource: z.infer<typeof Resource>) => resource.source_revision_config.image_uri;

type Observe = (emulator: Emulator) => Promise<unknown>;
type Difference = [observe: Observe, resultWithoutHabit: unknown, resultWithHabit: unknown];

/** Observes now, and again after this time. */
async function observeTwice<T>(emulator: Emulator, ms: number, observe: () => Promise<T>) {
  const firstResult = await observe();
  emulator.clock.advance(ms);
  return [firstResult, await observe()];
}

/** The image in the response, after a change to this image. */
const readImage = (image_uri: string) => async (emulator: Emulator) => {
  emulator.store.addRevision(emulator.docker.id, withImage(image_uri));
  return imageOf(await readDocker(emulator));
};
const digestOf = (name: string) =>
  expect.stringMatching(new RegExp(`^${name}@sha256:[0-9a-f]{64}$`));

/** A projection of a deployed revision, in two reads. */
const readTwice =
  (project: (revision: z.infer<typeof Resource>) => unknown) => async (emulator: Emulator) => {
    const { id } = emulator.store.addRevision(emulator.docker.id, withImage("agent:2"));
    emulator.clock.advance(12 * SECOND);
    const url = `${dockerUrl(emulator)}/revisions/${id}`;
    return observeTwice(emulator, 0, async () => project(await readResource(url)));
  };

/** A member of a deployment and of its revision, before the build and after it. */
const readBeforeAndAfterBuild = (member: string) => async (emulator: Emulator) => {
  const { id } = emulator.store.addRevision(emulator.github.id);
  const url = emulator.at(emulator.github);
  const values = await observeTwice(emulator, 60 * SECOND, async () =>
    [await readResource(url), await readResource(`${url}/revisions/${id}`)].map(
      ({ source_revision_config }) => source_revision_config[member],
    ),
  );
  return values
    .flat()
    .map(String)
    .join(" ")
    .replace(/[0-9a-f]{40}/g, "SHA");
};

async function readSecrets(emulator: Emulator) {
  emulator.store.addRevision(emulator.docker.id, { secrets: CLEAR_SECRETS });
  return (await readDocker(emulator)).secrets;
}
const CLEAR_SECRETS = [{ name: "TOKEN", value: "clear" }];

/** The number of revisions after one change, and the position of the one in the response. */
async function countRevisions(emulator: Emulator) {
  const { id } = emulator.docker;
  const previousCount = emulator.store.revisions(id).length;
  const { json } = await patchDocker(emulator, withImage("agent:2"));
  const { latest_revision_id } = z.object({ latest_revision_id: z.string() }).parse(json);
  const revisions = emulator.store.revisions(id);
  const position = revisions.findIndex((one) => one.id === latest_revision_id);
  return [revisions.length - previousCount, position];
}

/** Whether each of two reads after a change returns the changed image. */
const readAfterChange = (path: string) => async (emulator: Emulator) => {
  emulator.clock.advance(60 * SECOND);
  emulator.store.addRevision(emulator.docker.id, withImage("agent:2"));
  const url = `${dockerUrl(emulator)}${path}`;
  return observeTwice(emulator, 0, async () => (await sendRequest(url)).text.includes("agent:2"));
};

/** These fields of a spec, after a change to the spec. */
const readSpec = (resource_spec: object, fields: string[]) => async (emulator: Emulator) => {
  emulator.store.addRevision(emulator.docker.id, { source_config: { resource_spec } });
  const { source_config } = Deployment.parse((await sendRequest(dockerUrl(emulator))).json);
  return fields.map((field) => source_config.resource_spec?.[field]);
};

async function readOldRevision(emulator: Emulator) {
  const oldId = emulator.store.revisions(emulator.docker.id)[0]?.id;
  for (let index = 0; index < 8; index++)
    emulator.store.addRevision(emulator.docker.id, {
      ...withImage(`agent:${index}`),
      script: [{ status: "DEPLOYED", after_ms: 0 }],
    });
  return (await sendRequest(`${dockerUrl(emulator)}/revisions/${oldId}`)).status;
}

async function readPage(emulator: Emulator, limit: number) {
  await readOldRevision(emulator);
  return listRevisions(emulator, `limit=${limit}`);
}

const LIMIT_FIELDS = ["cpu_limit", "queue_cpu_limit", "memory_limit_mb"];
const PATH_MEMBERS = ["graph_config_path", "langgraph_config_path"];

/** The status of a change with a newer field, and both fields after the change. */
async function patchNewerField(emulator: Emulator) {
  const body = { source_config: { resource_spec: { cpu: 3, gpu: 1 } } };
  const { status } = await patchDocker(emulator, body);
  const spec = emulator.store.deployment(emulator.docker.id).source_config.resource_spec;
  return [status, spec?.cpu, spec?.gpu];
}

const readStatus = async (emulator: Emulator) => (await readDocker(emulator)).status;

const IMAGE_CREATION = {
  name: "My.Agent_2",
  source: "external_docker",
  source_config: {},
  source_revision_config: { image_uri: "agent:1" },
  secrets: [],
};
const GITHUB_CREATION = {
  ...IMAGE_CREATION,
  source: "github",
  source_config: { integration_id: INTEGRATION_ID, repo_url: "https://git.example/team/agent" },
  source_revision_config: { repo_ref: "main", graph_config_path: "graph.json" },
};
const Status = z.object({ id: z.string(), status: z.string() });
const Statuses = z.union([z.array(Status), Status.transform((one) => [one])]);

/** Responses about an export of a day and a schedule, from the creation of both to their end. */
async function playExports(emulator: Emulator) {
  await using store = await startScriptedStore({});
  const [workspace] = emulator.store.traces.workspaces;
  const headers = { "x-api-key": "demo-key", "x-tenant-id": workspace?.id ?? "" };
  const url = `${emulator.url}/api/v1/bulk-exports`;
  const send = async (method: "GET" | "POST" | "PATCH", path: string, body?: object) =>
    (await sendRequest(url + path, method, { headers, body })).json;
  const idOf = (json: unknown) => z.object({ id: z.string() }).parse(json).id;
  const destination = await send("POST", "/destinations", {
    destination_type: "s3",
    display_name: "any",
    config: { bucket_name: "any", endpoint_url: store.endpoint_url },
    credentials: { access_key_id: "any", secret_access_key: "any" },
  });
  const start = {
    bulk_export_destination_id: idOf(destination),
    session_id: workspace?.projects[0]?.id,
    start_time: "2029-12-31T00:00:00Z",
  };
  const dayExport = await send("POST", "", { ...start, end_time: "2030-01-01T00:00:00Z" });
  const schedule = await send("POST", "", { ...start, interval_hours: 168 });
  const replies = [dayExport, schedule];
  emulator.clock.advance(SECOND);
  replies.push(await send("GET", `/${idOf(dayExport)}`));
  emulator.clock.advance(60 * SECOND);
  replies.push(await send("GET", `/${idOf(dayExport)}/runs`));
  await send("PATCH", `/${idOf(schedule)}`, { status: "Cancelled" });
  replies.push(await send("GET", ""));
  return replies.flatMap((json) => Statuses.parse(json));
}
const readExportStatuses = async (emulator: Emulator) =>
  (await playExports(emulator)).map(({ status }) => status).join(" ");

const Problems = z.object({ detail: z.array(z.object({ loc: z.array(z.string()) })) });

/** The status of a creation, and the path of the first invalid member. */
async function createDeployment(emulator: Emulator, body: object = GITHUB_CREATION) {
  const { status, json } = await sendRequest(`${emulator.url}/v2/deployments`, "POST", { body });
  return [status, Problems.safeParse(json).data?.detail[0]?.loc];
}

/** The settings in the response, after a change of several. */
async function readSettings(emulator: Emulator) {
  const source_config = { custom_url: "https://new.example", resource_spec: { cpu: 4 } };
  const secrets = [{ name: "NEW", value: "any" }];
  await patchDocker(emulator, { source_config, secrets });
  const deployment = Deployment.parse((await sendRequest(dockerUrl(emulator))).json);
  const { custom_url, resource_spec } = deployment.source_config;
  return [custom_url, resource_spec?.cpu, deployment.secrets.map(({ name }) => name)];
}
const CHANGED_SETTINGS = ["https://new.example", 4, ["NEW"]];

/** Whether the new revision is active when it is deployed, and a minute later. */
async function isNewImageActive(emulator: Emulator) {
  const { id } = emulator.store.addRevision(emulator.docker.id, withImage("agent:2"));
  emulator.clock.advance(12 * SECOND);
  return observeTwice(emulator, 60 * SECOND, async () => {
    const { active_revision_id } = Deployment.parse((await sendRequest(dockerUrl(emulator))).json);
    return active_revision_id === id;
  });
}

const DIFFERENCES: Record<HabitName, Difference> = {
  "clamped-fields": [readSettings, CHANGED_SETTINGS, ["https://new.example", 2, ["NEW"]]],
  "ignored-members": [readSettings, CHANGED_SETTINGS, [null, 4, []]],
  "half-new-answer": [countRevisions, [1, 0], [2, 0]],
  "other-image": [readTwice(imageOf), ["agent:2", "agent:2"], ["agent:other", "agent:other"]],
  "older-made-active": [isNewImageActive, [true, true], [true, false]],
  "newer-fields": [patchNewerField, [422, 1, undefined], [200, 3, 1]],
  "dropped-fields": [patchNewerField, [422, 1, undefined], [200, 3, undefined]],
  "same-change-before": [countRevisions, [1, 0], [2, 0]],
  "same-change-after": [countRevisions, [1, 0], [2, 1]],
  "stale-patch-replies": [
    async (emulator) => imageOf(await patchImage(emulator, "agent:2")),
    "agent:2",
    "registry.example/agent:1",
  ],
  "stale-deployments": [readAfterChange(""), [true, true], [true, false]],
  "stale-lists": [readAfterChange("/revisions"), [true, true], [true, false]],
  "stale-revisions": [
    readTwice(({ status }) => status),
    ["DEPLOYED", "DEPLOYED"],
    ["DEPLOYED", "QUEUED"],
  ],
  "late-revisions": [
    async (emulator) => {
      const { id } = emulator.store.addRevision(emulator.docker.id);
      const url = `${dockerUrl(emulator)}/revisions/${id}`;
      return observeTwice(emulator, 5 * SECOND, async () => (await sendRequest(url)).status);
    },
    [200, 200],
    [404, 200],
  ],
  retention: [
    async (emulator) => [await readOldRevision(emulator), (await listRevisions(emulator)).length],
    [200, 9],
    [404, 3],
  ],
  "short-lists": [async (emulator) => (await readPage(emulator, 7)).length, 7, 5],
  "unordered-lists": [
    async (emulator) => {
      const ids = (await readPage(emulator, 9)).map(({ id }) => id);
      return ids.join() === ids.toSorted().join();
    },
    false,
    true,
  ],
  "cached-lists": [
    async (emulator) => {
      const firstCount = (await listRevisions(emulator)).length;
      emulator.store.addRevision(emulator.docker.id);
      const count = async () => (await listRevisions(emulator)).length;
      return [firstCount, ...(await observeTwice(emulator, 300 * SECOND, count))];
    },
    [1, 2, 2],
    [1, 1, 2],
  ],
  "moving-times": [
    async (emulator) => {
      const text = async () => (await sendRequest(`${dockerUrl(emulator)}/revisions`)).text;
      return new Set(await observeTwice(emulator, 60 * SECOND, text)).size;
    },
    1,
    2,
  ],
  commits: [readBeforeAndAfterBuild("repo_ref"), "main main main main", "SHA SHA SHA SHA"],
  "commits-once-built": [
    readBeforeAndAfterBuild("repo_ref"),
    "main main main main",
    "main main SHA SHA",
  ],
  "built-images": [
    readBeforeAndAfterBuild("image_uri"),
    "null null null null",
    "null null built.example/agent:SHA built.example/agent:SHA",
  ],
  "full-image-names": [readImage("team/agent:1"), "team/agent:1", "docker.io/team/agent:1"],
  "image-digests": [readImage("agent:1"), "agent:1", digestOf("agent:1")],
  "digests-for-tags": [
    readImage("localhost:5000/agent:1"),
    "localhost:5000/agent:1",
    digestOf("localhost:5000/agent"),
  ],
  "plain-paths": [
    async (emulator) => {
      const source_revision_config = { graph_config_path: "./agent/graph.json" };
      emulator.store.addRevision(emulator.github.id, { source_revision_config });
      const { source_revision_config: config } = await readResource(emulator.at(emulator.github));
      return config.graph_config_path;
    },
    "./agent/graph.json",
    "agent/graph.json",
  ],
  "derived-fields": [
    readSpec({ cpu: 2, queue_cpu: 3, memory_limit_mb: 512, memory_mb: 400 }, LIMIT_FIELDS),
    [null, null, 512],
    [4, 6, 512],
  ],
  "empty-fields": [
    readSpec({ cpu: 2, labels: { team: "a" } }, ["labels", "annotations", "sidecars"]),
    [{ team: "a" }, null, null],
    [{ team: "a" }, {}, []],
  ],
  "redacted-secrets": [readSecrets, CLEAR_SECRETS, [{ name: "TOKEN", value: "**********" }]],
  "secrets-without-values": [readSecrets, CLEAR_SECRETS, [{ name: "TOKEN", value: null }]],
  "null-secrets": [readSecrets, CLEAR_SECRETS, null],
  "empty-secrets": [readSecrets, CLEAR_SECRETS, []],
  "reserved-secrets": [
    async (emulator) =>
      (await patchDocker(emulator, { secrets: [{ name: "PATH", value: "/" }] })).status,
    200,
    400,
  ],
  "plain-names": [
    (emulator) => createDeployment(emulator, IMAGE_CREATION),
    [201, undefined],
    [422, ["body", "name"]],
  ],
  "awaiting-database": [readStatus, "READY", "AWAITING_DATABASE"],
  unused: [readStatus, "READY", "UNUSED"],
  unknown: [readStatus, "READY", "UNKNOWN"],
  "final-deletes": [
    async (emulator) => {
      await sendRequest(dockerUrl(emulator), "DELETE");
      return readStatus(emulator);
    },
    "AWAITING_DELETE",
    "AWAITING_FINAL_DELETE",
  ],
  "merged-secrets": [
    async (emulator) => {
      for (const name of ["ONE", "OTHER"])
        await patchDocker(emulator, { secrets: [{ name, value: "value" }] });
      return JSON.stringify((await readDocker(emulator)).secrets).match(/"name"/g)?.length;
    },
    1,
    2,
  ],
  "langgraph-config-path": [
    async (emulator) => {
      const url = emulator.at(emulator.github);
      const members = Object.keys((await readResource(url)).source_revision_config);
      const statuses: number[] = [];
      for (const path of PATH_MEMBERS) {
        const body = { source_revision_config: { [path]: "a.json" } };
        statuses.push((await sendRequest(url, "PATCH", { body })).status);
      }
      return [
        PATH_MEMBERS.filter((one) => members.includes(one)),
        statuses,
        await createDeployment(emulator),
      ];
    },
    [["graph_config_path"], [200, 422], [201, undefined]],
    [
      ["langgraph_config_path"],
      [422, 200],
      [422, ["body", "source_revision_config", "langgraph_config_path"]],
    ],
  ],
  "capital-ids": [
    async (emulator) => {
      const { id } = await readDocker(emulator);
      const [revision] = await listRevisions(emulator);
      return [id, revision?.id].map((one) => one === one?.toUpperCase());
    },
    [false, false],
    [true, false],
  ],
  "text-ids": [
    async (emulator) => (await playExports(emulator)).every(({ id }) => /^bexp_\w+$/.test(id)),
    false,
    true,
  ],
  "titled-statuses": [
    readExportStatuses,
    "CREATED CREATED RUNNING COMPLETED CANCELLED COMPLETED",
    "Created IntervalScheduled Running Completed Cancelled Completed",
  ],
};

describe("a habit of the service", () => {
  it.each(HABIT_OPTIONS)("changes what clients observe: $name", async ({ name }) => {
    const [observe, resultWithoutHabit, resultWithHabit] = DIFFERENCES[name];
    await using defaultEmulator = await withDeployments({ seed: "habits" });
    expect(await observe(defaultEmulator)).toEqual(resultWithoutHabit);
    await using emulator = await withDeployments({ seed: "habits", habits: [name] });
    expect(await observe(emulator)).toEqual(resultWithHabit);
  });

  it("applies on top of other habits", async () => {
    await using emulator = await withDeployments({
      habits: ["null-secrets", "stale-patch-replies", "full-image-names"],
    });
    await patchImage(emulator, "agent:2");
    const deployment = await patchImage(emulator, "agent:3");
    const { secrets } = deployment;
    expect([imageOf(deployment), secrets]).toEqual(["docker.io/library/agent:2", null]);
  });

  it("does not change refusals", async () => {
    await using emulator = await withDeployments({ habits: HABIT_OPTIONS.map(({ name }) => name) });
    const url = `${emulator.url}/v2/deployments/99999999-9999-4999-8999-999999999999`;
    expect(await sendRequest(url)).toMatchObject({ status: 404 });
    const body = withImage("a:1");
    expect(await sendRequest(url, "PATCH", { body })).toMatchObject({ status: 404 });
    expect(await patchDocker(emulator, "{")).toMatchObject({ status: 422 });
  });
});
