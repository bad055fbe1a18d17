import { STATUS_CODES } from "node:http";
import type { Fault } from "./kinds.ts";

/*
 * Complete responses that do not come from the service: from a gateway, a rate limiter, or a server
 * at the wrong address.
 */

type FaultOf<Kind> = Extract<Fault, { kind: Kind }>;

function retryAfterHeader(fault: FaultOf<"status">, dateMs: number): Record<string, string> {
  const { retry_after, retry_after_date_ms: offsetMs } = fault;
  if (retry_after !== undefined) return { "retry-after": String(retry_after) };
  if (offsetMs === undefined) return {};
  return { "retry-after": new Date(dateMs + offsetMs).toUTCString() };
}

/** The status with its headers. */
export function statusResponse(fault: FaultOf<"status">): Response {
  const dateMs = Date.now() + (fault.date_offset_ms ?? 0);
  const date: Record<string, string> =
    fault.date_offset_ms === undefined ? {} : { date: new Date(dateMs).toUTCString() };
  const headers = { ...date, ...retryAfterHeader(fault, dateMs) };
  return Response.json(fault.body ?? { detail: STATUS_CODES[fault.status] ?? "Failure" }, {
    status: fault.status,
    headers,
  });
}

export function htmlPage({ status }: FaultOf<"html">): Response {
  const title = `${status} ${STATUS_CODES[status] ?? ""}`;
  const html = `<html><head><title>${title}</title></head><body><center><h1>${title}</h1></center></body></html>\n`;
  return new Response(html, { status, headers: { "content-type": "text/html" } });
}

export function redirect({ to, status }: FaultOf<"redirect">, path: string): Response {
  return new Response(null, { status, headers: { location: new URL(path, to).href } });
}
