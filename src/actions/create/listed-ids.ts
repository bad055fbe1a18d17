import type { Problem } from "../../inputs/problem.ts";
import { shorten } from "../../report/format.ts";
import { explainRefusal } from "../../report/refusals/refusal.ts";
import type { RefusalContext } from "../../report/refusals/row.ts";
import { RefusedError } from "../../service/client/errors.ts";
import { readBestEffort } from "../../service/client/requests.ts";
import { listGithubIntegrations, listListeners } from "../../service/contract/listeners.ts";
import type { StepContext } from "../../step/step-context.ts";
import type { CreateInputs } from "./inputs.ts";

const MAX_NAMED = 5;
const MAX_NAME_CHARACTERS = 60;

interface ListedId {
  id: string;
  name: (string | null | undefined)[];
}

const LISTS = {
  integration_id: {
    read: async (ctx: StepContext): Promise<ListedId[] | undefined> => {
      const list = await readBestEffort(ctx, listGithubIntegrations, {});
      return list?.map(({ id, name }) => ({ id, name: [name] }));
    },
    ifNone: "Install the GitHub integration on the platform first: the service lists none.",
  },
  listener_id: {
    read: async (ctx: StepContext): Promise<ListedId[] | undefined> => {
      const list = await readBestEffort(ctx, listListeners, {});
      return list?.map(({ id, compute_type, compute_id, compute_config }) => {
        const namespaces = compute_config?.k8s_namespaces?.join(", ");
        return { id, name: [compute_type, compute_id, namespaces && `for ${namespaces}`] };
      });
    },
    ifNone: "Register a listener on the platform first: the service lists none.",
  },
};

function idsText(listed: readonly ListedId[], { server: { redact } }: StepContext): string {
  const shown = listed.slice(0, MAX_NAMED).map(({ id, name: parts }) => {
    const name = redact(parts.filter(Boolean).join(" ")).replace(/\s+/g, " ");
    return name === "" ? id : `${shorten(name, MAX_NAME_CHARACTERS)} (${id})`;
  });
  const rest = listed.length - shown.length;
  return `${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

/** Adds the ids that the service lists to a problem with `integration_id`. At most one read. */
export async function withListedIds(problem: Problem, ctx: StepContext): Promise<Problem> {
  if (problem.input !== "integration_id") return problem;
  const listed = await LISTS.integration_id.read(ctx);
  if (!listed?.length) return problem;
  return { ...problem, fix: `set it to one that the service lists, ${idsText(listed, ctx)}` };
}

/** Advice if the service refused an id that it does not list. One read; undefined if it fails. */
export async function adviceByLists(
  error: unknown,
  context: RefusalContext,
  inputs: CreateInputs,
  ctx: StepContext,
): Promise<string | undefined> {
  if (!(error instanceof RefusedError) || ![400, 404, 422].includes(error.status)) return undefined;
  const { members } = explainRefusal(error, context);
  // A refusal such as "Listener not found" names no member.
  const text = members.map(({ input }) => input).join() || (error.detail ?? "").toLowerCase();
  const refusedInput = (["integration_id", "listener_id"] as const).find((input) =>
    text.includes(input.replace("_id", "")),
  );
  if (refusedInput === undefined) return undefined;
  const { read, ifNone } = LISTS[refusedInput];
  const list = await read(ctx).catch(() => undefined);
  if (list === undefined || list.some(({ id }) => id === inputs[refusedInput])) return undefined;
  if (list.length === 0) return ifNone;
  return `Set ${refusedInput} to one that the service lists: ${idsText(list, ctx)}.`;
}
