import { type Flaw, quoted } from "../inputs/problem.ts";
import { similar } from "../inputs/similar.ts";
import type { NameLookup } from "../service/client/find-deployment.ts";

const MAX_CLOSE_NAMES = 3;

/** The names that are similar to this one, or contain it, best match first. */
export function closeNames(name: string, names: readonly string[]): string[] {
  const close = new Set([...similar(name, names), ...names.filter((one) => one.includes(name))]);
  return [...close].slice(0, MAX_CLOSE_NAMES);
}

/** The problem with a name that led to another deployment, because the list was stale. */
export const nameMismatch = (
  { id, name: shown }: { id: string; name: string },
  name: string,
): string | undefined =>
  shown === name ? undefined : `is ${quoted(name)}, but deployment ${id} is named ${quoted(shown)}`;

/** Why a name does not identify one deployment. */
export function explainLookup(
  named: Exclude<NameLookup, { kind: "one" }>,
  name: string,
  advice?: string,
): Flaw {
  if (named.kind === "several") {
    const ids = named.deployments.map(({ id }) => id).join(", ");
    const then = advice === undefined ? "" : `. ${advice}`;
    return {
      what: `${named.deployments.length} deployments are named ${quoted(name)}`,
      fix: `they are ${ids}${then}`,
      isWhole: true,
    };
  }
  const close = closeNames(name, named.names).map(quoted);
  const what = `no deployment is named ${quoted(name)}${named.names.length === 0 ? "; the credential sees 0 deployments" : ""}`;
  const verb = close.length === 1 ? "is" : "are";
  const alike = close.length === 0 ? "" : `; close to it ${verb} ${close.join(", ")}`;
  return { what: what + alike, fix: advice };
}
