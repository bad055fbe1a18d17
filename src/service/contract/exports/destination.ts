import * as z from "zod";
import { pathId, uuid } from "../ids.ts";
import { expectedMember, optionalMember, replyTime } from "../members.ts";
import { operation } from "../operation.ts";

/** The contract names only the id of the reply. */
const ROW = "destination-members";
const text = z.string();

/** contract: Errors. Errors of the object store, in replies to a creation and in runs. */
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
    region: z.string().optional().describe("For AWS-style buckets; omit endpoint_url then."),
    endpoint_url: z.string().optional().describe("For S3-compatible stores other than AWS."),
    include_bucket_in_prefix: z.boolean().optional(),
  }),
  credentials: z
    .strictObject({
      access_key_id: z.string().min(1),
      secret_access_key: z.string().min(1),
      session_token: z.string().min(1).optional().describe("For temporary credentials."),
    })
    .optional()
    .describe(
      "Stored encrypted. If omitted, a self-hosted installation uses the credentials of its environment.",
    ),
});
export type DestinationCreate = z.infer<typeof DestinationCreate>;

/** contract: Export destination, in a reply. */
export const Destination = z.object({
  id: pathId.meta({ row: "export-ids" }),
  tenant_id: expectedMember(uuid, ROW),
  created_at: expectedMember(replyTime, ROW),
  updated_at: expectedMember(replyTime, ROW),
  display_name: expectedMember(text, ROW),
  destination_type: expectedMember(text, ROW),
  config: expectedMember(
    z.object({
      bucket_name: expectedMember(text, ROW),
      prefix: optionalMember(text, ROW),
      region: optionalMember(text, ROW),
      endpoint_url: optionalMember(text, ROW),
      include_bucket_in_prefix: optionalMember(z.boolean(), ROW),
    }),
    ROW,
  ),
  credentials_keys: expectedMember(z.array(text), ROW).describe(
    "Names of the stored credentials, never their values.",
  ),
});

export const createDestination = operation("POST", "/api/v1/bulk-exports/destinations", {
  summary: "Create an export destination, after a write test",
  body: DestinationCreate,
  reply: Destination,
  // Destinations cannot be listed, so an unexpected reply must not lose the id.
  clientReply: Destination.pick({ id: true }),
});
