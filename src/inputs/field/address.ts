import { isLoopback } from "../../service/contract/loopback.ts";
import type { FlawText } from "../problem.ts";
import { quote } from "../quote.ts";
import { checkedField } from "../text-field.ts";

const EXAMPLE = "https://api.example.com";
const ONE_SCHEME = /^https?:\/\/(?!https?:\/\/)/i;
const HOST = /^[\w.-]+$|^\[/;
// Excludes `auto`, booleans, and schemes without a colon.
const HOST_WITHOUT_SCHEME = /^(?!(auto|true|false|yes|no)$|https?\/)[\w.-]+(:\d+)?(\/[\w./-]*)?$/i;

// The text may contain a password or a token, so it is quoted only if it is a plain host and path.
function checkAddress(text: string): FlawText | undefined {
  if (/[\s\p{Cc}\\]/u.test(text))
    return ["contains a space, a control character or a backslash", `write ${EXAMPLE}`];
  if (HOST_WITHOUT_SCHEME.test(text)) return ["has no scheme", `write ${quote(`https://${text}`)}`];
  if (!ONE_SCHEME.test(text) || !URL.canParse(text) || !HOST.test(new URL(text).hostname))
    return ["is not a URL with one https:// at its start", `write one such as ${EXAMPLE}`];
  const { username, password } = new URL(text);
  return username || password
    ? ["contains a user name or password", "remove everything between // and @"]
    : undefined;
}

/** Path segments of web pages, which no base URL of an API has. */
const PAGE_PATH =
  /\/(tree|blob|pull|commits?|issues|actions)\/|\/(o|deployments|projects)\/[0-9a-f-]{36}(\/|$)/i;

export const isPage = (address: string): boolean =>
  URL.canParse(address) && PAGE_PATH.test(withoutRequestPath(address));

/** The hosts of the vendor's cloud, in each region. Those without `api` serve pages. */
const VENDOR_HOST = /^((?:eu|apac|aws)\.)?((?:api\.)?(?:host|smith))\.langchain\.com$/;
const VENDOR_HOSTS = { "control plane": "api.host", "platform API": "api.smith" } as const;
type Service = keyof typeof VENDOR_HOSTS;

function checkVendorHost(text: string, service: Service): FlawText | undefined {
  const [, region = "", host] = VENDOR_HOST.exec(new URL(text).hostname) ?? [];
  const serviceHost = VENDOR_HOSTS[service];
  return host === undefined || host === serviceHost
    ? undefined
    : [`is not the ${service}`, `write https://${region}${serviceHost}.langchain.com`];
}

function checkBaseUrl(url: string, service?: Service): FlawText | undefined {
  const flaw = checkAddress(url) ?? (service && checkVendorHost(url, service));
  if (flaw !== undefined) return flaw;
  if (isPage(url)) return ["is the address of a page", `write that of the API, such as ${EXAMPLE}`];
  return /[?#]/.test(url)
    ? ["contains a query or a fragment", "remove the ? or the #, and everything after it"]
    : undefined;
}

/** The path that the client appends to `base_url`: API version and everything after it. */
const REQUEST_PATH =
  /\/(v2(\/(deployments|listeners)\b.*)?|v1(\/integrations\b.*)?|api\/v1(\/(bulk-exports|orgs)\b.*)?)$/s;

/** Matches only from the first of several slashes, or the time would be quadratic. */
const TRAILING_SLASHES = /(?<!\/)\/+$/;
const TRAILING_OK = /(?<!\/)(\/+ok)?\/*$/;

/** Keeps the path before `REQUEST_PATH`, which is the prefix of a self-hosted installation. */
function withoutRequestPath(text: string): string {
  const { origin, pathname } = new URL(text);
  const path = pathname.replace(TRAILING_SLASHES, "").replace(REQUEST_PATH, "");
  return origin + path.replace(TRAILING_SLASHES, "");
}

const ADVICE = `write an address such as ${EXAMPLE}`;
const BASE_ADVICE = `write the address of the service, such as ${EXAMPLE}. If one is set, the variable in it is empty: check its name, and where it is stored.`;

/** A URL with any path, query and fragment. */
export const webAddress = checkedField(ADVICE, checkAddress, (text) => new URL(text).href);

const addHttps = (text: string) => (HOST_WITHOUT_SCHEME.test(text) ? `https://${text}` : text);

/**
 * A URL that is sent as written; a host without a scheme gets https. Not normalised, because an
 * added slash would look like a change when compared with the value in the service's responses.
 */
export const writtenAddress = checkedField(ADVICE, (url) => checkAddress(addHttps(url)), addHttps);

/** Origin and path prefix, if any, of the service, without a trailing slash. */
export const baseUrl = (service: Service) =>
  checkedField(BASE_ADVICE, (text) => checkBaseUrl(text, service), withoutRequestPath);

/** Origin and path prefix of an agent server, without `/ok` at the end; or `auto`. */
export const agentAddress = checkedField(
  ADVICE,
  (text) => (text === "auto" ? undefined : checkBaseUrl(text)),
  (text) => (text === "auto" ? text : new URL(text).href.replace(TRAILING_OK, "")),
);

/** Whether a text is a URL of plain http to another machine. A rule refuses it, not the field. */
export function needsAllowHttp(address: unknown): boolean {
  const url = typeof address === "string" ? URL.parse(address) : null;
  return url?.protocol === "http:" && !isLoopback(url);
}
