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

const row = (
  matches: readonly Match[],
  identity: Identity,
  limits: Record<Region, RateLimit>,
  category: string,
): RateLimitRow => ({ matches, identity, limits, category });

const per = (count: number, interval_seconds: number): RateLimit => ({ count, interval_seconds });

function both(count: number, interval_seconds: number): Record<Region, RateLimit> {
  const limit = per(count, interval_seconds);
  return { us: limit, eu: limit };
}

const API_KEY = "x-api-key";
const USER = "x-user-id + IP";
const IP = "IP";

/** contract: API rate limits, in the order of its table. */
export const RATE_LIMITS: readonly RateLimitRow[] = [
  row(
    [{ method: "OPTIONS" }, { path: "/info" }, { suffix: "/v1/metadata/submit" }],
    IP,
    both(2000, 10),
    "High throughput",
  ),
  row([{ path: "/auth" }], API_KEY, both(2000, 10), "High throughput"),
  row([{ path: "/auth" }], USER, both(2000, 10), "High throughput"),
  row([{ path: "/v1/beacon" }], IP, both(2000, 10), "High throughput"),
  row([{ path: "/repos" }], API_KEY, both(100, 60), "Repository"),
  row([{ path: "/repos" }], USER, both(100, 60), "Repository"),
  row([{ method: "POST", path: "/runs/batch" }], API_KEY, both(2000, 10), "High throughput"),
  row([{ method: "POST", path: "/otel/v1/traces" }], API_KEY, both(2000, 10), "Run ingest"),
  row([{ method: "POST", contains: "/charts" }], API_KEY, both(750, 600), "Charts"),
  row([{ method: "POST", contains: "/charts" }], USER, both(750, 600), "Charts"),
  row([{ method: "POST", path: "/runs/multipart" }], API_KEY, both(6000, 10), "Multipart ingest"),
  row([{ method: "POST", path: "/runs/query" }], API_KEY, both(15, 10), "Run query (API)"),
  row([{ method: "POST", path: "/runs/query" }], USER, both(300, 10), "Run query (User)"),
  row([{ path: "/generate" }], API_KEY, both(30, 3600), "Generation"),
  row([{ path: "/generate" }], USER, both(30, 3600), "Generation"),
  row([{ path: "/commits" }], API_KEY, { us: per(10_000, 60), eu: per(2000, 60) }, "Commits"),
  row([{ path: "/commits" }], USER, { us: per(10_000, 60), eu: per(2000, 60) }, "Commits"),
  // Beyond the contract: rate-limit-paths.
  row(
    [{ method: "DELETE", path: "/sessions" }, { suffix: "/trigger" }],
    API_KEY,
    both(10, 60),
    "Deletion",
  ),
  row(
    [{ method: "DELETE", path: "/sessions" }, { suffix: "/trigger" }],
    USER,
    both(30, 60),
    "Deletion",
  ),
  row([{ method: "POST", path: "/runs" }], API_KEY, both(2000, 10), "Run ingest"),
  row([{ method: "PATCH", contains: "/runs" }], API_KEY, both(2000, 10), "Run ingest"),
  row([{ method: "POST", path: "/feedback" }], API_KEY, both(2000, 10), "High throughput"),
  row(
    [
      { method: "GET", path: "/runs/{uuid}" },
      { method: "GET", path: "/api/v1/runs/{uuid}" },
    ],
    API_KEY,
    both(30, 60),
    "Run lookup",
  ),
  row([{ method: "GET", contains: "/examples" }], API_KEY, both(5000, 60), "Examples"),
  row([{}], API_KEY, both(1000, 10), "Default (API key)"),
  row([{}], USER, both(1000, 10), "Default (User)"),
  row([{ path: "/public/download" }], IP, both(5000, 60), "Public download"),
  row([{ path: "/runs/stats" }], API_KEY, { us: per(1, 10), eu: per(20, 10) }, "Stats"),
];

/** contract: the limit of a request that no other row applies to. */
export const CATCH_ALL: RateLimitRow = row([{}], IP, both(100, 60), "Public (catch-all)");
