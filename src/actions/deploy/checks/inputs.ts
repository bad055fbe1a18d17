import * as z from "zod";
import { agentAddress, needsAllowHttp, webAddress } from "../../../inputs/field/address.ts";
import { credential, toCredential } from "../../../inputs/field/credential.ts";
import { input } from "../../../inputs/input.ts";
import type { Rule } from "../../../inputs/rules.ts";
import { textField } from "../../../inputs/text-field.ts";

const json = textField("write JSON", (text, refuse): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return refuse("is not JSON", 'write the input of the graph, such as {"messages": []}');
  }
});

const IN_BOTH_HEADERS = "Sent as `Authorization: Bearer` and as `X-Api-Key`.";

/** The inputs of the checks that follow a rollout. */
// biome-ignore format: one input, one line
export const checkInputs = {
  auth_check_url: input(webAddress.optional(), "After a rollout, this address of the agent server must answer 401 or 403 to a request without a credential. `/ok` and `/info` prove nothing: ask `/threads`.", { group: "Checks", public: "if valid" }),
  auth_check_token: input(credential.optional(), `Credential that \`auth_check_url\` must accept. ${IN_BOTH_HEADERS}`, { findSecrets: toCredential }),
  smoke_test_url: input(agentAddress.optional(), "After a rollout, ask the agent server at this address: `GET /ok` must answer 200 twice in a row within 60 s. Without `smoke_test_token`, 401 and 403 count as well. `auto` takes the address that the service shows. If the server reports a revision of this deployment at `GET /info`, that must be the deployed one by then.", { usual: true, public: "if valid", aliases: "health_check_url healthcheck_url health_url" }),
  smoke_test_token: input(credential.optional(), `Credential for the smoke test. ${IN_BOTH_HEADERS} If it is refused, nothing is rolled back.`, { findSecrets: toCredential }),
  smoke_test_assistant: input(z.string().trim().optional(), "Also run this graph once (`POST /runs/wait`). It must answer within `request_timeout`."),
  smoke_test_input: input(json.optional(), "Input of the run of `smoke_test_assistant`, as JSON. Default: `{}`."),
  smoke_test_expect: input(z.string().optional(), "Text that the answer of `smoke_test_assistant`, which is JSON, must contain."),
};

/** An input, the input that it requires, and what that has to be set to. */
const REQUIRED_INPUTS = [
  ["auth_check_token", "auth_check_url", "the address that must accept the token"],
  ["smoke_test_token", "smoke_test_url", "the address of the agent server, or to auto"],
  ["smoke_test_assistant", "smoke_test_url", "the address of the agent server, or to auto"],
  ["smoke_test_input", "smoke_test_assistant", "the name of the graph to run"],
  ["smoke_test_expect", "smoke_test_assistant", "the name of the graph to run"],
] as const;

const ADDRESS_INPUTS = ["auth_check_url", "smoke_test_url"] as const;
export type AddressInput = (typeof ADDRESS_INPUTS)[number];

/**
 * Paths directly below `base_url`, where the control plane responds and no agent server: one on the
 * same host has its `/ok`, `/info` and `/threads` below another path.
 */
const CONTROL_PLANE_PATH = /^\/*((ok|info|threads|v[12])(\/.*)?)?$/;

/** The path of a URL below an address: empty, or with a leading slash; undefined if elsewhere. */
export function pathBelow(url: unknown, address: unknown): string | undefined {
  const [target, base] = [url, address].map((one) => URL.parse(String(one)));
  if (!target || !base || target.origin !== base.origin) return undefined;
  const prefix = base.pathname.replace(/(?<!\/)\/+$/, "");
  const path = target.pathname.slice(prefix.length);
  return target.pathname.startsWith(prefix) && /^(\/|$)/.test(path) ? path : undefined;
}

/** Whether a URL is of the control plane, whose responses say nothing about the agent server. */
function isControlPlaneUrl(url: unknown, base_url: unknown): boolean {
  const path = pathBelow(url, base_url);
  return path !== undefined && CONTROL_PLANE_PATH.test(path);
}

export function checkRules(inputs: Record<string, unknown>): Rule[] {
  const { allow_http, base_url, wait } = inputs;
  const addressInputs = ADDRESS_INPUTS.filter((name) => inputs[name] !== undefined);
  // biome-ignore format: one rule, one line
  return [
    ...REQUIRED_INPUTS.map(([input, required, meaning]): Rule =>
      [inputs[input] !== undefined && inputs[required] === undefined, input, `needs ${required}`, `set it to ${meaning}`]),
    ...addressInputs.flatMap((input): Rule[] => [
      [allow_http === false && needsAllowHttp(inputs[input]), input, "is plain http, which shows requests and tokens to the network", "write https://, or set allow_http to true"],
      [isControlPlaneUrl(inputs[input], base_url), input, "leads to base_url, the control plane", "write the agent server's own address"],
    ]),
    [wait === false && addressInputs.length > 0, "wait", `cannot be false together with ${addressInputs.join(", ")}`, "set the checks in the step that waits, because they run after the rollout"],
  ];
}
