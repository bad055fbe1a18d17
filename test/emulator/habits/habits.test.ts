import { describe, expect, it } from "vitest";
import * as z from "zod";
import { INTEGRATION_ID } from "../../../emulator/deployments/seeds.ts";
import { HABIT_OPTIONS, type HabitName } from "../../../emulator/habits/habits.ts";
import { Deployment } from "../../../src/service/contract/deployments.ts";
import { ask, withDeployments } from "../../harness/ask.ts";
import { startScriptedStore } from "../../harness/object-store.ts";

type Emulator = Awaited<ReturnType<typeof withDeployments>>;

const SECOND = 1_000;
const running = (image_uri: string) => ({ source_revision_config: { image_uri } });

const Resource = z.object({
  id: z.string(),
  status: z.string(),
  source_revision_config: z.record(z.string(), z.unknown()),
});
const Shown = Resource.extend({ secrets: z.unknown().optional() });
const List = z.object({ resources: z.array(Resource) });

const docker = (emulator: Emulator) => emulator.at(emulator.docker);
const read = async (url: string) => Shown.parse((await ask(url)).json);
const list = async (emulator: Emulator, query = "") =>
  List.parse((await ask(`${docker(emulator)}/revisions?${query}`)).json).resources;
const change = async (emulator: Emulator, image: string) =>
  Shown.parse((await ask(docker(emulator), "PATCH", { body: running(image) })).json);
const image = (shown: z.infer<typeof Resource>) => shown.source_revision_config.image_uri;

type Show = (emulator: Emulator) => Promise<unknown>;
type Difference = [shown: Show, without: unknown, withHabit: unknown];

/** The state now and later. */
async function later<T>(emulator: Emulator, ms: number, show: () => Promise<T>): Promise<T[]> {
  const now = await show();
  emulator.clock.pass(ms);
  return [now, await show()];
}

/** How a deployment of this image shows it. */
const imageOf = (image_uri: string) => async (emulator: Emulator) => {
  emulator.store.addRevision(emulator.docker.id, running(image_uri));
  return image(await read(docker(emulator)));
};
const digestOf = (name: string) =>
  expect.stringMatching(new RegExp(`^${name}@sha256:[0-9a-f]{64}$`));

/** Two reads of a deployed revision. */
const deployed =
  (show: (revision: z.infer<typeof Resource>) => unknown) => async (emulator: Emulator) => {
    const { id } = emulator.store.addRevision(emulator.docker.id, running("agent:2"));
    emulator.clock.pass(12 * SECOND);
    const url = `${docker(emulator)}/revisions/${id}`;
    return later(emulator, 0, async () => show(await read(url)));
  };

/** A deployment of a repository, before and after its build. */
const buildOf = (member: string) => async (emulator: Emulator) => {
  const { id } = emulator.store.addRevision(emulator.github.id);
  const url = emulator.at(emulator.github);
  const shown: unknown[] = [];
  for (const ms of [0, 60 * SECOND]) {
    emulator.clock.pass(ms);
    for (const resource of [await read(url), await read(`${url}/revisions/${id}`)])
      shown.push(String(resource.source_revision_config[member]).replace(/[0-9a-f]{40}/, "SHA"));
  }
  return shown;
};

async function secretsOf(emulator: Emulator) {
  const secrets = [{ name: "TOKEN", value: "clear" }];
  emulator.store.addRevision(emulator.docker.id, { secrets });
  return (await read(docker(emulator))).secrets;
}
const CLEAR = [{ name: "TOKEN", value: "clear" }];

/** The number of revisions after one change, and the one that its reply names. */
async function madeBy(emulator: Emulator) {
  const { id } = emulator.docker;
  const before = emulator.store.revisions(id).length;
  const reply = await ask(docker(emulator), "PATCH", { body: running("agent:2") });
  const named = z.object({ latest_revision_id: z.string() }).parse(reply.json).latest_revision_id;
  const revisions = emulator.store.revisions(id);
  return [revisions.length - before, revisions.findIndex((one) => one.id === named)];
}

/** The images of the deployment, or of its list, in two reads after a change. */
const twoReads = (path: string) => async (emulator: Emulator) => {
  emulator.clock.pass(60 * SECOND);
  emulator.store.addRevision(emulator.docker.id, running("agent:2"));
  const at = `${docker(emulator)}${path}`;
  return later(emulator, 0, async () => (await ask(at)).text.includes("agent:2"));
};

/** How these fields of a spec are shown. */
const specOf = (resource_spec: object, fields: string[]) => async (emulator: Emulator) => {
  emulator.store.addRevision(emulator.docker.id, { source_config: { resource_spec } });
  const { source_config } = Deployment.parse((await ask(docker(emulator))).json);
  return fields.map((field) => source_config.resource_spec?.[field]);
};

async function oldRevisions(emulator: Emulator) {
  const old = emulator.store.revisions(emulator.docker.id)[0]?.id;
  for (let made = 0; made < 8; made++) {
    emulator.store.addRevision(emulator.docker.id, {
      ...running(`agent:${made}`),
      script: [{ status: "DEPLOYED", after_ms: 0 }],
    });
  }
  return (await ask(`${docker(emulator)}/revisions/${old}`)).status;
}

async function pageOf(emulator: Emulator, limit: number) {
  await oldRevisions(emulator);
  return list(emulator, `limit=${limit}`);
}

const UNBUILT = ["main", "main", "main", "main"];
const NONE = ["null", "null", "null", "null"];
const BUILT = ["built.example/agent:SHA", "built.example/agent:SHA"];
const LIMITS = ["cpu_limit", "queue_cpu_limit", "memory_limit_mb"];
const PATHS = ["graph_config_path", "langgraph_config_path"];

/** The status of a change with a newer field, and both fields after it. */
async function newerField(emulator: Emulator) {
  const body = { source_config: { resource_spec: { cpu: 3, gpu: 1 } } };
  const { status } = await ask(docker(emulator), "PATCH", { body });
  const spec = emulator.store.deployment(emulator.docker.id).source_config.resource_spec;
  return [status, spec?.cpu, spec?.gpu];
}

const statusOf = async (emulator: Emulator) => (await read(docker(emulator))).status;

async function reservedSecret(emulator: Emulator) {
  const body = { secrets: [{ name: "PATH", value: "/" }] };
  return (await ask(docker(emulator), "PATCH", { body })).status;
}

const DOCKER = {
  name: "My.Agent_2",
  source: "external_docker",
  source_config: {},
  source_revision_config: { image_uri: "agent:1" },
  secrets: [],
};
const GITHUB = {
  ...DOCKER,
  source: "github",
  source_config: { integration_id: INTEGRATION_ID, repo_url: "https://git.example/team/agent" },
  source_revision_config: { repo_ref: "main", graph_config_path: "graph.json" },
};
const Status = z.object({ id: z.string(), status: z.string() });
const Statuses = z.union([z.array(Status), Status.transform((one) => [one])]);

/** The replies about an export of a day and a schedule, from their creation to their end. */
async function exportReplies(emulator: Emulator) {
  await using store = await startScriptedStore({});
  const [workspace] = emulator.store.traces.workspaces;
  const headers = { "x-api-key": "demo-key", "x-tenant-id": workspace?.id ?? "" };
  const url = `${emulator.url}/api/v1/bulk-exports`;
  const sent = async (method: "GET" | "POST" | "PATCH", path: string, body?: object) =>
    (await ask(url + path, method, { headers, body })).json;
  const idOf = (json: unknown) => z.object({ id: z.string() }).parse(json).id;
  const destination = await sent("POST", "/destinations", {
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
  const made = await sent("POST", "", { ...start, end_time: "2030-01-01T00:00:00Z" });
  const schedule = await sent("POST", "", { ...start, interval_hours: 168 });
  const replies = [made, schedule];
  emulator.clock.pass(SECOND);
  replies.push(await sent("GET", `/${idOf(made)}`));
  emulator.clock.pass(60 * SECOND);
  replies.push(await sent("GET", `/${idOf(made)}/runs`));
  await sent("PATCH", `/${idOf(schedule)}`, { status: "Cancelled" });
  replies.push(await sent("GET", ""));
  return replies.flatMap((json) => Statuses.parse(json));
}
const exportStatuses = async (emulator: Emulator) =>
  (await exportReplies(emulator)).map(({ status }) => status).join(" ");

const Problems = z.object({ detail: z.array(z.object({ loc: z.array(z.string()) })) });

/** The status of a creation, and the first member that is refused. */
async function created(emulator: Emulator, body: object = GITHUB) {
  const { status, json } = await ask(`${emulator.url}/v2/deployments`, "POST", { body });
  return [status, Problems.safeParse(json).data?.detail[0]?.loc];
}

/** How a change that requests more than is available is shown. */
async function settings(emulator: Emulator) {
  const source_config = { custom_url: "https://new.example", resource_spec: { cpu: 4 } };
  const secrets = [{ name: "NEW", value: "any" }];
  await ask(docker(emulator), "PATCH", { body: { source_config, secrets } });
  const { source_config: shown, secrets: now } = Deployment.parse(
    (await ask(docker(emulator))).json,
  );
  return [shown.custom_url, shown.resource_spec?.cpu, now.map(({ name }) => name)];
}
const TAKEN = ["https://new.example", 4, ["NEW"]];

/** Whether the new image serves right after its deployment, and a minute later. */
async function serving(emulator: Emulator) {
  const made = emulator.store.addRevision(emulator.docker.id, running("agent:2")).id;
  emulator.clock.pass(12 * SECOND);
  return later(emulator, 60 * SECOND, async () => {
    const { active_revision_id } = Deployment.parse((await ask(docker(emulator))).json);
    return active_revision_id === made;
  });
}

/** For each habit: an observation, its result without the habit, and with it. */
const DIFFERENCES: Record<HabitName, Difference> = {
  "clamped-fields": [settings, TAKEN, ["https://new.example", 2, ["NEW"]]],
  "ignored-members": [settings, TAKEN, [null, 4, []]],
  "half-new-answer": [madeBy, [1, 0], [2, 0]],
  "other-image": [deployed(image), ["agent:2", "agent:2"], ["agent:other", "agent:other"]],
  "older-made-active": [serving, [true, true], [true, false]],
  "newer-fields": [newerField, [422, 1, undefined], [200, 3, 1]],
  "dropped-fields": [newerField, [422, 1, undefined], [200, 3, undefined]],
  "same-change-before": [madeBy, [1, 0], [2, 0]],
  "same-change-after": [madeBy, [1, 0], [2, 1]],
  "stale-patch-replies": [
    async (emulator) => image(await change(emulator, "agent:2")),
    "agent:2",
    "registry.example/agent:1",
  ],
  "stale-deployments": [twoReads(""), [true, true], [true, false]],
  "stale-lists": [twoReads("/revisions"), [true, true], [true, false]],
  "stale-revisions": [
    deployed(({ status }) => status),
    ["DEPLOYED", "DEPLOYED"],
    ["DEPLOYED", "QUEUED"],
  ],
  "late-revisions": [
    async (emulator) => {
      const { id } = emulator.store.addRevision(emulator.docker.id);
      const url = `${docker(emulator)}/revisions/${id}`;
      return later(emulator, 5 * SECOND, async () => (await ask(url)).status);
    },
    [200, 200],
    [404, 200],
  ],
  retention: [
    async (emulator) => [await oldRevisions(emulator), (await list(emulator)).length],
    [200, 9],
    [404, 3],
  ],
  "short-lists": [async (emulator) => (await pageOf(emulator, 7)).length, 7, 5],
  "unordered-lists": [
    async (emulator) => {
      const ids = (await pageOf(emulator, 9)).map(({ id }) => id);
      return ids.join() === ids.toSorted().join();
    },
    false,
    true,
  ],
  "cached-lists": [
    async (emulator) => {
      const before = (await list(emulator)).length;
      emulator.store.addRevision(emulator.docker.id);
      const count = async () => (await list(emulator)).length;
      return [before, ...(await later(emulator, 300 * SECOND, count))];
    },
    [1, 2, 2],
    [1, 1, 2],
  ],
  "moving-times": [
    async (emulator) => {
      const text = async () => (await ask(`${docker(emulator)}/revisions`)).text;
      return new Set(await later(emulator, 60 * SECOND, text)).size;
    },
    1,
    2,
  ],
  commits: [buildOf("repo_ref"), UNBUILT, ["SHA", "SHA", "SHA", "SHA"]],
  "commits-once-built": [buildOf("repo_ref"), UNBUILT, ["main", "main", "SHA", "SHA"]],
  "built-images": [buildOf("image_uri"), NONE, ["null", "null", ...BUILT]],
  "full-image-names": [imageOf("team/agent:1"), "team/agent:1", "docker.io/team/agent:1"],
  "image-digests": [imageOf("agent:1"), "agent:1", digestOf("agent:1")],
  "digests-for-tags": [
    imageOf("localhost:5000/agent:1"),
    "localhost:5000/agent:1",
    digestOf("localhost:5000/agent"),
  ],
  "plain-paths": [
    async (emulator) => {
      const source_revision_config = { graph_config_path: "./agent/graph.json" };
      emulator.store.addRevision(emulator.github.id, { source_revision_config });
      const { source_revision_config: runs } = await read(emulator.at(emulator.github));
      return runs.graph_config_path;
    },
    "./agent/graph.json",
    "agent/graph.json",
  ],
  "derived-fields": [
    specOf({ cpu: 2, queue_cpu: 3, memory_limit_mb: 512, memory_mb: 400 }, LIMITS),
    [null, null, 512],
    [4, 6, 512],
  ],
  "empty-fields": [
    specOf({ cpu: 2, labels: { team: "a" } }, ["labels", "annotations", "sidecars"]),
    [{ team: "a" }, null, null],
    [{ team: "a" }, {}, []],
  ],
  "redacted-secrets": [secretsOf, CLEAR, [{ name: "TOKEN", value: "**********" }]],
  "secrets-without-values": [secretsOf, CLEAR, [{ name: "TOKEN", value: null }]],
  "null-secrets": [secretsOf, CLEAR, null],
  "empty-secrets": [secretsOf, CLEAR, []],
  "reserved-secrets": [reservedSecret, 200, 400],
  "plain-names": [
    (emulator) => created(emulator, DOCKER),
    [201, undefined],
    [422, ["body", "name"]],
  ],
  "awaiting-database": [statusOf, "READY", "AWAITING_DATABASE"],
  unused: [statusOf, "READY", "UNUSED"],
  unknown: [statusOf, "READY", "UNKNOWN"],
  "final-deletes": [
    async (emulator) => {
      await ask(docker(emulator), "DELETE");
      return statusOf(emulator);
    },
    "AWAITING_DELETE",
    "AWAITING_FINAL_DELETE",
  ],
  "merged-secrets": [
    async (emulator) => {
      for (const name of ["ONE", "OTHER"])
        await ask(docker(emulator), "PATCH", { body: { secrets: [{ name, value: "value" }] } });
      return JSON.stringify((await read(docker(emulator))).secrets).match(/"name"/g)?.length;
    },
    1,
    2,
  ],
  "langgraph-config-path": [
    async (emulator) => {
      const url = emulator.at(emulator.github);
      const shown = Object.keys((await read(url)).source_revision_config);
      const taken: number[] = [];
      for (const path of PATHS) {
        const source_revision_config = { [path]: "a.json" };
        taken.push((await ask(url, "PATCH", { body: { source_revision_config } })).status);
      }
      return [PATHS.filter((one) => shown.includes(one)), taken, await created(emulator)];
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
      const { id } = await read(docker(emulator));
      const [revision] = await list(emulator);
      return [id, revision?.id].map((one) => one === one?.toUpperCase());
    },
    [false, false],
    [true, false],
  ],
  "text-ids": [
    async (emulator) => (await exportReplies(emulator)).every(({ id }) => /^bexp_\w+$/.test(id)),
    false,
    true,
  ],
  "titled-statuses": [
    exportStatuses,
    "CREATED CREATED RUNNING COMPLETED CANCELLED COMPLETED",
    "Created IntervalScheduled Running Completed Cancelled Completed",
  ],
};

describe("a habit of the service", () => {
  it.each(HABIT_OPTIONS)("changes what clients observe: $name", async ({ name }) => {
    const [shown, without, withHabit] = DIFFERENCES[name];
    await using usual = await withDeployments({ seed: "habits" });
    expect(await shown(usual)).toEqual(without);
    await using other = await withDeployments({ seed: "habits", habits: [name] });
    expect(await shown(other)).toEqual(withHabit);
  });

  it("is shown on top of others", async () => {
    await using emulator = await withDeployments({
      habits: ["null-secrets", "stale-patch-replies", "full-image-names"],
    });
    await change(emulator, "agent:2");
    const shown = await change(emulator, "agent:3");
    expect([image(shown), shown.secrets]).toEqual(["docker.io/library/agent:2", null]);
  });

  it("leaves refusals as they are", async () => {
    await using emulator = await withDeployments({ habits: HABIT_OPTIONS.map(({ name }) => name) });
    const unknown = `${emulator.url}/v2/deployments/99999999-9999-4999-8999-999999999999`;
    const replies = [
      await ask(unknown),
      await ask(unknown, "PATCH", { body: running("a:1") }),
      await ask(docker(emulator), "PATCH", { body: "{" }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 422]);
  });
});
