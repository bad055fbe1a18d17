import * as z from "zod";
import {
  type Deployment,
  LogsQuery,
  patchDeployment,
  readLogs,
} from "../../src/service/contract/deployments.ts";
import { Listener } from "../../src/service/contract/listeners.ts";
import { operation } from "../../src/service/contract/operation.ts";
import { Secret, SourceConfigRequest } from "../../src/service/contract/settings.ts";
import type { View } from "../history.ts";
import { OPERATIONS } from "../server/operations.ts";
import { parseRequestBody } from "../server/requests.ts";
import { refuse } from "../server/response.ts";
import { type Route, serve } from "../server/serve.ts";
import { InternalSource } from "./life-cycle.ts";
import { logsReply } from "./logs.ts";
import { type DeploymentRecord, latestRevision, type RevisionRecord } from "./records.ts";
import {
  checkCreation,
  checkPatch,
  deploymentAt,
  type ExistingResources,
  revisionAt,
} from "./rules.ts";
import type { Store } from "./store.ts";

/*
 * Requests of the vendor's command line when it deploys a folder, according to its published
 * sources. Beyond the contract: uploading-clients.
 */

const row = "uploading-clients";

const Creation = z.object({
  name: z.string().min(1),
  source: InternalSource,
  source_config: SourceConfigRequest,
  source_revision_config: z.object({ langgraph_config_path: z.string().nullish() }).default({}),
  secrets: z.array(Secret).default([]),
});

const Patch = z.object({
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

const LOGS = "/v1/projects/{deployment_id}";
const LogsBody = LogsQuery.omit({ type: true }).extend({ offset: z.string().nullish() });

const logs = <Path extends string>(path: Path) =>
  operation("POST", path, { summary: "Read a log", body: LogsBody, reply: readLogs.reply, row });

const upload = operation("POST", "/v2/deployments/{deployment_id}/upload-url", {
  summary: "Ask where to upload an archive of sources",
  reply: z.object({ upload_url: z.string(), object_path: z.string() }),
  row,
});

const listener = operation("GET", "/v2/listeners/{listener_id}", {
  summary: "Retrieve a listener",
  reply: Listener,
  row,
});

const pushToken = operation("POST", "/v2/deployments/{deployment_id}/push-token", {
  summary: "Ask for a credential of the registry",
  reply: z.object({ token: z.string(), registry_url: z.string() }),
  row,
});

/** Uses the command line's route for requests with its body, and the contract's for others. */
const routeByBody = (cliRoute: Route, cliBody: z.ZodType, route: Route): Route => ({
  operation: route.operation,
  answer: (received, view) =>
    (cliBody.safeParse(parseRequestBody(received.text)).success ? cliRoute : route).answer(
      received,
      view,
    ),
});

type Show = (deployment: DeploymentRecord, view: View) => { reply: z.infer<typeof Deployment> };

/** Endpoints for the command line. `urlOf` returns the URL of a path. */
export function createCliRoutes(
  store: Store,
  existing: (view: View) => ExistingResources,
  show: Show,
  urlOf: (path: string) => string,
) {
  const create = serve({ ...OPERATIONS.create, body: Creation }, ({ body, view }) => {
    const creation = { ...body, source_revision_config: {} };
    checkCreation(creation, existing(view));
    return show(store.create(creation, view.now), view);
  });

  const patch = serve({ ...patchDeployment, body: Patch }, ({ parameters, body, view }) => {
    const before = deploymentAt(view, parameters.deployment_id);
    const { revision_source, source_config, source_revision_config, secrets } = body;
    if (before.source !== revision_source)
      refuse(400, `revision_source ${revision_source} is not the source ${before.source}`);
    const { image_uri, source_tarball_path, langgraph_config_path } = source_revision_config;
    if (source_tarball_path && !store.uploads.get(source_tarball_path))
      refuse(400, `Nothing was uploaded to ${source_tarball_path}`);
    checkPatch(before, { source_config, secrets });
    const config = { image_uri, graph_config_path: langgraph_config_path };
    const change = { source_config, source_revision_config: config, secrets };
    return show(store.patch(before, change, view.now), view);
  });

  /** Refuses requests for deployments of another source. */
  function requireSource(
    source: DeploymentRecord["source"],
    feature: string,
    view: View,
    deployment_id: string,
  ): void {
    if (deploymentAt(view, deployment_id).source !== source)
      refuse(400, `${feature} are only available for '${source}' source deployments`);
  }

  const logsOf = (
    deployment: DeploymentRecord,
    revision: RevisionRecord,
    body: z.output<typeof LogsBody>,
    type: "build" | "deploy",
    { now }: View,
  ) => ({
    reply: logsReply(
      deployment,
      revision,
      { ...body, offset: body.offset ?? undefined, type },
      now,
    ),
  });

  const otherRoutes = [
    serve(listener, ({ parameters: { listener_id } }) => {
      const reply = store.listeners.find(({ id }) => id === listener_id);
      return { reply: reply ?? refuse(404, `Listener ${listener_id} not found`) };
    }),
    serve(upload, ({ parameters: { deployment_id }, view }) => {
      requireSource("internal_source", "Uploads", view, deployment_id);
      const object_path = `uploads/${store.uploads.size + 1}-${deployment_id}.tar.gz`;
      store.uploads.set(object_path, false);
      return { reply: { object_path, upload_url: urlOf(object_path) } };
    }),
    serve(pushToken, ({ parameters: { deployment_id }, view }) => {
      requireSource("internal_docker", "Push tokens", view, deployment_id);
      const registry_url = `registry.example/${deployment_id}`;
      return { reply: { token: "demo-push-token", registry_url } };
    }),
    ...(["build", "deploy"] as const).map((type) =>
      serve(logs(`${LOGS}/revisions/{revision_id}/${type}_logs`), ({ parameters, body, view }) => {
        const { deployment, revision } = revisionAt(view, parameters);
        return logsOf(deployment, revision, body, type, view);
      }),
    ),
    serve(logs(`${LOGS}/deploy_logs`), ({ parameters: { deployment_id }, body, view }) => {
      const deployment = deploymentAt(view, deployment_id);
      const revision = latestRevision(deployment);
      if (revision === undefined) return { reply: { logs: [], next_offset: null } };
      return logsOf(deployment, revision, body, "deploy", view);
    }),
  ];

  return {
    create: (route: Route) => routeByBody(create, Creation, route),
    patch: (route: Route) => routeByBody(patch, Patch, route),
    otherRoutes,
  };
}

const GZIP = [0x1f, 0x8b];

/** Stores an archive at an upload URL. Returns false for an unknown URL, or without gzip. */
export function acceptUpload({ uploads }: Store, object_path: string, bytes: Uint8Array): boolean {
  const isAccepted = uploads.has(object_path) && GZIP.every((byte, at) => bytes[at] === byte);
  if (isAccepted) uploads.set(object_path, true);
  return isAccepted;
}
