import { BlockList, isIP } from "node:net";
import { agentAddress, needsAllowHttp } from "../../../inputs/field/address.ts";
import type { Problem } from "../../../inputs/problem.ts";
import type { DeploymentState } from "../../../service/contract/deployments/deployment.ts";
import { serverUrlOf } from "../../rollout/state.ts";
import type { DeployInputs } from "../inputs.ts";

const PRIVATE_NETWORKS =
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3 ::/96 64:ff9b::/96 64:ff9b:1::/48 2002::/16 fc00::/7 fe80::/9 ff00::/8";
/** Networks of cloud metadata services and of benchmarks, where no agent server is. */
const FORBIDDEN_NETWORKS =
  "100.100.100.200/32 168.63.129.16/32 169.254.0.0/16 192.0.0.0/24 198.18.0.0/15 2002:a9fe::/32 fd00:ec2::254/128";
/** Names of metadata services, and names that Debian gives to this machine. */
const FORBIDDEN_NAME =
  /^(.*\.)?((metadata|instance-data)(\.(ec2|google|platformequinix))?(\.(internal|goog|com))?|ip6-(localhost|loopback))\.?$/;
const LOCAL_NAME = /^(.*\.)?localhost\.?$/;
/** Some browsers and servers refuse a longer URL. */
const MAX_CHARACTERS = 2_048;

const familyOf = (ip: string) => (ip.includes(":") ? "ipv6" : "ipv4");

/** Returns a test for URLs whose host is in these networks or has such a name. No DNS lookups. */
function createHostTest(networks: string, name: RegExp) {
  const list = new BlockList();
  for (const network of networks.split(" ")) {
    const [ip = "", prefix] = network.split("/");
    list.addSubnet(ip, Number(prefix), familyOf(ip));
    if (ip.includes(":")) continue;
    // The same network behind NAT64, and as deprecated IPv4-compatible addresses.
    for (const outerPrefix of ["64:ff9b::", "::"])
      list.addSubnet(outerPrefix + ip, 96 + Number(prefix), "ipv6");
  }
  return (url: string): boolean => {
    const host = new URL(url).hostname.replace(/^\[(.*)\]$/, "$1");
    return isIP(host) === 0 ? name.test(host) : list.check(host, familyOf(host));
  };
}

const isPrivate = createHostTest(PRIVATE_NETWORKS, LOCAL_NAME);
const isForbidden = createHostTest(FORBIDDEN_NETWORKS, FORBIDDEN_NAME);

const SCHEME = /^https?:\/\//i;
/** Any other scheme. A colon before a digit is that of a port. */
const OTHER_SCHEME = /^(?!https?:\/\/)[a-z][a-z\d+.-]*:(?!\d)/i;

export const SET_ADDRESS = "Set smoke_test_url to the address of the agent server.";

type AddressInputs = "smoke_test_url" | "custom_url" | "allow_http" | "base_url";

/** The base URL of an agent server, without a trailing slash, and the input that sets it. */
export interface Address {
  url: string;
  input: string;
}

/**
 * The address for the smoke test, or why there is none. With `auto`, the service may choose the URL
 * to which the token is sent, so a private one is refused unless `base_url` is private, too.
 */
export function deriveAddress(
  deployment: DeploymentState | undefined,
  { smoke_test_url, custom_url, allow_http, base_url }: Pick<DeployInputs, AddressInputs>,
): Address | { problem: string } {
  const input = "smoke_test_url";
  if (smoke_test_url !== "auto") return { url: smoke_test_url ?? "", input };
  const problemWith = (reason: string) => ({ problem: `is auto, but ${reason}` });
  const text = custom_url ?? serverUrlOf(deployment);
  if (text === "") return problemWith("the service shows no address");
  const isCandidate = text.length <= MAX_CHARACTERS && !OTHER_SCHEME.test(text);
  const completeText = SCHEME.test(text) ? text : `https://${text}`;
  const url = isCandidate ? agentAddress.safeParse(completeText).data : undefined;
  if (url === undefined) return problemWith("what the service shows is not an address");
  if (!allow_http && needsAllowHttp(url))
    return problemWith("the service shows a plain http address");
  if (isForbidden(url) || (isPrivate(url) && !isPrivate(base_url)))
    return problemWith("the service shows an address of this machine or of a private network");
  // contract: only the service sets `custom_url` of a github deployment.
  const isSettable = deployment?.source !== "github" && text !== deployment?.url;
  return { url, input: isSettable ? "custom_url" : input };
}

export function addressProblems(deployment: DeploymentState, inputs: DeployInputs): Problem[] {
  // A deployment without an active revision may get its address later.
  if (inputs.smoke_test_url !== "auto" || deployment.active_revision_id === null) return [];
  const address = deriveAddress(deployment, inputs);
  if ("url" in address) return [];
  return [{ input: "smoke_test_url", reason: address.problem, fix: SET_ADDRESS }];
}
