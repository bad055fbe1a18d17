import { once } from "node:events";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import type { AgentSource } from "./agent-code.ts";
import { agentServers } from "./agent-server.ts";
import { refusal } from "./answer.ts";
import { type Clock, wallClock } from "./clock.ts";
import { type Credentials, unauthorized } from "./credentials.ts";
import { settle } from "./exchange.ts";
import { createFaults, type Faults } from "./faults.ts";
import type { View } from "./history.ts";
import { idSource } from "./ids.ts";
import type { Script, Word } from "./life-cycle.ts";
import { openapiOf } from "./openapi.ts";
import { OPERATIONS, wordOf } from "./operations.ts";
import { type HttpContext, type RecordedRequest, recorded } from "./recorded-request.ts";
import { type Habits, routesOf } from "./routes.ts";
import type { Route } from "./serve.ts";
import { createStore, type Store } from "./store.ts";

export interface EmulatorOptions extends Partial<Habits>, Partial<Credentials> {
  /** 0 takes a free one. */
  port?: number;
  clock?: Clock;
  /** Makes identifiers repeatable. */
  seed?: string;
  /** The life of revisions for which none is chosen. */
  script?: Script | Word;
  /** Served under each deployment's `custom_url`, where its seed names no other. */
  agent?: AgentSource | undefined;
  /** Where the installation lives, such as `/api-host`. */
  prefix?: string;
  /** Called when a request has met its end. */
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

const single = (values: string[]): string | string[] => (values.length === 1 ? (values[0] ?? "") : values);

const receivedOf = (context: HttpContext, text: string) => ({
  parameters: context.req.param(),
  query: Object.fromEntries(Object.entries(context.req.queries()).map(([name, values]) => [name, single(values)])),
  text,
});

/** A deployment control plane on a socket of the loopback interface, with its state in memory. */
export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const { port = 0, clock = wallClock, prefix = "", seed, script, agent, onRequest } = options;
  const { echoSecrets = true, listEndpoint = true, stale_patch_reply = false, cpuLimit } = options;
  const { api_keys = ["demo-key"], bearer_tokens = ["demo-token"], tenant_id } = options;
  let url = "";
  const agentUrl = (deploymentId: string) => `${url}/agents/${deploymentId}`;
  const store = createStore({ clock, newId: idSource(seed), script, agent, agentUrl });
  const faults = createFaults();
  const requests: RecordedRequest[] = [];

  async function answer(context: HttpContext, route: Route | undefined): Promise<Response> {
    const text = await context.req.text();
    const request = recorded(context, text, route && wordOf(route.operation));
    requests.push(request);
    const meant = faults.of(request);
    request.faults = meant.map(({ kind }) => kind);
    const received = receivedOf(context, text);
    const act = (view: View) => {
      const commits = store.history.count();
      const refused = unauthorized(context.req.raw.headers, { api_keys, bearer_tokens, tenant_id });
      const said = refused ?? route?.answer(received, view) ?? refusal(404, "Not Found");
      request.committed = store.history.count() > commits;
      return said;
    };
    const { method, path } = request;
    const deploymentId = received.parameters.deployment_id;
    const response = await settle({ method, path, text, deploymentId, wire: context.env, store, act }, meant);
    onRequest?.(request, response === RESPONSE_ALREADY_SENT ? undefined : response.status);
    return response;
  }

  const app = new Hono<{ Bindings: HttpBindings }>().basePath(prefix);
  app.get("/openapi.json", (context) => context.json(openapiOf(OPERATIONS)));
  for (const route of routesOf(store, { echoSecrets, listEndpoint, stale_patch_reply, cpuLimit })) {
    const path = route.operation.path.replace(/\{(\w+)\}/g, ":$1");
    app.on(route.operation.method, path, (context) => answer(context, route));
  }
  // Faults are the control plane's: none meets an agent server.
  app.use("/agents/*", async (context, next) => {
    const request = recorded(context, await context.req.text(), "agent");
    requests.push(request);
    await next();
    onRequest?.(request, context.res.status);
  });
  app.route("/agents/:deployment_id", agentServers(store, api_keys));
  app.notFound((context) => answer(context, undefined));
  app.onError((error) => {
    console.error(error);
    return Response.json({ detail: error.message }, { status: 500 });
  });

  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
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
      const closed = once(server, "close");
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await closed;
    },
  };
}
