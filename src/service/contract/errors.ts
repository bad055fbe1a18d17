import * as z from "zod";

/** Body of 400, 401, 403, 404 and 409 (contract: Errors). */
export const ErrorDetail = z.object({ detail: z.string() });

/** What gateways put their message into. Beyond the contract: error-bodies. */
export const ForeignError = z
  .object({ message: z.string(), error: z.string(), title: z.string() })
  .partial()
  .transform(({ message, error, title }) => message ?? error ?? title);

/** The same within `detail`, as frameworks write it. Beyond the contract: error-bodies. */
export const NestedError = z.object({ detail: ForeignError });

/** contract: ValidationError. What else servers send may hold a secret, and is dropped here. */
export const ValidationError = z.object({
  loc: z
    .array(z.union([z.string(), z.int()]))
    .meta({ description: "Path of the offending member, from `body`, `path` or `query` down." }),
  msg: z.string(),
  type: z.string(),
});
export type ValidationError = z.infer<typeof ValidationError>;

/** Body of 422 (contract: HTTPValidationError). */
export const HTTPValidationError = z.object({ detail: z.array(ValidationError) });
