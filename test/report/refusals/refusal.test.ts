import { describe, expect, it } from "vitest";
import { CreateInputs } from "../../../src/actions/create/inputs.ts";
import { DeployInputs } from "../../../src/actions/deploy/inputs.ts";
import { lineOf } from "../../../src/inputs/problem.ts";
import { parseResourceSpec } from "../../../src/inputs/resource-spec/parse.ts";
import { problemOf } from "../../../src/report/refusals/member.ts";
import { explainRefusal } from "../../../src/report/refusals/refusal.ts";
import type { RefusalContext } from "../../../src/report/refusals/rule.ts";
import { RefusedError } from "../../../src/service/client/errors.ts";
import type { ValidationError } from "../../../src/service/contract/errors.ts";

const CANARY = "canary-value-4711";
const SPEC = "# resources\nmin_scale: 1\ncpu: 9\nsidecars:\n  - name: proxy\n    image: proxy:1\n";
const IN_SPEC = ["body", "source_config", "resource_spec"];

const explain = (problems: ValidationError[], context: Partial<RefusalContext>, detail = "many") =>
  explainRefusal(new RefusedError({ title: "", status: 422, problems, detail }), {
    service: "control plane",
    inputs: Object.keys({ ...DeployInputs.shape, ...CreateInputs.shape }),
    providedInputs: [],
    ...context,
  });
const specIn = (input: string, file?: string) => ({
  providedInputs: [input],
  positionOf: parseResourceSpec(SPEC, file).positionOf,
});
const IN_FILE = specIn("resource_spec_file", "deploy/spec.yml");

describe("explainRefusal", () => {
  it("finds the line of a refused field in a spec from a file or from the input", () => {
    const paths = [["cpu"], ["sidecars", 0, "image"], ["memory_mb"], []];
    const problems = paths.map((path) => ({ loc: [...IN_SPEC, ...path], msg: "no", type: "" }));
    const lines = explain(problems, IN_FILE).members.map(problemOf).map(lineOf);
    expect(lines).toEqual([
      "resource_spec_file deploy/spec.yml:3: cpu: no",
      "resource_spec_file deploy/spec.yml:6: sidecars[0].image: no",
      "resource_spec_file deploy/spec.yml:2: memory_mb: no",
      "resource_spec_file deploy/spec.yml:2: no",
    ]);
    const [cpu] = explain(problems, specIn("resource_spec")).members;
    expect(cpu).toMatchObject({ part: "cpu", position: { line: 3, column: 1 } });
  });

  it("does not quote a message about a value that may be a secret", () => {
    const variable = [...IN_SPEC, "sidecars", 0, "env", 0];
    const locs = [["body", "secrets", 0, "value"], [...variable, "value"], variable];
    const msg = `String ${CANARY} is too long`;
    const problems = [
      ...locs.map((loc) => ({ loc, msg, type: "string_too_long" })),
      { loc: ["body", "secrets", 0], msg, type: `Value ${CANARY}` },
    ];
    const explanation = explain(problems, { ...IN_FILE, secretsNames: ["A", "B"] }, msg);
    expect(explanation.members.map(({ part }) => part)).toEqual([
      "the value of A (string_too_long)",
      "the value of sidecars[0].env[0].value (string_too_long)",
      "the value of sidecars[0].env[0] (string_too_long)",
      "the value of A",
    ]);
    expect(JSON.stringify(explanation)).not.toContain(CANARY);
  });

  it("limits the number and the lengths of members, however long the service's text is", () => {
    const longText = `${"word ".repeat(80)}${CANARY.repeat(50)}`;
    const loc = ["body", ...Array.from({ length: 500 }, () => longText)];
    const problems = Array.from({ length: 1_000 }, () => ({ loc, msg: longText, type: "x" }));
    const { members } = explain(problems, {}, longText);
    expect(members).toHaveLength(20);
    expect(
      members.every(({ input, reason = "" }) => input.length <= 102 && reason.length <= 302),
    ).toBe(true);
  });
});
