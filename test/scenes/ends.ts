import type { Story, VirtualDeploy } from "../harness/virtual.ts";

/** A scene, how it ends, and what is said of that. */
export type Row = [name: string, scene: VirtualDeploy, end: string, says?: string | RegExp];

export const patchesOf = ({ requests }: Pick<Story, "requests">) =>
  requests.filter(({ method }) => method === "PATCH");

/** All that the step said. */
export const words = ({ log, failure }: Story): string =>
  [failure?.message ?? "", ...log].join("\n");

/**
 * How a deploy ended: how often it sent its change, how many revisions that made, which of them it
 * follows (the newest is `ours 1`), and whether that is the one that serves.
 */
export function endOf(story: Story): string {
  const { outcome, own, activeId, outputs, serves } = story;
  const { revision_id = "", rolled_back } = outputs;
  const index = own.findIndex(({ id }) => id === revision_id);
  const followed = index < 0 ? "another's" : `ours ${index + 1}`;
  const isServing = revision_id === activeId ? ", serves" : "";
  const follows = revision_id === "" ? "" : `; follows ${followed}${isServing}`;
  const back = rolled_back === true ? `, rolled back to ${serves}` : "";
  return `${outcome}${back}; sent ${patchesOf(story).length}, ours ${own.length}${follows}`;
}
