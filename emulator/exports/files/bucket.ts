import type { S3Client } from "@aws-sdk/client-s3";
import {
  type DestinationCreate,
  STORAGE_ERRORS,
} from "../../../src/service/contract/exports/destination.ts";
import { isLoopback } from "../../../src/service/contract/loopback.ts";
import { omitAbsent } from "../../../src/service/contract/omit-absent.ts";

type StorageError = (typeof STORAGE_ERRORS)[keyof typeof STORAGE_ERRORS];

/** A bucket of an object store. */
export interface Bucket {
  /** Writes an object. Returns the error if that fails. */
  put(key: string, content: Uint8Array): Promise<StorageError | undefined>;
  remove(key: string): Promise<void>;
}

/** Beyond the contract: destination-tests. */
const ERRORS_BY_CODE: Record<string, StorageError> = {
  NoSuchBucket: STORAGE_ERRORS.invalid_bucket,
  InvalidBucketName: STORAGE_ERRORS.invalid_bucket,
  InvalidAccessKeyId: STORAGE_ERRORS.unknown_key_id,
  AccessDenied: STORAGE_ERRORS.access_denied,
  SignatureDoesNotMatch: STORAGE_ERRORS.access_denied,
  InvalidToken: STORAGE_ERRORS.access_denied,
  ExpiredToken: STORAGE_ERRORS.access_denied,
  CredentialsProviderError: STORAGE_ERRORS.access_denied,
};

function storageErrorOf(error: unknown): StorageError {
  const code = error instanceof Error ? error.name : "";
  return ERRORS_BY_CODE[code] ?? STORAGE_ERRORS.invalid_endpoint;
}

/** The emulator sends nothing to other machines, so any other endpoint is invalid. */
function isLoopbackEndpoint(endpoint: string | undefined): boolean {
  const url = URL.parse(endpoint ?? "");
  return url !== null && /^https?:$/.test(url.protocol) && isLoopback(url);
}

type Credentials = NonNullable<DestinationCreate["credentials"]>;

const UNREACHABLE_BUCKET: Bucket = {
  put: async () => STORAGE_ERRORS.invalid_endpoint,
  remove: async () => undefined,
};

export function openBucket(config: DestinationCreate["config"], credentials: Credentials): Bucket {
  const { bucket_name: Bucket, endpoint_url, region = "us-east-1" } = config;
  if (!isLoopbackEndpoint(endpoint_url)) return UNREACHABLE_BUCKET;
  let client: S3Client | undefined;

  // Imported at the first use, so that the emulator starts faster.
  async function connect() {
    const s3 = await import("@aws-sdk/client-s3");
    client ??= new s3.S3Client({
      ...omitAbsent({ endpoint: endpoint_url }),
      region,
      forcePathStyle: true,
      credentials: omitAbsent({
        accessKeyId: credentials.access_key_id,
        secretAccessKey: credentials.secret_access_key,
        sessionToken: credentials.session_token,
      }),
      maxAttempts: 3,
      // Not all stores support the checksums that the client would add.
      requestChecksumCalculation: "WHEN_REQUIRED",
    });
    return { s3, client };
  }

  return {
    async put(Key, Body) {
      const { s3, client } = await connect();
      return client
        .send(new s3.PutObjectCommand({ Bucket, Key, Body }))
        .then(() => undefined, storageErrorOf);
    },
    async remove(Key) {
      const { s3, client } = await connect();
      // Without the permission to delete, the object stays.
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key })).catch(() => undefined);
    },
  };
}
