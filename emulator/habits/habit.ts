import * as z from "zod";
import type { Layer } from "../server/layers.ts";
import type { OperationName } from "../server/operations.ts";

/** Seen or assumed behaviour of some services and their clients, beyond the contract. */
export interface Habit {
  meaning: string;
  /** The affected operations; all if absent. */
  operations?: readonly OperationName[];
  /** Of several layers, the first one is the innermost. */
  layer: Layer | readonly Layer[];
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
