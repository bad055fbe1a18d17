import * as z from "zod";
import { operation } from "./operation.ts";

const text = z.string().nullish();

// Not in the contract: the members of listeners and integrations, except the ids.
export const Listener = z.object({ id: z.guid(), compute_type: text, compute_id: text });
export const Integration = z.object({ id: z.guid(), name: text });

export const listListeners = operation({
  method: "GET",
  path: "/v2/listeners",
  summary: "List the listeners that run external_docker deployments",
  // Not in the contract: lists of this service are wrapped in `resources`.
  reply: z.object({ resources: z.array(Listener) }),
});

export const listGithubIntegrations = operation({
  method: "GET",
  path: "/v1/integrations/github/install",
  summary: "List the installed GitHub integrations",
  // Not in the contract: the older v1 services answer with a bare array.
  reply: z.array(Integration),
});
