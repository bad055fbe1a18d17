import * as z from "zod";
import type { changeRequest, changeResponse, Layer, refuseIf } from "../server/layers.ts";
import type { OperationName } from "../server/operations.ts";
import type { Representation } from "./representation.ts";

/** Observed behaviour of some services where the contract says nothing. */
export interface Habit extends Representation {
  meaning: string;
  /** The affected operations; all if absent. */
  operations?: readonly OperationName[];
  changeRequest?: Parameters<typeof changeRequest>[0];
  changeResponse?: Parameters<typeof changeResponse>[0];
  refusalFor?: Parameters<typeof refuseIf>[0];
  /** Wraps the other layers of the habit. */
  layer?: Layer;
}

/** A resource in a response. */
export const IdentifiedResource = z.looseObject({ id: z.string() });

export const LIST_OPERATIONS = ["revisions", "deployments"] as const;
export const WRITE_OPERATIONS = ["create", "patch"] as const;
export const DEPLOYMENT_OPERATIONS = [
  ...WRITE_OPERATIONS,
  ...LIST_OPERATIONS,
  "get",
  "revision",
] as const;
export const EXPORT_OPERATIONS = [
  "export",
  "get-export",
  "exports",
  "runs",
  "cancel-export",
] as const;

export const formatSeconds = (ms: number) => `${ms / 1_000} s`;
