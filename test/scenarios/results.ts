import type { PlayResult } from "./play.ts";
import type { DeployScenario } from "./scenario.ts";

export type Row = [
  name: string,
  scenario: DeployScenario,
  summary: string,
  message?: string | RegExp,
];

export const patchesOf = ({ requests }: Pick<PlayResult, "requests">) =>
  requests.filter(({ method }) => method === "PATCH");

/** All messages of the step. */
export const messagesOf = ({ messages, failure }: PlayResult): string =>
  [failure, ...messages].join("\n");

/**
 * The result of a deploy as one line: outcome and rollback; how many PATCH requests it sent, those
 * of a rollback included, and how many revisions they created; which of them it followed (the
 * newest is `ours 1`), and whether that serves.
 */
export function summaryOfDeploy(result: PlayResult): string {
  const { outcome, ownRevisions, activeId, outputs, servedContent } = result;
  const { revision_id = "", rolled_back } = outputs;
  const index = ownRevisions.findIndex(({ id }) => id === revision_id);
  const revisionLabel = index < 0 ? "another's" : `ours ${index + 1}`;
  const servesText = revision_id === activeId ? ", serves" : "";
  const follows = revision_id === "" ? "" : `; follows ${revisionLabel}${servesText}`;
  const rollbackText = rolled_back === "true" ? `, rolled back to ${servedContent}` : "";
  return `${outcome}${rollbackText}; sent ${patchesOf(result).length}, ours ${ownRevisions.length}${follows}`;
}

/** The step's requests for an operation. Other clients send no request id. */
export const requestsFor = ({ requests }: Pick<PlayResult, "requests">, operation: string) =>
  requests.filter((one) => one.operation === operation && "x-request-id" in one.headers);

/** How often the step requested a creation, and how often the service created something. */
export function countCreations(result: Pick<PlayResult, "requests">, operation: string) {
  const creations = requestsFor(result, operation);
  return {
    sent: creations.length,
    createdCount: creations.filter(({ committed }) => committed).length,
  };
}

/** A line for each scenario: its name, and its result or the error that was thrown. */
export async function linesOf<AnyScenario>(
  scenarios: Record<string, AnyScenario>,
  summarize: (scenario: AnyScenario) => Promise<string>,
): Promise<string> {
  const lines: string[] = [];
  for (const [name, scenario] of Object.entries(scenarios))
    lines.push(`${name}: ${await summarize(scenario).catch(String)}`);
  return lines.join("\n");
}
