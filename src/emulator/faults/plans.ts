import * as z from "zod";
import { OPERATIONS } from "../server/operations.ts";
import { Fault } from "./kinds.ts";

const ordinal = z.int().positive();

/** Which requests something goes wrong with, and what. Without `nth` and `times` it is each that matches. */
export const FaultPlan = z.strictObject({
  match: z
    .strictObject({
      method: z.string().optional(),
      path: z
        .string()
        .optional()
        .meta({ description: "the word of an operation, or a part of the path" }),
      nth: z
        .union([ordinal, z.array(ordinal)])
        .optional()
        .meta({ description: "which of the matching requests, from 1" }),
      times: ordinal.optional().meta({ description: "at most so often" }),
    })
    .default({}),
  fault: Fault,
});
export type FaultPlan = z.input<typeof FaultPlan>;

interface Matchable {
  method: string;
  path: string;
  /** The word of its operation. */
  operation?: string | undefined;
}

export interface Faults {
  add(...plans: FaultPlan[]): void;
  clear(): void;
  /** What goes wrong with this request, which is counted. */
  of(request: Matchable): Fault[];
}

const IDENTIFIER = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** Whether any request can match: the word of an operation, or a part of a path that is served below the prefix. */
export function isPlace(text: string, prefix: string): boolean {
  const part = text.replace(IDENTIFIER, "{}");
  const paths = Object.values(OPERATIONS).map(
    ({ path }) => prefix + path.replace(/\{\w+\}/g, "{}"),
  );
  return Object.hasOwn(OPERATIONS, text) || paths.some((path) => path.includes(part));
}

function matches({ match }: z.output<typeof FaultPlan>, request: Matchable): boolean {
  if (match.method !== undefined && match.method.toUpperCase() !== request.method) return false;
  if (match.path === undefined) return true;
  if (Object.hasOwn(OPERATIONS, match.path)) return match.path === request.operation;
  return request.path.includes(match.path);
}

function isMeant({ match, fault }: z.output<typeof FaultPlan>, ordinalOfRequest: number): boolean {
  if (match.nth === undefined) return true;
  if (Array.isArray(match.nth)) return match.nth.includes(ordinalOfRequest);
  return fault.kind === "expired_credential"
    ? ordinalOfRequest >= match.nth
    : ordinalOfRequest === match.nth;
}

export function createFaults(): Faults {
  let entries: { plan: z.output<typeof FaultPlan>; seen: number; done: number }[] = [];
  return {
    add(...plans) {
      entries.push(...plans.map((plan) => ({ plan: FaultPlan.parse(plan), seen: 0, done: 0 })));
    },
    clear() {
      entries = [];
    },
    of(request) {
      const matching = entries.filter(({ plan }) => matches(plan, request));
      for (const entry of matching) entry.seen += 1;
      const meant = matching.filter(
        ({ plan, seen, done }) =>
          isMeant(plan, seen) && done < (plan.match.times ?? Number.POSITIVE_INFINITY),
      );
      for (const entry of meant) entry.done += 1;
      return meant.map(({ plan }) => plan.fault);
    },
  };
}
