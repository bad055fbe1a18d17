import type { Flaw } from "../inputs/problem.ts";
import { quote } from "../inputs/quote.ts";
import { findSimilar } from "../inputs/similar.ts";
import type { NameLookup } from "../service/client/find-deployment.ts";

const MAX_SIMILAR_NAMES = 3;

/** Lists names that are similar to `name` or contain it. Says so if no deployment is visible. */
export function otherNamesText(name: string, names: readonly string[]): string {
  if (names.length === 0) return "the credential sees 0 deployments";
  const longerNames = names.filter((one) => one.includes(name));
  const similarNames = [...new Set([...findSimilar(name, names), ...longerNames])];
  const list = similarNames.slice(0, MAX_SIMILAR_NAMES).map(quote).join(", ");
  return list && `close to it: ${list}`;
}

/** Why a name is not that of the deployment that was found; undefined if it is. */
export const nameMismatch = (deployment: { id: string; name: string }, name: string) =>
  deployment.name === name
    ? undefined
    : `is ${quote(name)}, but deployment ${deployment.id} is named ${quote(deployment.name)}`;

/** Why a name does not identify one deployment. */
export function explainLookup(
  lookup: Exclude<NameLookup, { kind: "one" }>,
  name: string,
  advice?: string,
): Flaw {
  if (lookup.kind === "several") {
    const ids = lookup.deployments.map(({ id }) => id).join(", ");
    const nextStep = advice === undefined ? "" : `. ${advice}`;
    const reason = `${lookup.deployments.length} deployments are named ${quote(name)}`;
    return { reason, fix: `they are ${ids}${nextStep}`, hasSubject: true };
  }
  const otherNames = otherNamesText(name, lookup.names);
  const reason = `no deployment is named ${quote(name)}${otherNames && `; ${otherNames}`}`;
  return { reason, fix: advice };
}
