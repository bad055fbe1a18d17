import type { RefusedError } from "../service/client/errors.ts";

export interface Advice {
  /** After the name of what the step is about. */
  headline: string;
  /** Whether the status would say nothing more. */
  isPlain?: true;
  /** Absent if the headline, or what the service says, is all that is known. */
  likelyCause?: string;
  nextStep: string;
  /** Whether something else than the service has answered. */
  isForeign?: true;
}

/** What to do if something else is at the address of the service. */
export const CORRECT_BASE_URL =
  "Correct base_url: write the address of the API, not of a page of the platform. A self-hosted installation has a path, such as https://example.com/api-host.";

/** The same of the API for traces and usage. */
export const CORRECT_PLATFORM_URL =
  "Correct base_url: write the address of the platform API, such as https://api.example.com, not that of the deployment API or of a page.";

type Given = readonly string[];

// Beyond the contract: refusals. How a service asks for the header of the tenant, says that a
// feature is switched off, and refuses a second deployment of an agent.
export const WANTS_WORKSPACE = /workspace specification|requires? (a |the )?(workspace|tenant)/i;
export const IS_OFF = /not enabled|\bplan\b|upgrade/i;
export const HAS_AGENT = /agent environment/i;
/** Of a server that has no such path at all. */
export const NO_SUCH_PATH = /^not found\.?$/i;

const REFUSED = "the request was refused";
const NOT_HERE = "no control plane at base_url";
const FORBIDDEN = "the credential is not allowed to do this";
export const IS_KNOWN = "The credential is known, but may not do this in its workspace.";

function credentialIn(given: Given): string {
  const credentials = ["api_key", "bearer_token"].filter((name) => given.includes(name));
  return credentials.length === 1 ? String(credentials[0]) : "api_key or bearer_token";
}

function workspaceAdvice(given: Given): Advice {
  return given.includes("tenant_id")
    ? {
        headline: FORBIDDEN,
        likelyCause: "The credential does not belong to the workspace that tenant_id names.",
        nextStep:
          "Check tenant_id against the workspace's id on the platform, and use a credential of that workspace.",
      }
    : {
        headline: FORBIDDEN,
        likelyCause: "The credential belongs to several workspaces, and none was chosen.",
        nextStep: "Set tenant_id to the id of the workspace that the deployment belongs to.",
      };
}

/** The contract promises a reason. */
const NO_REASON =
  "The answer gives no reason, as the service does: it may be that of a gateway or firewall.";

const BY_GATEWAY: Advice = {
  headline: REFUSED,
  likelyCause: NO_REASON,
  nextStep:
    "Let the gateway accept this runner, or use a runner inside its network; if it is the service that refused, check what the credential may do.",
};

const unauthorized = (detail: string | undefined, given: Given): Advice => ({
  headline: "the credential was refused",
  likelyCause: `${credentialIn(given)} is not valid at base_url: unknown, expired, or of another installation.${detail === undefined ? ` ${NO_REASON}` : ""}`,
  nextStep: `Replace the ${credentialIn(given) === "bearer_token" ? "token with a valid one, or write it in api_key if it is an API key" : "key with a valid one"}, and run this again.`,
});

function forbidden(detail: string | undefined, given: Given): Advice {
  if (detail === undefined) return BY_GATEWAY;
  if (IS_OFF.test(detail)) {
    return {
      headline: "the platform has this switched off",
      likelyCause: "Or its plan does not have it: no credential may do it.",
      nextStep: "Ask whoever manages the platform to enable it.",
    };
  }
  const workspace = given.includes("tenant_id") ? "check tenant_id" : "set tenant_id";
  return {
    headline: FORBIDDEN,
    likelyCause: IS_KNOWN,
    nextStep: `Use a credential that may write deployments; if it belongs to several workspaces, ${workspace}.`,
  };
}

function notFound(detail: string | undefined, given: Given): Advice {
  if (detail === undefined || NO_SUCH_PATH.test(detail))
    return { headline: NOT_HERE, nextStep: CORRECT_BASE_URL, isForeign: true };
  const isOfRevision = given.includes("revision_id") && /revision/i.test(detail);
  if (!isOfRevision && !given.includes("deployment_id")) {
    return {
      headline: "not found",
      likelyCause: "An id in the inputs does not exist here.",
      nextStep: "Check the ids against the platform, in the credential's workspace.",
    };
  }
  const [input, what] = isOfRevision
    ? ["revision_id", "revision"]
    : ["deployment_id", "deployment"];
  return {
    headline: isOfRevision ? "no revision has this revision_id" : "not found",
    likelyCause: `${input} is wrong, or belongs to another installation (base_url) or workspace (tenant_id).`,
    nextStep: `Check ${input} against the ${what}'s page, in the credential's workspace.`,
  };
}

/**
 * The same of the list of deployments, which a service need not have. `otherwise` is what to do if
 * it is the service, as a clause. Beyond the contract: missing-operations.
 */
export function adviceOnList(
  { status, detail }: Pick<RefusedError, "status" | "detail">,
  given: Given,
  otherwise: string,
): Advice {
  if (status === 405)
    return {
      headline: "the control plane has no list of deployments",
      nextStep: `${otherwise}.`,
    };
  if (status === 403 && detail === undefined) return BY_GATEWAY;
  if (status === 403) {
    const workspace = given.includes("tenant_id")
      ? "Check tenant_id and the permissions of the credential"
      : "Set tenant_id to the deployment's workspace";
    return {
      headline: "the credential is not allowed to list deployments",
      nextStep: `${workspace}, or ${otherwise}.`,
    };
  }
  const nextStep = `${CORRECT_BASE_URL} If it is right, ${otherwise}.`;
  return { headline: NOT_HERE, nextStep, isForeign: true };
}

function conflict(status: number, detail: string, given: Given): Advice {
  if (status === 409 && given.includes("name")) {
    if (HAS_AGENT.test(detail)) {
      return {
        headline: "its agent has a deployment already",
        likelyCause: "Another name does not help.",
        nextStep: "Change that deployment with the root action, or delete it first.",
      };
    }
    const isOfProject = /^(?!.*deployment or).*tracing project/is.test(detail);
    const [likelyCause, nextStep] = isOfProject
      ? [
          "A tracing project has the name, such as one of a deployment that was deleted.",
          "Delete that project on the platform, or write another name.",
        ]
      : [
          "An earlier run may have created it; a tracing project takes the name too.",
          "Write another name, or set if_exists: update to change that deployment.",
        ];
    return { headline: "the name is taken", isPlain: true, likelyCause, nextStep };
  }
  return {
    headline: "it cannot be changed right now",
    likelyCause: "The deployment is being changed or deleted.",
    nextStep: "Look at the deployment on the platform; when it has settled, run this again.",
  };
}

const ELSEWHERE: Advice = {
  headline: NOT_HERE,
  likelyCause: "Its web pages, a proxy or something else answers there.",
  nextStep: CORRECT_BASE_URL,
  isForeign: true,
};

const OTHERS: Record<number, Advice> = {
  400: {
    headline: REFUSED,
    nextStep:
      "Correct the value that the control plane names; dry_run: true shows what would be sent.",
  },
  405: ELSEWHERE,
  407: {
    headline: REFUSED,
    likelyCause: "A proxy on the way requires credentials.",
    nextStep: "Add them to the proxy's address, in the environment variable HTTPS_PROXY.",
  },
  413: {
    headline: "the request is too large",
    likelyCause: "Only secrets and resource_spec can be large.",
    nextStep: "Send fewer or shorter secrets, or a smaller resource_spec.",
  },
  415: ELSEWHERE,
  422: { headline: REFUSED, nextStep: "Correct the values that the control plane names." },
};

const UNKNOWN: Advice = {
  headline: REFUSED,
  likelyCause: "This answer is not documented: it may come from a proxy or gateway.",
  nextStep: "Check base_url, and what is between the runner and the service.",
};

/** The likely cause of a refusal, and what to do next. */
export function adviceOn(status: number, detail: string | undefined, given: Given): Advice {
  if ([400, 401, 403].includes(status) && WANTS_WORKSPACE.test(detail ?? ""))
    return workspaceAdvice(given);
  if (status === 401) return unauthorized(detail, given);
  if (status === 403) return forbidden(detail, given);
  if (status === 404 || status === 410) return notFound(detail, given);
  if (status === 409 || status === 423) return conflict(status, detail ?? "", given);
  return OTHERS[status] ?? UNKNOWN;
}
