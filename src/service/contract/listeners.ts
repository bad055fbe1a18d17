import * as z from "zod";
import { operation, time, undocumented } from "./operation.ts";

const text = undocumented(z.string());

/** Beyond the contract: listeners. */
export const Listener = z.object({
  id: z.guid(),
  compute_type: text,
  compute_id: text,
  compute_config: undocumented(
    z.object({
      k8s_namespaces: undocumented(z.array(z.string())).meta({
        description: "Where it deploys to, if its compute type is k8s.",
      }),
    }),
  ),
  created_at: undocumented(time),
  updated_at: undocumented(time),
});
export type Listener = z.infer<typeof Listener>;

/** Beyond the contract: integrations. */
export const Integration = z.object({
  id: z.guid(),
  name: text,
  installation_id: undocumented(z.union([z.int(), z.string()])),
});
export type Integration = z.infer<typeof Integration>;

/** Beyond the contract: wrapped-lists. */
const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([
    z.array(schema),
    z.object({ resources: z.array(schema) }).transform(({ resources }) => resources),
  ]);

export const listListeners = operation({
  method: "GET",
  path: "/v2/listeners",
  summary: "List the listeners that run external_docker deployments",
  reply: z.object({ resources: z.array(Listener) }),
  kept: listOf(Listener),
});

export const listGithubIntegrations = operation({
  method: "GET",
  path: "/v1/integrations/github/install",
  summary: "List the installed GitHub integrations",
  reply: z.array(Integration),
  kept: listOf(Integration),
});
