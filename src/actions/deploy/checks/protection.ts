import type { Server } from "../../../service/client/http/http.ts";
import { get } from "../../../service/client/http/reply.ts";
import { PATIENCE } from "../../../service/client/patience.ts";
import { addressOf } from "../../rollout/known.ts";
import type { Deploy } from "../context.ts";
import {
  type Answer,
  addressShown,
  askUntilSure,
  type Finding,
  MAY_PASS,
  type Meaning,
  passageOf,
  type Wrong,
} from "./ask.ts";

/**
 * Checks that an agent server refuses requests without a credential, and accepts the token
 * (contract: Authentication). Returns undefined if it does.
 */
export async function findUnprotected(deploy: Deploy): Promise<Finding | undefined> {
  const { world, inputs, store } = deploy;
  const { auth_check_url: url = "", auth_check_token: token, smoke_test_url } = inputs;
  const { origin, pathname } = new URL(url);
  world.report.tell(`protection check: asking ${origin} without a credential`);
  const question = {
    method: "GET",
    address: addressShown(url),
    input: "auth_check_url",
    send: async (server: Server) => ({ ...(await get(server, url, world.signal)), text: "" }),
  } as const;
  const isPublic = PUBLIC_PATH.test(pathname);
  const addresses = [addressOf(store.known.deployment), smoke_test_url];
  const isOwn = addresses.some((address) => address && url.startsWith(address));
  const meaningOf = (answer: Answer) => meaningToStrangers(answer, isPublic, isOwn);
  const stranger = { ...question, wanted: "401 or 403", token: undefined, meaningOf };
  const open = await askUntilSure(deploy, stranger);
  if (open !== undefined || token === undefined) return open;
  return askUntilSure(deploy, { ...question, wanted: "200", token, meaningOf: meaningToUsers });
}

// Beyond the contract: agent-doors.
const PUBLIC_PATH = /\/(ok|info)\/*$/;

/** `isOwn` says that the address is known to be one of this agent server. */
function meaningToStrangers(answer: Answer, isPublic: boolean, isOwn: boolean): Meaning {
  const passage = passageOf(answer);
  if (passage === "refused") return "right";
  if (passage === "unknown") return STRANGER_NOT_CHECKED;
  if (isPublic) return PUBLIC;
  if (!("status" in answer) || answer.status < 400) return OPEN;
  // A handler answers at every path, but this may be another server.
  return answer.status === 404 && !isOwn ? NOTHING : ASTRAY;
}

function meaningToUsers(answer: Answer): Meaning {
  const passage = passageOf(answer);
  if (passage === "accepted") return "right";
  return passage === "refused" ? REFUSED : TOKEN_NOT_CHECKED;
}

const WITHOUT = "without a credential";
const HANDLER =
  "Name a handler under auth.path in the graph configuration file that refuses requests without a credential.";
const NOT_CHECKED = "could not be checked for protection";

const OPEN: Wrong = {
  headline: "is open to everyone",
  how: WITHOUT,
  isBroken: true,
  advice: HANDLER,
};

const ASTRAY: Wrong = {
  ...OPEN,
  how: `nobody was refused: ${WITHOUT}`,
  advice: `${HANDLER} If auth_check_url leads to another server, correct it.`,
  lastsMs: PATIENCE.noRoute.ms,
};

const NOTHING: Wrong = {
  headline: "is not known to be protected",
  how: WITHOUT,
  isBroken: false,
  advice:
    "Correct auth_check_url: it has to lead to this agent server, such as to its /threads. Until then nothing says that it is protected.",
  keepsRevision: "auth_check_url may lead to another server",
  lastsMs: PATIENCE.noRoute.ms,
};

const PUBLIC: Wrong = {
  headline: NOT_CHECKED,
  how: `many servers answer /ok and /info to everybody: ${WITHOUT}`,
  isBroken: false,
  advice: "In auth_check_url, ask another path, such as /threads.",
  keepsRevision: "what /ok and /info answer says nothing about the revision",
};

const REFUSED: Wrong = {
  headline: "refused auth_check_token",
  how: "with it",
  isBroken: false,
  advice:
    "Set auth_check_token to a credential that this agent server accepts, or correct its handler. Requests without a credential are refused, as they should be.",
};

const notChecked = (how: string): Wrong => ({ headline: NOT_CHECKED, how, lastsMs: MAY_PASS });
const STRANGER_NOT_CHECKED = notChecked(WITHOUT);
const TOKEN_NOT_CHECKED = notChecked("with auth_check_token");
