export interface Advice {
  likelyCause: string;
  nextStep: string;
  /** The input to look at first, if the status or the service's sentence shows it. */
  input?: string | undefined;
}

type Given = readonly string[];

// Beyond the contract: refusals. How a service asks for the header of the tenant, says that a
// feature is switched off, and refuses a second deployment of an agent.
export const WANTS_WORKSPACE = /workspace specification|requires? (a |the )?(workspace|tenant)/i;
export const IS_OFF = /not enabled|\bplan\b|upgrade/i;
export const HAS_AGENT = /agent environment/i;
/** Of a server that has no such path at all. */
const NO_SUCH_PATH = /^not found\.?$/i;

function credentialIn(given: Given): string | undefined {
  const credentials = ["api_key", "bearer_token"].filter((name) => given.includes(name));
  return credentials.length === 1 ? credentials[0] : undefined;
}

function workspaceAdvice(given: Given): Advice {
  const input = "tenant_id";
  if (given.includes(input)) {
    const nextStep =
      "Compare tenant_id with the workspace's id on the platform, and use a credential of that workspace.";
    return {
      likelyCause: "The credential does not belong to the workspace that tenant_id names.",
      nextStep,
      input,
    };
  }
  const nextStep = "Set tenant_id to the id of the workspace that the deployment belongs to.";
  return {
    likelyCause: "The credential belongs to several workspaces, and none was chosen.",
    nextStep,
    input,
  };
}

function unauthorized(given: Given): Advice {
  const input = credentialIn(given);
  return {
    likelyCause: `${input ?? "api_key or bearer_token"} is unknown or expired, or belongs to another installation than base_url.`,
    nextStep:
      "Check that the secret holds a valid credential; otherwise create a new one on the platform, store it where the old one is, and run again.",
    input,
  };
}

function forbidden(detail: string, given: Given): Advice {
  if (IS_OFF.test(detail)) {
    return {
      likelyCause:
        "The platform has this switched off, or not in its plan; no credential may do it.",
      nextStep: "Ask whoever manages the platform to enable it.",
    };
  }
  const workspace = given.includes("tenant_id")
    ? "compare tenant_id with the workspace's id"
    : "set tenant_id";
  return {
    likelyCause: "The credential is known, but may not do this in its workspace.",
    nextStep: `Use a credential that may write deployments; where it belongs to several workspaces, ${workspace}.`,
  };
}

function notFound(detail: string | undefined, given: Given): Advice {
  if (detail === undefined || NO_SUCH_PATH.test(detail)) {
    return {
      likelyCause: "There is no control plane at base_url.",
      nextStep:
        "Correct base_url: write the address of the API, not of a page of the platform. A self-hosted installation has a path, such as https://example.com/api-host.",
      input: "base_url",
    };
  }
  const isOfRevision = given.includes("revision_id") && /revision/i.test(detail);
  if (!isOfRevision && !given.includes("deployment_id")) {
    return {
      likelyCause:
        "Something that the request refers to does not exist, or belongs to another installation (base_url).",
      nextStep:
        "Compare the ids in the inputs with those on the platform, in the workspace of the credential.",
    };
  }
  const input = isOfRevision ? "revision_id" : "deployment_id";
  return {
    likelyCause: `${input} is wrong, or belongs to another installation (base_url) or workspace (tenant_id).`,
    nextStep: `Compare ${input} with the id on the platform, in the workspace of the credential.`,
    input,
  };
}

function conflict(status: number, detail: string, given: Given): Advice {
  if (status === 409 && given.includes("name")) {
    if (HAS_AGENT.test(detail)) {
      return {
        likelyCause: "This agent has a deployment already, so that another name does not help.",
        nextStep: "Change that deployment with the root action, or delete it first.",
      };
    }
    if (/^(?!.*deployment or).*tracing project/is.test(detail)) {
      return {
        likelyCause:
          "A tracing project has the name, such as one of a deployment that was deleted.",
        nextStep: "Delete that project on the platform, or write another name.",
        input: "name",
      };
    }
    return {
      likelyCause: "An earlier run may have created it; a tracing project takes the name too.",
      nextStep: "Write another name, or set if_exists: update to change that deployment.",
      input: "name",
    };
  }
  return {
    likelyCause:
      "The current state does not allow this: the deployment is being deleted or changed, or the name is taken.",
    nextStep: "Look at the deployment on the platform; when it has settled, run again.",
  };
}

const OTHERS: Record<number, Advice> = {
  400: {
    likelyCause: "A value does not fit this deployment.",
    nextStep: "Correct the value that the service names; dry_run: true shows what would be sent.",
  },
  405: {
    likelyCause:
      "base_url leads to something other than the control plane, such as its web pages or a proxy.",
    nextStep: "Correct base_url.",
    input: "base_url",
  },
  407: {
    likelyCause: "A proxy on the way requires credentials.",
    nextStep: "Add them to the proxy's address, in the environment variable HTTPS_PROXY.",
  },
  413: {
    likelyCause:
      "The request is larger than the service, or a proxy in front of it, accepts: only secrets and resource_spec can be large.",
    nextStep: "Send fewer or shorter secrets, or a smaller resource_spec.",
  },
  415: {
    likelyCause:
      "Something on the way does not accept JSON: base_url may lead to a proxy or to web pages.",
    nextStep: "Correct base_url.",
    input: "base_url",
  },
  422: {
    likelyCause:
      "The service checks values more strictly than its documentation says, or has another version.",
    nextStep: "Correct the values that the service names.",
  },
};

const UNKNOWN: Advice = {
  likelyCause: "This answer is not documented: it may come from a proxy or gateway.",
  nextStep: "Check base_url, and what is between the runner and the service.",
};

/** The likely cause of a refusal, and what to do next. */
export function adviceOn(status: number, detail: string | undefined, given: Given): Advice {
  if ([400, 401, 403].includes(status) && WANTS_WORKSPACE.test(detail ?? ""))
    return workspaceAdvice(given);
  if (status === 401) return unauthorized(given);
  if (status === 403) return forbidden(detail ?? "", given);
  if (status === 404 || status === 410) return notFound(detail, given);
  if (status === 409 || status === 423) return conflict(status, detail ?? "", given);
  return OTHERS[status] ?? UNKNOWN;
}
