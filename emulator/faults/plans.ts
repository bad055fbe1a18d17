import * as z from "zod";
import { OPERATIONS } from "../server/operations.ts";
import type { RecordedRequest } from "../server/requests.ts";
import { Fault } from "./kinds.ts";

const ordinal = z.int().positive();
const operationNames = Object.keys(OPERATIONS).join(", ");

/** A fault, and the requests that it applies to: all that match, unless `nth` or `times` is set. */
export const FaultPlan = z.strictObject({
  match: z
    .strictObject({
      method: z.string().optional(),
      path: z
        .string()
        .refine(
          (text) => text.includes("/") || Object.hasOwn(OPERATIONS, text),
          `must be one of ${operationNames}, or a part of a path such as /v2/deployments`,
        )
        .optional(),
      nth: z
        .union([ordinal, z.array(ordinal)])
        .optional()
        .meta({ description: "which of the matching requests, from 1" }),
      times: ordinal.optional().meta({ description: "how many of the matching requests at most" }),
    })
    .default({}),
  fault: Fault,
});
export type FaultPlan = z.input<typeof FaultPlan>;

type MatchedRequest = Pick<RecordedRequest, "method" | "path" | "operation">;

export type Faults = ReturnType<typeof createFaults>;

function matches({ match }: z.output<typeof FaultPlan>, request: MatchedRequest): boolean {
  if (match.method !== undefined && match.method.toUpperCase() !== request.method) return false;
  if (match.path === undefined) return true;
  if (Object.hasOwn(OPERATIONS, match.path)) return match.path === request.operation;
  return request.path.includes(match.path);
}

/** Whether a plan applies to the request with this number among the matching ones, from 1. */
function appliesTo({ match, fault }: z.output<typeof FaultPlan>, position: number): boolean {
  if (match.nth === undefined) return true;
  if (Array.isArray(match.nth)) return match.nth.includes(position);
  return fault.kind === "expired_credential" ? position >= match.nth : position === match.nth;
}

export function createFaults() {
  let entries: { plan: z.output<typeof FaultPlan>; matchCount: number; applyCount: number }[] = [];
  return {
    add(...plans: FaultPlan[]): void {
      entries.push(
        ...plans.map((plan) => ({ plan: FaultPlan.parse(plan), matchCount: 0, applyCount: 0 })),
      );
    },
    clear(): void {
      entries = [];
    },
    /** The faults of this request. Each call counts as one request. */
    faultsFor(request: MatchedRequest): Fault[] {
      const matchingEntries = entries.filter(({ plan }) => matches(plan, request));
      for (const entry of matchingEntries) entry.matchCount += 1;
      const applicableEntries = matchingEntries.filter(
        ({ plan, matchCount, applyCount }) =>
          appliesTo(plan, matchCount) && applyCount < (plan.match.times ?? Infinity),
      );
      for (const entry of applicableEntries) entry.applyCount += 1;
      return applicableEntries.map(({ plan }) => plan.fault);
    },
  };
}
