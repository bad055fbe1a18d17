import { describe, expect, it } from "vitest";
import {
  type Comparable,
  compare,
  isOtherContent,
  isSameValue,
} from "../../../../src/service/contract/deployments/compare.ts";

const config = (members: object): Comparable => ({ source_config: members });
const spec = (resource_spec: Record<string, unknown> | null): Comparable => ({
  source_config: { resource_spec },
});
const content = (members: Record<string, unknown>): Comparable => ({
  source_revision_config: members,
});
const image = (image_uri: string | null) => content({ image_uri });
const customUrl = (custom_url: string | null) => config({ custom_url });
const configPath = (graph_config_path: string) => content({ graph_config_path });
const repository = (path: string) => config({ repo_url: `https://github.com/${path}` });
const volumes = (...list: object[]) => spec({ volumes: list });
const secrets = (...list: [name: string, value: string | null][]): Comparable => ({
  secrets: list.map(([name, value]) => ({ name, value })),
});

const COMMIT = "0123456789abcdef0123456789abcdef01234567";
const [D1, D2] = ["a", "b"].map((digit) => `sha256:${digit.repeat(64)}`);
const NAME = "registry.example/agent";
const sidecar = (value: string) => spec({ sidecars: [{ name: "proxy", env: [{ value }] }] });

/** By kind of value: what was sent, the response, and the similarity. */
const CASES: Record<string, [sent: Comparable, actual: Comparable, similarity: string][]> = {
  "a value": [
    [spec({ cpu: 1 }), spec({ cpu: 1 }), "same"],
    [spec({ cpu: 4 }), spec({ cpu: 2 }), "other"],
    [config({ build_on_push: true }), config({ build_on_push: false }), "other"],
  ],
  "a number as text": [
    [spec({ cpu: 1 }), spec({ cpu: "1" }), "same"],
    [spec({ cpu: "1" }), spec({ cpu: 1 }), "same"],
    [spec({ cpu: 0.5 }), spec({ cpu: "0.50" }), "same"],
    [spec({ cpu: 1 }), spec({ cpu: "2" }), "other"],
    // Both are strings.
    [spec({ labels: { version: "1.1" } }), spec({ labels: { version: "1.10" } }), "other"],
  ],
  "a missing value": [
    [config({ build_command: "make" }), config({ build_command: null }), "absent"],
    [config({ build_command: "make" }), config({}), "absent"],
    [config({ build_command: "make" }), {}, "hidden"],
    [spec({ gpu: 1 }), spec({ cpu: 1 }), "absent"],
    [spec({ cpu: 1 }), spec({ cpu: null }), "hidden"],
    [spec({ cpu: 1 }), spec(null), "hidden"],
    [image(NAME), image(null), "hidden"],
    [image(NAME), {}, "hidden"],
  ],
  "an empty value": [
    [spec({ volumes: [] }), spec({ cpu: 1 }), "same"],
    [spec({ labels: {} }), spec({ labels: null }), "same"],
    [customUrl(""), customUrl(null), "same"],
    [customUrl(""), customUrl("https://a.example"), "other"],
    // Some services omit 0 and false, and some have another default.
    [spec({ min_scale: 0 }), spec({ cpu: 1 }), "hidden"],
    [config({ build_on_push: false }), config({}), "hidden"],
  ],
  "a mapping or a list": [
    [spec({ labels: { a: "1" } }), spec({ labels: { a: "1", theirs: "2" } }), "same"],
    [spec({ labels: { a: "1", b: "2" } }), spec({ labels: { a: "1" } }), "hidden"],
    [spec({ labels: { a: "1" } }), spec({ labels: { a: "2" } }), "other"],
    [volumes({ name: "a" }), volumes({ name: "a", nfs: null }), "same"],
    [volumes({ name: "a" }), volumes({ name: "a" }, { name: "b" }), "other"],
    [sidecar("token"), sidecar("***"), "hidden"],
    [sidecar("token"), sidecar("another"), "other"],
  ],
  "a limit derived from another field": [
    [spec({ cpu: 1, cpu_limit: 2 }), spec({ cpu: 1 }), "same"],
    [spec({ cpu_limit: 2 }), spec({ cpu: "1" }), "same"],
    [spec({ queue_memory_limit_mb: 2048 }), spec({ memory_mb: 1024 }), "same"],
    [spec({ cpu_limit: 4 }), spec({ cpu: 1 }), "other"],
  ],
  "an address": [
    [customUrl("https://a.example"), customUrl("https://a.example/"), "same"],
    [customUrl("https://a.example"), customUrl("https://b.example"), "other"],
    [repository("Org/agent"), repository("org/agent.git"), "same"],
  ],
  "an id": [[config({ listener_id: "5938917f" }), config({ listener_id: "5938917F" }), "same"]],
  "a tag of an image": [
    [image(`${NAME}:1`), image(`${NAME}:1`), "same"],
    [image(`${NAME}:1`), image(`${NAME}:2`), "other"],
    [image(NAME), image(`${NAME}:latest`), "same"],
    [image("agent:1"), image("docker.io/library/agent:1"), "same"],
    [image(`${NAME}:1`), image("mirror.example/agent:1"), "other"],
  ],
  "a digest, with or without a tag": [
    [image(`${NAME}:1`), image(`${NAME}@${D1}`), "hidden"],
    [image(`${NAME}:1`), image(`${NAME}:1@${D1}`), "same"],
    [image(`${NAME}:1`), image(`${NAME}:2@${D1}`), "other"],
    [image(`${NAME}:1@${D1}`), image(`${NAME}:1`), "hidden"],
    [image(`${NAME}@${D1}`), image(NAME), "hidden"],
    [image(`${NAME}@${D1}`), image(`${NAME}:1`), "other"],
    [image(`${NAME}:1@${D1}`), image(`${NAME}@${D1}`), "same"],
    [image(`${NAME}@${D1}`), image(`${NAME}@${D2}`), "other"],
    // Runtimes ignore the tag, but it names what was requested.
    [image(`${NAME}:1@${D1}`), image(`${NAME}:2@${D1}`), "other"],
  ],
  "a path": [[configPath("a/b.json"), configPath("./a/b.json"), "same"]],
  "a git ref": [
    [content({ repo_ref: "main" }), content({ repo_ref: "refs/heads/main" }), "same"],
    [content({ repo_ref: "main" }), content({ repo_ref: COMMIT }), "hidden"],
    [content({ repo_ref: COMMIT }), content({ repo_ref: COMMIT }), "same"],
    [content({ repo_ref: "refs/tags/v1" }), content({ repo_ref: "refs/tags/v2" }), "other"],
  ],
  "a secret": [
    [secrets(["A", "1"]), secrets(["A", "1"]), "same"],
    [secrets(["A", "1"]), secrets(["A", "2"]), "other"],
    [secrets(["A", "1"]), secrets(["B", "1"]), "absent"],
    [secrets(["A", "1"]), secrets(["A", null]), "hidden"],
    [secrets(["A", "1"]), secrets(["A", "***"]), "hidden"],
    // A placeholder may equal the value that was sent.
    [secrets(["A", "***"]), secrets(["A", "***"]), "hidden"],
    // An empty value is no placeholder if the service shows the value of another secret.
    [secrets(["A", "1"]), secrets(["A", ""], ["B", "2"]), "other"],
    [secrets(["A", "1"]), secrets(), "hidden"],
    [secrets(["A", "1"]), {}, "hidden"],
    [secrets(), secrets(["A", "***"]), "other"],
    [secrets(), secrets(), "same"],
    [secrets(), { secrets: null }, "hidden"],
  ],
};

describe("compare", () => {
  const rows = Object.entries(CASES).flatMap(([value, cases]) =>
    cases.map(([sent, actual, expected]) => ({ value, sent, actual, expected })),
  );
  it.each(rows)(
    "compares $value as $expected: $sent with $actual",
    ({ sent, actual, expected }) => {
      expect(compare(sent, actual).at(-1)?.similarity).toBe(expected);
    },
  );

  it("names the members that are not null and that a request can contain, without values of secrets", () => {
    const body = {
      source_config: { custom_url: null, build_command: "make", resource_spec: { cpu: 1 } },
      source_revision_config: { image_uri: "agent:1", repo_commit_sha: COMMIT },
      secrets: [{ name: "A", value: "canary-value" }],
    };
    expect(compare(body, body)).toEqual([
      { path: "source_config.build_command", similarity: "same", expected: "make", actual: "make" },
      { path: "source_config.resource_spec.cpu", similarity: "same", expected: 1, actual: 1 },
      {
        path: "source_revision_config.image_uri",
        similarity: "same",
        expected: "agent:1",
        actual: "agent:1",
      },
      { path: "secrets.A", similarity: "same" },
    ]);
  });

  it("finds members that were not sent, if the response is the first argument", () => {
    const actual = spec({ cpu: 1, cpu_limit: 2, memory_mb: 1024 });
    expect(
      compare(actual, spec({ cpu: 1 })).filter(({ similarity }) => similarity !== "same"),
    ).toMatchObject([{ path: "source_config.resource_spec.memory_mb", similarity: "absent" }]);
  });
});

describe("isOtherContent", () => {
  it.each<[what: string, sent: object, actual: object, expected: boolean]>([
    ["another tag", { image_uri: `${NAME}:1` }, { image_uri: `${NAME}:2` }, true],
    ["a tag in a mirror", { image_uri: `${NAME}:1` }, { image_uri: "mirror/agent:1" }, false],
    ["a digest in a mirror", { image_uri: `${NAME}@${D1}` }, { image_uri: `m/a@${D1}` }, false],
    ["a digest of another name", { image_uri: `${NAME}:1` }, { image_uri: `m/a@${D1}` }, true],
    ["a digest replacing a tag", { image_uri: `${NAME}:1` }, { image_uri: `${NAME}@${D1}` }, false],
    ["a tag replacing a digest", { image_uri: `${NAME}@${D1}` }, { image_uri: `${NAME}:1` }, true],
    ["another ref", { repo_ref: "main" }, { repo_ref: "next" }, true],
    ["a commit", { repo_ref: "main" }, { repo_ref: COMMIT }, false],
    ["another path", { graph_config_path: "a" }, { graph_config_path: "b" }, false],
    ["nothing", { image_uri: NAME }, {}, false],
  ])("compares the sent content with %s", (_, sent, actual, expected) => {
    expect(isOtherContent({ ...sent }, { ...actual })).toBe(expected);
  });
});

describe("isSameValue", () => {
  it.each<[what: string, member: string, one: unknown, other: unknown, expected: boolean]>([
    ["equal mappings", "labels", { a: "1" }, { a: "1" }, true],
    ["a mapping with an extra member", "labels", { a: "1" }, { a: "1", b: "2" }, false],
    ["nothing and an empty list", "volumes", null, [], true],
    ["nothing and 0", "min_scale", null, 0, false],
    ["a tag without and with its digest", "image_uri", `${NAME}:1`, `${NAME}:1@${D1}`, false],
    ["two tags with the same digest", "image_uri", `a:1@${D1}`, `a:2@${D1}`, true],
    ["a ref and the commit that it named", "repo_ref", "main", COMMIT, false],
  ])("compares %s", (_, member, one, other, expected) => {
    expect(isSameValue(member, one, other)).toBe(expected);
    expect(isSameValue(member, other, one)).toBe(expected);
  });
});
