import { proxyVariable } from "../inputs/proxy.ts";
import {
  ContractError,
  type ErrorKind,
  isForeign,
  isGone,
  type ServiceError,
} from "../service/client/errors.ts";
import { piecesOf, plainText, type Text } from "./blocks.ts";
import { shortId } from "./format.ts";
import { LIMIT_ADVICE, urlAdvice } from "./refusals/both-services.ts";
import type { Service } from "./refusals/rule.ts";

/* Messages about a service that did not answer, or not as the contract says. */

const UUID = /(?<!\/)[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** Shortens ids outside URLs: the full ids are shown elsewhere. */
export const withShortIds = (text: string) => text.replace(UUID, shortId);

/** Why a request failed, without its URL. */
export const shortReason = ({ reason }: ServiceError) => withShortIds(reason);

/** Words in the text of a limit for concurrent runs. */
const CONCURRENCY_WORDS = /\b(concurren|simultan|parallel|running|active)/i;

/** The failure as a clause of a headline. */
export function failureClause(error: ServiceError, service: Service): string {
  const { kind, status, permanent, detail } = error;
  if (isForeign(error)) return `no ${service} at base_url`;
  if (error instanceof ContractError) return `the ${service} gave an answer that cannot be read`;
  if (kind === "proxy") return "no connection through the proxy";
  if (status === undefined) return `the ${service} did not answer`;
  if (isGone(error)) return `not found (${status})`;
  if (status === 401 || status === 403) return `the credential was refused (${status})`;
  if (status !== 429) return `the ${service} failed (${status})`;
  const isRateLimit = !permanent && !CONCURRENCY_WORDS.test(detail ?? "");
  return isRateLimit ? `the ${service} limits the rate` : `a limit of the ${service} is reached`;
}

export function adviceOnFailure(error: ServiceError, service: Service): string {
  const proxy = proxyVariable();
  if (isForeign(error))
    return `${proxy ? `Check ${proxy}, which may not lead to a proxy. ` : ""}${urlAdvice(service)}`;
  if (error instanceof ContractError)
    return "Check base_url; if it is right, please report this answer as a bug.";
  if (error.status === 429 && error.permanent) return LIMIT_ADVICE;
  if (error.status === 429)
    return CONCURRENCY_WORDS.test(error.detail ?? "")
      ? "Run this again when one of those has ended."
      : "Run this again later: others may use the same credential.";
  if (error.status !== undefined)
    return "Run this again later: the service, or a gateway in front of it, failed.";
  const otherwise = "the service is down: run this again later";
  return plainText(adviceOnUnreachable(error, "base_url", otherwise));
}

/** Advice about a server that cannot be reached. Further advice follows a trailing comma. */
// biome-ignore format: one kind, one line
const UNREACHABLE_ADVICE: Partial<Record<ErrorKind, (input: string) => string>> = {
  proxy: (input) => `Check ${proxyVariable() ?? "HTTPS_PROXY"}, and whether the proxy lets this runner reach ${input}.`,
  // A wrong proxy would see the credential over plain http.
  "no TLS": (input) => proxyVariable() ? `Check ${proxyVariable()} and the port of ${input}: one of the two answers in plain http.` : `Correct the port of ${input}: what answers there is plain http. If that is meant, write http:// and set allow_http: true.`,
  "other host": (input) => `Correct ${input}, or the server's certificate, which names other hosts.`,
  expired: () => "Renew the server's certificate, which has expired; if it has not, correct the clock of this runner.",
  "old TLS": (input) => `Have ${input} served with TLS 1.2 or newer.`,
  certificate: (input) => `Correct ${input} or the server's certificate; for a private certificate authority, set NODE_EXTRA_CA_CERTS to a file that this runner can read.`,
  dns: (input) => `Correct ${input}; if it is right, its DNS record is missing, or known inside your network only: use a runner there.`,
  "connect timeout": (input) => `Check whether this runner can reach ${input}; if it can,`,
  "response timeout": () => "Raise request_timeout if the server is slow; if it is not,",
};

/** Advice on a failed connection, with `otherwise` for a server that can be reached. */
export function adviceOnUnreachable({ kind }: ServiceError, input: string, otherwise: Text): Text {
  const general = `Check the host and port of ${input}; if they are right,`;
  const advice = (kind && UNREACHABLE_ADVICE[kind]?.(input)) ?? general;
  return advice.endsWith(",") ? [advice, " ", ...piecesOf(otherwise), "."] : advice;
}
