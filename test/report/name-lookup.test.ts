import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../emulator/faults/plans.ts";
import { clauseOf } from "../../src/inputs/problem.ts";
import { explainLookup, findSimilarNames } from "../../src/report/name-lookup.ts";
import { findDeployment } from "../../src/service/client/find-deployment.ts";
import { listDeployments } from "../../src/service/contract/deployments/deployment.ts";
import { contextAt } from "../harness/step-context.ts";
import { type ServiceOptions, startVirtually } from "../harness/virtual-service.ts";

interface LookUp extends ServiceOptions {
  names: string[];
  fault?: FaultPlan["fault"];
}

async function lookUp(name: string, { names, fault, ...options }: LookUp) {
  await using virtual = await startVirtually(options);
  const { emulator, ctx, log } = virtual;
  const ids = names.map(
    (one) => emulator.store.addDeployment({ name: one, source: "external_docker" }).id,
  );
  if (fault) emulator.faults.add({ match: { path: "deployments", nth: 1 }, fault });
  const result = await findDeployment(ctx, name);
  const message = result.kind === "one" ? "" : clauseOf(explainLookup(result, name));
  return { result, message, log, ids };
}

const MANY = Array.from({ length: 250 }, (_, index) => `agent-${index}`);

describe("findDeployment", () => {
  it.each([
    [["agent-pr-42", "agent-pr-4", "Agent-pr-4", "agent-pr-4 "]],
    [["agent-pr-4", ...MANY.map((name) => `${name}-agent-pr-4`)]],
  ])("finds the one deployment of exactly this name", async (names) => {
    const { result, ids } = await lookUp("agent-pr-4", { names });
    const id = ids[names.indexOf("agent-pr-4")];
    const deployment = { id, name: "agent-pr-4", source: "external_docker", status: "READY" };
    // Nothing else is kept: secrets are dropped when the reply is parsed.
    expect(result).toEqual({ kind: "one", deployment });
  });

  it("returns similar names if none matches", async () => {
    const { message } = await lookUp("support_agents", { names: ["support-agent", "billing"] });
    expect(message).toBe('no deployment is named "support_agents"; close to it is "support-agent"');
    const part = await lookUp("billing", { names: ["billing-of-the-team", "support-agent"] });
    expect(part.message).toContain('close to it is "billing-of-the-team"');
    const none = await lookUp("agent", { names: ["billing"] });
    expect(none.message).toBe('no deployment is named "agent"');
  });

  it("returns at most three similar names, each on one line", async () => {
    const { result } = await lookUp("agent", { names: MANY });
    expect("names" in result && findSimilarNames("agent", result.names)).toHaveLength(3);
    const { message } = await lookUp("agent", { names: ["agent\n::error::x"] });
    expect(message).toContain('"agent\\n::error::x"');
  });

  it("shows the ids if the name is not unique", async () => {
    const { result, message, ids } = await lookUp("agent", { names: ["agent", "agent", "other"] });
    expect(result.kind).toBe("several");
    expect(message).toMatch(/^2 deployments are named "agent": they are /);
    for (const id of ids.slice(0, 2)) expect(message).toContain(id);
  });

  it.each([401, 403, 404, 405])("throws the refusal %i of a list", async (status) => {
    const fault = { kind: "status", status, body: { detail: "no" } } as const;
    const lookup = lookUp("agent", { names: ["agent"], fault });
    const operation = { resourceLabel: listDeployments.resourceLabel };
    await expect(lookup).rejects.toMatchObject({ status, detail: "no", operation });
  });

  it("retries a page", async () => {
    const fault = { kind: "reset" } as const;
    const { result } = await lookUp("agent", { names: ["agent"], fault });
    expect(result.kind).toBe("one");
  });
});

const entry = (name: string, index: number, status = "READY") => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
  source: "github",
  name,
  status,
});

/** The result of `findDeployment` in a list of these pages. */
async function findIn(respond: (offset: number, limit: number) => object, name = "agent") {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    const { searchParams } = new URL(request.url ?? "", "http://127.0.0.1");
    const [offset, limit] = ["offset", "limit"].map((one) => Number(searchParams.get(one)));
    response.end(JSON.stringify(respond(offset ?? 0, limit ?? 0)));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    const { ctx } = contextAt(`http://127.0.0.1:${port}`);
    return { ...(await findDeployment(ctx, name)), requests };
  } finally {
    server.close();
  }
}

describe("a service whose list", () => {
  const all = [...MANY, "agent"].map((name, index) => entry(name, index));
  const from = (start: number, limit: number) => all.slice(start, start + limit);

  it.each<[string, (offset: number, limit: number) => object]>([
    ["names the next page", (at, n) => ({ resources: from(at, n), offset: at + n })],
    ["repeats the offset", (at, n) => ({ resources: from(at, n), offset: at })],
    [
      "has the number of all entries as its offset",
      (at, n) => ({ resources: from(at, n), offset: all.length }),
    ],
    ["has no offset", (at, n) => ({ resources: from(at, n) })],
    [
      "has the number of the page as its offset",
      (at, n) => ({ resources: from(at * n, n), offset: at + 1 }),
    ],
    ["has smaller pages", (at) => ({ resources: from(at, 7), offset: at + 7 })],
  ])("%s is read to its end", async (_, respond) => {
    expect(await findIn(respond)).toMatchObject({ kind: "one", deployment: { name: "agent" } });
  });

  it("has unreadable entries returns the others", async () => {
    const others = [null, { ...entry("other", 1), status: 7 }, { name: "agent" }];
    const resources = [...others, entry("agent", 2)];
    expect(await findIn(() => ({ resources }))).toMatchObject({ kind: "one" });
    const [ours] = resources.splice(3);
    expect(ours).toMatchObject({ name: "agent" });
    await expect(findIn(() => ({ resources }))).rejects.toThrow(
      "GET /v2/deployments: no entry that can be read has this name, but some entries cannot be read",
    );
  });

  it("ignores the offset is read twice at most", async () => {
    expect(await findIn(() => ({ resources: all }), "none")).toMatchObject({ requests: 4 });
  });

  it("never ends is given up", async () => {
    const endless = (at: number) => ({ resources: [entry("other", at)], offset: at + 1 });
    await expect(findIn(endless)).rejects.toThrow("the list does not end");
  });
});
