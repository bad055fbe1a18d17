import * as z from "zod";
import { optionalMember } from "../members.ts";

/** The name in the contract, and that of some services. Beyond the contract: graph-config-path. */
export const GRAPH_CONFIG_PATH = "graph_config_path";
export const OTHER_GRAPH_CONFIG_PATH = "langgraph_config_path";

function withContractName(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const members = new Map<string, unknown>(Object.entries(value));
  if (members.has(GRAPH_CONFIG_PATH)) members.delete(OTHER_GRAPH_CONFIG_PATH);
  else if (members.has(OTHER_GRAPH_CONFIG_PATH))
    members.set(GRAPH_CONFIG_PATH, members.get(OTHER_GRAPH_CONFIG_PATH));
  return Object.fromEntries(members);
}

/**
 * An object of a reply with the path under either name. The parsed value has the path under the
 * contract's name, and also under the other if the reply has only that, for use in requests.
 */
export const objectWithGraphConfigPath = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(
    withContractName,
    z.object({
      ...shape,
      [OTHER_GRAPH_CONFIG_PATH]: optionalMember(z.string(), "graph-config-path").describe(
        `${GRAPH_CONFIG_PATH}, as some services spell it.`,
      ),
    }),
  );

/** The body of a request, with the path under the other name if `serviceConfig` has that name. */
export function withServiceSpelling<
  Body extends { source_revision_config?: { graph_config_path?: unknown } | null | undefined },
>(serviceConfig: { [OTHER_GRAPH_CONFIG_PATH]?: unknown } | null | undefined, body: Body): Body {
  const { graph_config_path, ...otherMembers } = body.source_revision_config ?? {};
  if (graph_config_path === undefined || serviceConfig?.[OTHER_GRAPH_CONFIG_PATH] === undefined)
    return body;
  const config = { ...otherMembers, [OTHER_GRAPH_CONFIG_PATH]: graph_config_path };
  return { ...body, source_revision_config: config };
}
