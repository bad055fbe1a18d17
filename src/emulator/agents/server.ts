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
import { bodyOf } from "../server/requests.ts";
import { openSession, type Session } from "./auth.ts";
import { type AgentCode, type GraphNode, loadAgent } from "./code.ts";
import { troubleOf } from "./habits.ts";

interface Thread {
  thread_id: string;
  metadata: Record<string, unknown>;
}

// Beyond the contract: agent-endpoints.
const members = z.record(z.string(), z.unknown());
const ThreadCreate = z.object({ metadata: members.default({}) });
const RunCreate = z.object({ graph: z.string(), input: members.default({}) });
const RunWait = z.object({ assistant_id: z.string(), input: members.nullish() });
const VERSION = "0.0.0-emulated";

const problem = (status: 404 | 422 | 500 | 503, message: string) =>
  new HTTPException(status, { message });

async function parsedBody<T extends z.ZodType>(
  schema: T,
  request: HonoRequest,
): Promise<z.output<T>> {
  const body = schema.safeParse(bodyOf(await request.text()) ?? {});
  if (body.success) return body.data;
  throw problem(422, z.prettifyError(body.error));
}

function graphOf({ graphs }: AgentCode, run: z.infer<typeof RunCreate>): GraphNode {
  const node = graphs.get(run.graph);
  if (node === undefined) throw problem(404, `Graph ${run.graph} not found`);
  return node;
}

/** The graph of an assistant, which is named by its graph: assistants with ids are not kept. */
function assistantOf({ graphs }: AgentCode, { assistant_id: id }: z.infer<typeof RunWait>) {
  const node = graphs.get(id);
  if (node !== undefined) return node;
  if (z.guid().safeParse(id).success) throw problem(404, `Assistant ${id} not found`);
  const names = [...graphs.keys()].join(", ");
  const either = "It must be an assistant's UUID, or one of the registered graphs";
  throw problem(422, `Invalid assistant: ${id}. ${either}: ${names}`);
}

const run = (
  node: GraphNode,
  { user }: Session,
  thread_id: string,
  input: Record<string, unknown>,
): unknown => node(input, { configurable: { thread_id, graph_auth_user: user } });

/** The body says that a graph threw: the status was sent when the run began. */
function errorOf(error: unknown) {
  logError(error);
  const { name, message } = error instanceof Error ? error : new Error("unknown");
  return { __error__: { error: name, message } };
}

/**
 * The agent servers of all deployments, each below its deployment's identifier and with the code of
 * its active revision. Handlers and graphs run in this process, and see its environment instead of
 * the deployment's secrets.
 */
export function agentServers(store: Store, apiKeys: string[]) {
  const starts = new Map<string, Promise<AgentCode>>();
  const threadsOf = new Map<string, Thread[]>();
  const requestsOf = new Map<string, number>();

  function deploymentOf(deploymentId: string) {
    const { deployments, now } = store.history.view();
    const deployment = deployments.get(deploymentId);
    if (deployment?.agent === undefined)
      throw problem(404, `There is no agent server of ${deploymentId}`);
    return { deployment, agent: deployment.agent, now };
  }

  function codeOf(deploymentId: string): Promise<AgentCode> {
    const { deployment, agent, now } = deploymentOf(deploymentId);
    const revision = activeRevision(deployment, now);
    if (revision === undefined) throw problem(503, "No revision is active yet");
    const known = starts.get(revision.id);
    if (known !== undefined) return known;
    const start = loadAgent(agent, revision.source_revision_config, revision.id);
    starts.set(revision.id, start);
    start.catch(({ cause }) => cause === undefined || logError(cause));
    return start;
  }

  const app = new Hono<{
    Bindings: HttpBindings;
    Variables: { code: AgentCode; session: Session; threads: Thread[] };
  }>();

  app.use(async ({ req, env, text }, next) => {
    const id = req.param("deployment_id") ?? "";
    const { deployment, now } = deploymentOf(id);
    const requests = requestsOf.get(id) ?? 0;
    requestsOf.set(id, requests + 1);
    const trouble = troubleOf(deployment, requests, now);
    if (trouble === undefined) return next();
    if (trouble !== "reset") return text(STATUS_CODES[trouble] ?? "", trouble);
    env.incoming.socket.resetAndDestroy();
    return RESPONSE_ALREADY_SENT;
  });

  app.use(async (context, next) => {
    context.set("code", await codeOf(context.req.param("deployment_id") ?? ""));
    await next();
  });

  app.get("/ok", (context) => context.json({ ok: true }));

  app.use(async (context, next) => {
    const deploymentId = context.req.param("deployment_id") ?? "";
    const headers = new Headers(context.req.header());
    context.set("session", await openSession(context.var.code.auth, headers, apiKeys));
    context.set("threads", threadsOf.get(deploymentId) ?? []);
    threadsOf.set(deploymentId, context.var.threads);
    await next();
  });

  app.get("/info", (context) => context.json({ version: VERSION }));

  app.post("/runs/wait", async ({ req, json, var: { code, session } }) => {
    const value = await parsedBody(RunWait, req);
    const node = assistantOf(code, value);
    await session.authorize({ resource: "threads", action: "create_run", value: { ...value } });
    try {
      return json(await run(node, session, randomUUID(), value.input ?? {}));
    } catch (error) {
      return json(errorOf(error));
    }
  });

  app.post("/threads", async ({ req, json, var: { session, threads } }) => {
    const value = await parsedBody(ThreadCreate, req);
    await session.authorize({ resource: "threads", action: "create", value });
    const thread = { thread_id: randomUUID(), metadata: value.metadata };
    threads.push(thread);
    return json(thread, 201);
  });

  app.get("/threads", async ({ json, var: { session, threads } }) => {
    const isVisible = await session.authorize({ resource: "threads", action: "search", value: {} });
    return json(threads.filter(({ metadata }) => isVisible(metadata)));
  });

  async function threadFor(
    session: Session,
    threads: Thread[],
    action: "read" | "create_run",
    value: { thread_id: string },
  ) {
    const isVisible = await session.authorize({ resource: "threads", action, value: { ...value } });
    const thread = threads.find(
      ({ thread_id, metadata }) => thread_id === value.thread_id && isVisible(metadata),
    );
    if (thread === undefined) throw problem(404, `Thread ${value.thread_id} not found`);
    return thread;
  }

  app.get("/threads/:thread_id", async ({ req, json, var: { session, threads } }) => {
    return json(await threadFor(session, threads, "read", { thread_id: req.param("thread_id") }));
  });

  app.post("/threads/:thread_id/runs", async ({ req, json, var: { code, session, threads } }) => {
    const value = await parsedBody(RunCreate, req);
    const { thread_id } = await threadFor(session, threads, "create_run", {
      ...value,
      thread_id: req.param("thread_id"),
    });
    const node = graphOf(code, value);
    try {
      return json({ thread_id, output: await run(node, session, thread_id, value.input) });
    } catch (error) {
      logError(error);
      throw problem(500, `the graph ${value.graph} failed`);
    }
  });

  app.all("*", () => {
    throw problem(404, "Not Found");
  });

  app.onError((error, context) => {
    if (error instanceof HTTPException)
      return context.json({ detail: error.message }, error.status);
    logError(error);
    return context.json({ detail: "the agent server failed" }, 500);
  });
  return app;
}
