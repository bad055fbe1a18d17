import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { resourceSpecInputs, resourceSpecRules } from "../../../src/inputs/resource-spec/input.ts";
import { parseResourceSpec } from "../../../src/inputs/resource-spec/parse.ts";
import { messagesOf } from "../issues.ts";

const { resource_spec } = resourceSpecInputs;

const YAML = `# resources
min_scale: 1
max_scale: 3
cpu: 0.5
labels:
  team: "1"
volumes:
  - name: data
    emptyDir: {}
volume_mounts: [{ name: data, mountPath: /data }]
sidecars:
  - name: proxy
    image: proxy:1
    restartPolicy: Always
    env:
      - { name: A, value: b }
`;

describe("parseResourceSpec", () => {
  it("reads YAML and JSON alike", async () => {
    const fromYaml = parseResourceSpec(YAML);
    expect(fromYaml).toMatchObject({ flaws: [], conflicts: [] });
    expect(fromYaml.spec).toMatchObject({
      min_scale: 1,
      cpu: 0.5,
      labels: { team: "1" },
      sidecars: [{ name: "proxy" }],
    });
    const fromJson = parseResourceSpec(JSON.stringify(fromYaml.spec, null, "\t"));
    expect(fromJson).toMatchObject({ flaws: [], spec: fromYaml.spec });
  });

  it.each([
    ["unknown keys", (index: number) => `Key${index}: 1`],
    ["names given twice", () => "cpu: 1"],
    ["forbidden names", () => "constructor: 1"],
    ["anchors", (index: number) => `anchored_${index}: &a${index} 1`],
    ["tags", (index: number) => `tagged_${index}: !unknown 1`],
  ])("ends in a hundred problems and their number for half a megabyte of %s", (_, lineAt) => {
    const text = Array.from({ length: 25_000 }, (_, index) => lineAt(index)).join("\n");
    const { flaws } = parseResourceSpec(text);
    expect(flaws).toHaveLength(101);
    expect(flaws.at(-1)?.message).toMatch(/^\d{5} more problems are not shown/);
  });

  it("counts a hundred problems as they are", () => {
    const text = Array.from({ length: 100 }, (_, index) => `Unknown${index}: 1`).join("\n");
    expect(parseResourceSpec(text).flaws).toHaveLength(100);
    expect(parseResourceSpec(`${text}\nMore: 1`).flaws.at(-1)?.message).toMatch(/^1 more/);
  });

  it("resolves aliases", async () => {
    const { spec, flaws } = parseResourceSpec("labels: &a { x: y }\nannotations: *a");
    expect({ spec, flaws }).toEqual({
      spec: { labels: { x: "y" }, annotations: { x: "y" } },
      flaws: [],
    });
  });

  it.each([
    ["cpu: [1", "line 1, column 8: a bracket is not closed", "add the missing ] or }"],
    ["cpu: 1\n\tmax_scale: 2", "line 2, column 1: a tab is used for indentation", "write spaces"],
    ['{"cpu": 1', "line 1, column 10: a bracket is not closed", "add the missing ] or }"],
    ['{"cpu": "1}', "is not valid YAML or JSON", "check brackets, quotes"],
    ["cpu: 1\n---\ncpu: 2", "line 2, column 1: a second document begins", "keep one"],
    [
      "cpu: 1\n  max_scale: 2",
      "line 1, column 6: is not valid YAML or JSON",
      "check brackets, quotes and colons",
    ],
    ["labels:\n  a: b\n c: d", "line 3", "align the fields"],
    ["cpu: *none", 'line 1, column 6: there is no anchor "&none" before it', "quote the text"],
    ["cpu: *", "line 1, column 6: the alias has no name", "quote the text"],
    [
      "labels: &x { a: *x }",
      "line 1, column 17: the alias is part of the value that it refers to",
      "write the values out",
    ],
    [
      "labels: { a: *x, b: &x y }",
      'line 1, column 14: there is no anchor "&x" before it',
      "add one",
    ],
    [
      `labels: { a: &x y${", b: *x".repeat(51)} }`,
      "aliases are used too often",
      "write the values out",
    ],
    [
      "cpu: 1\nmin_scale: 1\ncpu: 2",
      'line 3, column 1: "cpu" is given twice',
      "keep one of the two",
    ],
    [
      '{"labels": {"a": "b", "a": "c"}}',
      'line 1, column 23: "a" is given twice',
      "keep one of the two",
    ],
    [
      "labels: !custom { a: b }",
      "line 1, column 9: has an unknown tag",
      "remove the word that begins with !",
    ],
    ["labels: { a: !!binary aGk= }", "line 1, column 14: has an unknown tag", "remove the word"],
    [
      "volumes:\n  - name: a\n    secret: { secretName: b, defaultMode: 0400 }",
      "line 3, column 43: 0400 is read as 400, not as an octal number",
      "write 0o400, or quotes around it if it is text",
    ],
    ["__proto__: { cpu: 1 }", "line 1, column 1: the name __proto__ is not allowed", "remove it"],
    [
      "volumes:\n  - name: a\n    nfs: { constructor: x }",
      "line 3, column 12: the name constructor is not allowed",
      "remove it",
    ],
    [
      "? [a, b]\n: 1",
      "line 1, column 3: a list, a mapping or an alias is used as a name",
      "write plain text",
    ],
    ["", "line 1, column 1: is not a mapping of fields", "write lines such as min_scale: 1"],
    ["# nothing", "is not a mapping of fields", "write lines such as"],
    ["cpu=1", "line 1, column 1: is not a mapping of fields", "write lines such as"],
    ["- cpu: 1", "line 1, column 1: is not a mapping of fields", "write lines such as"],
    ["42", "is not a mapping of fields", "write lines such as"],
  ])("refuses the syntax of %j, saying %j and %j", async (text, wrong, instead) => {
    const messages = (await messagesOf(resource_spec, text)).join("\n");
    expect(messages).toContain(wrong);
    expect(messages).toContain(instead);
  });

  it.each([
    [
      'cpu: "2"',
      'line 1, column 1: cpu must be a number, got the text "2"',
      "write 2 without quotes",
    ],
    ["cpu: 500m", 'cpu must be a number, got the text "500m"', "write 0.5, in CPUs"],
    ["cpu: -1", "cpu must be at least 0", "got the number -1"],
    ["cpu: 250m", 'cpu must be a number, got the text "250m"', "write 0.25, in CPUs"],
    ["cpu: .nan", "cpu must be a number, got the number NaN", "write digits alone"],
    ["cpu: yes", 'cpu must be a number, got the text "yes"', "write digits alone"],
    ["cpu: [1]", "cpu must be a number, got a list", "write digits alone"],
    ["memory_mb: 2Gi", 'memory_mb must be a number, got the text "2Gi"', "write 2048, in MB"],
    ["memory_mb: 1.5", "memory_mb must be a whole number, got the number 1.5", "write 2"],
    ["memory_mb: 1e300", "memory_mb must be", "got the number 1e+300"],
    ["max_scale: true", "max_scale must be a number, got true", "write digits alone"],
    ["labels: [a]", "labels must be a mapping, got a list", "write one 'name: value'"],
    [
      "labels:\n  version: 1.10",
      "line 2, column 3: labels.version must be text, got the number 1.1",
      "put it in quotes, as it is written",
    ],
    ["annotations: { on: true }", "annotations.on must be text, got true", "put it in quotes"],
    [
      "annotations: { a: { b: c } }",
      "annotations.a must be text, got a mapping",
      "write text in quotes",
    ],
    ["service_account_name: ''", "service_account_name must not be empty", "write a value"],
    [
      "image_pull_secrets: regcred",
      'image_pull_secrets must be a list, got the text "regcred"',
      "begin each item",
    ],
    [
      "image_pull_secrets: [regcred]",
      'image_pull_secrets[0] must be a mapping, got the text "regcred"',
      "'name: value'",
    ],
    ["image_pull_secrets: [{ }]", "image_pull_secrets[0].name is required", "add it, text"],
    ["volumes: [{ name: My_Volume }]", "volumes[0].name must be a DNS label", "a-z, 0-9 and '-'"],
    ["volumes: [{ name: a, nfs: .inf }]", "volumes[0].nfs must be a mapping", "'name: value'"],
    [
      "volumes: [{ name: a, nfs: { x: .inf } }]",
      "volumes[0].nfs.x must be JSON data",
      "write text, a number",
    ],
    ["volume_mounts: [{ name: a }]", "volume_mounts[0].mountPath is required", "add it, text"],
    [
      "sidecars: [{ name: a, image: b, env: [{ name: A, value: 4711 }] }]",
      "env[0].value must be text; ",
      "in quotes",
    ],
    [
      "sidecars: [{ name: a, image: b, env: [TOKEN=x] }]",
      "env[0] must be a mapping; ",
      "write one 'name: value'",
    ],
    ["sidecars: [{ name: a, image: b, env: TOKEN=x }]", "env must be a list; ", "begin each item"],
    [
      "sidecars: [{ name: a, image: b, env: [{ name: a-b }] }]",
      "sidecars[0].env[0].name must be a C identifier",
      "'_'",
    ],
    [
      "sidecars: [{ name: a, image: b, env: [{ name: A, value: x, valueFrom: { y: z } }] }]",
      "sidecars[0].env[0].valueFrom is not allowed beside a non-empty value",
      "keep one",
    ],
    [
      "sidecars: [{ name: a, image: b, imagePullPolicy: always }]",
      'sidecars[0].imagePullPolicy must be one of: Always, Never, IfNotPresent, got the text "always"',
      "write Always",
    ],
    [
      "sidecars: [{ name: a, image: b, restartPolicy: Never }]",
      "restartPolicy must be one of: Always, OnFailure",
      '"Never"',
    ],
    [
      "sidecars: [{ name: a, image: b, volumeMounts: [{ name: a, mountPath: b, readOnly: yes }] }]",
      "readOnly must be true",
      "write true",
    ],
    [
      "sidecars: [{ name: a, image: b, command: run }]",
      "sidecars[0].command must be a list",
      "begin each item",
    ],
    [
      "sidecars: [{ name: a, image: b, resources: { limits: { cpu: 1 } } }]",
      "resources.limits.cpu must be text",
      "put it in quotes",
    ],
    ["minScale: 1", "line 1, column 1: minScale is not a known field", "did you mean min_scale?"],
    [
      "cpu: 1\nMemory: 2",
      "line 2, column 1: Memory is not a known field",
      "did you mean memory_mb?",
    ],
    ["minscale: 1", "minscale is not a known field", "did you mean min_scale?"],
    ["max_scal: 1", "max_scal is not a known field", "did you mean max_scale?"],
    ["cpu_limits: 1", "cpu_limits is not a known field", "did you mean cpu_limit?"],
    ["memory: 1024", "memory is not a known field", "did you mean memory_mb?"],
    ["label: { a: b }", "label is not a known field", "did you mean labels?"],
    ["maxReplicas: 1", "maxReplicas is not a known field", "correct its name, or remove it"],
    ["gpu: .inf", "gpu must be JSON data", "write text, a number"],
    [
      "sidecars: [{ name: a, image: b, imagePulPolicy: Always }]",
      "sidecars[0].imagePulPolicy is not",
      "did you mean imagePullPolicy?",
    ],
    [
      "sidecars:\n- name: a\n  image: b\n  volume_mounts: []",
      "line 4, column 3: sidecars[0].volume_mounts",
      "did you mean volumeMounts?",
    ],
    [
      "volumes: [{ name: a, hostPath: {} }]",
      "volumes[0].hostPath is not a known field",
      "write one of name, configMap, secret",
    ],
    [
      "init_containers: [{ name: a, image: b, env: [{ nam: A, name: B }] }]",
      "init_containers[0].env[0].nam",
      "did you mean name?",
    ],
    ["<<: { cpu: 1 }", '["<<"] is not a known field', "remove it"],
    ["annotations: { 'a.b/c': 1 }", 'annotations["a.b/c"] must be text', "in quotes"],
    ["1: 2", "1 is not a known field", "remove it"],
  ])("refuses %j, saying %j and %j", async (text, wrong, instead) => {
    const messages = (await messagesOf(resource_spec, text)).join("\n");
    expect(messages).toContain(wrong);
    expect(messages).toContain(instead);
  });

  it.each([
    [
      "cpu: 4\ncpu_limit: 2",
      "line 1, column 1: cpu 4 is above cpu_limit 2",
      "lower cpu or raise cpu_limit",
    ],
    [
      "memory_mb: 2\nmemory_limit_mb: 1",
      "memory_mb 2 is above memory_limit_mb 1",
      "raise memory_limit_mb",
    ],
    [
      "queue_cpu: 2\nqueue_cpu_limit: 1",
      "queue_cpu 2 is above queue_cpu_limit 1",
      "raise queue_cpu_limit",
    ],
    [
      "cpu: 2\nqueue_cpu_limit: 1",
      "line 2, column 1: cpu 2 is above queue_cpu_limit 1 (queue_cpu is cpu",
      "lower cpu",
    ],
    [
      "queue_memory_mb: 2\nqueue_memory_limit_mb: 1",
      "queue_memory_mb 2 is above",
      "raise queue_memory_limit_mb",
    ],
    [
      "memory_mb: 2\nqueue_memory_limit_mb: 1",
      "memory_mb 2 is above queue_memory_limit_mb 1",
      "lower memory_mb",
    ],
    ["db_cpu: 2\ndb_cpu_limit: 1.5", "db_cpu 2 is above db_cpu_limit 1.5", "raise db_cpu_limit"],
    [
      "db_memory_mb: 2\ndb_memory_limit_mb: 1",
      "db_memory_mb 2 is above",
      "raise db_memory_limit_mb",
    ],
    ["min_scale: 3\nmax_scale: 2", "min_scale 3 is above max_scale 2", "raise max_scale"],
    [
      "queue_min_scale: 3\nqueue_max_scale: 2",
      "queue_min_scale 3 is above queue_max_scale 2",
      "raise queue_max_scale",
    ],
    [
      "queue_min_scale: 3\nmax_scale: 2",
      "queue_min_scale 3 is above max_scale 2 (queue_max_scale is max_scale",
      "raise max_scale",
    ],
    [
      "min_scale: 3\nqueue_max_scale: 2",
      "min_scale 3 is above queue_max_scale 2",
      "lower min_scale",
    ],
    [
      "executor_cpu: 2\nexecutor_cpu_limit: 1",
      "executor_cpu 2 is above",
      "raise executor_cpu_limit",
    ],
    [
      "volume_mounts: [{ name: a, mountPath: b }]",
      'volume_mounts[0].name is "a", but no volume has that name',
      "add it to volumes",
    ],
    [
      "volumes: [{ name: c }]\nvolume_mounts: [{ name: a, mountPath: b }]",
      'is "a", but no volume has that name',
      "write one of c",
    ],
    [
      "sidecars: [{ name: x, image: y, volumeMounts: [{ name: a, mountPath: b }] }]",
      'sidecars[0].volumeMounts[0].name is "a", but no volume has that name',
      "add it to volumes",
    ],
    [
      "init_containers: [{ name: x, image: y, volumeMounts: [{ name: a, mountPath: b }] }]",
      'init_containers[0].volumeMounts[0].name is "a", but no volume',
      "add it to volumes",
    ],
    [
      "volumes:\n- name: a\n- name: a",
      'line 3, column 3: volumes[1].name repeats "a", which is another volume',
      "choose another name",
    ],
    [
      "init_containers: [{ name: x, image: y }]\nsidecars: [{ name: x, image: y }]",
      "sidecars[0].name",
      "choose another name",
    ],
    [
      "sidecars: [{ name: x, image: y, env: [{ name: A }, { name: A }] }]",
      "env[1].name",
      "choose another name",
    ],
    [
      "init_containers: [{ name: x, image: y, restartPolicy: OnFailure }]",
      "init_containers[0].restartPolicy cannot be OnFailure",
      "write Always for a native sidecar",
    ],
  ])("finds the conflict in %j, saying %j and %j", async (text, wrong, instead) => {
    const messages = (
      await messagesOf(z.object({ resource_spec }).check(resourceSpecRules), {
        resource_spec: text,
      })
    ).join("\n");
    expect(messages).toContain(wrong);
    expect(messages).toContain(instead);
  });

  it.each([
    "cpu: 2\ncpu_limit: 2",
    "cpu: 2",
    "queue_min_scale: 3\nqueue_max_scale: 4\nmax_scale: 2",
    "min_scale: 1\nmax_scale: 2\nqueue_max_scale: 1",
    "cpu: 4\nqueue_cpu: 1\nqueue_cpu_limit: 2",
    "cpu: null\ncpu_limit: 1",
    "init_containers: [{ name: a, image: b, restartPolicy: Always }]",
  ])("finds no conflict in %j", async (text) => {
    expect(parseResourceSpec(text)).toMatchObject({ flaws: [], conflicts: [] });
  });

  it("reports flaws and conflicts of one text together, each once", async () => {
    const text =
      "min_scale: 3\nmax_scale: 2\ncpu: x\ncpu_limit: 1\nCpus: 1\ncpu: 2\nmemory_mb: 1\nmemory_mb: 2\nvolume_mounts: [{ name: a }]";
    const { flaws, conflicts } = parseResourceSpec(text);
    expect(flaws.map(({ line }) => line)).toEqual([6, 8, 9, 5]);
    expect(conflicts.map(({ line }) => line)).toEqual([1, 3, 9]);
  });

  it("passes on fields of a newer service as they are, and warns of twenty at most", async () => {
    const { flaws, warnings, spec } = parseResourceSpec("gpu: 2\ntolerations: [{ key: a }]");
    expect(flaws).toEqual([]);
    expect(spec).toEqual({ gpu: 2, tolerations: [{ key: "a" }] });
    expect(warnings).toMatchObject([
      { message: expect.stringMatching(/^gpu is .*Did you mean cpu\?$/), line: 1 },
      { message: expect.stringMatching(/^tolerations is .*may refuse or ignore it\.$/), line: 2 },
    ]);
    const many = Array.from({ length: 25 }, (_, index) => `newer_${index}: 1`).join("\n");
    const parsed = parseResourceSpec(many);
    expect([parsed.warnings.length, parsed.flaws.length]).toEqual([20, 5]);
  });

  it("warns of fractions of a CPU, which older services refuse, but not of the database's", () => {
    const { flaws, warnings } = parseResourceSpec("cpu: 0.25\nqueue_cpu_limit: 2\ndb_cpu: 0.5");
    expect(flaws).toEqual([]);
    expect(warnings).toEqual([
      {
        message: "cpu is a fraction: older services take whole CPUs only",
        file: undefined,
        line: 1,
        column: 1,
      },
    ]);
  });

  it("warns of the fields that are not to be used, with their positions", async () => {
    const { flaws, warnings } = parseResourceSpec(
      "cpu: 1\norchestrator_cpu: 1\nexecutor_memory_mb: 1",
      "spec.yaml",
    );
    expect(flaws).toEqual([]);
    expect(warnings).toEqual([
      {
        message: "orchestrator_cpu should not be used: remove it",
        file: "spec.yaml",
        line: 2,
        column: 1,
      },
      {
        message: "executor_memory_mb should not be used: remove it",
        file: "spec.yaml",
        line: 3,
        column: 1,
      },
    ]);
  });

  it("knows the position of each field, or of the nearest one around a missing field", async () => {
    const { positionOf } = parseResourceSpec(YAML, "deploy/spec.yaml");
    const at = (...path: (string | number)[]) => [positionOf(path).line, positionOf(path).column];
    expect(positionOf(["cpu"])).toEqual({ file: "deploy/spec.yaml", line: 4, column: 1 });
    expect(at()).toEqual([2, 1]);
    expect(at("labels", "team")).toEqual([6, 3]);
    expect(at("volumes", 0)).toEqual([8, 5]);
    expect(at("volume_mounts", 0, "mountPath")).toEqual([10, 31]);
    expect(at("sidecars", 0, "env", 0, "value")).toEqual([16, 20]);
    expect(at("sidecars", 0, "ports", 3, "name")).toEqual([12, 5]);
    expect(at("queue_cpu")).toEqual([2, 1]);
    expect(at("cpu", "nothing", 1)).toEqual([4, 1]);
  });

  it("knows positions behind an alias, and in a text that it cannot read", async () => {
    const aliased = parseResourceSpec("labels: &a\n  x: y\nannotations: *a");
    expect(aliased.positionOf(["annotations", "x"])).toMatchObject({ line: 2, column: 3 });
    expect(parseResourceSpec("[").positionOf(["cpu"])).toMatchObject({ line: 1, column: 1 });
    expect(parseResourceSpec("").positionOf(["cpu"])).toMatchObject({ line: 1, column: 1 });
  });

  it("refuses aliases that multiply", async () => {
    const levels = Array.from(
      { length: 9 },
      (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level},`.repeat(9)}]`,
    );
    const { flaws } = parseResourceSpec(["a0: &a0 [x]", ...levels].join("\n"));
    expect(flaws.map(({ message }) => message)).toEqual([
      expect.stringContaining("aliases are used too often: write"),
    ]);
  });

  it("refuses deep nesting without an overflow of the stack", async () => {
    for (const text of [
      "[".repeat(20_000),
      "{a: ".repeat(20_000),
      "- ".repeat(20_000),
      `volumes: [{ name: a, nfs: { x: ${"[".repeat(3_000)}${"]".repeat(3_000)} } }]`,
      `{${'"A":{'.repeat(400)}${"}".repeat(400)}}`,
    ]) {
      expect(parseResourceSpec(text).flaws).not.toEqual([]);
    }
  });

  it("does not change the prototype of objects", async () => {
    parseResourceSpec(
      '{"__proto__": {"polluted": 1}, "labels": {"constructor": {"prototype": {"polluted": 1}}}}',
    );
    expect("polluted" in {}).toBe(false);
  });

  it("never throws, and always gives a message that fits one line", async () => {
    const piece = fc.constantFrom(
      "cpu",
      "labels",
      ": ",
      "\n",
      "  ",
      "- ",
      "[",
      "]",
      "{",
      "}",
      '"',
      "'",
      "&a ",
      "*a",
      "!!x ",
      "|",
      "1",
      "\t",
      "#",
      "? ",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async (pieces) => {
        const { flaws } = parseResourceSpec(pieces.join(""));
        for (const { message } of flaws) expect(message).toMatch(/^.{1,300}$/);
      }),
      { numRuns: 500 },
    );
  });
});

describe("resourceSpecInputs", () => {
  let workspace = "";
  beforeAll(async () => {
    workspace = await mkdtemp(join(tmpdir(), "spec-"));
    vi.stubEnv("GITHUB_WORKSPACE", workspace);
    await writeFile(join(workspace, "good.yaml"), YAML);
    await writeFile(
      join(workspace, "bad.yaml"),
      'min_scale: 2\nmax_scale: 1\n\n  # note\ncpu: "2"\nminScale: 1\n',
    );
  });

  const Inputs = z
    .object({ ...resourceSpecInputs, resource_spec_mode: z.string().optional() })
    .check(resourceSpecRules);

  it("reads the file in the workspace", async () => {
    const { resource_spec_file } = await Inputs.parseAsync({ resource_spec_file: " good.yaml " });
    expect(resource_spec_file?.spec.cpu).toBe(0.5);
    expect(resource_spec_file?.positionOf(["cpu"])).toEqual({
      file: "good.yaml",
      line: 4,
      column: 1,
    });
  });

  it("gives every problem its position in the file", async () => {
    const { error } = await Inputs.safeParseAsync({ resource_spec_file: "bad.yaml" });
    expect(
      error?.issues.map((issue) => ({
        input: issue.path[0],
        message: issue.message,
        ...("params" in issue ? issue.params : {}),
      })),
    ).toEqual([
      {
        input: "resource_spec_file",
        message: 'cpu must be a number, got the text "2"; write 2 without quotes',
        file: "bad.yaml",
        line: 5,
        column: 1,
      },
      {
        input: "resource_spec_file",
        message: "minScale is not a known field: did you mean min_scale?",
        file: "bad.yaml",
        line: 6,
        column: 1,
      },
      {
        input: "resource_spec_file",
        message: "min_scale 2 is above max_scale 1: lower min_scale or raise max_scale",
        file: "bad.yaml",
        line: 1,
        column: 1,
      },
    ]);
  });

  const merged = (resource_spec: string) =>
    messagesOf(Inputs, { resource_spec, resource_spec_mode: "merge" });

  it.each([
    "volume_mounts: [{ name: a, mountPath: b }]",
    "init_containers: [{ name: x, image: y, volumeMounts: [{ name: a, mountPath: b }] }]",
    "queue_min_scale: 3\nmax_scale: 2",
  ])("reports no conflict that a merge could end: %j", async (spec) => {
    expect(await merged(spec)).toEqual([]);
  });

  it.each([
    ["min_scale: 5\nmax_scale: 2", "min_scale 5 is above"],
    ["volumes: [{ name: a }, { name: a }]", "volumes[1].name repeats"],
    ["volumes: []\nvolume_mounts: [{ name: a, mountPath: b }]", "no volume has that name"],
    [
      "init_containers: [{ name: x, image: y, restartPolicy: OnFailure }]",
      "restartPolicy cannot be OnFailure",
    ],
  ])("reports at once what is wrong whatever it is merged with: %j", async (spec, wrong) => {
    expect(await merged(spec)).toEqual([expect.stringContaining(wrong)]);
  });

  it("refuses a spec in both inputs", async () => {
    expect(
      await messagesOf(Inputs, { resource_spec: "cpu: 1", resource_spec_file: "good.yaml" }),
    ).toEqual(["cannot be combined with resource_spec: remove one of the two"]);
  });

  it("says which file is missing", async () => {
    expect(await messagesOf(Inputs, { resource_spec_file: "none.yaml" })).toEqual([
      expect.stringMatching(/^no such file .*none\.yaml/),
    ]);
  });
});
