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
import { OLDER, OTHER, PLATFORM } from "./documents.ts";

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
  const broken = features.filter(({ works }) => !works).map(({ what }) => what);
  return { differences, broken, fits: services.map(({ fits }) => fits), table: tableOf(services) };
}

describe("a description", () => {
  it("fits where it is the emulator's own", async () => {
    await using emulator = await withDeployments();
    const { differences, broken, fits } = await comparison(`${emulator.url}/openapi.json`);
    expect([differences, broken, fits]).toEqual([[], [], [true, true]]);
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

  it("that takes neither an image nor a ref does not fit", async () => {
    const { Runs, ...schemas } = OLDER.components.schemas;
    const runs = { ...Runs, properties: { image: { type: "string" } } };
    const components = { schemas: { ...schemas, Runs: runs } };
    const { fits, differences } = await comparison(await fileOf({ ...OLDER, components }));
    expect(fits).toEqual([false]);
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

  const withPaths = (paths: unknown) => ({ openapi: "3.1.0", info: {}, paths });
  /** Each line is a list of ten times the one before. */
  const laughs = Array.from({ length: 9 }, (_, at) =>
    at === 0 ? "a0: &a0 [x]" : `a${at}: &a${at} [${`*a${at - 1},`.repeat(10)}]`,
  );
  it.each([
    ["no data", "{ openapi: 3.1.0", /is neither JSON nor YAML: /],
    ["another kind of description", { swagger: "2.0", paths: {} }, /is no OpenAPI 3 document/],
    ["a page", "<!doctype html><html></html>", /is no OpenAPI 3 document/],
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
      stdout: expect.stringMatching(/^control plane\n {2}works +a deploy, by deployment_id\n/),
    });
    const json = await run("--json", await fileOf(OTHER));
    expect(json.code).toBe(1);
    expect(JSON.parse(json.stdout)).toMatchObject([{ service: "control plane", fits: false }]);
    expect(await run(join(folder, "absent.json"))).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^\S+ cannot be read: ENOENT.*\n$/),
    });
    const nothing = { openapi: "3.1.0", info: {}, paths: {} };
    expect((await run(await fileOf(nothing))).stderr).toContain(
      "describes neither a control plane",
    );
    expect(await run()).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Usage: /) });
  });

  it("says what answers at an address in the place of a description", async () => {
    const server = createServer((_, response) => response.writeHead(401).end("{}"));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/openapi.json`;
    const { code, stderr } = await run(url);
    server.close();
    expect([code, stderr]).toEqual([2, `${url} cannot be read: it answers with status 401\n`]);
  });
});
