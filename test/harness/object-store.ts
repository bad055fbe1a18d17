import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { Destination } from "../../src/service/contract/exports/destination.ts";
import { sendRequest } from "./http-request.ts";
import { listen } from "./listen.ts";

// The package has no types.
const S3rver = createRequire(import.meta.url)("s3rver");

/** So long that no connection closes while a slow client begins to write. */
const KEEP_ALIVE_MS = 600_000;

export const BUCKET = "exports";
export const STORE_CREDENTIALS = { access_key_id: "S3RVER", secret_access_key: "S3RVER" };

/** The body of a request that creates a destination in the bucket of a store. */
export const destinationAt = (endpoint_url: string) => ({
  destination_type: "s3",
  display_name: "Warehouse",
  config: { bucket_name: BUCKET, prefix: "traces", endpoint_url },
  credentials: STORE_CREDENTIALS,
});

/** Creates a destination in the bucket of a store, without our client, and returns its id. */
export async function createDestination(
  service: string,
  headers: Record<string, string>,
  endpoint_url: string,
): Promise<string> {
  const url = `${service}/api/v1/bulk-exports/destinations`;
  const body = destinationAt(endpoint_url);
  return Destination.parse((await sendRequest(url, "POST", { headers, body })).json).id;
}

/** An S3-compatible store on a free port of the loopback interface, with one empty bucket. */
export async function startObjectStore() {
  const directory = await mkdtemp(join(tmpdir(), "object-store-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: join(directory, "store"),
    configureBuckets: [{ name: BUCKET }],
  });
  const { port }: { port: number } = await server.run();
  server.httpServer.keepAliveTimeout = KEEP_ALIVE_MS;
  const endpoint_url = `http://127.0.0.1:${port}`;

  async function keys(): Promise<string[]> {
    const listing = await (await fetch(`${endpoint_url}/${BUCKET}?max-keys=1000`)).text();
    return [...listing.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = ""]) => key);
  }

  /** Copies the objects of the bucket, and queries them, as `FILES`, with DuckDB. */
  async function query(sql: string): Promise<unknown[]> {
    const copy = await mkdtemp(join(directory, "copy-"));
    for (const key of await keys()) {
      const object = await fetch(`${endpoint_url}/${BUCKET}/${key}`);
      await mkdir(dirname(join(copy, key)), { recursive: true });
      await writeFile(join(copy, key), Buffer.from(await object.arrayBuffer()));
    }
    const connection = await (await DuckDBInstance.create()).connect();
    const reader = await connection.runAndReadAll(sql.replace("FILES", `'${copy}/**/*.parquet'`));
    return reader.getRowObjectsJson();
  }

  return {
    endpoint_url,
    keys,
    query,
    async [Symbol.asyncDispose]() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** A store that responds to each method as `responses` says, by default with 200. */
export async function startScriptedStore(
  responses: Record<string, { status: number; code?: string }>,
) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${decodeURIComponent(request.url ?? "").split("?")[0]}`);
    const { status, code } = responses[request.method ?? ""] ?? { status: 200 };
    request.resume();
    response.writeHead(status, { "content-type": "application/xml" });
    response.end(
      code && `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
    );
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return {
    requests,
    endpoint_url: await listen(server),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
