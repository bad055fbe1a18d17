import { randomUUID } from "node:crypto";
import type * as z from "zod";
import type {
  Destination,
  DestinationCreate,
} from "../../src/service/contract/exports/destination.ts";
import { formatTime } from "../clock.ts";
import type { History } from "../history.ts";
import { missingMember, refuse, refuseInvalid } from "../server/response.ts";
import { openBucket } from "./files/bucket.ts";
import type { DestinationRecord } from "./records.ts";

/** An object's key below the destination's prefix, without empty parts and extra slashes. */
export function objectKey({ config }: DestinationCreate, ...parts: string[]): string {
  const bucket = config.include_bucket_in_prefix ? config.bucket_name : "";
  return [bucket, config.prefix ?? "", ...parts]
    .flatMap((part) => part.split("/"))
    .filter(Boolean)
    .join("/");
}

const TEST_CONTENT = new TextEncoder().encode("Written to test the permission.\n");

/** Tests a write, and returns the destination. Refuses a failed test, or missing credentials. */
export async function createDestination(
  request: DestinationCreate,
  identity: Pick<DestinationRecord, "id" | "tenant_id" | "createdMs">,
): Promise<DestinationRecord> {
  const { config, credentials } = request;
  if (credentials === undefined) return refuseInvalid(missingMember("body", "credentials"));
  const bucket = openBucket(config, credentials);
  // The key is below the prefix, because permissions may be limited to the prefix. Beyond the
  // contract: destination-tests.
  const key = objectKey(request, "tmp", `write-test-${randomUUID()}`);
  const storageError = await bucket.put(key, TEST_CONTENT);
  if (storageError !== undefined) refuse(400, storageError);
  await bucket.remove(key);
  return { ...identity, request, bucket };
}

/** Deletes the destinations of all workspaces. Beyond the contract: destination-deletion. */
export function deleteDestinations(history: History, now: number): void {
  for (const destination of history.view().destinations.values())
    history.commit("destinations", { deletedMs: now, ...destination }, now);
}

/** The body lists the names of the credentials, never their values. */
export function renderDestination({
  id,
  tenant_id,
  createdMs,
  request,
}: DestinationRecord): z.input<typeof Destination> {
  const { credentials = {}, config, ...rest } = request;
  const { prefix = null, region = null, endpoint_url = null } = config;
  const { bucket_name, include_bucket_in_prefix = false } = config;
  const created_at = formatTime(createdMs);
  return {
    ...{ id, tenant_id, created_at, updated_at: created_at },
    ...rest,
    config: { bucket_name, prefix, region, endpoint_url, include_bucket_in_prefix },
    credentials_keys: Object.keys(credentials),
  };
}
