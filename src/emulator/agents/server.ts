import { randomUUID } from "node:crypto";
import { Hono, type HonoRequest } from "hono";
import { HTTPException } from "hono/http-exception";
import * as z from "zod";
import { activeRevision } from "../deployments/records.ts";
import type { Store } from "../deployments/store.ts";
import { bodyOf } from "../server/requests.ts";
import { openSession, type Session } from "./auth.ts";
import { type AgentCode, loadAgent } from "./code.ts";

interface Thread {
  thread_id: string;
  metadata: Record<string, unknown>;
}

// Not in the contract: all of these endpoints. They are the fewest that show who can see what.
const members = z.record(z.string(), z.unknown());
const ThreadCreate = z.object({ metadata: members.default({}) });
const RunCreate = z.object({ graph: z.string(), input: members.default({}) });

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

async function outputOf(
  code: AgentCode,
  { user }: Session,
  threadId: string,
  run: z.infer<typeof RunCreate>,
): Promise<unknown> {
  const node = code.graphs.get(run.graph);
  if (node === undefined) throw problem(404, `Graph ${run.graph} not found`);
  try {
    return await node(run.input, { configurable: { thread_id: threadId, graph_auth_user: user } });
  } catch (error) {
    console.error(error);
    throw problem(500, `the graph ${run.graph} failed`);
  }
}

/**
 * The agent servers of all deployments, each below its deployment's identifier and with the code of
 * its active revision. Handlers and graphs run in this process, and see its environment instead of
 * the deployment's secrets.
 */
export function agentServers(store: Store, apiKeys: string[]) {
  const starts = new Map<string, Promise<AgentCode>>();
  const threadsOf = new Map<string, Thread[]>();

  function codeOf(deploymentId: string): Promise<AgentCode> {
    const { deployments, now } = store.history.view();
    const deployment = deployments.get(deploymentId);
    if (deployment?.agent === undefined)
      throw problem(404, `There is no agent server of ${deploymentId}`);
    const revision = activeRevision(deployment, now);
    if (revision === undefined) throw problem(503, "No revision is active yet");
    const start =
      starts.get(revision.id) ??
      loadAgent(deployment.agent, revision.source_revision_config, revision.id);
    starts.set(revision.id, start);
    return start;
  }

  const app = new Hono<{ Variables: { code: AgentCode; session: Session; threads: Thread[] } }>();

  app.use(async (context, next) => {
    const deploymentId = context.req.param("deployment_id") ?? "";
    const code = await codeOf(deploymentId);
    context.set("code", code);
    context.set(
      "session",
      await openSession(code.auth, new Headers(context.req.header()), apiKeys),
    );
    context.set("threads", threadsOf.get(deploymentId) ?? []);
    threadsOf.set(deploymentId, context.var.threads);
    await next();
  });

  app.get("/ok", (context) => context.json({ ok: true }));

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
    const run = await parsedBody(RunCreate, req);
    const { thread_id } = await threadFor(session, threads, "create_run", {
      ...run,
      thread_id: req.param("thread_id"),
    });
    return json({ thread_id, output: await outputOf(code, session, thread_id, run) });
  });

  app.all("*", () => {
    throw problem(404, "Not Found");
  });

  app.onError((error, context) => {
    if (error instanceof HTTPException)
      return context.json({ detail: error.message }, error.status);
    console.error(error);
    return context.json({ detail: "the agent server failed" }, 500);
  });
  return app;
}
