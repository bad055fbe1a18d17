import { ErrorDetail, ForeignError, NestedError } from "../../contract/errors.ts";

/** Undefined if the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The message of the parser would quote the text.
    return undefined;
  }
}

/** The reason of a refusal. Never the whole body, which may echo what was sent. */
export function detailIn(body: unknown): string | undefined {
  const detail = ErrorDetail.safeParse(body);
  if (detail.success) return detail.data.detail;
  const nested = NestedError.safeParse(body);
  if (nested.success && nested.data.detail !== undefined) return nested.data.detail;
  const foreign = ForeignError.safeParse(body);
  return foreign.success ? foreign.data : undefined;
}
