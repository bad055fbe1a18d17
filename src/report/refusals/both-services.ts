import { proxyVariable } from "../../inputs/proxy.ts";
import { QUOTA_REASON } from "../../service/contract/errors.ts";
import { fixFor, summarizeMembers } from "./member.ts";
import type { RefusalRule, RefusedRequest, Service } from "./rule.ts";

const ADDRESS: Record<Service, string> = {
  "control plane":
    "write the address of the control plane, not that of the platform API or of a page. A self-hosted installation has a path, such as https://example.com/api-host.",
  "platform API":
    "write the address of the platform API, such as https://api.example.com, not that of the deployment API or of a page.",
};

/** Advice if `base_url` is not the URL of the service. */
export const urlAdvice = (service: Service) => `Correct base_url: ${ADDRESS[service]}`;

// Beyond the contract: refusals. Texts for a missing tenant header, an invalid credential, a
// disabled feature, and an unknown path.
const WORKSPACE_NEEDED =
  /workspace specification|(requires?|missing|specify|select|without)[ _-](an? |the |your )?(x-)?(workspace|tenant)(?!s?[:.]|s? (admin|member|owner|permission|role))|(workspace|tenant)([_ -]id)?( header)? (is required|is missing|(must be|not) (specified|provided|set))/i;
export const INVALID_CREDENTIAL =
  /^(not authenticated\b|could not validate credentials\b|authentication (required|failed|credentials were not provided)\b|(missing|invalid|expired|unknown)( or expired)? (api[ _-]?key|(access |bearer )?token|credentials?|authentication (headers?|credentials?))\b(?! (scope|permission|role)))/i;
const DISABLED_FEATURE = /not enabled|\bplan\b|upgrade/i;
export const NO_SUCH_PATH =
  /^(not found\.?|no route matched\b.*|cannot (get|post|patch|delete) \/.*)?$/i;

/** Advice if no more items, such as deployments or exports, are allowed. */
export const LIMIT_ADVICE =
  "Waiting does not help: delete or cancel one of them, or ask for a higher limit.";

export const FORBIDDEN_HEADLINE = "the credential is not allowed to do this";
export const permissionAdvice = ({ providedInputs }: RefusedRequest) =>
  `Use a credential that may write deployments; if it belongs to several workspaces, ${providedInputs.includes("tenant_id") ? "check" : "set"} tenant_id.`;
/** Explains a response without the JSON reason that the contract promises. */
const NO_REASON =
  "The service gives its reasons as JSON, and this answer has none: it may be that of a gateway or firewall.";

/** Rule for the response of a cloud to an unknown API key. */
export const OTHER_REGION_RULE = {
  status: [403],
  detail: /^forbidden\W*$/i,
  headline: "the credential was refused",
  likelyCause: "It may belong to another region or instance than base_url.",
  nextStep:
    "Check that base_url is the address of the credential's own region (docs/platforms.md); if it is, check what the credential may do.",
} as const;

function credentialIn({ providedInputs }: RefusedRequest): string {
  const credentials = ["api_key", "bearer_token"].filter((name) => providedInputs.includes(name));
  return credentials.length === 1 ? String(credentials[0]) : "api_key or bearer_token";
}

export const WRONG_URL = {
  headline: ({ service }: RefusedRequest) => `no ${service} at base_url`,
  nextStep: ({ service }: RefusedRequest) => urlAdvice(service),
  isForeign: true,
} as const;

export const WRONG_INPUT = {
  headline: ({ service, members }: RefusedRequest) =>
    `the ${service} refused ${summarizeMembers(members)}`,
  nextStep: ({ service, members, detail }: RefusedRequest) => fixFor(members, service, detail),
};

/** Rules for any request, tried first. */
// biome-ignore format: one refusal, one line
export const FIRST_RULES: readonly RefusalRule[] = [
  { status: [301, 302, 303, 307, 308], headline: "the answer is a redirect", nextStep: "Compare base_url with where it leads; if it is right, look at what is in front of the service, such as a page to sign in, or a gateway that changes paths.", isForeign: true },
  { status: [400, 401, 403], detail: WORKSPACE_NEEDED, headline: "the credential needs a workspace", nextStep: "Set tenant_id to the id of a workspace that the credential belongs to." },
  { status: [400, 402, 403, 409, 422], detail: QUOTA_REASON, headline: "a limit is reached", nextStep: LIMIT_ADVICE },
  { status: [402], headline: "the platform's plan does not allow this", likelyCause: "No other credential helps.", nextStep: "Ask for less, or ask whoever manages the platform for a larger plan." },
  { status: [403], detail: DISABLED_FEATURE, headline: "the platform has this switched off", likelyCause: "Or its plan does not have it: no credential may do it.", nextStep: "Ask whoever manages the platform to enable it." },
  { status: [403], detail: /^$/, headline: "the request was refused", likelyCause: NO_REASON, nextStep: "Let the gateway accept this runner, or use a runner inside its network; if it is the service that refused, check what the credential may do." },
];

/** Texts about conflicts that resolve themselves. */
const IN_PROGRESS =
  /in progress|\b(being|still|already) \w+ing\b|\bbeing \w+ed\b|\block(ed)?\b|\bbusy\b|\bpending\b|\bdeleting\b/i;

const NOT_FOUND = [404, 410];

const wrongIdRule = (input: string, noun: string) => ({
  status: NOT_FOUND,
  input,
  likelyCause: `${input} is wrong, or belongs to another installation (base_url) or workspace (tenant_id).`,
  nextStep: `Check ${input} against the ${noun}'s page, in the credential's workspace.`,
});

/** Rules for any request, tried after those of the action. */
// biome-ignore format: one refusal, one line
export const LAST_RULES: readonly RefusalRule[] = [
  { status: [400, 422], ...WRONG_INPUT },
  {
    status: [401],
    headline: "the credential was refused",
    likelyCause: (refused) => `${credentialIn(refused)} is not valid at base_url: unknown, expired, or of another installation.${refused.detail === "" ? ` ${NO_REASON}` : ""}`,
    nextStep: (refused) => `Replace the ${credentialIn(refused) === "bearer_token" ? "token with a valid one, or write it in api_key if it is an API key" : "key with a valid one"}, and run this again.`,
  },
  OTHER_REGION_RULE,
  { status: [403], headline: FORBIDDEN_HEADLINE, likelyCause: "The credential is known, but may not do this in its workspace.", nextStep: permissionAdvice },
  { status: NOT_FOUND, detail: NO_SUCH_PATH, ...WRONG_URL },
  { ...wrongIdRule("revision_id", "revision"), detail: /revision/i, headline: "no revision has this revision_id" },
  { ...wrongIdRule("deployment_id", "deployment"), headline: "not found" },
  { status: NOT_FOUND, headline: "not found", likelyCause: "An id in the inputs does not exist here.", nextStep: "Check the ids against the platform, in the credential's workspace." },
  { status: [405, 415], ...WRONG_URL },
  { status: [407], headline: "the request was refused", likelyCause: "A proxy on the way requires credentials.", nextStep: () => `Add them to the proxy's address, in the environment variable ${proxyVariable() ?? "HTTPS_PROXY"}.` },
  { status: [409, 423], detail: IN_PROGRESS, headline: "it cannot be changed right now", nextStep: "Look at the deployment on the platform; run this again when that is over." },
  { status: [409, 423], headline: "its current state does not allow this", nextStep: ({ detail }) => detail === "" ? "Look at the deployment on the platform, and run this again once nothing blocks it." : "Run this again once what the service names is over or resolved." },
  { status: [413], input: ["secrets", "secrets_from_env", "secrets_file", "resource_spec", "resource_spec_file"], headline: "the request is too large", likelyCause: "Only secrets and resource_spec can be large.", nextStep: "Send fewer or shorter secrets, or a smaller resource_spec." },
  { status: [413], headline: "the request is too large", likelyCause: "It is small: this may be the answer of a gateway or firewall.", nextStep: "Check base_url, and what is between the runner and the service." },
];

export const DEFAULT_RULE: RefusalRule = {
  headline: "the request was refused",
  likelyCause: "This answer is not documented: it may come from a proxy or gateway.",
  nextStep: "Check base_url, and what is between the runner and the service.",
};
