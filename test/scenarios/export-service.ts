import * as z from "zod";
import { BulkExport } from "../../src/service/contract/exports/bulk-export.ts";
import { sendRequest } from "../harness/http-request.ts";
import { createDestination } from "../harness/object-store.ts";
import { CREDENTIAL } from "../harness/virtual-service.ts";
import type { StepService } from "./scenario.ts";

/** Three days with traces. */
export const THREE_DAYS = { start_time: "2026-01-01T00:00:00Z", end_time: "2026-01-04T00:00:00Z" };

export interface ExportService extends StepService {
  /** URL of the scenario's object store. */
  endpoint_url: string;
  /** Creates an export, as another client would; returns its id. */
  createExport(change?: object): Promise<string>;
  cancel(id: string): Promise<unknown>;
  list(): Promise<ExportList>;
}

/** The exports of a workspace, as another client lists them. */
export type ExportList = z.infer<typeof ExportList>;
const ExportList = z.array(
  z
    .object({
      id: z.string(),
      status: z.string(),
      start_time: z.string(),
      end_time: z.string().nullable(),
    })
    .catchall(z.json()),
);

/** Creates a destination in the first workspace; returns the service and the inputs of exports. */
export async function prepareExports(step: StepService, endpoint_url: string) {
  const { emulator } = step;
  const [workspace] = emulator.store.traces.workspaces;
  const tenant_id = workspace?.id ?? "";
  const project_id = workspace?.projects[0]?.id ?? "";
  const path = `${emulator.url}/api/v1/bulk-exports`;
  const headers = { "x-api-key": CREDENTIAL.api_key, "x-tenant-id": tenant_id };
  const destination_id = await createDestination(emulator.url, headers, endpoint_url);
  const ids = { bulk_export_destination_id: destination_id, session_id: project_id };
  const service: ExportService = {
    ...step,
    endpoint_url,
    async createExport(change = {}) {
      const body = { ...ids, ...THREE_DAYS, ...change };
      return BulkExport.parse((await sendRequest(path, "POST", { headers, body })).json).id;
    },
    cancel: (id) =>
      sendRequest(`${path}/${id}`, "PATCH", { headers, body: { status: "Cancelled" } }),
    list: async () => ExportList.parse((await sendRequest(path, "GET", { headers })).json),
  };
  return { service, tenant_id, exportInputs: { destination_id, project_id, ...THREE_DAYS } };
}
