import type { Operation } from "../../src/service/contract/operation.ts";
import type { Store } from "../deployments/store.ts";
import type { View } from "../history.ts";
import { type OperationName, operationName } from "./operations.ts";
import type { ServiceResponse } from "./response.ts";
import type { AnyRoute, ReceivedRequest } from "./route.ts";

/** Responds to a request, like a route. */
export type Responder = AnyRoute["respond"];

/** What a layer knows of the route that it wraps. */
interface RouteContext {
  operation: Operation;
  store: Store;
}

/** Middleware: wraps the service, or another layer. */
export type Layer = (next: Responder, context: RouteContext) => Responder;

/** Applies a layer to these operations only. */
export const forOperations =
  (operations: readonly OperationName[], layer: Layer): Layer =>
  (next, context) =>
    operations.some((name) => name === operationName(context.operation))
      ? layer(next, context)
      : next;

/** A layer that changes requests. */
export const changeRequest =
  (change: (request: ReceivedRequest, view: View) => ReceivedRequest): Layer =>
  (next) =>
  (request, view) =>
    next(change(request, view), view);

/** A layer that refuses some requests. */
export const refuseIf =
  (
    refusalFor: (
      request: ReceivedRequest,
      view: View,
      context: RouteContext,
    ) => ServiceResponse | false | undefined,
  ): Layer =>
  (next, context) =>
  (request, view) =>
    refusalFor(request, view, context) || next(request, view);

/** A request with its context. */
export interface Exchange extends RouteContext {
  request: ReceivedRequest;
  view: View;
}

/** A layer that changes responses. */
export const changeResponse =
  (change: (response: ServiceResponse, exchange: Exchange) => ServiceResponse): Layer =>
  (next, context) =>
  (request, view) =>
    mapResponse(next(request, view), (response) => change(response, { ...context, request, view }));

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
