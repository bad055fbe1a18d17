import type { Comment, Deployment, GithubRequest } from "./github-api.ts";

export const BOT = { id: 41898282, login: "github-actions[bot]", type: "Bot" };

interface FailureContext {
  request: GithubRequest;
  comments: Comment[];
  deployments: Deployment[];
}

/** Replaces the response of the API if it returns something. */
type GithubFailure = (context: FailureContext) => Response | Promise<Response> | undefined;
type RequestFilter = (request: GithubRequest) => boolean;

const isAny: RequestFilter = () => true;
const isCommentList: RequestFilter = ({ method, path }) =>
  method === "GET" && path.endsWith("/comments");
const isWrite: RequestFilter = ({ method, path }) => method !== "GET" && path !== "/graphql";
const isUpdate: RequestFilter = ({ method }) => method === "PATCH";
const isNewComment: RequestFilter = ({ method, path }) =>
  method === "POST" && path.endsWith("/comments");
const isNewDeployment: RequestFilter = ({ method, path }) =>
  method === "POST" && path.endsWith("/deployments");
const isSuccessOrInactive: RequestFilter = ({ path, body }) =>
  path.endsWith("/statuses") && /"(success|inactive)"/.test(JSON.stringify(body) ?? "");

const htmlPage = (status: number) =>
  new Response(`<!DOCTYPE html><title>Unicorn!</title>${"<p>x</p>".repeat(500)}`, {
    status,
    headers: { "content-type": "text/html" },
  });

/** The start of a list; `onSecondPull` breaks it off, or never continues it. */
const partialResponse = (
  onSecondPull: (stream: ReadableStreamDefaultController) => void | Promise<void>,
) => {
  let isBegun = false;
  const pull = (stream: ReadableStreamDefaultController) => {
    if (isBegun) return onSecondPull(stream);
    isBegun = true;
    stream.enqueue(new TextEncoder().encode('[{"id": 1, "bo'));
  };
  const headers = { "content-type": "application/json" };
  return new Response(new ReadableStream({ pull }), { headers });
};

const brokenResponse = () => partialResponse((stream) => stream.error(new Error()));
const neverRespond = () => new Promise<never>(() => {});

const refuseWith =
  (message: string, isAbout = isAny) =>
  (): GithubFailure =>
  ({ request }) =>
    isAbout(request) ? Response.json({ message }, { status: 403 }) : undefined;

/** Fails the first matching requests. */
const failFirst =
  (limit: number, isAbout: RequestFilter, respond: GithubFailure) => (): GithubFailure => {
    let count = 0;
    return (context) =>
      isAbout(context.request) && ++count <= limit ? respond(context) : undefined;
  };

const failAlways = (isAbout: RequestFilter, respond: GithubFailure) =>
  failFirst(Number.POSITIVE_INFINITY, isAbout, respond);

/** Failures of GitHub. Each function creates one whose count of requests begins at 0. */
export const GITHUB_FAILURES = {
  none: () => () => undefined,
  "list broken off once": failFirst(1, isCommentList, brokenResponse),
  "list broken off": failAlways(isCommentList, brokenResponse),
  "empty list": failAlways(isCommentList, () => new Response("")),
  "page of a gateway": failAlways(isAny, () => htmlPage(502)),
  "login page": failAlways(isAny, () => htmlPage(200)),
  hang: failAlways(isAny, neverRespond),
  drip: failAlways(isAny, () => partialResponse(neverRespond)),
  "comment deleted": failFirst(1, isUpdate, ({ comments }) => void comments.splice(0)),
  "comment of another bot": failAlways(isUpdate, ({ request }) =>
    request.path.endsWith("/1")
      ? Response.json({ message: "Resource not accessible by integration" }, { status: 403 })
      : undefined,
  ),
  "two jobs": failFirst(1, isNewComment, ({ request, comments }) => {
    const { body } = Object(request.body);
    comments.push({ id: comments.length + 1, user: BOT, body });
  }),
  "page that shifts": () => {
    let listCount = 0;
    return ({ request, comments }) => {
      if (isCommentList(request) && ++listCount === 2) comments.shift();
      return undefined;
    };
  },
  "slow pages": () => {
    let listCount = 0;
    return ({ request }) =>
      isCommentList(request) && ++listCount % 5 === 0 ? neverRespond() : undefined;
  },
  archived: refuseWith("Repository was archived so is read-only.", isWrite),
  locked: refuseWith(
    "Unable to create comment because issue is locked.",
    (request) => isUpdate(request) || isNewComment(request),
  ),
  saml: refuseWith("Resource protected by organization SAML enforcement."),
  abuse: refuseWith("You have triggered an abuse detection mechanism.", isWrite),
  "rate limit": refuseWith("API rate limit exceeded for installation."),
  "no permission": refuseWith("Resource not accessible by integration", isWrite),
  "lost response": failFirst(1, isNewDeployment, ({ request, deployments }) => {
    const { description } = Object(request.body);
    const created_at = new Date().toISOString();
    deployments.unshift({ id: 8, description, created_at, states: [] });
    return htmlPage(502);
  }),
  "502 for the last status": failFirst(3, isSuccessOrInactive, () => htmlPage(502)),
} satisfies Record<string, () => GithubFailure>;

export type GithubFailureName = keyof typeof GITHUB_FAILURES;
