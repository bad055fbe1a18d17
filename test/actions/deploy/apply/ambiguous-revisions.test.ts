import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../../emulator/faults/plans.ts";
import type { Revision } from "../../../../src/service/contract/deployments/revision.ts";
import { isRevisionList, rewritingDispatcher } from "../../../harness/rewriting-dispatcher.ts";
import { imageOf, OUR_IMAGE } from "../../../harness/virtual-service.ts";
import {
  faultAt,
  faults,
  foreignDeploy,
  LOST_REQUEST,
  LOST_RESPONSE,
  lateCommit,
  onPatch,
  requestNumbers,
  requestsFrom,
  script,
  staleRead,
  status,
  withFaults,
  withImage,
} from "../../../scenarios/faults.ts";
import { play } from "../../../scenarios/play.ts";
import { messagesOf, type Row, summaryOfDeploy } from "../../../scenarios/results.ts";
import type { DeployScenario, Service } from "../../../scenarios/scenario.ts";

const DIGEST = `sha256:${"a".repeat(64)}`;
const SHA = "0123456789abcdef0123456789abcdef01234567";
const RUN = { id: "17300000001" };
const RUN_IMAGE = `registry.example/agent:run-${RUN.id}@${DIGEST}`;
const OTHER_RUN = withImage(`registry.example/agent:run-17300000002@${DIGEST}`);
const COMMITTED = `registry.example/agent:${SHA}`;
const THEIRS = withImage("app:v9");

const TAG = { image_uri: "app:v2" };
const SECRETS = { secrets: "TOKEN=ours" };
const ONLY_SECRETS = { image_uri: "", ...SECRETS };
const SPEC = { resource_spec: '{"cpu": 3}' };
const ONLY_SPEC = { image_uri: "", ...SPEC };
const GIT_TAG = { repo_ref: "refs/tags/v2", graph_config_path: "graph.json" };
const BACK = { image_uri: "app:10", rollback_on_failure: "true" };

const DEPLOYED = script(["DEPLOYED", 0]);
const FAILS = script(["CREATING", 0], ["CREATE_FAILED", 1.5]);
/** The request times out, or only a gateway responds. */
const SILENT = onPatch({ kind: "hang", when: "after" });
const GATEWAY = onPatch({ kind: "status", status: 502, when: "after" });

const ONCE = "deployed; sent 1, ours 1; follows ours 1, serves";
const TWICE = "deployed; sent 2, ours 1; follows ours 1, serves";
const REPLACED = "superseded; sent 1, ours 1; follows ours 1";
const IN_DOUBT = "error; sent 1, ours 0";

/** A change with these inputs, and the behaviour of its service. */
const sending = (inputs: Record<string, string>, ...plans: FaultPlan[]) => ({
  inputs,
  ...withFaults(...plans),
});
/** The request as the service shows it. */
const shownAs = (sent: string, shown: string) =>
  rewritingDispatcher((body) =>
    JSON.parse(JSON.stringify(body).replaceAll(JSON.stringify(sent), JSON.stringify(shown))),
  );

/** What another client deploys in the same second. */
const TWINS: [what: string, inputs: Record<string, string>, theirs: object][] = [
  ["a spec alone, an image", ONLY_SPEC, withImage(imageOf("foreign"))],
  ["a spec alone, a rebuild", ONLY_SPEC, withImage("registry.example/agent:1")],
  ["a digest with a spec", SPEC, withImage(OUR_IMAGE)],
  ["the commit's tag with secrets", { image_uri: COMMITTED, ...SECRETS }, withImage(COMMITTED)],
  ["the commit's tag with a spec", { image_uri: COMMITTED, ...SPEC }, withImage(COMMITTED)],
  ["secrets alone, an image", ONLY_SECRETS, withImage(imageOf("foreign"))],
];
const ROTATED = { secrets: [{ name: "TOKEN", value: "theirs" }] };
const duplicates = TWINS.flatMap(([what, inputs, theirs]): Row[] => [
  ...[true, false].map((hasList): Row => {
    const without = hasList ? [] : (["revisions"] as const);
    const scenario = { without, deployment: ROTATED, run: RUN };
    const plans = [foreignDeploy(theirs), onPatch(LOST_REQUEST)];
    const name = `is not ours after a loss: ${what}, with a list: ${hasList}`;
    return [name, { ...scenario, ...sending(inputs, ...plans) }, IN_DOUBT];
  }),
  [
    `is not ours after a 429: ${what}`,
    sending(inputs, foreignDeploy(theirs), onPatch(status(429))),
    TWICE,
  ],
]);

/** A branch that the service builds on each push. */
const TRACKING = {
  source: "github",
  deployment: { source_config: { build_on_push: true }, ...ROTATED },
} as const;
const push = (when: "before" | "after") => onPatch({ kind: "foreign_push", when });
const pushes = [{ repo_ref: "main" }, SECRETS].flatMap((inputs): Row[] => {
  const during = faultAt("revision", { kind: "foreign_push" }, 2);
  const ends = { before: ONCE, after: REPLACED, during: REPLACED };
  const plans = { before: push("before"), after: push("after"), during };
  return (["before", "after", "during"] as const).map((when) => [
    `by a push ${when} ours: ${Object.keys(inputs)}`,
    { ...TRACKING, ...sending(inputs, plans[when]) },
    ends[when],
  ]);
});

/** Another client's deploy that becomes active this much later than ours begins. */
const aboutToServe =
  (after_s: number) =>
  async ({ emulator: { store }, deploymentId, clock }: Service) => {
    store.addRevision(deploymentId, { ...withImage("app:0"), script: DEPLOYED });
    await clock.sleep(60_000);
    const timeline = [
      { status: "DEPLOYED", after_ms: 0, never_active: true },
      ...script(["DEPLOYED", after_s]),
    ];
    store.addRevision(deploymentId, { ...withImage("app:9"), script: timeline });
    store.nextScripts.push(FAILS, DEPLOYED);
  };

/** Two revisions that were active one after the other, and ours, which fails. */
async function rolledAway({ emulator: { store }, deploymentId, clock }: Service): Promise<void> {
  for (const image of ["app:0", "app:9"]) {
    store.addRevision(deploymentId, { ...withImage(image), script: DEPLOYED });
    await clock.sleep(120_000);
  }
  store.nextScripts.push(FAILS, DEPLOYED);
}

const later = (time: string) => new Date(Date.parse(time) + 3_600_000).toISOString();
/** The service dates the revision with this image an hour too late. */
const datedLate = (image: string) =>
  rewritingDispatcher((body) =>
    JSON.parse(JSON.stringify(body), (_, one) =>
      one?.source_revision_config?.image_uri === image && one.created_at
        ? { ...one, created_at: later(one.created_at), updated_at: later(one.updated_at) }
        : one,
    ),
  );

/** Until the second attempt, each read returns its first response. */
const staleUntilRepeated = () => {
  const first = new Map<string, object>();
  let isRepeated = false;
  return rewritingDispatcher((body, { method, path }) => {
    isRepeated ||= method === "PATCH";
    const [resource = ""] = path.split("?");
    first.set(resource, first.get(resource) ?? body);
    return isRepeated ? body : first.get(resource);
  });
};

/** An earlier attempt has deployed this change. */
const attempted = (change: object) => ({
  arrange: ({ emulator, deploymentId }: Service) =>
    emulator.store.addRevision(deploymentId, { script: DEPLOYED, ...change }),
});

const pagesOfTen = () =>
  rewritingDispatcher((body, request) =>
    isRevisionList(request) ? { ...body, resources: body.resources.slice(0, 10) } : body,
  );

const secretsShown = (secrets: unknown) =>
  rewritingDispatcher((body, { method }) =>
    method === "GET" && "secrets" in body ? { ...body, secrets } : body,
  );
const hidden = Object.entries({
  null: null,
  "without values": [{ name: "TOKEN" }],
  "with null values": [{ name: "TOKEN", value: null }],
  "not at all": undefined,
}).flatMap(([how, secrets]): Row[] =>
  [[], [onPatch(LOST_RESPONSE)]].map((plans) => [
    `is identified with secrets that are shown ${how}, after ${plans.length} losses`,
    { dispatcher: secretsShown(secrets), ...sending(ONLY_SECRETS, ...plans) },
    ONCE,
  ]),
);

const lists = Object.entries<(resources: unknown[]) => unknown[]>({
  "is cached forever": (resources) => resources.slice(-1),
  "is empty": () => [],
  "begins with the oldest": (resources) => resources.toReversed(),
  "has each revision twice": (resources) => [...resources, ...resources],
}).map(([how, rewrite]): Row => {
  const dispatcher = rewritingDispatcher((body, request) =>
    isRevisionList(request) ? { ...body, resources: rewrite(body.resources) } : body,
  );
  return [
    `is identified, if the list ${how}`,
    { dispatcher, ...withFaults(onPatch(LOST_RESPONSE)) },
    ONCE,
  ];
});

const ENDS: Record<string, Row[]> = {
  "another client's revision": [
    ...duplicates,
    ...pushes,
    [
      "by a push is not ours if our request was lost before the commit",
      { ...TRACKING, ...sending(SECRETS, push("before"), onPatch(LOST_REQUEST)) },
      IN_DOUBT,
    ],
    [
      "is not followed if a stale response names it",
      {
        habits: ["stale-patch-replies"],
        ...sending({ image_uri: "registry.example/agent:latest", ...SECRETS }, foreignDeploy()),
      },
      ONCE,
    ],
    ["before ours, no response to a tag", sending(TAG, foreignDeploy(THEIRS), SILENT), ONCE],
    [
      "after ours, no response to a tag",
      sending(TAG, foreignDeploy(THEIRS, "after"), SILENT),
      REPLACED,
    ],
    ["before ours, no response to secrets", sending(SECRETS, foreignDeploy(THEIRS), SILENT), ONCE],
    [
      "after ours, no response to a spec",
      sending(SPEC, foreignDeploy(THEIRS, "after"), SILENT),
      REPLACED,
    ],
    [
      "of the same digest, by another run after ours",
      {
        run: RUN,
        ...sending({ image_uri: RUN_IMAGE }, foreignDeploy(OTHER_RUN, "after"), GATEWAY),
      },
      REPLACED,
    ],
    [
      "of the same digest, by another run before ours, which is applied 10 s late",
      { run: RUN, ...sending({ image_uri: RUN_IMAGE }, foreignDeploy(OTHER_RUN), lateCommit(10)) },
      ONCE,
    ],
    [
      "of the same digest, by another run, is named by a stale response",
      {
        run: RUN,
        habits: ["stale-patch-replies"],
        ...sending({ image_uri: RUN_IMAGE }, foreignDeploy(OTHER_RUN)),
      },
      ONCE,
    ],
    ...Object.entries({ "a tag": TAG, "a digest": {}, secrets: ONLY_SECRETS }).map(
      ([what, inputs]): Row => [
        `just after ours is named by the response to ${what}`,
        { habits: ["half-new-answer"], inputs },
        REPLACED,
      ],
    ),
    [
      "does not make the outcome of a 409 unknown",
      sending(TAG, foreignDeploy(THEIRS), onPatch(status(409))),
      "rejected; sent 1, ours 0",
    ],
    [
      "that merges secrets just before ours is named in a warning",
      {
        deployment: { secrets: [{ name: "OLD", value: "value-of-old" }] },
        ...sending(
          { ...ONLY_SECRETS, secrets_mode: "merge" },
          foreignDeploy({ secrets: [{ name: "THEIRS", value: "theirs" }] }),
        ),
      },
      ONCE,
      /^(?!.*may have overwritten it.*may have overwritten it).*may have overwritten it/s,
    ],
    [
      "appears fourteen times, and a page of the list has ten",
      {
        dispatcher: pagesOfTen(),
        ...sending(
          TAG,
          ...requestNumbers(1, 14).map((n) => foreignDeploy(withImage(`app:x${n}`), "after")),
          SILENT,
        ),
      },
      "error; sent 1, ours 1",
    ],
  ],
  "an accepted change in the same second as another client's": [
    ["a tag", sending(TAG, foreignDeploy(THEIRS)), ONCE],
    [
      "secrets that are hidden",
      { habits: ["redacted-secrets"], ...sending(SECRETS, foreignDeploy(THEIRS)) },
      ONCE,
    ],
    [
      "secrets that are not shown, and the other one just after",
      { habits: ["null-secrets"], ...sending(SECRETS, foreignDeploy(THEIRS, "after")) },
      REPLACED,
    ],
    [
      "a tag with a stale response",
      { habits: ["stale-patch-replies"], ...sending(TAG, foreignDeploy(THEIRS)) },
      ONCE,
    ],
    [
      "a tag with a stale response, and the other one just after",
      { habits: ["stale-patch-replies"], ...sending(TAG, foreignDeploy(THEIRS, "after")) },
      REPLACED,
    ],
    [
      "a tag that is shown as its digest",
      { habits: ["digests-for-tags"], ...sending(TAG, foreignDeploy(THEIRS)) },
      ONCE,
    ],
    [
      "a digest with a stale response that shows a tag",
      {
        habits: ["stale-patch-replies"],
        ...sending({ image_uri: `app@${DIGEST}` }, foreignDeploy(THEIRS)),
      },
      ONCE,
    ],
    [
      "a change that no read ever shows",
      {
        habits: ["stale-patch-replies"],
        ...sending(
          TAG,
          foreignDeploy(withImage("app:v8")),
          foreignDeploy(THEIRS),
          staleRead(requestsFrom(2)),
          faultAt("revisions", { kind: "stale_read", commits: 1 }, requestsFrom(2)),
        ),
      },
      "error; sent 1, ours 1",
      /^(?!.*every read failed).*The change was accepted/s,
    ],
  ],
  "our own revision": [
    ...hidden,
    ...lists,
    [
      "is followed if the service shows a registry in front",
      { inputs: TAG, dispatcher: shownAs("app:v2", "docker.io/library/app:v2") },
      ONCE,
    ],
    [
      "is followed if the service shows another name",
      { inputs: TAG, dispatcher: shownAs("app:v2", "mirror.example/app:v2") },
      ONCE,
    ],
    [
      "is followed if the service shows the commit of a branch",
      { source: "github", inputs: { repo_ref: "feature" }, dispatcher: shownAs("feature", SHA) },
      ONCE,
    ],
    [
      "is identified although one read of its secrets is stale",
      sending(ONLY_SECRETS, onPatch(LOST_RESPONSE), staleRead(3)),
      ONCE,
    ],
    ...[401, 409, 422].map(
      (code): Row => [
        `is identified if the second request is refused with ${code}`,
        {
          dispatcher: staleUntilRepeated(),
          ...withFaults(onPatch(LOST_RESPONSE), onPatch(status(code), 2)),
        },
        TWICE,
      ],
    ),
    [
      "may exist if the second request is refused and no read shows it",
      withFaults(onPatch(LOST_REQUEST), onPatch(status(409), 2)),
      "error; sent 2, ours 0",
      "An earlier attempt got no answer",
    ],
    ...[409, 423].map(
      (code): Row => [
        `is identified although a proxy sends the change twice, and returns a ${code}`,
        sending(TAG, onPatch({ kind: "status", status: code, when: "after" })),
        ONCE,
      ],
    ),
    ...[{}, { habits: ["redacted-secrets" as const] }].map(
      (service): Row => [
        `is not reused by a re-run with new secrets: ${JSON.stringify(service)}`,
        {
          ...{ ...service, run: { ...RUN, attempt: 2 } },
          inputs: { image_uri: RUN_IMAGE, ...SECRETS },
          ...attempted({ ...withImage(RUN_IMAGE), ...ROTATED }),
        },
        ONCE,
      ],
    ),
    [
      "is not reused by a re-run if it failed",
      {
        run: { ...RUN, attempt: 2 },
        inputs: { image_uri: RUN_IMAGE },
        ...attempted({ ...withImage(RUN_IMAGE), script: script(["CREATE_FAILED", 0]) }),
      },
      ONCE,
    ],
    [
      "is not reused by a re-run for a git tag, which may have moved",
      {
        source: "github",
        inputs: GIT_TAG,
        run: { ref: GIT_TAG.repo_ref, commit: "1".repeat(40), attempt: 2 },
        ...attempted({ source_revision_config: GIT_TAG }),
      },
      ONCE,
    ],
    ...[ONLY_SECRETS, { ...TAG, ...SECRETS }].map(
      (inputs): Row => [
        `is identified if no secrets are shown, and the response is lost: ${JSON.stringify(inputs)}`,
        { habits: ["empty-secrets"], ...sending(inputs, GATEWAY) },
        ONCE,
      ],
    ),
    [
      "is replaced if no secrets are shown, and another deploy follows",
      {
        habits: ["empty-secrets"],
        ...sending({ ...TAG, ...SECRETS }, foreignDeploy(THEIRS, "after")),
      },
      REPLACED,
    ],
    [
      "has failed a while after it was DEPLOYED",
      {
        script: [
          { status: "DEPLOYED", after_ms: 0, never_active: true },
          ...script(["DEPLOY_FAILED", 20]),
        ],
      },
      "failed; sent 1, ours 1; follows ours 1",
    ],
    [
      "has failed before the timeout, although it was DEPLOYED",
      {
        inputs: { timeout: "40s" },
        script: [
          { status: "DEPLOYED", after_ms: 0, never_active: true },
          ...script(["DEPLOY_FAILED", 5]),
        ],
      },
      "failed; sent 1, ours 1; follows ours 1",
    ],
    [
      "is superseded by a late duplicate, and both are named",
      { script: "slow", ...withFaults(lateCommit(92)) },
      "superseded; sent 2, ours 2; follows ours 2",
      /more than once: revisions \S{36}, \S{36} run/,
    ],
    [
      "has no duplicate if someone else rotates the secrets after our second send",
      {
        script: "slow",
        arrange: ({ emulator, deploymentId, clock }) => {
          emulator.faults.add(onPatch(LOST_REQUEST));
          clock.at(110_000, () => emulator.store.addRevision(deploymentId, ROTATED));
        },
      },
      "superseded; sent 2, ours 1; follows ours 1",
    ],
    [
      "has its revision_id set before a read can fail",
      {
        inputs: { timeout: "3m" },
        ...withFaults(
          ...["get", "revisions", "revision"].map((path) =>
            faultAt(path, status(503), requestsFrom(2)),
          ),
        ),
      },
      "timed_out; sent 1, ours 1; follows ours 1, serves",
    ],
  ],
  "a rollback restores what served last": [
    ...[4, 8, 12].map(
      (after_s): Row => [
        `a deploy that took over ${after_s} s later`,
        { inputs: { ...BACK, wait_for_idle: "true" }, arrange: aboutToServe(after_s) },
        "failed, rolled back to app:9; sent 2, ours 2; follows ours 2",
      ],
    ),
    [
      "a deploy that took over meanwhile",
      {
        inputs: BACK,
        arrange: (service) => {
          const { emulator, deploymentId } = service;
          emulator.store.addRevision(deploymentId, { ...withImage("app:0"), script: DEPLOYED });
          // Of the other deploy, of ours, and of the rollback.
          emulator.store.nextScripts.push(DEPLOYED, FAILS, DEPLOYED);
          faults(foreignDeploy(withImage("app:9")))(service);
        },
      },
      "failed, rolled back to app:9; sent 2, ours 2; follows ours 2",
    ],
    [
      "an older revision that another client has made active",
      { habits: ["older-made-active"], inputs: BACK, arrange: rolledAway },
      "failed, rolled back to app:0; sent 2, ours 2; follows ours 2",
    ],
    [
      "not an old revision that is dated too late",
      { inputs: BACK, arrange: rolledAway, dispatcher: datedLate("app:0") },
      "failed, rolled back to app:9; sent 2, ours 2; follows ours 2",
    ],
  ],
};

describe.each(Object.entries(ENDS))("%s", (_, rows) => {
  it.each(rows)("%s", async (_name, scenario, end, expectedLog = /^/) => {
    const result = await play({ action: "deploy", ...scenario });
    expect(summaryOfDeploy(result)).toBe(end);
    expect(messagesOf(result)).toMatch(expectedLog);
  });
});

interface Page {
  /** Number of earlier reads of the first page. */
  read: number;
  limit: number;
  offset: number;
}
/** More existing revisions than fit on one page. */
const EARLIER = 31;

/** Dates the earlier revisions a minute apart. */
const withDates = (all: Revision[]): Revision[] =>
  all.map((revision, index) => {
    const minutes = Math.max(0, index - (all.length - EARLIER) + 1);
    const ms = Date.parse(revision.created_at ?? "") - minutes * 60_000;
    return { ...revision, created_at: new Date(ms).toISOString() };
  });

/** A service with many revisions, whose list this function transforms. */
function withRevisionList(shown: (all: Revision[], page: Page) => Revision[]): DeployScenario {
  let all = (): Revision[] => [];
  let reads = 0;
  return {
    inputs: { image_uri: "registry.example/agent:latest" },
    dispatcher: rewritingDispatcher((body, request) => {
      if (!isRevisionList(request)) return body;
      const query = new URL(request.path, "http://127.0.0.1").searchParams;
      const [limit, offset] = [Number(query.get("limit")), Number(query.get("offset"))];
      const page = { read: offset === 0 ? reads++ : reads - 1, limit, offset };
      return { ...body, resources: shown(all(), page) };
    }),
    arrange: ({ emulator: { store }, deploymentId }) => {
      for (let made = 0; made < EARLIER - 1; made++)
        store.addRevision(deploymentId, withImage(imageOf(`old-${made}`)));
      all = () => withDates(store.revisions(deploymentId));
    },
  };
}

describe("applies a change once if the list of many revisions", () => {
  it.each<[name: string, shown: (all: Revision[], page: Page) => Revision[]]>([
    ["is pruned to the newest", (all) => all.slice(0, 1)],
    [
      "is pruned to the newest after the first read",
      (all, { read }) => (read === 0 ? all.slice(0, 20) : all.slice(0, 1)),
    ],
    [
      "loses the revisions that it showed first",
      (all, { read }) =>
        read === 0 ? all.slice(0, 20) : [...all.slice(0, -EARLIER), ...all.slice(20 - EARLIER)],
    ],
    ["has pages of five", (all, { offset }) => all.slice(offset, offset + 5)],
    ["has pages of fifty", (all, { offset }) => all.slice(offset, offset + 50)],
    ["has one page of the requested length", (all, { limit }) => all.slice(0, limit)],
    ["has all on each page", (all) => all],
    [
      "has the oldest on the first page",
      (all, { offset, limit }) => all.toReversed().slice(offset, offset + limit),
    ],
    ["has five of the oldest, and no other", (all) => all.slice(-5)],
  ])("%s", async (_, shown) => {
    for (const [fault, end] of [
      [LOST_RESPONSE, ONCE],
      [LOST_REQUEST, TWICE],
    ] as const) {
      const scenario = withRevisionList(shown);
      const arrange = (service: Service) => {
        scenario.arrange?.(service);
        faults(onPatch(fault))(service);
      };
      expect(summaryOfDeploy(await play({ action: "deploy", ...scenario, arrange }))).toBe(end);
    }
  });
});
