/** The password in the address of a proxy, which need not be well-formed. */
const PASSWORD = /^(?:[a-z][a-z0-9+.-]*:\/\/)?[^/:]*:(.+)@/i;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The passwords of the proxies in the environment, with the names of their variables. */
export function proxyPasswords(): { name: string; value: string }[] {
  const { http_proxy, HTTP_PROXY, https_proxy, HTTPS_PROXY } = process.env;
  return Object.entries({ http_proxy, HTTP_PROXY, https_proxy, HTTPS_PROXY }).flatMap(
    ([name, address = ""]) => {
      const password = PASSWORD.exec(address)?.[1];
      return password === undefined
        ? []
        : [password, decoded(password)].map((value) => ({ name, value }));
    },
  );
}
