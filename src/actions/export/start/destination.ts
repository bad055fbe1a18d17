import { LIMITS } from "../../../service/client/limits.ts";
import { call } from "../../../service/client/requests.ts";
import { writeUntilProcessed } from "../../../service/client/write/write.ts";
import {
  createDestination,
  type DestinationCreate,
} from "../../../service/contract/exports/destination.ts";
import { omitAbsent } from "../../../service/contract/omit-absent.ts";
import type { ExportInputs } from "../inputs.ts";
import { end } from "../report/end.ts";
import type { ExportStep } from "../step.ts";

function destinationRequest(inputs: ExportInputs): DestinationCreate {
  // The rules between inputs guarantee both names, and both keys or neither.
  const { display_name = "", bucket_name = "" } = inputs;
  const { prefix, region, endpoint_url, include_bucket_in_prefix } = inputs;
  const { access_key_id, secret_access_key = "", session_token } = inputs;
  const optionalMembers = omitAbsent({ prefix, region, endpoint_url, include_bucket_in_prefix });
  return {
    destination_type: "s3",
    display_name,
    config: { bucket_name, ...optionalMembers },
    ...(access_key_id !== undefined && {
      credentials: { access_key_id, secret_access_key, ...omitAbsent({ session_token }) },
    }),
  };
}

const destinationEnd = end("completed", ({ inputs, destination_id }) => {
  const { display_name, bucket_name, prefix } = inputs;
  const location = prefix === undefined ? bucket_name : `${bucket_name}, under ${prefix}`;
  const id = { code: destination_id ?? "" };
  return {
    headline: `Destination ${display_name} created`,
    lines: [
      `It writes to bucket ${location}. The platform has written a test file there; if it cannot delete objects, the test file stays under tmp/.`,
    ],
    advice: ["Store it as the variable ", { code: "EXPORT_DESTINATION_ID" }, ": ", id],
  };
});

/**
 * Creates a destination. There is no idempotency key and destinations cannot be listed, so nothing
 * is retried after a lost response.
 */
export async function createDestinationOnce({ ctx, inputs, store }: ExportStep) {
  const body = destinationRequest(inputs);
  const { id } = await writeUntilProcessed(
    ctx,
    (signal) => call({ ...ctx, signal }, createDestination, {}, LIMITS.once, body),
    (phase) => store.update({ phase }),
  );
  store.update({ destination_id: id });
  return destinationEnd;
}
