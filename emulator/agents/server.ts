import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono, type HonoRequest } from "hono";
import { HTTPException } from "hono/http-exception";
import * as z from "zod";
import { activeRevision } from "../deployments/records.ts";
import type { Store } from "../deployments/store.ts";
import { logError } from "../log.ts";
import { parseRequestBody } from "../server/requests.ts";
import { type AgentAuth, chooseAuth, openSession, type Session } from "./auth.ts";
import { type AgentCode, loadAgent } from "./code.ts";
import { failureOf, renderInfo } from "./habits.ts";

interface Thread {
  thread_id: string;
  metadata: Record<string, unknown>;
}

// Beyond the contract: agent-endpoints.
const Members = z.record(z.string(), z.unknown());
const ThreadCreate = z.object({ metadata: Members.default({}) });
const RunWait = z.object({ assistant_id: z.string(), input: Members.nullish() });

const httpError = (status: 404 | 422 | 503, message: string) =>
  new HTTPException(status, { message });

async function readRequest<T extends z.ZodType>(schema: T, request: HonoRequest) {
  const body = schema.safeParse(parseRequestBody(await request.text()) ?? {});
  if (body.success) return body.data;
  throw httpError(422, z.prettifyError(body.error));
}

/** The graph whose name is the assistant's id: other assistants are not supported. */
function findGraph({ graphs }: AgentCode, { assistant_id: id }: z.infer<typeof RunWait>) {
  const graph = graphs.get(id);
  if (graph !== undefined) return graph;
  // The published agent server responds in plain text.
  const text = `No assistant found for "${id}". It must be one of these graphs: ${[...graphs.keys()].join(", ")}.`;
  throw new HTTPException(404, { res: new Response(text, { status: 404 }) });
}

/** A graph's error is in the body: the published agent server sends the status before the run. */
function renderGraphError(error: unknown) {
  logError(error);
  const { name, message } = error instanceof Error ? error : new Error("unknown");
  return { __error__: { error: name, message } };
}

interface Agent {
  code: AgentCode;
  auth: AgentAuth;
}

/**
 * The agent servers of all deployments, each below its deployment's identifier and with the code of
 * its active revision. The deployment's graphs and auth handler run in this process. Its secrets
 * are environment variables only while the files of graphs and handler are loaded.
 */
export function createAgentServers(store: Store, apiKeys: string[]) {
  const agentsByRevision = new Map<string, Promise<Agent>>();
  const threadsByDeployment = new Map<string, Thread[]>();
  const requestCounts = new Map<string, number>();
  const infoCounts = new Map<string, number>();

  function requireDeployment(deploymentId: string) {
    const { deployments, now } = store.history.view();
    const deployment = deployments.get(deploymentId);
    if (deployment?.agent === undefined)
      throw httpError(404, `There is no agent server of ${deploymentId}`);
    return { deployment, source: deployment.agent, now };
  }

  function requireAgent(deploymentId: string): Promise<Agent> {
    const { deployment, source, now } = requireDeployment(deploymentId);
    const revision = activeRevision(deployment, now);
    if (revision === undefined) throw httpError(503, "No revision is active yet");
    const loadedAgent = agentsByRevision.get(revision.id);
    if (loadedAgent !== undefined) return loadedAgent;
    const config = revision.source_revision_config;
    const newAgent = loadAgent(source, config, revision.id, deployment.secrets).then((code) => ({
      code,
      auth: chooseAuth(code.auth, config, apiKeys),
    }));
    agentsByRevision.set(revision.id, newAgent);
    newAgent.catch(({ cause }) => logError(cause));
    return newAgent;
  }

  const app = new Hono<{
    Bindings: HttpBindings;
    Variables: Agent & { session: Session; threads: Thread[] };
  }>();

  app.use(async ({ req, env, text }, next) => {
    const id = req.param("deployment_id") ?? "";
    const { deployment, now } = requireDeployment(id);
    const requestCount = requestCounts.get(id) ?? 0;
    requestCounts.set(id, requestCount + 1);
    const failure = failureOf(deployment, requestCount, now);
    if (failure === undefined) return next();
    if (failure !== "reset") return text(STATUS_CODES[failure] ?? "", failure);
    env.incoming.socket.resetAndDestroy();
    return RESPONSE_ALREADY_SENT;
  });

  app.use(async (context, next) => {
    const { code, auth } = await requireAgent(context.req.param("deployment_id") ?? "");
    context.set("code", code);
    context.set("auth", auth);
    await next();
  });

  app.get("/info", ({ req, json }) => {
    const id = req.param("deployment_id") ?? "";
    const { deployment, now } = requireDeployment(id);
    const infoCount = infoCounts.get(id) ?? 0;
    infoCounts.set(id, infoCount + 1);
    return json(renderInfo(deployment, infoCount, now));
  });

  app.get("/ok", ({ json, var: { auth } }, next) =>
    auth.isOkPublic ? json({ ok: true }) : next(),
  );

  app.use(async (context, next) => {
    const deploymentId = context.req.param("deployment_id") ?? "";
    const headers = new Headers(context.req.header());
    context.set("session", await openSession(context.var.auth, headers));
    context.set("threads", threadsByDeployment.get(deploymentId) ?? []);
    threadsByDeployment.set(deploymentId, context.var.threads);
    await next();
  });

  app.get("/ok", (context) => context.json({ ok: true }));

  app.post("/runs/wait", async ({ req, json, var: { code, session } }) => {
    const value = await readRequest(RunWait, req);
    const graph = findGraph(code, value);
    await session.authorize({ resource: "threads", action: "create_run", value: { ...value } });
    const configurable = { thread_id: randomUUID(), graph_auth_user: session.user };
    try {
      return json(await graph(value.input ?? {}, { configurable }));
    } catch (error) {
      return json(renderGraphError(error));
    }
  });

  app.post("/threads", async ({ req, json, var: { session, threads } }) => {
    const value = await readRequest(ThreadCreate, req);
    await session.authorize({ resource: "threads", action: "create", value });
    const thread = { thread_id: randomUUID(), metadata: value.metadata };
    threads.push(thread);
    return json(thread, 201);
  });

  app.post("/threads/search", async ({ json, var: { session, threads } }) => {
    const isVisible = await session.authorize({ resource: "threads", action: "search", value: {} });
    return json(threads.filter(({ metadata }) => isVisible(metadata)));
  });

  app.all("*", () => {
    throw httpError(404, "Not Found");
  });

  app.onError((error, context) => {
    if (error instanceof HTTPException && error.res) return error.res;
    if (error instanceof HTTPException)
      return context.json({ detail: error.message }, error.status);
    logError(error);
    return context.json({ detail: "the agent server failed" }, 500);
  });
  return app;
}
