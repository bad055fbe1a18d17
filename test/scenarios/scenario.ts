import type { Emulator } from "../../emulator/server/server.ts";
import type { UsageRecord } from "../../src/service/contract/usage.ts";
import type { Answer, UsageQuery } from "../harness/usage-service.ts";
import type {
  VirtualCreate,
  VirtualDelete,
  VirtualDeploy,
  VirtualOptions,
} from "../harness/virtual.ts";
import type { VirtualExport } from "../harness/virtual-export.ts";

export interface UsageScenario extends VirtualOptions {
  inputs?: Record<string, string>;
  records?: readonly UsageRecord[] | ((query: UsageQuery) => readonly UsageRecord[]);
  answer?: Answer;
  arrange?: (emulator: Emulator) => void;
}

interface Scenarios {
  deploy: VirtualDeploy;
  create: VirtualCreate;
  delete: VirtualDelete;
  export: VirtualExport;
  usage: UsageScenario;
}
export type ActionName = keyof Scenarios;

/**
 * The environment of one step: its service (faults, habits, revisions), its inputs, and its run.
 */
export type Scenario<Name extends ActionName = ActionName> = {
  [Action in Name]: { action: Action } & Scenarios[Action];
}[Name];
