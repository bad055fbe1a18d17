import { describe, expect, it } from "vitest";
import { createFaults, type FaultPlan, isPlace } from "../../../emulator/faults/plans.ts";

const PATCH = { method: "PATCH", path: "/v2/deployments/1", operation: "patch" };
const GET = { method: "GET", path: "/v2/deployments/1", operation: "get" };

/** Which of five requests the fault applies to. */
function met(
  match: FaultPlan["match"],
  request = GET,
  fault: FaultPlan["fault"] = { kind: "fin" },
): number[] {
  const faults = createFaults();
  faults.add({ match, fault });
  return [1, 2, 3, 4, 5].filter(() => faults.of(request).length > 0);
}

describe("createFaults", () => {
  it("matches by method, operation and part of the path", () => {
    expect(met({ method: "patch" }, PATCH)).toHaveLength(5);
    expect(met({ method: "patch" }, GET)).toHaveLength(0);
    expect(met({ path: "get" }, GET)).toHaveLength(5);
    expect(met({ path: "get" }, PATCH)).toHaveLength(0);
    expect(met({ path: "/v2/dep" }, PATCH)).toHaveLength(5);
    expect(met({ path: "/v1" }, PATCH)).toHaveLength(0);
  });

  it("counts only requests that match", () => {
    const faults = createFaults();
    faults.add({ match: { path: "get", nth: 2 }, fault: { kind: "fin" } });
    expect([GET, PATCH, PATCH, GET].map((request) => faults.of(request).length)).toEqual([
      0, 0, 0, 1,
    ]);
  });

  it("applies to the nth request, to several, or to a number of requests", () => {
    expect(met({})).toEqual([1, 2, 3, 4, 5]);
    expect(met({ nth: 2 })).toEqual([2]);
    expect(met({ nth: [1, 4] })).toEqual([1, 4]);
    expect(met({ times: 2 })).toEqual([1, 2]);
  });

  it("expires a credential from the nth request on", () => {
    expect(met({ nth: 3 }, GET, { kind: "expired_credential" })).toEqual([3, 4, 5]);
  });

  it("applies no plan after clear", () => {
    const faults = createFaults();
    faults.add({ fault: { kind: "fin" } });
    faults.clear();
    expect(faults.of(GET)).toEqual([]);
  });

  it("throws on a plan with an unknown member", () => {
    const plan = { match: {}, fault: { kind: "status", status: 503, colour: "red" } } as const;
    expect(() => createFaults().add(plan)).toThrow("colour");
  });
});

describe("isPlace", () => {
  const id = "11111111-1111-4111-8111-111111111111";

  it.each([
    "patch",
    "list",
    "/v2/listeners",
    "v2/dep",
    "/api-host",
    `/v2/deployments/${id}`,
    `${id}/revisions/${id}`,
    id,
  ])("is true for %s", (text) => expect(isPlace(text, "/api-host")).toBe(true));

  it.each(["patsh", "/v3", "/deployments/1", "/revisions/list"])("is false for %s", (text) =>
    expect(isPlace(text, "/api-host")).toBe(false),
  );
});
