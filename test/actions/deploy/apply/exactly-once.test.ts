import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Agent, buildConnector } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../../emulator/faults/plans.ts";
import { deployInVirtualTime, imageOf, OUR_IMAGE, type Story } from "../../../harness/virtual.ts";
import { faults, onPatch, patchesOf } from "./patch-faults.ts";
import { isList, rewriting } from "./rewriting.ts";

const foreign = { source_revision_config: { image_uri: imageOf("foreign") } };
const idsOf = (story: Story) => story.own.map(({ id }) => id);

describe("a lost PATCH", () => {
  it("is adopted, not sent again, when its revision is there", async () => {
    const story = await deployInVirtualTime({
      arrange: faults(onPatch({ kind: "reset", when: "after" })),
    });
    expect(story).toMatchObject({ outcome: "deployed", own: [{ id: story.outputs.revision_id }] });
    expect(patchesOf(story)).toHaveLength(1);
  });

  it("is sent again only when no revision of it appeared during the whole window", async () => {
    const story = await deployInVirtualTime({ arrange: faults(onPatch({ kind: "reset" })) });
    const [first, second, ...more] = patchesOf(story);
    expect(story).toMatchObject({ outcome: "deployed", own: [{}] });
    expect((second?.atMs ?? 0) - (first?.atMs ?? 0)).toBeGreaterThanOrEqual(90_000);
    expect(more).toEqual([]);
  });

  it("is given up after three losses", async () => {
    const story = await deployInVirtualTime({
      arrange: faults(onPatch({ kind: "reset" }, [1, 2, 3, 4])),
    });
    expect(story).toMatchObject({ outcome: "error", own: [] });
    expect(patchesOf(story)).toHaveLength(3);
  });

  it("is found when each of several answers is lost", async () => {
    const plans = [
      onPatch({ kind: "reset" }, 1),
      onPatch({ kind: "status", status: 503 }, 2),
      onPatch({ kind: "fin", when: "after" }, 3),
    ];
    const story = await deployInVirtualTime({ arrange: faults(...plans) });
    expect(story).toMatchObject({ outcome: "deployed", own: [{ id: story.outputs.revision_id }] });
  });

  it("is never sent again with on_ambiguous: fail", async () => {
    const inputs = { on_ambiguous: "fail" };
    const story = await deployInVirtualTime({
      inputs,
      arrange: faults(onPatch({ kind: "reset" })),
    });
    expect(story).toMatchObject({ outcome: "error", own: [] });
    expect(patchesOf(story)).toHaveLength(1);
  });

  it("is adopted with on_ambiguous: fail too", async () => {
    const inputs = { on_ambiguous: "fail" };
    const story = await deployInVirtualTime({
      inputs,
      arrange: faults(onPatch({ kind: "reset", when: "after" })),
    });
    expect(story).toMatchObject({ outcome: "deployed", own: [{}] });
  });

  it("makes two revisions of the same content when it is committed after the window, which is the window's limit", async () => {
    const arrange = faults(onPatch({ kind: "late_commit", after_ms: 95_000 }));
    const story = await deployInVirtualTime({ arrange });
    expect(story).toMatchObject({
      outcome: "deployed",
      own: [{}, { id: story.outputs.revision_id }],
    });
    const careful = await deployInVirtualTime({ inputs: { on_ambiguous: "fail" }, arrange });
    expect(careful.outcome).toBe("error");
    expect(patchesOf(careful)).toHaveLength(1);
  });

  it("is not sent again when the service cannot be asked any more", async () => {
    const away = Array.from({ length: 60 }, (_, index) => index + 2);
    const silent = {
      match: { path: "get", nth: away },
      fault: { kind: "status", status: 503 },
    } as const;
    const story = await deployInVirtualTime({
      arrange: faults(onPatch({ kind: "reset" }), silent),
    });
    expect(story).toMatchObject({ outcome: "error", own: [] });
    expect(story.failure?.message).toContain("could not be asked");
    expect(patchesOf(story)).toHaveLength(1);
  });

  it("is not sent again without an answer from the window's end", async () => {
    const story = await deployInVirtualTime({
      arrange: ({ emulator, clock }) => {
        emulator.faults.add(onPatch({ kind: "late_commit", after_ms: 85_000 }));
        clock.at(75_000, () =>
          emulator.faults.add({ match: { path: "get" }, fault: { kind: "status", status: 503 } }),
        );
        clock.at(100_000, () => emulator.faults.clear());
      },
    });
    expect(story).toMatchObject({ outcome: "deployed", own: [{ id: story.outputs.revision_id }] });
    expect(patchesOf(story)).toHaveLength(1);
  });

  it("is found by the deployment alone where the revision cannot be read yet", async () => {
    const missing = {
      match: { path: "revision", nth: 1 },
      fault: { kind: "status", status: 404 },
    } as const;
    const arrange = faults(onPatch({ kind: "late_commit", after_ms: 86_000 }), missing);
    const story = await deployInVirtualTime({ listEndpoint: false, arrange });
    expect(story).toMatchObject({ outcome: "deployed", own: [{ id: story.outputs.revision_id }] });
  });

  it("is looked for no earlier than the service wants to be asked", async () => {
    const limited = {
      match: { path: "get", nth: 2 },
      fault: { kind: "status", status: 429, retry_after: 40 },
    } as const;
    const story = await deployInVirtualTime({
      arrange: faults(onPatch({ kind: "reset", when: "after" }), limited),
    });
    const [, refused, next] = story.requests.filter(({ operation }) => operation === "get");
    expect(story).toMatchObject({ outcome: "deployed", own: [{}] });
    expect((next?.atMs ?? 0) - (refused?.atMs ?? 0)).toBeGreaterThanOrEqual(40_000);
  });
});

describe("a lost PATCH beside a foreign deploy", () => {
  it("fails closed where its own revision is not there", async () => {
    const lost = [onPatch({ kind: "foreign_deploy", change: foreign }), onPatch({ kind: "reset" })];
    const story = await deployInVirtualTime({ arrange: faults(...lost) });
    expect(story).toMatchObject({ outcome: "error", own: [], outputs: { revision_id: "" } });
    expect(patchesOf(story)).toHaveLength(1);
  });

  it("is adopted where its own revision is the newer one", async () => {
    const arrange = faults(
      onPatch({ kind: "foreign_deploy", change: foreign }),
      onPatch({ kind: "reset", when: "after" }),
    );
    for (const listEndpoint of [true, false]) {
      const story = await deployInVirtualTime({ listEndpoint, arrange });
      expect(story).toMatchObject({
        outcome: "deployed",
        own: [{ id: story.outputs.revision_id }],
      });
    }
  });

  it("is found below the foreign one in the list, and fails closed without a list", async () => {
    const arrange = faults(
      onPatch({ kind: "foreign_deploy", change: foreign, when: "after" }),
      onPatch({ kind: "reset", when: "after" }),
    );
    const listed = await deployInVirtualTime({ arrange });
    expect(listed).toMatchObject({
      outcome: "superseded",
      own: [{ id: listed.outputs.revision_id }],
    });
    const blind = await deployInVirtualTime({ listEndpoint: false, arrange });
    expect(blind).toMatchObject({ outcome: "error", own: [{}], outputs: { revision_id: "" } });
    expect(patchesOf(blind)).toHaveLength(1);
  });

  it("is taken for a later change of other members, whose revision runs the same image and serves", async () => {
    const rotated = { secrets: [{ name: "TOKEN", value: "rotated" }] };
    const arrange = faults(
      onPatch({ kind: "foreign_deploy", change: rotated, when: "after" }),
      onPatch({ kind: "reset", when: "after" }),
    );
    const story = await deployInVirtualTime({ arrange });
    expect(story.own).toHaveLength(2);
    expect(story.outputs.revision_id).toBe(story.own[0]?.id);
    expect(story).toMatchObject({ outcome: "deployed", activeId: story.outputs.revision_id });
  });

  it("is taken for one after several sends, too, with a warning", async () => {
    const rotated = { secrets: [{ name: "TOKEN", value: "rotated" }] };
    const arrange = faults(
      onPatch({ kind: "reset" }, 1),
      onPatch({ kind: "foreign_deploy", change: rotated, when: "after" }, 2),
      onPatch({ kind: "reset", when: "after" }, 2),
    );
    const story = await deployInVirtualTime({ arrange });
    expect(story.own).toHaveLength(2);
    expect(story.outputs.revision_id).toBe(story.own[0]?.id);
    expect(story.log.filter((line) => line.includes("more than once"))).toEqual([
      `The change may have been applied more than once: revisions ${idsOf(story).join(", ")} run what it asks for. Someone's later change of other members would look the same.`,
    ]);
  });

  it("is not called a second one by mistake, where a change of secrets alone was sent again", async () => {
    const inputs = { secrets: "TOKEN=rotated-value" };
    const change = { source_revision_config: { repo_ref: "hotfix" } };
    const arrange = faults(
      onPatch({ kind: "reset" }, 1),
      onPatch({ kind: "foreign_deploy", change, when: "after" }, 2),
    );
    const story = await deployInVirtualTime({ source: "github", inputs, arrange });
    expect(patchesOf(story)).toHaveLength(2);
    expect(story.log.filter((line) => line.includes("more than once"))).toEqual([]);
  });

  it("is not sent again over a foreign one that only an early look saw", async () => {
    const late = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];
    const stale = {
      match: { path: "list", nth: late },
      fault: { kind: "stale_read", commits: 1 },
    } as const;
    const lost = [onPatch({ kind: "foreign_deploy", change: foreign }), onPatch({ kind: "reset" })];
    const story = await deployInVirtualTime({ arrange: faults(...lost, stale) });
    expect(story).toMatchObject({ outcome: "error", own: [] });
    expect(patchesOf(story)).toHaveLength(1);
  });

  it("cannot be told from a foreign one of the same reusable name, and fails closed", async () => {
    const same = { source_revision_config: { image_uri: "registry.example/agent:latest" } };
    const arrange = faults(
      onPatch({ kind: "foreign_deploy", change: same }),
      onPatch({ kind: "reset", when: "after" }),
    );
    const story = await deployInVirtualTime({
      inputs: { image_uri: "registry.example/agent:latest" },
      arrange,
    });
    expect(story).toMatchObject({ outcome: "error", outputs: { revision_id: "" } });
    expect(patchesOf(story)).toHaveLength(1);
  });
});

describe("a PATCH that was put off", () => {
  it.each([
    ["seconds", { retry_after: 20 }],
    [
      "a date, on a clock that is an hour behind",
      { retry_after_date_ms: 20_000, date_offset_ms: -3_600_000 },
    ],
  ])("is sent again after the time given in %s", async (_, asked) => {
    const story = await deployInVirtualTime({
      arrange: faults(onPatch({ kind: "status", status: 429, ...asked })),
    });
    const [first, second] = patchesOf(story);
    expect(story).toMatchObject({ outcome: "deployed", own: [{}] });
    expect((second?.atMs ?? 0) - (first?.atMs ?? 0)).toBeGreaterThanOrEqual(20_000);
  });

  it("is not looked for: a revision of the very same image that appears meanwhile is not ours", async () => {
    const image_uri = "registry.example/agent:latest";
    const same = { source_revision_config: { image_uri } };
    const plans = [
      onPatch({ kind: "foreign_deploy", change: same }),
      onPatch({ kind: "status", status: 429, retry_after: 20 }),
    ];
    for (const listEndpoint of [true, false]) {
      const story = await deployInVirtualTime({
        listEndpoint,
        inputs: { image_uri },
        arrange: faults(...plans),
      });
      expect(story).toMatchObject({ outcome: "deployed", activeId: story.outputs.revision_id });
      expect(patchesOf(story)).toHaveLength(2);
    }
  });

  it("has changed nothing when the workflow is cancelled meanwhile", async () => {
    const cancel = new AbortController();
    const story = await deployInVirtualTime({
      signal: cancel.signal,
      arrange: ({ emulator, clock }) => {
        emulator.faults.add(onPatch({ kind: "status", status: 429, retry_after: 60 }));
        clock.at(30_000, () => cancel.abort());
      },
    });
    expect(story).toMatchObject({ outcome: "cancelled", own: [] });
    expect(story.failure?.message).toContain("cancelled before anything was changed");
  });

  it("ends as an error when it is put off for too long", async () => {
    const limited = onPatch(
      { kind: "status", status: 429, retry_after: 120 },
      [1, 2, 3, 4, 5, 6, 7, 8],
    );
    const story = await deployInVirtualTime({ arrange: faults(limited) });
    expect(story).toMatchObject({ outcome: "error", own: [] });
    expect(story.failure?.message).toMatch(/limits the rate; nothing was changed.*\n.*again later/);
    expect(story.elapsedMs).toBeLessThan(11 * 60_000);
  });
});

describe("a foreign deploy beside a change that its revision does not show", () => {
  const inputs = { secrets: "TOKEN=rotated-value" };
  const deployment = { secrets: [{ name: "TOKEN", value: "value-before" }] };
  const theirs = onPatch({
    kind: "foreign_deploy",
    change: { source_revision_config: { repo_ref: "hotfix" } },
  });
  const secretsOf = (story: Story) =>
    patchesOf(story).map(({ body }) => (body as { secrets?: unknown }).secrets);

  it("is not taken for it while the PATCH was only put off, which is sent", async () => {
    const arrange = faults(theirs, onPatch({ kind: "status", status: 429, retry_after: 20 }));
    for (const listEndpoint of [true, false]) {
      const story = await deployInVirtualTime({ source: "github", listEndpoint, inputs, arrange });
      expect(story.outcome).toBe("deployed");
      expect(secretsOf(story)).toEqual([
        [{ name: "TOKEN", value: "rotated-value" }],
        [{ name: "TOKEN", value: "rotated-value" }],
      ]);
      expect(story.outputs.revision_id).toBe(story.activeId);
    }
  });

  it("is not taken for it either where the answer was lost, and the secrets are not there", async () => {
    const rebuilt = { source_revision_config: { repo_ref: "main" } };
    const arrange = faults(
      onPatch({ kind: "foreign_deploy", change: rebuilt }),
      onPatch({ kind: "reset" }),
    );
    const story = await deployInVirtualTime({ source: "github", deployment, inputs, arrange });
    expect(story).toMatchObject({ outcome: "error", outputs: { revision_id: "" } });
    expect(story.failure?.message).toContain("The secrets that were sent are not there");
    expect(patchesOf(story)).toHaveLength(1);
  });

  it("is not assumed where the secrets cannot be read any more", async () => {
    const unreadable = {
      match: { path: "get", nth: 3 },
      fault: { kind: "status", status: 401 },
    } as const;
    const story = await deployInVirtualTime({
      source: "github",
      inputs,
      arrange: faults(onPatch({ kind: "reset", when: "after" }), unreadable),
    });
    expect(story.outcome).toBe("deployed");
    expect(patchesOf(story)).toHaveLength(1);
  });

  it("does not turn a refusal into a doubt", async () => {
    const arrange = faults(theirs, onPatch({ kind: "status", status: 409 }));
    const story = await deployInVirtualTime({ source: "github", inputs, arrange });
    expect(story).toMatchObject({ outcome: "rejected", outputs: { revision_id: "" } });
  });
});

describe("a PATCH that was lost and then put off", () => {
  it("is not sent a third time once revisions cannot be told apart", async () => {
    const image_uri = "registry.example/agent:latest";
    const same = { source_revision_config: { image_uri } };
    const arrange = faults(
      onPatch({ kind: "late_commit", after_ms: 95_000 }, 1),
      onPatch({ kind: "status", status: 429, retry_after: 30 }, 2),
      onPatch({ kind: "foreign_deploy", change: same }, 2),
    );
    const story = await deployInVirtualTime({ inputs: { image_uri }, arrange });
    expect(story).toMatchObject({ outcome: "error", outputs: { revision_id: "" } });
    expect(story.failure?.message).toContain("cannot be told apart");
    expect(patchesOf(story)).toHaveLength(2);
  });
});

describe("a list of revisions that cannot be believed", () => {
  it("is not asked, where it does not hold the latest revision", async () => {
    const stale = { match: { path: "list" }, fault: { kind: "stale_read", commits: 9 } } as const;
    const story = await deployInVirtualTime({
      arrange: faults(stale, onPatch({ kind: "reset", when: "after" })),
    });
    expect(story).toMatchObject({ outcome: "deployed", own: [{ id: story.outputs.revision_id }] });
    expect(patchesOf(story)).toHaveLength(1);
  });

  const broken: FaultPlan["fault"][] = [
    ...[400, 401, 403, 404, 405, 409, 422, 429, 500, 501, 502, 503, 504].map(
      (status) => ({ kind: "status", status }) as const,
    ),
    { kind: "reset" },
    { kind: "hang" },
    { kind: "html", status: 200 },
  ];
  const alwaysAt = (fault: FaultPlan["fault"]) => ({ match: { path: "list" }, fault }) as const;

  it.each(broken)("neither stops nor delays a deploy: %j", async (fault) => {
    const story = await deployInVirtualTime({ arrange: faults(alwaysAt(fault)) });
    expect(story).toMatchObject({ outcome: "deployed", own: [{ id: story.outputs.revision_id }] });
    const patch = story.requests.find(({ method }) => method === "PATCH");
    expect(patch?.atMs).toBeLessThan(6_000);
  });

  it.each(broken)("is done without after a lost answer: %j", async (fault) => {
    const story = await deployInVirtualTime({
      arrange: faults(alwaysAt(fault), onPatch({ kind: "reset", when: "after" })),
    });
    expect(story).toMatchObject({ outcome: "deployed", own: [{ id: story.outputs.revision_id }] });
  });

  it("is done without for a revision that it shows without what that runs", async () => {
    const dispatcher = rewriting((body, request) => {
      if (!isList(request)) return body;
      const bare = (revision: object) => ({ ...revision, source_revision_config: undefined });
      return { resources: body.resources.map(bare) };
    });
    const image_uri = `registry.example/agent:run-17300000001@sha256:${"a".repeat(64)}`;
    const story = await deployInVirtualTime({
      inputs: { image_uri },
      dispatcher,
      arrange: faults(onPatch({ kind: "reset", when: "after" })),
    });
    expect(story).toMatchObject({ outcome: "deployed" });
  });

  it("is made where the latest revision cannot be read before it", async () => {
    const nonsense = [1, 2, 3].map((nth) => ({
      match: { path: "revision", nth },
      fault: { kind: "invalid_json" } as const,
    }));
    const story = await deployInVirtualTime({ listEndpoint: false, arrange: faults(...nonsense) });
    expect(story).toMatchObject({ outcome: "deployed", own: [{ id: story.outputs.revision_id }] });
  });
});

describe("a change that makes no revision", () => {
  const inputs = { install_command: "npm ci" };

  it("is sent again when its answer is lost", async () => {
    const arrange = faults(onPatch({ kind: "reset", when: "after" }));
    const story = await deployInVirtualTime({ source: "github", inputs, arrange });
    expect(story.outcome).toBe("no_revision");
    expect(patchesOf(story)).toHaveLength(2);
  });

  it("is never sent again with on_ambiguous: fail", async () => {
    const arrange = faults(onPatch({ kind: "reset", when: "after" }));
    const story = await deployInVirtualTime({
      source: "github",
      inputs: { ...inputs, on_ambiguous: "fail" },
      arrange,
    });
    expect(story.outcome).toBe("error");
    expect(patchesOf(story)).toHaveLength(1);
  });

  it("is not called undone where no answer ever came", async () => {
    const lost = Array.from({ length: 40 }, (_, index) => index + 1);
    const arrange = faults(onPatch({ kind: "reset", when: "after" }, lost));
    const story = await deployInVirtualTime({ source: "github", inputs, arrange });
    expect(story.outcome).toBe("error");
    expect(story.failure?.message).toContain("An earlier attempt may have been applied");
  });

  it("is not called refused when only the repeat was", async () => {
    const arrange = faults(
      onPatch({ kind: "status", status: 503, when: "after" }, 1),
      onPatch({ kind: "status", status: 409 }, 2),
    );
    const story = await deployInVirtualTime({ source: "github", inputs, arrange });
    expect(story.outcome).toBe("error");
    expect(story.failure?.message).toContain("may have been applied");
  });
});

describe("a 200 that does not show the revision", () => {
  it.each([true, false])(
    "leads to it by the list or the latest revision (list: %s)",
    async (listEndpoint) => {
      const story = await deployInVirtualTime({ habits: ["stale-patch-replies"], listEndpoint });
      expect(story).toMatchObject({
        outcome: "deployed",
        own: [{ id: story.outputs.revision_id }],
      });
      expect(patchesOf(story)).toHaveLength(1);
    },
  );

  it("is not followed by another PATCH when there is none", async () => {
    const story = await deployInVirtualTime({
      arrange: ({ emulator, deploymentId }) => {
        const body = JSON.parse(JSON.stringify({ ...SOME_DEPLOYMENT, id: deploymentId }));
        emulator.faults.add(onPatch({ kind: "status", status: 200, body }));
      },
    });
    expect(story).toMatchObject({ outcome: "error", own: [] });
    expect(patchesOf(story)).toHaveLength(1);
  });
});

const SOME_DEPLOYMENT = {
  id: "11111111-1111-4111-8111-111111111111",
  name: "agent",
  source: "external_docker",
  source_config: {},
  source_revision_config: { image_uri: OUR_IMAGE },
  secrets: [],
  created_at: "",
  updated_at: "",
  status: "READY",
  latest_revision_id: null,
  active_revision_id: null,
};

describe("a request that never left", () => {
  /** Refuses the nth connection, as a closed port does. */
  function refusing(nth: number): Agent {
    const connector = buildConnector({});
    let connections = 0;
    return new Agent({
      allowH2: false,
      pipelining: 0,
      connect: (options, callback) => {
        connections += 1;
        if (connections !== nth) return connector(options, callback);
        callback(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }), null);
      },
    });
  }

  it.each([1, 2, 3, 4, 8, 9])(
    "is sent again, the PATCH without a look (connection %d)",
    async (nth) => {
      const story = await deployInVirtualTime({ dispatcher: refusing(nth) });
      expect(story).toMatchObject({
        outcome: "deployed",
        own: [{ id: story.outputs.revision_id }],
      });
      expect(patchesOf(story)).toHaveLength(1);
      expect(story.log.filter((line) => line.includes("looking for its revision"))).toEqual([]);
    },
  );

  it("is looked for again where an earlier one was lost, which may have been applied meanwhile", async () => {
    const arrange = faults(onPatch({ kind: "reset" }));
    const looksOf = ({ requests }: Story) =>
      requests.filter(({ path }) => path.endsWith("/revisions")).length;
    const plain = await deployInVirtualTime({ arrange });
    const nth = plain.requests.map(({ method }) => method).lastIndexOf("PATCH") + 1;
    const story = await deployInVirtualTime({ arrange, dispatcher: refusing(nth) });
    expect(story).toMatchObject({ outcome: "deployed", own: [{ id: story.outputs.revision_id }] });
    expect(looksOf(story)).toBe(looksOf(plain) + 1);
  });
});

describe("a redirect", () => {
  let hits = 0;
  const otherHost = createServer((_, response) => {
    hits += 1;
    response.end("{}");
  });
  beforeAll(() => new Promise<void>((ready) => otherHost.listen(0, "127.0.0.1", ready)));
  afterAll(() => void otherHost.close());

  const positions = ["get", "patch", "revision"];
  const statuses = [301, 302, 303, 307, 308];
  it.each(positions.flatMap((path) => statuses.map((status) => [path, status] as const)))(
    "at %s (%d) is not followed: the other host sees nothing",
    async (path, status) => {
      const to = `http://127.0.0.1:${(otherHost.address() as AddressInfo).port}`;
      const story = await deployInVirtualTime({
        arrange: faults({ match: { path }, fault: { kind: "redirect", to, status } }),
      });
      expect(story.outcome).toBe(path === "revision" ? "error" : "rejected");
      expect(story.failure?.message).toContain(`unexpected redirect to ${to}`);
      expect(idsOf(story)).toHaveLength(path === "revision" ? 1 : 0);
      expect(hits).toBe(0);
    },
  );
});

describe("a revision's life", () => {
  it.each([
    ["regress", "deployed"],
    ["odd-status", "deployed"],
    ["slow", "deployed"],
    ["fail-create", "failed"],
    ["fail-build", "failed"],
    ["fail-deploy", "failed"],
    ["interrupted", "failed"],
    ["never-active", "not_active"],
    ["stuck", "timed_out"],
  ] as const)("%s ends as %s", async (script, outcome) => {
    const story = await deployInVirtualTime({ script });
    expect(story).toMatchObject({ outcome, own: [{ id: story.outputs.revision_id }] });
  });

  it("that never becomes the active one is waited for aloud", async () => {
    const { log } = await deployInVirtualTime({ script: "never-active" });
    const lines = log.filter((line) => line.includes("  waiting for it to take over"));
    expect(lines).toHaveLength(1);
  });
});
