import { shorten } from "../../report/format.ts";
import { explainRefusal } from "../../report/refusals/refusal.ts";
import type { RefusalContext } from "../../report/refusals/rule.ts";
import { RefusedError } from "../../service/client/errors.ts";
import { readBestEffort } from "../../service/client/requests.ts";
import {
  listGithubIntegrations,
  listListeners,
} from "../../service/contract/deployments/listeners.ts";
import type { StepContext } from "../../step/step-context.ts";
import type { CreateInputs } from "./inputs.ts";

const MAX_LISTED_IDS = 5;
const MAX_NAME_CHARACTERS = 60;

/** The name may be empty. */
type ListedId = Record<"id" | "name", string>;

const ID_INPUTS = ["integration_id", "listener_id"] as const;
type IdInput = (typeof ID_INPUTS)[number];

/** Functions that read the ids that the service lists for an input; undefined if that fails. */
const ID_READERS: Record<IdInput, (ctx: StepContext) => Promise<ListedId[] | undefined>> = {
  integration_id: async (ctx) => {
    const integrations = await readBestEffort(ctx, listGithubIntegrations, {});
    return integrations?.map(({ id, name }) => ({ id, name: name ?? "" }));
  },
  listener_id: async (ctx) => {
    const listeners = await readBestEffort(ctx, listListeners, {});
    return listeners?.map(({ id, compute_type, compute_id, compute_config }) => {
      const namespaces = compute_config?.k8s_namespaces?.join(", ");
      const parts = [compute_type, compute_id, namespaces && `for ${namespaces}`];
      return { id, name: parts.filter(Boolean).join(" ") };
    });
  },
};

/** What an input identifies, as refusals call it. */
const nounOf = (input: IdInput) => input.replace("_id", "");

/** Advice on an id; undefined if the service lists the id, or the list cannot be read. */
async function findAdvice(input: IdInput, id: string | undefined, ctx: StepContext) {
  const listedIds = await ID_READERS[input](ctx);
  if (listedIds === undefined || listedIds.some((one) => one.id === id)) return undefined;
  if (listedIds.length === 0)
    return `Add the ${nounOf(input)} on the platform first: the service lists none.`;
  const labels = listedIds.slice(0, MAX_LISTED_IDS).map(({ id: listedId, name }) => {
    const line = ctx.server.redact(name).replace(/\s+/g, " ");
    return line === "" ? listedId : `${shorten(line, MAX_NAME_CHARACTERS)} (${listedId})`;
  });
  const omittedCount = listedIds.length - labels.length;
  const rest = omittedCount > 0 ? ` and ${omittedCount} more` : "";
  return `Set ${input} to one that the service lists: ${labels.join(", ")}${rest}.`;
}

/** Advice if the service refused an id that is missing or not in its list. At most one read. */
export async function adviseByLists(
  error: unknown,
  context: RefusalContext,
  inputs: CreateInputs,
  ctx: StepContext,
): Promise<string | undefined> {
  if (!(error instanceof RefusedError) || ![400, 404, 422].includes(error.status)) return undefined;
  const { members } = explainRefusal(error, context);
  // A refusal such as "Listener not found" names no member.
  const text = members.map(({ input }) => input).join() || (error.detail ?? "").toLowerCase();
  const refusedInput = ID_INPUTS.find((input) => text.includes(nounOf(input)));
  return refusedInput && findAdvice(refusedInput, inputs[refusedInput], ctx).catch(() => undefined);
}
