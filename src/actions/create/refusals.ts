import {
  AGENT_CONFLICT,
  CREATION_RULES,
  UNLISTED_NAME_RULE,
  UNUSUAL_NAME_RULE,
} from "../../report/refusals/control-plane.ts";
import { RefusedError } from "../../service/client/errors.ts";
import type { CreateInputs } from "./inputs.ts";
import { hasUnusualName } from "./warnings.ts";

/** Whether a creation was refused because of its name: then nothing was created. */
export const isNameTaken = (error: unknown): boolean =>
  error instanceof RefusedError && error.status === 409 && !AGENT_CONFLICT.test(error.detail ?? "");

export const refusalRules = ({ name, if_exists }: CreateInputs) => [
  ...(hasUnusualName(name) ? [UNUSUAL_NAME_RULE] : []),
  ...(if_exists === "update" ? [UNLISTED_NAME_RULE] : []),
  ...CREATION_RULES,
];
