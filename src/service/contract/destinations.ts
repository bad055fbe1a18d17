import * as z from "zod";
import { pathId } from "./ids.ts";
import { given, operation, perhaps, shownTime, uuid } from "./operation.ts";

/** Of a reply, the contract names only the id. */
const ROW = "destination-members";
const text = z.string();

/** contract: Errors. What a destination's creation and a run report about the object store. */
export const STORAGE_ERRORS = {
  access_denied: "Access denied",
  invalid_bucket: "Bucket is not valid",
  unknown_key_id: "Key ID you provided does not exist",
  invalid_endpoint: "Invalid endpoint",
} as const;

/** contract: Export destination, in a request. */
export const DestinationCreate = z.strictObject({
  destination_type: z.literal("s3"),
  display_name: z.string().min(1),
  config: z.strictObject({
    bucket_name: z.string().min(1),
    prefix: z.string().optional(),
    region: z
      .string()
      .optional()
      .meta({ description: "For AWS-style buckets; omit endpoint_url then." }),
    endpoint_url: z
      .string()
      .optional()
      .meta({ description: "For S3-compatible stores other than AWS." }),
    include_bucket_in_prefix: z.boolean().optional(),
  }),
  credentials: z
    .strictObject({
      access_key_id: z.string().min(1),
      secret_access_key: z.string().min(1),
      session_token: z
        .string()
        .min(1)
        .optional()
        .meta({ description: "For temporary credentials." }),
    })
    .optional()
    .meta({
      description:
        "Stored encrypted. Omitted on a self-hosted installation: its own environment's credentials.",
    }),
});
export type DestinationCreate = z.infer<typeof DestinationCreate>;

/** contract: Export destination, in a reply. */
export const Destination = z.object({
  id: pathId.meta({ row: "export-ids" }),
  tenant_id: given(uuid, ROW),
  created_at: given(shownTime, ROW),
  updated_at: given(shownTime, ROW),
  display_name: given(text, ROW),
  destination_type: given(text, ROW),
  config: given(
    z.object({
      bucket_name: given(text, ROW),
      prefix: perhaps(text, ROW),
      region: perhaps(text, ROW),
      endpoint_url: perhaps(text, ROW),
      include_bucket_in_prefix: perhaps(z.boolean(), ROW),
    }),
    ROW,
  ),
  credentials_keys: given(z.array(text), ROW).meta({
    description: "Of the stored credentials, never their values.",
  }),
});

export const createDestination = operation("POST", "/api/v1/bulk-exports/destinations", {
  summary: "Create an export destination, after a write test",
  body: DestinationCreate,
  reply: Destination,
  // Destinations cannot be listed, so an unexpected reply must not lose the id.
  kept: Destination.pick({ id: true }),
});
