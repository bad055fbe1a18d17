import { HTTPValidationError, reasonIn } from "../../contract/errors.ts";

type Redact = (text: string) => string;

/** The value of a JSON text; undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message would quote the text.
    return undefined;
  }
}

/** A short text: neither markup, nor JSON that was cut short, nor binary. */
const PLAIN_TEXT = /^(?![<{]|\[["{[])(?:[^<\p{Cc}\ufffd]|<(?![/!a-z])|[\n\r\t]){1,300}$/iu;

const MAX_REASON_CHARACTERS = 1_000;

/** Parses an error body. `detail` is only its reason, redacted: the rest may echo a request. */
export function parseErrorBody(text: string, redact: Redact) {
  const body = parseJson(text);
  const isPlainText = body === undefined && PLAIN_TEXT.test(text.trim());
  const reason = isPlainText ? text.trim() : typeof body === "object" ? reasonIn(body) : undefined;
  return { body, isPlainText, detail: reason && redact(reason).slice(0, MAX_REASON_CHARACTERS) };
}

/** Parses the body of a 4xx. Each reason is redacted before anything truncates it. */
export function parseRefusal(text: string, redact: Redact) {
  const { body, isPlainText, detail } = parseErrorBody(text, redact);
  const { data } = HTTPValidationError.safeParse(body);
  const problems = (data?.detail ?? []).map(({ loc, msg, type }) => ({
    loc: loc.map((step) => (typeof step === "string" ? redact(step) : step)),
    msg: redact(msg),
    type,
  }));
  const problemsText = problems.map(({ loc, msg }) => `${loc.join(".")}: ${msg}`).join("; ");
  return { problems, detail: problemsText || detail, isPlainText };
}
