import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../../emulator/faults/plans.ts";
import type { Revision } from "../../../../src/service/contract/deployments.ts";
import { isList, rewriting } from "../../../harness/rewriting.ts";
import {
  deployInVirtualTime,
  imageOf,
  OUR_IMAGE,
  type VirtualDeploy,
} from "../../../harness/virtual.ts";
import { faults, onPatch, patchesOf } from "./patch-faults.ts";

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

interface Page {
  /** How often the first page was read before. */
  read: number;
  limit: number;
  offset: number;
}

/** How many revisions there are before the step starts, more than one page holds. */
const EARLIER = 31;

/** As if the earlier ones had been made a minute after each other. */
const dated = (all: Revision[]): Revision[] =>
  all.map((revision, index) => {
    const minutes = Math.max(0, index - (all.length - EARLIER) + 1);
    const ms = Date.parse(revision.created_at ?? "") - minutes * 60_000;
    return { ...revision, created_at: new Date(ms).toISOString() };
  });

describe("someone else's revision", () => {
  it.each(TWINS)(
    "is never taken for ours where our answer was lost before the commit: %s",
    async (_, inputs, change) => {
      for (const listEndpoint of [true, false]) {
        const story = await deployInVirtualTime({
          inputs,
          listEndpoint,
          deployment: { secrets: [{ name: "TOKEN", value: "theirs" }] },
          run: { id: "17300000001" },
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

  it("is not followed where the answer lags behind and names it", async () => {
    const image_uri = "registry.example/agent:latest";
    const story = await deployInVirtualTime({
      inputs: { image_uri, secrets: SECRETS },
      habits: ["stale-patch-replies"],
      arrange: faults(onPatch({ kind: "foreign_deploy", change: running(imageOf("foreign")) })),
    });
    expect(story).toMatchObject({ outcome: "deployed", activeId: story.outputs.revision_id });
  });

  const tracking = {
    source: "github",
    deployment: { source_config: { build_on_push: true } },
  } as const;

  it.each([{ repo_ref: "main" }, { secrets: SECRETS }])(
    "by a push during our rollout takes its place: %j",
    async (inputs) => {
      const push = {
        match: { path: "revision", nth: 2 },
        fault: { kind: "foreign_push" },
      } as const;
      const story = await deployInVirtualTime({ ...tracking, inputs, arrange: faults(push) });
      expect(story.outcome).toBe("superseded");
      expect(story.activeId).not.toBe(story.outputs.revision_id);
    },
  );

  it.each([
    ["before", "deployed"],
    ["after", "superseded"],
  ] as const)(
    "by a push just %s our change runs the same, and is not followed: %s",
    async (when, outcome) => {
      for (const inputs of [{ repo_ref: "main" }, { secrets: SECRETS }]) {
        const story = await deployInVirtualTime({
          ...tracking,
          inputs,
          arrange: faults(onPatch({ kind: "foreign_push", when })),
        });
        expect(story.outcome).toBe(outcome);
        const isActive = story.activeId === story.outputs.revision_id;
        expect(isActive).toBe(outcome === "deployed");
        expect(patchesOf(story)).toHaveLength(1);
      }
    },
  );

  it("by a push is not taken for ours where our answer was lost before the commit", async () => {
    const secrets = [{ name: "TOKEN", value: "theirs" }];
    const story = await deployInVirtualTime({
      ...tracking,
      deployment: { ...tracking.deployment, secrets },
      inputs: { secrets: SECRETS },
      arrange: faults(onPatch({ kind: "foreign_push" }), onPatch({ kind: "reset" })),
    });
    expect(story).toMatchObject({ outcome: "error", outputs: { revision_id: "" } });
    expect(patchesOf(story)).toHaveLength(1);
  });

  it("that was made just before ours and is overwritten is named in a warning", async () => {
    const seen = await deployInVirtualTime({
      arrange: faults(onPatch({ kind: "foreign_deploy", change: running(imageOf("x")) })),
    });
    expect(seen.outcome).toBe("deployed");
    expect(seen.log.some((line) => line.includes("which may have overwritten it"))).toBe(true);
  });
});

/** A service that has accepted the change, in the same second as another one. */
const ACCEPTED: Record<string, VirtualDeploy & { theirs?: "before" | "after" }> = {
  "a tag, beside another image just before": {
    inputs: { image_uri: "app:v1" },
    theirs: "before",
  },
  "secrets that are hidden, beside another image just before": {
    inputs: { secrets: SECRETS },
    habits: ["redacted-secrets"],
    theirs: "before",
  },
  "an image and secrets that are not shown, beside another image just after": {
    inputs: { image_uri: OUR_IMAGE, secrets: SECRETS },
    habits: ["null-secrets"],
    theirs: "after",
  },
  "a tag whose answer is behind, beside another image just before": {
    inputs: { image_uri: "app:v1" },
    habits: ["stale-patch-replies"],
    theirs: "before",
  },
  "a tag whose answer is behind, beside another image just after": {
    inputs: { image_uri: "app:v1" },
    habits: ["stale-patch-replies"],
    theirs: "after",
  },
  "a tag that is shown as its digest, beside another image just before": {
    inputs: { image_uri: "app:v1" },
    habits: ["digests-for-tags"],
    theirs: "before",
  },
};

describe("a change that was accepted", () => {
  it.each(Object.entries(ACCEPTED))("keeps its revision: %s", async (_, { theirs, ...options }) => {
    const change = running(imageOf("theirs"));
    const story = await deployInVirtualTime({
      ...options,
      arrange: ({ emulator }) => {
        const foreign = { kind: "foreign_deploy", change, when: theirs ?? "before" } as const;
        if (theirs !== undefined) emulator.faults.add(onPatch(foreign));
      },
    });
    const isLast = theirs !== "after";
    expect(story.outcome).toBe(isLast ? "deployed" : "superseded");
    expect(story.activeId === story.outputs.revision_id).toBe(isLast);
    expect(patchesOf(story)).toHaveLength(1);
  });

  it("has its revision_id before a read can fail", async () => {
    const story = await deployInVirtualTime({
      inputs: { timeout: "3m" },
      arrange: ({ emulator }) => {
        const fault = { kind: "status", status: 503 } as const;
        for (const path of ["get", "list", "revision"])
          emulator.faults.add({ match: { path, nth: many(2) }, fault });
      },
    });
    expect(story.early.get("revision_id")).toBe(story.own[0]?.id);
    expect(story.outputs.revision_id).toBe(story.own[0]?.id);
  });
});

const many = (first: number) => Array.from({ length: 99 }, (_, index) => index + first);

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

  /** What each read of the list shows of the revisions, all of them newest first. */
  const manyLists: [name: string, shown: (all: Revision[], page: Page) => Revision[]][] = [
    ["is pruned to the newest", (all) => all.slice(0, 1)],
    [
      "is pruned to the newest after the first read",
      (all, { read }) => (read === 0 ? all.slice(0, 20) : all.slice(0, 1)),
    ],
    [
      "loses all that it showed first",
      (all, { read }) =>
        read === 0 ? all.slice(0, 20) : [...all.slice(0, -EARLIER), ...all.slice(20 - EARLIER)],
    ],
    ["has pages of five", (all, { offset }) => all.slice(offset, offset + 5)],
    ["has pages of fifty", (all, { offset }) => all.slice(offset, offset + 50)],
    ["has one page, whatever is asked for", (all, { limit }) => all.slice(0, limit)],
    ["has all on each page", (all) => all],
    [
      "has the oldest on the first page",
      (all, { offset, limit }) => all.toReversed().slice(offset, offset + limit),
    ],
    ["has five of the oldest, and no other", (all) => all.slice(-5)],
  ];
  const arrivals = [
    ["arrived", "after", 1],
    ["did not arrive", "before", 2],
  ] as const;
  it.each(
    manyLists.flatMap(([name, shown]) =>
      arrivals.map(([arrival, when, sends]) => ({ name, arrival, shown, when, sends })),
    ),
  )("is made once, where the list $name and the change $arrival", async (one) => {
    const inputs = { image_uri: "registry.example/agent:latest" };
    let all = (): Revision[] => [];
    let reads = 0;
    const dispatcher = rewriting((body, request) => {
      if (!isList(request)) return body;
      const query = new URL(request.path, "http://127.0.0.1").searchParams;
      const [limit, offset] = [Number(query.get("limit")), Number(query.get("offset"))];
      const page = { read: offset === 0 ? reads++ : reads - 1, limit, offset };
      return { ...body, resources: one.shown(all(), page) };
    });
    const story = await deployInVirtualTime({
      inputs,
      dispatcher,
      arrange: ({ emulator, deploymentId }) => {
        for (let made = 0; made < EARLIER - 1; made++)
          emulator.store.addRevision(deploymentId, running(imageOf(`old-${made}`)));
        emulator.faults.add(onPatch({ kind: "reset", when: one.when }));
        all = () => dated(emulator.store.revisions(deploymentId));
      },
    });
    expect(story).toMatchObject({ outcome: "deployed", activeId: story.outputs.revision_id });
    expect(all()).toHaveLength(EARLIER + 1);
    expect(patchesOf(story)).toHaveLength(one.sends);
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
      const first = new Map<string, object>();
      let isRefused = false;
      // Until the refusal each read shows what it showed before the first send.
      const dispatcher = rewriting((body, { method, path }) => {
        isRefused ||= method === "PATCH";
        const [resource = ""] = path.split("?");
        first.set(resource, first.get(resource) ?? body);
        return isRefused ? body : first.get(resource);
      });
      const arrange = faults(
        onPatch({ kind: "reset", when: "after" }, 1),
        onPatch({ kind: "status", status }, 2),
      );
      const story = await deployInVirtualTime({ dispatcher, arrange });
      const [own] = story.own;
      expect(story.own).toHaveLength(1);
      expect(story).toMatchObject({
        outcome: "deployed",
        outputs: { revision_id: own?.id, revision_created: true },
        activeId: own?.id,
      });
      expect(patchesOf(story).map((request) => request.status)).toEqual([undefined, status]);
    },
  );

  it("may exist where the second send is refused and nothing shows it", async () => {
    const story = await deployInVirtualTime({
      arrange: faults(onPatch({ kind: "reset" }, 1), onPatch({ kind: "status", status: 409 }, 2)),
    });
    expect(story).toMatchObject({ outcome: "error", own: [] });
    expect(story.failure?.message).toContain("An earlier attempt got no answer");
  });

  it.each<[string, Partial<VirtualDeploy>]>([
    ["", {}],
    [", also where the service hides them", { habits: ["redacted-secrets"] }],
  ])("is not what a re-run asks for whose secrets are new%s", async (_, service) => {
    const image_uri = `registry.example/agent:run-17300000001@sha256:${"a".repeat(64)}`;
    const story = await deployInVirtualTime({
      ...service,
      inputs: { image_uri, secrets: SECRETS },
      run: { id: "17300000001", attempt: 2 },
      arrange: ({ emulator, deploymentId }) => {
        const secrets = [{ name: "TOKEN", value: "before it was rotated" }];
        emulator.store.addRevision(deploymentId, { ...running(image_uri), secrets });
      },
    });
    expect(story).toMatchObject({ outcome: "deployed", outputs: { revision_created: true } });
    expect(patchesOf(story)).toHaveLength(1);
  });
});

describe("a late duplicate of ours", () => {
  it("supersedes the first, and is named", async () => {
    const arrange = faults(onPatch({ kind: "late_commit", after_ms: 92_000 }));
    const story = await deployInVirtualTime({ arrange, script: "slow" });
    expect(story).toMatchObject({ outcome: "superseded", own: [{}, {}] });
    expect(story.outputs.revision_id).toBe(story.own[1]?.id);
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
