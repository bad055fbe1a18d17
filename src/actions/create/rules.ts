import { type Problem, rulesBetween } from "../../inputs/problem.ts";
import { sourceOfInput } from "../../inputs/source.ts";
import { buildsTagOnPush, Source } from "../../service/contract/source.ts";

/** Beyond the contract: creation-body. */
const NEEDED = {
  repo_url: "write the address of the repository",
  integration_id:
    "write the id of the GitHub integration, as GET /v1/integrations/github/install lists it",
  repo_ref: "write the branch, or refs/tags/<tag>",
  graph_config_path: "write the path of the graph configuration file in the repository",
} as const;

/** What the creation of a deployment lacks. The change of one that exists does not need it. */
export function missingInputs(
  inputs: { source: Source } & { [Input in keyof typeof NEEDED]?: string | undefined },
): Problem[] {
  if (inputs.source !== "github") return [];
  return (Object.keys(NEEDED) as (keyof typeof NEEDED)[])
    .filter((input) => inputs[input] === undefined)
    .map((input) => ({ input, what: "is required for source github", todo: NEEDED[input] }));
}

/** Which inputs the source cannot have. */
export const sourceRules = rulesBetween((inputs, wrong) => {
  const source = Source.safeParse(inputs.source).data;
  if (source === undefined) return;
  for (const [input, value] of Object.entries(inputs)) {
    const itsSource: Source = sourceOfInput(input) ?? source;
    if (value !== undefined && itsSource !== source)
      wrong(input, `applies to source ${itsSource} only`, "remove it, or correct source");
  }
  if (buildsTagOnPush(inputs))
    wrong(
      "build_on_push",
      "cannot be true while repo_ref is a tag",
      "remove it, or set repo_ref to a branch",
    );
});
