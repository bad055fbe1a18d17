import { describe, expect, it } from "vitest";
import type { Revision } from "../../../../src/service/contract/deployments/revision.ts";
import { isRevisionList, rewritingDispatcher } from "../../../harness/rewriting-dispatcher.ts";
import { imageOf, OUR_IMAGE } from "../../../harness/virtual-service.ts";
import {
  type Fault,
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
import { summaryOfDeploy } from "../../../scenarios/results.ts";
import type { DeployScenario, Service } from "../../../scenarios/scenario.ts";
import {
  describeEnds,
  FAILED,
  IN_DOUBT,
  ONCE,
  type ScenariosByEnd,
  type ScenarioWithLog,
  STALE_REPLIES,
  SUPERSEDED,
  sending,
  TWICE,
  UNIDENTIFIED,
} from "./ends.ts";

const DIGEST = `sha256:${"a".repeat(64)}`;
const SHA = "0123456789abcdef0123456789abcdef01234567";
const RUN = { id: "17300000001" };
const RERUN = { run: { ...RUN, attempt: 2 } };
const RUN_IMAGE = { image_uri: `registry.example/agent:run-${RUN.id}@${DIGEST}` };
const OTHER_RUN_REVISION = withImage(`registry.example/agent:run-17300000002@${DIGEST}`);
const SHA_IMAGE = { image_uri: `registry.example/agent:${SHA}` };
const SHA_REVISION = withImage(SHA_IMAGE.image_uri);
const APP_V9 = withImage("app:v9");

const TAG = { image_uri: "app:v2" };
const SECRETS = { secrets: "TOKEN=ours" };
const ONLY_SECRETS = { image_uri: "", ...SECRETS };
const SPEC = { resource_spec: '{"cpu": 3}' };
const ONLY_SPEC = { image_uri: "", ...SPEC };
const GIT_TAG = { repo_ref: "refs/tags/v2", graph_config_path: "graph.json" };
const ROLLBACK = { image_uri: "app:10", rollback_on_failure: "true" };
const FOREIGN_SECRETS = { secrets: [{ name: "TOKEN", value: "theirs" }] };
const EMPTY_SECRETS = { habits: ["empty-secrets"] } as const;

const DEPLOYED_SCRIPT = script(["DEPLOYED", 0]);
const FAILED_SCRIPT = script(["CREATING", 0], ["CREATE_FAILED", 1.5]);
/** The change is applied, but its request times out, or only a gateway responds. */
const TIMEOUT = onPatch({ kind: "hang", when: "after" });
const GATEWAY = onPatch({ kind: "status", status: 502, when: "after" });

const rolledBackTo = (image: string) =>
  `failed, rolled back to ${image}; sent 2, ours 2; follows ours 2`;

type Scenarios = Record<string, ScenarioWithLog>;
/** A scenario for each of these values. */
const eachOf = <T>(
  values: Record<string, T>,
  name: (key: string) => string,
  build: (value: T) => ScenarioWithLog,
): Scenarios =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [name(key), build(value)]));

/** Each page of the list has at most this many revisions. */
const truncateList = (count: number) =>
  rewritingDispatcher((body, request) =>
    isRevisionList(request) ? { ...body, resources: body.resources.slice(0, count) } : body,
  );

/** The service shows another text than was sent. */
const replaceText = (sentText: string, shownText: string) =>
  rewritingDispatcher((body) =>
    JSON.parse(JSON.stringify(body).replaceAll(`"${sentText}"`, `"${shownText}"`)),
  );

/** Our inputs, what another client deploys in the same second, and the log if both look alike. */
const CONCURRENT_CHANGES: Record<
  string,
  [inputs: Record<string, string>, foreign: object, log?: string]
> = {
  "an image beside our spec": [ONLY_SPEC, withImage(imageOf("foreign"))],
  "the current image beside our spec": [ONLY_SPEC, withImage("registry.example/agent:1")],
  "the same digest beside our spec": [SPEC, withImage(OUR_IMAGE), "more than once"],
  "the same tag beside our secrets": [{ ...SHA_IMAGE, ...SECRETS }, SHA_REVISION, "more than once"],
  "the same tag beside our spec": [{ ...SHA_IMAGE, ...SPEC }, SHA_REVISION, "more than once"],
  "an image beside our secrets": [ONLY_SECRETS, withImage(imageOf("foreign"))],
};
const afterLoss = (missingOperations: readonly "revisions"[]) =>
  eachOf(
    CONCURRENT_CHANGES,
    (change) =>
      `is not ours after a lost request: ${change}${missingOperations.length > 0 ? ", without a list" : ""}`,
    ([inputs, foreign]) => ({
      ...{ missingOperations, deployment: FOREIGN_SECRETS, run: RUN },
      ...sending(inputs, foreignDeploy(foreign), onPatch(LOST_REQUEST)),
    }),
  );

/** A branch that the service builds on each push. */
const BUILDS_ON_PUSH = {
  source: "github",
  deployment: { source_config: { build_on_push: true }, ...FOREIGN_SECRETS },
} as const;
const push = (when: "before" | "after") => onPatch({ kind: "foreign_push", when });
const pushedAt = (title: string, plan: ReturnType<typeof push>) =>
  eachOf(
    { repo_ref: { repo_ref: "main" }, secrets: SECRETS },
    (input) => `by a push ${title}: ${input}`,
    (inputs) => ({ ...BUILDS_ON_PUSH, ...sending(inputs, plan) }),
  );

/** Another client's deploy that becomes active this much later than ours begins. */
const activatedAfter =
  (after_s: number) =>
  async ({ emulator: { store }, deploymentId, clock }: Service) => {
    store.addRevision(deploymentId, { ...withImage("app:0"), script: DEPLOYED_SCRIPT });
    await clock.sleep(60_000);
    const timeline = [INACTIVE, ...script(["DEPLOYED", after_s])];
    store.addRevision(deploymentId, { ...withImage("app:9"), script: timeline });
    store.nextScripts.push(FAILED_SCRIPT, DEPLOYED_SCRIPT);
  };
const INACTIVE = { status: "DEPLOYED", after_ms: 0, inactive: true };

/** Two revisions that were active one after the other, and ours, which fails. */
async function failAfterTwo({ emulator: { store }, deploymentId, clock }: Service): Promise<void> {
  for (const image of ["app:0", "app:9"]) {
    store.addRevision(deploymentId, { ...withImage(image), script: DEPLOYED_SCRIPT });
    await clock.sleep(120_000);
  }
  store.nextScripts.push(FAILED_SCRIPT, DEPLOYED_SCRIPT);
}

const anHourLater = (time: string) => new Date(Date.parse(time) + 3_600_000).toISOString();
/** The service dates the revision with this image an hour too late. */
const dateLate = (image: string) =>
  rewritingDispatcher((body) =>
    JSON.parse(JSON.stringify(body), (_, one) =>
      one?.source_revision_config?.image_uri === image && one.created_at
        ? {
            ...{ ...one, created_at: anHourLater(one.created_at) },
            updated_at: anHourLater(one.updated_at),
          }
        : one,
    ),
  );

/** Until a PATCH gets a response, each read returns its first response. */
const staleUntilPatched = () => {
  const firstBodies = new Map<string, object>();
  let isPatched = false;
  return rewritingDispatcher((body, { method, path }) => {
    isPatched ||= method === "PATCH";
    const [resource = ""] = path.split("?");
    firstBodies.set(resource, firstBodies.get(resource) ?? body);
    return isPatched ? body : firstBodies.get(resource);
  });
};

/** An earlier attempt has deployed this change. */
const deployedBefore = (change: object) => ({
  arrange: ({ emulator, deploymentId }: Service) =>
    emulator.store.addRevision(deploymentId, { script: DEPLOYED_SCRIPT, ...change }),
});

const showSecrets = (secrets: unknown) =>
  rewritingDispatcher((body, { method }) =>
    method === "GET" && "secrets" in body ? { ...body, secrets } : body,
  );
const HIDDEN_SECRETS = {
  null: null,
  "without values": [{ name: "TOKEN" }],
  "with null values": [{ name: "TOKEN", value: null }],
  "not at all": undefined,
};

// biome-ignore format: one case, one line
const ENDS: Record<string, ScenariosByEnd> = {
  "another client's revision": {
    [IN_DOUBT]: {
      ...afterLoss([]), ...afterLoss(["revisions"]),
      "by a push is not ours if our request is lost": { ...BUILDS_ON_PUSH, ...sending(SECRETS, push("before"), onPatch(LOST_REQUEST)) },
    },
    [TWICE]: eachOf(
      CONCURRENT_CHANGES,
      (change) => `is not ours after a 429: ${change}`,
      ([inputs, foreign, log = ""]) => ({ ...sending(inputs, foreignDeploy(foreign), onPatch(status(429))), log }),
    ),
    [ONCE]: {
      ...pushedAt("before ours is not followed", push("before")),
      "is not followed if a stale response names it": { ...STALE_REPLIES, ...sending({ image_uri: "registry.example/agent:latest", ...SECRETS }, foreignDeploy()) },
      "before ours is not followed if our request with a tag times out": sending(TAG, foreignDeploy(APP_V9), TIMEOUT),
      "before ours is not followed if our request with secrets times out": sending(SECRETS, foreignDeploy(APP_V9), TIMEOUT),
      "of the same digest, by another run, is not followed if ours is applied 10 s late": { run: RUN, ...sending(RUN_IMAGE, foreignDeploy(OTHER_RUN_REVISION), lateCommit(10)) },
      "of the same digest, by another run, is named by a stale response": { run: RUN, ...STALE_REPLIES, ...sending(RUN_IMAGE, foreignDeploy(OTHER_RUN_REVISION)) },
      "of the same image with other secrets just before ours is named in a warning": {
        ...sending(
          { ...TAG, ...SECRETS, secrets_mode: "replace" },
          foreignDeploy({ ...withImage(TAG.image_uri), ...FOREIGN_SECRETS }),
        ),
        log: "may have overwritten",
      },
      "that merges secrets just before ours is named in a warning": {
        deployment: { secrets: [{ name: "OLD", value: "value-of-old" }] },
        ...sending(
          { ...ONLY_SECRETS, secrets_mode: "merge" },
          foreignDeploy({ secrets: [{ name: "THEIRS", value: "theirs" }] }),
        ),
        log: /^(?!.*may have overwritten.*may have overwritten).*may have overwritten/s,
      },
    },
    [SUPERSEDED]: {
      ...pushedAt("after ours supersedes it", push("after")),
      ...pushedAt("during ours supersedes it", faultAt("revision", { kind: "foreign_push" }, 2)),
      "after ours supersedes it if our request with a tag times out": sending(TAG, foreignDeploy(APP_V9, "after"), TIMEOUT),
      "after ours supersedes it if our request with a spec times out": sending(SPEC, foreignDeploy(APP_V9, "after"), TIMEOUT),
      "of the same digest, by another run after ours, supersedes it": { run: RUN, ...sending(RUN_IMAGE, foreignDeploy(OTHER_RUN_REVISION, "after"), GATEWAY) },
      ...eachOf(
        { "a tag": TAG, "a digest": {}, secrets: ONLY_SECRETS },
        (change) => `just after ours is named by the response to ${change}`,
        (inputs) => ({ habits: ["half-new-answer"], inputs }),
      ),
    },
    "rejected; sent 1, ours 0": {
      "does not make the outcome of a 409 unknown": sending(TAG, foreignDeploy(APP_V9), onPatch(status(409))),
    },
    [UNIDENTIFIED]: {
      "appears fourteen times, and a page of the list has ten": {
        dispatcher: truncateList(10),
        ...sending(
          TAG,
          ...requestNumbers(1, 14).map((n) => foreignDeploy(withImage(`app:x${n}`), "after")),
          TIMEOUT,
        ),
      },
    },
  },
  "an accepted change in the same second as another client's": {
    [ONCE]: {
      "a tag": sending(TAG, foreignDeploy(APP_V9)),
      "secrets that are hidden": { habits: ["redacted-secrets"], ...sending(SECRETS, foreignDeploy(APP_V9)) },
      "a tag with a stale response": { ...STALE_REPLIES, ...sending(TAG, foreignDeploy(APP_V9)) },
      "a tag that is shown as its digest": { habits: ["digests-for-tags"], ...sending(TAG, foreignDeploy(APP_V9)) },
      "a digest with a stale response that shows a tag": { ...STALE_REPLIES, ...sending({ image_uri: `app@${DIGEST}` }, foreignDeploy(APP_V9)) },
    },
    [SUPERSEDED]: {
      "secrets that are not shown, and the other change just after": { habits: ["null-secrets"], ...sending(SECRETS, foreignDeploy(APP_V9, "after")) },
      "a tag with a stale response, and the other change just after": { ...STALE_REPLIES, ...sending(TAG, foreignDeploy(APP_V9, "after")) },
    },
    [UNIDENTIFIED]: {
      "a change that no read ever shows": {
        ...STALE_REPLIES,
        ...sending(
          TAG,
          foreignDeploy(withImage("app:v8")), foreignDeploy(APP_V9),
          staleRead(requestsFrom(2)),
          faultAt("revisions", { kind: "stale_read", commits: 1 }, requestsFrom(2)),
        ),
        log: /^(?!.*every read failed).*The change was accepted/s,
      },
    },
  },
  "our own revision": {
    [ONCE]: {
      ...eachOf(
        HIDDEN_SECRETS,
        (form) => `is identified with secrets that are shown ${form}`,
        (secrets) => ({ dispatcher: showSecrets(secrets), inputs: ONLY_SECRETS }),
      ),
      ...eachOf(
        HIDDEN_SECRETS,
        (form) => `is identified with secrets that are shown ${form}, after a lost response`,
        (secrets) => ({ dispatcher: showSecrets(secrets), ...sending(ONLY_SECRETS, onPatch(LOST_RESPONSE)) }),
      ),
      "is followed if the service shows a registry in front": { inputs: TAG, dispatcher: replaceText("app:v2", "docker.io/library/app:v2") },
      "is followed if the service shows another name": { inputs: TAG, dispatcher: replaceText("app:v2", "mirror.example/app:v2") },
      "is followed if the service shows the commit of a branch": { source: "github", inputs: { repo_ref: "feature" }, dispatcher: replaceText("feature", SHA) },
      "is identified although one read of its secrets is stale": sending(ONLY_SECRETS, onPatch(LOST_RESPONSE), staleRead(3)),
      ...eachOf<Pick<DeployScenario, "habits">>(
        { "": {}, ", which are hidden": { habits: ["redacted-secrets"] } },
        (form) => `is not reused by a re-run with new secrets${form}`,
        (service) => ({ ...service, ...RERUN, inputs: { ...RUN_IMAGE, ...SECRETS }, ...deployedBefore({ ...withImage(RUN_IMAGE.image_uri), ...FOREIGN_SECRETS }) }),
      ),
      "is not reused by a re-run if it failed": { ...RERUN, inputs: RUN_IMAGE, ...deployedBefore({ ...withImage(RUN_IMAGE.image_uri), script: script(["CREATE_FAILED", 0]) }) },
      "is not reused by a re-run for a git tag, which may have moved": {
        source: "github", inputs: GIT_TAG,
        run: { ref: GIT_TAG.repo_ref, commit: "1".repeat(40), attempt: 2 },
        ...deployedBefore({ source_revision_config: GIT_TAG }),
      },
      ...eachOf(
        { secrets: ONLY_SECRETS, "a tag and secrets": { ...TAG, ...SECRETS } },
        (change) => `is identified if no secrets are shown, and the response to ${change} is lost`,
        (inputs) => ({ ...EMPTY_SECRETS, ...sending(inputs, GATEWAY) }),
      ),
    },
    [TWICE]: eachOf(
      { 401: 401, 409: 409, 422: 422 },
      (code) => `is identified if the second request is refused with ${code}`,
      (code) => ({ dispatcher: staleUntilPatched(), ...withFaults(onPatch(LOST_RESPONSE), onPatch(status(code), 2)) }),
    ),
    [SUPERSEDED]: {
      "is replaced if no secrets are shown, and another deploy follows": { ...EMPTY_SECRETS, ...sending({ ...TAG, ...SECRETS }, foreignDeploy(APP_V9, "after")) },
    },
    [FAILED]: {
      "has failed a while after DEPLOYED": { script: [INACTIVE, ...script(["DEPLOY_FAILED", 20])] },
      "has failed before the timeout, although it was DEPLOYED": { inputs: { timeout: "40s" }, script: [INACTIVE, ...script(["DEPLOY_FAILED", 5])] },
    },
    "superseded; sent 2, ours 2; follows ours 2": {
      "is superseded by a late duplicate, and both are named": { script: "slow", ...withFaults(lateCommit(92)), log: /more than once: revisions \S{36}, \S{36} run/ },
    },
    "superseded; sent 2, ours 1; follows ours 1": {
      "looks duplicated if someone else rotates the secrets after our second send": {
        script: "slow",
        log: "more than once",
        arrange: ({ emulator, deploymentId, clock }) => {
          emulator.faults.add(onPatch(LOST_REQUEST));
          clock.at(110_000, () => emulator.store.addRevision(deploymentId, FOREIGN_SECRETS));
        },
      },
    },
    "timed_out; sent 1, ours 1; follows ours 1, serves": {
      "is in the output revision_id although all later reads fail": sending({ timeout: "3m" }, ...["get", "revisions", "revision"].map((path) => faultAt(path, status(503), requestsFrom(2)))),
    },
  },
  "a rollback restores what served last": {
    [rolledBackTo("app:9")]: {
      ...eachOf(
        { 4: 4, 8: 8, 12: 12 },
        (after_s) => `a deploy that became active ${after_s} s after ours began`,
        (after_s) => ({ inputs: { ...ROLLBACK, wait_for_idle: "true" }, arrange: activatedAfter(after_s) }),
      ),
      "a deploy that became active just before ours was applied": {
        inputs: ROLLBACK,
        arrange: (service) => {
          const { store } = service.emulator;
          const { deploymentId } = service;
          store.addRevision(deploymentId, { ...withImage("app:0"), script: DEPLOYED_SCRIPT });
          // Of the other deploy, of ours, and of the rollback.
          store.nextScripts.push(DEPLOYED_SCRIPT, FAILED_SCRIPT, DEPLOYED_SCRIPT);
          faults(foreignDeploy(withImage("app:9")))(service);
        },
      },
      "not an old revision that is dated too late": { inputs: ROLLBACK, arrange: failAfterTwo, dispatcher: dateLate("app:0") },
    },
    [rolledBackTo("app:0")]: {
      "an older revision that another client has made active": { habits: ["older-made-active"], inputs: ROLLBACK, arrange: failAfterTwo },
    },
  },
};

describeEnds(ENDS);

/** A page of the list. */
interface Page {
  /** Number of earlier reads of the list, each from its first page. */
  earlierReads: number;
  limit: number;
  offset: number;
}
type SelectRevisions = (revisions: Revision[], page: Page) => Revision[];

/** More existing revisions than fit on one page. */
const EXISTING_COUNT = 31;

/** Dates the existing revisions a minute apart. */
const withDates = (revisions: Revision[]): Revision[] =>
  revisions.map((revision, index) => {
    const minutes = Math.max(0, index - (revisions.length - EXISTING_COUNT) + 1);
    const ms = Date.parse(revision.created_at ?? "") - minutes * 60_000;
    return { ...revision, created_at: new Date(ms).toISOString() };
  });

/** A service with many revisions, of which the list shows those that `select` returns. */
function withRevisionList(select: SelectRevisions, fault: Fault): DeployScenario {
  let revisionsNow = (): Revision[] => [];
  let firstPageReads = 0;
  return {
    inputs: { image_uri: "registry.example/agent:latest" },
    dispatcher: rewritingDispatcher((body, request) => {
      if (!isRevisionList(request)) return body;
      const query = new URL(request.path, "http://127.0.0.1").searchParams;
      const [limit, offset] = [Number(query.get("limit")), Number(query.get("offset"))];
      const earlierReads = offset === 0 ? firstPageReads++ : firstPageReads - 1;
      return { ...body, resources: select(revisionsNow(), { earlierReads, limit, offset }) };
    }),
    arrange: (service) => {
      const { emulator, deploymentId } = service;
      for (let count = 0; count < EXISTING_COUNT - 1; count++)
        emulator.store.addRevision(deploymentId, withImage(imageOf(`old-${count}`)));
      revisionsNow = () => withDates(emulator.store.revisions(deploymentId));
      faults(onPatch(fault))(service);
    },
  };
}

const LISTS: Record<string, SelectRevisions> = {
  "is pruned to the newest": (revisions) => revisions.slice(0, 1),
  "is pruned to the newest after the first read": (revisions, { earlierReads }) =>
    revisions.slice(0, earlierReads === 0 ? 20 : 1),
  "loses the revisions that it showed first": (revisions, { earlierReads }) =>
    earlierReads === 0
      ? revisions.slice(0, 20)
      : [...revisions.slice(0, -EXISTING_COUNT), ...revisions.slice(20 - EXISTING_COUNT)],
  "has pages of five": (revisions, { offset }) => revisions.slice(offset, offset + 5),
  "has pages of fifty": (revisions, { offset }) => revisions.slice(offset, offset + 50),
  "has one page of the requested length": (revisions, { limit }) => revisions.slice(0, limit),
  "has all on each page": (revisions) => revisions,
  "has each revision twice": (revisions) => [...revisions, ...revisions],
  "is empty": () => [],
  "has the oldest on the first page": (revisions, { offset, limit }) =>
    revisions.toReversed().slice(offset, offset + limit),
  "has only the oldest, as from a cache": (revisions) => revisions.slice(-5),
};

describe("a change is applied once if the list of many revisions", () => {
  it.each(Object.entries(LISTS))("%s", async (_, select) => {
    const deployAfter = async (fault: Fault) =>
      summaryOfDeploy(await play({ action: "deploy", ...withRevisionList(select, fault) }));
    expect(await deployAfter(LOST_RESPONSE)).toBe(ONCE);
    expect(await deployAfter(LOST_REQUEST)).toBe(TWICE);
  });
});
