import {
  createDeployment,
  deleteDeployment,
  getDeployment,
  listDeployments,
  patchDeployment,
} from "../../src/service/contract/deployments/deployment.ts";
import {
  listGithubIntegrations,
  listListeners,
} from "../../src/service/contract/deployments/listeners.ts";
import {
  getRevision,
  listRevisions,
  readLogs,
} from "../../src/service/contract/deployments/revision.ts";
import {
  cancelExport,
  createExport,
  getExport,
  listExportRuns,
  listExports,
} from "../../src/service/contract/exports/bulk-export.ts";
import { createDestination } from "../../src/service/contract/exports/destination.ts";
import type { Operation } from "../../src/service/contract/operation.ts";
import { exportUsage, getUsage } from "../../src/service/contract/usage.ts";

/** Operations by the names that fault plans use. Those of the vendor's command line have none. */
export const OPERATIONS = {
  create: createDeployment,
  get: getDeployment,
  patch: patchDeployment,
  revision: getRevision,
  revisions: listRevisions,
  deployments: listDeployments,
  delete: deleteDeployment,
  logs: readLogs,
  listeners: listListeners,
  integrations: listGithubIntegrations,
  usage: getUsage,
  "usage-export": exportUsage,
  destination: createDestination,
  export: createExport,
  "get-export": getExport,
  runs: listExportRuns,
  exports: listExports,
  "cancel-export": cancelExport,
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
