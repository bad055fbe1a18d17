import * as z from "zod";
import { ResourceSpec } from "../../contract/resource-spec.ts";
import { bodyOf } from "../server/requests.ts";
import type { Received } from "../server/serve.ts";
import type { Layer } from "./layer.ts";

const Spec = z.record(z.string(), z.json());
const WithSpec = z.looseObject({ source_config: z.looseObject({ resource_spec: Spec }) });
const WithId = z.object({ id: z.string() });

/** The request without the fields of its spec that the contract does not name, and these fields. */
function divided(received: Received): { known: Received; newer: z.infer<typeof Spec> } {
  const body = WithSpec.safeParse(bodyOf(received.text)).data;
  if (body === undefined) return { known: received, newer: {} };
  const fields = Object.entries(body.source_config.resource_spec);
  const isKnown = ([name]: [string, unknown]) => Object.hasOwn(ResourceSpec.shape, name);
  const resource_spec = Object.fromEntries(fields.filter(isKnown));
  const source_config = { ...body.source_config, resource_spec };
  return {
    known: { ...received, text: JSON.stringify({ ...body, source_config }) },
    newer: Object.fromEntries(fields.filter((field) => !isKnown(field))),
  };
}

/** Fields of a spec that the contract does not name are dropped without a word. */
export const droppedFields: Layer = (next) => (received, view) =>
  next(divided(received).known, view);

/** Fields of a spec that the contract does not name are kept like the others. */
export const newerFields: Layer =
  (next, { store: { history } }) =>
  (received, view) => {
    const { known, newer } = divided(received);
    const response = next(known, view);
    const after = history.view();
    const changed = after.deployments.get(WithId.safeParse(response.body).data?.id ?? "");
    if (changed === undefined || Object.keys(newer).length === 0) return response;
    const resource_spec = { ...changed.source_config.resource_spec, ...newer };
    const source_config = { ...changed.source_config, resource_spec };
    history.commit("deployments", { ...changed, source_config }, after.now);
    return response;
  };
