import type { RecordedRequest } from "../../emulator/server/requests.ts";
import type { Emulator } from "../../emulator/server/server.ts";
import type { Revision } from "../../src/service/contract/deployments/revision.ts";
import { startScriptedStore } from "../harness/object-store.ts";
import { FEBRUARY, startUsageService, WORKSPACE } from "../harness/usage-service.ts";
import { DOCKER, OUR_IMAGE } from "../harness/virtual-service.ts";
import { type ExportList, prepareExports } from "./export-service.ts";
import type { Scenario, StepService } from "./scenario.ts";

type Texts = Record<string, string>;

/** The state of the services after the step. An action has some of the members, or none. */
export interface ServiceState {
  /** The revisions that the PATCH requests of the step created, newest first. */
  ownRevisions?: Revision[];
  activeId?: string | null;
  /** The content of the active revision. */
  servedContent?: string;
  exports?: ExportList;
  /** The requests to the usage service. */
  queries?: Awaited<ReturnType<typeof startUsageService>>["queries"];
}

/** The inputs and callbacks of a step whose service is arranged. */
interface Arrangement {
  /** The inputs of the step, which are added to those of the connection. */
  inputs: Texts;
  onLine?: (line: string) => void;
  onRequest?: (request: RecordedRequest) => void;
  stateAtEnd?: () => ServiceState | Promise<ServiceState>;
  close?: () => Promise<unknown>;
}

/** The inputs of a scenario, which may depend on its service. */
export const resolveInputs = async <Prepared>(
  inputs: Texts | ((service: Prepared) => Texts | Promise<Texts>) = {},
  service: Prepared,
): Promise<Texts> => (typeof inputs === "function" ? inputs(service) : inputs);

async function arrangeDeploy(
  { source = "external_docker", deployment, inputs, arrange }: Scenario<"deploy">,
  step: StepService,
): Promise<Arrangement> {
  const { emulator } = step;
  const { id } = emulator.store.addDeployment({ name: "agent", source, ...deployment });
  const service = { ...step, deploymentId: id };
  await arrange?.(service);
  const newIds = trackNewRevisions(emulator);
  const image = source === "github" ? {} : { image_uri: OUR_IMAGE };
  const scenarioInputs = await resolveInputs(inputs, service);
  const { store } = emulator;
  return {
    inputs: { deployment_id: id, ...image, ...scenarioInputs },
    stateAtEnd: () =>
      store.history.view().deployments.has(id)
        ? {
            ownRevisions: store.revisions(id).filter((one) => newIds.has(one.id)),
            ...activeContent(emulator, id),
          }
        : {},
  };
}

/** The ids of the revisions that PATCH requests create from now on. */
function trackNewRevisions({ store }: Emulator): ReadonlySet<string> {
  const ids = new Set<string>();
  const { patch } = store;
  store.patch = (deployment, ...change) => {
    const changedDeployment = patch(deployment, ...change);
    const [revision] = changedDeployment.revisions.slice(deployment.revisions.length);
    if (revision !== undefined) ids.add(revision.id);
    return changedDeployment;
  };
  return ids;
}

function activeContent({ store }: Emulator, id: string) {
  const activeId = store.deployment(id).active_revision_id;
  const content = store.revisions(id).find((one) => one.id === activeId)?.source_revision_config;
  return { activeId, servedContent: content?.image_uri ?? content?.repo_ref ?? "" };
}

async function arrangeCreate(
  { inputs, arrange, goneAfter }: Scenario<"create">,
  service: StepService,
): Promise<Arrangement> {
  const { emulator } = service;
  await arrange?.(service);
  if (goneAfter === 0) await emulator.close();
  let creationCount = 0;
  return {
    inputs: { ...DOCKER, ...(await resolveInputs(inputs, service)) },
    onRequest: ({ operation }) => {
      creationCount += Number(operation === "create");
      if (creationCount === goneAfter) void emulator.close();
    },
  };
}

async function arrangeDelete(
  { names = ["agent-pr-4", "agent-pr-42"], inputs, arrange }: Scenario<"delete">,
  service: StepService,
): Promise<Arrangement> {
  const { emulator } = service;
  for (const name of names) emulator.store.addDeployment({ name, source: "external_docker" });
  await arrange?.(service);
  const scenarioInputs = await resolveInputs(inputs, service);
  return { inputs: { deployment_name: "agent-pr-4", ...scenarioInputs } };
}

async function arrangeExport(
  { inputs, arrange, onLine, endpoint_url }: Scenario<"export">,
  step: StepService,
): Promise<Arrangement> {
  const store = await startScriptedStore({});
  const { service, tenant_id, exportInputs } = await prepareExports(
    step,
    endpoint_url ?? store.endpoint_url,
  );
  const scenarioInputs = await resolveInputs(inputs, service);
  await arrange?.(service);
  return {
    // An operation other than the default needs only the inputs of the scenario.
    inputs: { tenant_id, ...(scenarioInputs.operation ? {} : exportInputs), ...scenarioInputs },
    onLine: (line) => onLine?.(line, service),
    stateAtEnd: async () => ({ exports: await service.list() }),
    close: () => store[Symbol.asyncDispose](),
  };
}

/** With a seed, the step reads the usage of the emulator, otherwise of a service with `records`. */
async function arrangeUsage(
  { records = [], respond, inputs, seed, arrange }: Scenario<"usage">,
  service: StepService,
): Promise<Arrangement> {
  const recordsOf = typeof records === "function" ? records : () => records;
  const { url, queries, close } = await startUsageService(recordsOf, respond);
  await arrange?.(service);
  const [workspace] = service.emulator.store.traces.workspaces;
  const connection =
    seed === undefined
      ? { base_url: url, workspace_ids: WORKSPACE }
      : { workspace_ids: workspace?.id ?? "" };
  const scenarioInputs = await resolveInputs(inputs, service);
  const period = scenarioInputs.last === undefined ? FEBRUARY : {};
  return {
    inputs: { ...connection, group_by: "project", ...period, ...scenarioInputs },
    stateAtEnd: () => ({ queries }),
    close,
  };
}

/** Arranges a started service for a scenario. */
export function arrangeService(scenario: Scenario, service: StepService): Promise<Arrangement> {
  switch (scenario.action) {
    case "deploy":
      return arrangeDeploy(scenario, service);
    case "create":
      return arrangeCreate(scenario, service);
    case "delete":
      return arrangeDelete(scenario, service);
    case "export":
      return arrangeExport(scenario, service);
    case "usage":
      return arrangeUsage(scenario, service);
  }
}
