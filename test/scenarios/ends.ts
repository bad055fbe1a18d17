import type { PlayResult, VirtualDeploy } from "../harness/virtual.ts";

/** A scenario, its result, and its messages. */
export type Row = [name: string, scenario: VirtualDeploy, end: string, says?: string | RegExp];

export const patchesOf = ({ requests }: Pick<PlayResult, "requests">) =>
  requests.filter(({ method }) => method === "PATCH");

/** All messages of the step. */
export const words = ({ log, failure }: PlayResult): string =>
  [failure?.message ?? "", ...log].join("\n");

/**
 * The result of a deploy as one line: how often it sent its change, how many revisions that
 * created, which of them it followed (the newest is `ours 1`), and whether that is active.
 */
export function endOf(result: PlayResult): string {
  const { outcome, own, activeId, outputs, serves } = result;
  const { revision_id = "", rolled_back } = outputs;
  const index = own.findIndex(({ id }) => id === revision_id);
  const followed = index < 0 ? "another's" : `ours ${index + 1}`;
  const isServing = revision_id === activeId ? ", serves" : "";
  const follows = revision_id === "" ? "" : `; follows ${followed}${isServing}`;
  const back = rolled_back === true ? `, rolled back to ${serves}` : "";
  return `${outcome}${back}; sent ${patchesOf(result).length}, ours ${own.length}${follows}`;
}
