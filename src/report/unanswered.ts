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

/** A failure as a clause of a headline, and what to do about it. */
// biome-ignore format: one failure, one line
export function explainFailure(error: ServiceError, service: Service): { clause: string; advice: string } {
  const { kind, status, permanent, detail = "" } = error;
  const proxy = proxyVariable();
  const proxyAdvice = proxy ? `Check ${proxy}, which may not lead to a proxy. ` : "";
  const downAdvice = plainText(adviceOnUnreachable(error, "base_url", "the service is down: run this again later"));
  const limitClause = `a limit of the ${service} is reached`;
  if (isForeign(error)) return { clause: `no ${service} at base_url`, advice: proxyAdvice + urlAdvice(service) };
  if (error instanceof ContractError) return { clause: `the ${service} gave an answer that cannot be read`, advice: "Check base_url; if it is right, please report this answer as a bug." };
  if (kind === "proxy") return { clause: "no connection through the proxy", advice: downAdvice };
  if (status === undefined) return { clause: `the ${service} did not answer`, advice: downAdvice };
  if (status === 429 && permanent) return { clause: limitClause, advice: LIMIT_ADVICE };
  if (status === 429 && CONCURRENCY_WORDS.test(detail)) return { clause: limitClause, advice: "Run this again when one of those has ended." };
  if (status === 429) return { clause: `the ${service} limits the rate`, advice: "Run this again later: others may use the same credential." };
  const advice = "Run this again later: the service, or a gateway in front of it, failed.";
  if (isGone(error)) return { clause: `not found (${status})`, advice };
  if (status === 401 || status === 403) return { clause: `the credential was refused (${status})`, advice };
  return { clause: `the ${service} failed (${status})`, advice };
}

/** Advice about a server that cannot be reached. Further advice follows a trailing comma. */
// biome-ignore format: one kind, one line
const UNREACHABLE_ADVICE: Partial<Record<ErrorKind, (input: string) => string>> = {
  proxy: (input) => `Check ${proxyVariable() ?? "HTTPS_PROXY"}, and whether the proxy lets this runner reach ${input}.`,
  // With a proxy, no advice to set allow_http: a wrong proxy would see the credential.
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
