import { createHash } from "node:crypto";
import {
  derivedValuesOf,
  type ResourceSpecReply,
} from "../../src/service/contract/deployments/resource-spec.ts";
import {
  GRAPH_CONFIG_PATH,
  OTHER_GRAPH_CONFIG_PATH,
} from "../../src/service/contract/deployments/spelling.ts";
import { formatTime } from "../clock.ts";
import { activationMsOf } from "../deployments/records.ts";
import type { View } from "../history.ts";
import { changeRequest, changeResponse, refuseIf } from "../server/layers.ts";
import { changeText, missingMember, unknownMember, validationRefusal } from "../server/response.ts";
import { DEPLOYMENT_OPERATIONS, formatSeconds, type Habit, WRITE_OPERATIONS } from "./habit.ts";
import {
  changeContent,
  changeImage,
  changeResources,
  changeSecrets,
  changeSpec,
  replaceStatus,
} from "./representation.ts";

const ACTIVE_PERIOD_MS = 30_000;
const MAX_CPU = 2;

/** Renames a member in JSON text, including in the paths of a 422. */
const renameMember = (text: string, name: string, newName: string) =>
  text.replaceAll(JSON.stringify(name), JSON.stringify(newName));

const UUID = /(?<=")[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=")/g;
const SPELLING_REFUSAL = validationRefusal(
  missingMember("body", "source_revision_config", OTHER_GRAPH_CONFIG_PATH),
  unknownMember("body", "source_revision_config", GRAPH_CONFIG_PATH),
);

function withOlderRevisionActive<Resource extends { id: string }>(resource: Resource, view: View) {
  const deployment = view.deployments.get(resource.id);
  const deployedRevisions = deployment?.revisions.filter(
    (revision) => (activationMsOf(deployment, revision) ?? Infinity) <= view.now,
  );
  const [olderRevision, newestRevision] = deployedRevisions?.slice(-2) ?? [];
  if (!deployment || !olderRevision || !newestRevision) return resource;
  const activationMs = activationMsOf(deployment, newestRevision) ?? view.now;
  if (view.now - activationMs < ACTIVE_PERIOD_MS) return resource;
  return { ...resource, active_revision_id: olderRevision.id };
}

function fullImageName(image: string): string {
  const [host = "", ...rest] = image.split("/");
  if (rest.length === 0) return `docker.io/library/${image}`;
  return /[.:]|^localhost$/.test(host) ? image : `docker.io/${image}`;
}

const withDigest = (image: string) =>
  image.includes("@")
    ? image
    : `${image}@sha256:${createHash("sha256").update(image).digest("hex")}`;

/** Adds derived values of fields that are not set. */
const withDerivedFields = (spec: ResourceSpecReply): ResourceSpecReply => ({
  ...spec,
  ...Object.fromEntries(derivedValuesOf(spec)),
});

const LIST_FIELDS = [
  "image_pull_secrets",
  "volumes",
  "volume_mounts",
  "init_containers",
  "sidecars",
];
const EMPTY_FIELDS: ResourceSpecReply = {
  ...{ labels: {}, annotations: {} },
  ...Object.fromEntries(LIST_FIELDS.map((field) => [field, []])),
};

/** Adds empty lists and mappings. */
function withEmptyFields(spec: ResourceSpecReply): ResourceSpecReply {
  const setFields = Object.entries(spec).filter(([, value]) => value !== null);
  return { ...EMPTY_FIELDS, ...Object.fromEntries(setFields) };
}

/** How deployments and revisions are represented. */
export const REPRESENTATION_HABITS = {
  "moving-times": {
    meaning: "updated_at of a revision is the time of the read",
    operations: ["revision", "revisions"],
    layer: changeResources((resource, { now }) => ({ ...resource, updated_at: formatTime(now) })),
  },
  commits: {
    meaning: "repo_ref is shown as its commit",
    layer: changeContent((content) => ({
      ...content,
      repo_ref: content.repo_commit_sha ?? content.repo_ref,
    })),
  },
  "commits-once-built": {
    meaning: "repo_ref is shown as its commit once the revision is built",
    layer: changeContent((content, isBuildOver) => ({
      ...content,
      repo_ref: (isBuildOver && content.repo_commit_sha) || content.repo_ref,
    })),
  },
  "built-images": {
    meaning: "the image that was built from a repo_ref is shown",
    layer: changeContent((content, isBuildOver) => {
      const { repo_commit_sha: sha } = content;
      return isBuildOver && sha ? { ...content, image_uri: `built.example/agent:${sha}` } : content;
    }),
  },
  "full-image-names": {
    meaning: "agent:1 is shown as docker.io/library/agent:1",
    layer: changeImage(fullImageName),
  },
  "image-digests": {
    meaning: "an image is shown with its digest after its tag",
    layer: changeImage(withDigest),
  },
  "digests-for-tags": {
    meaning: "an image is shown with its digest in the place of its tag",
    layer: changeImage((image) => withDigest(image).replace(/:[^/:@]+@/, "@")),
  },
  "plain-paths": {
    meaning: "graph_config_path is shown without ./ before it",
    layer: changeContent((content) => ({
      ...content,
      graph_config_path: content.graph_config_path?.replace(/^\.\//, ""),
    })),
  },
  "derived-fields": {
    meaning: "fields of a resource_spec that follow from others are shown, as cpu_limit from cpu",
    layer: changeSpec(withDerivedFields),
  },
  "empty-fields": {
    meaning: "lists and mappings of a resource_spec that are not set are shown as empty",
    layer: changeSpec(withEmptyFields),
  },
  "redacted-secrets": {
    meaning: "the values of secrets are shown as stars",
    layer: changeSecrets((secrets) => secrets.map(({ name }) => ({ name, value: "**********" }))),
  },
  "secrets-without-values": {
    meaning: "the values of secrets are shown as null",
    layer: changeSecrets((secrets) => secrets.map(({ name }) => ({ name, value: null }))),
  },
  "null-secrets": { meaning: "the secrets are shown as null", layer: changeSecrets(() => null) },
  "empty-secrets": {
    meaning: "the secrets are shown as an empty list",
    layer: changeSecrets(() => []),
  },
  "clamped-fields": {
    meaning: `a cpu above ${MAX_CPU} is cut down to that`,
    layer: changeSpec((spec) => (Number(spec.cpu) > MAX_CPU ? { ...spec, cpu: MAX_CPU } : spec)),
  },
  "other-image": {
    meaning: "another tag of an image runs, which is shown once the revision is built",
    layer: changeImage((image, isBuildOver) =>
      isBuildOver ? image.replace(/:[^/:@]+$/, ":other") : image,
    ),
  },
  "older-made-active": {
    meaning: `after ${formatSeconds(ACTIVE_PERIOD_MS)} somebody makes the previous revision active again`,
    layer: changeResources(withOlderRevisionActive),
  },
  "awaiting-database": {
    meaning: "deployments are AWAITING_DATABASE",
    layer: replaceStatus("READY", "AWAITING_DATABASE"),
  },
  unused: { meaning: "deployments are UNUSED", layer: replaceStatus("READY", "UNUSED") },
  unknown: { meaning: "deployments are UNKNOWN", layer: replaceStatus("READY", "UNKNOWN") },
  "final-deletes": {
    meaning: "a deployment that is being deleted is AWAITING_FINAL_DELETE",
    layer: replaceStatus("AWAITING_DELETE", "AWAITING_FINAL_DELETE"),
  },
  "capital-ids": {
    meaning: "a deployment shows ids in capitals, and a revision shows them in small letters",
    operations: [...WRITE_OPERATIONS, "get", "deployments"],
    layer: changeResponse((response) =>
      changeText(response, (text) => text.replace(UUID, (id) => id.toUpperCase())),
    ),
  },
  // Wraps the other habits of deployments, so that they see one name only.
  "langgraph-config-path": {
    meaning: "graph_config_path is called langgraph_config_path",
    operations: DEPLOYMENT_OPERATIONS,
    layer: [
      changeRequest((request) => ({
        ...request,
        text: renameMember(request.text, OTHER_GRAPH_CONFIG_PATH, GRAPH_CONFIG_PATH),
      })),
      changeResponse((response) =>
        changeText(response, (text) =>
          renameMember(text, GRAPH_CONFIG_PATH, OTHER_GRAPH_CONFIG_PATH),
        ),
      ),
      refuseIf(({ text }) => text.includes(JSON.stringify(GRAPH_CONFIG_PATH)) && SPELLING_REFUSAL),
    ],
  },
} as const satisfies Record<string, Habit>;
