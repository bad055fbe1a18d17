import type { Operation } from "../../src/service/contract/operation.ts";
import type { Store } from "../deployments/store.ts";
import type { View } from "../history.ts";
import { nameOf, type OperationName } from "./operations.ts";
import type { ServiceResponse } from "./response.ts";
import type { AnyRoute, Received } from "./serve.ts";

/** Answers a request, like a route. */
export type Answer = AnyRoute["answer"];

/** What a layer knows about its route. */
interface Service {
  operation: Operation;
  store: Store;
}

/** Answers by calling the next one: the service itself, or another layer. */
export type Layer = (next: Answer, service: Service) => Answer;

/** Applies a layer to these operations only. */
export const on =
  (operations: readonly OperationName[], layer: Layer): Layer =>
  (next, service) =>
    operations.some((name) => name === nameOf(service.operation)) ? layer(next, service) : next;

/** A layer that changes requests. */
export const asks =
  (change: (received: Received, view: View) => Received): Layer =>
  (next) =>
  (received, view) =>
    next(change(received, view), view);

/** A layer that refuses some requests. */
export const refuses =
  (
    refused: (
      received: Received,
      view: View,
      service: Service,
    ) => ServiceResponse | false | undefined,
  ): Layer =>
  (next, service) =>
  (received, view) =>
    refused(received, view, service) || next(received, view);

export interface Asked extends Service {
  received: Received;
  view: View;
}

/** A layer that changes answers. */
export const answers =
  (change: (response: ServiceResponse, asked: Asked) => ServiceResponse): Layer =>
  (next, service) =>
  (received, view) =>
    changed(next(received, view), (response) => change(response, { ...service, received, view }));

/** Changes an answer, synchronously if possible. */
export const changed = (
  answer: ReturnType<Answer>,
  change: (response: ServiceResponse) => ServiceResponse,
): ReturnType<Answer> => (answer instanceof Promise ? answer.then(change) : change(answer));

/** Wraps the routes in these layers, the first one innermost. */
export function layered(
  routes: readonly AnyRoute[],
  layers: readonly Layer[],
  store: Store,
): AnyRoute[] {
  return routes.map(({ operation, answer }) => ({
    operation,
    answer: layers.reduce((next, layer) => layer(next, { operation, store }), answer),
  }));
}
