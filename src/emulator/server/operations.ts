import {
  cancelExport,
  createExport,
  getExport,
  listExportRuns,
  listExports,
} from "../../contract/bulk-exports.ts";
import {
  createDeployment,
  getDeployment,
  getRevision,
  listRevisions,
  patchDeployment,
} from "../../contract/deployments.ts";
import { createDestination } from "../../contract/destinations.ts";
import {
  listGithubIntegrations,
  listListeners,
} from "../../contract/listeners-and-integrations.ts";
import type { Operation } from "../../contract/operation.ts";
import { exportUsage, getUsage } from "../../contract/usage.ts";

/** Everything that the emulator serves, under the words by which fault plans name it. */
export const OPERATIONS = {
  create: createDeployment,
  get: getDeployment,
  patch: patchDeployment,
  revision: getRevision,
  list: listRevisions,
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

/** The word of an operation: by what it does on the wire, since a served one may be wider than the contract's. */
export function wordOf(operation: Operation): string {
  const same = ([, { method, path }]: [string, Operation]) =>
    method === operation.method && path === operation.path;
  return Object.entries(OPERATIONS).find(same)?.[0] ?? operation.path;
}
