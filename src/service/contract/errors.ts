import * as z from "zod";

/** Body of 400, 401, 403, 404 and 409 (contract: Errors). */
export const ErrorDetail = z.object({ detail: z.string() });

const text = z.string().optional().catch(undefined);
const Message = z.object({ message: z.string() }).optional().catch(undefined);
/** Error bodies of gateways. Beyond the contract: error-bodies. */
export const ForeignError = z
  .object({
    message: text,
    error: z.union([z.string(), Message]),
    title: text,
    errors: z.tuple([Message], Message).optional().catch(undefined),
  })
  .partial()
  .transform(
    ({ message, error, title, errors }) =>
      message ??
      (typeof error === "object" ? error.message : error) ??
      title ??
      errors?.[0]?.message,
  );

/** The same inside `detail`, as some frameworks send it. Beyond the contract: error-bodies. */
export const NestedError = z.object({ detail: ForeignError });

/** contract: ValidationError. Other members may contain a secret, and are dropped. */
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
