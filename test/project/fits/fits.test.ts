import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeEach, describe, expect, it } from "vitest";
import { readDescription } from "../../../scripts/fits/document.ts";
import { fitsOf, tableOf } from "../../../scripts/fits/report.ts";
import { withDeployments } from "../../harness/ask.ts";
import { described, ENDLESS, OLDER, OTHER, PLATFORM } from "./documents.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fits-"));
});

async function fileOf(document: unknown): Promise<string> {
  const path = join(folder, "openapi.json");
  await writeFile(path, typeof document === "string" ? document : JSON.stringify(document));
  return path;
}

/** What is said of each operation, in the order of the table, and what works. */
async function comparison(source: string) {
  const services = fitsOf(await readDescription(source));
  const differences = services.flatMap(({ operations }) =>
    operations.flatMap((fit) =>
      fit.differences.map(
        ({ member, message }) => `${fit.operation.split(" ")[0]} ${member} ${message}`,
      ),
    ),
  );
  const features = services.flatMap(({ features: all }) => all);
  const bases = services.map(({ base_url }) => base_url);
  const broken = features.filter(({ works }) => !works).map(({ what }) => what);
  const fits = services.map((service) => service.fits);
  return { differences, broken, bases, fits, table: tableOf(services) };
}

describe("a description", () => {
  it("fits where it is the emulator's own", async () => {
    await using emulator = await withDeployments();
    const { differences, broken, fits, bases } = await comparison(`${emulator.url}/openapi.json`);
    expect([differences, broken, fits]).toEqual([[], [], [true, true]]);
    expect(bases).toEqual([emulator.url, emulator.url]);
  });

  it.each(Object.entries(ENDLESS))("is compared to the end, with %s", async (_, schemas) => {
    const { fits, table } = await comparison(await fileOf(described(schemas)));
    expect(fits).toEqual([false]);
    expect(table).toContain("GET /v2/deployments/{deployment_id}");
  });

  it("of just the contract lacks what goes beyond it, and can be deployed to", async () => {
    await using emulator = await withDeployments({ contractOnly: true });
    const { differences, broken, fits } = await comparison(`${emulator.url}/openapi.json`);
    expect([differences, fits]).toEqual([[], [true, true]]);
    expect(broken).toEqual([
      "deployment_name, image_from by name, if_exists: update",
      "telling revisions apart after a lost answer",
      "failure_log",
      "delete/",
    ]);
  });

  it("in OpenAPI 3.0, below a prefix, with another spelling, can be deployed to", async () => {
    const { differences, broken, fits, table } = await comparison(await fileOf(OLDER));
    expect(fits).toEqual([true]);
    expect(broken).toContain("delete/");
    expect(broken).not.toContain("create/");
    const spelt = "is called langgraph_config_path, and sent so";
    expect(differences).toEqual([
      "PATCH source_config.listener_id is not taken",
      "PATCH source_config.listener_config is not taken",
      `PATCH source_revision_config.graph_config_path ${spelt}`,
      "POST source does not take external_docker, only github",
      "POST source_config.listener_id is not taken",
      "POST source_config.listener_config is not taken",
      `POST source_revision_config.graph_config_path ${spelt}`,
    ]);
    expect(table).toContain("\n  fits, but for    PATCH /v2/deployments/{deployment_id}\n");
    expect(table).toContain("\n  not there        DELETE /v2/deployments/{deployment_id}");
  });

  it("that lacks what a deploy reads or is asked for does not fit", async () => {
    const { differences, fits } = await comparison(await fileOf(OTHER));
    expect(fits).toEqual([false]);
    const missing =
      "latest_revision_id is not in the answer; perhaps it is called latest_revision there";
    expect(differences).toEqual([
      `GET ${missing}`,
      "PATCH approval is required there, and never sent",
      ...Array(4).fill(expect.stringMatching(/^PATCH source_config\.\w+ is not taken$/)),
      "PATCH source_config.custom_url has to be integer",
      ...Array(5).fill(expect.stringMatching(/^PATCH source_config\.\w+ is not taken$/)),
      ...Array(2).fill(expect.stringMatching(/^PATCH source_revision_config\.\w+ is not taken/)),
      "PATCH source_revision_config.image_uri is not taken; perhaps it is called image there",
      "PATCH secrets is not taken",
      `PATCH ${missing}`,
      "GET status is not in the answer; perhaps it is called state there",
      "GET the answer is array, not object",
    ]);
  });

  it.each([
    [{ repo_ref: undefined }, ["repo_ref: deploys a branch or a tag"]],
    [{ image_uri: undefined, image: { type: "string" } }, ["image_uri: deploys an image"]],
  ])("that does not take an image, or a ref, does not fit: %j", async (change, lost) => {
    const { Runs, ...schemas } = OLDER.components.schemas;
    const runs = { ...Runs, properties: { ...Runs.properties, ...change } };
    const components = { schemas: { ...schemas, Runs: runs } };
    const { fits, broken } = await comparison(await fileOf({ ...OLDER, components }));
    expect(fits).toEqual([false]);
    expect(broken.slice(0, lost.length + 1)).toEqual([...lost, expect.stringContaining("by name")]);
  });

  it.each([
    ["source_config", ["resource_spec: resources"]],
    ["secrets", ["secrets"]],
    [
      "source_revision_config",
      ["image_uri: deploys an image", "repo_ref: deploys a branch or a tag"],
    ],
  ])("that does not take %s loses what is in it", async (member, lost) => {
    const path = "/api-host/v2/deployments/{id}";
    const item = OLDER.paths[path];
    const properties = { ...OLDER.components.schemas.Change.properties, [member]: undefined };
    const content = { "application/json": { schema: { type: "object", properties } } };
    const patch = { ...item.patch, requestBody: { content } };
    const document = { ...OLDER, paths: { ...OLDER.paths, [path]: { ...item, patch } } };
    const { fits, broken } = await comparison(await fileOf(document));
    expect(fits).toEqual([false]);
    expect(broken.slice(0, lost.length + 1)).toEqual([...lost, expect.stringContaining("by name")]);
  });

  it("says what a member is called there", async () => {
    const { Runs, ...schemas } = OLDER.components.schemas;
    const runs = { ...Runs, properties: { image: { type: "string" } } };
    const components = { schemas: { ...schemas, Runs: runs } };
    const { differences } = await comparison(await fileOf({ ...OLDER, components }));
    expect(differences).toContain(
      "PATCH source_revision_config.image_uri is not taken; perhaps it is called image there",
    );
  });

  it("of a platform API alone is judged by its exports", async () => {
    const { differences, broken, fits } = await comparison(await fileOf(PLATFORM));
    expect(fits).toEqual([true]);
    expect(broken).toEqual(["export/ with operation: create_destination", "usage/"]);
    expect(differences).toEqual([
      "POST filter is not taken",
      "POST format_version is not taken",
      "POST export_fields is not taken",
      "POST interval_hours has to be string",
      "GET workspace_ids is no parameter there",
    ]);
  });

  it.each([
    [
      "a server with a path",
      [{ url: "https://platform.example.com/api-host/" }],
      "",
      "https://platform.example.com/api-host",
    ],
    [
      "a server without one",
      [{ url: "https://platform.example.com" }],
      "",
      "https://platform.example.com",
    ],
    ["a relative server", [{ url: "/api-host" }], "", "/api-host"],
    ["paths with a prefix", undefined, "/prefix", "/prefix"],
    ["both", [{ url: "https://platform.example.com/x" }], "/y", "https://platform.example.com/x/y"],
    ["neither", undefined, "", undefined],
    ["a server that is none", "nothing", "", undefined],
  ])("of %s says which base_url to write", async (_, servers, prefix, base_url) => {
    const paths = Object.entries(OLDER.paths).map(([path, item]) => [
      path.replace("/api-host", prefix),
      item,
    ]);
    const document = { ...OLDER, servers, paths: Object.fromEntries(paths) };
    const { bases, table } = await comparison(await fileOf(document));
    expect(bases).toEqual([base_url]);
    const line = base_url?.startsWith("/") ? `…${base_url}` : base_url;
    expect(/^ {2}base_url {9}(.*)$/m.exec(table)?.[1]).toBe(line);
  });

  const withPaths = (paths: unknown) => ({ openapi: "3.1.0", info: {}, paths });
  /** Each line is a list of ten times the one before. */
  const laughs = Array.from({ length: 9 }, (_, at) =>
    at === 0 ? "a0: &a0 [x]" : `a${at}: &a${at} [${`*a${at - 1},`.repeat(10)}]`,
  );
  it.each([
    ["no data", "{ openapi: 3.1.0", /is neither JSON nor YAML: /],
    [
      "of the kind before",
      { swagger: "2.0", paths: {} },
      /is a Swagger 2\.0 document\. Convert it/,
    ],
    ["a page", "<!doctype html><html></html>", /is a web page or XML\. Look for .*openapi\.json/],
    ["empty", "\n", /is empty$/],
    ["some other data", { name: "x" }, /is no OpenAPI document: it has no openapi: 3…$/],
    ["without paths", { openapi: "3.1.0" }, /is no OpenAPI 3 document with paths$/],
    ["aliases that multiply", `${laughs.join("\n")}\n`, /is neither JSON nor YAML: .*alias/],
    [
      "a file of this machine",
      withPaths({ "/v2/deployments": { get: { $ref: "file:///etc/passwd" } } }),
      /cannot be resolved: .*\/etc\/passwd/,
    ],
    [
      "another host",
      withPaths({ "/v2/deployments": { get: { $ref: "http://other.invalid/x.json" } } }),
      /cannot be resolved: .*other\.invalid/,
    ],
    [
      "a reference to nothing",
      withPaths({ "/x": { $ref: "#/components/nothing" } }),
      /cannot be resolved: /,
    ],
    ["a thousand levels", `${"[".repeat(100_000)}`, /is neither JSON nor YAML: /],
  ])("that is %s ends in one sentence", async (_, document, sentence) => {
    const source = await fileOf(document);
    await expect(readDescription(source)).rejects.toThrow(sentence);
    const error: unknown = await readDescription(source).catch((thrown: unknown) => thrown);
    expect(String(error)).not.toContain("\n");
  });

  it("that goes in circles, or holds what a terminal obeys, is compared", async () => {
    const loop = {
      allOf: [{ $ref: "#/components/schemas/Loop" }],
      properties: { "a\u001b[2J": {} },
    };
    const document = {
      ...withPaths({
        "/v2/deployments/{id}": {
          patch: {
            requestBody: {
              content: {
                "application/json": {
                  schema: { $ref: "#/components/schemas/Loop", required: ["a\u001b[2J"] },
                },
              },
            },
            responses: {},
          },
        },
      }),
      components: { schemas: { Loop: { ...loop, required: ["a\u001b[2J"] } } },
    };
    const { table } = await comparison(await fileOf(document));
    expect(table).toContain("a[2J is required there");
    expect(table).not.toContain("\u001b");
  });
});

describe("npm run fits", () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ["scripts/fits.ts", ...args]).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: "" }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    );

  it("exits with 0 if a deploy works, 1 if it cannot, 2 if nothing can be compared", async () => {
    expect(await run(await fileOf(OLDER))).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^control plane\n {2}works +image_uri: deploys an image\n/),
    });
    const json = await run("--json", await fileOf(OTHER));
    expect(json.code).toBe(1);
    expect(JSON.parse(json.stdout)).toMatchObject([{ service: "control plane", fits: false }]);
    expect(await run(join(folder, "absent.json"))).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^\S+ cannot be read: no such file\n$/),
    });
    const nothing = { openapi: "3.1.0", info: {}, paths: {} };
    expect((await run(await fileOf(nothing))).stderr).toContain(
      "describes neither a control plane",
    );
    expect(await run()).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Usage: /) });
    expect(await run("--help")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("Exit code: 0"),
    });
    expect(await run("--jsn", "x")).toMatchObject({
      code: 2,
      stderr: "Unknown option '--jsn': npm run fits -- --help lists what there is\n",
    });
  });

  it("says what answers at an address in the place of a description", async () => {
    const server = createServer((_, response) => response.writeHead(401).end("{}"));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/openapi.json`;
    const { code, stderr } = await run(url);
    server.close();
    expect([code, stderr]).toEqual([
      2,
      `${url} cannot be read: it asks for a credential (status 401). Download it with yours, and give the file\n`,
    ]);
  });
});
