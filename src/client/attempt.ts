import { ContractError, RefusedError, UnreachableError } from "./errors.ts";

/** What one attempt at a write proved. */
export type Attempt<T> =
  | { kind: "applied"; reply: T }
  | { kind: "refused"; error: RefusedError }
  | { kind: "ambiguous"; error: Error }
  | Untouched;

/** It left nothing behind: it never left this machine, or the service put it off. */
export type Untouched = { kind: "unsent" | "throttled"; error: Error };

/** A 425 or 429 says that it was not processed; after headers were sent, silence says nothing. */
function attemptOf(error: unknown): Exclude<Attempt<never>, { kind: "applied" }> {
  if (error instanceof RefusedError) return { kind: "refused", error };
  if (error instanceof ContractError) return { kind: "ambiguous", error };
  if (!(error instanceof UnreachableError)) throw error;
  if (!error.sent) return { kind: "unsent", error };
  return { kind: error.status === 429 || error.status === 425 ? "throttled" : "ambiguous", error };
}

export async function attemptWrite<T>(send: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { kind: "applied", reply: await send() };
  } catch (error) {
    return attemptOf(error);
  }
}
