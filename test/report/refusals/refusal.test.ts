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

/** The context of an action that changes or creates a deployment. */
const INPUTS = Object.keys({ ...DeployInputs.shape, ...CreateInputs.shape });

const refused = (status: number, detail?: string, problems: ValidationError[] = []) =>
  new RefusedError({ title: "", status, problems, detail });
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
  service: "control plane",
  inputs: INPUTS,
  providedInputs: [],
  ...members,
});
const withFile = async () =>
  context({
    providedInputs: ["resource_spec_file"],
    positionOf: parseResourceSpec(SPEC, "deploy/spec.yml").positionOf,
  });

describe("explainRefusal", () => {
  const TOO_HIGH = "Input should be less than or equal to 4";
  const IN_SPEC = ["body", "source_config", "resource_spec"];
  const SECRETS = {
    secretsNames: ["A", "B"],
    secretsInputs: new Map([
      ["A", "secrets"],
      ["B", "secrets_file"],
    ]),
  };
  const { positionOf } = parseResourceSpec(SPEC);

  it("finds the line of the spec, in its file or in the input", async () => {
    const error = invalid(
      [...IN_SPEC, "cpu"],
      [...IN_SPEC, "sidecars", 0, "image"],
      [...IN_SPEC, "memory_mb"],
      IN_SPEC,
    );
    const { members } = explainRefusal(error, await withFile());
    expect(members.map(problemOf).map(lineOf)).toEqual([
      `resource_spec_file deploy/spec.yml:3: cpu: ${TOO_HIGH}`,
      `resource_spec_file deploy/spec.yml:6: sidecars[0].image: ${TOO_HIGH}`,
      `resource_spec_file deploy/spec.yml:2: memory_mb: ${TOO_HIGH}`,
      `resource_spec_file deploy/spec.yml:2: ${TOO_HIGH}`,
    ]);
    const inline = explainRefusal(
      error,
      context({ providedInputs: ["resource_spec"], positionOf }),
    );
    expect(inline.members[0]).toMatchObject({ part: "cpu", position: { line: 3, column: 1 } });
  });

  it("does not quote a message about a value that may be a secret", async () => {
    const variable = [...IN_SPEC, "sidecars", 0, "env", 0];
    const locs = [["body", "secrets", 0, "value"], [...variable, "value"], variable];
    const msg = `String ${CANARY} is too long`;
    const problems = [
      ...locs.map((loc) => ({ loc, msg, type: "string_too_long" })),
      { loc: ["body", "secrets", 0], msg, type: `Value ${CANARY}` },
    ];
    const fileAndSecrets = { ...(await withFile()), ...SECRETS };
    const explanation = explainRefusal(refused(422, msg, problems), fileAndSecrets);
    expect(explanation.members.map(({ part }) => part)).toEqual([
      "the value of A (string_too_long)",
      "the value of sidecars[0].env[0].value (string_too_long)",
      "the value of sidecars[0].env[0] (string_too_long)",
      "the value of A",
    ]);
    expect(JSON.stringify(explanation)).not.toContain(CANARY);
  });

  it("shortens the service's text, however long it is", () => {
    const longText = `${"word ".repeat(80)}${CANARY.repeat(50)}`;
    const loc = ["body", ...Array.from({ length: 500 }, () => longText)];
    const problems = Array.from({ length: 1_000 }, () => ({ loc, msg: longText, type: "x" }));
    const { members } = explainRefusal(refused(422, longText, problems), context());
    expect(members).toHaveLength(20);
    expect(
      members.every(({ input, reason = "" }) => input.length <= 102 && reason.length <= 302),
    ).toBe(true);
  });
});
