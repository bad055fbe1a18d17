import { once } from "node:events";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import type { AgentSource } from "../agents/code.ts";
import { agentServers } from "../agents/server.ts";
import { type Clock, wallClock } from "../clock.ts";
import type { Script, Word } from "../deployments/life-cycle.ts";
import { type Habits, routesOf } from "../deployments/routes.ts";
import { createStore, type Store } from "../deployments/store.ts";
import { type ExportHabits, exportRoutes } from "../exports/routes.ts";
import type { RunTrouble, TroubleWord } from "../exports/troubles.ts";
import { settle } from "../faults/apply.ts";
import { createFaults, type Faults } from "../faults/plans.ts";
import { statusAnswer } from "../faults/wrong-answer.ts";
import type { View } from "../history.ts";
import { idSource } from "../ids.ts";
import { createTraces, type TracesOptions } from "../traces/traces.ts";
import { usageRoutes } from "../traces/usage-routes.ts";
import { type Answer, refusal } from "./answer.ts";
import { type Credentials, credentialOf, unauthorized } from "./credentials.ts";
import { openapiOf } from "./openapi.ts";
import { OPERATIONS, wordOf } from "./operations.ts";
import { createRateLimiter, type RateLimitOptions } from "./rate-limiter.ts";
import { type HttpContext, type RecordedRequest, recorded } from "./requests.ts";
import type { Route } from "./serve.ts";

export interface EmulatorOptions
  extends Partial<Habits>,
    Partial<ExportHabits>,
    Partial<Credentials> {
  /** 0 takes a free one. */
  port?: number;
  clock?: Clock;
  /** Makes identifiers repeatable. */
  seed?: string;
  /** The life of revisions for which none is chosen. */
  script?: Script | Word;
  /** Served under each deployment's `custom_url`, where its seed names no other. */
  agent?: AgentSource;
  /** How much the tracing service holds. */
  traces?: TracesOptions;
  /** Refuses what is beyond the contract's rate limits; where absent, nothing is. */
  rateLimits?: RateLimitOptions;
  /** Where the installation lives, such as `/api-host`. */
  prefix?: string;
  /** Called when a request has met its end. */
  onRequest?: (request: RecordedRequest, status: number | undefined) => void;
}

export interface Emulator {
  /** With the prefix, without a trailing slash. */
  url: string;
  store: Store;
  /** What goes wrong with each of the exports to come, before any other choice. */
  nextTroubles: (RunTrouble[] | TroubleWord)[];
  requests: RecordedRequest[];
  faults: Faults;
  close(): Promise<void>;
}

const single = (values: string[]): string | string[] =>
  values.length === 1 ? (values[0] ?? "") : values;

const receivedOf = (context: HttpContext, text: string) => ({
  parameters: context.req.param(),
  query: Object.fromEntries(
    Object.entries(context.req.queries()).map(([name, values]) => [name, single(values)]),
  ),
  text,
  credential: credentialOf(context.req.raw.headers),
  tenant_id: context.req.header("x-tenant-id"),
});

/** A deployment control plane on a socket of the loopback interface, with its state in memory. */
export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const { port = 0, clock = wallClock, prefix = "", seed, script, agent, onRequest } = options;
  const { echoSecrets = true, listEndpoint = true, stale_patch_reply = false, cpuLimit } = options;
  const {
    api_keys = ["demo-key"],
    bearer_tokens = ["demo-token"],
    tenant_id,
    grants = {},
  } = options;
  let url = "";
  const agentUrl = (deploymentId: string) => `${url}/agents/${deploymentId}`;
  const traces = createTraces({ seed, ...options.traces });
  const store = createStore({ clock, newId: idSource(seed), script, agent, agentUrl, traces });
  const faults = createFaults();
  const requests: RecordedRequest[] = [];
  const limiter = options.rateLimits && createRateLimiter(clock, options.rateLimits);

  function beyondLimits({ req, env }: HttpContext): Response | undefined {
    const caller = {
      method: req.method,
      path: req.path.slice(prefix.length),
      headers: req.raw.headers,
    };
    const excessMs = limiter?.excessMs({ ...caller, ip: env.incoming.socket.remoteAddress ?? "" });
    if (excessMs === undefined) return undefined;
    const retry_after = options.rateLimits?.retryAfter ? Math.ceil(excessMs / 1_000) : undefined;
    return statusAnswer({ kind: "status", status: 429, when: "before", retry_after }, Date.now());
  }

  async function answer(
    context: HttpContext,
    route: Route<Answer | Promise<Answer>> | undefined,
  ): Promise<Response> {
    const text = await context.req.text();
    const request = recorded(context, text, route && wordOf(route.operation));
    requests.push(request);
    const refused = beyondLimits(context);
    if (refused !== undefined) {
      onRequest?.(request, refused.status);
      return refused;
    }
    const meant = faults.of(request);
    request.faults = meant.map(({ kind }) => kind);
    const received = receivedOf(context, text);
    const act = (view: View) => {
      const commits = store.history.count();
      const mark = (said: Answer) => {
        request.committed = store.history.count() > commits;
        return said;
      };
      const refused = unauthorized(context.req.raw.headers, { api_keys, bearer_tokens, tenant_id });
      const said = refused ?? route?.answer(received, view) ?? refusal(404, "Not Found");
      return said instanceof Promise ? said.then(mark) : mark(said);
    };
    const { method, path } = request;
    const deploymentId = received.parameters.deployment_id;
    const response = await settle(
      { method, path, text, deploymentId, wire: context.env, store, act },
      meant,
    );
    onRequest?.(request, response === RESPONSE_ALREADY_SENT ? undefined : response.status);
    return response;
  }

  const app = new Hono<{ Bindings: HttpBindings }>().basePath(prefix);
  app.get("/openapi.json", (context) => context.json(openapiOf(OPERATIONS)));
  const grantOf = (credential = "") => grants[credential] ?? {};
  const nextTroubles: (RunTrouble[] | TroubleWord)[] = [];
  const newId = idSource(seed && `exports of ${seed}`);
  const routes = [
    ...routesOf(store, { echoSecrets, listEndpoint, stale_patch_reply, cpuLimit }),
    ...usageRoutes(traces, grantOf),
    ...exportRoutes({ history: store.history, traces, newId, nextTroubles }, options),
  ];
  for (const route of routes) {
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
    nextTroubles,
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
