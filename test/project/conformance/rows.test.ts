import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createRecorder } from "../../../scripts/conformance/findings.ts";
import { parseInputs } from "../../../scripts/conformance/inputs.ts";
import { NOT_TRIED_REASONS, parseRows, renderReport } from "../../../scripts/conformance/report.ts";

it("each seen or assumed row has either a probe or a reason why not", () => {
  const rows = parseRows(readFileSync("docs/design/contract/README.md", "utf8"));
  const rowIds = rows.filter(({ origin }) => origin !== "documented").map(({ id }) => id);
  expect(rowIds.length).toBeGreaterThan(40);
  const probes = globSync("scripts/conformance{,/*}.ts", { exclude: ["**/report.ts"] }).map(
    (path) => readFileSync(path, "utf8"),
  );
  const isProbed = (id: string) => probes.some((text) => text.includes(`"${id}"`));
  const reasons = Object.keys(NOT_TRIED_REASONS);
  expect(rowIds.filter((id) => isProbed(id) === reasons.includes(id))).toEqual([]);
});

it("a row counts as handled only if a step shows that the actions handle each difference", () => {
  const recorder = createRecorder(() => {});
  const verdict = () => recorder.verdictOf("hidden-secrets");
  recorder.check("hidden-secrets", "shown", false, "stars", "secrets_mode: merge");
  expect(verdict()).toBe("differs");
  recorder.checkStep("secrets_mode: merge", true, "rejected");
  expect(verdict()).toBe("differs, handled");
  recorder.check("hidden-secrets", "of another kind", false, "");
  expect(verdict()).toBe("differs");
});

it("a finding shows no credential of the inputs and no address", () => {
  const recorder = createRecorder(() => {});
  recorder.addRedaction("demo-key", "credential");
  const observation = "demo-key at https://user:pw@h.example/x and s3://bucket/y";
  recorder.check("workspaces", "", false, observation);
  expect(recorder.findings[0]?.observation).toBe("<credential> at <address> and <address>");
});

const VALID_ARGS = [
  ...["base_url=https://platform.example", "api_key=k", "yes=true", "source=external_docker"],
  ...["image_uri=registry.example/agent:1", "other_image_uri=registry.example/agent:2"],
];
/** Each is added to the valid arguments, or replaces the one with its name. */
const INVALID_ARGS: [arg: string, problem: string][] = [
  ["api_key=", "api_key or bearer_token is required"],
  ["yes=", "base_url is not this machine: write yes=true if that is meant"],
  ["yes=1", "yes must be true"],
  ["base_url=platform", "base_url must be an address, such as https://platform.example.com"],
  ["base_url=http://a.example", "base_url is plain http: write allow_http=true if that is meant"],
  [
    "platform_url=a.example",
    "platform_url must be an address, such as https://platform.example.com",
  ],
  [
    "base_url=https://u:p@a.example",
    "base_url must have no user, no ? and no #: the credential is api_key",
  ],
  ["source=docker", "source must be external_docker or github"],
  [
    "source=github",
    "repo_url is needed with source=github\nrepo_ref is needed with source=github\nother_repo_ref is needed with source=github",
  ],
  ["other_image_uri=registry.example/agent:1", "other_image_uri must not be image_uri"],
  ["timeout=15", "timeout must be a time with its unit, such as 15m"],
];

const nameIn = (arg: string) => arg.split("=")[0];

it.each(INVALID_ARGS)("the problem of %s is reported", (arg, problem) => {
  const args = [...VALID_ARGS.filter((one) => nameIn(one) !== nameIn(arg)), arg];
  expect(() => parseInputs(args, {})).toThrow(new Error(problem));
});

it("all problems are reported at once, and no value of an argument", () => {
  expect(() => parseInputs(["nonsense", "api_key=$lsv2_pt_secret", "timeout=15"], {})).toThrow(
    new Error(
      [
        "argument 1 must be input=value, where input is one that --help lists",
        "api_key names an environment variable that is not set",
        "base_url must be an address, such as https://platform.example.com",
        "timeout must be a time with its unit, such as 15m",
        "source must be external_docker or github",
        "api_key or bearer_token is required",
      ].join("\n"),
    ),
  );
});

const ROWS = [
  { id: "names", origin: "assumed", section: "deployments" },
  { id: "export-times", origin: "assumed", section: "bulk-exports" },
];

it("the report says why a row was not tried, and folds it if no run can try it", () => {
  const recorder = createRecorder(() => {});
  const report = () => renderReport(ROWS, recorder, "");
  expect(report()).toContain(
    "| not tried | [`names`](docs/design/contract/README.md#deployments) | assumed | this run has no step for it |",
  );
  const [, folded = ""] = report().split("Rows that no run can try: 1");
  expect(folded).toContain("| [`export-times`](docs/design/contract/README.md#bulk-exports) |");
  recorder.checkStep("create/", false, "failed");
  expect(report()).toContain("| in the way: create/ |");
  expect(renderReport(ROWS, recorder, "", "creation")).toContain(
    "| the run stopped in the stage creation |",
  );
});
