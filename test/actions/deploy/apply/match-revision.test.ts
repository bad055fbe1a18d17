import { describe, expect, it } from "vitest";
import {
  findOnlyCandidate,
  isCertainMatch,
  isReplyTrusted,
  matchRevision,
  type Snapshot,
} from "../../../../src/actions/deploy/apply/match-revision.ts";
import type { DeploymentPatch } from "../../../../src/service/contract/deployments/deployment.ts";
import type { Revision } from "../../../../src/service/contract/deployments/revision.ts";
import { withImage } from "../../../scenarios/faults.ts";

const RUN_ID = "17300000001";
const SHA = "0123456789abcdef0123456789abcdef01234567";
const DIGEST = `sha256:${"a".repeat(64)}`;
const DIGEST_IMAGE = `r.example/agent@${DIGEST}`;
const TAG_IMAGE = "r.example/agent:v1";
const RUN_IMAGE = `r.example/agent:run-${RUN_ID}`;
const secrets = [{ name: "A", value: "b" }];
const withUrl = (custom_url: string) => ({ source_config: { custom_url } });
const source_config = { resource_spec: { cpu: 2, labels: { team: "a" } } };

const withRef = (repo_ref: string): DeploymentPatch => ({ source_revision_config: { repo_ref } });
const revision = (patch: DeploymentPatch, id = "1"): Revision => ({
  id,
  status: "",
  source_revision_config: patch.source_revision_config,
});
const changeOf = (patch: DeploymentPatch, previousImage = "r.example/agent:old") => ({
  patch,
  previousContent: { image_uri: previousImage },
  run: { id: RUN_ID },
});

type Settings = { secrets?: Snapshot["deployment"]["secrets"]; resource_spec?: object | null };

function snapshotOf(newRevisions: Revision[], settings: Settings = {}): Snapshot {
  const deployment: Snapshot["deployment"] = {
    id: "d",
    name: "agent",
    source: "external_docker",
    source_config: { resource_spec: { ...settings.resource_spec } },
    source_revision_config: {},
    status: "READY",
    latest_revision_id: newRevisions.at(-1)?.id ?? null,
    active_revision_id: null,
    secrets: settings.secrets,
  };
  return { newRevisions, deployment };
}

describe("isCertainMatch", () => {
  it.each([
    ["a digest alone", true, withImage(DIGEST_IMAGE)],
    ["a git tag alone", true, withRef("refs/tags/v1")],
    ["a digest beside secrets", false, { ...withImage(DIGEST_IMAGE), secrets }],
    ["a digest beside a spec", false, { ...withImage(DIGEST_IMAGE), source_config }],
    ["the run's id in the tag, beside secrets", true, { ...withImage(RUN_IMAGE), secrets }],
    ["the run's id in the tag, beside a digest", true, withImage(`${RUN_IMAGE}@${DIGEST}`)],
    ["the run's id in a branch", true, withRef(`deploy-${RUN_ID}`)],
    ["another run's id that contains it", false, withImage(`r.example/agent:${RUN_ID}9`)],
    ["the run's id in the registry's path only", false, withImage(`r.example/${RUN_ID}/agent:v1`)],
    ["the commit, which other runs deploy", false, { ...withImage(`r.example/a:${SHA}`), secrets }],
    ["a tag that may move", false, withImage(TAG_IMAGE)],
    ["a branch", false, withRef("main")],
    ["secrets alone", false, { secrets }],
    ["a digest beside custom_url", false, { ...withImage(DIGEST_IMAGE), ...withUrl("b") }],
    ["the run's id beside custom_url", true, { ...withImage(RUN_IMAGE), ...withUrl("b") }],
  ] as [string, boolean, DeploymentPatch][])("for %s is %s", (_, expected, patch) => {
    expect(isCertainMatch({ patch, run: { id: RUN_ID } }, revision(patch))).toBe(expected);
  });

  it("requires the same run id, not only the same digest", () => {
    const patch = { ...withImage(`${RUN_IMAGE}@${DIGEST}`), secrets };
    const otherRevision = revision(withImage(`r.example/agent:run-99@${DIGEST}`));
    expect(isCertainMatch({ patch, run: { id: RUN_ID } }, otherRevision)).toBe(false);
  });

  it("does not match an empty run id", () => {
    const patch = withImage("r.example/agent:1");
    expect(isCertainMatch({ patch, run: { id: "" } }, revision(patch))).toBe(false);
  });
});

const foreign = revision(withImage("r.example/other:1"), "f");
const ours = (patch: DeploymentPatch) => revision(patch, "o");
const OWN = { kind: "own", resource: { revision: { id: "o" } } };
const OLD_REVISION = ours(withImage("r.example/agent:old"));
const TAG_REVISION = ours(withImage(TAG_IMAGE));
const DIGEST_REVISION = ours(withImage(DIGEST_IMAGE));
const DIGEST_AND_SPEC = { ...withImage(DIGEST_IMAGE), source_config };
const COMMIT_PATCH = { ...withImage(`r.example/a:${SHA}`), secrets };
const OTHER_SECRETS = { secrets: [{ name: "B", value: "b" }] };
const secretsOf = (value: string | null) => ({ secrets: [{ name: "A", value }] });
const spec = (more: object) => ({ resource_spec: { cpu: 2, labels: { team: "a" }, ...more } });

describe("matchRevision, after a lost response", () => {
  it.each<[string, string, DeploymentPatch, Revision[], Settings]>([
    ["no new revision", "nothing", withImage(TAG_IMAGE), [], {}],
    ["the only new revision, with the tag", "own", withImage(TAG_IMAGE), [TAG_REVISION], {}],
    ["the only one, with another image", "unproven", withImage(TAG_IMAGE), [foreign], {}],
    ["the tag after another image", "own", withImage(TAG_IMAGE), [foreign, TAG_REVISION], {}],
    ["the digest after another", "own", withImage(DIGEST_IMAGE), [foreign, DIGEST_REVISION], {}],
    ["the digest, another spec", "unproven", DIGEST_AND_SPEC, [DIGEST_REVISION], spec({ cpu: 1 })],
    ["the digest, if no spec is shown", "unproven", DIGEST_AND_SPEC, [DIGEST_REVISION], {}],
    ["the digest, the spec", "own", DIGEST_AND_SPEC, [DIGEST_REVISION], spec({ memory_mb: 512 })],
    ["the commit, another secret", "unproven", COMMIT_PATCH, [ours(COMMIT_PATCH)], secretsOf("x")],
    ["another image, if only a spec is sent", "unproven", { source_config }, [foreign], spec({})],
    ["another image, if only secrets are sent", "unproven", { secrets }, [foreign], { secrets }],
    ["the old image, if only secrets are sent", "own", { secrets }, [OLD_REVISION], { secrets }],
    ["secrets, if all are to be removed", "unproven", { secrets: [] }, [OLD_REVISION], { secrets }],
    ["secrets whose values are hidden", "own", { secrets }, [OLD_REVISION], secretsOf(null)],
    ["secrets whose values are asterisks", "own", { secrets }, [OLD_REVISION], secretsOf("***")],
    ["secrets that are not shown at all", "own", { secrets }, [OLD_REVISION], { secrets: null }],
    ["secrets that are an empty list", "own", { secrets }, [OLD_REVISION], { secrets: [] }],
    ["no secret of that name", "unproven", OTHER_SECRETS, [OLD_REVISION], secretsOf("***")],
  ])("judges %s as: %s", (_, expected, patch, newRevisions, settings) => {
    const result = matchRevision(changeOf(patch), snapshotOf(newRevisions, settings));
    expect(result).toMatchObject(expected === "own" ? OWN : { kind: expected });
  });

  it("picks the newest of several certain matches, which will become active", () => {
    const patch = withImage(DIGEST_IMAGE);
    const snapshot = snapshotOf([revision(patch, "earlier"), ours(patch)]);
    expect(matchRevision(changeOf(patch), snapshot)).toMatchObject(OWN);
  });

  it("picks the first with the run id if secrets or a spec were sent", () => {
    const patch = { ...withImage(`${RUN_IMAGE}@${DIGEST}`), source_config };
    const snapshot = snapshotOf([ours(patch), revision(patch, "later")], source_config);
    expect(matchRevision(changeOf(patch), snapshot)).toMatchObject(OWN);
  });

  it("names indistinguishable revisions and mismatches", () => {
    const revisions = [revision(withImage(TAG_IMAGE), "a"), revision(withImage(TAG_IMAGE), "b")];
    expect(matchRevision(changeOf(withImage(TAG_IMAGE)), snapshotOf(revisions))).toEqual({
      kind: "unproven",
      reason: "Revisions appeared that may not be of this change: a, b",
    });
    const patch = { ...withImage(TAG_IMAGE), secrets, source_config };
    const settings = { secrets: [{ name: "A", value: "x" }], resource_spec: { cpu: 1 } };
    expect(matchRevision(changeOf(patch), snapshotOf(revisions.slice(0, 1), settings))).toEqual({
      kind: "unproven",
      reason:
        "The resource_spec that was sent is not there. The secrets that were sent are not there. Revisions appeared that may not be of this change: a",
    });
  });
});

describe("the reply to an accepted change", () => {
  const tagPatch = withImage(TAG_IMAGE);
  const a = revision(tagPatch, "a");
  const oldSecrets = { secrets: [{ name: "A", value: "old" }] };
  const oldRevision = revision(withImage("r.example/agent:old"), "b");
  const withDigest = (digit: string, id: string) =>
    revision(withImage(`r.example/agent@sha256:${digit.repeat(64)}`), id);
  it.each<[string, boolean, DeploymentPatch, Revision[], Settings, Revision?]>([
    ["the only new revision, whatever its values", true, { ...tagPatch, secrets }, [a], oldSecrets],
    ["a revision of another tag", false, tagPatch, [revision(withImage(RUN_IMAGE), "a")], {}],
    ["the latest, with other secrets", false, { secrets }, [oldRevision, a], oldSecrets],
    ["a revision of other content beside a match", false, {}, [a, oldRevision], {}],
    ["the first of two of the same content", true, tagPatch, [a, revision(tagPatch, "b")], {}],
    [
      "a revision that shows another digest than the reply",
      false,
      tagPatch,
      [withDigest("1", "ours"), withDigest("2", "a")],
      {},
      withDigest("1", "a"),
    ],
  ])(
    "is trusted if it names %s: %s",
    (_, expected, patch, newRevisions, settings, namedRevision = a) => {
      const snapshot = snapshotOf(newRevisions, settings);
      const reply = { ...snapshot.deployment, secrets: null };
      expect(isReplyTrusted(changeOf(patch), reply, namedRevision, snapshot)).toBe(expected);
    },
  );
});

describe("findOnlyCandidate", () => {
  const tag = withRef("refs/tags/v1");
  const commitRevision = revision(withRef(SHA), "r");

  it.each<[string, string | undefined, DeploymentPatch, Revision[], Settings]>([
    ["the only new revision, shown with its commit", "r", tag, [commitRevision], {}],
    ["none if there are two", undefined, tag, [commitRevision, revision(withRef(SHA), "s")], {}],
    ["none if there is no new revision", undefined, tag, [], {}],
    ["none if only secrets were sent", undefined, { secrets }, [commitRevision], {}],
    ["no revision of another tag", undefined, tag, [revision(withRef("refs/tags/v2"), "r")], {}],
    [
      "none if the deployment shows other secrets than were sent",
      undefined,
      { ...tag, secrets },
      [commitRevision],
      { secrets: [{ name: "A", value: "other" }] },
    ],
  ])("returns %s", (_, expected, patch, newRevisions, settings) => {
    expect(findOnlyCandidate(patch, snapshotOf(newRevisions, settings))?.id).toBe(expected);
  });
});
