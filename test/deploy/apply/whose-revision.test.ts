import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../src/emulator/faults/plans.ts";
import {
  deployInVirtualTime,
  imageOf,
  OUR_IMAGE,
  type Service,
  type Story,
  type VirtualDeploy,
} from "../../harness/virtual.ts";
import { isList, rewriting } from "./rewriting.ts";

type Fault = FaultPlan["fault"];

const onPatch = (fault: Fault, nth: number | number[] = 1): FaultPlan => ({
  match: { path: "patch", nth },
  fault,
});
const faults =
  (...plans: FaultPlan[]) =>
  ({ emulator }: Service) =>
    emulator.faults.add(...plans);
const patchesOf = (story: Story) => story.requests.filter(({ method }) => method === "PATCH");
const running = (image_uri: string) => ({ source_revision_config: { image_uri } });

const OLD = "registry.example/agent:1";
const SHA = "0123456789abcdef0123456789abcdef01234567";
const COMMITTED = `registry.example/agent:${SHA}`;
const SECRETS = "TOKEN=ours";
const SPEC = '{"cpu": 3}';

/** Each deploy of someone else that the same table in the findings has, and what ours asks for. */
const TWINS: [name: string, inputs: Record<string, string>, theirs: object][] = [
  ["a spec alone, an image", { image_uri: "", resource_spec: SPEC }, running(imageOf("foreign"))],
  ["a spec alone, a rebuild", { image_uri: "", resource_spec: SPEC }, running(OLD)],
  ["a digest with a spec", { resource_spec: SPEC }, running(OUR_IMAGE)],
  ["the commit's tag with secrets", { image_uri: COMMITTED, secrets: SECRETS }, running(COMMITTED)],
  [
    "the commit's tag with a spec",
    { image_uri: COMMITTED, resource_spec: SPEC },
    running(COMMITTED),
  ],
  ["secrets alone, an image", { image_uri: "", secrets: SECRETS }, running(imageOf("foreign"))],
];

describe("someone else's revision", () => {
  it.each(TWINS)(
    "is never taken for ours where our answer was lost before the commit: %s",
    async (_, inputs, change) => {
      for (const listEndpoint of [true, false]) {
        const story = await deployInVirtualTime({
          inputs,
          listEndpoint,
          run: { marks: ["17300000001"] },
          arrange: faults(
            onPatch({ kind: "foreign_deploy", change }),
            onPatch({ kind: "reset", when: "before" }),
          ),
        });
        expect(story).toMatchObject({ outcome: "error", outputs: { revision_id: "" } });
        expect(patchesOf(story)).toHaveLength(1);
      }
    },
  );

  it.each(TWINS)(
    "is never taken for ours while ours was throttled: %s",
    async (_, inputs, change) => {
      const story = await deployInVirtualTime({
        inputs,
        arrange: faults(
          onPatch({ kind: "foreign_deploy", change }),
          onPatch({ kind: "status", status: 429 }),
        ),
      });
      expect(story).toMatchObject({ outcome: "deployed", activeId: story.outputs.revision_id });
      expect(patchesOf(story)).toHaveLength(2);
    },
  );

  it("is not named by a refusal that came before anything could arrive", async () => {
    const story = await deployInVirtualTime({
      arrange: faults(
        onPatch({ kind: "foreign_deploy", change: running(OUR_IMAGE) }),
        onPatch({ kind: "status", status: 422 }),
      ),
    });
    expect(story).toMatchObject({ outcome: "rejected", outputs: { revision_id: "" } });
  });

  it("is not followed where the answer lags behind and names it", async () => {
    const image_uri = "registry.example/agent:latest";
    const story = await deployInVirtualTime({
      inputs: { image_uri, secrets: SECRETS },
      stale_patch_reply: true,
      arrange: faults(onPatch({ kind: "foreign_deploy", change: running(imageOf("foreign")) })),
    });
    expect(story).toMatchObject({ outcome: "deployed", activeId: story.outputs.revision_id });
  });

  it("of the same branch is not chosen by a lagging answer: the step fails closed", async () => {
    const story = await deployInVirtualTime({
      source: "github",
      inputs: { repo_ref: "main" },
      stale_patch_reply: true,
      arrange: faults(
        onPatch({
          kind: "foreign_deploy",
          change: { source_revision_config: { repo_ref: "main" } },
        }),
      ),
    });
    expect(story).toMatchObject({ outcome: "error", outputs: { revision_id: "" } });
    expect(story.failure?.message).toContain("cannot be told apart");
  });

  it("that was made just before ours and is overwritten is named in a warning", async () => {
    const seen = await deployInVirtualTime({
      arrange: faults(onPatch({ kind: "foreign_deploy", change: running(imageOf("x")) })),
    });
    expect(seen.outcome).toBe("deployed");
    expect(seen.log.some((line) => line.includes("which may have overwritten it"))).toBe(true);
  });
});

describe("our own revision", () => {
  const normalised: [name: string, options: VirtualDeploy, from: string, to: string][] = [
    [
      "a registry in front",
      { inputs: { image_uri: "app:v1" } },
      "app:v1",
      "docker.io/library/app:v1",
    ],
    ["another name", { inputs: { image_uri: "app:v1" } }, "app:v1", "mirror.example/app:v1"],
    [
      "the commit of a branch",
      { source: "github", inputs: { repo_ref: "feature" } },
      "feature",
      SHA,
    ],
    [
      "a path without ./",
      { source: "github", inputs: { repo_ref: "main", graph_config_path: "./agent/graph.json" } },
      "./agent/graph.json",
      "agent/graph.json",
    ],
  ];

  it.each(normalised)("is followed where the service shows %s", async (_, options, from, to) => {
    const dispatcher = rewriting((body) =>
      JSON.parse(JSON.stringify(body).replaceAll(JSON.stringify(from), JSON.stringify(to))),
    );
    const story = await deployInVirtualTime({ ...options, dispatcher });
    expect(story).toMatchObject({ outcome: "deployed", activeId: story.outputs.revision_id });
    const notices = story.log.filter((line) => line.includes("otherwise than it was sent"));
    expect(notices).toHaveLength(["another name", "the commit of a branch"].includes(_) ? 1 : 0);
    expect(story.elapsedMs).toBeLessThan(60_000);
  });

  it.each([
    ["null", null],
    ["without values", [{ name: "TOKEN" }]],
    ["with null values", [{ name: "TOKEN", value: null }]],
    ["not at all", undefined],
  ])("is followed where secrets come back %s", async (_, secrets) => {
    const dispatcher = rewriting((body, { method }) =>
      method === "GET" && "secrets" in body ? { ...body, secrets } : body,
    );
    for (const plans of [[], [onPatch({ kind: "reset", when: "after" })]]) {
      const story = await deployInVirtualTime({
        inputs: { image_uri: "", secrets: SECRETS },
        dispatcher,
        arrange: faults(...plans),
      });
      expect(story).toMatchObject({ outcome: "deployed", activeId: story.outputs.revision_id });
      expect(patchesOf(story)).toHaveLength(1);
    }
  });

  const lists: [name: string, rewrite: (resources: unknown[]) => unknown[]][] = [
    ["is cached for ever", (resources) => resources.slice(-1)],
    ["is empty", () => []],
    ["has the oldest first", (resources) => resources.toReversed()],
    ["has each revision twice", (resources) => [...resources, ...resources]],
  ];
  it.each(lists)("is found once, where the list %s", async (_, rewrite) => {
    const dispatcher = rewriting((body, request) =>
      isList(request) ? { ...body, resources: rewrite(body.resources) } : body,
    );
    const arrange = faults(onPatch({ kind: "reset", when: "after" }));
    const story = await deployInVirtualTime({ dispatcher, arrange });
    expect(story).toMatchObject({ outcome: "deployed", own: [{ id: story.outputs.revision_id }] });
    expect(patchesOf(story)).toHaveLength(1);
  });

  it("is found where an old revision slides into the list meanwhile", async () => {
    let reads = 0;
    const dispatcher = rewriting((body, request) => {
      if (!isList(request)) return body;
      reads += 1;
      const old = {
        ...body.resources[0],
        id: "99999999-9999-4999-8999-999999999999",
        created_at: "2020-01-01T00:00:00Z",
      };
      return reads === 1 ? body : { ...body, resources: [...body.resources, old] };
    });
    const inputs = { image_uri: "registry.example/agent:latest" };
    const arrange = faults(onPatch({ kind: "reset", when: "after" }));
    const story = await deployInVirtualTime({ inputs, dispatcher, arrange });
    expect(story).toMatchObject({ outcome: "deployed", activeId: story.outputs.revision_id });
  });

  it("is found by the deployment where the list fails from then on", async () => {
    const lost = { match: { path: "list" }, fault: { kind: "status", status: 503 } } as const;
    const story = await deployInVirtualTime({
      arrange: ({ emulator, clock }) => {
        emulator.faults.add(onPatch({ kind: "late_commit", after_ms: 20_000 }));
        clock.at(500, () => emulator.faults.add(lost));
      },
    });
    expect(story).toMatchObject({ outcome: "deployed", own: [{ id: story.outputs.revision_id }] });
  });

  it("is found with its secrets although one read of them is stale", async () => {
    const stale = { match: { path: "get", nth: 3 }, fault: { kind: "stale_read", commits: 1 } };
    const story = await deployInVirtualTime({
      inputs: { image_uri: "", secrets: SECRETS },
      arrange: faults(onPatch({ kind: "reset", when: "after" }), stale as FaultPlan),
    });
    expect(story).toMatchObject({ outcome: "deployed", activeId: story.outputs.revision_id });
  });

  it.each([401, 409, 422])(
    "is adopted where the second send is refused with %i",
    async (status) => {
      const story = await deployInVirtualTime({
        arrange: faults(
          onPatch({ kind: "late_commit", after_ms: 89_999 }, 1),
          {
            match: {
              path: "list",
              nth: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
            },
            fault: { kind: "stale_read", commits: 9 },
          },
          {
            match: {
              path: "get",
              nth: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
            },
            fault: { kind: "stale_read", commits: 1 },
          },
          onPatch({ kind: "status", status }, 2),
        ),
      });
      expect(story.outcome).not.toBe("rejected");
      expect(story.own).toHaveLength(1);
    },
  );

  it("may exist where the second send is refused and nothing shows it", async () => {
    const story = await deployInVirtualTime({
      arrange: faults(onPatch({ kind: "reset" }, 1), onPatch({ kind: "status", status: 409 }, 2)),
    });
    expect(story).toMatchObject({ outcome: "error", own: [] });
    expect(story.failure?.message).toContain("An earlier attempt got no answer");
  });

  it("is found with secrets by a re-run, where its tag names the run", async () => {
    const image_uri = `registry.example/agent:run-17300000001@sha256:${"a".repeat(64)}`;
    const story = await deployInVirtualTime({
      inputs: { image_uri, secrets: SECRETS },
      run: { marks: ["17300000001"], attempt: 2 },
      arrange: ({ emulator, deploymentId }) => {
        const secrets = [{ name: "TOKEN", value: "ours" }];
        emulator.store.addRevision(deploymentId, { ...running(image_uri), secrets });
      },
    });
    expect(story).toMatchObject({ outcome: "deployed", outputs: { revision_created: false } });
    expect(patchesOf(story)).toHaveLength(0);
  });
});

describe("a late twin of ours", () => {
  it("is followed where the platform skips the first, and named", async () => {
    const arrange = faults(onPatch({ kind: "late_commit", after_ms: 92_000 }));
    const story = await deployInVirtualTime({ arrange, script: "slow" });
    expect(story).toMatchObject({ outcome: "deployed", activeId: story.outputs.revision_id });
    expect(story.own).toHaveLength(2);
    const named = story.log.filter((line) => line.includes("more than once"));
    expect(named).toHaveLength(1);
    for (const { id } of story.own) expect(named[0]).toContain(id);
  });

  it("is not what someone else made who rotated the secrets after our second send", async () => {
    const rotated = { secrets: [{ name: "TOKEN", value: "rotated" }] };
    const story = await deployInVirtualTime({
      script: "slow",
      arrange: ({ emulator, deploymentId, clock }) => {
        emulator.faults.add(onPatch({ kind: "reset" }, 1));
        clock.at(110_000, () => void emulator.store.addRevision(deploymentId, rotated));
      },
    });
    expect(story.outcome).toBe("superseded");
    expect(story.outputs.revision_id).toBe(story.own[1]?.id);
  });
});
