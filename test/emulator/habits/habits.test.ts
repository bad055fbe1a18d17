import { describe, expect, it } from "vitest";
import * as z from "zod";
import { INTEGRATION_ID } from "../../../emulator/deployments/seeds.ts";
import { HABIT_WORDS, type HabitWord } from "../../../emulator/habits/habits.ts";
import { Deployment } from "../../../src/service/contract/deployments.ts";
import { ask, withDeployments } from "../../harness/ask.ts";
import { storeSaying } from "../../harness/object-store.ts";

type Emulator = Awaited<ReturnType<typeof withDeployments>>;

const SECOND = 1_000;
const running = (image_uri: string) => ({ source_revision_config: { image_uri } });

const Shown = z.object({
  id: z.string(),
  status: z.string(),
  source_revision_config: z.record(z.string(), z.unknown()),
  secrets: z.unknown().optional(),
});
const List = z.object({ resources: z.array(Shown.omit({ secrets: true })) });

const docker = (emulator: Emulator) => emulator.at(emulator.docker);
const read = async (url: string) => Shown.parse((await ask(url)).json);
const list = async (emulator: Emulator, query = "") =>
  List.parse((await ask(`${docker(emulator)}/revisions?${query}`)).json).resources;
const change = async (emulator: Emulator, image: string) =>
  Shown.parse((await ask(docker(emulator), "PATCH", { body: running(image) })).json);
const images = (shown: z.infer<typeof List>["resources"]) =>
  shown.map(({ source_revision_config }) => source_revision_config.image_uri);

/** What a deployment of this image shows of it. */
const imageOf = (image_uri: string) => async (emulator: Emulator) => {
  emulator.store.addRevision(emulator.docker.id, running(image_uri));
  return (await read(docker(emulator))).source_revision_config.image_uri;
};

/** What a deployment of a repository shows, before it is built and afterwards. */
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

/** How many revisions there are after one change, and which of them is named by its answer. */
async function madeBy(emulator: Emulator) {
  const { id } = emulator.docker;
  const before = emulator.store.revisions(id).length;
  const reply = await ask(docker(emulator), "PATCH", { body: running("agent:2") });
  const named = z.object({ latest_revision_id: z.string() }).parse(reply.json).latest_revision_id;
  const revisions = emulator.store.revisions(id);
  return [revisions.length - before, revisions.findIndex((one) => one.id === named)];
}

/** The images of the deployment, or of its list, in two reads after a change. */
async function twoReads(emulator: Emulator, path: string) {
  emulator.clock.pass(60 * SECOND);
  emulator.store.addRevision(emulator.docker.id, running("agent:2"));
  const at = `${docker(emulator)}${path}`;
  const texts = [(await ask(at)).text, (await ask(at)).text];
  return texts.map((text) => text.includes("agent:2"));
}

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

const BUILT = ["main", "main", "SHA", "SHA"];
const UNBUILT = ["main", "main", "main", "main"];
const DIGEST = expect.stringMatching(/^agent:1@sha256:[0-9a-f]{64}$/);

interface Difference {
  shown: (emulator: Emulator) => Promise<unknown>;
  without: unknown;
  with: unknown;
}

/** The status of a change with a newer field, and the two fields as they are afterwards. */
async function newerField(emulator: Emulator) {
  const body = { source_config: { resource_spec: { cpu: 3, gpu: 1 } } };
  const { status } = await ask(docker(emulator), "PATCH", { body });
  const spec = emulator.store.deployment(emulator.docker.id).source_config.resource_spec;
  return [status, spec?.cpu, spec?.gpu];
}

const statusOf = async (emulator: Emulator) => (await read(docker(emulator))).status;

const changedTo = async (emulator: Emulator, body: object) =>
  (await ask(docker(emulator), "PATCH", { body })).status;

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
const Status = z.object({ status: z.string() });
const Statuses = z.union([z.array(Status), Status.transform((one) => [one])]);

/** The statuses of an export of a day and of a schedule, from their creation to their end. */
async function exportStatuses(emulator: Emulator) {
  await using store = await storeSaying({});
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
  return replies.map((json) => Statuses.parse(json).map(({ status }) => status));
}

const Problems = z.object({ detail: z.array(z.object({ loc: z.array(z.string()) })) });

/** The status of a creation, and the first member that is refused. */
async function created(emulator: Emulator, body: object = GITHUB) {
  const { status, json } = await ask(`${emulator.url}/v2/deployments`, "POST", { body });
  return [status, Problems.safeParse(json).data?.detail[0]?.loc];
}

/** What is shown of a change that asks for more than there is. */
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

/** The image that serves, once it was deployed, and half a minute later. */
async function serving(emulator: Emulator) {
  const made = emulator.store.addRevision(emulator.docker.id, running("agent:2")).id;
  const shown: boolean[] = [];
  for (const ms of [12 * SECOND, 60 * SECOND]) {
    emulator.clock.pass(ms);
    const { active_revision_id } = Deployment.parse((await ask(docker(emulator))).json);
    shown.push(active_revision_id === made);
  }
  return shown;
}

const DIFFERENCES: Record<HabitWord, Difference> = {
  "clamped-fields": { shown: settings, without: TAKEN, with: ["https://new.example", 2, ["NEW"]] },
  "ignored-members": { shown: settings, without: TAKEN, with: [null, 4, []] },
  "half-new-answer": { shown: madeBy, without: [1, 0], with: [2, 0] },
  "other-image": {
    shown: async (emulator) => {
      const { id } = emulator.store.addRevision(emulator.docker.id, running("agent:2"));
      emulator.clock.pass(12 * SECOND);
      const url = `${docker(emulator)}/revisions/${id}`;
      return (await read(url)).source_revision_config.image_uri;
    },
    without: "agent:2",
    with: "agent:other",
  },
  "older-made-active": { shown: serving, without: [true, true], with: [true, false] },
  "newer-fields": {
    shown: newerField,
    without: [422, 1, undefined],
    with: [200, 3, 1],
  },
  "dropped-fields": { shown: newerField, without: [422, 1, undefined], with: [200, 3, undefined] },
  "same-change-before": { shown: madeBy, without: [1, 0], with: [2, 0] },
  "same-change-after": { shown: madeBy, without: [1, 0], with: [2, 1] },
  "stale-patch-replies": {
    shown: async (emulator) => images([await change(emulator, "agent:2")]),
    without: ["agent:2"],
    with: ["registry.example/agent:1"],
  },
  "stale-deployments": {
    shown: (emulator) => twoReads(emulator, ""),
    without: [true, true],
    with: [true, false],
  },
  "stale-lists": {
    shown: (emulator) => twoReads(emulator, "/revisions"),
    without: [true, true],
    with: [true, false],
  },
  "stale-revisions": {
    shown: async (emulator) => {
      const { id } = emulator.store.addRevision(emulator.docker.id);
      emulator.clock.pass(12 * SECOND);
      const url = `${docker(emulator)}/revisions/${id}`;
      return [(await read(url)).status, (await read(url)).status];
    },
    without: ["DEPLOYED", "DEPLOYED"],
    with: ["DEPLOYED", "QUEUED"],
  },
  "late-revisions": {
    shown: async (emulator) => {
      const { id } = emulator.store.addRevision(emulator.docker.id);
      const url = `${docker(emulator)}/revisions/${id}`;
      const young = await ask(url);
      emulator.clock.pass(5 * SECOND);
      return [young.status, (await ask(url)).status];
    },
    without: [200, 200],
    with: [404, 200],
  },
  retention: {
    shown: async (emulator) => [await oldRevisions(emulator), (await list(emulator)).length],
    without: [200, 9],
    with: [404, 3],
  },
  "short-lists": {
    shown: async (emulator) => (await pageOf(emulator, 7)).length,
    without: 7,
    with: 5,
  },
  "unordered-lists": {
    shown: async (emulator) => {
      const ids = (await pageOf(emulator, 9)).map(({ id }) => id);
      return ids.join() === ids.toSorted().join();
    },
    without: false,
    with: true,
  },
  "cached-lists": {
    shown: async (emulator) => {
      const lengths = [(await list(emulator)).length];
      emulator.store.addRevision(emulator.docker.id);
      lengths.push((await list(emulator)).length);
      emulator.clock.pass(300 * SECOND);
      return [...lengths, (await list(emulator)).length];
    },
    without: [1, 2, 2],
    with: [1, 1, 2],
  },
  "moving-times": {
    shown: async (emulator) => {
      const before = (await ask(`${docker(emulator)}/revisions`)).text;
      emulator.clock.pass(60 * SECOND);
      return (await ask(`${docker(emulator)}/revisions`)).text === before;
    },
    without: true,
    with: false,
  },
  commits: {
    shown: buildOf("repo_ref"),
    without: UNBUILT,
    with: ["SHA", "SHA", "SHA", "SHA"],
  },
  "commits-once-built": { shown: buildOf("repo_ref"), without: UNBUILT, with: BUILT },
  "built-images": {
    shown: buildOf("image_uri"),
    without: ["null", "null", "null", "null"],
    with: ["null", "null", "built.example/agent:SHA", "built.example/agent:SHA"],
  },
  "full-image-names": {
    shown: imageOf("team/agent:1"),
    without: "team/agent:1",
    with: "docker.io/team/agent:1",
  },
  "image-digests": { shown: imageOf("agent:1"), without: "agent:1", with: DIGEST },
  "digests-for-tags": {
    shown: imageOf("localhost:5000/agent:1"),
    without: "localhost:5000/agent:1",
    with: expect.stringMatching(/^localhost:5000\/agent@sha256:[0-9a-f]{64}$/),
  },
  "plain-paths": {
    shown: async (emulator) => {
      const source_revision_config = { graph_config_path: "./agent/graph.json" };
      emulator.store.addRevision(emulator.github.id, { source_revision_config });
      const { source_revision_config: runs } = await read(emulator.at(emulator.github));
      return runs.graph_config_path;
    },
    without: "./agent/graph.json",
    with: "agent/graph.json",
  },
  "derived-fields": {
    shown: async (emulator) => {
      const resource_spec = { cpu: 2, queue_cpu: 3, memory_limit_mb: 512, memory_mb: 400 };
      emulator.store.addRevision(emulator.docker.id, { source_config: { resource_spec } });
      const { source_config } = Deployment.parse((await ask(docker(emulator))).json);
      const { cpu_limit, queue_cpu_limit, memory_limit_mb } = source_config.resource_spec ?? {};
      return [cpu_limit, queue_cpu_limit, memory_limit_mb];
    },
    without: [null, null, 512],
    with: [4, 6, 512],
  },
  "empty-fields": {
    shown: async (emulator) => {
      const resource_spec = { cpu: 2, labels: { team: "a" } };
      emulator.store.addRevision(emulator.docker.id, { source_config: { resource_spec } });
      const { source_config } = Deployment.parse((await ask(docker(emulator))).json);
      const { labels, annotations, sidecars } = source_config.resource_spec ?? {};
      return [labels, annotations, sidecars];
    },
    without: [{ team: "a" }, null, null],
    with: [{ team: "a" }, {}, []],
  },
  "redacted-secrets": {
    shown: secretsOf,
    without: CLEAR,
    with: [{ name: "TOKEN", value: expect.stringMatching(/^\*+$/) }],
  },
  "secrets-without-values": {
    shown: secretsOf,
    without: CLEAR,
    with: [{ name: "TOKEN", value: null }],
  },
  "null-secrets": { shown: secretsOf, without: CLEAR, with: null },
  "empty-secrets": { shown: secretsOf, without: CLEAR, with: [] },
  "reserved-secrets": {
    shown: (emulator) => changedTo(emulator, { secrets: [{ name: "PATH", value: "/" }] }),
    without: 200,
    with: 400,
  },
  "plain-names": {
    shown: (emulator) => created(emulator, DOCKER),
    without: [201, undefined],
    with: [422, ["body", "name"]],
  },
  "awaiting-database": { shown: statusOf, without: "READY", with: "AWAITING_DATABASE" },
  unused: { shown: statusOf, without: "READY", with: "UNUSED" },
  unknown: { shown: statusOf, without: "READY", with: "UNKNOWN" },
  "final-deletes": {
    shown: async (emulator) => {
      await ask(docker(emulator), "DELETE");
      return statusOf(emulator);
    },
    without: "AWAITING_DELETE",
    with: "AWAITING_FINAL_DELETE",
  },
  "langgraph-config-path": {
    shown: async (emulator) => {
      const paths = ["graph_config_path", "langgraph_config_path"];
      const url = emulator.at(emulator.github);
      const shown = Object.keys((await read(url)).source_revision_config);
      const taken: number[] = [];
      for (const path of paths) {
        const source_revision_config = { [path]: "a.json" };
        taken.push((await ask(url, "PATCH", { body: { source_revision_config } })).status);
      }
      const { graph_config_path: path } = GITHUB.source_revision_config;
      return [paths.filter((one) => shown.includes(one)), taken, path && (await created(emulator))];
    },
    without: [["graph_config_path"], [200, 422], [201, undefined]],
    with: [
      ["langgraph_config_path"],
      [422, 200],
      [422, ["body", "source_revision_config", "langgraph_config_path"]],
    ],
  },
  "capital-ids": {
    shown: async (emulator) => {
      const { id } = await read(docker(emulator));
      const [revision] = await list(emulator);
      return [id, revision?.id].map((one) => one === one?.toUpperCase());
    },
    without: [false, false],
    with: [true, false],
  },
  "titled-statuses": {
    shown: exportStatuses,
    without: [["CREATED"], ["CREATED"], ["RUNNING"], ["COMPLETED"], ["CANCELLED", "COMPLETED"]],
    with: [
      ["Created"],
      ["IntervalScheduled"],
      ["Running"],
      ["Completed"],
      ["Cancelled", "Completed"],
    ],
  },
};

describe("a habit of the service", () => {
  it.each(HABIT_WORDS)("can be switched: $word", async ({ word }) => {
    const difference = DIFFERENCES[word];
    await using usual = await withDeployments({ seed: "habits" });
    expect(await difference.shown(usual)).toEqual(difference.without);
    await using other = await withDeployments({ seed: "habits", habits: [word] });
    expect(await difference.shown(other)).toEqual(difference.with);
  });

  it("is shown on top of others", async () => {
    await using emulator = await withDeployments({
      habits: ["null-secrets", "stale-patch-replies", "full-image-names"],
    });
    await change(emulator, "agent:2");
    const { source_revision_config, secrets } = await change(emulator, "agent:3");
    expect([source_revision_config.image_uri, secrets]).toEqual([
      "docker.io/library/agent:2",
      null,
    ]);
  });

  it("leaves refusals as they are", async () => {
    await using emulator = await withDeployments({
      habits: HABIT_WORDS.map(({ word }) => word),
    });
    const unknown = `${emulator.url}/v2/deployments/99999999-9999-4999-8999-999999999999`;
    for (const [url, method, status] of [
      [unknown, "GET", 404],
      [unknown, "PATCH", 404],
      [docker(emulator), "PATCH", 422],
    ] as const) {
      const body = method === "GET" ? {} : { body: status === 422 ? "{" : running("a:1") };
      expect((await ask(url, method, body)).status).toBe(status);
    }
  });
});
