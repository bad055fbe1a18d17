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

/**
 * The reason of a refusal, without secrets. Never the whole body, which may echo what was sent.
 */
export function detailIn(body: unknown, clean: (text: string) => string): string | undefined {
  const detail = ErrorDetail.safeParse(body).data?.detail;
  const said = detail ?? NestedError.safeParse(body).data?.detail;
  const found = said ?? ForeignError.safeParse(body).data;
  return found && clean(found);
}
