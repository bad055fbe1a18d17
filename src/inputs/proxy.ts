import { variables } from "./variables.ts";

const HTTP_VARIABLES = ["http_proxy", "HTTP_PROXY"];
const HTTPS_VARIABLES = ["https_proxy", "HTTPS_PROXY"];
export const PROXY_VARIABLES = [...HTTP_VARIABLES, ...HTTPS_VARIABLES];

/** The variable with undici's proxy for https. A lower-case one wins, even if it is empty. */
export function proxyVariable(): string | undefined {
  const env = variables();
  return [HTTPS_VARIABLES, HTTP_VARIABLES]
    .map((names) => names.find((name) => env[name] !== undefined))
    .find((name) => name !== undefined && env[name]);
}

/** Whether a text is an address without a path, whose user name and password can be decoded. */
function isProxyAddress(text: string): boolean {
  try {
    const { protocol, username, password, pathname, search, hash } = new URL(text);
    decodeURIComponent(username + password);
    return /^https?:$/.test(protocol) && pathname + search + hash === "/";
  } catch {
    return false;
  }
}

/** Names a variable that is no proxy address; its value is omitted: it may contain a password. */
export function findProxyFlaw(): string | undefined {
  const env = variables();
  const name = PROXY_VARIABLES.find((one) => env[one] && !isProxyAddress(env[one]));
  return name && `the environment variable ${name} is not the address of a proxy`;
}
