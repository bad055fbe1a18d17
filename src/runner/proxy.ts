import { variables } from "../inputs/variables.ts";

/** The password in the address of a proxy, which need not be well-formed, or a user without one. */
const CREDENTIAL = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/:]*:(?<password>.+)|(?<token>[^/:]+))@/i;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The credentials of the proxies in the environment, as they are written and decoded. */
export function proxyCredentials(): string[] {
  const { http_proxy, HTTP_PROXY, https_proxy, HTTPS_PROXY } = variables();
  return [http_proxy, HTTP_PROXY, https_proxy, HTTPS_PROXY].flatMap((address = "") => {
    const { password, token = "" } = CREDENTIAL.exec(address)?.groups ?? {};
    const credential = password ?? token;
    return credential === "" ? [] : [credential, decoded(credential)];
  });
}
