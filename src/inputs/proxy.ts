const SCHEMES = ["http:", "https:", "socks:", "socks5:"];

function isAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !SCHEMES.includes(url.protocol)) return false;
  try {
    decodeURIComponent(url.username + url.password);
    return true;
  } catch {
    return false;
  }
}

/** A variable that should name a proxy and does not. Its value may hold a password, so it is not shown. */
export function proxyProblem(variables: Record<string, string | undefined>): string | undefined {
  const wrong = Object.entries(variables).find(([, text]) => text && !isAddress(text));
  if (wrong === undefined) return undefined;
  const [name] = wrong;
  return `cannot be asked: the environment variable ${name} does not hold the address of a proxy; write one such as http://proxy.example:3128, with any special character of its password percent-encoded`;
}
