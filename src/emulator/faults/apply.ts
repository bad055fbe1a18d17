import { setTimeout as pause } from "node:timers/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Store } from "../deployments/store.ts";
import type { View } from "../history.ts";
import { type Answer, mediaOf, textOf } from "../server/answer.ts";
import * as broken from "./broken-reply.ts";
import { type Ending, type Fault, isEnding } from "./kinds.ts";
import { page, redirect, statusAnswer } from "./wrong-answer.ts";

/** One request between its arrival and its end. */
export interface Exchange {
  method: string;
  path: string;
  text: string;
  deploymentId: string | undefined;
  wire: broken.Wire;
  store: Store;
  /** What the service does and says: the commit happens in here. */
  act: (view: View) => Answer | Promise<Answer>;
}

type Moment = "before" | "after";

async function delay(faults: Fault[], moment: Moment): Promise<void> {
  for (const fault of faults) {
    // Not on the emulator's clock: it is the client's patience that is tried.
    if (fault.kind === "latency" && fault.when === moment)
      await pause(fault.ms, undefined, { ref: false });
  }
}

function deployAsSomebodyElse(
  { store, deploymentId }: Exchange,
  faults: Fault[],
  moment: Moment,
): void {
  if (deploymentId === undefined || !store.history.view().deployments.has(deploymentId)) return;
  for (const fault of faults) {
    if (fault.kind === "foreign_deploy" && fault.when === moment)
      store.addRevision(deploymentId, fault.change);
  }
}

function seenBy({ method, store }: Exchange, faults: Fault[]): View {
  const stale = faults.find((fault) => fault.kind === "stale_read");
  return store.history.view(method === "GET" ? stale : undefined);
}

const NEVER_SAID: Answer = { status: 0, body: null };

const said = (answer: Answer) =>
  new Response(textOf(answer), {
    status: answer.status,
    headers: { "content-type": mediaOf(answer) },
  });

const isLost = (ending: Ending | undefined): boolean =>
  ending !== undefined &&
  (ending.kind === "late_commit" ||
    ending.kind === "expired_credential" ||
    ("when" in ending && ending.when === "before"));

/** Endings that the router can say by itself. */
function wrongAnswer({ path }: Exchange, ending: Ending): Response | undefined {
  switch (ending.kind) {
    case "status":
      return statusAnswer(ending, Date.now());
    case "expired_credential":
      return said({ status: 401, body: { detail: "The credential has expired" } });
    case "redirect":
      return redirect(ending, path);
    case "html":
      return page(ending);
    case "empty":
      return new Response(null, { status: 200 });
    case "no_content":
      return new Response(null, { status: 204 });
    default:
      return undefined;
  }
}

/** Endings below HTTP, or against it. */
async function breakReply({ wire, text }: Exchange, ending: Ending, answer: Answer): Promise<void> {
  switch (ending.kind) {
    case "reset":
    case "late_commit":
      return broken.reset(wire);
    case "fin":
      return broken.close(wire);
    case "invalid_json":
      return broken.breakJson(wire);
    case "not_http":
      return broken.speakGarbage(wire, text);
    case "truncated":
      return broken.truncate(wire, answer);
    case "chunked_cut":
      return broken.cutChunks(wire, answer);
    case "trickle":
      return broken.trickle(wire, answer, ending.interval_ms);
    case "bomb":
      return broken.bomb(wire, answer, ending.mb);
    case "huge":
      return broken.flood(wire, answer, ending.mb);
    case "huge_headers":
      return broken.swellHeaders(wire, answer, ending.kb);
  }
}

/** Brings a request to its end: as the service answers it, or as its faults have it. */
export async function settle(exchange: Exchange, faults: Fault[]): Promise<Response> {
  const ending = faults.find(isEnding);
  await delay(faults, "before");
  deployAsSomebodyElse(exchange, faults, "before");
  const { history } = exchange.store;
  if (ending?.kind === "late_commit")
    history.later(history.view().now + ending.after_ms, exchange.act);
  const answer = isLost(ending) ? NEVER_SAID : await exchange.act(seenBy(exchange, faults));
  deployAsSomebodyElse(exchange, faults, "after");
  await delay(faults, "after");
  if (ending === undefined) return said(answer);
  const wrong = wrongAnswer(exchange, ending);
  if (wrong !== undefined) return wrong;
  await breakReply(exchange, ending, answer);
  return RESPONSE_ALREADY_SENT;
}
