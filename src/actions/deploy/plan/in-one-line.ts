import type { DeploymentState } from "../../../service/contract/deployments.ts";
import { isTag } from "../../../service/contract/source.ts";
import { plainRef, wholeImage } from "../../rollout/runs.ts";
import { type DeployInputs, LATEST } from "../inputs.ts";

/** Inputs whose values are not shown, each with those that stand for the same. */
const BY_NAME = [
  ["graph_config_path"],
  ["secrets", "secrets_from_env", "secrets_file"],
  ["resource_spec", "resource_spec_file"],
  ["build_on_push"],
  ["custom_url"],
  ["install_command"],
  ["build_command"],
] as const;

/** What the inputs ask for of a deployment, in one line, before anything is planned. */
export function inputsInOneLine(
  { name, source, source_revision_config: runs }: DeploymentState,
  inputs: DeployInputs,
): string {
  const { revision_id, image_uri, repo_ref } = inputs;
  const subject = `${name} (${source})`;
  if (revision_id === LATEST) return `${subject}: watching the latest revision`;
  if (revision_id !== undefined) return `${subject}: watching revision ${revision_id}`;
  const image = runs.image_uri ?? "";
  const parts = [
    image_uri && arrow(wholeImage(image), wholeImage(image_uri)),
    repo_ref &&
      arrow(
        plainRef(runs.repo_ref ?? ""),
        plainRef(repo_ref),
        isTag(repo_ref) ? "as now" : "its newest commit",
      ),
    ...BY_NAME.map((names) => names.some((one) => inputs[one] !== undefined) && names[0]),
  ];
  return `${subject}: ${parts.filter(Boolean).join(", ")}`;
}

/** A branch that stays has new commits, perhaps. */
function arrow(before: string, after: string, same = "as now"): string {
  if (before === after) return `${after} (${same})`;
  return before === "" ? after : `${before} → ${after}`;
}
