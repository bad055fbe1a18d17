import type { Store } from "../deployments/store.ts";
import type { View } from "../history.ts";
import type { OperationName } from "../server/operations.ts";
import type { ServiceResponse } from "../server/response.ts";
import type { Received } from "../server/serve.ts";

/** Answers a request, as a route does. */
export type Answer = (received: Received, view: View) => ServiceResponse;

/** Answers with the help of the next one: the service itself, or another layer. */
export type Layer = (next: Answer, service: { operation: string; store: Store }) => Answer;

/** The layer for requests of these operations alone. */
export const on =
  (operations: readonly OperationName[], layer: Layer): Layer =>
  (next, service) =>
    operations.some((name) => name === service.operation) ? layer(next, service) : next;
