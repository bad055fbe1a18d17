import * as z from "zod";

/** Body of 400, 401, 403 and 404 (contract: Errors), and of 409, which only services name. */
export const ErrorDetail = z.object({ detail: z.string() });

/** Members that contain a reason, the most precise first. Other members may echo the request. */
const REASON_MEMBERS =
  "detail message error_description error_message errormessage msg faultstring description error errors fault reason title code".split(
    " ",
  );
const MAX_DEPTH = 5;
const MAX_REASONS = 5;

/**
 * The reason that an error body gives, in any of the common forms: a text, an object, or a list of
 * them, also nested. Beyond the contract: error-bodies.
 */
export function reasonIn(body: unknown, depth = 0): string | undefined {
  if (typeof body === "string") return body.trim() || undefined;
  if (typeof body !== "object" || body === null || depth > MAX_DEPTH) return undefined;
  const reasonWithin = (value: unknown) => reasonIn(value, depth + 1);
  if (Array.isArray(body)) {
    const reasons = body.slice(0, MAX_REASONS).flatMap((one) => reasonWithin(one) ?? []);
    return [...new Set(reasons)].join("; ") || undefined;
  }
  const members = new Map(Object.entries(body).map(([name, value]) => [name.toLowerCase(), value]));
  return REASON_MEMBERS.flatMap((name) => reasonWithin(members.get(name)) ?? [])[0];
}

/**
 * Matches a reason that names a quota of existing resources. Waiting does not help, unlike with a
 * rate limit or a limit of concurrency. Beyond the contract: rate-limit-refusals.
 */
export const QUOTA_REASON =
  /^(?=.*\b(limit|max(imum)?|quota|too many|(at most|up to|only) \d+)\b)(?=.*\b((deployment|revision|export|schedule|destination|workspace|project|listener|seat)s|deployment (limit|quota))\b)(?!.*(\b(rate|requests?|calls|retry|later|slow|throttl|simultan|parallel|running|queued|at once|same time|second|minute|hour|day|dai|week|month)|\bconcurren|\bactive (bulk )?exports))/is;

/** contract: ValidationError. Other members may contain a secret, and are dropped. */
export const ValidationError = z.object({
  loc: z
    .array(z.union([z.string(), z.int()]))
    .describe("Path of the offending member, from `body`, `path` or `query` down."),
  msg: z.string(),
  type: z.string(),
});
export type ValidationError = z.infer<typeof ValidationError>;

/** Body of 422 (contract: HTTPValidationError). */
export const HTTPValidationError = z.object({ detail: z.array(ValidationError) });
