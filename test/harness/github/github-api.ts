import { once } from "node:events";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { listen } from "../listen.ts";
import { BOT, GITHUB_FAILURES, type GithubFailureName } from "./github-failures.ts";

const REPOSITORY = "/repos/octo-org/octo-repo";

export interface GithubRequest {
  method: string;
  /** The path without the prefix of the API. */
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

export interface Comment {
  id: number;
  user: { id: number; login: string; type: string };
  body: string;
}

export interface Deployment {
  id: number;
  /** If undefined, set by the next creation. */
  description?: string;
  created_at?: string;
  states: string[];
}

export type GithubApi = Awaited<ReturnType<typeof startGithubApi>>;

interface GithubApiOptions {
  /** Path of the API on a GitHub Enterprise Server, such as `/api/v3`. */
  prefix?: string;
  comments?: Comment[];
  deployments?: Deployment[];
  perPage?: number;
  openPullRequests?: number[];
  failure?: GithubFailureName;
  /** Replaces the response of the API if it returns something. */
  respond?: (request: GithubRequest) => Response | Promise<Response> | undefined;
}

export const botComment = (id: number, body: string): Comment => ({ id, user: BOT, body });

export const forbiddenResponse = () =>
  Response.json(
    { message: "Resource not accessible by integration", status: "403" },
    { status: 403 },
  );

/** The part of GitHub's API that our actions use, on a loopback socket. */
export async function startGithubApi(options: GithubApiOptions = {}) {
  const { prefix = "", comments = [], perPage = 100, openPullRequests = [], respond } = options;
  const { deployments = [{ id: 7, states: ["success"] }] } = options;
  const requests: GithubRequest[] = [];
  let url = "";
  const app = new Hono().basePath(`${prefix}/`);
  const routes = new Hono();
  const githubFailure = options.failure && GITHUB_FAILURES[options.failure]();

  app.use(async (context, next) => {
    const { method, path } = context.req;
    const text = await context.req.text();
    const body = text === "" ? undefined : JSON.parse(text);
    const headers = context.req.header();
    const request = { method, path: path.slice(prefix.length), headers, body };
    requests.push(request);
    const response = await respond?.(request);
    if (response !== undefined) return response;
    return (await githubFailure?.({ request, comments, deployments })) ?? next();
  });
  routes.post(`/deployments`, async (context) => {
    const { description } = await context.req.json();
    for (const deployment of deployments) deployment.description ??= description;
    const id = Math.max(0, ...deployments.map((one) => one.id)) + 2;
    const created_at = new Date().toISOString();
    deployments.unshift({ id, description, created_at, states: [] });
    return context.json({ id }, 201);
  });
  routes.get(`/deployments`, (context) => context.json(deployments));
  const statesOf = (id: string) => deployments.find((one) => one.id === Number(id))?.states ?? [];
  routes.get(`/deployments/:id/statuses`, (context) =>
    context.json(
      statesOf(context.req.param("id"))
        .map((state) => ({ state }))
        .toReversed(),
    ),
  );
  routes.post(`/deployments/:id/statuses`, async (context) => {
    statesOf(context.req.param("id")).push((await context.req.json()).state);
    return context.json({ id: 1 }, 201);
  });
  routes.get(`/commits/:sha/pulls`, (context) =>
    context.json([
      { number: 1, state: "closed" },
      ...openPullRequests.map((number) => ({ number, state: "open" })),
    ]),
  );
  routes.get(`/issues/7/comments`, (context) => {
    const page = Number(context.req.query("page") ?? 1);
    const link = `<${url}${REPOSITORY}/issues/7/comments?page=${page + 1}>; rel="next"`;
    if (page * perPage < comments.length) context.header("link", link);
    return context.json(comments.slice((page - 1) * perPage, page * perPage));
  });
  routes.post(`/issues/7/comments`, async (context) => {
    const comment = botComment(
      Math.max(0, ...comments.map(({ id }) => id)) + 1,
      (await context.req.json()).body,
    );
    comments.push(comment);
    return context.json(comment, 201);
  });
  routes.patch(`/issues/comments/:id`, async (context) => {
    const comment = comments.find(({ id }) => id === Number(context.req.param("id")));
    if (comment === undefined) return context.json({ message: "Not Found" }, 404);
    comment.body = (await context.req.json()).body;
    return context.json(comment);
  });

  routes.delete(`/issues/comments/:id`, (context) => {
    const index = comments.findIndex(({ id }) => id === Number(context.req.param("id")));
    comments.splice(index, index < 0 ? 0 : 1);
    return context.body(null, 204);
  });

  app.post("/graphql", (context) => context.json({ data: { viewer: { login: BOT.login } } }));
  app.route(REPOSITORY, routes);

  const server = createAdaptorServer({ fetch: app.fetch });
  url = `${await listen(server)}${prefix}`;
  return {
    /** The URL of the API, including its prefix. */
    url,
    requests,
    comments,
    deployments,
    /** The states that were sent, in order, also by requests that failed. */
    states: (): unknown[] =>
      requests.flatMap(({ path, body }) =>
        path.endsWith("/statuses") && typeof body === "object" && body !== null && "state" in body
          ? [body.state]
          : [],
      ),
    close: async () => {
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await once(server, "close");
    },
  };
}
