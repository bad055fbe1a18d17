import type { Ending } from "../../action/ending.ts";
import { call } from "../../client/call.ts";
import { UnprovenError } from "../../client/errors.ts";
import { writeThrough } from "../../client/write/write.ts";
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

const placeOf = ({ config: { bucket_name, prefix } }: DestinationCreate) =>
  prefix === undefined ? `bucket ${bucket_name}` : `bucket ${bucket_name}, under ${prefix}`;

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
    (phase) => {
      progress.isCreating = phase !== "not sent";
    },
  );
  if (attempt.kind === "refused") throw attempt.error;
  if (attempt.kind === "ambiguous") throw new UnprovenError(attempt.error.message);
  const { id } = attempt.reply;
  world.report.output("destination_id", id);
  const ending: Ending = {
    outcome: "completed",
    headline: "Destination created",
    message: `${inputs.display_name} writes to ${placeOf(body)}. The platform has written a test file there; where it may not delete objects, that file stays, under tmp/.`,
    advice: ["Store it as the variable ", { code: "EXPORT_DESTINATION_ID" }, ": ", { code: id }],
  };
  return { ending, destination_id: id };
}
