import { setTimeout as pause } from "node:timers/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Store } from "../deployments/store.ts";
import { deleteDestinations } from "../exports/destinations.ts";
import type { View } from "../history.ts";
import { mediaTypeOf, type ServiceResponse, serializeBody } from "../server/response.ts";
import * as brokenResponse from "./broken-response.ts";
import { htmlPage, redirect, statusResponse } from "./gateway-response.ts";
import { type Fault, isResponseFault, type Moment, type ResponseFault } from "./kinds.ts";

/** A request without a response yet. */
export interface PendingRequest {
  method: string;
  path: string;
  /** The body. */
  text: string;
  deploymentId: string | undefined;
  messages: brokenResponse.HttpMessages;
  store: Store;
  /** Lets the service process the request, and commit its changes. */
  handle: (view: View) => ServiceResponse | Promise<ServiceResponse>;
}

async function delay(faults: Fault[], moment: Moment): Promise<void> {
  for (const fault of faults) {
    // In real time, not on the emulator's clock: the client's timeouts are under test.
    if (fault.kind === "latency" && fault.when === moment)
      await pause(fault.ms, undefined, { ref: false });
  }
}

/** Changes by other clients just before or after the request. */
function applyConcurrentChanges(
  { store, deploymentId = "" }: PendingRequest,
  faults: Fault[],
  moment: Moment,
): void {
  for (const fault of faults) {
    if (!("when" in fault) || fault.when !== moment) continue;
    const { deployments, now } = store.history.view();
    if (fault.kind === "deleted_destinations") deleteDestinations(store.history, now);
    if (!deployments.has(deploymentId)) continue;
    if (fault.kind === "foreign_deploy") store.addRevision(deploymentId, fault.change);
    if (fault.kind === "foreign_push") {
      const { source_config, source_revision_config } = store.deployment(deploymentId);
      store.push(source_config.repo_url ?? "", source_revision_config.repo_ref ?? "");
    }
  }
}

/** The state that the handler sees. Only reads can be stale. */
function selectView({ method, store }: PendingRequest, faults: Fault[]): View {
  const staleRead = faults.find((fault) => fault.kind === "stale_read");
  return store.history.view(method === "GET" ? staleRead : undefined);
}

/** In place of a response if the service is not called; no client receives this value. */
const NO_RESPONSE: ServiceResponse = { status: 0, body: null };

const toResponse = (response: ServiceResponse) =>
  new Response(serializeBody(response) || null, {
    status: response.status,
    headers: { "content-type": mediaTypeOf(response) },
  });

/** Whether the request never reaches the service, or reaches it only later. */
const isLost = (fault: ResponseFault | undefined): boolean =>
  fault !== undefined &&
  (fault.kind === "late_commit" ||
    fault.kind === "expired_credential" ||
    ("when" in fault && fault.when === "before"));

/** A response instead of the service's own; undefined if it is sent here, or none is sent. */
async function replaceResponse(
  { messages, path, text }: PendingRequest,
  fault: ResponseFault,
  response: ServiceResponse,
): Promise<Response | undefined> {
  const { socket } = messages.incoming;
  switch (fault.kind) {
    case "status":
      return statusResponse(fault);
    case "expired_credential":
      return toResponse({ status: 401, body: { detail: "The credential has expired" } });
    case "redirect":
      return redirect(fault, path);
    case "html":
      return htmlPage(fault);
    case "empty":
      return new Response(null, { status: 200 });
    case "no_content":
      return new Response(null, { status: 204 });
    case "invalid_json":
      return new Response('{"id": "', { headers: { "content-type": "application/json" } });
    case "late_commit":
      if (fault.status !== undefined) return toResponse({ status: fault.status, body: {} });
      socket.resetAndDestroy();
      break;
    case "reset":
      socket.resetAndDestroy();
      break;
    case "fin":
      socket.end();
      break;
    case "not_http":
      brokenResponse.sendGarbage(messages, text);
      break;
    case "truncated":
    case "chunked_cut":
      brokenResponse.sendTruncated(messages, response, fault.kind === "chunked_cut");
      break;
    case "trickle":
      await brokenResponse.sendSlowly(messages, response, fault.interval_ms);
      break;
    case "huge":
    case "bomb":
      await brokenResponse.sendHugeBody(messages, response, fault.mb, fault.kind === "bomb");
      break;
    case "huge_headers":
      brokenResponse.sendHugeHeaders(messages, response, fault.kb);
      break;
  }
  return undefined;
}

/** Ends a request: with the response of the service, or as its faults require. */
export async function applyFaults(faults: Fault[], request: PendingRequest): Promise<Response> {
  const responseFault = faults.find(isResponseFault);
  await delay(faults, "before");
  applyConcurrentChanges(request, faults, "before");
  const { history } = request.store;
  if (responseFault?.kind === "late_commit")
    history.schedule(history.view().now + responseFault.after_ms, request.handle);
  const response = isLost(responseFault)
    ? NO_RESPONSE
    : await request.handle(selectView(request, faults));
  applyConcurrentChanges(request, faults, "after");
  await delay(faults, "after");
  if (responseFault === undefined) return toResponse(response);
  return (await replaceResponse(request, responseFault, response)) ?? RESPONSE_ALREADY_SENT;
}
