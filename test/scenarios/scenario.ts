import type { Emulator } from "../../emulator/server/server.ts";
import type { WorkflowRun } from "../../src/actions/deploy/context.ts";
import type { Source } from "../../src/service/contract/deployments/source.ts";
import type { UsageRecord } from "../../src/service/contract/usage.ts";
import type { QueryResponder, UsageQuery } from "../harness/usage-service.ts";
import type { virtualClock } from "../harness/virtual-clock.ts";
import type { ServiceOptions } from "../harness/virtual-service.ts";
import type { ExportService } from "./export-service.ts";

type Inputs = Record<string, string>;

/** The service and the folder of a step, before and while the step runs. */
export interface StepService {
  emulator: Emulator;
  clock: ReturnType<typeof virtualClock>;
  workspace: string;
}

/** The service of a deploy. */
export interface Service extends StepService {
  deploymentId: string;
}

/** What the scenarios of all actions may have; `Prepared` is the service of the action. */
interface AnyScenario<Prepared = StepService> extends ServiceOptions {
  inputs?: Inputs | ((service: Prepared) => Inputs | Promise<Inputs>);
  /** Arranges the service before the step starts. */
  arrange?: (service: Prepared) => unknown;
  /** Cancels the workflow. */
  signal?: AbortSignal;
  /** Called with each line before it is masked: cancels the workflow once this returns true. */
  cancelWhen?: (line: string) => boolean;
}

export interface DeployScenario extends AnyScenario<Service> {
  source?: Source;
  /** Initial members of the deployment. */
  deployment?: Partial<Omit<Parameters<Emulator["store"]["addDeployment"]>[0], "source">>;
  run?: Partial<WorkflowRun>;
  /** Whether everybody can read the output of the step. */
  isPublic?: boolean | undefined;
}

export interface CreateScenario extends AnyScenario {
  /** The service becomes unavailable after this many requests for a creation. */
  goneAfter?: number;
}

export interface DeleteScenario extends AnyScenario {
  /** Names of the existing deployments, by default `agent-pr-4` and `agent-pr-42`. */
  names?: readonly string[];
}

export interface ExportScenario extends AnyScenario<ExportService> {
  /** URL of the object store, by default of one that accepts everything. */
  endpoint_url?: string;
  /** Called with each line of the log. */
  onLine?: (line: string, service: ExportService) => void;
}

export interface UsageScenario extends AnyScenario {
  records?: readonly UsageRecord[] | ((query: UsageQuery) => readonly UsageRecord[]);
  respond?: QueryResponder;
}

interface Scenarios {
  deploy: DeployScenario;
  create: CreateScenario;
  delete: DeleteScenario;
  export: ExportScenario;
  usage: UsageScenario;
}
export type ActionName = keyof Scenarios;

/**
 * The environment of one step: its service (faults, habits, revisions), its inputs, and its run.
 */
export type Scenario<Name extends ActionName = ActionName> = {
  [Action in Name]: { action: Action } & Scenarios[Action];
}[Name];
