import type { World } from "../../../report/world.ts";
import { peek, type Server } from "../../../service/client/http/http.ts";
import { PATIENCE } from "../../../service/client/patience.ts";
import {
  type Answer,
  addressShown,
  ask,
  type Finding,
  type Limits,
  MAY_PASS,
  type Meaning,
  passageOf,
  type Wrong,
} from "./ask.ts";

interface Protection {
  url: string;
  token: string | undefined;
  /** Whether another check has just reached the server. */
  isReached: boolean;
  /** Whether the address is known to be one of this agent server. */
  isOwn: boolean;
}

/**
 * Checks that an agent server refuses requests without a credential, and accepts the token
 * (contract: Authentication). Returns undefined if it does.
 */
export async function findUnprotected(
  world: World,
  { url, token, isReached, isOwn }: Protection,
  limits: Limits,
): Promise<Finding | undefined> {
  const question = {
    method: "GET" as const,
    address: addressShown(url),
    input: "auth_check_url",
    send: async (server: Server) => {
      const { status } = await peek(server, url, world.signal);
      return { status, text: "" };
    },
  };
  const meaningOf = meaningToStrangers(url, isReached, isOwn);
  const stranger = { ...question, wanted: "401 or 403", token: undefined, meaningOf };
  const open = await ask(world, stranger, limits);
  if (open !== undefined || token === undefined) return open;
  const user = { ...question, wanted: "200", token, meaningOf: meaningToUsers };
  return ask(world, user, limits);
}

// Beyond the contract: agent-doors.
const PUBLIC_PATH = /\/(ok|info)\/*$/;

/** A stranger gets past the door also if there is nothing behind it. */
function meaningToStrangers(url: string, isReached: boolean, isOwn: boolean) {
  const open = PUBLIC_PATH.test(new URL(url).pathname) ? PUBLIC : OPEN;
  const astray: Wrong = {
    ...open,
    seen: (usual) => `${open.seen(usual)}, but nobody was refused`,
    advice: `${open.advice} If auth_check_url leads to another server, correct it.`,
    lastsMs: isReached ? 0 : PATIENCE.noRoute.ms,
  };
  // A handler answers at every path, but perhaps this is another server.
  const nothing: Wrong = {
    ...astray,
    headline: "is not known to be protected",
    seen: (usual) => `without a credential, ${usual}`,
    isBroken: false,
    advice:
      "Correct auth_check_url: it has to lead to this agent server, such as to its /threads. Until then nothing says that it is protected.",
    keepsRevision: "auth_check_url may lead to another server",
  };
  const unknown = notChecked("without a credential");
  return (answer: Answer): Meaning => {
    const passage = passageOf(answer);
    if (passage === "refused") return "right";
    if (passage === "unknown") return unknown;
    if (!("status" in answer) || answer.status < 400) return open;
    return answer.status === 404 && !isOwn && open === OPEN ? nothing : astray;
  };
}

function meaningToUsers(answer: Answer): Meaning {
  const passage = passageOf(answer);
  if (passage === "past the door") return "right";
  return passage === "refused" ? REFUSED : TOKEN_NOT_CHECKED;
}

const OPEN = {
  headline: "is open to everyone",
  seen: (usual: string) => `without a credential, ${usual}`,
  isBroken: true,
  advice:
    "Name a handler under auth.path in the graph configuration file that refuses requests without a credential.",
} satisfies Wrong;

const REFUSED: Wrong = {
  headline: "refused auth_check_token",
  seen: (usual) => `with it, ${usual}`,
  isBroken: false,
  advice:
    "Set auth_check_token to a credential that this agent server accepts, or correct its handler. Requests without a credential are refused, as they should be.",
};

const NOT_CHECKED = "could not be checked for protection";

const PUBLIC = {
  headline: NOT_CHECKED,
  seen: (usual: string) =>
    `many servers answer /ok and /info to everybody: without a credential, ${usual}`,
  isBroken: false,
  advice: "In auth_check_url, ask another path, such as /threads.",
  keepsRevision: "what /ok and /info answer says nothing about the revision",
} satisfies Wrong;

const notChecked = (how: string): Wrong => ({
  headline: NOT_CHECKED,
  seen: (usual) => `${how}, ${usual}`,
  lastsMs: MAY_PASS,
});

const TOKEN_NOT_CHECKED = notChecked("with auth_check_token");
