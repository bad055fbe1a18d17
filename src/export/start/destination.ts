import type { Ending } from "../../action/ending.ts";
import { call } from "../../client/call.ts";
import { UnprovenError } from "../../client/errors.ts";
import { writeThrough } from "../../client/write.ts";
import {
  type DestinationCreate,
  createDestination as postDestination,
} from "../../contract/destinations.ts";
import { omitAbsent } from "../../contract/operation.ts";
import type { ExportInputs } from "../inputs.ts";
import type { Step } from "../step.ts";

function destinationFrom(inputs: ExportInputs): DestinationCreate {
  // The rules between inputs have made sure that these are there.
  const {
    display_name = "",
    bucket_name = "",
    access_key_id,
    secret_access_key,
    session_token,
  } = inputs;
  const { prefix, region, endpoint_url, include_bucket_in_prefix } = inputs;
  const isGiven = access_key_id !== undefined && secret_access_key !== undefined;
  const credentials = isGiven
    ? { access_key_id, secret_access_key, ...omitAbsent({ session_token }) }
    : undefined;
  return {
    destination_type: "s3",
    display_name,
    config: {
      bucket_name,
      ...omitAbsent({ prefix, region, endpoint_url, include_bucket_in_prefix }),
    },
    ...omitAbsent({ credentials }),
  };
}

/**
 * Creates a destination. It has no key and destinations cannot be listed, so after a lost answer
 * nothing is sent again.
 */
export async function createDestination({ world, inputs, progress }: Step): Promise<Ending> {
  const body = destinationFrom(inputs);
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
  if (attempt.kind === "applied") return tellMade({ world, inputs, progress }, attempt.reply.id);
  throw attempt.kind === "refused" ? attempt.error : mayExist(attempt.error, body.display_name);
}

function tellMade(
  { world, inputs, progress }: Pick<Step, "world" | "inputs" | "progress">,
  id: string,
): Ending {
  progress.destination_id = id;
  world.report.output("destination_id", id);
  world.report.info(
    "The service has written a test file into the bucket. Where it may not delete that again, the file stays under the key prefix tmp/.",
  );
  return {
    outcome: "completed",
    message: `Destination ${id} (${inputs.display_name}) was created, and can be written to.`,
  };
}

function mayExist(error: Error, name: string): UnprovenError {
  return new UnprovenError(`${error.message}. A destination named ${name} may have been created`);
}
