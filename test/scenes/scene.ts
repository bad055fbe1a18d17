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

export interface UsageScene extends VirtualOptions {
  inputs?: Record<string, string>;
  records?: readonly UsageRecord[] | ((query: UsageQuery) => readonly UsageRecord[]);
  answer?: Answer;
  arrange?: (emulator: Emulator) => void;
}

interface Scenes {
  deploy: VirtualDeploy;
  create: VirtualCreate;
  delete: VirtualDelete;
  export: VirtualExport;
  usage: UsageScene;
}
export type ActionName = keyof Scenes;

/**
 * What one step of an action meets: how its service lives (faults, habits, revisions), what it is
 * given, and in which run.
 */
export type Scene<Name extends ActionName = ActionName> = {
  [Action in Name]: { action: Action } & Scenes[Action];
}[Name];
