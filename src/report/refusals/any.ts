import { pluralize } from "../wording.ts";
import { whichOf } from "./member.ts";
import type { Advice, Refused, Row, Service } from "./row.ts";

const ADDRESS: Record<Service, string> = {
  "control plane":
    "write the address of the API, not of a page of the platform. A self-hosted installation has a path, such as https://example.com/api-host.",
  "platform API":
    "write the address of the platform API, such as https://api.example.com, not that of the deployment API or of a page.",
};

/** What to do if something else is at the address of a service. */
export const correctUrl = (service: Service) => `Correct base_url: ${ADDRESS[service]}`;

// Beyond the contract: refusals. How a service asks for the header of the tenant, says that a
// feature is switched off, and names a path that a server does not have at all.
export const WANTS_WORKSPACE = /workspace specification|requires? (a |the )?(workspace|tenant)/i;
export const IS_OFF = /not enabled|\bplan\b|upgrade/i;
export const NO_SUCH_PATH = /^(not found\.?)?$/i;

export const FORBIDDEN = "the credential is not allowed to do this";
/** The contract promises a reason. */
const NO_REASON =
  "The answer gives no reason, as the service does: it may be that of a gateway or firewall.";

function credentialIn({ given }: Refused): string {
  const credentials = ["api_key", "bearer_token"].filter((name) => given.includes(name));
  return credentials.length === 1 ? String(credentials[0]) : "api_key or bearer_token";
}

const unauthorized = (refused: Refused): Advice => ({
  headline: "the credential was refused",
  likelyCause: `${credentialIn(refused)} is not valid at base_url: unknown, expired, or of another installation.${refused.detail === "" ? ` ${NO_REASON}` : ""}`,
  nextStep: `Replace the ${credentialIn(refused) === "bearer_token" ? "token with a valid one, or write it in api_key if it is an API key" : "key with a valid one"}, and run this again.`,
});

const IS_SWITCHED_OFF: Advice = {
  headline: "the platform has this switched off",
  likelyCause: "Or its plan does not have it: no credential may do it.",
  nextStep: "Ask whoever manages the platform to enable it.",
};

const CREDENTIAL = [400, 401, 403];

/** What is so of every request. */
export const FIRST: readonly Row[] = [
  {
    status: [301, 302, 303, 307, 308],
    advice: ({ service }) => ({
      headline: "base_url redirects elsewhere",
      nextStep: correctUrl(service),
      isForeign: true,
    }),
  },
  {
    status: CREDENTIAL,
    says: WANTS_WORKSPACE,
    given: "tenant_id",
    advice: {
      headline: FORBIDDEN,
      likelyCause: "The credential does not belong to the workspace that tenant_id names.",
      nextStep:
        "Check tenant_id against the workspace's id on the platform, and use a credential of that workspace.",
    },
  },
  {
    status: CREDENTIAL,
    says: WANTS_WORKSPACE,
    advice: {
      headline: FORBIDDEN,
      likelyCause: "The credential belongs to several workspaces, and none was chosen.",
      nextStep: "Set tenant_id to the id of the workspace that the deployment belongs to.",
    },
  },
  { status: [402], advice: IS_SWITCHED_OFF },
  { status: [403], says: IS_OFF, advice: IS_SWITCHED_OFF },
  {
    status: [403],
    says: /^$/,
    advice: {
      headline: "the request was refused",
      likelyCause: NO_REASON,
      nextStep:
        "Let the gateway accept this runner, or use a runner inside its network; if it is the service that refused, check what the credential may do.",
    },
  },
];

export const notHere = ({ service }: Refused): Advice => ({
  headline: `no ${service} at base_url`,
  nextStep: correctUrl(service),
  isForeign: true,
});

/** A refusal of what the inputs say. */
export function refusedInputs({ service, members }: Refused): Advice {
  const [only] = members;
  const count = new Set(members.map(({ input }) => input)).size;
  if (only === undefined || count > 1) {
    const what = only === undefined ? "the request" : pluralize(count, "input");
    return {
      headline: `the ${service} refused ${what}`,
      nextStep: `Correct the values that the ${service} names.`,
    };
  }
  const isAlone = members.length === 1;
  const which = isAlone ? whichOf(only) : only.input;
  const todo = (isAlone && only.todo) || `Correct ${which}`;
  return { headline: `the ${service} refused ${which}`, nextStep: `${todo}.` };
}

export const forbidden = ({ given }: Refused): Advice => ({
  headline: FORBIDDEN,
  likelyCause: "The credential is known, but may not do this in its workspace.",
  nextStep: `Use a credential that may write deployments; if it belongs to several workspaces, ${given.includes("tenant_id") ? "check" : "set"} tenant_id.`,
});

const idIs = (input: string) =>
  `${input} is wrong, or belongs to another installation (base_url) or workspace (tenant_id).`;

/** What is so of a request of which an action has no row of its own. */
export const LAST: readonly Row[] = [
  { status: [401], advice: unauthorized },
  {
    status: [407],
    advice: {
      headline: "the request was refused",
      likelyCause: "A proxy on the way requires credentials.",
      nextStep: "Add them to the proxy's address, in the environment variable HTTPS_PROXY.",
    },
  },
  { status: [403], advice: forbidden },
  { status: [404, 410], says: NO_SUCH_PATH, advice: notHere },
  {
    status: [404, 410],
    says: /revision/i,
    given: "revision_id",
    advice: {
      headline: "no revision has this revision_id",
      likelyCause: idIs("revision_id"),
      nextStep: "Check revision_id against the revision's page, in the credential's workspace.",
    },
  },
  {
    status: [404, 410],
    given: "deployment_id",
    advice: {
      headline: "not found",
      likelyCause: idIs("deployment_id"),
      nextStep: "Check deployment_id against the deployment's page, in the credential's workspace.",
    },
  },
  {
    status: [404, 410],
    advice: {
      headline: "not found",
      likelyCause: "An id in the inputs does not exist here.",
      nextStep: "Check the ids against the platform, in the credential's workspace.",
    },
  },
  {
    status: [409, 423],
    advice: {
      headline: "it cannot be changed right now",
      likelyCause: "The deployment is being changed or deleted.",
      nextStep: "Look at the deployment on the platform; run this again when that is over.",
    },
  },
  { status: [400, 422], advice: refusedInputs },
  { status: [405, 415], advice: notHere },
  {
    status: [413],
    advice: {
      headline: "the request is too large",
      likelyCause: "Only secrets and resource_spec can be large.",
      nextStep: "Send fewer or shorter secrets, or a smaller resource_spec.",
    },
  },
];

/** The last row, which fits everything. */
export const UNKNOWN: Advice = {
  headline: "the request was refused",
  likelyCause: "This answer is not documented: it may come from a proxy or gateway.",
  nextStep: "Check base_url, and what is between the runner and the service.",
};
