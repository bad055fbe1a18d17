import { expect } from "vitest";
import type { Script } from "../../../../emulator/deployments/life-cycle.ts";
import type { FaultPlan } from "../../../../emulator/faults/plans.ts";
import { isList, rewriting } from "../../../harness/rewriting.ts";
import {
  createInVirtualTime,
  deployInVirtualTime,
  OUR_IMAGE,
  type Service,
  type Story,
  type VirtualDeploy,
} from "../../../harness/virtual.ts";
import { onPatch, patchesOf } from "./patch-faults.ts";

/* Ordinary situations in which a step was wrong once. Each can be played on any seed. */

const running = (image_uri: string) => ({ source_revision_config: { image_uri } });
const revisionsOf = ({ emulator, deploymentId }: Service) => emulator.store.revisions(deploymentId);

const RUN_ID = "17300000001";
const DIGEST = `sha256:${"a".repeat(64)}`;
const RUN_IMAGE = `registry.example/agent:run-${RUN_ID}@${DIGEST}`;
const OTHER_RUN_IMAGE = `registry.example/agent:run-17300000002@${DIGEST}`;
const SECRETS = "TOKEN=ours";
const DEPLOYED: Script = [{ status: "DEPLOYED", after_ms: 0 }];
const FAILS: Script = [
  { status: "CREATING", after_ms: 0 },
  { status: "CREATE_FAILED", after_ms: 1_500 },
];
const foreign = (change: object, when: "before" | "after" = "before") =>
  onPatch({ kind: "foreign_deploy", change, when } as FaultPlan["fault"]);
const LOST = onPatch({ kind: "status", status: 502, when: "after" });
/** Nothing is heard of it until the request times out. */
const SILENT = onPatch({ kind: "hang", when: "after" });
const from = (first: number) => Array.from({ length: 99 }, (_, index) => index + first);

const GIT_TAG = { repo_ref: "refs/tags/v2", graph_config_path: "graph.json" };

interface History extends Omit<VirtualDeploy, "arrange"> {
  /** How many places before the latest revision the one stands that the answer names. */
  names?: number;
  /** The image of a revision that is dated an hour too late. */
  dated?: string;
  plans?: FaultPlan[];
  arrange?: (service: Service) => unknown;
  /** The list of revisions has ten on each page, and fourteen others deploy just after. */
  isCapped?: boolean;
  outcome: string;
  /** Where the revision stands that is followed, 0 being the newest; undefined if none is named. */
  follows?: number | undefined;
  sends?: number;
  also?: (story: Story, service: Service) => void;
}

/** The first read of the revision comes at once: nothing was waited for. */
function isPrompt(story: Story): void {
  const [patch] = patchesOf(story);
  const sentMs = patch?.atMs ?? Number.NaN;
  const isPoll = ({ operation, atMs }: Story["requests"][number]) =>
    operation === "revision" && atMs >= sentMs;
  expect(story.requests.find(isPoll)?.atMs).toBeLessThan(sentMs + 1_000);
}

/** An agent that serves, with a deploy of someone else that takes over so much later. */
const aboutToServe =
  (afterMs: number) =>
  async ({ emulator: { store }, deploymentId, clock }: Service) => {
    store.addRevision(deploymentId, { ...running("app:0"), script: DEPLOYED });
    await clock.sleep(60_000);
    const script: Script = [
      { status: "DEPLOYED", after_ms: 0, never_active: true },
      { status: "DEPLOYED", after_ms: afterMs },
    ];
    store.addRevision(deploymentId, { ...running("app:9"), script });
  };

/** Two revisions that served one after the other, and ours, which fails. */
async function rolledAway({ emulator: { store }, deploymentId, clock }: Service): Promise<void> {
  for (const image of ["app:0", "app:9"]) {
    store.addRevision(deploymentId, { ...running(image), script: DEPLOYED });
    await clock.sleep(120_000);
  }
  store.nextScripts.push(FAILS, DEPLOYED);
}

const later = (time: string) => new Date(Date.parse(time) + 3_600_000).toISOString();

/** Answers that are as a history has them. */
const answering = ({ names, dated }: History, all: () => readonly { id: string }[]) =>
  rewriting((body, { method }) => {
    if (method === "PATCH" && names !== undefined && "latest_revision_id" in body)
      return { ...body, latest_revision_id: all()[names]?.id };
    const redated = (one: typeof body) =>
      dated !== undefined && one.source_revision_config?.image_uri === dated && one.created_at
        ? { ...one, created_at: later(one.created_at), updated_at: later(one.updated_at) }
        : one;
    if (Array.isArray(body?.resources)) return { ...body, resources: body.resources.map(redated) };
    return "latest_revision_id" in body ? body : redated(body);
  });

const imagesOf = (service: Service) =>
  revisionsOf(service).map(({ source_revision_config: runs }) => runs?.image_uri);

/** Pages of ten revisions, whatever is asked for. */
const pagesOfTen = (all: () => readonly object[]) =>
  rewriting((body, request) => {
    if (!isList(request)) return body;
    const offset = Number(new URL(request.path, "http://a.invalid").searchParams.get("offset"));
    return { ...body, resources: all().slice(offset, offset + 10) };
  });

const HISTORIES: Record<string, History> = {
  "no secrets are shown, and the answer is lost": {
    habits: ["empty-secrets"],
    inputs: { image_uri: "", secrets: SECRETS },
    plans: [LOST],
    outcome: "deployed",
  },
  "no secrets are shown, and the answer is lost: an image too": {
    habits: ["empty-secrets"],
    inputs: { image_uri: "app:v2", secrets: SECRETS },
    plans: [LOST],
    outcome: "deployed",
  },
  "no secrets are shown, and the answer arrives": {
    habits: ["empty-secrets"],
    inputs: { image_uri: "app:v2", secrets: SECRETS },
    outcome: "deployed",
    also: isPrompt,
  },
  "no secrets are shown, the answer arrives, and another deploy follows": {
    habits: ["empty-secrets"],
    inputs: { image_uri: "app:v2", secrets: SECRETS },
    plans: [foreign(running("app:v9"), "after")],
    outcome: "superseded",
    follows: 1,
  },
  "no answer to a tag, and another deploy before": {
    inputs: { image_uri: "app:v2" },
    plans: [foreign(running("app:v9")), SILENT],
    outcome: "deployed",
  },
  "no answer to a tag, and another deploy after": {
    inputs: { image_uri: "app:v2" },
    plans: [foreign(running("app:v9"), "after"), SILENT],
    outcome: "superseded",
    follows: 1,
  },
  "no answer to a digest with secrets, and another deploy before": {
    inputs: { secrets: SECRETS },
    plans: [foreign(running("app:v9")), SILENT],
    outcome: "deployed",
  },
  "no answer to a digest with a spec, and another deploy after": {
    inputs: { resource_spec: '{"cpu": 3}' },
    plans: [foreign(running("app:v9"), "after"), SILENT],
    outcome: "superseded",
    follows: 1,
  },
  ...Object.fromEntries(
    [4_000, 8_000, 12_000].map((afterMs) => [
      `a failure beside a deploy that takes over ${afterMs / 1_000} s later`,
      {
        inputs: { image_uri: "app:10", wait_for_idle: "true", rollback_on_failure: "true" },
        arrange: async (service: Service) => {
          await aboutToServe(afterMs)(service);
          service.emulator.store.nextScripts.push(FAILS, DEPLOYED);
        },
        outcome: "failed",
        follows: 1,
        sends: 2,
        also: (_: Story, service: Service) => expect(imagesOf(service)[0]).toBe("app:9"),
      },
    ]),
  ),
  "a failure beside a deploy that took over meanwhile": {
    inputs: { image_uri: "app:10", rollback_on_failure: "true" },
    arrange: ({ emulator, deploymentId }) => {
      emulator.store.addRevision(deploymentId, { ...running("app:0"), script: DEPLOYED });
      // Of the other deploy, of ours, and of the rollback.
      emulator.store.nextScripts.push(DEPLOYED, FAILS, DEPLOYED);
    },
    plans: [foreign(running("app:9"))],
    outcome: "failed",
    follows: 1,
    sends: 2,
    also: (_, service) => expect(imagesOf(service)[0]).toBe("app:9"),
  },
  "an answer behind, which shows a tag to a digest": {
    habits: ["stale-patch-replies"],
    inputs: { image_uri: `app@${DIGEST}` },
    plans: [foreign(running("app:v9"))],
    outcome: "deployed",
  },
  "no answer, and another run deploys the same digest": {
    run: { id: RUN_ID },
    inputs: { image_uri: RUN_IMAGE },
    plans: [foreign(running(OTHER_RUN_IMAGE), "after"), LOST],
    outcome: "superseded",
    follows: 1,
  },
  "another run deploys the same digest, and ours is applied 10 s late": {
    run: { id: RUN_ID },
    inputs: { image_uri: RUN_IMAGE },
    plans: [foreign(running(OTHER_RUN_IMAGE)), onPatch({ kind: "late_commit", after_ms: 10_000 })],
    outcome: "deployed",
  },
  "an answer behind names another run's revision of the same digest": {
    run: { id: RUN_ID },
    habits: ["stale-patch-replies"],
    inputs: { image_uri: RUN_IMAGE },
    plans: [foreign(running(OTHER_RUN_IMAGE))],
    outcome: "deployed",
  },
  ...Object.fromEntries(
    Object.entries({
      "a tag": { image_uri: "app:v2" },
      "a digest": {},
      secrets: { image_uri: "", secrets: SECRETS },
    }).map(([what, inputs]) => [
      `the answer to ${what} names another deploy just after ours`,
      { habits: ["half-new-answer"], inputs, outcome: "superseded", follows: 1 } satisfies History,
    ]),
  ),
  "the answer names another deploy just before ours, which fails": {
    inputs: { image_uri: "app:v2" },
    plans: [foreign(running("app:v9"))],
    arrange: ({ emulator }) => emulator.store.nextScripts.push(DEPLOYED, FAILS),
    names: 1,
    outcome: "failed",
  },
  "a proxy sends the change twice, and hands on a 409": {
    plans: [onPatch({ kind: "status", status: 409, when: "after" })],
    outcome: "deployed",
  },
  "a proxy sends the change twice, and hands on a 423": {
    inputs: { image_uri: "app:v2" },
    plans: [onPatch({ kind: "status", status: 423, when: "after" })],
    outcome: "deployed",
  },
  "a 409 beside another deploy": {
    inputs: { image_uri: "app:v2" },
    plans: [foreign(running("app:v9")), onPatch({ kind: "status", status: 409 })],
    outcome: "rejected",
    follows: undefined,
  },
  "two merges at once, the other one just before ours": {
    deployment: { secrets: [{ name: "OLD", value: "value-of-old" }] },
    inputs: { image_uri: "", secrets: SECRETS, secrets_mode: "merge" },
    plans: [foreign({ secrets: [{ name: "THEIRS", value: "theirs" }] })],
    outcome: "deployed",
    also: ({ log }) =>
      expect(log.filter((line) => line.includes("may have overwritten it"))).toHaveLength(1),
  },
  ...Object.fromEntries(
    ["moved since", "there before the run"].map((when) => [
      `a re-run whose git tag was ${when}`,
      {
        source: "github",
        inputs: GIT_TAG,
        run: { ref: GIT_TAG.repo_ref, commit: "1".repeat(40), attempt: 2 },
        arrange: ({ emulator, deploymentId }: Service) =>
          emulator.store.addRevision(deploymentId, {
            source_revision_config: GIT_TAG,
            script: DEPLOYED,
          }),
        outcome: "deployed",
      } satisfies History,
    ]),
  ),
  "a failure after somebody has made an older revision active": {
    habits: ["older-made-active"],
    inputs: { image_uri: "app:10", rollback_on_failure: "true" },
    arrange: rolledAway,
    outcome: "failed",
    follows: 1,
    sends: 2,
    also: (_, service) => expect(imagesOf(service)[0]).toBe("app:0"),
  },
  "a failure beside an old revision that is dated too late": {
    inputs: { image_uri: "app:10", rollback_on_failure: "true" },
    arrange: rolledAway,
    dated: "app:0",
    outcome: "failed",
    follows: 1,
    sends: 2,
    also: (_, service) => expect(imagesOf(service)[0]).toBe("app:9"),
  },
  "a timeout after the revision has failed that was DEPLOYED": {
    inputs: { timeout: "40s" },
    script: [
      { status: "DEPLOYED", after_ms: 0, never_active: true },
      { status: "DEPLOY_FAILED", after_ms: 5_000 },
    ],
    outcome: "failed",
  },
  "an accepted change that nothing ever shows": {
    habits: ["stale-patch-replies"],
    inputs: { image_uri: "app:v2" },
    plans: [
      foreign(running("app:v8")),
      foreign(running("app:v9")),
      ...["get", "list"].map((path) => ({
        match: { path, nth: from(2) },
        fault: { kind: "stale_read", commits: 1 } as const,
      })),
    ],
    outcome: "error",
    follows: undefined,
    also: ({ failure }) => {
      expect(failure?.message).not.toContain("every read failed");
      expect(failure?.message).toContain("The change was accepted");
    },
  },
  ...Object.fromEntries(
    [401, 500].map((status) => [
      `the list of revisions answers ${status}`,
      {
        plans: [{ match: { path: "list" }, fault: { kind: "status", status } as const }],
        outcome: "deployed",
        also: (story: Story) => {
          const sent = story.requests.findIndex(({ method }) => method === "PATCH");
          const lists = story.requests.slice(0, sent).filter((one) => one.operation === "list");
          expect(lists).toHaveLength(1);
          expect(story.requests[sent]?.atMs).toBeLessThan(1_000);
        },
      },
    ]),
  ),
  "a revision that fails a while after it was DEPLOYED": {
    script: [
      { status: "DEPLOYED", after_ms: 0, never_active: true },
      { status: "DEPLOY_FAILED", after_ms: 20_000 },
    ],
    outcome: "failed",
  },
  "a list of ten at most, and fourteen other deploys": {
    inputs: { image_uri: "app:v2" },
    isCapped: true,
    outcome: "error",
    follows: undefined,
  },
};

async function playDeploy(history: History, seed_number: number): Promise<void> {
  const { plans = [], arrange, outcome, sends = 1, also, isCapped, ...options } = history;
  let service: Service | undefined;
  const all = () => (service === undefined ? [] : revisionsOf(service));
  const story = await deployInVirtualTime({
    ...options,
    ...(isCapped ? { dispatcher: pagesOfTen(all) } : {}),
    ...("names" in history || "dated" in history ? { dispatcher: answering(history, all) } : {}),
    seed_number,
    arrange: async (given) => {
      service = given;
      await arrange?.(given);
      given.emulator.faults.add(...plans);
      if (isCapped) {
        const many = Array.from({ length: 14 }, (_, at) => foreign(running(`app:x${at}`), "after"));
        given.emulator.faults.add(...many, SILENT);
      }
    },
  });
  const ids = all().map(({ id }) => id);
  const follows = "follows" in history ? history.follows : 0;
  const expected = follows === undefined ? "" : ids[follows];
  expect({ outcome: story.outcome, log: story.log }).toMatchObject({ outcome });
  expect(story.outputs.revision_id).toBe(expected);
  expect(patchesOf(story)).toHaveLength(sends);
  if (service) also?.(story, service);
}

/** Another workflow has created the deployment just before, and the list is 1.5 s behind. */
async function playCreation(seed_number: number): Promise<void> {
  const behind = { kind: "stale_read", ms: 1_500 } as const;
  const seen = await createInVirtualTime({
    inputs: { if_exists: "update", image_uri: OUR_IMAGE },
    seed_number,
    arrange: ({ store, faults }) => {
      store.addDeployment({ name: "preview-7", source: "external_docker" });
      faults.add({ match: { path: "deployments" }, fault: behind });
    },
  });
  expect(seen).toMatchObject({ outcome: "deployed", created: false, made: 0, sent: 1 });
}

/** What happened, and how to play it; a promise that fails says what was wrong. */
export const PLAYS: readonly [name: string, play: (seed: number) => Promise<void>][] = [
  ...Object.entries(HISTORIES).map(
    ([name, history]) =>
      [name, (seed: number) => playDeploy(history, seed)] as [
        string,
        (seed: number) => Promise<void>,
      ],
  ),
  ["a deployment is created twice, and the list is behind", playCreation],
];
