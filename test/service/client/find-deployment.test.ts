import { createServer } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { findDeployment } from "../../../src/service/client/find-deployment.ts";
import { listen } from "../../harness/listen.ts";
import { contextAt } from "../../harness/step-context.ts";

const entry = (name: string, index: number) => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
  ...{ source: "github", name, status: "READY" },
});
type Respond = (offset: number, limit: number) => object;

/** The result of `findDeployment` in a list of these pages, and the number of its requests. */
async function findIn(respond: Respond, name = "agent") {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    const { searchParams } = new URL(request.url ?? "", "http://127.0.0.1");
    const [offset, limit] = ["offset", "limit"].map((key) => Number(searchParams.get(key)));
    response.end(JSON.stringify(respond(offset ?? 0, limit ?? 0)));
  });
  onTestFinished(() => void server.close());
  const { ctx } = contextAt(await listen(server));
  return { ...(await findDeployment(ctx, name)), requests };
}

describe("findDeployment", () => {
  const names = Array.from({ length: 250 }, (_, index) => `agent-${index}`);
  const all = [...names, "agent"].map(entry);
  const from = (start: number, limit: number) => all.slice(start, start + limit);

  it("finds the one deployment of exactly this name, without its secrets", async () => {
    const resources = ["agent-2", "agent", "Agent", "agent ", "my-agent"].map((name, index) => {
      return { ...entry(name, index), secrets: [{ name: "KEY", value: "canary" }] };
    });
    const result = { kind: "one", deployment: entry("agent", 1) };
    expect(await findIn(() => ({ resources }))).toEqual({ ...result, requests: 2 });
  });

  it.each<[string, Respond]>([
    ["names the next page", (at, n) => ({ resources: from(at, n), offset: at + n })],
    ["repeats the offset", (at, n) => ({ resources: from(at, n), offset: at })],
    ["has the total as its offset", (at, n) => ({ resources: from(at, n), offset: all.length })],
    ["has no offset", (at, n) => ({ resources: from(at, n) })],
    ["counts pages", (at, n) => ({ resources: from(at * n, n), offset: at + 1 })],
    ["has smaller pages", (at) => ({ resources: from(at, 7), offset: at + 7 })],
  ])("reads to its end a list that %s", async (_, respond) => {
    expect(await findIn(respond)).toMatchObject({ kind: "one", deployment: { name: "agent" } });
  });

  it("reports no name as missing if some entries cannot be read", async () => {
    const others = [null, { ...entry("other", 1), status: 7 }, { name: "agent" }];
    const resources = [...others, entry("agent", 2)];
    expect(await findIn(() => ({ resources }))).toMatchObject({ kind: "one" });
    await expect(findIn(() => ({ resources: others }))).rejects.toThrow(
      "GET /v2/deployments: no entry that can be read has this name, but some entries cannot be read",
    );
  });

  it("reads four pages of a list that ignores the offset: two with the filter, two without", async () => {
    expect(await findIn(() => ({ resources: all }), "none")).toMatchObject({ requests: 4 });
  });

  it("gives up on a list that never ends", async () => {
    const endless = (at: number) => ({ resources: [entry("other", at)], offset: at + 1 });
    await expect(findIn(endless)).rejects.toThrow("the list does not end");
  });
});
