import * as z from "zod";
import type { ResourceSpec } from "../../contract/resource-spec.ts";
import { addProblems, type Flaw, type Position } from "../problem.ts";
import { readWorkspaceFile } from "../workspace/file.ts";
import type { Path } from "./yaml.ts";

/** A spec that still knows where each of its fields stands. */
export interface LocatedSpec {
  spec: ResourceSpec;
  /** Between fields. A problem for a spec that is sent as it is, not for one that is laid over another. */
  conflicts: Flaw[];
  warnings: Flaw[];
  /** Of the field, or of the nearest one around it. Path as in a server's `loc`, below `resource_spec`. */
  positionOf: (path: Path) => Position;
}

async function specFrom(
  text: string,
  ctx: z.core.$RefinementCtx,
  file?: string,
): Promise<LocatedSpec> {
  // YAML and the contract of a spec are much to load where none is given.
  const { parseResourceSpec } = await import("./parse.ts");
  const { problems, ...located } = parseResourceSpec(text, file);
  addProblems(ctx, problems);
  return located;
}

export const resourceSpecInput = z
  .string("is required: write a JSON or YAML mapping")
  .transform((text, ctx) => specFrom(text, ctx))
  .optional()
  .meta({ description: "Resources of the deployment (`external_docker`): a JSON or YAML object." });

/** The path is relative to `GITHUB_WORKSPACE`, which is read when the input is parsed. */
export function resourceSpecFileInput(env: NodeJS.ProcessEnv) {
  return z
    .string("is required: write the path of a JSON or YAML file")
    .trim()
    .transform(async (path, ctx) => {
      const read = await readWorkspaceFile(path, env.GITHUB_WORKSPACE || process.cwd());
      if ("text" in read) return specFrom(read.text, ctx, read.file);
      addProblems(ctx, [{ message: read.problem }]);
      return z.NEVER;
    })
    .optional()
    .meta({
      description:
        "File with the content of `resource_spec`. Problems are annotated at their line and column.",
    });
}

interface SpecInputs {
  resource_spec?: LocatedSpec | undefined;
  resource_spec_file?: LocatedSpec | undefined;
  resource_spec_mode?: string | undefined;
}

/** The spec that is asked for, with the name of its input. */
export function givenSpec(inputs: SpecInputs): { input: string; located: LocatedSpec } | undefined {
  const { resource_spec, resource_spec_file } = inputs;
  if (resource_spec_file !== undefined)
    return { input: "resource_spec_file", located: resource_spec_file };
  return resource_spec && { input: "resource_spec", located: resource_spec };
}

/** One spec at most, and no conflict in one that is sent as it is. Runs beside the fields' own problems. */
export const resourceSpecRules = z.superRefine<SpecInputs>(
  ({ resource_spec, resource_spec_file, resource_spec_mode }, ctx) => {
    if (resource_spec !== undefined && resource_spec_file !== undefined) {
      addProblems(
        ctx,
        [{ message: "is given beside resource_spec: keep one of the two" }],
        ["resource_spec_file"],
      );
    }
    if (resource_spec_mode === "merge") return;
    // A file that could not be read has left no spec here.
    addProblems(ctx, resource_spec?.conflicts ?? [], ["resource_spec"]);
    addProblems(ctx, resource_spec_file?.conflicts ?? [], ["resource_spec_file"]);
  },
  { when: () => true },
);
