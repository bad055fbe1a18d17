import { createServer, type RequestListener } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { LIMITS } from "../../../src/service/client/limits.ts";
import { prefetch } from "../../../src/service/client/prefetch.ts";
import { call } from "../../../src/service/client/requests.ts";
import { getRevision } from "../../../src/service/contract/deployments/revision.ts";
import { listen } from "../../harness/listen.ts";
import { contextAt } from "../../harness/step-context.ts";

const ID = "11111111-1111-4111-8111-111111111111";
const ids = { deployment_id: ID, revision_id: ID };
const PATH = `/v2/deployments/${ID}/revisions/${ID}`;

type ServerResponse = Parameters<RequestListener>[1];

/** A read whose first reply was prefetched, and the number of requests that were received. */
async function prefetchFrom(respond: (response: ServerResponse, requests: number) => void) {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    respond(response.setHeader("content-type", "application/json"), requests);
  });
  onTestFinished(() => void server.close());
  const { ctx } = contextAt(await listen(server));
  const prefetchedCtx = await prefetch(ctx, PATH);
  return {
    read: () => call(prefetchedCtx, getRevision, ids, LIMITS.once),
    requests: () => requests,
  };
}

const revision = (status: string) => JSON.stringify({ id: ID, status });

it("prefetch gives its reply to the first read of the path, and not to the second", async () => {
  const { read, requests } = await prefetchFrom((response, count) =>
    response.end(revision(`read ${count}`)),
  );
  expect((await read()).status).toBe("read 1");
  expect((await read()).status).toBe("read 2");
  expect(requests()).toBe(2);
});

it("prefetch does not wait for the reply", async () => {
  const arrived = Promise.withResolvers<ServerResponse>();
  const { read } = await prefetchFrom(arrived.resolve);
  const reading = read();
  (await arrived.promise).end(revision("late"));
  expect((await reading).status).toBe("late");
});
