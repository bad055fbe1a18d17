import type { Operation } from "../../src/service/contract/operation.ts";
import type { Store } from "../deployments/store.ts";
import type { View } from "../history.ts";
import { type OperationName, operationName } from "./operations.ts";
import type { ServiceResponse } from "./response.ts";
import type { AnyRoute, ReceivedRequest } from "./serve.ts";

/** Answers a request, like a route. */
export type Answer = AnyRoute["answer"];

/** What a layer knows about its route. */
interface Service {
  operation: Operation;
  store: Store;
}

/** Middleware: wraps the service, or another layer. */
export type Layer = (next: Answer, service: Service) => Answer;

/** Applies a layer to these operations only. */
export const forOperations =
  (operations: readonly OperationName[], layer: Layer): Layer =>
  (next, service) =>
    operations.some((name) => name === operationName(service.operation))
      ? layer(next, service)
      : next;

/** A layer that changes requests. */
export const changeRequest =
  (change: (received: ReceivedRequest, view: View) => ReceivedRequest): Layer =>
  (next) =>
  (received, view) =>
    next(change(received, view), view);

/** A layer that refuses some requests. */
export const refuseIf =
  (
    refusalFor: (
      received: ReceivedRequest,
      view: View,
      service: Service,
    ) => ServiceResponse | false | undefined,
  ): Layer =>
  (next, service) =>
  (received, view) =>
    refusalFor(received, view, service) || next(received, view);

/** A request and the service that answers it. */
export interface Exchange extends Service {
  received: ReceivedRequest;
  view: View;
}

/** A layer that changes responses. */
export const changeResponse =
  (change: (response: ServiceResponse, exchange: Exchange) => ServiceResponse): Layer =>
  (next, service) =>
  (received, view) =>
    mapResponse(next(received, view), (response) =>
      change(response, { ...service, received, view }),
    );

/** Changes a response, synchronously if possible. */
export const mapResponse = (
  answer: ReturnType<Answer>,
  change: (response: ServiceResponse) => ServiceResponse,
): ReturnType<Answer> => (answer instanceof Promise ? answer.then(change) : change(answer));

/** Wraps the routes in these layers, the first one innermost. */
export function applyLayers(
  routes: readonly AnyRoute[],
  layers: readonly Layer[],
  store: Store,
): AnyRoute[] {
  return routes.map(({ operation, answer }) => ({
    operation,
    answer: layers.reduce((next, layer) => layer(next, { operation, store }), answer),
  }));
}
