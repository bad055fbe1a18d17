import { attemptWrite } from "../../client/attempt.ts";
import { call } from "../../client/call.ts";
import { createDestination, type DestinationCreate } from "../../contract/bulk-exports.ts";
import { given } from "../../inputs/given.ts";
import { withCancelGrace } from "../../rollout/cancel-grace.ts";
import { Patience } from "../../rollout/patience.ts";
import { UnprovenError } from "../../rollout/unproven.ts";
import type { ExportInputs } from "../inputs.ts";
import type { Verdict } from "../report/verdict.ts";
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
    ? { access_key_id, secret_access_key, ...given({ session_token }) }
    : undefined;
  return {
    destination_type: "s3",
    display_name,
    config: { bucket_name, ...given({ prefix, region, endpoint_url, include_bucket_in_prefix }) },
    ...given({ credentials }),
  };
}

/** Creates a destination. It has no key and cannot be listed, so after a lost answer nothing is sent again. */
export async function makeDestination({ world, inputs, progress }: Step): Promise<Verdict> {
  const body = destinationFrom(inputs);
  const patience = new Patience(world);
  for (;;) {
    world.signal.throwIfAborted();
    progress.isCreating = true;
    const ask = (signal: AbortSignal) =>
      call(world.server, createDestination, {}, { body, signal });
    const attempt = await attemptWrite(() => withCancelGrace(world.signal, ask));
    if (attempt.kind === "applied") return tellMade({ world, inputs, progress }, attempt.reply.id);
    if (attempt.kind === "refused") throw attempt.error;
    if (attempt.kind === "ambiguous") throw mayExist(attempt.error, body.display_name);
    progress.isCreating = false;
    await patience.wait(attempt);
  }
}

function tellMade(
  { world, inputs, progress }: Pick<Step, "world" | "inputs" | "progress">,
  id: string,
): Verdict {
  progress.destination_id = id;
  world.report.output("destination_id", id);
  world.report.info(
    "The service has written a test file into the bucket. Where it may not delete that again, the file stays under the key prefix tmp/.",
  );
  return {
    outcome: "completed",
    message: `Destination ${id} (${inputs.display_name}) was created, and can be written to.`,
    hasFailed: false,
  };
}

function mayExist(error: Error, name: string): UnprovenError {
  return new UnprovenError(`${error.message}. A destination named ${name} may have been created`);
}
