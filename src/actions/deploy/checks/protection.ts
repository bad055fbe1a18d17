import type { Server } from "../../../service/client/http/http.ts";
import { get } from "../../../service/client/http/reply.ts";
import { LIMITS } from "../../../service/client/limits.ts";
import { serverUrlOf } from "../../rollout/state.ts";
import type { Deploy } from "../context.ts";
import {
  accessOf,
  type Finding,
  OK,
  type ProbeResult,
  probeUntilStable,
  type Verdict,
} from "./probe.ts";

/**
 * Checks that an agent server refuses requests without a credential, and accepts the token
 * (contract: Authentication). Returns undefined if it does.
 */
export async function findUnprotected(deploy: Deploy): Promise<Finding | undefined> {
  const { ctx, inputs, store } = deploy;
  const { auth_check_url: url = "", auth_check_token: token, smoke_test_url } = inputs;
  const { origin, pathname } = new URL(url);
  ctx.report.progress(`protection check: asking ${origin} without a credential`);
  const probe = {
    method: "GET",
    address: origin + pathname,
    input: "auth_check_url",
    send: async (server: Server) => ({ ...(await get(server, url, ctx.signal)), text: "" }),
  } as const;
  const isPublic = PUBLIC_PATH.test(pathname);
  const addresses = [serverUrlOf(store.state.deployment), smoke_test_url];
  const isOwn = addresses.some((address) => address && url.startsWith(address));
  const judge = (result: ProbeResult) => judgeAnonymous(result, isPublic, isOwn);
  const anonymousProbe = { ...probe, expected: "401 or 403", token: undefined, judge };
  const finding = await probeUntilStable(deploy, anonymousProbe);
  if (finding !== undefined || token === undefined) return finding;
  return probeUntilStable(deploy, { ...probe, expected: "200", token, judge: judgeWithToken });
}

// Beyond the contract: agent-auth.
const PUBLIC_PATH = /\/(ok|info)\/*$/;

/** `isOwn` if the URL is known to belong to this agent server. */
function judgeAnonymous(result: ProbeResult, isPublic: boolean, isOwn: boolean): Verdict {
  const access = accessOf(result);
  if (access === "refused") return OK;
  if (access === "unknown") return ANONYMOUS_NOT_CHECKED;
  if (isPublic) return PUBLIC;
  if (!("status" in result) || result.status < 400) return OPEN;
  // An auth handler responds on every path, but this may be another server.
  return result.status === 404 && !isOwn ? MAYBE_WRONG_SERVER : OPEN_OR_WRONG_SERVER;
}

function judgeWithToken(result: ProbeResult): Verdict {
  const access = accessOf(result);
  if (access === "accepted") return OK;
  return access === "refused" ? REFUSED : TOKEN_NOT_CHECKED;
}

const WITHOUT_CREDENTIAL = "without a credential";
const HANDLER =
  "Name a handler under auth.path in the graph configuration file that refuses requests without a credential.";
const NOT_CHECKED = "could not be checked for protection";

const OPEN: Verdict = {
  key: "open",
  headline: "is open to everyone",
  prefix: WITHOUT_CREDENTIAL,
  isBroken: true,
  advice: HANDLER,
};

const OPEN_OR_WRONG_SERVER: Verdict = {
  ...OPEN,
  key: "open or another server",
  prefix: `nobody was refused: ${WITHOUT_CREDENTIAL}`,
  advice: `${HANDLER} If auth_check_url leads to another server, correct it.`,
  minDurationMs: LIMITS.noRoute.ms,
};

const MAYBE_WRONG_SERVER: Verdict = {
  key: "another server",
  headline: "is not known to be protected",
  prefix: WITHOUT_CREDENTIAL,
  advice:
    "Correct auth_check_url: it has to lead to this agent server, such as to its /threads. Until then nothing says that it is protected.",
  noRollbackReason: "auth_check_url may lead to another server",
  minDurationMs: LIMITS.noRoute.ms,
};

const PUBLIC: Verdict = {
  key: "public path",
  headline: NOT_CHECKED,
  prefix: `many servers answer /ok and /info to everybody: ${WITHOUT_CREDENTIAL}`,
  advice: "In auth_check_url, ask another path, such as /threads.",
  noRollbackReason: "what /ok and /info answer says nothing about the revision",
};

const REFUSED: Verdict = {
  key: "token refused",
  headline: "refused auth_check_token",
  prefix: "with it",
  advice:
    "Set auth_check_token to a credential that this agent server accepts, or correct its handler. Requests without a credential are refused, as they should be.",
  noRollbackReason: "a refused token says nothing about the revision",
};

const uncheckedVerdict = (prefix: string): Verdict => ({
  key: "not checked",
  headline: NOT_CHECKED,
  prefix,
  isTransient: true,
});
const ANONYMOUS_NOT_CHECKED = uncheckedVerdict(WITHOUT_CREDENTIAL);
const TOKEN_NOT_CHECKED = uncheckedVerdict("with auth_check_token");
