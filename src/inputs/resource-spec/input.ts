import { input } from "../input.ts";
import { clauseOf } from "../problem.ts";
import { type Rule, rulesBetween } from "../rules.ts";
import { type AddFlaw, field, textField } from "../text-field.ts";
import { readWorkspaceFile } from "../workspace/file.ts";
import type { LocatedSpec } from "./parse.ts";

async function parseSpec(text: string, addFlaw: AddFlaw, file?: string): Promise<LocatedSpec> {
  // Loaded only if there is a spec: YAML and the schema take long to load.
  const { parseResourceSpec } = await import("./parse.ts");
  const { flaws, ...locatedSpec } = parseResourceSpec(text, file);
  for (const flaw of flaws) addFlaw(flaw);
  return locatedSpec;
}

const spec = textField("write a JSON or YAML mapping", (text, _, addFlaw) =>
  parseSpec(text, addFlaw),
);

const specFile = field("write the path of a JSON or YAML file", (path, refuse, addFlaw) => {
  const file = readWorkspaceFile(path);
  return "text" in file ? parseSpec(file.text, addFlaw, file.name) : refuse(file.reason, file.fix);
});

/** The inputs for a resource spec. They need `resourceSpecRules`. */
// biome-ignore format: one input, one line
export const resourceSpecInputs = {
  resource_spec: input(spec.optional(), "Resources of the deployment (`external_docker`): a JSON or YAML mapping. A name that is nearly a field is refused; any other unknown one is sent with a warning.", { changes: true, aliases: "spec resources" }),
  resource_spec_file: input(specFile.optional(), "File in the workspace with the content of `resource_spec`. Problems are annotated at their line and column.", { changes: true, member: "resource_spec" }),
};

interface SpecInputs {
  resource_spec?: LocatedSpec | undefined;
  resource_spec_file?: LocatedSpec | undefined;
  resource_spec_mode?: string | undefined;
}

export const specOf = ({ resource_spec, resource_spec_file }: SpecInputs) =>
  resource_spec_file ?? resource_spec;

/** Warnings about a valid spec, or about the mode `merge` without a spec. */
export function specWarnings(inputs: SpecInputs): string[] {
  const spec = specOf(inputs);
  if (inputs.resource_spec_mode === "merge" && spec === undefined)
    return ["resource_spec_mode: has no effect, because no resource spec is set."];
  return spec?.warnings.map((flaw) => `${spec.input}: ${clauseOf(flaw)}`) ?? [];
}

/** At most one spec, without conflicts. The plan checks a merged spec. */
export const resourceSpecRules = rulesBetween<SpecInputs>((inputs) => {
  const hasBoth = inputs.resource_spec !== undefined && inputs.resource_spec_file !== undefined;
  const spec = inputs.resource_spec_mode === "merge" ? undefined : specOf(inputs);
  // A refused `resource_spec_file` has no `input` and no `conflicts`.
  const { input = "", conflicts = [] }: Partial<LocatedSpec> = spec ?? {};
  // biome-ignore format: one rule, one line
  return [
    [hasBoth, "resource_spec_file", "cannot be combined with resource_spec", "remove one of the two"],
    ...conflicts.map(({ reason, fix, position }): Rule => [true, input, reason, fix, position]),
  ];
});
