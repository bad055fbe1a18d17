export interface RateLimit {
  count: number;
  interval_seconds: number;
}

/** Which requests a row is about: where a member is absent, any. */
export interface Match {
  method?: string;
  path?: string;
  /** A part of the path. */
  contains?: string;
  /** The end of the path. */
  suffix?: string;
}

export type Identity = "x-api-key" | "x-user-id + IP" | "IP";
export type Region = "us" | "eu";

export interface RateLimitRow {
  matches: readonly Match[];
  identity: Identity;
  limits: Record<Region, RateLimit>;
  category: string;
}

const per = (count: number, interval_seconds: number): RateLimit => ({ count, interval_seconds });
const both = (limit: RateLimit) => ({ us: limit, eu: limit });

const API_KEY = "x-api-key";
const USER = "x-user-id + IP";

/** contract: API rate limits, in the order of its table. */
export const RATE_LIMITS: readonly RateLimitRow[] = [
  {
    matches: [{ method: "OPTIONS" }, { path: "/info" }, { suffix: "/v1/metadata/submit" }],
    identity: "IP",
    limits: both(per(2000, 10)),
    category: "High throughput",
  },
  {
    matches: [{ path: "/auth" }],
    identity: API_KEY,
    limits: both(per(2000, 10)),
    category: "High throughput",
  },
  {
    matches: [{ path: "/auth" }],
    identity: USER,
    limits: both(per(2000, 10)),
    category: "High throughput",
  },
  {
    matches: [{ path: "/v1/beacon" }],
    identity: "IP",
    limits: both(per(2000, 10)),
    category: "High throughput",
  },
  {
    matches: [{ path: "/repos" }],
    identity: API_KEY,
    limits: both(per(100, 60)),
    category: "Repository",
  },
  {
    matches: [{ path: "/repos" }],
    identity: USER,
    limits: both(per(100, 60)),
    category: "Repository",
  },
  {
    matches: [{ method: "POST", path: "/runs/batch" }],
    identity: API_KEY,
    limits: both(per(2000, 10)),
    category: "High throughput",
  },
  {
    matches: [{ method: "POST", path: "/otel/v1/traces" }],
    identity: API_KEY,
    limits: both(per(2000, 10)),
    category: "Run ingest",
  },
  {
    matches: [{ method: "POST", contains: "/charts" }],
    identity: API_KEY,
    limits: both(per(750, 600)),
    category: "Charts",
  },
  {
    matches: [{ method: "POST", contains: "/charts" }],
    identity: USER,
    limits: both(per(750, 600)),
    category: "Charts",
  },
  {
    matches: [{ method: "POST", path: "/runs/multipart" }],
    identity: API_KEY,
    limits: both(per(6000, 10)),
    category: "Multipart ingest",
  },
  {
    matches: [{ method: "POST", path: "/runs/query" }],
    identity: API_KEY,
    limits: both(per(15, 10)),
    category: "Run query (API)",
  },
  {
    matches: [{ method: "POST", path: "/runs/query" }],
    identity: USER,
    limits: both(per(300, 10)),
    category: "Run query (User)",
  },
  {
    matches: [{ path: "/generate" }],
    identity: API_KEY,
    limits: both(per(30, 3600)),
    category: "Generation",
  },
  {
    matches: [{ path: "/generate" }],
    identity: USER,
    limits: both(per(30, 3600)),
    category: "Generation",
  },
  {
    matches: [{ path: "/commits" }],
    identity: API_KEY,
    limits: { us: per(10_000, 60), eu: per(2000, 60) },
    category: "Commits",
  },
  {
    matches: [{ path: "/commits" }],
    identity: USER,
    limits: { us: per(10_000, 60), eu: per(2000, 60) },
    category: "Commits",
  },
  // Not in the contract: whether the method belongs to the second path too. It does not here, which limits more.
  {
    matches: [{ method: "DELETE", path: "/sessions" }, { suffix: "/trigger" }],
    identity: API_KEY,
    limits: both(per(10, 60)),
    category: "Deletion",
  },
  {
    matches: [{ method: "DELETE", path: "/sessions" }, { suffix: "/trigger" }],
    identity: USER,
    limits: both(per(30, 60)),
    category: "Deletion",
  },
  {
    matches: [{ method: "POST", path: "/runs" }],
    identity: API_KEY,
    limits: both(per(2000, 10)),
    category: "Run ingest",
  },
  {
    matches: [{ method: "PATCH", contains: "/runs" }],
    identity: API_KEY,
    limits: both(per(2000, 10)),
    category: "Run ingest",
  },
  {
    matches: [{ method: "POST", path: "/feedback" }],
    identity: API_KEY,
    limits: both(per(2000, 10)),
    category: "High throughput",
  },
  {
    matches: [
      { method: "GET", path: "/runs/{uuid}" },
      { method: "GET", path: "/api/v1/runs/{uuid}" },
    ],
    identity: API_KEY,
    limits: both(per(30, 60)),
    category: "Run lookup",
  },
  {
    matches: [{ method: "GET", contains: "/examples" }],
    identity: API_KEY,
    limits: both(per(5000, 60)),
    category: "Examples",
  },
  { matches: [{}], identity: API_KEY, limits: both(per(1000, 10)), category: "Default (API key)" },
  { matches: [{}], identity: USER, limits: both(per(1000, 10)), category: "Default (User)" },
  {
    matches: [{ path: "/public/download" }],
    identity: "IP",
    limits: both(per(5000, 60)),
    category: "Public download",
  },
  {
    matches: [{ path: "/runs/stats" }],
    identity: API_KEY,
    limits: { us: per(1, 10), eu: per(20, 10) },
    category: "Stats",
  },
];

/** contract: what holds for a request that no other row is about. */
export const CATCH_ALL: RateLimitRow = {
  matches: [{}],
  identity: "IP",
  limits: both(per(100, 60)),
  category: "Public (catch-all)",
};

export interface LimitedRequest {
  method: string;
  /** Without the prefix of an installation, and without a query. */
  path: string;
  hasApiKey: boolean;
  hasUserId: boolean;
}

const UUID = "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}";

// Not in the contract: what a bare path stands for. Here also for what is below it, and for the same below the API's own
// prefix: so more requests are limited, never fewer.
const isAt = (path: string, template: string): boolean =>
  new RegExp(`^(?:/api(?:/v1)?)?${template.replace("{uuid}", UUID)}(?:/|$)`).test(path);

function isMeant({ method, path, contains, suffix }: Match, request: LimitedRequest): boolean {
  if (method !== undefined && method !== request.method) return false;
  if (path !== undefined && !isAt(request.path, path)) return false;
  return request.path.includes(contains ?? "") && request.path.endsWith(suffix ?? "");
}

function hasIdentity(
  { identity }: RateLimitRow,
  { hasApiKey, hasUserId }: LimitedRequest,
): boolean {
  if (identity === API_KEY) return hasApiKey;
  return identity === USER ? hasUserId : true;
}

/**
 * All rows about a request. Not in the contract: which of several counts. All do here: a request has to be within each of
 * them, and the catch-all is for those that no other row is about.
 */
export function limitsFor(request: LimitedRequest): readonly RateLimitRow[] {
  const rows = RATE_LIMITS.filter(
    (row) => hasIdentity(row, request) && row.matches.some((match) => isMeant(match, request)),
  );
  return rows.length > 0 ? rows : [CATCH_ALL];
}

export const requestsPerSecond = ({ count, interval_seconds }: RateLimit): number =>
  count / interval_seconds;

/** The limit that holds in both regions: which one a service is in cannot be told from its address. */
export function lowerLimit({ limits: { us, eu } }: RateLimitRow): RateLimit {
  return requestsPerSecond(us) <= requestsPerSecond(eu) ? us : eu;
}
