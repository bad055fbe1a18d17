import { once } from "node:events";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { isLoopback } from "../../src/service/contract/loopback.ts";
import type { Operation } from "../../src/service/contract/operation.ts";
import type { AgentSource } from "../agents/code.ts";
import { createAgentServers } from "../agents/server.ts";
import { type Clock, wallClock } from "../clock.ts";
import { recordUpload } from "../deployments/cli-routes.ts";
import type { ScriptChoice } from "../deployments/life-cycle.ts";
import { createDeploymentRoutes, type DeploymentOptions } from "../deployments/routes.ts";
import { createStore, type Store } from "../deployments/store.ts";
import { createExportRoutes, type ExportOptions } from "../exports/routes.ts";
import { applyFaults } from "../faults/apply.ts";
import { statusResponse } from "../faults/gateway-response.ts";
import { createFaults, type Faults } from "../faults/plans.ts";
import { applyContract, applyHabits, type HabitName } from "../habits/habits.ts";
import type { View } from "../history.ts";
import { createIdSource } from "../ids.ts";
import { logError } from "../log.ts";
import { createTraces, type TracesOptions } from "../traces/traces.ts";
import { createUsageRoutes, type USAGE_PERMISSION } from "../traces/usage-routes.ts";
import { type Credentials, credentialRefusal } from "./credentials.ts";
import { mapResponse } from "./layers.ts";
import { describeApi } from "./openapi.ts";
import { OPERATIONS, operationName } from "./operations.ts";
import { createRateLimiter, type RateLimitOptions } from "./rate-limiter.ts";
import { type HttpContext, type RecordedRequest, toRecordedRequest } from "./requests.ts";
import { refusal } from "./response.ts";
import type { AnyRoute, ReceivedRequest } from "./route.ts";

export interface EmulatorOptions
  extends Partial<DeploymentOptions>,
    Partial<ExportOptions>,
    Partial<Credentials> {
  /** On 127.0.0.1; 0, the default, takes a free port. */
  port?: number;
  clock?: Clock;
  /** The same seed gives the same identifiers and traces. */
  seed?: string;
  /** The default life cycle of revisions. */
  script?: ScriptChoice;
  /** Behaviour beyond the contract. */
  habits?: readonly HabitName[];
  /** A permission that credentials lack. */
  deny?: typeof USAGE_PERMISSION;
  /** Serves nothing beyond the contract. */
  contractOnly?: boolean;
  /** How long a deletion takes. */
  deletionMs?: number;
  /** The default code of deployments, served at their `custom_url`. */
  agent?: AgentSource;
  /** The data of the tracing service. */
  traces?: TracesOptions;
  /** Refuses requests beyond the contract's rate limits. Absent: no limits. */
  rateLimits?: RateLimitOptions;
  /** The path of the installation, such as `/api-host`. */
  prefix?: string;
  /**
   * Called at the end of a request to an endpoint or agent. `status` is undefined if no response
   * was sent, or if a fault or agent sent it outside the router.
   */
  onRequest?: (request: RecordedRequest, status: number | undefined) => void;
}

export interface Emulator {
  /** With the prefix, without a trailing slash. */
  url: string;
  store: Store;
  requests: RecordedRequest[];
  faults: Faults;
  close(): Promise<void>;
}

const routePath = ({ path }: Operation) => path.replace(/\{(\w+)\}/g, ":$1");

const toReceivedRequest = ({ req }: HttpContext, text: string): ReceivedRequest => ({
  parameters: req.param(),
  query: Object.fromEntries(
    Object.entries(req.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? String(values[0]) : values,
    ]),
  ),
  text,
  tenant_id: req.header("x-tenant-id"),
});

/** Starts both services on the loopback interface, with their state in memory. */
export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const { port = 0, clock = wallClock, prefix = "", seed, script, agent, onRequest } = options;
  const { contractOnly = false, habits = [], maxCpu } = options;
  const { strict = contractOnly, missingOperations = [], deletionMs } = options;
  const { api_keys = ["demo-key"], bearer_tokens = ["demo-token"], tenant_id } = options;
  const credentials = { api_keys, bearer_tokens, tenant_id };
  let url = "";
  const uploadUrl = contractOnly ? undefined : (path: string) => `${url}/${path}`;
  const agentUrl = (deploymentId: string) => `${url}/agents/${deploymentId}`;
  const traces = createTraces({ seed, tenant_id, ...options.traces });
  const newId = createIdSource(seed);
  const store = createStore({ clock, newId, script, agent, agentUrl, traces, deletionMs });
  const faults = createFaults();
  const requests: RecordedRequest[] = [];
  const limiter = options.rateLimits && createRateLimiter(clock, options.rateLimits);

  function rateLimitRefusal({ req, env }: HttpContext): Response | undefined {
    const ip = env.incoming.socket.remoteAddress ?? "";
    const waitMs = limiter?.countRequest(req.header("x-api-key"), ip);
    if (waitMs === undefined) return undefined;
    const retry_after = options.rateLimits?.retryAfter ? Math.ceil(waitMs / 1_000) : undefined;
    return statusResponse({ kind: "status", status: 429, when: "before", retry_after });
  }

  async function handleRequest(
    context: HttpContext,
    route: AnyRoute | undefined,
    fallback = refusal(404, "Not Found"),
  ): Promise<Response> {
    const text = await context.req.text();
    const request = toRecordedRequest(context, text, route && operationName(route.operation));
    requests.push(request);
    const rateLimitResponse = rateLimitRefusal(context);
    if (rateLimitResponse !== undefined) {
      onRequest?.(request, rateLimitResponse.status);
      return rateLimitResponse;
    }
    const requestFaults = faults.faultsFor(request);
    request.faults = requestFaults.map(({ kind }) => kind);
    const receivedRequest = toReceivedRequest(context, text);
    const handle = (view: View) => {
      const commitCount = store.history.commitCount();
      const result =
        credentialRefusal(context.req.raw.headers, credentials) ??
        route?.respond(receivedRequest, view) ??
        fallback;
      return mapResponse(result, (response) => {
        request.committed = store.history.commitCount() > commitCount;
        return response;
      });
    };
    const { method, path } = request;
    const deploymentId = receivedRequest.parameters.deployment_id;
    const messages = context.env;
    const pendingRequest = { method, path, text, deploymentId, messages, store, handle };
    const response = await applyFaults(requestFaults, pendingRequest);
    onRequest?.(request, response === RESPONSE_ALREADY_SENT ? undefined : response.status);
    return response;
  }

  const newExportId = createIdSource(seed && `exports of ${seed}`);
  const allRoutes = [
    ...createDeploymentRoutes(store, { maxCpu, strict, missingOperations, uploadUrl }),
    ...createUsageRoutes(traces, options.deny),
    ...createExportRoutes({ history: store.history, traces, newId: newExportId }, options),
  ];
  const routes = contractOnly
    ? applyContract(allRoutes, store)
    : applyHabits(allRoutes, habits, store);
  const app = new Hono<{ Bindings: HttpBindings }>().basePath(prefix);
  app.get("/openapi.json", (context) =>
    context.json(describeApi(OPERATIONS, { url, contractOnly })),
  );
  for (const route of routes) {
    const { method } = route.operation;
    app.on(method, routePath(route.operation), (context) => handleRequest(context, route));
  }
  for (const { operation } of routes) {
    const path = routePath(operation);
    app.all(path, (context) =>
      handleRequest(context, undefined, refusal(405, "Method Not Allowed")),
    );
  }
  // An upload has no credential besides its URL.
  app.put("/uploads/:name", async (context) => {
    requests.push(toRecordedRequest(context, "", "upload"));
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    const isAccepted = recordUpload(store, `uploads/${context.req.param("name")}`, bytes);
    return context.text("", isAccepted ? 200 : 403);
  });
  // Faults do not apply to the agent servers.
  app.use("/agents/*", async (context, next) => {
    const request = toRecordedRequest(context, await context.req.text(), "agent");
    requests.push(request);
    await next();
    onRequest?.(request, context.res === RESPONSE_ALREADY_SENT ? undefined : context.res.status);
  });
  app.route("/agents/:deployment_id", createAgentServers(store, api_keys));
  app.notFound((context) => handleRequest(context, undefined));
  app.onError((error) => {
    logError(error);
    return Response.json({ detail: error.message }, { status: 500 });
  });

  // Protects against DNS rebinding: a web page could resolve its own name to 127.0.0.1.
  const fetchLocal: typeof app.fetch = (request, ...bindings) =>
    isLoopback(new URL(request.url))
      ? app.fetch(request, ...bindings)
      : Response.json({ detail: "This emulator is localhost only." }, { status: 403 });
  const server = createAdaptorServer({ fetch: fetchLocal, overrideGlobalObjects: false });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the emulator has no port");
  url = `http://127.0.0.1:${address.port}${prefix}`;
  return {
    url,
    store,
    requests,
    faults,
    async close() {
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await once(server, "close");
    },
  };
}
