import { describe, expect, it } from "vitest";
import {
  findOnlyCandidate,
  findRevisionInReply,
  isCertainMatch,
  isReplyTrusted,
  matchRevision,
  type Snapshot,
} from "../../../../src/actions/deploy/apply/match-revision.ts";
import type { DeploymentPatch } from "../../../../src/service/contract/deployments/deployment.ts";
import type { Revision } from "../../../../src/service/contract/deployments/revision.ts";

const RUN = "17300000001";
const SHA = "0123456789abcdef0123456789abcdef01234567";
const DIGEST = `sha256:${"a".repeat(64)}`;
const PINNED = `r.example/agent@${DIGEST}`;
const TAGGED = "r.example/agent:v1";
const MARKED = `r.example/agent:run-${RUN}`;
const secrets = [{ name: "A", value: "b" }];
const at = (custom_url: string) => ({ source_config: { custom_url } });
const source_config = { resource_spec: { cpu: 2, labels: { team: "a" } } };

const running = (image_uri: string): DeploymentPatch => ({ source_revision_config: { image_uri } });
const ref = (repo_ref: string): DeploymentPatch => ({ source_revision_config: { repo_ref } });
const revision = (patch: DeploymentPatch, id = "1"): Revision => ({
  id,
  status: "",
  source_revision_config: patch.source_revision_config,
});
const sending = (patch: DeploymentPatch, previousImage = "r.example/agent:old") => ({
  patch,
  previousContent: { image_uri: previousImage },
  run: { id: RUN },
});

type Shown = { secrets?: Snapshot["deployment"]["secrets"]; resource_spec?: object | null };

function snapshotOf(newRevisions: Revision[], shown: Shown = {}): Snapshot {
  const deployment: Snapshot["deployment"] = {
    id: "d",
    name: "agent",
    source: "external_docker",
    source_config: { resource_spec: { ...shown.resource_spec } },
    source_revision_config: {},
    status: "READY",
    latest_revision_id: newRevisions.at(-1)?.id ?? null,
    active_revision_id: null,
    secrets: shown.secrets,
  };
  return { newRevisions, deployment };
}

describe("isCertainMatch", () => {
  it.each([
    ["a digest alone", running(PINNED), true],
    ["a git tag alone", ref("refs/tags/v1"), true],
    ["a digest beside secrets", { ...running(PINNED), secrets }, false],
    ["a digest beside a spec", { ...running(PINNED), source_config }, false],
    ["the run's id in the tag, beside secrets", { ...running(MARKED), secrets }, true],
    ["the run's id in the tag, beside a digest", running(`${MARKED}@${DIGEST}`), true],
    ["the run's id in a branch", ref(`deploy-${RUN}`), true],
    ["another run's id that contains it", running(`r.example/agent:${RUN}9`), false],
    ["the run's id in the registry's path only", running(`r.example/${RUN}/agent:v1`), false],
    [
      "the commit, which other runs deploy too",
      { ...running(`r.example/a:${SHA}`), secrets },
      false,
    ],
    ["a tag that may move", running(TAGGED), false],
    ["a branch", ref("main"), false],
    ["secrets alone", { secrets }, false],
    ["a digest beside an address", { ...running(PINNED), ...at("b") }, false],
    ["the run's id in the tag, beside an address", { ...running(MARKED), ...at("b") }, true],
  ] as [string, DeploymentPatch, boolean][])("for %s is %3$s", (_, patch, expected) => {
    expect(isCertainMatch({ patch, run: { id: RUN } }, revision(patch))).toBe(expected);
  });

  it("requires the run id if it is shown, not only the same digest", () => {
    const patch = { ...running(`${MARKED}@${DIGEST}`), secrets };
    const other = revision(running(`r.example/agent:run-99@${DIGEST}`));
    expect(isCertainMatch({ patch, run: { id: RUN } }, other)).toBe(false);
  });

  it("does not match an empty run id", () => {
    const patch = running("r.example/agent:1");
    expect(isCertainMatch({ patch, run: { id: "" } }, revision(patch))).toBe(false);
  });
});

const foreign = revision(running("r.example/other:1"), "f");
const ours = (patch: DeploymentPatch) => revision(patch, "o");
const OLD = ours(running("r.example/agent:old"));
const OURS = ours(running(TAGGED));
const FIXED = ours(running(PINNED));
const BOTH = { ...running(PINNED), source_config };
const COMMITTED = { ...running(`r.example/a:${SHA}`), secrets };
const OTHER = { secrets: [{ name: "B", value: "b" }] };
const A = (value: string | null) => ({ secrets: [{ name: "A", value }] });
const spec = (more: object) => ({ resource_spec: { cpu: 2, labels: { team: "a" }, ...more } });

describe("matchRevision, after a lost response", () => {
  it.each<[string, DeploymentPatch, Revision[], Shown, string]>([
    ["nothing new", running(TAGGED), [], {}, "nothing"],
    ["the only new revision, of a tag", running(TAGGED), [OURS], {}, "own"],
    ["another image", running(TAGGED), [foreign], {}, "unproven"],
    ["the tag beside another", running(TAGGED), [foreign, OURS], {}, "own"],
    ["the digest beside another", running(PINNED), [foreign, FIXED], {}, "own"],
    ["the digest, with another spec", BOTH, [FIXED], spec({ cpu: 1 }), "unproven"],
    ["the digest, if no spec is shown", BOTH, [FIXED], {}, "unproven"],
    ["the digest with the spec", BOTH, [FIXED], spec({ memory_mb: 512 }), "own"],
    ["the commit's tag, other secrets", COMMITTED, [ours(COMMITTED)], A("x"), "unproven"],
    ["a spec alone, another image", { source_config }, [foreign], spec({}), "unproven"],
    ["secrets alone, and another image", { secrets }, [foreign], { secrets }, "unproven"],
    ["secrets alone, the image from before", { secrets }, [OLD], { secrets }, "own"],
    ["no secrets at all, while some are shown", { secrets: [] }, [OLD], { secrets }, "unproven"],
    ["secrets whose values are hidden", { secrets }, [OLD], A(null), "own"],
    ["secrets whose values are asterisks", { secrets }, [OLD], A("***"), "own"],
    ["secrets that are not shown at all", { secrets }, [OLD], { secrets: null }, "own"],
    ["secrets that are an empty list", { secrets }, [OLD], { secrets: [] }, "own"],
    ["no secret of that name", OTHER, [OLD], A("***"), "unproven"],
  ])("takes %s for %5$s", (_, patch, newRevisions, shown, expected) => {
    const result = matchRevision(sending(patch), snapshotOf(newRevisions, shown));
    expect(result.kind).toBe(expected);
    if (result.kind === "own") expect(result.resource.revision.id).toBe("o");
  });

  it("picks the newest of several certain matches, which will become active", () => {
    const earlier = revision(running(PINNED), "earlier");
    const result = matchRevision(
      sending(running(PINNED)),
      snapshotOf([earlier, ours(running(PINNED))]),
    );
    expect(result).toMatchObject({ kind: "own", resource: { revision: { id: "o" } } });
  });

  it("picks the first with the run id if secrets or a spec were sent", () => {
    const patch = { ...running(`${MARKED}@${DIGEST}`), source_config };
    const later = revision(running(`${MARKED}@${DIGEST}`), "later");
    const result = matchRevision(sending(patch), snapshotOf([ours(patch), later], source_config));
    expect(result).toMatchObject({ kind: "own", resource: { revision: { id: "o" } } });
  });

  it("names indistinguishable revisions and mismatches", () => {
    const tagged = [revision(running(TAGGED), "a"), revision(running(TAGGED), "b")];
    expect(matchRevision(sending(running(TAGGED)), snapshotOf(tagged))).toEqual({
      kind: "unproven",
      reason: "Revisions appeared that cannot be told apart: a, b",
    });
    const patch = { ...running(TAGGED), secrets, source_config };
    const shown = { secrets: [{ name: "A", value: "x" }], resource_spec: { cpu: 1 } };
    expect(matchRevision(sending(patch), snapshotOf(tagged.slice(0, 1), shown))).toEqual({
      kind: "unproven",
      reason:
        "The resource_spec that was sent is not there. The secrets that were sent are not there. Revisions appeared that are not of this change: a",
    });
  });
});

describe("an accepted change", () => {
  const tagged = running(TAGGED);
  const a = revision(tagged, "a");
  const old = { secrets: [{ name: "A", value: "old" }] };
  const renamed = revision(running("mirror.example/other:v1"), "n");

  it.each<[string, DeploymentPatch, Revision, string | undefined]>([
    ["the revision with the same tag", tagged, a, "a"],
    ["the revision that shows the commit of a branch", ref("main"), ours(ref(SHA)), "o"],
    ["the revision with an image of another registry", tagged, renamed, "n"],
    ["the revision that shows the digest of a tag", tagged, FIXED, "o"],
    ["no revision of another image", running(PINNED), a, undefined],
  ])("names in its reply %s", (_, patch, latest, expected) => {
    const { source_revision_config } = latest;
    const reply = {
      ...snapshotOf([latest]).deployment,
      source_revision_config: source_revision_config ?? {},
    };
    expect(findRevisionInReply(sending(patch), reply)?.id).toBe(expected);
  });

  const other = revision(running("r.example/agent:old"), "b");
  const showing = (digit: string, id: string) =>
    revision(running(`r.example/agent@sha256:${digit.repeat(64)}`), id);
  it.each<[string, boolean, DeploymentPatch, Revision[], Shown, Revision?]>([
    ["the only new revision, whatever its values", true, { ...tagged, secrets }, [a], old],
    ["not a revision of another tag", false, tagged, [revision(running(MARKED), "a")], {}],
    ["not the latest of several revisions, with other values", false, { secrets }, [other, a], old],
    ["not a revision of other content, beside one of the same content", false, {}, [a, other], {}],
    [
      "the first of two revisions of the same content",
      true,
      tagged,
      [a, revision(tagged, "b")],
      {},
    ],
    [
      "not a revision that shows another digest than the reply",
      false,
      tagged,
      [showing("1", "ours"), showing("2", "a")],
      {},
      showing("1", "a"),
    ],
  ])("that a reply names is %s: %s", (_, expected, patch, newRevisions, shown, named = a) => {
    const snapshot = snapshotOf(newRevisions, shown);
    const reply = { ...snapshot.deployment, secrets: null };
    expect(isReplyTrusted(sending(patch), reply, named, snapshot)).toBe(expected);
  });
});

describe("onlyCandidate", () => {
  const tag = ref("refs/tags/v1");
  const resolved = revision(ref(SHA), "r");

  it.each<[string, string | undefined, DeploymentPatch, Revision[], Shown]>([
    ["the only new revision, shown with its commit", "r", tag, [resolved], {}],
    ["none if there are two", undefined, tag, [resolved, revision(ref(SHA), "s")], {}],
    ["none if there is no new revision", undefined, tag, [], {}],
    ["none if only secrets were sent", undefined, { secrets }, [resolved], {}],
    ["not a revision of another tag", undefined, tag, [revision(ref("refs/tags/v2"), "r")], {}],
    [
      "none if the deployment shows other secrets than were sent",
      undefined,
      { ...tag, secrets },
      [resolved],
      { secrets: [{ name: "A", value: "other" }] },
    ],
  ])("is %s", (_, expected, patch, newRevisions, shown) => {
    expect(findOnlyCandidate(patch, snapshotOf(newRevisions, shown))?.id).toBe(expected);
  });
});
