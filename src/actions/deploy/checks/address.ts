import { BlockList, isIP } from "node:net";
import { agentAddress, needsAllowHttp } from "../../../inputs/field/base-url.ts";
import type { Problem } from "../../../inputs/problem.ts";
import type { DeploymentState } from "../../../service/contract/deployments.ts";
import { addressOf } from "../../rollout/state.ts";
import type { DeployInputs } from "../inputs.ts";

/** Networks that are not public. */
const NETWORKS =
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3 ::/96 64:ff9b::/96 2002::/16 fc00::/7 fe80::/9 ff00::/8";
/** Those of cloud metadata services, where no agent server is; 168.63.129.16 is Azure's. */
const METADATA_NETWORKS =
  "100.100.100.200/32 168.63.129.16/32 169.254.0.0/16 192.0.0.0/24 fd00:ec2::254/128";
const METADATA_NAME = /^(.*\.)?(metadata|metadata\.google\.internal|instance-data)\.?$/;
/** Names of this machine, two of them Debian's. */
const LOCAL_NAME = /^(.*\.)?(localhost|ip6-localhost|ip6-loopback)\.?$/;

const familyOf = (ip: string) => (ip.includes(":") ? "ipv6" : "ipv4");

/** Returns a test for URLs with a host in these networks or with such a name. No DNS lookups. */
function hostTest(networks: string, name: RegExp) {
  const list = new BlockList();
  for (const network of networks.split(" ")) {
    const [ip = "", prefix] = network.split("/");
    list.addSubnet(ip, Number(prefix), familyOf(ip));
  }
  return (url: string): boolean => {
    const host = new URL(url).hostname.replace(/^\[(.*)\]$/, "$1");
    return isIP(host) === 0 ? name.test(host) : list.check(host, familyOf(host));
  };
}

const isPrivate = hostTest(NETWORKS, LOCAL_NAME);
const isMetadata = hostTest(METADATA_NETWORKS, METADATA_NAME);

const SCHEME = /^https?:\/\//i;
/** Any other scheme. A colon before a digit is that of a port. */
const OTHER_SCHEME = /^(?!https?:\/\/)[a-z][a-z\d+.-]*:(?!\d)/i;

export const SET_ADDRESS = "Set smoke_test_url to the address of the agent server.";

/** A URL with the input that it comes from, or why there is none. */
type Address = { url: string; from: string } | { problem: string };

/** Where the smoke test is sent. With `auto`, the service chooses the URL that gets the token. */
export function addressFor(
  deployment: DeploymentState | undefined,
  { smoke_test_url, custom_url, allow_http, base_url }: DeployInputs,
): Address {
  const from = "smoke_test_url";
  if (smoke_test_url !== "auto") return { url: smoke_test_url ?? "", from };
  const problem = (what: string) => ({ problem: `is auto, but ${what}` });
  const shown = custom_url ?? addressOf(deployment);
  if (shown === "") return problem("the service shows no address");
  if (OTHER_SCHEME.test(shown)) return problem("what the service shows is not an address");
  const address = agentAddress.safeParse(SCHEME.test(shown) ? shown : `https://${shown}`);
  if (!address.success) return problem("what the service shows is not an address");
  const url = address.data;
  if (!allow_http && needsAllowHttp(url)) return problem("the service shows a plain http address");
  if (isMetadata(url) || (isPrivate(url) && !isPrivate(base_url)))
    return problem("the service shows an address of this machine or of a private network");
  // contract: of a github deployment, the service alone sets it.
  const isSettable = deployment?.source !== "github" && shown !== deployment?.url;
  return { url, from: isSettable ? "custom_url" : from };
}

export function checkProblemsWith(deployment: DeploymentState, inputs: DeployInputs): Problem[] {
  // A deployment that has never served may get its address later.
  if (inputs.smoke_test_url !== "auto" || deployment.active_revision_id === null) return [];
  const address = addressFor(deployment, inputs);
  if ("url" in address) return [];
  return [{ input: "smoke_test_url", what: address.problem, fix: SET_ADDRESS }];
}
