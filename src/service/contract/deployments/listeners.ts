import * as z from "zod";
import { pathUuid } from "../ids.ts";
import { optionalMember, replyTime } from "../members.ts";
import { operation } from "../operation.ts";

const LISTENERS = "listeners";
const INTEGRATIONS = "integrations";

export const Listener = z.object({
  id: pathUuid,
  compute_type: optionalMember(z.string(), LISTENERS),
  compute_id: optionalMember(z.string(), LISTENERS),
  compute_config: optionalMember(
    z.object({
      k8s_namespaces: optionalMember(z.array(z.string()), LISTENERS).describe(
        "Where the listener deploys to, for compute type k8s.",
      ),
    }),
    LISTENERS,
  ),
  created_at: optionalMember(replyTime, LISTENERS),
  updated_at: optionalMember(replyTime, LISTENERS),
});
export type Listener = z.infer<typeof Listener>;

export const Integration = z.object({
  id: pathUuid,
  name: optionalMember(z.string(), INTEGRATIONS),
  installation_id: optionalMember(z.union([z.int(), z.string()]), INTEGRATIONS),
});
export type Integration = z.infer<typeof Integration>;

const WRAPPED_LISTS = { row: "wrapped-lists" };
const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([
    z.array(schema),
    z.object({ resources: z.array(schema) }).transform(({ resources }) => resources),
  ]);

export const listListeners = operation("GET", "/v2/listeners", {
  summary: "List the listeners that run external_docker deployments",
  resourceLabel: "the listeners",
  reply: z.object({ resources: z.array(Listener) }).meta(WRAPPED_LISTS),
  clientReply: listOf(Listener),
});

export const listGithubIntegrations = operation("GET", "/v1/integrations/github/install", {
  summary: "List the installed GitHub integrations",
  resourceLabel: "the GitHub integrations",
  reply: z.array(Integration).meta(WRAPPED_LISTS),
  clientReply: listOf(Integration),
});
