import { describe, expect, it } from "vitest";
import * as z from "zod";
import { INTEGRATION_ID, LISTENER_ID } from "../../../emulator/deployments/seeds.ts";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { createInVirtualTime, type VirtualCreate } from "../../harness/virtual.ts";

const UNKNOWN = "99999999-9999-4999-8999-999999999999";
const LISTENERS = "/v2/listeners";
const INTEGRATIONS = "/v1/integrations/github/install";
const GITHUB = {
  source: "github",
  image_uri: "",
  repo_url: "https://git.example/team/agent",
  repo_ref: "main",
  graph_config_path: "graph.json",
};

/** The next step after a creation was refused, and the lists that were read for it. */
async function refused(inputs: Record<string, string>, options: VirtualCreate = {}) {
  const { failure, outcome, emulator } = await createInVirtualTime({ ...options, inputs });
  expect(outcome).toBe("rejected");
  const lists = emulator.requests
    .filter(({ path }) => [LISTENERS, INTEGRATIONS].includes(path))
    .map(({ operation }) => operation);
  return { advice: /Next step: (.*)/.exec(failure)?.[1], lists };
}

/** The list of listeners ends so. */
const listing = (fault: FaultPlan["fault"]): VirtualCreate => ({
  arrange: ({ faults }) => faults.add({ match: { path: "listeners" }, fault }),
});

const saying = (body: unknown) =>
  listing({ kind: "status", status: 200, body: z.json().parse(body) });

const listener = (nr: number, compute_id: string | null = null) => ({
  id: `${nr}2222222-2222-4222-8222-222222222222`,
  compute_id,
});

describe("a creation that is refused because of an id", () => {
  it("names the integrations that there are also if none is given", async () => {
    const inputs = { ...GITHUB, integration_id: "" };
    const { failure, emulator } = await createInVirtualTime({ inputs });
    expect(failure).toContain(
      `integration_id: is required for source github. Set it to one that the service lists, example (${INTEGRATION_ID}).`,
    );
    expect(emulator.requests.map(({ operation }) => operation)).toEqual(["integrations"]);
  });

  it("names the listeners that there are", async () => {
    expect(await refused({ listener_id: UNKNOWN })).toEqual({
      advice: `set listener_id to one that the service lists: k8s cluster-1 for agents, default (${LISTENER_ID}).`,
      lists: ["listeners"],
    });
  });

  it("names the integrations that there are", async () => {
    expect(await refused({ ...GITHUB, integration_id: UNKNOWN })).toEqual({
      advice: `set integration_id to one that the service lists: example (${INTEGRATION_ID}).`,
      lists: ["integrations"],
    });
  });

  it.each([
    ["the id alone", { resources: [listener(1)] }, `${listener(1).id}.`],
    [
      "an id whose other members have another form",
      { resources: [{ ...listener(1), compute_type: 7 }] },
      `${listener(1).id}.`,
    ],
    ["a bare list", [listener(1, "eu")], `eu (${listener(1).id}).`],
    [
      "five of many",
      { resources: [1, 2, 3, 4, 5, 6, 7].map((nr) => listener(nr)) },
      `${[1, 2, 3, 4, 5].map((nr) => listener(nr).id).join(", ")} and 2 more.`,
    ],
    [
      "a name in one line",
      { resources: [listener(1, "eu\n::error::x")] },
      `eu ::error::x (${listener(1).id}).`,
    ],
  ])("names %s", async (_, list, named) => {
    const { advice } = await refused({ listener_id: UNKNOWN }, saying(list));
    expect(advice).toBe(`set listener_id to one that the service lists: ${named}`);
  });

  it("says what comes first where there are none", async () => {
    const { advice } = await refused({ listener_id: UNKNOWN }, saying({ resources: [] }));
    expect(advice).toBe("register a listener on the platform first: the service lists none.");
  });

  it("reads no list where another input was refused", async () => {
    const inputs = { listener_id: LISTENER_ID, resource_spec: "cpu: 99" };
    expect((await refused(inputs, { cpuLimit: 4 })).lists).toEqual([]);
  });
});
