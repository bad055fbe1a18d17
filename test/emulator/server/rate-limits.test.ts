import { describe, expect, it } from "vitest";
import {
  CATCH_ALL,
  type Match,
  RATE_LIMITS,
  type RateLimitRow,
} from "../../../emulator/server/rate-limits.ts";

/** The contract's table: match, identity, US, EU, category. */
const TABLE = `
OPTIONS, /info, */v1/metadata/submit | IP | 2000 / 10 | 2000 / 10 | High throughput
/auth | x-api-key | 2000 / 10 | 2000 / 10 | High throughput
/auth | x-user-id + IP | 2000 / 10 | 2000 / 10 | High throughput
/v1/beacon | IP | 2000 / 10 | 2000 / 10 | High throughput
/repos | x-api-key | 100 / 60 | 100 / 60 | Repository
/repos | x-user-id + IP | 100 / 60 | 100 / 60 | Repository
POST /runs/batch | x-api-key | 2000 / 10 | 2000 / 10 | High throughput
POST /otel/v1/traces | x-api-key | 2000 / 10 | 2000 / 10 | Run ingest
POST containing /charts | x-api-key | 750 / 600 | 750 / 600 | Charts
POST containing /charts | x-user-id + IP | 750 / 600 | 750 / 600 | Charts
POST /runs/multipart | x-api-key | 6000 / 10 | 6000 / 10 | Multipart ingest
POST /runs/query | x-api-key | 15 / 10 | 15 / 10 | Run query (API)
POST /runs/query | x-user-id + IP | 300 / 10 | 300 / 10 | Run query (User)
/generate | x-api-key | 30 / 3600 | 30 / 3600 | Generation
/generate | x-user-id + IP | 30 / 3600 | 30 / 3600 | Generation
/commits | x-api-key | 10000 / 60 | 2000 / 60 | Commits
/commits | x-user-id + IP | 10000 / 60 | 2000 / 60 | Commits
DELETE /sessions, */trigger | x-api-key | 10 / 60 | 10 / 60 | Deletion
DELETE /sessions, */trigger | x-user-id + IP | 30 / 60 | 30 / 60 | Deletion
POST /runs | x-api-key | 2000 / 10 | 2000 / 10 | Run ingest
PATCH containing /runs | x-api-key | 2000 / 10 | 2000 / 10 | Run ingest
POST /feedback | x-api-key | 2000 / 10 | 2000 / 10 | High throughput
GET /runs/{uuid}, GET /api/v1/runs/{uuid} | x-api-key | 30 / 60 | 30 / 60 | Run lookup
GET containing /examples | x-api-key | 5000 / 60 | 5000 / 60 | Examples
any | x-api-key | 1000 / 10 | 1000 / 10 | Default (API key)
any | x-user-id + IP | 1000 / 10 | 1000 / 10 | Default (User)
/public/download | IP | 5000 / 60 | 5000 / 60 | Public download
/runs/stats | x-api-key | 1 / 10 | 20 / 10 | Stats
any | IP | 100 / 60 | 100 / 60 | Public (catch-all)
`;

function written({ method, path, contains, suffix }: Match): string {
  const where = path ?? (suffix && `*${suffix}`) ?? (contains && `containing ${contains}`);
  return [method, where].filter(Boolean).join(" ") || "any";
}

const line = ({ matches, identity, limits, category }: RateLimitRow) =>
  [
    matches.map(written).join(", "),
    identity,
    ...[limits.us, limits.eu].map(
      ({ count, interval_seconds }) => `${count} / ${interval_seconds}`,
    ),
    category,
  ].join(" | ");

describe("RATE_LIMITS", () => {
  it("is the contract's table, with the catch-all", () => {
    expect([...RATE_LIMITS, CATCH_ALL].map(line)).toEqual(TABLE.trim().split("\n"));
  });
});
