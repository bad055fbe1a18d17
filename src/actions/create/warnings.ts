import { settingWarnings } from "../../inputs/warnings.ts";
import { MAX_NAME_BEHIND_LISTENER } from "../rollout/end/timed-out.ts";
import type { CreateInputs } from "./inputs.ts";

/** Whether some services refuse the name. Beyond the contract: names. */
export const hasUnusualName = (name: string): boolean => !/^[a-z0-9-]*$/.test(name);

/** Warnings about the name and the settings, which are sent unchanged. */
export function creationWarnings(inputs: CreateInputs): string[] {
  const { name, listener_id } = inputs;
  const nameWarning = "name: some services refuse names of other characters than a-z, 0-9 and -.";
  const lengthWarning = `name: has ${name.length} characters, and on some platforms a deployment that a listener runs does not become ready with more than ${MAX_NAME_BEHIND_LISTENER}. If its first revision fails, write a shorter one.`;
  return [
    ...(hasUnusualName(name) ? [nameWarning] : []),
    ...(listener_id !== undefined && name.length > MAX_NAME_BEHIND_LISTENER ? [lengthWarning] : []),
    ...settingWarnings(inputs),
  ];
}
