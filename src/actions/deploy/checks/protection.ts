import type { Server } from "../../../service/client/http/http.ts";
import { get } from "../../../service/client/http/reply.ts";
import { LIMITS } from "../../../service/client/limits.ts";
import { serverUrlOf } from "../../rollout/state.ts";
import type { Deploy } from "../context.ts";
import { pathBelow } from "./inputs.ts";
import {
  accessOf,
  type Finding,
  OK,
  type ProbeResult,
  probeUntilStable,
  type Verdict,
} from "./probe.ts";

/**
 * Checks that an agent server refuses requests without a credential, and accepts the token, if one
 * is set (contract: Authentication).
 */
export async function checkProtection(deploy: Deploy): Promise<Finding | undefined> {
  const { ctx, inputs, store } = deploy;
  const { auth_check_url: url = "", auth_check_token: token, smoke_test_url } = inputs;
  const { origin, pathname } = new URL(url);
  ctx.report.progress(`protection check: asking ${origin} without a credential`);
  const probe = {
    request: `GET ${origin}${pathname}`,
    input: "auth_check_url",
    send: async (server: Server) => ({ ...(await get(server, url, ctx.signal)), text: "" }),
  };
  const isPublic = PUBLIC_PATH.test(pathname);
  const knownAddresses = [serverUrlOf(store.state.deployment), smoke_test_url];
  const isKnown = knownAddresses.some((address) => pathBelow(url, address) !== undefined);
  const judge = (result: ProbeResult) => judgeAnonymous(result, isPublic, isKnown);
  const anonymousProbe = { ...probe, expected: "401 or 403", token: undefined, judge };
  const finding = await probeUntilStable(deploy, anonymousProbe);
  if (finding !== undefined || token === undefined) return finding;
  return probeUntilStable(deploy, { ...probe, expected: "200", token, judge: judgeWithToken });
}

// Beyond the contract: agent-auth.
const PUBLIC_PATH = /\/(ok|info)\/*$/;

/** `isKnown` if the URL is below an address of this agent server. */
function judgeAnonymous(result: ProbeResult, isPublic: boolean, isKnown: boolean): Verdict {
  const access = accessOf(result);
  if (access === "refused") return OK;
  if (access === "unknown") return uncheckedVerdict(WITHOUT_CREDENTIAL);
  if (isPublic) return PUBLIC_PATH_VERDICT;
  if (!("status" in result) || result.status < 400) return OPEN_VERDICT;
  // An auth handler refuses even unknown paths, but a 404 may be of another server or a gateway.
  const verdict = result.status === 404 && !isKnown ? UNKNOWN_SERVER_VERDICT : OPEN_VERDICT;
  return { ...verdict, minDurationMs: LIMITS.noRoute.ms };
}

function judgeWithToken(result: ProbeResult): Verdict {
  const access = accessOf(result);
  if (access === "accepted") return OK;
  return access === "refused" ? REFUSED_TOKEN_VERDICT : uncheckedVerdict("with auth_check_token");
}

const WITHOUT_CREDENTIAL = "without a credential";
const NOT_CHECKED = "could not be checked for protection";

const OPEN_VERDICT: Verdict = {
  headline: "is open to everyone",
  prefix: `nobody was refused: ${WITHOUT_CREDENTIAL}`,
  isBroken: true,
  advice:
    "Name a handler under auth.path in the graph configuration file that refuses requests without a credential.",
};

const UNKNOWN_SERVER_VERDICT: Verdict = {
  headline: "is not known to be protected",
  prefix: WITHOUT_CREDENTIAL,
  advice:
    "Correct auth_check_url: it has to lead to this agent server, such as to its /threads. Until then nothing says that it is protected.",
  noRollbackReason: "auth_check_url may lead to another server",
};

const PUBLIC_PATH_VERDICT: Verdict = {
  headline: NOT_CHECKED,
  prefix: `many servers answer /ok and /info to everybody: ${WITHOUT_CREDENTIAL}`,
  advice: "In auth_check_url, ask another path, such as /threads.",
  noRollbackReason: "what /ok and /info answer says nothing about the revision",
};

const REFUSED_TOKEN_VERDICT: Verdict = {
  headline: "refused auth_check_token",
  prefix: "with it",
  advice:
    "Set auth_check_token to a credential that this agent server accepts, or correct its handler. Requests without a credential are refused, as they should be.",
  noRollbackReason: "a refused token says nothing about the revision",
};

const uncheckedVerdict = (prefix: string): Verdict => ({
  headline: NOT_CHECKED,
  prefix,
  isTransient: true,
});
