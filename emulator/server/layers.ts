import type { Operation } from "../../src/service/contract/operation.ts";
import type { Store } from "../deployments/store.ts";
import type { View } from "../history.ts";
import { type OperationName, operationName } from "./operations.ts";
import type { ServiceResponse } from "./response.ts";
import type { AnyRoute, ReceivedRequest } from "./route.ts";

/** Responds to a request, like a route. */
export type Responder = AnyRoute["respond"];

/** What a layer knows about its route. */
interface LayerContext {
  operation: Operation;
  store: Store;
}

/** Middleware: wraps the service, or another layer. */
export type Layer = (next: Responder, service: LayerContext) => Responder;

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
      service: LayerContext,
    ) => ServiceResponse | false | undefined,
  ): Layer =>
  (next, service) =>
  (received, view) =>
    refusalFor(received, view, service) || next(received, view);

/** A request with its context. */
export interface Exchange extends LayerContext {
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
  response: ReturnType<Responder>,
  change: (response: ServiceResponse) => ServiceResponse,
): ReturnType<Responder> =>
  response instanceof Promise ? response.then(change) : change(response);

/** Wraps the routes in these layers, the first one innermost. */
export function applyLayers(
  routes: readonly AnyRoute[],
  layers: readonly Layer[],
  store: Store,
): AnyRoute[] {
  return routes.map(({ operation, respond }) => ({
    operation,
    respond: layers.reduce((next, layer) => layer(next, { operation, store }), respond),
  }));
}
