import { ContractError, UnreachableError } from "./errors.ts";
import { PATIENCE } from "./patience.ts";

const [FIRST_DELAY_MS, LAST_DELAY_MS] = PATIENCE.pauses.ms;

/** Whether a read may be repeated after this error. */
export function isTransient(error: unknown): boolean {
  return (error instanceof UnreachableError || error instanceof ContractError) && !error.permanent;
}

const askedMs = (error: unknown): number =>
  error instanceof UnreachableError ? (error.retryAfterMs ?? 0) : 0;

/**
 * The pause before the next attempt: what the service asks for, or a jittered exponential back-off.
 */
export function delayMs(error: unknown, failures: number, random: () => number): number {
  const asked = askedMs(error);
  // A service that fails and asks for 0 s would get requests without any pause.
  if (asked > 0) return asked;
  const ceiling = Math.min(LAST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(failures - 1, 10));
  return ceiling * (0.5 + random() / 2);
}

/** What the service asks for before the next read, as far as that is obeyed. */
export const askedReadMs = (error: unknown): number =>
  Math.min(PATIENCE.retryAfter.ms, askedMs(error));

/** The pause before a read is repeated. */
export const readDelayMs = (error: unknown, failures: number, random: () => number): number =>
  askedReadMs(error) || delayMs(undefined, failures, random);

const SECONDS = /^\d{1,9}$/;
const IMF_FIXDATE =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Retry-After in milliseconds. A date is measured from the Date header of the same reply, because
 * the clocks of two machines disagree. Other forms than seconds and IMF-fixdate count as absent.
 */
export function retryAfterMs(
  value: string | undefined,
  date: string | undefined,
): number | undefined {
  if (value === undefined) return undefined;
  if (SECONDS.test(value)) return Number(value) * 1_000;
  if (!IMF_FIXDATE.test(value) || date === undefined || !IMF_FIXDATE.test(date)) return undefined;
  const delta = Date.parse(value) - Date.parse(date);
  return Number.isNaN(delta) ? undefined : Math.max(0, delta);
}
