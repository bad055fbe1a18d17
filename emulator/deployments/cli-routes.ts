import * as z from "zod";
import { patchDeployment } from "../../src/service/contract/deployments/deployment.ts";
import { Listener } from "../../src/service/contract/deployments/listeners.ts";
import { LogsQuery, readLogs } from "../../src/service/contract/deployments/revision.ts";
import { Secret, SourceConfigRequest } from "../../src/service/contract/deployments/settings.ts";
import { type Operation, operation } from "../../src/service/contract/operation.ts";
import type { View } from "../history.ts";
import { OPERATIONS } from "../server/operations.ts";
import { parseRequestBody } from "../server/requests.ts";
import { refuse } from "../server/response.ts";
import { createRoute, type Route } from "../server/route.ts";
import { InternalSource } from "./life-cycle.ts";
import { renderLogPage } from "./logs.ts";
import { type DeploymentRecord, latestRevision } from "./records.ts";
import { renderDeployment } from "./render.ts";
import {
  checkCreation,
  checkPatch,
  requireDeployment,
  requireRevision,
  type TakenNames,
} from "./rules.ts";
import { LISTENERS } from "./seeds.ts";
import type { Store } from "./store.ts";

/*
 * Requests of the vendor's command line when it deploys a folder, according to its published
 * sources. Beyond the contract: uploading-clients.
 */

const row = "uploading-clients";

const CliCreation = z.object({
  name: z.string().min(1),
  source: InternalSource,
  source_config: SourceConfigRequest,
  source_revision_config: z.object({ langgraph_config_path: z.string().nullish() }).default({}),
  secrets: z.array(Secret).default([]),
});

const CliPatch = z.object({
  revision_source: InternalSource,
  source_config: SourceConfigRequest.nullish(),
  source_revision_config: z
    .object({
      image_uri: z.string().nullish(),
      source_tarball_path: z.string().nullish(),
      langgraph_config_path: z.string().nullish(),
    })
    .default({}),
  secrets: z.array(Secret).nullish(),
  tracked_packages: z.unknown().optional(),
});

const PROJECT_PATH = "/v1/projects/{deployment_id}";
const LogsBody = LogsQuery.omit({ type: true }).extend({
  offset: z
    .string()
    .nullish()
    .transform((offset) => offset ?? undefined),
});

const readLogByPost = <Path extends string>(path: Path) =>
  operation("POST", path, { summary: "Read a log", body: LogsBody, reply: readLogs.reply, row });

const createUploadUrl = operation("POST", "/v2/deployments/{deployment_id}/upload-url", {
  summary: "Ask where to upload an archive of sources",
  reply: z.object({ upload_url: z.string(), object_path: z.string() }),
  row,
});

const getListener = operation("GET", "/v2/listeners/{listener_id}", {
  summary: "Retrieve a listener",
  reply: Listener,
  row,
});

const createPushToken = operation("POST", "/v2/deployments/{deployment_id}/push-token", {
  summary: "Ask for a credential of the registry",
  reply: z.object({ token: z.string(), registry_url: z.string() }),
  row,
});

/** Routes a request to `cliRoute` if its body matches `cliBody`, else to `route`. */
const routeByBody = (cliRoute: Route, cliBody: z.ZodType, route: Route): Route => ({
  operation: route.operation,
  respond(request, view) {
    const isCli = cliBody.safeParse(parseRequestBody(request.text)).success;
    return (isCli ? cliRoute : route).respond(request, view);
  },
});

/** Endpoints for the vendor's command line. `uploadUrl` returns the URL for an upload to a path. */
export function createCliRoutes(
  store: Store,
  takenNamesIn: (view: View) => TakenNames,
  uploadUrl: (path: string) => string,
) {
  const cliCreationRoute = createRoute(
    { ...OPERATIONS.create, body: CliCreation } satisfies Operation,
    ({ body, view }) => {
      const creation = { ...body, source_revision_config: {} };
      checkCreation(creation, takenNamesIn(view));
      return renderDeployment(store.create(creation, view.now), view.now);
    },
  );

  const cliPatchRoute = createRoute(
    { ...patchDeployment, body: CliPatch } satisfies Operation,
    ({ parameters, body, view }) => {
      const deployment = requireDeployment(view, parameters.deployment_id);
      const { revision_source, source_config, source_revision_config, secrets } = body;
      if (deployment.source !== revision_source)
        refuse(400, `revision_source ${revision_source} is not the source ${deployment.source}`);
      const { image_uri, source_tarball_path, langgraph_config_path } = source_revision_config;
      if (source_tarball_path && !store.uploads.get(source_tarball_path))
        refuse(400, `Nothing was uploaded to ${source_tarball_path}`);
      checkPatch(deployment, { source_config, secrets });
      const config = { image_uri, graph_config_path: langgraph_config_path };
      const change = { source_config, source_revision_config: config, secrets };
      return renderDeployment(store.patch(deployment, change, view.now), view.now);
    },
  );

  /** Refuses requests for deployments of another source. */
  function requireSource(
    source: DeploymentRecord["source"],
    feature: string,
    view: View,
    deployment_id: string,
  ): void {
    if (requireDeployment(view, deployment_id).source !== source)
      refuse(400, `${feature} are only available for '${source}' source deployments`);
  }

  const otherRoutes = [
    createRoute(getListener, ({ parameters: { listener_id } }) => {
      const listener = LISTENERS.find(({ id }) => id === listener_id);
      return listener ?? refuse(404, `Listener ${listener_id} not found`);
    }),
    createRoute(createUploadUrl, ({ parameters: { deployment_id }, view }) => {
      requireSource("internal_source", "Uploads", view, deployment_id);
      const object_path = `uploads/${store.uploads.size + 1}-${deployment_id}.tar.gz`;
      store.uploads.set(object_path, false);
      return { object_path, upload_url: uploadUrl(object_path) };
    }),
    createRoute(createPushToken, ({ parameters: { deployment_id }, view }) => {
      requireSource("internal_docker", "Push tokens", view, deployment_id);
      return { token: "demo-push-token", registry_url: `registry.example/${deployment_id}` };
    }),
    ...(["build", "deploy"] as const).map((type) =>
      createRoute(
        readLogByPost(`${PROJECT_PATH}/revisions/{revision_id}/${type}_logs`),
        ({ parameters, body, view }) => {
          const { deployment, revision } = requireRevision(view, parameters);
          return renderLogPage(deployment, revision, { ...body, type }, view.now);
        },
      ),
    ),
    createRoute(
      readLogByPost(`${PROJECT_PATH}/deploy_logs`),
      ({ parameters: { deployment_id }, body, view }) => {
        const deployment = requireDeployment(view, deployment_id);
        const revision = latestRevision(deployment);
        if (revision === undefined) return { logs: [], next_offset: null };
        return renderLogPage(deployment, revision, { ...body, type: "deploy" }, view.now);
      },
    ),
  ];

  return {
    wrapCreationRoute: (route: Route) => routeByBody(cliCreationRoute, CliCreation, route),
    wrapPatchRoute: (route: Route) => routeByBody(cliPatchRoute, CliPatch, route),
    otherRoutes,
  };
}

const GZIP_MAGIC = [0x1f, 0x8b];

/** Records a gzip archive that is uploaded to a known path. Returns false for any other upload. */
export function recordUpload({ uploads }: Store, object_path: string, bytes: Uint8Array): boolean {
  const isGzip = GZIP_MAGIC.every((byte, index) => bytes[index] === byte);
  const isAccepted = isGzip && uploads.has(object_path);
  if (isAccepted) uploads.set(object_path, true);
  return isAccepted;
}
