import { expect, it } from "vitest";
import { INTEGRATION_ID } from "../../../emulator/deployments/seeds.ts";
import { HABIT_OPTIONS, type HabitName } from "../../../emulator/habits/habits.ts";
import { sendRequest } from "../../harness/http-request.ts";
import { withDeployments } from "../../harness/manual-emulator.ts";
import { destinationAt, startScriptedStore } from "../../harness/object-store.ts";

const withImage = (image_uri: string) => ({ source_revision_config: { image_uri } });
const withSpec = (resource_spec: object) => ({ source_config: { resource_spec } });
const withSecret = (name: string) => ({ secrets: [{ name, value: "any" }] });

type Emulator = Awaited<ReturnType<typeof withDeployments>>;
const startService = (habits: readonly HabitName[]) => withDeployments({ seed: "habits", habits });

/** A client, with an image and a repository that were deployed a minute ago. */
function createClient({ url, clock, store }: Emulator) {
  const docker = store.addDeployment({ name: "image", source: "external_docker" });
  const github = store.addDeployment({ name: "repository", source: "github" });
  clock.advance(60_000);
  const [{ id: tenant_id = "", projects = [] } = {}] = store.traces.workspaces;
  const send = async (
    method: "GET" | "POST" | "PATCH" | "DELETE",
    path: string,
    body?: unknown,
  ) => {
    const headers = { "x-api-key": "demo-key", "x-tenant-id": tenant_id };
    const { status, json } = await sendRequest(`${url}${path}`, method, { body, headers });
    return { status, json: Object(json) };
  };
  const read = async (path: string) => (await send("GET", path)).json;
  const path = `/v2/deployments/${docker.id}`;
  return {
    ...{ store, docker, github, projects, send, read, path },
    githubPath: `/v2/deployments/${github.id}`,
    wait: (seconds: number) => clock.advance(seconds * 1_000),
    patch: (body: unknown) => send("PATCH", path, body),
    addRevision: (change?: object) => store.addRevision(docker.id, change).id,
    list: async (query = "") => (await read(`${path}/revisions?${query}`)).resources,
  };
}
type Client = ReturnType<typeof createClient>;

const imageOf = ({ source_revision_config }: ReturnType<typeof Object>) =>
  source_revision_config.image_uri;

const OBSERVATIONS: Record<string, (client: Client) => Promise<unknown>> = {
  async "settings after a change of them"({ addRevision, patch, read, path }) {
    addRevision(withSecret("OLD"));
    const { source_config } = withSpec({ cpu: 4 });
    const custom_url = "https://new.example";
    await patch({ source_config: { ...source_config, custom_url }, ...withSecret("NEW") });
    const { source_config: config, secrets } = await read(path);
    const { cpu, cpu_limit, labels, sidecars } = config.resource_spec;
    return [config.custom_url, { cpu, cpu_limit, labels, sidecars }, secrets];
  },
  async "image in the response to a change, number of new revisions, index of the revision in the response"(
    service,
  ) {
    const { json } = await service.patch(withImage("agent:2"));
    const ids = service.store.revisions(service.docker.id).map(({ id }) => id);
    return [imageOf(json), ids.length - 1, ids.indexOf(json.latest_revision_id.toLowerCase())];
  },
  async "images of deployed revisions"({ addRevision, read, path, wait }) {
    const paths = ["agent:1", "team/agent:1", "localhost:5000/agent:1"].map((image) => {
      const id = addRevision(withImage(image));
      wait(12);
      return `${path}/revisions/${id}`;
    });
    return Promise.all(paths.map(async (path) => imageOf(await read(path))));
  },
  async "status, cpu and gpu after a change with a newer field"({ patch, store, docker }) {
    const { status } = await patch(withSpec({ cpu: 3, gpu: 1 }));
    const { resource_spec } = store.deployment(docker.id).source_config;
    return [status, resource_spec?.cpu, resource_spec?.gpu];
  },
  "HTTP status of a secret PATH": async ({ patch }) => (await patch(withSecret("PATH"))).status,
  async "content of a deployment and its revision, before and after the build"(client) {
    const { read, githubPath, store, github, wait } = client;
    const source_revision_config = { graph_config_path: "./agent/graph.json" };
    const { id } = store.addRevision(github.id, { source_revision_config });
    const contents: unknown[] = [];
    for (const seconds of [5, 60]) {
      wait(seconds);
      for (const path of [githubPath, `${githubPath}/revisions/${id}`]) {
        const { repo_commit_sha: _, ...content } = (await read(path)).source_revision_config ?? {};
        contents.push(...Object.values(content).filter((value) => value !== null));
      }
    }
    return contents;
  },
  async "changes of graph_config_path and langgraph_config_path, a creation"({ send, githubPath }) {
    const path = (name: string) => ({ source_revision_config: { [name]: "graph.json" } });
    const creation = {
      ...{ name: "My.Agent_2", source: "github", secrets: [] },
      source_config: { integration_id: INTEGRATION_ID, repo_url: "https://git.example/agent" },
      source_revision_config: { repo_ref: "main", graph_config_path: "graph.json" },
    };
    const { status, json } = await send("POST", "/v2/deployments", creation);
    return [
      (await send("PATCH", githubPath, path("graph_config_path"))).status,
      (await send("PATCH", githubPath, path("langgraph_config_path"))).status,
      [status, json.detail?.[0].loc.join(".")],
    ];
  },
  async "names of the members of the content"({ read, githubPath }) {
    return Object.keys((await read(githubPath)).source_revision_config);
  },
  async "status before and after a deletion"({ read, path, send }) {
    const { status } = await read(path);
    await send("DELETE", path);
    return [status, (await read(path)).status];
  },
  async "revision at 0 s, and twice after 12 s"({ addRevision, send, path, wait }) {
    const revisionPath = `${path}/revisions/${addRevision()}`;
    const reads = [await send("GET", revisionPath)];
    wait(12);
    for (let count = 0; count < 2; count += 1) reads.push(await send("GET", revisionPath));
    return reads.map(({ status, json }) => json.status ?? status);
  },
  async "difference of updated_at in two reads of a revision"(client) {
    const { addRevision, read, path, wait } = client;
    const revisionPath = `${path}/revisions/${addRevision()}`;
    wait(12);
    const { updated_at } = await read(revisionPath);
    wait(60);
    return Date.parse((await read(revisionPath)).updated_at) - Date.parse(updated_at);
  },
  async "whether a new revision is latest in two reads, active after 12 s and 72 s"(client) {
    const { addRevision, read, path, wait } = client;
    const id = addRevision();
    const deployments = [await read(path), await read(path)];
    const ids = deployments.map(({ latest_revision_id }) => latest_revision_id);
    for (const seconds of [12, 60]) {
      wait(seconds);
      ids.push((await read(path)).active_revision_id);
    }
    return ids.map((one) => one.toLowerCase() === id);
  },
  async "lengths of a list before a change, twice after it, 5 min later"({
    addRevision,
    list,
    wait,
  }) {
    const lengths = [(await list()).length];
    wait(60);
    addRevision();
    lengths.push((await list()).length, (await list()).length);
    wait(300);
    return [...lengths, (await list()).length];
  },
  async "HTTP status of the oldest of 9 revisions, lengths of lists, whether a list is sorted by id"(
    client,
  ) {
    const { addRevision, send, list, path, store, docker } = client;
    const script = [{ status: "DEPLOYED", after_ms: 0 }];
    for (let count = 0; count < 8; count += 1) addRevision({ script });
    const firstId = store.revisions(docker.id).at(-1)?.id;
    const { status } = await send("GET", `${path}/revisions/${firstId}`);
    const ids: string[] = (await list("limit=9")).map(({ id }: { id: string }) => id);
    const isById = ids.join() === ids.toSorted().join();
    return [status, ids.length, (await list("limit=7")).length, isById];
  },
  async "case of ids of a deployment and a revision"({ addRevision, read, path }) {
    const ids = [await read(path), await read(`${path}/revisions/${addRevision()}`)].map(
      ({ id = "a" }) => id,
    );
    return ids.map((id) => (id === id.toUpperCase() ? "upper" : "lower"));
  },
  async "ids and statuses of an export and a schedule"({ send, read, wait, projects }) {
    await using objects = await startScriptedStore({});
    const exportsPath = "/api/v1/bulk-exports";
    const body = destinationAt(objects.endpoint_url);
    const destination = await send("POST", `${exportsPath}/destinations`, body);
    const create = async (end: object) => {
      const bulk_export_destination_id = destination.json.id;
      const start = { session_id: projects[0]?.id, start_time: "2029-12-31T00:00:00Z" };
      return (await send("POST", exportsPath, { bulk_export_destination_id, ...start, ...end }))
        .json;
    };
    const dayExport = await create({ end_time: "2030-01-01T00:00:00Z" });
    const schedule = await create({ interval_hours: 168 });
    wait(1);
    const replies = [dayExport, schedule, await read(`${exportsPath}/${dayExport.id}`)];
    await send("PATCH", `${exportsPath}/${dayExport.id}`, { status: "Cancelled" });
    replies.push(...(await read(exportsPath)));
    return [dayExport.id.slice(0, 5), ...replies.map(({ status }) => status)];
  },
};

/** What a client of a service with these habits observes, a line for each observation. */
async function observeAll(habits: readonly HabitName[]): Promise<string[]> {
  await using service = await startService(habits);
  const lines: string[] = [];
  for (const [name, observe] of Object.entries(OBSERVATIONS)) {
    const text = JSON.stringify(await observe(createClient(service)))
      .replace(/[0-9a-f]{64}/g, "DIGEST")
      .replace(/[0-9a-f]{40}/g, "SHA");
    lines.push(`${name}: ${text}`);
  }
  return lines;
}

it("each habit changes only the observations in habits.txt", { timeout: 300_000 }, async () => {
  const defaultLines = await observeAll([]);
  const rows = [...defaultLines, ""];
  for (const { name } of HABIT_OPTIONS) {
    const lines = (await observeAll([name])).filter((line) => !defaultLines.includes(line));
    expect(lines, name).not.toEqual([]);
    rows.push(...lines.map((line) => `${name}: ${line}`));
  }
  await expect(`${rows.join("\n")}\n`).toMatchFileSnapshot("habits.txt");
});

it("several habits apply together", async () => {
  await using service = await startService([
    "null-secrets",
    "stale-patch-replies",
    "full-image-names",
  ]);
  const { patch } = createClient(service);
  await patch(withImage("agent:2"));
  const { json } = await patch(withImage("agent:3"));
  expect([imageOf(json), json.secrets]).toEqual(["docker.io/library/agent:2", null]);
});

it("no habit changes refusals", async () => {
  await using service = await startService(HABIT_OPTIONS.map(({ name }) => name));
  const { send, patch } = createClient(service);
  const path = "/v2/deployments/99999999-9999-4999-8999-999999999999";
  expect(await send("GET", path)).toMatchObject({ status: 404 });
  expect(await send("PATCH", path, withImage("a:1"))).toMatchObject({ status: 404 });
  expect(await patch("{")).toMatchObject({ status: 422 });
});
