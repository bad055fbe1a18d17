import * as deployments from "../../src/service/contract/deployments/deployment.ts";
import * as listeners from "../../src/service/contract/deployments/listeners.ts";
import * as revisions from "../../src/service/contract/deployments/revision.ts";
import * as bulkExports from "../../src/service/contract/exports/bulk-export.ts";
import { createDestination } from "../../src/service/contract/exports/destination.ts";
import type { Operation } from "../../src/service/contract/operation.ts";
import { exportUsage, getUsage } from "../../src/service/contract/usage.ts";

/** Operations by the names that fault plans use. Those of the vendor's command line have none. */
export const OPERATIONS = {
  create: deployments.createDeployment,
  get: deployments.getDeployment,
  patch: deployments.patchDeployment,
  revision: revisions.getRevision,
  revisions: revisions.listRevisions,
  deployments: deployments.listDeployments,
  delete: deployments.deleteDeployment,
  logs: revisions.readLogs,
  listeners: listeners.listListeners,
  integrations: listeners.listGithubIntegrations,
  usage: getUsage,
  "usage-export": exportUsage,
  destination: createDestination,
  export: bulkExports.createExport,
  "get-export": bulkExports.getExport,
  runs: bulkExports.listExportRuns,
  exports: bulkExports.listExports,
  "cancel-export": bulkExports.cancelExport,
} as const satisfies Record<string, Operation>;
export type OperationName = keyof typeof OPERATIONS;

/**
 * The name of an operation, or else its path. Operations are compared by method and path, because
 * the emulator serves some with a wider body than the contract's.
 */
export function operationName(operation: Operation): string {
  const isSameOperation = ([, { method, path }]: [string, Operation]) =>
    method === operation.method && path === operation.path;
  return Object.entries(OPERATIONS).find(isSameOperation)?.[0] ?? operation.path;
}
