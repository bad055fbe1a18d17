import { describe, expect, it } from "vitest";
import * as z from "zod";
import type { ScriptWord } from "../../../emulator/deployments/life-cycle.ts";
import { readLogs } from "../../../src/service/contract/deployments.ts";
import { ask, withDeployments } from "../../harness/ask.ts";

const creation = (name: string) => ({
  name,
  source: "external_docker",
  source_config: {},
  source_revision_config: { image_uri: "registry.example/new:1" },
  secrets: [],
});

describe("what nearly every service has", () => {
  it("is a filter of deployments by their whole name", async () => {
    await using emulator = await withDeployments();
    const countOf = async (path: string) =>
      z.object({ resources: z.array(z.unknown()) }).parse((await ask(emulator.url + path)).json)
        .resources.length;
    expect(await countOf("/v2/deployments?name=image")).toBe(1);
    expect(await countOf("/v2/deployments?name=imag")).toBe(0);
  });

  it.each([
    { revision_source: "another client", source_revision_config: { image_uri: "agent:2" } },
    { source_revision_config: { image_uri: "agent:2", revision_source: "another client" } },
  ])("takes a request of another client: %j", async (body) => {
    await using emulator = await withDeployments();
    expect((await ask(emulator.at(emulator.docker), "PATCH", { body })).status).toBe(200);
    const { source_revision_config } = emulator.store.deployment(emulator.docker.id);
    expect(source_revision_config.image_uri).toBe("agent:2");
  });

  it("describes what is listed for a creation", async () => {
    await using emulator = await withDeployments();
    const { json: listeners } = await ask(`${emulator.url}/v2/listeners`);
    expect(listeners).toMatchObject({
      resources: [{ compute_config: { k8s_namespaces: ["agents", "default"] } }],
    });
    const { json: integrations } = await ask(`${emulator.url}/v1/integrations/github/install`);
    expect(integrations).toMatchObject([{ installation_id: 4711 }]);
  });
});

describe("GET /v2/deployments", () => {
  const listing = async () => {
    const emulator = await withDeployments();
    for (const name of ["agent-pr-4", "agent-pr-42", "agent-pr-5"]) {
      emulator.clock.pass(1_000);
      emulator.store.addDeployment({ name, source: "external_docker" });
    }
    const page = async (query: string) =>
      (await ask(`${emulator.url}/v2/deployments${query}`)).json as {
        resources: { id: string; name: string }[];
        offset: number;
      };
    const names = async (query: string) => (await page(query)).resources.map(({ name }) => name);
    return { ...emulator, page, names };
  };

  it("lists the newest first, in pages whose offset is the next page's", async () => {
    await using emulator = await listing();
    const first = await emulator.page("?limit=2");
    const second = await emulator.page(`?limit=2&offset=${first.offset}`);
    const third = await emulator.page(`?limit=2&offset=${second.offset}`);
    const names = [first, second, third].map(({ resources }) => resources.map(({ name }) => name));
    expect(names).toEqual([
      ["agent-pr-5", "agent-pr-42"],
      ["agent-pr-4", expect.any(String)],
      [expect.any(String)],
    ]);
    expect((await emulator.page(`?offset=${third.offset}`)).resources).toEqual([]);
  });

  it("filters by a part of the name", async () => {
    await using emulator = await listing();
    expect(await emulator.names("?name_contains=pr-4")).toEqual(["agent-pr-42", "agent-pr-4"]);
  });

  it("has the secrets, or redacted ones, as a single deployment has", async () => {
    const secrets = [{ name: "TOKEN", value: "value-of-token" }];
    for (const echoSecrets of [true, false]) {
      const habits = echoSecrets ? [] : (["redacted-secrets"] as const);
      await using emulator = await withDeployments({ habits });
      emulator.store.addDeployment({ name: "new", source: "external_docker", secrets });
      const { text } = await ask(`${emulator.url}/v2/deployments`);
      expect(text.includes("value-of-token")).toBe(echoSecrets);
    }
  });
});

describe("DELETE /v2/deployments/{deployment_id}", () => {
  it("answers 204, shows AWAITING_DELETE for a while, and then 404", async () => {
    await using emulator = await withDeployments({ deletionMs: 10_000 });
    const url = emulator.at(emulator.docker);
    expect(await ask(url, "DELETE")).toMatchObject({ status: 204, text: "" });
    emulator.clock.pass(9_999);
    expect((await ask(url)).json).toMatchObject({ status: "AWAITING_DELETE" });
    expect(await ask(url, "PATCH", { body: {} })).toMatchObject({ status: 409 });
    emulator.clock.pass(1);
    for (const method of ["GET", "DELETE"] as const)
      expect(await ask(url, method)).toMatchObject({ status: 404 });
    expect(await ask(emulator.at(emulator.github))).toMatchObject({ status: 200 });
    expect(emulator.requests.map(({ committed }) => committed).filter(Boolean)).toEqual([true]);
  });

  it("leaves the tracing project, whose name stays taken, unless it is to be deleted", async () => {
    await using emulator = await withDeployments();
    for (const project of [false, true]) {
      const { id } = emulator.store.addDeployment({ name: "again", source: "external_docker" });
      await ask(`${emulator.at({ id })}?delete_tracing_project=${project}`, "DELETE");
      const create = () =>
        ask(`${emulator.url}/v2/deployments`, "POST", { body: creation("again") });
      expect((await create()).status).toBe(409);
      emulator.clock.pass(60_000);
      const reply = await create();
      expect(reply.status).toBe(project ? 201 : 409);
      if (!project) expect(reply.text).toContain("tracing project named again");
    }
  });
});

describe("GET …/revisions/{revision_id}/logs", () => {
  async function logged(word: ScriptWord | undefined, passMs = 600_000) {
    const emulator = await withDeployments();
    const { id } = emulator.store.addRevision(emulator.github.id, {
      secrets: [{ name: "TOKEN", value: "value-of-token" }],
      ...(word && { script: word }),
    });
    emulator.clock.pass(passMs);
    const read = async (query: string) =>
      readLogs.reply.parse(
        (await ask(`${emulator.at(emulator.github)}/revisions/${id}/logs?${query}`)).json,
      );
    const messages = async (query: string) =>
      (await read(query)).logs.map(({ message }) => message);
    return { ...emulator, read, messages };
  }

  it("says why a build failed, and has no deploy log then", async () => {
    await using emulator = await logged("fail-build");
    const [last, before] = await emulator.messages("type=build&order=desc");
    expect([before, last]).toEqual([
      "agent/graph.py:7: SyntaxError: invalid syntax",
      "the build exited with code 1",
    ]);
    expect(await emulator.messages("type=deploy")).toEqual([]);
  });

  it("says why a revision could not be deployed, with the secrets of the agent", async () => {
    await using emulator = await logged("fail-deploy");
    const messages = await emulator.messages("type=deploy");
    expect(messages).toContain("environment: TOKEN=value-of-token");
    expect(messages.at(-1)).toBe("the container exited with code 1");
  });

  it("has what was written so far, and nothing after the revision was skipped", async () => {
    await using emulator = await logged(undefined, 4_050);
    const written = await emulator.messages("type=build");
    expect(written).toHaveLength(3);
    emulator.store.addRevision(emulator.github.id);
    emulator.clock.pass(600_000);
    expect(await emulator.messages("type=build")).toEqual(written);
  });

  it("gives pages by an opaque offset, in both orders, with times as text or number", async () => {
    await using emulator = await logged("fail-build");
    const first = await emulator.read("type=build");
    expect(first.logs).toHaveLength(50);
    const second = await emulator.read(`type=build&offset=${first.next_offset}`);
    expect(second.next_offset).toBe(null);
    const all = [...first.logs, ...second.logs];
    const backwards = await emulator.read("type=build&order=desc&limit=1000");
    expect(backwards.logs.toReversed()).toEqual(all);
    expect(all[0]?.timestamp).toBe("2030-01-01T00:00:04.000Z");
    await using deployed = await logged(undefined);
    const [line] = (await deployed.read("type=deploy")).logs;
    expect(line?.timestamp).toBe(Date.parse("2030-01-01T00:00:08.000Z"));
  });

  it.each(["", "type=other", "type=build&limit=1001"])("refuses the query %j", async (query) => {
    await using emulator = await withDeployments();
    const { docker } = emulator;
    const url = `${emulator.at(docker)}/revisions/${docker.latest_revision_id}/logs?${query}`;
    expect(await ask(url)).toMatchObject({ status: 422 });
  });
});

describe("a service without these operations", () => {
  it("answers 405 where the path has another operation, else 404", async () => {
    await using emulator = await withDeployments({
      without: ["list", "delete", "logs"],
    });
    const { docker } = emulator;
    const revision = `${emulator.at(docker)}/revisions/${docker.latest_revision_id}`;
    const replies = [
      await ask(`${emulator.url}/v2/deployments`),
      await ask(emulator.at(docker), "DELETE"),
      await ask(`${revision}/logs?type=build`),
    ];
    expect(replies.map(({ status }) => status)).toEqual([405, 405, 404]);
    expect(await ask(emulator.at(docker))).toMatchObject({ json: { status: "READY" } });
    expect(emulator.store.revisions(docker.id)).toHaveLength(1);
  });

  it("lacks only what is named", async () => {
    await using emulator = await withDeployments({ without: ["list"] });
    expect(await ask(emulator.at(emulator.docker), "DELETE")).toMatchObject({ status: 204 });
  });
});
