import { omitAbsent } from "../../src/service/contract/operation.ts";

export interface RateLimit {
  count: number;
  interval_seconds: number;
}

/** Which requests a row applies to. An absent member matches any. */
export interface Match {
  method?: string;
  path?: string;
  /** A part of the path. */
  contains?: string;
  /** The end of the path. */
  suffix?: string;
}

/** Whose requests share a limit. */
export type Identity = "x-api-key" | "x-user-id + IP" | "IP";
export type Region = "us" | "eu";

export interface RateLimitRow {
  /** The row applies to a request that one of these matches. */
  matches: readonly Match[];
  /** Requests with the same identity share the limit. */
  identity: Identity;
  limits: Record<Region, RateLimit>;
  category: string;
}

/** contract: API rate limits, the table itself: match, identity, US, EU and category. */
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

const MATCH =
  /^(?<method>[A-Z]+)? ?(?:containing (?<contains>\S+)|\*(?<suffix>\S+)|(?<path>\/\S+))?$/;

function limitFrom(text = ""): RateLimit {
  const [count = 0, interval_seconds = 0] = text.split(" / ").map(Number);
  return { count, interval_seconds };
}

function rowFrom(line: string): RateLimitRow {
  const [matches = "", identity, us, eu, category = ""] = line.split(" | ");
  return {
    // Beyond the contract: rate-limit-paths.
    matches: matches.split(", ").map((text) => omitAbsent({ ...MATCH.exec(text)?.groups })),
    identity: identity as Identity,
    limits: { us: limitFrom(us), eu: limitFrom(eu) },
    category,
  };
}

const ROWS = TABLE.trim().split("\n").map(rowFrom);
export const RATE_LIMITS: readonly RateLimitRow[] = ROWS.slice(0, -1);
/** The limit of a request that no other row applies to. */
export const [CATCH_ALL] = ROWS.slice(-1) as [RateLimitRow];
