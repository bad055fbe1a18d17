import { describe, expect, it } from "vitest";
import { parseResourceSpec } from "../../src/inputs/resource-spec/parse.ts";
import { explainRefusal, type RefusalContext } from "../../src/report/refused-input.ts";
import { RefusedError } from "../../src/service/client/errors.ts";
import type { ValidationError } from "../../src/service/contract/errors.ts";

const CANARY = "canary-value-4711";
const SPEC = "# resources\nmin_scale: 1\ncpu: 9\nsidecars:\n  - name: proxy\n    image: proxy:1\n";

/** Of an action that changes a deployment, or makes one. */
const INPUTS = [
  ...[
    "api_key",
    "bearer_token",
    "tenant_id",
    "deployment_id",
    "revision_id",
    "name",
    "source",
    "timeout",
  ],
  ...[
    "image_uri",
    "repo_ref",
    "graph_config_path",
    "build_on_push",
    "build_command",
    "k8s_namespace",
  ],
  ...["resource_spec", "resource_spec_file", "secrets", "secrets_from_env"],
];

const refused = (status: number, detail?: string, problems: ValidationError[] = []) =>
  new RefusedError({ why: "", status, problems, detail });
const invalid = (...locs: (string | number)[][]) =>
  refused(
    422,
    "many",
    locs.map((loc) => ({
      loc,
      msg: "Input should be less than or equal to 4",
      type: "less_than_equal",
    })),
  );
const context = (members: Partial<RefusalContext> = {}): RefusalContext => ({
  inputs: INPUTS,
  given: [],
  secretsNames: [],
  ...members,
});
const withFile = async () =>
  context({
    given: ["resource_spec_file"],
    positionOf: parseResourceSpec(SPEC, "deploy/spec.yml").positionOf,
  });

describe("explainRefusal", () => {
  it.each([
    "Deployments are not enabled for this organization",
    "Not available on your plan",
    "Please upgrade to create more deployments",
  ])("sees no matter of the credential in a 403 that says %j", (detail) => {
    const { nextStep, likelyCause } = explainRefusal(refused(403, detail), context());
    expect(nextStep).toBe("Ask whoever manages the platform to enable it.");
    expect(likelyCause).toContain("no credential may do it");
  });

  it("finds the line in the spec's file for a loc", async () => {
    const error = invalid(
      ["body", "source_config", "resource_spec", "cpu"],
      ["body", "source_config", "resource_spec", "sidecars", 0, "image"],
      ["body", "source_config", "resource_spec", "memory_mb"],
      ["body", "source_config", "resource_spec"],
    );
    const says = "the control plane says: Input should be less than or equal to 4";
    const tooHigh = (field: string) => ({ message: `${field}: ${says}` });
    expect(explainRefusal(error, await withFile()).problems).toEqual([
      {
        input: "resource_spec_file",
        ...tooHigh("cpu"),
        file: "deploy/spec.yml",
        line: 3,
        column: 1,
      },
      {
        input: "resource_spec_file",
        ...tooHigh("sidecars[0].image"),
        file: "deploy/spec.yml",
        line: 6,
        column: 5,
      },
      {
        input: "resource_spec_file",
        ...tooHigh("memory_mb"),
        file: "deploy/spec.yml",
        line: 2,
        column: 1,
      },
      { input: "resource_spec_file", message: says, file: "deploy/spec.yml", line: 2, column: 1 },
    ]);
  });

  it("tells a field that a merge took from the current spec", async () => {
    const { positionOf } = parseResourceSpec(SPEC, "deploy/spec.yml");
    const inherited = ["computed"];
    const error = invalid(["body", "source_config", "resource_spec", "computed"]);
    const given = ["resource_spec_file"];
    expect(explainRefusal(error, context({ given, positionOf, inherited })).problems).toEqual([
      {
        input: "resource_spec_file",
        message:
          "computed, merged from the current spec: the control plane says: Input should be less than or equal to 4. Give it a value of your own, or send the whole spec with resource_spec_mode: replace",
      },
    ]);
  });

  it("names the line when the spec is inline", async () => {
    const { positionOf } = parseResourceSpec(SPEC);
    const error = invalid(["body", "source_config", "resource_spec", "cpu"]);
    expect(
      explainRefusal(error, context({ given: ["resource_spec"], positionOf })).problems,
    ).toEqual([
      {
        input: "resource_spec",
        message: "cpu: the control plane says: Input should be less than or equal to 4",
        line: 3,
        column: 1,
      },
    ]);
  });

  it.each([
    [["body", "source_revision_config", "image_uri"], "image_uri"],
    [["body", "source_revision_config", "image_uri", "constrained-str"], "image_uri"],
    [["body", "source_config", "listener_config", "k8s_namespace"], "k8s_namespace"],
    [["path", "deployment_id"], "deployment_id"],
    [["path", "revision_id"], "revision_id"],
    [["header", "X-Tenant-Id"], "tenant_id"],
    [["header", "x-api-key"], "api_key"],
    [["header", "constructor"], "header.constructor"],
    [["body", "name"], "name"],
    [["body", "source_config", "novelty", 3], "body.source_config.novelty[3]"],
    [["body"], "body"],
    [["cookie", "x"], "cookie.x"],
    [[], ""],
  ])("reads the loc %j as %j", (loc, input) => {
    expect(
      explainRefusal(invalid(loc), context({ given: ["image_uri", "name"] })).problems,
    ).toEqual([
      { input, message: "the control plane says: Input should be less than or equal to 4" },
    ]);
  });

  it("names a secret by its place in the list, with the input that gave it", () => {
    const error = invalid(
      ["body", "secrets", 0, "name"],
      ["body", "secrets", 1, "name"],
      ["body", "secrets", 7, "name"],
    );
    const secretsInputs = new Map([
      ["A", "secrets"],
      ["B", "secrets_file"],
    ]);
    const { problems } = explainRefusal(
      error,
      context({ secretsNames: ["A", "B"], secretsInputs }),
    );
    expect(problems.map(({ input, message }) => `${input}: ${message}`)).toEqual([
      "secrets: the control plane refused the secret A: Input should be less than or equal to 4",
      "secrets_file: the control plane refused the secret B: Input should be less than or equal to 4",
      "secrets: the control plane says: Input should be less than or equal to 4",
    ]);
    const { problems: onlyEnv } = explainRefusal(
      invalid(["body", "secrets"]),
      context({ secretsNames: ["A"], secretsInputs: new Map([["A", "secrets_from_env"]]) }),
    );
    expect(onlyEnv).toMatchObject([{ input: "secrets_from_env" }]);
  });

  it("does not repeat the service's text about a secret's value", () => {
    const msg = `String ${CANARY} is too long`;
    const problems = [
      { loc: ["body", "secrets", 0, "value"], msg, type: "string_too_long" },
      { loc: ["body", "secrets", 0], msg, type: `Value ${CANARY}` },
    ];
    const explained = explainRefusal(refused(422, msg, problems), context({ secretsNames: ["A"] }));
    expect(explained.problems.map(({ message }) => message)).toEqual([
      "the control plane rejects the value of A (string_too_long): correct it",
      "the control plane rejects the value of A: correct it",
    ]);
    expect(JSON.stringify(explained)).not.toContain(CANARY);
  });

  it("does not repeat the service's text about a container's variable", async () => {
    const at = ["body", "source_config", "resource_spec", "sidecars", 0, "env", 0];
    const problems = [[...at, "value"], at].map((loc) => ({
      loc,
      msg: `String ${CANARY} is too long`,
      type: "string_too_long",
    }));
    const explained = explainRefusal(refused(422, CANARY, problems), await withFile());
    expect(explained.problems.map(({ message }) => message)).toEqual([
      "sidecars[0].env[0].value: the control plane rejects its value (string_too_long): correct it",
      "sidecars[0].env[0]: the control plane rejects its value (string_too_long): correct it",
    ]);
    expect(JSON.stringify(explained)).not.toContain(CANARY);
  });

  it("names missing and unknown members in its own words", () => {
    const problems = [
      {
        loc: ["body", "source_revision_config", "graph_config_path"],
        msg: "Field required",
        type: "missing",
      },
      {
        loc: ["body", "source_config", "build_command"],
        msg: "Extra inputs are not permitted",
        type: "extra_forbidden",
      },
    ];
    expect(explainRefusal(refused(422, undefined, problems), context()).problems).toEqual([
      { input: "graph_config_path", message: "is required by the control plane: set it" },
      { input: "build_command", message: "is not known to this control plane: remove it" },
    ]);
  });

  it.each([
    ["source_revision_config.image_uri does not apply to source github", "image_uri", ""],
    ["build_on_push cannot be true when repo_ref is a tag", "repo_ref", ""],
    ["graph_config_path is too long", "graph_config_path", ""],
    ["cpu must not exceed 4", "resource_spec_file", "cpu: "],
    ["source_config.resource_spec is too large", "resource_spec_file", ""],
    ["too many secrets", "secrets", ""],
  ])("reads the 400 %j as %s", async (detail, input, prefix) => {
    const { positionOf } = await withFile();
    const given = ["secrets", "repo_ref", "image_uri", "resource_spec_file"];
    const { problems } = explainRefusal(
      refused(400, detail),
      context({ given, positionOf, secretsNames: ["PORT"] }),
    );
    expect(problems).toMatchObject([
      { input, message: `${prefix}the control plane says: ${detail}` },
    ]);
  });

  it("says which secret has a reserved name", () => {
    const secretsInputs = new Map([["PORT", "secrets_file"]]);
    const { problems } = explainRefusal(
      refused(400, "secret name PORT is reserved"),
      context({ secretsNames: ["PORT"], secretsInputs }),
    );
    const message = "the control plane refused the secret PORT: secret name PORT is reserved";
    expect(problems).toEqual([{ input: "secrets_file", message }]);
  });

  it("names no input when a 400 names none", () => {
    const explained = explainRefusal(refused(400, "the cpu of the moon is full"), context());
    expect(explained.problems).toEqual([]);
  });

  it.each<[number, string | undefined, readonly string[], string, string | undefined, string]>([
    [
      401,
      "Invalid key",
      ["api_key"],
      "credential was refused",
      "api_key is not valid",
      "Replace the key",
    ],
    [
      401,
      "Invalid key",
      ["bearer_token"],
      "was refused",
      "bearer_token is not valid",
      "Replace the token",
    ],
    [
      401,
      "Invalid key",
      ["api_key", "bearer_token"],
      "was refused",
      "api_key or bearer",
      "Replace the key",
    ],
    [
      ...([403, "This key requires workspace specification", ["api_key"]] as const),
      ...(["not allowed to do this", "none was chosen", "Set tenant_id"] as const),
    ],
    [
      ...([403, "requires workspace specification", ["tenant_id"]] as const),
      ...([
        "not allowed to do this",
        "does not belong to the workspace",
        "Check tenant_id",
      ] as const),
    ],
    [
      403,
      "Forbidden",
      ["api_key"],
      "not allowed to do this",
      "credential is known",
      "set tenant_id",
    ],
    [
      403,
      "Forbidden",
      ["tenant_id"],
      "not allowed to do this",
      "credential is known",
      "check tenant_id",
    ],
    [401, undefined, ["api_key"], "was refused", "gateway or firewall", "Replace the key"],
    [403, undefined, ["api_key"], "was refused", "gateway or firewall", "inside its network"],
    [423, "Locked", ["name"], "right now", "is being changed or deleted", "when it has settled"],
    [404, "Deployment 1 not found", ["deployment_id"], "not found", "deployment_id is", "Check"],
    ...["deployment_id", "deployment_name"].map(
      (input): [number, string, readonly string[], string, string, string] => [
        ...([404, "Revision 1 not found", [input, "revision_id"]] as const),
        ...([
          "no revision has this revision_id",
          "revision_id is wrong",
          "Check revision_id",
        ] as const),
      ],
    ),
    [
      404,
      "Not Found",
      ["deployment_id"],
      "no control plane at base_url",
      undefined,
      "Correct base_url",
    ],
    [404, undefined, [], "no control plane at base_url", undefined, "Correct base_url"],
    [
      404,
      "Listener 1 not found",
      ["listener_id"],
      "not found",
      "An id in the inputs",
      "Check the ids",
    ],
    [
      405,
      "Method Not Allowed",
      [],
      "no control plane at base_url",
      "web pages",
      "Correct base_url",
    ],
    [407, "Proxy", [], "was refused", "A proxy on the way", "HTTPS_PROXY"],
    [409, "Deployment is being deleted", [], "right now", "changed or deleted", "has settled"],
    [409, "A deployment exists", ["name"], "name is taken", "An earlier run", "if_exists: update"],
    [413, "Too large", [], "too large", "Only secrets and resource_spec", "Send fewer"],
    [415, "Media type", [], "no control plane at base_url", "web pages", "Correct base_url"],
    [418, "teapot", [], "was refused", "answer is not documented", "Check base_url"],
    [422, "Some value", [], "was refused", undefined, "Correct the values"],
  ])("says of %i %j with %j what it is, why, and what to do", (...row) => {
    const [status, detail, given, headline, cause, step] = row;
    const explained = explainRefusal(refused(status, detail), context({ given }));
    expect(explained.headline).toContain(headline);
    if (cause === undefined) expect(explained.likelyCause).toBeUndefined();
    else expect(explained.likelyCause).toContain(cause);
    expect(explained.nextStep).toContain(step);
  });

  it("shortens the service's text, however long it is", () => {
    const long = `${"word ".repeat(80)}${CANARY.repeat(50)}`;
    const loc = ["body", ...Array.from({ length: 500 }, () => long)];
    const many = Array.from({ length: 1_000 }, () => ({ loc, msg: long, type: "x" }));
    const { problems } = explainRefusal(refused(422, long, many), context());
    expect(problems).toHaveLength(20);
    expect(
      problems.every(({ input, message }) => input.length <= 102 && message.length <= 330),
    ).toBe(true);
  });

  it("names no input that the action does not have", () => {
    const here = context({
      inputs: INPUTS.filter((input) => input !== "repo_ref" && input !== "name"),
    });
    const locs = [
      ["body", "source_revision_config", "repo_ref"],
      ["body", "name"],
    ];
    expect(explainRefusal(invalid(...locs), here).problems.map(({ input }) => input)).toEqual([
      "body.source_revision_config.repo_ref",
      "body.name",
    ]);
    expect(explainRefusal(refused(400, "repo_ref is no branch"), here).problems).toEqual([]);
  });

  it("does not take every word of a sentence for an input", () => {
    const said = "the name of the source has no timeout";
    expect(
      explainRefusal(refused(400, said), context({ given: ["name", "source", "timeout"] }))
        .problems,
    ).toEqual([]);
  });
});
