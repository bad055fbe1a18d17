import type { Script } from "../../emulator/deployments/life-cycle.ts";
import type { FaultPlan } from "../../emulator/faults/plans.ts";
import { imageOf } from "../harness/virtual-service.ts";
import type { StepService } from "./scenario.ts";

export type Fault = FaultPlan["fault"];
export const SECOND = 1_000;

/** A life cycle with these statuses. */
export const script = (...steps: [status: string, after_s: number][]): Script =>
  steps.map(([status, after_s]) => ({ status, after_ms: after_s * SECOND }));

export const requestNumbers = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
/** The request with this number and the next 98. */
export const requestsFrom = (first: number): number[] => requestNumbers(first, first + 98);

/** Content of a revision with this image. */
export const withImage = (image_uri: string) => ({ source_revision_config: { image_uri } });

/** A fault of the nth requests for an operation, or of all of them. */
export const faultAt = (path: string, fault: Fault, nth?: number | number[]): FaultPlan => ({
  match: { path, ...(nth === undefined ? {} : { nth }) },
  fault,
});
/** A fault of the nth PATCH request. */
export const onPatch = (fault: Fault, nth: number | number[] = 1) => faultAt("patch", fault, nth);
export const status = (code: number, detail?: string): Fault => ({
  kind: "status",
  status: code,
  ...(detail === undefined ? {} : { body: { detail } }),
});

export const respondWith = (code: number, body: unknown): Fault => ({
  kind: "status",
  status: code,
  body: JSON.parse(JSON.stringify(body)),
});

/** The connection breaks before the service applies the request, or after. */
export const LOST_REQUEST = { kind: "reset" } as const;
export const LOST_RESPONSE = { kind: "reset", when: "after" } as const;
export const UNAVAILABLE = status(503);
export const lateCommit = (after_s: number) =>
  onPatch({ kind: "late_commit", after_ms: after_s * SECOND });
export const rateLimitedFor = (retry_after: number) =>
  ({ kind: "status", status: 429, retry_after }) as const;
export const staleRead = (nth: number | number[], commits = 1) =>
  faultAt("get", { kind: "stale_read", commits }, nth);
/** Another client deploys just before or after our change is applied. */
export const foreignDeploy = (
  change: object = withImage(imageOf("foreign")),
  when: "before" | "after" = "before",
  nth = 1,
) => onPatch({ kind: "foreign_deploy", change, when }, nth);

/** Arranges these faults before the step starts. */
export const faults =
  (...plans: FaultPlan[]) =>
  ({ emulator }: Pick<StepService, "emulator">) =>
    emulator.faults.add(...plans);
export const withFaults = (...plans: FaultPlan[]) => ({ arrange: faults(...plans) });
export const withFault = (...fault: Parameters<typeof faultAt>) => withFaults(faultAt(...fault));
