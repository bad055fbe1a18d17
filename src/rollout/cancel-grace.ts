/** A write under way when the workflow is cancelled gets this long: cutting it off would hide what it did. */
const CANCEL_GRACE_MS = 3_000;

/** Starts nothing once cancelled; what has begun is aborted only after the grace. */
export async function withCancelGrace<T>(
  cancel: AbortSignal,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  cancel.throwIfAborted();
  const late = new AbortController();
  const onCancel = () => {
    setTimeout(() => late.abort(cancel.reason), CANCEL_GRACE_MS).unref();
  };
  cancel.addEventListener("abort", onCancel, { once: true });
  try {
    return await ask(late.signal);
  } finally {
    cancel.removeEventListener("abort", onCancel);
  }
}
