import { randomUUID } from "node:crypto";
import type * as z from "zod";
import type { Destination, DestinationCreate } from "../../contract/destinations.ts";
import { type Answer, refusal } from "../server/answer.ts";
import { type Bucket, openBucket } from "./files/bucket.ts";

/** What is kept of a destination. */
export interface DestinationRecord {
  id: string;
  /** Its workspace. */
  tenant_id: string;
  request: DestinationCreate;
  bucket: Bucket;
}

/** The parts of an object's key as they follow each other; a prefix may begin and end with slashes. */
export function keyIn({ config }: DestinationCreate, ...parts: string[]): string {
  const bucket = config.include_bucket_in_prefix ? config.bucket_name : "";
  return [bucket, config.prefix ?? "", ...parts]
    .flatMap((part) => part.split("/"))
    .filter(Boolean)
    .join("/");
}

const TEST_CONTENT = new TextEncoder().encode("Written to prove that it can be.\n");

/** A destination whose bucket took a test file, or the refusal. */
export async function destinationFrom(
  request: DestinationCreate,
  tenant_id: string,
  id: string,
): Promise<DestinationRecord | Answer> {
  const bucket = openBucket(request);
  // Not in the contract: whether the `/tmp` path is the bucket's or the prefix's, to which permissions may be limited.
  const key = keyIn(request, "tmp", `write-test-${randomUUID()}`);
  const refused = await bucket.put(key, TEST_CONTENT);
  // Not in the contract: the status and the form of this refusal.
  if (refused !== undefined) return refusal(400, refused);
  await bucket.remove(key);
  return { id, tenant_id, request, bucket };
}

/** Names the keys of the credentials, never their values. */
export function destinationReply({ id, request }: DestinationRecord): z.input<typeof Destination> {
  const { credentials = {}, ...shown } = request;
  return { id, ...shown, credentials_keys: Object.keys(credentials) };
}
