import { type Fault, status } from "./faults.ts";

type Faults = Record<string, Fault>;

/** Faults of a request, or of its response after the service has acted. */
const LOSSES = {
  ...{ reset: { kind: "reset" }, close: { kind: "fin" }, hang: { kind: "hang" } },
  ...{ "half of the JSON": { kind: "invalid_json" }, "page with 502": { kind: "html" } },
  ...{ "page with 200": { kind: "html", status: 200 }, "no HTTP": { kind: "not_http" } },
  ...{ 408: status(408), 500: status(500), 503: status(503), 504: status(504) },
} as const satisfies Faults;

const lossesAt = (moment: "before" | "after"): Faults =>
  Object.fromEntries(
    Object.entries(LOSSES).map(([name, fault]) => [
      `${name} ${moment}`,
      { ...fault, when: moment },
    ]),
  );

/** Transient: the service did not act. */
export const TRANSIENT: Faults = {
  ...lossesAt("before"),
  ...{ 425: status(425), 429: status(429), "200 without a body": { kind: "empty" } },
};

/** The service has acted, or acts later. */
export const AFTER_COMMIT: Faults = {
  ...lossesAt("after"),
  "204": { kind: "no_content", when: "after" },
  "a commit that comes later": { kind: "late_commit", after_ms: 20_000 },
  "headers that are too large": { kind: "huge_headers" },
};

/** Faults that end a step, except while it polls. */
export const REFUSALS: Faults = {
  ...Object.fromEntries(
    [400, 401, 403, 404, 405, 409, 410, 422].map((code) => [code, status(code)]),
  ),
  "a redirect": { kind: "redirect", to: "http://other.invalid" },
};

/** One fault of each kind that a client can distinguish. */
export const REPRESENTATIVES: Faults = Object.fromEntries(
  Object.entries({ ...TRANSIENT, ...AFTER_COMMIT, ...REFUSALS }).filter(([name]) =>
    /^((reset|hang|half of the JSON|page with 200|503) before|(reset|hang) after|429|401|404|409)$/.test(
      name,
    ),
  ),
);

export const crossProduct = <Position extends string>(
  faults: Faults,
  positions: readonly Position[],
) =>
  Object.entries(faults).flatMap(([name, fault]) =>
    positions.map((position) => [name, position, fault] as const),
  );
