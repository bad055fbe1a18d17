import { call } from "../../client/call.ts";
import { UnprovenError } from "../../client/errors.ts";
import { writeThrough } from "../../client/write.ts";
import {
  type DestinationCreate,
  createDestination as postDestination,
} from "../../contract/destinations.ts";
import { omitAbsent } from "../../contract/operation.ts";
import type { ExportInputs } from "../inputs.ts";
import type { ExportStep, OperationResult } from "../world.ts";

function destinationRequest(inputs: ExportInputs): DestinationCreate {
  // The rules between inputs guarantee that both names are there.
  const { display_name = "", bucket_name = "" } = inputs;
  const { prefix, region, endpoint_url, include_bucket_in_prefix } = inputs;
  const optional = omitAbsent({ prefix, region, endpoint_url, include_bucket_in_prefix });
  return {
    destination_type: "s3",
    display_name,
    config: { bucket_name, ...optional },
    ...omitAbsent({ credentials: credentialsFrom(inputs) }),
  };
}

function credentialsFrom({
  access_key_id,
  secret_access_key,
  session_token,
}: ExportInputs): DestinationCreate["credentials"] {
  if (access_key_id === undefined || secret_access_key === undefined) return undefined;
  return { access_key_id, secret_access_key, ...omitAbsent({ session_token }) };
}

/**
 * Creates a destination. It has no key and destinations cannot be listed, so after a lost answer
 * nothing is sent again.
 */
export async function createDestination(step: ExportStep): Promise<OperationResult> {
  const { world, inputs, progress } = step;
  const body = destinationRequest(inputs);
  const attempt = await writeThrough(
    world,
    (signal) => call(world.server, postDestination, {}, { body, signal }),
    {
      attempt: () => {
        progress.isCreating = true;
      },
      untouched: () => {
        progress.isCreating = false;
      },
    },
  );
  if (attempt.kind === "refused") throw attempt.error;
  if (attempt.kind === "ambiguous")
    throw new UnprovenError(
      `${attempt.error.message}. A destination named ${body.display_name} may have been created`,
    );
  const { id } = attempt.reply;
  world.report.output("destination_id", id);
  world.report.info(
    "The service has written a test file into the bucket. Where it may not delete that again, the file stays under the key prefix tmp/.",
  );
  const message = `Destination ${id} (${inputs.display_name}) was created, and can be written to.`;
  return { ending: { outcome: "completed", message }, destination_id: id };
}
