import { type Problem, wrongInputs } from "../inputs/problem.ts";
import {
  ContractError,
  isForeign,
  type Kind,
  RefusedError,
  ServiceError,
  UnprovenError,
  UnreachableError,
} from "../service/client/errors.ts";
import type { Phase } from "../service/client/write/write.ts";
import { omitAbsent } from "../service/contract/operation.ts";
import { piecesOf, plain, sentences, type Text } from "./blocks.ts";
import type { Ending, Words } from "./conclusion.ts";
import { correctUrl } from "./refusals/any.ts";
import { problemOf } from "./refusals/member.ts";
import type { ExplainRefusal, Refusal } from "./refusals/refusal.ts";
import type { Service } from "./refusals/row.ts";

/**
 * The end of a step whose inputs cannot work, before anything was changed. `nothing` says that:
 * `Nothing was changed.`
 */
export function rejected(
  subject: string,
  problems: readonly Problem[],
  nothing: string,
  advice?: string,
): Words {
  const { headline, text: message } = wrongInputs(problems, subject, nothing);
  return { headline, message, problems, ...omitAbsent({ advice }) };
}

/** The end of a step whose first change was refused. */
export function rejectedByService(
  subject: string,
  { detail, status, message }: RefusedError,
  { headline, isPlain, members, likelyCause, nextStep, isForeign }: Refusal,
  service: Service,
): Ending {
  const problems = members.map(problemOf);
  // Several are a table, which quotes what is said of each.
  const said = members.length > 1 ? undefined : (members[0] ?? { said: detail }).said;
  const why = members.length > 0 || detail !== undefined ? "" : `${message}.`;
  return {
    outcome: "rejected",
    headline: `${subject}: ${headline}${isPlain ? "" : ` (${status})`}`,
    message: [why, likelyCause].filter(Boolean).join("\n"),
    advice: nextStep,
    problems,
    ...(said === undefined
      ? {}
      : { said: [{ by: isForeign ? undefined : `The ${service}`, text: said }] }),
  };
}

type Unanswered = UnreachableError | ContractError;

/** What to do about a service that did not answer, or not as its contract says. */
export function adviceOnNoAnswer(error: Unanswered, service: Service): string {
  if (isForeign(error)) return correctUrl(service);
  if (error instanceof ContractError)
    return "Check base_url; if it is right, please report this answer as a bug.";
  if (error.status === 429) return "Run this again later: others may use the same credential.";
  if (error.status !== undefined)
    return "Run this again later: the service, or a gateway in front of it, failed.";
  return plain(adviceOnSilence(error, "base_url", "the service is down: run this again later"));
}

/**
 * What to do about a server that cannot be reached, by why. To what ends in a comma, whatever else
 * may help is added.
 */
// biome-ignore format: one kind, one line
const ADVICE: Partial<Record<Kind, (input: string) => string>> = {
  proxy: (input) => `Check HTTPS_PROXY, and whether the proxy lets this runner reach ${input}.`,
  "proxy or plain": (input) => `Check HTTPS_PROXY and the port of ${input}: one of the two answers in plain http.`,
  plain: (input) => `Correct the port of ${input}: what answers there is plain http. If that is meant, write http:// and set allow_http: true.`,
  "old tls": (input) => `Serve ${input} with TLS 1.2 or newer.`,
  "other host": (input) => `Correct ${input}, or the server's certificate, which names other hosts.`,
  expired: () => "Renew the server's certificate, which has expired; if it has not, correct the clock of this runner.",
  "not yet valid": () => "Correct the clock of this runner; if it is right, the server's certificate is not valid yet.",
  certificate: (input) => `Correct ${input} or the server's certificate; for a private certificate authority, set NODE_EXTRA_CA_CERTS to a file that this runner can read.`,
  name: (input) => `Correct ${input}; if it is right, its DNS record is missing, or known inside your network only: use a runner there.`,
  cut: (input) => `Check ${input}, and what is between this runner and the server.`,
  late: (input) => `Check whether this runner can reach ${input}; if it can,`,
  slow: () => "Raise request_timeout if the server is slow; if it is not,",
};

/** The same, with what is left to do if the server can be reached. */
export function adviceOnSilence({ kind }: ServiceError, input: string, otherwise: Text): Text {
  const usual = `Check the host and port of ${input}; if they are right,`;
  const advice = (kind && ADVICE[kind]?.(input)) ?? usual;
  return advice.endsWith(",") ? [advice, " ", ...piecesOf(otherwise), "."] : advice;
}

/** Why a service's answer, or the lack of one, led to nothing: a clause of a headline. */
export function whyNothing(error: ServiceError, service: string): string {
  const { status } = error;
  if (isForeign(error)) return `no ${service} at base_url`;
  if (error instanceof ContractError) return `the ${service} gave an answer that cannot be read`;
  if (status === undefined) return `the ${service} did not answer`;
  if (status === 401 || status === 403) return `the credential was refused (${status})`;
  return status === 429 ? `the ${service} limits the rate` : `the ${service} failed (${status})`;
}

const ID = /(?<!\/)([0-9a-f]{8})(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** Whole ids stand elsewhere, to be copied. An address stays whole. */
const inShort = (text: string) => text.replace(ID, "$1");

/** Why a request failed, without its address. */
export const reasonAlone = ({ reason }: ServiceError) => inShort(reason);

/** What is said of a step that an error or a cancel ended, after its write had come so far. */
export interface PhaseWords {
  /** After an error, behind the name of what the step is about. */
  headline: string;
  /** The same after a cancel. */
  cancelled: string;
  /** What a cancel left; empty if the headline says it. */
  message: Text;
  /** What is known of what was watched, and that every read since then failed, and why. */
  seen?: (why: string) => Text;
  advice?: Text;
  /** Replaces the advice if the error is that what was there is gone. */
  gone?: Text;
}

export interface ErrorEnd {
  /** What the step is about. */
  subject: string;
  /** What people call the service. */
  service: Service;
  phase: Phase;
  isCancelled: boolean;
  words: Record<Phase, PhaseWords>;
  explain: ExplainRefusal;
}

/** An error as the end of a step. A bug of ours is not one, and is thrown on. */
export function endingOfError(error: unknown, end: ErrorEnd): Ending {
  const { subject, service, phase, isCancelled, explain } = end;
  // A refusal before the acceptance has changed nothing, also if the workflow is cancelled.
  if (error instanceof RefusedError && phase !== "accepted")
    return rejectedByService(subject, error, explain(error), service);
  const words = end.words[phase];
  if (isCancelled) {
    const { cancelled, message, advice } = words;
    const headline = `${subject}: ${cancelled}`;
    return { outcome: "cancelled", headline, message, ...omitAbsent({ advice }) };
  }
  if (phase === "not sent" && (error instanceof UnreachableError || error instanceof ContractError))
    return {
      outcome: "error",
      headline: `${subject}: ${whyNothing(error, service)}; ${words.headline}`,
      message: `${inShort(error.message)}.`,
      advice: adviceOnNoAnswer(error, service),
      ...saidIn(error, service),
    };
  if (!(error instanceof ServiceError)) throw error;
  // What cannot be proven may have arrived.
  const isOpen = error instanceof UnprovenError && phase === "not sent";
  return openEnd(error, isOpen ? end.words.sent : words, end);
}

/** A service may say why it fails, such as which rate it limits. A refusal is quoted elsewhere. */
const saidIn = (error: ServiceError, service: string): Pick<Ending, "said"> =>
  error instanceof RefusedError || error.detail === undefined
    ? {}
    : { said: [{ by: `The ${service}`, text: error.detail }] };

function openEnd(error: ServiceError, words: PhaseWords, end: ErrorEnd): Ending {
  const { subject, service, explain } = end;
  const { headline, seen, gone } = words;
  const { likelyCause = "", nextStep = "" } = error instanceof RefusedError ? explain(error) : {};
  const advice = gone ?? sentences(likelyCause, nextStep, words.advice ?? "");
  return {
    outcome: "error",
    headline: `${subject}: ${headline}`,
    message:
      seen === undefined || error instanceof UnprovenError
        ? `${inShort(error.message)}.`
        : seen(reasonAlone(error)),
    ...(advice === "" ? {} : { advice }),
    ...saidIn(error, service),
  };
}
