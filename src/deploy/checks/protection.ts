import type { World } from "../../action/world.ts";
import { peek } from "../../client/http/http.ts";
import {
  type Answer,
  ask,
  type Finding,
  findingOf,
  isStatus,
  type Limits,
  type Question,
  shown,
} from "./ask.ts";

/** During the switch to the new revision, the old one may still answer once, right or wrong. */
const READS_THAT_COUNT = 2;

interface Protection {
  url: string;
  token: string | undefined;
}

/** Strangers are let in, the token is refused, or neither could be found out. */
interface Unprotected extends Finding {
  headline: string;
}

/**
 * Checks that an agent server refuses strangers (contract: Authentication): it has to answer 401
 * without a credential, and 2xx with one. Returns undefined when it does.
 */
export async function findUnprotected(
  world: World,
  { url, token }: Protection,
  limits: Limits,
): Promise<Unprotected | undefined> {
  const question = (credential: string | undefined, wanted: string): Question => ({
    method: "GET",
    address: shown(url),
    wanted,
    input: "auth_check_url",
    token: credential,
    send: async (server) => {
      const { status } = await peek(server, url, world.signal);
      return { status, text: "" };
    },
  });
  const asStranger = question(undefined, "401");
  const stranger = await ask(world, asStranger, limits, judgeBy(isUnauthorized));
  if (!isStatus(stranger, isUnauthorized)) return strangerFinding(asStranger, stranger);
  if (token === undefined) return undefined;
  const asUser = question(token, "200");
  const user = await ask(world, asUser, limits, judgeBy(isAccepted));
  return isStatus(user, isAccepted) ? undefined : tokenFinding(asUser, user);
}

const isUnauthorized = (status: number) => status === 401;
const isForbidden = (status: number) => status === 403;
const isAccepted = (status: number) => status >= 200 && status < 300;
/** What a gateway answers, too, while a server is not there yet. */
const mayPass = (status: number) => status === 404 || status === 429 || status >= 500;

/** A status of the server itself counts when it comes twice. */
function judgeBy(isWanted: (status: number) => boolean) {
  let previous: number | undefined;
  let reads = 0;
  return (answer: Answer) => {
    const status = "status" in answer ? answer.status : undefined;
    reads = status === previous ? reads + 1 : 1;
    previous = status;
    if (status === undefined) return "wrong";
    if (!mayPass(status) && reads >= READS_THAT_COUNT) return "settled";
    return isWanted(status) ? "right" : "wrong";
  };
}

const FORBIDDEN =
  "Check whether a gateway in front of the agent server answered: the handler under auth.path of graph.json must reject unknown callers with 401.";
const NOT_CHECKED = "is deployed, but its protection could not be checked";

function strangerFinding(question: Question, answer: Answer): Unprotected {
  const { seen, advice } = findingOf(question, answer);
  if (isStatus(answer, isAccepted)) {
    return {
      headline: "is open to strangers",
      seen: `anyone who knows its address can use it now: without a credential, ${seen}`,
      advice:
        "Name a handler under auth.path of graph.json that rejects unknown callers with 401, and deploy again.",
    };
  }
  return {
    headline: NOT_CHECKED,
    seen: `its protection could not be checked: without a credential, ${seen}`,
    advice: isStatus(answer, isForbidden) ? FORBIDDEN : advice,
  };
}

function tokenFinding(question: Question, answer: Answer): Unprotected {
  const { seen, advice } = findingOf(question, answer);
  if (isStatus(answer, (status) => isUnauthorized(status) || isForbidden(status))) {
    return {
      headline: "refused auth_check_token",
      seen: `it rejects auth_check_token: with it, ${seen}`,
      advice:
        "Set auth_check_token to a token that the handler accepts, or correct the handler. Requests without a credential are rejected, as they should be.",
    };
  }
  return {
    headline: NOT_CHECKED,
    seen: `its protection could not be checked: with auth_check_token, ${seen}`,
    advice,
  };
}
