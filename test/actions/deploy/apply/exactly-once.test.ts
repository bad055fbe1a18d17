import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Agent, buildConnector } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../../emulator/faults/plans.ts";
import { isList, rewriting } from "../../../harness/rewriting.ts";
import {
  deployInVirtualTime,
  imageOf,
  OUR_IMAGE,
  type Service,
  type Story,
  type VirtualDeploy,
} from "../../../harness/virtual.ts";
import { endOf, faults, onPatch, patchesOf } from "./patch-faults.ts";

const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const at = (path: string, fault: FaultPlan["fault"], nth?: number | number[]): FaultPlan => ({
  match: { path, ...(nth === undefined ? {} : { nth }) },
  fault,
});
const deployed = (image_uri: string) => ({ source_revision_config: { image_uri } });

const LOST = { kind: "reset" } as const;
const UNANSWERED = { kind: "reset", when: "after" } as const;
const AWAY = { kind: "status", status: 503 } as const;
const putOff = (retry_after: number) => ({ kind: "status", status: 429, retry_after }) as const;
const foreign = (
  change: object = deployed(imageOf("foreign")),
  when: "before" | "after" = "before",
) => ({ kind: "foreign_deploy", change, when }) as const;

const LATEST = "registry.example/agent:latest";
const TAGGED = `registry.example/agent:run-17300000001@sha256:${"a".repeat(64)}`;
const NOT_AGAIN = { on_ambiguous: "fail" };
const ROTATED = { secrets: [{ name: "TOKEN", value: "rotated" }] };
const HOTFIX = { source_revision_config: { repo_ref: "hotfix" } };

/** A change that its revision does not show, and one that makes no revision. */
const SECRETS = { source: "github", inputs: { secrets: "TOKEN=rotated-value" } } as const;
const SETTING = { source: "github", inputs: { install_command: "npm ci" } } as const;
const UNLISTED = { listEndpoint: false };

const SHOWN = {
  ...{ id: "11111111-1111-4111-8111-111111111111", name: "agent", source: "external_docker" },
  ...{ source_config: {}, source_revision_config: { image_uri: OUR_IMAGE }, secrets: [] },
  ...{ created_at: "", updated_at: "", status: "READY" },
  ...{ latest_revision_id: null, active_revision_id: null },
};
/** The service says that it was done, and does nothing. */
const onlySaid = ({ emulator, deploymentId }: Service) =>
  emulator.faults.add(
    onPatch({ kind: "status", status: 200, body: { ...SHOWN, id: deploymentId } }),
  );

/** Away between these seconds, when a change that was lost comes late. */
const awayAtTheEnd = ({ emulator, clock }: Service) => {
  emulator.faults.add(onPatch({ kind: "late_commit", after_ms: 85_000 }));
  clock.at(75_000, () => emulator.faults.add(at("get", AWAY)));
  clock.at(100_000, () => emulator.faults.clear());
};

function cancelledMeanwhile(): VirtualDeploy {
  const cancel = new AbortController();
  return {
    signal: cancel.signal,
    arrange: ({ emulator, clock }) => {
      emulator.faults.add(onPatch(putOff(60)));
      clock.at(30_000, () => cancel.abort());
    },
  };
}

const ONCE = "deployed; sent 1, ours 1; follows ours 1, serves";
const TWICE = "deployed; sent 2, ours 1; follows ours 1, serves";
const IN_DOUBT = "error; sent 1, ours 0";

type Row = [name: string, scene: VirtualDeploy, end: string, says?: string | RegExp];
const met = (...plans: FaultPlan[]) => ({ arrange: faults(...plans) });

const ENDS: Record<string, Row[]> = {
  "a lost PATCH": [
    ["is adopted where its revision is there", met(onPatch(UNANSWERED)), ONCE],
    [
      "is given up after three losses",
      met(onPatch(LOST, [1, 2, 3, 4])),
      "error; sent 3, ours 0",
      "Sent 3 times without an answer (the connection was reset), and no revision of it appeared. It is not sent again.",
    ],
    [
      "is found when each of several answers is lost",
      met(onPatch(LOST, 1), onPatch(AWAY, 2), onPatch({ kind: "fin", when: "after" }, 3)),
      "deployed; sent 3, ours 1; follows ours 1, serves",
    ],
    ["is never sent again on request", { inputs: NOT_AGAIN, ...met(onPatch(LOST)) }, IN_DOUBT],
    ["is adopted then too", { inputs: NOT_AGAIN, ...met(onPatch(UNANSWERED)) }, ONCE],
    [
      "is made twice where it is committed after the window, which is the window's limit",
      met(onPatch({ kind: "late_commit", after_ms: 95_000 })),
      "deployed; sent 2, ours 2; follows ours 2, serves",
      "more than once",
    ],
    [
      "is found where the service's clock has gone back",
      {
        dispatcher: rewriting((body) => {
          const older = (_: string, one: unknown) =>
            JSON.stringify(Object(one).source_revision_config ?? "").includes(OUR_IMAGE)
              ? { ...Object(one), created_at: "2025-01-01T00:00:00Z" }
              : one;
          return JSON.parse(JSON.stringify(body), older);
        }),
        ...met(onPatch(UNANSWERED)),
      },
      ONCE,
    ],
    [
      "is not made twice then on request",
      { inputs: NOT_AGAIN, ...met(onPatch({ kind: "late_commit", after_ms: 95_000 })) },
      IN_DOUBT,
    ],
    [
      "is not sent again when the service cannot be asked any more",
      met(onPatch(LOST), at("get", AWAY, numbers(2, 61))),
      IN_DOUBT,
      "could not be asked",
    ],
    ["is not sent again without an answer from the window's end", { arrange: awayAtTheEnd }, ONCE],
    [
      "is found by the deployment alone where the revision cannot be read yet",
      {
        ...UNLISTED,
        ...met(
          onPatch({ kind: "late_commit", after_ms: 86_000 }),
          at("revision", { kind: "status", status: 404 }, 1),
        ),
      },
      ONCE,
    ],
  ],
  "a lost PATCH beside a foreign deploy": [
    [
      "fails closed where its revision is not there",
      met(onPatch(foreign()), onPatch(LOST)),
      IN_DOUBT,
    ],
    [
      "is adopted where its revision is the newer one",
      met(onPatch(foreign()), onPatch(UNANSWERED)),
      ONCE,
    ],
    [
      "is adopted without a list too",
      { ...UNLISTED, ...met(onPatch(foreign()), onPatch(UNANSWERED)) },
      ONCE,
    ],
    [
      "is found below the foreign one in the list",
      met(onPatch(foreign(undefined, "after")), onPatch(UNANSWERED)),
      "superseded; sent 1, ours 1; follows ours 1",
    ],
    [
      "fails closed there without a list",
      { ...UNLISTED, ...met(onPatch(foreign(undefined, "after")), onPatch(UNANSWERED)) },
      "error; sent 1, ours 1",
    ],
    [
      "is taken for a later change of other members, whose revision runs the same and serves",
      met(onPatch(foreign(ROTATED, "after")), onPatch(UNANSWERED)),
      "deployed; sent 1, ours 2; follows ours 1, serves",
    ],
    [
      "is taken for one after several sends, too, with a warning",
      met(onPatch(LOST, 1), onPatch(foreign(ROTATED, "after"), 2), onPatch(UNANSWERED, 2)),
      "deployed; sent 2, ours 2; follows ours 1, serves",
      /more than once: revisions \S{36}, \S{36} run what it asks for\. Someone else's change with the same image or ref would look the same\./,
    ],
    [
      "is not called a second one by mistake, where a change of secrets was sent again",
      { ...SECRETS, ...met(onPatch(LOST, 1), onPatch(foreign(HOTFIX, "after"), 2)) },
      "superseded; sent 2, ours 0; follows another's",
    ],
    [
      "is not sent again over a foreign one that only an early look saw",
      met(
        onPatch(foreign()),
        onPatch(LOST),
        at("list", { kind: "stale_read", commits: 1 }, numbers(5, 18)),
      ),
      IN_DOUBT,
    ],
    [
      "cannot be told from a foreign one of the same reusable name, and fails closed",
      {
        inputs: { image_uri: LATEST },
        ...met(onPatch(foreign(deployed(LATEST))), onPatch(UNANSWERED)),
      },
      IN_DOUBT,
    ],
  ],
  "a PATCH that was put off": [
    ...[{}, UNLISTED].map(
      (service): Row => [
        `is not taken for a revision of the same image that appears meanwhile: ${JSON.stringify(service)}`,
        { ...service, ...met(onPatch(foreign(deployed(OUR_IMAGE))), onPatch(putOff(20))) },
        "deployed; sent 2, ours 2; follows ours 1, serves",
        "more than once",
      ],
    ),
    [
      "may have been applied all the same",
      met(onPatch({ ...putOff(20), when: "after" })),
      "deployed; sent 2, ours 2; follows ours 1, serves",
      "more than once",
    ],
    [
      "is made over another image that appears meanwhile",
      met(onPatch(foreign()), onPatch(putOff(20))),
      "deployed; sent 2, ours 1; follows ours 1, serves",
      "may have overwritten it",
    ],
    [
      "has changed nothing when the workflow is cancelled meanwhile",
      cancelledMeanwhile(),
      "cancelled; sent 1, ours 0",
      "cancelled before anything was changed",
    ],
    [
      "ends as an error when it is put off for too long",
      met(onPatch(putOff(120), numbers(1, 8))),
      "error; sent 6, ours 0",
      /limits the rate; nothing was changed.*\n.*again later/,
    ],
    [
      "is not sent a third time once revisions cannot be told apart",
      {
        inputs: { image_uri: LATEST },
        ...met(
          onPatch({ kind: "late_commit", after_ms: 95_000 }, 1),
          onPatch(putOff(30), 2),
          onPatch(foreign(deployed(LATEST)), 2),
        ),
      },
      "error; sent 2, ours 0",
      "cannot be told apart",
    ],
  ],
  "a foreign deploy beside a change that its revision does not show": [
    ...[{}, UNLISTED].map(
      (service): Row => [
        `is not taken for it while the PATCH was only put off: ${JSON.stringify(service)}`,
        { ...SECRETS, ...service, ...met(onPatch(foreign(HOTFIX)), onPatch(putOff(20))) },
        "deployed; sent 2, ours 0; follows another's, serves",
      ],
    ),
    [
      "is not taken for it where the answer was lost, and the secrets are not there",
      {
        ...SECRETS,
        deployment: { secrets: [{ name: "TOKEN", value: "value-before" }] },
        ...met(onPatch(foreign({ source_revision_config: { repo_ref: "main" } })), onPatch(LOST)),
      },
      IN_DOUBT,
      "The secrets that were sent are not there",
    ],
    [
      "is not assumed where the secrets cannot be read any more",
      { ...SECRETS, ...met(onPatch(UNANSWERED), at("get", { kind: "status", status: 401 }, 3)) },
      "deployed; sent 1, ours 0; follows another's, serves",
    ],
    [
      "does not turn a refusal into a doubt",
      { ...SECRETS, ...met(onPatch(foreign(HOTFIX)), onPatch({ kind: "status", status: 409 })) },
      "rejected; sent 1, ours 0",
    ],
  ],
  "a list of revisions that cannot be believed": [
    [
      "is not asked where it does not hold the latest revision",
      met(at("list", { kind: "stale_read", commits: 9 }), onPatch(UNANSWERED)),
      ONCE,
    ],
    [
      "is done without for a revision that it shows without what that runs",
      {
        inputs: { image_uri: TAGGED },
        dispatcher: rewriting((body, request) => {
          if (!isList(request)) return body;
          const bare = (revision: object) => ({ ...revision, source_revision_config: undefined });
          return { resources: body.resources.map(bare) };
        }),
        ...met(onPatch(UNANSWERED)),
      },
      "deployed; sent 1, ours 0; follows another's, serves",
    ],
    [
      "is missed where the latest revision cannot be read before it",
      { ...UNLISTED, ...met(at("revision", { kind: "invalid_json" }, [1, 2, 3])) },
      ONCE,
    ],
  ],
  "a change that makes no revision": [
    [
      "is sent again when its answer is lost",
      { ...SETTING, ...met(onPatch(UNANSWERED)) },
      "no_revision; sent 2, ours 0",
    ],
    [
      "is never sent again on request",
      {
        ...SETTING,
        inputs: { ...SETTING.inputs, ...NOT_AGAIN },
        ...met(onPatch(UNANSWERED)),
      },
      IN_DOUBT,
    ],
    [
      "is not called undone where no answer ever came",
      { ...SETTING, ...met(onPatch(UNANSWERED, numbers(1, 40))) },
      "error; sent 11, ours 0",
      "An earlier attempt may have been applied",
    ],
    [
      "is not called refused when only the repeat was",
      {
        ...SETTING,
        ...met(onPatch({ ...AWAY, when: "after" }, 1), onPatch({ kind: "status", status: 409 }, 2)),
      },
      "error; sent 2, ours 0",
      "may have been applied",
    ],
  ],
  "a change that makes a revision on this service alone": [
    [
      "is followed as any other",
      { ...SETTING, script: "fail-deploy", ...met(onPatch(foreign({}))) },
      "failed; sent 1, ours 0; follows another's",
    ],
    [
      "is not assumed beside a deploy of something else",
      { ...SETTING, ...met(onPatch(foreign(HOTFIX))) },
      "no_revision; sent 1, ours 0",
    ],
  ],
  "a 200 that does not show the revision": [
    ["leads to it by the list", { habits: ["stale-patch-replies"] }, ONCE],
    ["leads to it by the latest", { habits: ["stale-patch-replies"], ...UNLISTED }, ONCE],
    ["is not followed by another PATCH when there is none", { arrange: onlySaid }, IN_DOUBT],
  ],
  "a revision's life": [
    ["regress", { script: "regress" }, ONCE],
    ["odd-status", { script: "odd-status" }, ONCE],
    ["slow", { script: "slow" }, ONCE],
    ["fail-create", { script: "fail-create" }, "failed; sent 1, ours 1; follows ours 1"],
    ["fail-build", { script: "fail-build" }, "failed; sent 1, ours 1; follows ours 1"],
    ["fail-deploy", { script: "fail-deploy" }, "failed; sent 1, ours 1; follows ours 1"],
    ["interrupted", { script: "interrupted" }, "failed; sent 1, ours 1; follows ours 1"],
    [
      "never-active",
      { script: "never-active" },
      "not_active; sent 1, ours 1; follows ours 1",
      "  waiting for it to take over",
    ],
    ["stuck", { script: "stuck" }, "timed_out; sent 1, ours 1; follows ours 1"],
  ],
};

describe.each(Object.entries(ENDS))("%s", (_, rows) => {
  it.each(rows)("%s", async (_name, scene, end, says = /^/) => {
    const story = await deployInVirtualTime(scene);
    expect(endOf(story)).toBe(end);
    // What is sent again is the same.
    expect(new Set(patchesOf(story).map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const said = [story.failure?.message ?? "", ...story.log].join("\n");
    expect(said).toMatch(says);
    const named = [...said.matchAll(/more than once: revisions (.+) run what/g)];
    expect(named).toHaveLength(String(says).includes("more than once") ? 1 : 0);
    const followedFirst = new Set([story.outputs.revision_id, ...story.own.map(({ id }) => id)]);
    for (const [, ids = ""] of named) expect(ids.split(", ")).toEqual([...followedFirst]);
  });
});

describe("a PATCH that is sent again", () => {
  const gapOf = (story: Story) => {
    const [first, second] = patchesOf(story);
    return (second?.atMs ?? 0) - (first?.atMs ?? 0);
  };

  it.each<[string, number, FaultPlan["fault"]]>([
    ["the whole window, where no revision of it appeared", 90_000, LOST],
    ["the time that the service asks for in seconds", 20_000, putOff(20)],
    [
      "the time that it asks for by a date, on a clock that is an hour behind",
      20_000,
      { kind: "status", status: 429, retry_after_date_ms: 20_000, date_offset_ms: -3_600_000 },
    ],
  ])("waits for %s", async (_, ms, fault) => {
    const story = await deployInVirtualTime(met(onPatch(fault)));
    expect(endOf(story)).toBe(TWICE);
    expect(gapOf(story)).toBeGreaterThanOrEqual(ms);
  });

  it("is looked for no earlier than the service wants to be asked", async () => {
    const story = await deployInVirtualTime(met(onPatch(UNANSWERED), at("get", putOff(40), 2)));
    const [, refused, next] = story.requests.filter(({ operation }) => operation === "get");
    expect(endOf(story)).toBe(ONCE);
    expect((next?.atMs ?? 0) - (refused?.atMs ?? 0)).toBeGreaterThanOrEqual(40_000);
  });
});

describe("a list of revisions that is broken", () => {
  const broken: FaultPlan["fault"][] = [
    ...[400, 401, 403, 404, 405, 409, 422, 429, 500, 501, 502, 503, 504].map(
      (status) => ({ kind: "status", status }) as const,
    ),
    { kind: "reset" },
    { kind: "hang" },
    { kind: "html", status: 200 },
  ];

  it.each(broken)("neither stops nor delays a deploy, and is done without: %j", async (fault) => {
    const story = await deployInVirtualTime(met(at("list", fault)));
    expect(endOf(story)).toBe(ONCE);
    expect(patchesOf(story)[0]?.atMs).toBeLessThan(6_000);
    const lost = await deployInVirtualTime(met(at("list", fault), onPatch(UNANSWERED)));
    expect(endOf(lost)).toBe(ONCE);
  });
});

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
      expect(endOf(story)).toBe(ONCE);
      expect(story.log.join()).not.toContain("looking for its revision");
    },
  );

  it("is looked for again where an earlier one was lost, which may have been applied meanwhile", async () => {
    const looksOf = ({ requests }: Story) =>
      requests.filter(({ path }) => path.endsWith("/revisions")).length;
    const plain = await deployInVirtualTime(met(onPatch(LOST)));
    const nth = plain.requests.map(({ method }) => method).lastIndexOf("PATCH") + 1;
    const story = await deployInVirtualTime({ ...met(onPatch(LOST)), dispatcher: refusing(nth) });
    expect(endOf(story)).toBe(TWICE);
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

  const statuses = [301, 302, 303, 307, 308];
  it.each(
    ["get", "patch", "revision"].flatMap((path) =>
      statuses.map((status) => [path, status] as const),
    ),
  )("at %s (%d) is not followed: the other host sees nothing", async (path, status) => {
    const to = `http://127.0.0.1:${(otherHost.address() as AddressInfo).port}`;
    const story = await deployInVirtualTime(met(at(path, { kind: "redirect", to, status })));
    expect(story.outcome).toBe(path === "revision" ? "error" : "rejected");
    expect(story.failure?.message).toContain(`unexpected redirect to ${to}`);
    expect(story.own).toHaveLength(path === "revision" ? 1 : 0);
    expect(hits).toBe(0);
  });
});
