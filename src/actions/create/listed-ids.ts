import type { Problem } from "../../inputs/problem.ts";
import type { ExplainRefusal } from "../../report/refusals/refusal.ts";
import { shortened } from "../../report/wording.ts";
import type { World } from "../../report/world.ts";
import { ask } from "../../service/client/ask.ts";
import { RefusedError } from "../../service/client/errors.ts";
import { PATIENCE } from "../../service/client/patience.ts";
import { listGithubIntegrations, listListeners } from "../../service/contract/listeners.ts";
import type { CreateInputs } from "./inputs.ts";

const MOST_NAMED = 5;
const MOST_NAME_CHARACTERS = 60;

interface Listed {
  id: string;
  name: string;
}

const nameOf = ({ server: { clean } }: World, ...parts: readonly (string | null | undefined)[]) =>
  shortened(clean(parts.filter(Boolean).join(" ")).replace(/\s+/g, " "), MOST_NAME_CHARACTERS);

async function integrations(world: World): Promise<Listed[]> {
  const list = await ask(world, listGithubIntegrations, {}, PATIENCE.aside);
  return list.map(({ id, name }) => ({ id, name: nameOf(world, name) }));
}

async function listeners(world: World): Promise<Listed[]> {
  const list = await ask(world, listListeners, {}, PATIENCE.aside);
  return list.map(({ id, compute_type, compute_id, compute_config }) => {
    const namespaces = compute_config?.k8s_namespaces?.join(", ");
    const where = namespaces && `for ${namespaces}`;
    return { id, name: nameOf(world, compute_type, compute_id, where) };
  });
}

const LISTS = {
  integration_id: {
    read: integrations,
    ifNone: "Install the GitHub integration on the platform first: the service lists none.",
  },
  listener_id: {
    read: listeners,
    ifNone: "Register a listener on the platform first: the service lists none.",
  },
};

function named(all: readonly Listed[]): string {
  const shown = all.slice(0, MOST_NAMED).map(({ id, name }) => (name ? `${name} (${id})` : id));
  const rest = all.length - shown.length;
  return `${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

/** A problem that lacks `integration_id`, with those that the service lists. One read, if any. */
export async function withListed(problem: Problem, world: World): Promise<Problem> {
  if (problem.input !== "integration_id") return problem;
  const all = await LISTS.integration_id.read(world).catch(() => []);
  if (all.length === 0) return problem;
  return { ...problem, todo: `set it to one that the service lists, ${named(all)}` };
}

/**
 * What to do if the service refused an id that it does not list: take one that it lists. One read;
 * undefined if that fails, or if the error is another.
 */
export async function adviceByLists(
  error: unknown,
  explain: ExplainRefusal,
  inputs: CreateInputs,
  world: World,
): Promise<string | undefined> {
  const members = error instanceof RefusedError ? explain(error).members : [];
  const refused = (["integration_id", "listener_id"] as const).find((input) =>
    members.some((member) => member.input === input),
  );
  if (refused === undefined) return undefined;
  const { read, ifNone } = LISTS[refused];
  const all = await read(world).catch(() => undefined);
  if (all === undefined || all.some(({ id }) => id === inputs[refused])) return undefined;
  if (all.length === 0) return ifNone;
  return `Set ${refused} to one that the service lists: ${named(all)}.`;
}
