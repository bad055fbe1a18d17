import { isPartOf, isSecret, type NamedValue } from "../../report/secret-rule.ts";
import type { DeploymentState } from "../../service/contract/deployments.ts";

type Shown = Pick<DeploymentState, "name" | "source_config" | "source_revision_config" | "url">;

/**
 * Whether a value that the service holds for a deployment is a secret. Variables often repeat what
 * the service itself shows: were these hidden, nobody could read the log.
 */
export function isSecretOf(deployment: Shown, one: NamedValue): boolean {
  const { name, source_config, source_revision_config: runs, url } = deployment;
  const facts = [name, runs.image_uri, runs.repo_ref, runs.repo_commit_sha];
  const shown = [...facts, source_config.custom_url, url];
  return isSecret(one) && !shown.some((fact) => fact && isPartOf(fact, one.value));
}
