import { expect, it } from "vitest";
import { pathOf } from "../../../src/service/client/call-once.ts";
import { PREFETCH_PATHS } from "../../../src/service/client/prefetch-paths.ts";
import {
  getDeployment,
  listDeployments,
} from "../../../src/service/contract/deployments/deployment.ts";
import { getExport, listExports } from "../../../src/service/contract/exports/bulk-export.ts";
import { getUsage } from "../../../src/service/contract/usage.ts";

const ID = "11111111-1111-4111-8111-111111111111";
const NAME = "agent & co/7";
const USAGE = {
  start_time: "2026-01-01T00:00:00Z",
  end_time: "2026-01-02T00:00:00+02:00",
  workspace_ids: [ID, ID],
  group_by: "api_key" as const,
};

it.each([
  ["deployment", PREFETCH_PATHS.deployment(ID), pathOf(getDeployment, { deployment_id: ID })],
  [
    "deploymentsByName",
    PREFETCH_PATHS.deploymentsByName(NAME),
    pathOf(listDeployments, { name: NAME, name_contains: NAME, limit: 100, offset: 0 }),
  ],
  ["export", PREFETCH_PATHS.export(ID), pathOf(getExport, { export_id: ID })],
  ["exports", PREFETCH_PATHS.exports(), pathOf(listExports, {})],
  ["usage", PREFETCH_PATHS.usage(USAGE), pathOf(getUsage, USAGE)],
])("the prefetched path %s is that of the contract's operation", (_, prefetched, path) => {
  expect(prefetched).toBe(path);
});
